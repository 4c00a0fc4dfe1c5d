/// What a factor makes of a value where several are crossed: how far a share goes from one category to
/// another, or the same category ahead in every group.
///
/// A description of what is drawn: both ends are said, and how many groups agree.
struct ContrastFact: Fact {
  enum Subject: Sendable { case share(of: String), median, value }

  private(set) var subject: Subject
  /// What tells the two ends apart.
  private(set) var factor: FactorTable.Factor
  /// Of the group where they lie furthest apart.
  let high, low: FactorTable.Cell
  /// In how many groups of how many; of one group nothing is said.
  let groups: (times: Int, count: Int)
  let levels: Int
  /// What tells the group from the others.
  private(set) var others: [FactorTable.Factor]
  /// By what the one group is told from those that are not spoken of.
  private var group: FactorTable.Factor?
  /// The ends of each of those groups.
  private var ends: [(high: FactorTable.Cell, low: FactorTable.Cell)] = []
  /// Of two of those groups where they are furthest apart.
  private var gap: (high: FactorTable.Cell, low: FactorTable.Cell)?
  /// More are not told one by one.
  private static let mostGroups = 3
  /// Where the levels have an order that means something, and all go one way along it.
  private(set) var course: LevelCourse?
  private let effect: Double
  /// Whether the ends are those of all cells, whose groups agree in nothing.
  private var isOfAll = false
  /// The groups in which the lower one is higher.
  private var elsewhere: [FactorTable.Cell] = []
  var kind: Feature.Kind { .difference }
  var topic: Topic { .contrast }
  // Where nothing is there is nothing to show.
  var evidence: [PointReference] {
    (ends.isEmpty ? [high, low] : (ends + [gap].compactMap(\.self)).flatMap { [$0.high, $0.low] })
      .filter { !$0.isAbsent }.map(\.place)
  }

  /// Less than this share of the range, or of a whole, is a small one.
  static let least = (share: 0.1, range: 0.25)

  /// A contrast that is small next to the values' range is left to the list.
  func strength(in data: Observations) -> Double {
    switch subject {
    // Of many answers which is the most common in each group says more than how far one of them goes.
    case .share where PartFact.facts(in: data).contains(where: \.namesEach): return 0.9
    case .share: return effect >= Self.least.share * data.whole ? 1 : 0.6
    // Beside the values' range that of their middles is always small.
    case .median: return 1
    case .value: break
    }
    return effect >= Self.least.range * data.span ? 1 : 0.6
  }

  static func facts(in data: Observations) -> [ContrastFact] {
    guard let table = FactorTable(data) else { return [] }
    guard
      var found = table.isOfShares
        ? shares(table, whole: data.whole)
        : levels(table) ?? reversal(table, data) ?? middles(table, data)
    else { return [] }
    found.course = found.course(table, data)
    // That a part is the largest everywhere, between the same ends, says more.
    let isTold = PartFact.facts(in: data).contains { Set($0.evidence) == Set(found.evidence) }
    return isTold ? [] : [found]
  }

  /// Of the one group that is told, or of all that agree.
  private func course(_ table: FactorTable, _ data: Observations) -> LevelCourse? {
    guard factor == .x else { return nil }
    let cells = table.cells.filter { cell in
      if case .share(let name) = subject { cell.keys[.series] == name } else { true }
    }
    let kept =
      group.map { group in cells.filter { $0.keys[group] == high.keys[group] } } ?? cells
    let rows = Dictionary(grouping: kept) { cell in
      table.factors.filter { $0 != .x }.map { cell.keys[$0] ?? "" }
    }
    let courses = rows.values.map { row -> LevelCourse? in
      let sorted = row.sorted { table.order($0, data) < table.order($1, data) }
      guard data.chart.hasOrderedLevels(sorted.map(\.place)) else { return nil }
      return LevelCourse(sorted.map(\.value))
    }
    guard let first = courses.first, let course = first, groups.times == groups.count,
      courses.allSatisfy({ $0?.isRising == course.isRising })
    else { return nil }
    if courses.count == 1 { return course }
    return courses.allSatisfy({ $0?.isEven ?? false }) ? course : nil
  }

  /// Of the parts of each whole the one that changes most; of two the one that says yes, else the
  /// smaller, for the other is what is left.
  private static func shares(_ table: FactorTable, whole: Double) -> ContrastFact? {
    guard table.factors.contains(.series) else { return nil }
    let parts = Dictionary(grouping: table.cells) { $0.keys[.series] ?? "" }
    let sums = parts.mapValues { $0.reduce(0) { $0 + $1.value } }
    var names = parts.keys.sorted()
    if names.count == 2,
      let yes = names.first(where: Language.affirms) ?? Language.affirmed(names)
    {
      names = [yes]
    } else if names.count == 2 {
      names = [(sums[names[0]] ?? 0) <= (sums[names[1]] ?? 0) ? names[0] : names[1]]
    }
    let others = table.factors.filter { $0 != .series }
    func contrasts(_ cells: [FactorTable.Cell], _ factors: [FactorTable.Factor]) -> [ContrastFact] {
      names.flatMap { name in
        let part = cells.filter { $0.keys[.series] == name }
        return others.compactMap { factor in
          ContrastFact(.share(of: name), part, factor, factors.filter { $0 != factor })
        }
      }
    }
    if let agreed = most(contrasts(table.cells, others)) { return agreed }
    // Where the groups disagree the widest of one of them.
    let each = others.flatMap { group in
      Dictionary(grouping: table.cells) { $0.keys[group] ?? "" }
        .sorted { $0.value[0].place < $1.value[0].place }
        .flatMap { contrasts($0.value, others.filter { $0 != group }) }
        .filter { $0.factor != group }.map { $0.within(group) }
    }
    return most(each).map { fact in
      guard let group = fact.group else { return fact }
      var fact = fact
      // The ends of each group, in the order of the chart; none where another factor is crossed as well.
      let own = table.cells.filter { $0.keys[.series] == fact.high.keys[.series] }
      let groups = Dictionary(grouping: own) { $0.keys[group] ?? "" }.values
        .sorted { $0[0].place < $1[0].place }
      let areAlone = groups.allSatisfy { cells in
        Set(cells.map { $0.keys[fact.factor] }).count == cells.count
      }
      guard areAlone else { return fact }
      fact.ends = groups.compactMap { cells in
        guard let high = cells.max(by: { $0.value < $1.value }),
          let low = cells.min(by: { $0.value < $1.value }), low.value < high.value
        else { return nil }
        return (high, low)
      }
      if fact.ends.count < groups.count { fact.ends = [] }
      if fact.ends.count == 2 { fact.gap = widest(own, fact.factor, least: least.share * whole) }
      return fact
    }
  }

  /// The two cells of one level that are furthest apart, at least so far and further than of any other level.
  private static func widest(
    _ cells: [FactorTable.Cell], _ factor: FactorTable.Factor, least: Double
  ) -> (high: FactorTable.Cell, low: FactorTable.Cell)? {
    let levels = Dictionary(grouping: cells) { $0.keys[factor] ?? "" }.values
    let pairs: [(high: FactorTable.Cell, low: FactorTable.Cell)] =
      levels.filter { $0.count == 2 }.map { level in
        level[0].value < level[1].value ? (level[1], level[0]) : (level[0], level[1])
      }
    let sizes = pairs.map { $0.high.value - $0.low.value }
    guard let most = sizes.max(), most >= least, sizes.count(where: { $0 == most }) == 1
    else { return nil }
    return sizes.firstIndex(of: most).map { pairs[$0] }
  }

  private func within(_ group: FactorTable.Factor) -> ContrastFact {
    var fact = self
    fact.group = group
    return fact
  }

  private static func levels(_ table: FactorTable) -> ContrastFact? {
    guard table.factors.count > 1 else { return nil }
    let subject: Subject = table.isOfMedians ? .median : .value
    let all = table.factors.compactMap { factor in
      ContrastFact(subject, table.cells, factor, table.factors.filter { $0 != factor })
    }
    return most(all)
  }

  /// Of two levels the one that is higher in one group and lower in the others, each time by more than little.
  private static func reversal(_ table: FactorTable, _ data: Observations) -> ContrastFact? {
    guard table.factors.count == 2, data.chart.kind != .strip else { return nil }
    for (factor, other) in [(0, 1), (1, 0)].map({ (table.factors[$0], table.factors[$1]) }) {
      let groups = Dictionary(grouping: table.cells) { $0.keys[other] ?? "" }.values
        .map { cells in cells.sorted { $0.value > $1.value } }.sorted { $0[0].place < $1[0].place }
      guard (2...4).contains(groups.count),
        groups.allSatisfy({ $0.count == 2 && $0[0].value > $0[1].value })
      else { continue }
      let ahead = Dictionary(grouping: groups) { $0[0].keys[factor] ?? "" }.values
        .sorted { $0[0][0].place < $1[0][0].place }
      guard ahead.count == 2, let one = ahead.first(where: { $0.count == 1 })?[0],
        let rest = ahead.first(where: { $0[0][0].place != one[0].place }),
        isClear(one, data), rest.contains(where: { isClear($0, data) })
      else { continue }
      var fact = ContrastFact(one[0], one[1], of: table)
      (fact.subject, fact.factor, fact.others) = (
        table.isOfMedians ? .median : .value, factor, [other]
      )
      (fact.isOfAll, fact.elsewhere) = (false, rest.map { $0[0] })
      return fact
    }
    return nil
  }

  /// Of boxes: each median lies outside of the other's middle half; of values: far apart beside their range.
  private static func isClear(_ pair: [FactorTable.Cell], _ data: Observations) -> Bool {
    let spreads = pair.compactMap { data.chart[$0.place].spread }
    guard spreads.count == 2 else {
      return pair[0].value - pair[1].value >= least.range * data.span
    }
    return spreads[0].median > spreads[1].upperQuartile
      && spreads[1].median < spreads[0].lowerQuartile
  }

  /// Of strips whose groups agree in nothing the highest and the lowest middle of all.
  ///
  /// Which single values lie at the ends says less. Boxes, and strips of one factor, have theirs.
  private static func middles(_ table: FactorTable, _ data: Observations) -> ContrastFact? {
    guard table.isOfMedians, data.chart.kind == .strip, table.factors.count > 1,
      let high = table.cells.max(by: { $0.value < $1.value }),
      let low = table.cells.min(by: { $0.value < $1.value }), low.value < high.value,
      table.cells.count(where: { $0.value == high.value || $0.value == low.value }) == 2
    else { return nil }
    return ContrastFact(high, low, of: table)
  }

  private init(_ high: FactorTable.Cell, _ low: FactorTable.Cell, of table: FactorTable) {
    (subject, factor, groups, levels) = (.median, .panel, (1, 1), table.cells.count)
    (self.high, self.low) = (high, low)
    (others, effect) = (table.factors, high.value - low.value)
    isOfAll = true
  }

  /// The largest; of equals the one that is found first.
  private static func most(_ all: [ContrastFact]) -> ContrastFact? {
    all.reduce(nil as ContrastFact?) { best, next in
      best.map { $0.effect >= next.effect ? $0 : next } ?? next
    }
  }

  /// nil where the groups do not agree on who is first and who is last.
  private init?(
    _ subject: Subject, _ cells: [FactorTable.Cell], _ factor: FactorTable.Factor,
    _ others: [FactorTable.Factor]
  ) {
    let groups = Dictionary(grouping: cells) { cell in others.map { cell.keys[$0] ?? "" } }
      .sorted { $0.value[0].place < $1.value[0].place }.map(\.value)
    let levels = Dictionary(grouping: cells) { $0.keys[factor] ?? "" }
    let means = levels.mapValues { $0.reduce(0) { $0 + $1.value } / Double($0.count) }
    let order = means.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    guard let bottom = order.first, let top = order.last, bottom.value < top.value,
      !groups.isEmpty
    else { return nil }
    var times = 0
    var ends: (high: FactorTable.Cell, low: FactorTable.Cell)?
    for group in groups {
      guard let high = group.first(where: { $0.keys[factor] == top.key }),
        let low = group.first(where: { $0.keys[factor] == bottom.key }),
        group.allSatisfy({
          ($0.keys[factor] == top.key || $0.value < high.value)
            && ($0.keys[factor] == bottom.key || $0.value > low.value)
        })
      else { continue }
      times += 1
      if ends.map({ high.value - low.value > $0.high.value - $0.low.value }) ?? true {
        ends = (high, low)
      }
    }
    // As often as a coin would not do it, or always.
    let n = Double(groups.count)
    let isOften =
      Double(times) >= 0.75 * n && (Double(times) - n / 2) / (n.squareRoot() / 2) >= 2.81
    guard let ends, times == groups.count || isOften else { return nil }
    self.subject = subject
    self.factor = factor
    (high, low) = ends
    self.groups = (times, groups.count)
    self.levels = levels.count
    self.others = others
    effect = top.value - bottom.value
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.contrast
    let what =
      switch subject {
      case .share(let name): share(of: name, words, narrator)
      case .median: words.median()
      case .value: narrator.subject(narrator.data.measure)
      }
    let ends = [high, low].map { (text(of: $0, narrator), place(of: $0, [factor], narrator)) }
    if isOfAll {
      return narrator.language.facts.box.medians([
        "high": ends[0].0, "highAt": narrator.place(high.place),
        "low": ends[1].0, "lowAt": narrator.place(low.place),
      ])
    }
    if !elsewhere.isEmpty {
      let names = elsewhere.map { others.names(of: $0, narrator) }
      return words.reverses([
        "what": what, "aAt": ends[0].1, "bAt": ends[1].1, "high": ends[0].0, "low": ends[1].0,
        "at": place(of: high, others, narrator),
        "elsewhere": narrator.language.facts.places.category([
          "x": narrator.language.list(names)
        ]),
      ])
    }
    if groups.count == 1 {
      if let text = each(what, words, narrator) { return text }
      let name = group.map { [$0].names(of: high, narrator) }
      let aside = name.map { narrator.language.joining.aside(["text": $0]) } ?? ""
      if let course {
        let (from, to) = course.isRising ? (ends[1], ends[0]) : (ends[0], ends[1])
        return LevelCourse.text(
          words, what: what + aside, isRising: course.isRising, isEven: course.isEven,
          from: from, to: to)
      }
      return (levels == 2 ? words.rangeOfTwo : words.range)([
        "what": what + aside, "low": ends[1].0, "lowAt": ends[1].1, "high": ends[0].0,
        "highAt": ends[0].1,
      ])
    }
    let areTwo = groups.count == 2
    if let course {
      let ofTwo = areTwo ? course.isRising ? words.risesWithOfTwo : words.fallsWithOfTwo : nil
      return (ofTwo ?? (course.isRising ? words.risesWith : words.fallsWith))([
        "what": what, "x": narrator.title(narrator.xAxis),
        "groups": words.groups(groups.times, of: groups.count, narrator.language),
        "at": place(of: high, others, narrator),
        "from": course.isRising ? ends[1].0 : ends[0].0,
        "to": course.isRising ? ends[0].0 : ends[1].0,
      ])
    }
    let ofTwo = areTwo ? levels == 2 ? words.higherOfTwo : words.extremeOfTwo : nil
    return (ofTwo ?? (levels == 2 ? words.higher : words.extreme))([
      "what": what, "aAt": ends[0].1, "bAt": ends[1].1,
      "groups": words.groups(groups.times, of: groups.count, narrator.language),
      "at": place(of: high, others, narrator), "high": ends[0].0, "low": ends[1].0,
    ])
  }

  /// Of a few panels that do not agree the ends of each.
  private func each(_ what: String, _ words: ContrastWords, _ narrator: Narrator) -> String? {
    guard let each = words.each, let one = words.eachOf, let group,
      (2...Self.mostGroups).contains(ends.count), course == nil
    else { return nil }
    let list = ends.map { high, low in
      one([
        "low": text(of: low, narrator), "lowName": [factor].names(of: low, narrator),
        "high": text(of: high, narrator), "highName": [factor].names(of: high, narrator),
        "group": [group].names(of: high, narrator),
      ])
    }
    let ranges = each(["what": what, "list": narrator.language.list(list)])
    let apart = gap.map { high, low in
      narrator.language.facts.difference.largest([
        "a": [group].names(of: high, narrator), "b": [group].names(of: low, narrator),
        "at": place(of: high, [factor], narrator),
        "amount": narrator.fullAmount(high.value - low.value),
      ])
    }
    return narrator.chained([ranges, apart].compactMap(\.self))
  }

  private func text(of cell: FactorTable.Cell, _ narrator: Narrator) -> String {
    switch subject {
    case .median where narrator.data.chart.kind == .box && !narrator.isBrief:
      narrator.speaker.ofSpread(cell.value, .written)
    case .median: narrator.edge(cell.value)
    case .share, .value: narrator.full(cell.value)
    }
  }

  /// "for Male, Blond".
  private func place(
    of cell: FactorTable.Cell, _ factors: [FactorTable.Factor], _ narrator: Narrator
  ) -> String {
    if factors == [.x] { return narrator.at(cell.place) }
    return narrator.language.facts.places.category(["x": factors.names(of: cell, narrator)])
  }

  func method(_ narrator: Narrator) -> String? {
    if case .median = subject { narrator.language.facts.box.method() } else { nil }
  }
}

extension Observations {
  /// What all parts together are, in the numbers of the axis.
  fileprivate var whole: Double { measure.format.isPercent ? 1 : 100 }
}
