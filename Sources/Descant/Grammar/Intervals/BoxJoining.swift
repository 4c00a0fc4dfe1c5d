/// A box plot that its author builds of layers, from numbers summed up before: whiskers, middle half,
/// median and, beyond them, outliers become one datum with its parts, in whatever order they are drawn.
struct BoxJoining {
  /// What is left, the boxes in place of the middle halves.
  private(set) var parts: [IntervalJoining.Part]
  /// What the medians are called; nil where no boxes were found.
  private(set) var title: String?

  init(_ parts: [IntervalJoining.Part]) {
    self.parts = parts
    for place in parts.indices where title == nil && Self.isRange(parts[place], .bar) {
      join(place)
    }
  }

  private typealias Ends = (low: Double, high: Double)

  private mutating func join(_ halves: Int) {
    let places = parts[halves].series.flatMap(\.points).map(\.x)
    guard (1...BoxSummary.mostBoxes).contains(places.count), Set(places).count == places.count,
      let whiskers = parts.indices.first(where: {
        Self.isRange(parts[$0], .rule) && Self.ends(parts[$0]).keys.count == places.count
      }),
      let medians = parts.indices.first(where: { place in
        [.tick, .point, .circle, .square].contains(parts[place].layer.mark.shape)
          && Set(Self.values(parts[place]).keys) == Set(places)
          && Self.values(parts[place]).values.allSatisfy { $0.count == 1 }
      })
    else { return }
    let (outer, middle) = (Self.ends(parts[whiskers]), Self.values(parts[medians]))
    let outliers = parts.indices.first { place in
      ![halves, whiskers, medians].contains(place)
        && Self.liesBeyond(parts[place], halves: parts[halves])
    }
    let far = outliers.map { Self.values(parts[$0]) } ?? [:]
    var boxes = parts[halves]
    for index in boxes.series.indices {
      for point in boxes.series[index].points.indices {
        let own = boxes.series[index].points[point]
        guard let half = Self.ends(own), let whisker = outer[own.x], let median = middle[own.x]?[0],
          whisker.low <= half.low, half.low <= median, median <= half.high,
          half.high <= whisker.high
        else { return }
        let beyond = (far[own.x] ?? []).sorted()
        boxes.series[index].points[point].spread = BoxSpread(
          count: nil, minimum: min(whisker.low, beyond.first ?? whisker.low),
          lowerQuartile: half.low, median: median, upperQuartile: half.high,
          maximum: max(whisker.high, beyond.last ?? whisker.high), reach: nil,
          lowerWhisker: whisker.low, upperWhisker: whisker.high, outliers: beyond)
        boxes.series[index].points[point].y = .number(median)
        boxes.series[index].points[point].y2 = nil
        boxes.series[index].points[point].isRange = false
      }
      boxes.series[index].marks = [Mark(.boxplot)]
    }
    title =
      GuideTitle(
        parts[medians].layer.channels.filter { $0.isMeasure && $0.name.isPosition }
          .map { (parts[medians].layer, $0) }
      ).plain
    parts[halves] = boxes
    for place in [whiskers, medians] + [outliers].compactMap(\.self) {
      parts[place].isJoined = true
    }
  }

  /// Whether each of its marks reaches from a low to a high value.
  private static func isRange(_ part: IntervalJoining.Part, _ shape: Mark.Shape) -> Bool {
    let points = part.series.flatMap(\.points)
    return part.layer.mark.shape == shape && !points.isEmpty
      && points.allSatisfy { $0.isRange && $0.amount == nil && ends($0) != nil }
  }

  private static func ends(_ point: DataPoint) -> Ends? {
    guard let a = point.y?.number, let b = point.y2?.number else { return nil }
    return (min(a, b), max(a, b))
  }

  private static func ends(_ part: IntervalJoining.Part) -> [AxisValue: Ends] {
    let all = part.series.flatMap(\.points).compactMap { point in ends(point).map { (point.x, $0) }
    }
    return Dictionary(all) { first, _ in first }
  }

  private static func values(_ part: IntervalJoining.Part) -> [AxisValue: [Double]] {
    let all = part.series.flatMap(\.points).compactMap { point in
      point.y2 == nil ? point.y?.number.map { (point.x, $0) } : nil
    }
    return Dictionary(grouping: all) { $0.0 }.mapValues { $0.map(\.1) }
  }

  /// Whether all its points lie outside of the middle halves.
  private static func liesBeyond(
    _ part: IntervalJoining.Part, halves: IntervalJoining.Part
  ) -> Bool {
    guard [.point, .circle, .square].contains(part.layer.mark.shape) else { return false }
    let (inner, all) = (ends(halves), values(part))
    return all.allSatisfy { place, numbers in
      inner[place].map { half in numbers.allSatisfy { $0 < half.low || $0 > half.high } } ?? false
    }
  }
}
