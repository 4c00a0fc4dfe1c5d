/// A bin that no row lies in holds none: zero, and there to be met like any other.
extension Chart {
  private static let mostEmptyBins = 200

  /// With a point of zero wherever a bin between two others has no row in any series.
  ///
  /// Of bins alone that count rows, each as wide as the others.
  func withEmptyBins() -> Chart {
    guard kind == .histogram, yAxis.countsRecords, !xAxis.isTemporal else { return self }
    var chart = self
    for place in panels.indices {
      let empty = Self.emptyBins(panels[place].series.flatMap(\.points))
      guard !empty.isEmpty else { continue }
      for series in panels[place].series.indices {
        let own = panels[place].series[series].points
        let isReversed = own.count > 1 && Self.starts(own[own.count - 1], before: own[0])
        chart.panels[place].series[series].points += empty.map { bin in
          DataPoint(
            x: .number(bin.lowerBound), x2: .number(bin.upperBound), y: .number(0), y2: .number(0),
            additional: additionalAxes.map { _ in nil })
        }
        chart.panels[place].series[series].points.sort {
          isReversed ? Self.starts($1, before: $0) : Self.starts($0, before: $1)
        }
      }
    }
    return chart
  }

  private static func starts(_ one: DataPoint, before other: DataPoint) -> Bool {
    (one.x.number ?? 0) < (other.x.number ?? 0)
  }

  private static func emptyBins(_ points: [DataPoint]) -> [Range<Double>] {
    let bins = Set(
      points.compactMap { point -> Range<Double>? in
        guard let low = point.x.number, let high = point.x2?.number, low < high,
          point.offset == nil
        else { return nil }
        return low..<high
      }
    ).sorted { $0.lowerBound < $1.lowerBound }
    guard let width = bins.map({ $0.upperBound - $0.lowerBound }).min(),
      bins.allSatisfy({ abs($0.upperBound - $0.lowerBound - width) <= width * 1e-6 })
    else { return [] }
    var empty: [Range<Double>] = []
    for (one, next) in zip(bins, bins.dropFirst()) {
      let count = ((next.lowerBound - one.upperBound) / width).rounded()
      guard count >= 1 else { continue }
      guard Double(empty.count) + count <= Double(mostEmptyBins) else { return [] }
      for place in 0..<Int(count) {
        let low = one.upperBound + Double(place) * width
        let isLast = place + 1 == Int(count)
        empty.append(low..<(isLast ? next.lowerBound : low + width))
      }
    }
    return empty
  }
}
