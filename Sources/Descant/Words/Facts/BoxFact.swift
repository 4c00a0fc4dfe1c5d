/// Of boxes the highest and lowest median and the widest middle half; of one box its five numbers.
struct BoxFact: Fact {
  enum Found: Sendable {
    case only
    /// Along an order that means something: from the first box to the last one way, at every step or at most.
    case along(overlap: Bool, isEven: Bool)
    /// Of the evidence so many are the highest, the rest the lowest.
    case medians(highest: Int)
    /// The same where the middle halves of all boxes share some values.
    case overlapping(highest: Int)
    /// Of the evidence so many lie high and the rest low, with an empty band between the middle halves of both.
    case classes(high: Int)
    case sameMedians(Double)
    /// Of two boxes, the higher first.
    case two(overlap: Bool)
    /// Where the other end is at too many boxes to name.
    case end(isHighest: Bool)
    case widest
    /// Values far beyond the middle halves, which are drawn alone: how many in all, and that one which is farthest.
    case beyond(count: Int, farthest: Double)
  }

  let found: Found
  let evidence: [PointReference]
  var kind: Feature.Kind { .distribution }

  /// So many widths of the middle half beyond it a value is far out.
  private static let farOut = 3.0

  /// Whether the farthest of the values drawn alone is that far out.
  func isFarOut(in data: Observations) -> Bool {
    guard case .beyond(_, let value) = found, let place = evidence.first,
      let spread = data.chart[place].spread
    else { return false }
    let width = spread.upperQuartile - spread.lowerQuartile
    return max(value - spread.upperQuartile, spread.lowerQuartile - value) > Self.farOut * width
  }

  static func facts(in data: Observations) -> [BoxFact] {
    let boxes = data.chart.boxes
    guard let first = boxes.first else { return [] }
    guard boxes.count > 1 else { return [BoxFact(found: .only, evidence: [first.place])] }
    let isOrdered = data.chart.panels.count == 1 && data.chart.hasOrderedLevels(boxes.map(\.place))
    return [medians(boxes, isOrdered: isOrdered), widest(boxes), beyond(boxes)].compactMap(\.self)
  }

  private static func medians(_ boxes: [Chart.PlacedBox], isOrdered: Bool) -> BoxFact? {
    let medians = boxes.map(\.spread.median)
    guard let high = medians.max(), let low = medians.min() else { return nil }
    if high == low { return BoxFact(found: .sameMedians(high), evidence: boxes.map(\.place)) }
    let (highest, lowest) = (
      boxes.filter { $0.spread.median == high }, boxes.filter { $0.spread.median == low }
    )
    let overlap =
      (boxes.map(\.spread.lowerQuartile).max() ?? 0)
      < (boxes.map(\.spread.upperQuartile).min() ?? 0)
    if isOrdered, let course = LevelCourse(medians) {
      return BoxFact(
        found: .along(overlap: overlap, isEven: course.isEven),
        evidence: [boxes[0].place, boxes[boxes.count - 1].place])
    }
    if boxes.count == 2 {
      return BoxFact(found: .two(overlap: overlap), evidence: (highest + lowest).map(\.place))
    }
    if let classes = classes(boxes) { return classes }
    guard highest.count <= 3, lowest.count <= 3 else {
      guard let few = [highest, lowest].first(where: { $0.count <= 3 }) else { return nil }
      return BoxFact(
        found: .end(isHighest: few[0].spread.median == high), evidence: few.map(\.place))
    }
    return BoxFact(
      found: overlap ? .overlapping(highest: highest.count) : .medians(highest: highest.count),
      evidence: (highest + lowest).map(\.place))
  }

  /// Fewer boxes are told one by one, more are a crowd; of fewer values middle halves part by chance.
  private static let classes = (boxes: 4...10, values: 8)

  /// Two classes of boxes: the widest step between medians is twice every other, and no middle half of the one class
  /// reaches one of the other.
  private static func classes(_ boxes: [Chart.PlacedBox]) -> BoxFact? {
    guard classes.boxes.contains(boxes.count),
      boxes.allSatisfy({ $0.spread.count ?? 0 >= classes.values })
    else { return nil }
    let sorted = boxes.sorted { ($0.spread.median, $0.place) < ($1.spread.median, $1.place) }
    let steps = zip(sorted, sorted.dropFirst()).map { $1.spread.median - $0.spread.median }
    guard let cut = steps.indices.max(by: { steps[$0] < steps[$1] }),
      (2...boxes.count - 2).contains(cut + 1),
      steps.indices.allSatisfy({ $0 == cut || steps[cut] >= 2 * steps[$0] })
    else { return nil }
    let (low, high) = (sorted[...cut], sorted[(cut + 1)...])
    guard let top = low.map(\.spread.upperQuartile).max(),
      let bottom = high.map(\.spread.lowerQuartile).min(), top < bottom
    else { return nil }
    return BoxFact(
      found: .classes(high: high.count), evidence: (high + low).map(\.place).inOrder(of: high.count)
    )
  }

  private static func widest(_ boxes: [Chart.PlacedBox]) -> BoxFact? {
    func width(_ box: Chart.PlacedBox) -> Double {
      box.spread.upperQuartile - box.spread.lowerQuartile
    }
    guard boxes.count > 2, let most = boxes.map(width).max() else { return nil }
    let widest = boxes.filter { width($0) == most }
    return widest.count == 1 ? BoxFact(found: .widest, evidence: [widest[0].place]) : nil
  }

  /// The farthest is that of the most widths of its own box; more are a tail, and none alone.
  private static func beyond(_ boxes: [Chart.PlacedBox]) -> BoxFact? {
    let alone = boxes.flatMap { box in
      box.spread.outliers.map { value -> (value: Double, away: Double, place: PointReference) in
        let width = max(box.spread.upperQuartile - box.spread.lowerQuartile, .leastNormalMagnitude)
        return (value, abs(value - box.spread.median) / width, box.place)
      }
    }
    guard (1...mostAlone).contains(alone.count), let far = alone.max(by: { $0.away < $1.away })
    else { return nil }
    return BoxFact(
      found: .beyond(count: alone.count, farthest: far.value), evidence: [far.place])
  }

  private static let mostAlone = 12

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.box
    let spreads = evidence.compactMap { narrator.data.chart[$0].spread }
    switch found {
    case .only where narrator.isBrief && spreads[0].lowerQuartile < spreads[0].upperQuartile:
      let spread = spreads[0]
      return narrator.language.facts.first.typical([
        "median": median(spread, narrator),
        "range": narrator.speaker.range(spread.lowerQuartile, spread.upperQuartile, .written),
      ])
    case .only:
      return narrator.speaker.y(of: narrator.data.chart[evidence[0]], .written) ?? ""
    case .along(let overlap, let isEven):
      let text = LevelCourse.text(
        narrator.language.facts.contrast, what: narrator.language.facts.contrast.median(),
        isRising: spreads[0].median < spreads[1].median, isEven: isEven,
        from: (medians(spreads[0], spreads[1], narrator).0, narrator.place(evidence[0])),
        to: (medians(spreads[0], spreads[1], narrator).1, narrator.place(evidence[1])))
      return overlap ? narrator.language.facts.levels.overlapping(["text": text]) : text
    case .sameMedians(let value):
      return words.same(["value": narrator.speaker.ofSpread(value, .written)])
    case .medians(let count), .overlapping(let count):
      let isLowFirst = if case .overlapping = found { true } else { false }
      let (first, last) =
        isLowFirst
        ? medians(spreads[count], spreads[0], narrator)
        : medians(spreads[0], spreads[count], narrator)
      let phrase = isLowFirst ? narrator.language.facts.contrast.overlapping : words.medians
      return phrase([
        "highAt": narrator.places(Array(evidence.prefix(count))),
        "high": isLowFirst ? last : first,
        "lowAt": narrator.places(Array(evidence.dropFirst(count))),
        "low": isLowFirst ? first : last,
      ])
    case .classes(let count):
      func level(_ spreads: ArraySlice<BoxSpread>) -> String {
        let medians = spreads.map(\.median)
        guard let low = medians.min(), let high = medians.max() else { return "" }
        return low == high
          ? narrator.speaker.ofSpread(low, .written) : narrator.speaker.range(low, high, .written)
      }
      return narrator.language.facts.levels.classes([
        "high": level(spreads.prefix(count)),
        "highAt": narrator.places(Array(evidence.prefix(count))),
        "low": level(spreads.dropFirst(count)),
        "lowAt": narrator.places(Array(evidence.dropFirst(count))),
      ])
    case .two(let overlap): return two(spreads, overlap, narrator)
    case .end(let isHighest):
      let levels = narrator.language.facts.levels
      return (isHighest ? levels.highest : levels.lowest)([
        "at": narrator.places(evidence), "value": median(spreads[0], narrator),
      ])
    case .beyond(let count, let value):
      return (count == 1 ? words.alone : words.farthest)([
        "outliers": narrator.language.text(words.outliers, count: count),
        "value": narrator.isBrief
          ? narrator.edge(value) : narrator.speaker.ofSpread(value, .written),
        "at": narrator.place(evidence[0]),
      ])
    case .widest:
      return words.widest([
        "range": narrator.speaker.range(
          spreads[0].lowerQuartile, spreads[0].upperQuartile, .written),
        "at": narrator.place(evidence[0]),
      ])
    }
  }

  /// From this factor on one of two is so many times the other.
  private static let leastTimes = 1.5

  private func two(_ spreads: [BoxSpread], _ overlap: Bool, _ narrator: Narrator) -> String {
    let words = narrator.language.facts.levels
    let (high, low) = (spreads[0].median, spreads[1].median)
    let isTimes = narrator.measure.isRatio && low > 0 && high >= Self.leastTimes * low
    let told = medians(spreads[0], spreads[1], narrator)
    let text = (isTimes ? words.times : words.higher)([
      "aAt": narrator.place(evidence[0]), "a": told.0,
      "times": isTimes ? narrator.figures(high / low) : "", "bAt": narrator.place(evidence[1]),
      "b": told.1,
    ])
    return overlap ? words.overlapping(["text": text]) : text
  }

  private func median(_ spread: BoxSpread, _ narrator: Narrator) -> String {
    narrator.isBrief
      ? narrator.edge(spread.median) : narrator.speaker.ofSpread(spread.median, .written)
  }

  /// Two in one sentence, in the order in which it has them.
  private func medians(
    _ first: BoxSpread, _ second: BoxSpread, _ narrator: Narrator
  ) -> (String, String) {
    narrator.isBrief
      ? narrator.edges(first.median, second.median)
      : (
        narrator.speaker.ofSpread(first.median, .written),
        narrator.speaker.ofSpread(second.median, .written)
      )
  }

  func method(_ narrator: Narrator) -> String? {
    let words = narrator.language.facts.box
    guard let reach = evidence.first.flatMap({ narrator.data.chart[$0].spread?.reach }) else {
      return words.method()
    }
    return words.methodOfOutliers(["reach": narrator.language.number(reach)])
  }
}

extension [PointReference] {
  /// The first so many, then the rest, each in the order of the chart.
  fileprivate func inOrder(of count: Int) -> [PointReference] {
    prefix(count).sorted() + dropFirst(count).sorted()
  }
}

extension Chart {
  typealias PlacedBox = (spread: BoxSpread, place: PointReference)

  /// All boxes with their places, in reading order.
  var boxes: [PlacedBox] {
    panels.enumerated().flatMap { panel, content in
      content.series.enumerated().flatMap { series, line in
        line.points.enumerated().compactMap { index, point -> PlacedBox? in
          let place = PointReference(panel: panel, series: series, point: index)
          guard let spread = point.spread, !isUnstated(place) else { return nil }
          return (spread, place)
        }
      }
    }
  }
}

extension Speaker {
  /// "median 12.3, middle half from 9.1 to 15.0, all from 4 to 22, 3 outliers, 40 values".
  func spread(_ spread: BoxSpread, _ register: Register) -> String {
    let words = language.facts.box
    var parts = [
      spread.minimum == spread.maximum
        ? ofSpread(spread.median, register)
        : words.spread([
          "median": ofSpread(spread.median, register),
          "middle": range(spread.lowerQuartile, spread.upperQuartile, register),
          "range": range(spread.minimum, spread.maximum, register),
        ])
    ]
    if spread.hasShortWhiskers {
      let whiskers = range(spread.lowerWhisker, spread.upperWhisker, register)
      parts.append(words.whiskers(["range": whiskers]))
    }
    if !spread.outliers.isEmpty {
      parts.append(language.text(words.outliers, count: spread.outliers.count))
    }
    if let count = spread.count { parts.append(language.text(words.values, count: count)) }
    return parts.joined(separator: language.joining.nameComma)
  }

  /// As many digits as a value needs: where a quartile lies between two data, the data stay whole.
  func ofSpread(_ number: Double, _ register: Register) -> String {
    quantity(rounded(number), on: axisOfSpread, register)
  }

  func range(_ low: Double, _ high: Double, _ register: Register) -> String {
    range(.number(rounded(low)), .number(rounded(high)), on: axisOfSpread, register)
  }

  private var axisOfSpread: Axis {
    var axis = chart.yAxis
    axis.format.decimals = nil
    return axis
  }

  private func rounded(_ number: Double) -> Double {
    let places = chart.yAxis.format.decimals ?? 6
    let shift = chart.yAxis.format.isPercent ? 2 : 0
    let power = (0..<min(max(places + shift, 0), 15)).reduce(1.0) { product, _ in product * 10 }
    return abs(number) < 1e9 ? (number * power).rounded() / power : number
  }
}

/// What is said of boxes.
struct BoxWords: Sendable {
  /// {median}, {middle}, {range}: both ranges "9.1 to 15.0".
  var spread: Phrase
  /// {range}: where outliers lie beyond them.
  var whiskers: Phrase
  var outliers, values: Plural
  var boxes: Plural
  /// {highAt}, {high}, {lowAt}, {low}.
  var medians: Phrase
  /// {value}.
  var same: Phrase
  /// {range}, {at}.
  var widest: Phrase
  /// {outliers}, {value}, {at}: of one value that is drawn alone, and of several the farthest.
  var alone, farthest: Phrase
  var method: Phrase
  /// {reach}.
  var methodOfOutliers: Phrase
}
