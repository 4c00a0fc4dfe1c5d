/// How a data line feels.
enum LineStyle: String, Hashable, Sendable, CaseIterable {
  case solid, dashed, dotted, double
  /// For a line that stands for one value.
  case reference

  /// Across, with all that belongs to it.
  func width(_ options: TactileOptions) -> Double {
    switch self {
    case .solid, .dashed: options.line(Rules.dataLine)
    case .dotted: Rules.roundDot.value
    case .double: 2 * Rules.doubleLine.value + Rules.gap.value
    case .reference: options.line(Rules.axisLine)
    }
  }

  /// The raised parts of a piece of line.
  func shapes(along path: Path, _ options: TactileOptions) -> [RaisedShape] {
    let length = path.length
    let width = options.line(Rules.dataLine)
    switch self {
    case .solid: return [.stroke(path.spots, width: width)]
    case .dashed:
      return Self.dashes(
        of: Self.fitted(Rules.dash.value, Rules.dashGap.value, to: length + width),
        Rules.dashGap.value, along: path, width)
    case .reference:
      return Self.dashes(
        of: Rules.shortDash.value, Rules.gap.value, along: path, self.width(options))
    case .dotted:
      // The last one stands at the line's end.
      let count = max(1, Int(length / Rules.roundDotPitch.value))
      return (0...count).compactMap { index in
        let place = length * Double(index) / Double(count)
        let spot =
          index == count ? path.spots.last : path.part(from: place, to: place + 0.01).spots.first
        return spot.map { .disc($0, diameter: Rules.roundDot.value) }
      }
    case .double:
      let side = (Rules.doubleLine.value + Rules.gap.value) / 2
      return [path.beside(side), path.beside(-side)].map {
        .stroke($0.spots, width: min(width, Rules.doubleLine.value))
      }
    }
  }

  /// The length of a dash with which the last one ends where the line does: 6 to 10 mm, as far as that goes, or the whole line.
  private static func fitted(_ dash: Double, _ gap: Double, to length: Double) -> Double {
    var count = max(1, ((length + gap) / (dash + gap)).rounded())
    func fits(_ count: Double) -> Bool { (length + gap) / count - gap >= Rules.leastDash.value }
    if count > 1, !fits(count) { count -= 1 }
    if (length + gap) / count - gap > Rules.mostDash.value, fits(count + 1) { count += 1 }
    return (length + gap) / count - gap
  }

  private static func dashes(
    of dash: Double, _ gap: Double, along path: Path, _ width: Double
  ) -> [RaisedShape] {
    let length = path.length
    // Round ends make a dash longer than its line.
    let drawn = dash - width
    return stride(from: 0, to: length, by: dash + gap).compactMap { start in
      let part = path.part(from: start, to: min(length, start + drawn))
      return part.spots.count > 1 && part.length > min(drawn, Rules.shortest.value - width) - 1e-6
        ? .stroke(part.spots, width: width) : nil
    }
  }
}

/// How a point feels.
enum PointSymbol: String, Hashable, Sendable, CaseIterable {
  case disc, ring, square

  /// From its middle to its farthest edge.
  var reach: Double {
    switch self {
    case .disc: Rules.disc.value / 2
    case .ring: Rules.ring.value / 2
    case .square: Rules.square.value / 2 * 2.0.squareRoot()
    }
  }

  func shape(at spot: PaperSpot) -> RaisedShape {
    switch self {
    case .disc: .disc(spot, diameter: Rules.disc.value)
    case .ring: .ring(spot, diameter: Rules.ring.value, width: Rules.ringLine.value)
    case .square:
      .filled(
        PaperBox(around: spot, width: Rules.square.value, height: Rules.square.value).corners)
    }
  }
}
