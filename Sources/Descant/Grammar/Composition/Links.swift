/// Lines that tie data of other layers together at one place of the axis, as those of a dumbbell plot do: they are drawn,
/// and are no data of their own.
enum Links {
  private struct Place: Hashable {
    var x: AxisValue
    var y: AxisValue
  }

  /// Which layers are nothing but such lines.
  static func places(in parts: [IntervalJoining.Part]) -> [Int] {
    parts.indices.filter { place in
      let own = parts[place].series
      guard !own.isEmpty, own.allSatisfy(staysAtOnePlace) else { return false }
      let others = parts.indices.filter { $0 != place && !parts[$0].isJoined }
        .flatMap { parts[$0].series }.filter(\.hasSymbols)
      let data = Set(others.flatMap(\.points).compactMap(Self.place))
      return own.flatMap(\.points).compactMap(Self.place).allSatisfy(data.contains)
    }
  }

  private static func staysAtOnePlace(_ series: Series) -> Bool {
    let data = series.points.compactMap(place)
    return series.marks.allSatisfy { $0.shape == .line } && data.count > 1
      && data.allSatisfy { $0.x == data[0].x }
  }

  private static func place(of point: DataPoint) -> Place? {
    point.drawn.map { Place(x: point.x, y: $0) }
  }
}

extension Series {
  fileprivate var hasSymbols: Bool {
    marks.contains { [.point, .circle, .square].contains($0.shape) }
  }
}
