/// Two quantities that go together: Spearman's ρ.
struct RelationFact: Fact {
  /// At most this chance of a false alarm, and at least this strong.
  static let threshold = (p: 0.005, rho: 0.3)

  /// nil for all points of the chart together.
  let trace: Observations.Trace?
  /// Whether it holds in each group by itself, though not for all together.
  var groups: Int?
  /// Those of the groups in which it does not hold, where it holds in most.
  var others: [Observations.Name] = []
  /// Whether it holds from each point to the next, of too few for a test.
  var isStrict = false
  let test: Spearman
  let evidence: [PointReference]
  private(set) var medians: EndMedians?
  /// Of what bins have counted.
  private var bins: TableMedians?
  /// Whether it says between what.
  var hasFigures: Bool { bins != nil || medians != nil }
  /// Whether both are about the same.
  private var isEqual = false

  static func facts(in data: Observations) -> [RelationFact] {
    if data.genre == .grid { return table(data).map { [$0] } ?? [] }
    // Of a map, that what lies further east lies further south says nothing.
    guard data.genre == .scatter, data.chart.yAxis.field == data.measure.field,
      data.chart.places != .earth
    else { return [] }
    let each = data.told.compactMap { RelationFact($0, isNamed: true) }
    if data.count < 10 { return strict(data).map { [$0] } ?? [] }
    // What rises and then falls does neither.
    if CloudFact.turn(in: data) != nil { return [] }
    guard data.traces.count > 1 else {
      return data.traces.compactMap { RelationFact($0, isNamed: false)?.quoting([$0]) }
    }
    // What is true of all together may be false in each group: then only the groups are told.
    if data.chart.panels.count == 1, let whole = RelationFact(data.traces),
      each.allSatisfy({ ($0.test.rho > 0) == (whole.test.rho > 0) })
    {
      return [whole.quoting(data.traces)] + each
    }
    let whole = everywhere(each, of: data) ?? mostly(data)
    return [whole].compactMap(\.self) + each
  }

  // In most groups the same way, and in none of them the other.
  private static func mostly(_ data: Observations) -> RelationFact? {
    let all = data.traces.filter { !$0.ys.isEmpty }
    let found = all.map { ($0, RelationFact($0, isNamed: true)) }
    let holds = found.compactMap(\.1)
    guard all.count > 2, holds.count >= 2, holds.count * 2 >= all.count, holds.count < all.count,
      all.allSatisfy({ $0.name != nil }),
      holds.allSatisfy({ ($0.test.rho > 0) == (holds[0].test.rho > 0) }),
      let least = holds.map(\.test).min(by: { abs($0.rho) < abs($1.rho) })
    else { return nil }
    var fact = RelationFact(
      groups: all.count, test: least, evidence: ends(holds.compactMap(\.trace)))
    fact.others = found.filter { $0.1 == nil }.compactMap(\.0.name)
    return fact
  }

  /// How many rows of a table of bins may be counted one by one.
  private static let mostRows = 100_000.0

  /// Of fewer bins, along both sides, the middles say too little of where their rows lie: two halves by four
  /// show a course, two by two none.
  private static let leastBins = 4

  private static func hasBinsEnough(_ data: Observations) -> Bool {
    guard [data.chart.xAxis, data.chart.yAxis].allSatisfy({ $0.numeric != nil && $0.isBinned })
    else { return true }
    let points = data.chart.allSeries.flatMap(\.points)
    return max(Set(points.map(\.x)).count, Set(points.compactMap(\.y)).count) >= leastBins
  }

  // Rows that bins have counted, each at its bins.
  private static func table(_ data: Observations) -> RelationFact? {
    let (x, y) = (data.chart.xAxis, data.chart.yAxis)
    guard (1...8).contains(data.traces.count), data.countsCases,
      [x, y].allSatisfy(\.countsAlong), data.traces.allSatisfy({ $0.ys.allSatisfy { $0 >= 0 } }),
      data.traces.reduce(0, { $0 + $1.ys.reduce(0, +) }) <= mostRows, hasBinsEnough(data)
    else { return nil }
    let tests = data.traces.compactMap { table($0, data) }
    guard tests.count == data.traces.count, let first = tests.first,
      tests.allSatisfy({ ($0.rho > 0) == (first.rho > 0) }),
      let least = tests.min(by: { abs($0.rho) < abs($1.rho) })
    else { return nil }
    var fact = RelationFact(
      groups: data.isSingle ? nil : tests.count, test: least, evidence: ends(data.traces))
    if data.isSingle, let trace = data.traces.first {
      fact.bins = TableMedians(trace, data.chart, isRising: least.rho > 0)
    }
    return fact
  }

  private static func table(_ trace: Observations.Trace, _ data: Observations) -> Spearman? {
    let (x, y) = (data.chart.xAxis, data.chart.yAxis)
    var (xs, ys): ([Double], [Double]) = ([], [])
    for index in trace.ys.indices {
      let point = data.chart[trace.reference(index)]
      guard let column = x.magnitude(of: point.x), let row = point.y.flatMap(y.magnitude)
      else { continue }
      let count = Int(trace.ys[index])
      xs += Array(repeating: column, count: count)
      ys += Array(repeating: row, count: count)
    }
    return test(xs, ys)
  }

  // Too few for a test: only what is so from each to the next.
  private static func strict(_ data: Observations) -> RelationFact? {
    let points = data.traces.flatMap { zip($0.xs, $0.ys) }.sorted { $0.0 < $1.0 }
    let steps = zip(points, points.dropFirst()).map { ($1.0 - $0.0, $1.1 - $0.1) }
    guard points.count >= 3, steps.allSatisfy({ $0.0 > 0 }),
      steps.allSatisfy({ $0.1 > 0 }) || steps.allSatisfy({ $0.1 < 0 }),
      let test = Spearman(points.map(\.0), points.map(\.1), least: 3)
    else { return nil }
    var fact = RelationFact(groups: nil, test: test, evidence: ends(data.traces))
    fact.isStrict = true
    return fact
  }

  // In every group the same way: the finding of such a chart.
  private static func everywhere(_ each: [RelationFact], of data: Observations) -> RelationFact? {
    guard each.count == data.traces.count, let first = each.first,
      each.allSatisfy({ ($0.test.rho > 0) == (first.test.rho > 0) }),
      let least = each.map(\.test).min(by: { abs($0.rho) < abs($1.rho) })
    else { return nil }
    return RelationFact(groups: each.count, test: least, evidence: ends(data.traces))
  }

  private func quoting(_ traces: [Observations.Trace]) -> RelationFact {
    var fact = self
    fact.medians = EndMedians(traces, isRising: test.rho > 0)
    fact.isEqual = Self.areEqual(traces.flatMap(\.xs), traces.flatMap(\.ys), test)
    return fact
  }

  /// How strong a relation must be that is one for one, within what its slope lies, and how far of the middle four fifths
  /// of x y may lie from it.
  private static let equal = (rho: 0.9, slope: 0.9...1.1, distance: 0.1)

  /// Whether y rises by as much as x and is about as high.
  private static func areEqual(_ xs: [Double], _ ys: [Double], _ test: Spearman) -> Bool {
    guard test.rho >= equal.rho, let line = TheilSen(xs, ys), equal.slope.contains(line.slope),
      let low = Spread.quantile(0.1, of: xs), let high = Spread.quantile(0.9, of: xs), low < high,
      let distance = Spread.median(zip(xs, ys).map { abs($1 - $0) })
    else { return false }
    return distance <= equal.distance * (high - low)
  }

  private init(groups: Int?, test: Spearman, evidence: [PointReference]) {
    trace = nil
    self.groups = groups
    self.test = test
    self.evidence = evidence
  }

  private init?(_ trace: Observations.Trace, isNamed: Bool) {
    guard let test = Self.test(trace.xs, trace.ys) else { return nil }
    self.trace = isNamed ? trace : nil
    self.test = test
    evidence = Self.ends([trace])
  }

  private init?(_ traces: [Observations.Trace]) {
    guard let test = Self.test(traces.flatMap(\.xs), traces.flatMap(\.ys)) else { return nil }
    trace = nil
    self.test = test
    evidence = Self.ends(traces)
  }

  private static func test(_ xs: [Double], _ ys: [Double]) -> Spearman? {
    guard xs.count >= 10, let test = Spearman(xs.thinned, ys.thinned), test.p <= threshold.p,
      abs(test.rho) >= threshold.rho
    else { return nil }
    return test
  }

  // From the point furthest left to the one furthest right.
  private static func ends(_ traces: [Observations.Trace]) -> [PointReference] {
    let all = traces.flatMap { trace in
      trace.xs.indices.map { (x: trace.xs[$0], reference: trace.reference($0)) }
    }
    guard let low = all.min(by: { $0.x < $1.x }), let high = all.max(by: { $0.x < $1.x })
    else { return [] }
    return [low.reference, high.reference]
  }

  var kind: Feature.Kind { .relation }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.relation
    let y = narrator.data.genre == .grid ? narrator.data.chart.yAxis : narrator.data.measure
    if let groups, !others.isEmpty {
      let text = (test.rho > 0 ? words.mostUp : words.mostDown)([
        "x": narrator.subject(narrator.xAxis), "y": narrator.subject(y),
        "k": narrator.language.number(Double(groups - others.count)),
        "n": narrator.language.number(Double(groups)),
      ])
      return narrator.excepting(others, text)
    }
    if let groups {
      return (test.rho > 0 ? words.eachUp : words.eachDown)([
        "x": narrator.subject(narrator.xAxis), "y": narrator.subject(y),
        "n": narrator.language.count(groups),
      ])
    }
    if isStrict {
      return (test.rho > 0 ? words.everyUp : words.everyDown)([
        "x": narrator.title(narrator.data.chart.xAxis), "y": narrator.title(y),
      ])
    }
    let size = medians?.areFar ?? false ? max(abs(test.rho), Graded.moderate) : abs(test.rho)
    let isOneForOne = isEqual && narrator.xAxis.unit == narrator.measure.unit
    let phrase =
      isOneForOne ? words.upEqually : (test.rho > 0 ? words.up : words.down).phrase(size)
    let text = phrase([
      "x": narrator.subject(narrator.xAxis), "y": narrator.subject(y),
    ])
    if let trace { return narrator.told(text, of: trace) }
    return medians?.clause(narrator, text) ?? bins?.clause(narrator, text) ?? text
  }

  func method(_ narrator: Narrator) -> String? {
    if isStrict { return nil }
    return narrator.language.facts.relation.method([
      "rho": narrator.statistic(test.rho), "p": narrator.probability(test.p),
    ])
  }
}

struct RelationWords: Sendable {
  /// {x}, {y}.
  var up, down: Graded
  /// {x}, {y}, {n} groups.
  var eachUp, eachDown: Phrase
  /// {x}, {y}, {k} of {n} groups.
  var mostUp, mostDown: Phrase
  /// {x}, {y}: true of every point.
  var everyUp, everyDown: Phrase
  /// {text}; {low} where x is {first} or less, {high} where it is {last} or more.
  var ends: Phrase
  /// The same where x is {first}, and nothing is less.
  var endsOfLeast: Phrase
  /// {x}, {y}: by as much as x, and about as high.
  var upEqually: Phrase
  /// {rho}, {p}.
  var method: Phrase
}

/// A sentence for each strength of what it tells.
struct Graded: Sendable {
  var strong, moderate, weak: Phrase

  init(strong: Phrase, moderate: Phrase, weak: Phrase) {
    (self.strong, self.moderate, self.weak) = (strong, moderate, weak)
  }

  /// {strength}: one of three words.
  init(_ pattern: String, _ strong: String, _ moderate: String, _ weak: String) {
    func phrase(_ word: String) -> Phrase { Phrase(pattern.replacing("{strength}", with: word)) }
    self.init(strong: phrase(strong), moderate: phrase(moderate), weak: phrase(weak))
  }

  /// Of a rank correlation.
  func phrase(_ size: Double) -> Phrase {
    size >= 0.7 ? strong : size >= Self.moderate ? moderate : weak
  }

  /// The least that is more than weak.
  static let moderate = 0.4
}

extension Axis {
  /// Whether its places are amounts: numbers, or names that all are.
  var countsAlong: Bool {
    if isTemporal { return false }
    return numeric != nil || categorical?.order.allSatisfy { Double($0) != nil } ?? false
  }

  fileprivate func magnitude(of value: AxisValue) -> Double? {
    if let category = value.category, let order = categorical?.order {
      return order.indices.contains(category) ? Double(order[category]) : nil
    }
    return value.number
  }
}
