import Foundation

/// Charts along time: one measure or several, one series or many.
struct TimeForms {
  let table: SuggestionTable
  let axis: TimeAxis
  var make: Sketching { Sketching(table: table) }
  var titles: Titles { table.titles }
  var words: SuggestionWords { table.titles.words }
  /// So many series are told apart in one plot, and so many panels in one figure.
  static let mostLines = 6
  static let mostPanels = 16
  static let mostRanked = 10
  /// Fewer steps are told by a chart of something else, where there is one.
  private static let fewestSteps = 5.0
  private static let shortCourse = 0.7

  init?(_ table: SuggestionTable) {
    guard let along = table.time ?? table.step else { return nil }
    self.table = table
    axis = TimeAxis(along, table.titles)
  }

  var candidates: [Candidate] {
    if let series = table.series { return long(series) }
    let rows = axis.column.evidence
    if rows.distinct < rows.filled { return axis.column.role == .step ? courses : repeated }
    return wide
  }

  // MARK: One row a step

  private var wide: [Candidate] {
    // What runs as another does need not be drawn again.
    var shown: [ColumnReading] = []
    let kinds = AxisFamilies(table: table)
    let families = kinds.families.map { kinds.withoutCopies(told($0)) }.filter { family in
      if family.isEmpty { return false }
      if family.count == 1, shown.contains(where: { isTwin($0, family[0]) }) { return false }
      shown += family
      return true
    }
    let whole = table.total.map { [single($0, fit: 0.95)] } ?? []
    if whole.isEmpty, let all = ownPanels(families) { return all }
    let isAsked: ([ColumnReading]) -> Bool = { family in
      table.teller?.place == axis.column.place
        && family.contains { $0.place == table.outcome?.place }
    }
    return whole
      + families.enumerated().flatMap {
        place, family -> [Candidate] in
        // Beside the prices of days their volume is noise.
        let isBeside = place > 0 && PricesOfDay(table.measures) != nil
        let fit =
          place == 0 || isAsked(family) ? 1 : isBeside ? 0.5 : max(0.6, 0.9 - 0.1 * Double(place))
        if family.count == 1 { return [single(family[0], fit: fit)] }
        if family.count <= Self.mostLines { return [folded(family, fit: fit)] }
        return [panels(family, fit: fit * 0.95)]
      }
  }

  private static let mostUnlike = 9

  /// Three and more quantities that share no axis have a panel each, below each other along time.
  private func ownPanels(_ families: [[ColumnReading]]) -> [Candidate]? {
    let alone = families.filter { $0.count == 1 }.map { $0[0] }
    guard (3...Self.mostUnlike).contains(alone.count), PricesOfDay(table.measures) == nil else {
      return nil
    }
    let shared = families.filter { $0.count > 1 }
    var own = panels(alone, fit: shared.isEmpty ? 1 : 0.85, isRanked: false)
    own.sketch.hasOwnScales = true
    own.sketch.transforms =
      wholeSteps(alone) + make.fold(alone, as: make.seriesName, make.valueName, hasUnits: true)
    own.sketch.encoding = own.sketch.encoding.map { name, node in
      guard name == "y" else { return (name, node) }
      return (
        name,
        ChannelSketch(
          field: make.valueName, type: "quantitative",
          aggregate: node["aggregate"]?.string, title: words.titles.value, scale: [("zero", false)]
        ).node
      )
    }
    own.sketch.reason = "\(alone.count) columns share no unit: a panel each, with its own scale"
    return shared.prefix(2).map { family in
      family.count <= Self.mostLines ? folded(family, fit: 1) : panels(family, fit: 0.95)
    } + [own]
  }

  private func isTwin(_ a: ColumnReading, _ b: ColumnReading) -> Bool {
    let middles = [a, b].map { abs($0.evidence.median) }.sorted()
    return table.correlation(a, b) > 0.995 && middles[1] <= middles[0] * 1.1
  }

  private func single(_ measure: ColumnReading, fit: Double) -> Candidate {
    let aggregate = axis.isSummary ? overTime(measure) : nil
    let isChange = measure.role == .change && measure.evidence.minimum < 0
    let isBars = isChange && table.rowCount <= 400 && aggregate == nil
    // Of a few amounts each is seen by how long it is, as bars are.
    let isShort = measure.role.isAdditive && steps <= Self.fewSteps && aggregate == nil
    let isLone = aggregate == nil && !isBars && hasNoCourse(measure)
    let sketch = SpecSketch(
      title: title(measure), subtitle: aggregate.map(ofEach), transforms: wholeSteps([measure]),
      mark: isBars ? "bar" : isLone ? "point" : line(steps),
      encoding: [
        ("x", axis.channel(isBars: isBars)),
        ("y", make.value(measure, aggregate, isBar: isBars || isShort, isPoint: isLone).node),
      ], reason: "\"\(measure.name)\" along \"\(axis.column.name)\"")
    return Candidate(
      form: .line, sketch: sketch, uses: [along, use(measure, aggregate)],
      fit: isLone ? fit * courseless : fit, items: 1)
  }

  private static let fewSteps = 6
  private static let manyMoments = 60
  /// Whether magnitudes of moments jump up and down, each whatever the one before was: a line would join what has
  /// nothing to do with each other.
  func hasNoCourse(_ measure: ColumnReading) -> Bool {
    guard [.hour, .minute, .second, .millisecond].contains(axis.grain), measure.isSkewed,
      measure.evidence.filled >= Self.manyMoments
    else { return false }
    let values = (0..<table.rowCount).compactMap { measure.number($0).map { log($0) } }
    let middle = values.reduce(0, +) / Double(values.count)
    let whole = values.reduce(0) { $0 + ($1 - middle) * ($1 - middle) }
    let next = zip(values, values.dropFirst()).reduce(0) { $0 + ($1.0 - middle) * ($1.1 - middle) }
    return whole > 0 && next / whole < 0.2
  }

  private func folded(_ family: [ColumnReading], fit: Double) -> Candidate {
    let labels = family.map(\.label)
    let common = Titles.common(labels)
    let aggregate = axis.isSummary ? overTime(family[0]) : nil
    // Where one has no other name, the shared one would be taken for it.
    let list = Titles.capital(titles.list(labels.map(titles.inside)))
    // More names than fit an axis are what the table is called, where that says something.
    let topic =
      titles.few(labels) == nil && titles.says(table, besides: list) ? Titles.name(of: table) : nil
    let title = common.flatMap { labels.contains($0) ? nil : $0 } ?? topic ?? list
    var y = make.value(family[0], aggregate)
    y.field = make.valueName
    y.title =
      common ?? titles.logarithm(of: family[0]) ?? family[0].column.unit?.plural
      ?? Titles.ending(labels) ?? titles.few(labels) ?? topic ?? words.titles.value
    y.scale = family.scale
    let sketch = SpecSketch(
      title: words.titles.by.filled(["y": title, "x": axis.word]), subtitle: aggregate.map(ofEach),
      transforms: wholeSteps(family) + make.fold(family, as: make.seriesName, make.valueName),
      mark: line(steps),
      encoding: [
        ("x", axis.channel()), ("y", y.node),
        ("color", ["field": JSONNode(make.seriesName), "type": "nominal", "title": .null]),
      ],
      reason: "\(family.count) columns share \(common == nil ? "a unit" : "a quantity and a unit")")
    return Candidate(
      form: .lines, sketch: sketch, uses: [along] + family.map { use($0, aggregate) }, fit: fit,
      series: family.count)
  }

  /// A panel for each column, where lines in one plot would tangle; the largest first.
  private func panels(_ family: [ColumnReading], fit: Double, isRanked: Bool = true) -> Candidate {
    let ranked = isRanked ? family.sorted { $0.evidence.mean > $1.evidence.mean } : family
    let shown = ranked.count > Self.mostPanels ? Array(ranked.prefix(9)) : ranked
    var candidate = folded(shown, fit: fit)
    candidate.form = .panels
    candidate.sketch.title = words.titles.by.filled(["y": Titles.name(of: table), "x": axis.word])
    candidate.sketch.mark = "line"
    candidate.sketch.encoding.removeAll { $0.0 == "color" }
    candidate.sketch.encoding.append(
      (
        "facet",
        [
          "field": JSONNode(make.seriesName), "type": "nominal", "title": .null,
          "columns": JSONNode(Self.columns(shown.count)),
          "sort": JSONNode(shown.map { JSONNode($0.label) }),
        ]
      ))
    candidate.sketch.reason = "\(shown.count) lines in one plot would tangle"
    (candidate.series, candidate.panels) = (1, shown.count)
    if shown.count < ranked.count {
      candidate.sketch.title = words.topOf.filled([
        "title": candidate.sketch.title, "n": "\(shown.count)", "count": "\(ranked.count)",
      ])
      candidate.sketch.topGroups = (shown.count, ranked.count, make.seriesName, nil)
    }
    return candidate
  }

  // MARK: Several rows a step, told apart by names

  private func long(_ series: ColumnReading) -> [Candidate] {
    let totals = table.totals(in: series)
    let kinds = AxisFamilies(table: table)
    let own = asked(told(kinds.prices(table.measures)).filter { !table.isProperty($0, of: series) })
    return kinds.withoutCopies(own).prefix(4).enumerated()
      .flatMap { place, measure -> [Candidate] in
        let fit = [1, 0.8, 0.7, 0.6][place] * (table.isStill(measure, in: series) ? 0.5 : 1)
        let codes = table.ranked(series, by: measure).filter { !totals.contains($0) }
        var found: [Candidate] = []
        let isFlat = !table.isComparable(series, measure)
        if codes.count <= Self.mostLines {
          found.append(
            grouped(series, measure, only: totals.isEmpty ? nil : codes, codes, fit: fit))
          if totals.isEmpty, measure.role == .flow, axis.column.evidence.distinct >= 8,
            codes.count > 1
          {
            found.append(stacked(series, measure, fit: fit * 0.6))
          }
        } else if codes.count <= Self.mostPanels, !isFlat {
          found.append(
            multiples(series, measure, only: totals.isEmpty ? nil : codes, codes, fit: fit * 0.95))
        } else if let classes = table.classes(of: series) {
          // Codes say nothing of what is in their groups.
          let isCode = classes.evidence.isNumeric
          if let made = summarised(series, measure, by: classes, fit: fit * (isCode ? 0.7 : 0.9)) {
            found.append(made)
          }
        } else if totals.count != 1 {
          // What one series says of all of them need not be made.
          // The middles of many say little: those of what is told first are enough.
          let fit = fit * (place == 0 ? 0.9 : 0.7)
          if let made = summary(of: series, measure, codes, fit: fit) { found.append(made) }
        }
        if let total = totals.min(), totals.count == 1 {
          found.append(one(series, total, measure, fit: fit * 0.9))
        }
        // A few lines say at their ends where each stands.
        if axis.column.evidence.distinct > 2, codes.count > Self.mostLines,
          axis.column.role == .period, series.role != .period
        {
          found.append(latest(series, measure, codes, fit: fit * 0.8))
        }
        return found
      }
  }

  private func grouped(
    _ series: ColumnReading, _ measure: ColumnReading, only codes: [Int]?, _ shown: [Int],
    fit: Double
  ) -> Candidate {
    let aggregate = axis.isSummary ? overTime(measure) : nil
    var candidate = lines(
      series, measure, aggregate, fit: fit,
      because: "each row of \"\(axis.column.name)\" and \"\(series.name)\" is there once")
    candidate.sketch.title = title(measure, titles.steps(axis.word, and: series))
    candidate.sketch.subtitle = aggregate.map(ofEach)
    candidate.sketch.transforms =
      wholeSteps([measure]) + (codes.map { [make.filter(series, $0)] } ?? [])
    candidate.series = shown.count
    return candidate
  }

  /// A line for each name; `aggregate` says what the rows of a step and a name become.
  func lines(
    _ group: ColumnReading, _ measure: ColumnReading, _ aggregate: RoleRule.Aggregate?,
    fit: Double, because reason: String
  ) -> Candidate {
    let sketch = SpecSketch(
      title: title(
        measure, titles.steps(axis.word, and: group), summary: aggregate.map(make.pattern)),
      subtitle: aggregate.map {
        words.ofRows.filled(["summary": make.word($0), "group": make.inside(group)])
      }, mark: line(axis.column.evidence.distinct),
      encoding: [
        ("x", axis.channel()), ("y", course(measure, aggregate, of: group).node),
        ("color", make.nominal(group)),
      ], reason: reason)
    return Candidate(
      form: .lines, sketch: sketch,
      uses: [
        along, use(measure, aggregate),
        // What names the lines needs no name of its own.
        Candidate.Use(
          column: group, channel: group.isNamedByPlace ? .name : .group, aggregate: nil),
      ],
      fit: fit, series: group.evidence.distinct)
  }

  private func multiples(
    _ series: ColumnReading, _ measure: ColumnReading, only codes: [Int]?, _ order: [Int],
    fit: Double
  ) -> Candidate {
    var candidate = grouped(series, measure, only: codes, order, fit: fit)
    candidate.form = .panels
    (candidate.series, candidate.panels) = (1, order.count)
    candidate.sketch.mark = "line"
    // What is of a size on one axis is drawn as it is: magnitudes would flatten each course.
    let aggregate = axis.isSummary ? overTime(measure) : nil
    // Sizes of several magnitudes share a logarithmic axis, on which they can be compared.
    let isUnlike = wantsOwnScales(series, order, measure)
    let isLog = isUnlike && measure.isSkewed && aggregate == nil
    var channel = make.value(measure, aggregate, isLinear: true)
    if isLog { channel.scale = measure.logarithmicScale }
    let y = channel.node
    candidate.sketch.encoding = candidate.sketch.encoding.map { $0.0 == "y" ? ("y", y) : $0 }
    candidate.sketch.encoding.removeAll { $0.0 == "color" }
    candidate.sketch.hasOwnScales = isUnlike && !isLog
    let natural = make.natural(series, order)
    candidate.sketch.encoding.append(
      (
        "facet",
        JSONNode(members: [
          ("field", make.field(series)), ("type", "nominal"),
          ("title", series.evidence.isNumeric ? nil : .null),
          ("columns", JSONNode(Self.columns(order.count))),
          ("sort", JSONNode((natural ?? order).map(series.groupValue))),
        ])
      ))
    if natural == nil {
      candidate.sketch.subtitle = (measure.role.isAdditive ? words.panelsMost : words.panelsHighest)
        .filled(["group": make.inside(series)])
    }
    candidate.sketch.reason = "\(order.count) lines in one plot would tangle"
    // A panel of three points shows no course.
    let steps = table.rows(by: series).map { Double($0.rows.count) }
    if SuggestionTable.median(steps) < Self.fewestSteps { candidate.fit *= Self.shortCourse }
    return candidate
  }

  private func stacked(_ series: ColumnReading, _ measure: ColumnReading, fit: Double) -> Candidate
  {
    var candidate = grouped(series, measure, only: nil, [], fit: fit)
    candidate.form = .stack
    candidate.series = series.evidence.distinct
    candidate.sketch.title = titles.of(
      measure, words.stacked, by: axis.word, series: make.inside(series), in: table)
    candidate.sketch.mark = "area"
    let y = ChannelSketch(
      field: measure.name, type: "quantitative",
      aggregate: axis.isSummary ? RoleRule.Aggregate.sum.rawValue : nil, stack: "zero")
    candidate.sketch.encoding = candidate.sketch.encoding.map { $0.0 == "y" ? ("y", y.node) : $0 }
    candidate.sketch.reason = "amounts that add up"
    return candidate
  }

  private func summarised(
    _ series: ColumnReading, _ measure: ColumnReading, by classes: ColumnReading, fit: Double
  ) -> Candidate? {
    let aggregate = overSeries(measure)
    guard
      let cohort = self.cohort(of: table.ranked(series, by: measure), series, measure, aggregate)
    else { return nil }
    var candidate = lines(
      classes, measure, aggregate, fit: fit,
      because: "\"\(classes.name)\" has few values, of which each series has one")
    candidate.sketch.transforms = transforms(of: cohort, series)
    return candidate
  }

  /// What several series become: their sum only where all of them are there at each step; else it would
  /// say how many were asked.
  func overSeries(_ measure: ColumnReading) -> RoleRule.Aggregate {
    guard measure.role.isAdditive else { return table.middle(of: measure) }
    let counts = table.rows(by: axis.column).map { _, rows in
      rows.count { measure.number($0) != nil }
    }
    let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
    return least * 20 >= most * 19 ? .sum : .median
  }

  /// One group alone: the total beside which the others would be flat.
  private func one(_ series: ColumnReading, _ code: Int, _ measure: ColumnReading, fit: Double)
    -> Candidate
  {
    var candidate = single(measure, fit: fit)
    let name = series.groupName(code)
    candidate.form = .summaryLine
    candidate.sketch.title = words.named.filled([
      "table": candidate.sketch.title, "title": name,
    ])
    candidate.sketch.transforms.append(make.filter(series, [code]))
    candidate.sketch.reason = "\"\(name)\" holds all the others"
    return candidate
  }

  // MARK: Parts

  var along: Candidate.Use {
    Candidate.Use(column: axis.column, channel: .along, aggregate: nil)
  }
  func use(_ measure: ColumnReading, _ aggregate: RoleRule.Aggregate?) -> Candidate.Use {
    Candidate.Use(column: measure, channel: .value, aggregate: aggregate)
  }
  var steps: Int { axis.isSummary ? 60 : axis.column.evidence.distinct }

  /// What several moments of one step become.
  private func overTime(_ measure: ColumnReading) -> RoleRule.Aggregate {
    measure.role.rule.overTime == .sum ? .sum : .mean
  }

  func title(_ measure: ColumnReading, _ by: String? = nil, summary: String? = nil)
    -> String
  {
    make.title(measure, by: by ?? axis.word, summary: summary)
  }

  private func ofEach(_ aggregate: RoleRule.Aggregate) -> String {
    words.ofEach.filled(["summary": make.word(aggregate), "step": axis.step])
  }
}
