/// At most two sentences: what is drawn, and what matters most.
struct Summary: Sendable {
  let narrator: Narrator
  private let facts: [any Fact]

  init(_ narrator: Narrator, _ facts: [any Fact]) {
    self.narrator = narrator.brief
    self.facts = facts
  }

  private var language: Language { narrator.language }
  private var words: OverviewWords { language.overview }
  private var data: Observations { narrator.data }
  private var chart: Chart { data.chart }

  var text: String {
    guard chart.allSeries.contains(where: { !$0.points.isEmpty }) else { return nothing }
    var sentences = [overview]
    if let insight { sentences.append(narrator.sentence(insight)) }
    let text = sentences.joined(separator: language.joining.space)
    return language.euphonic(text)
  }

  /// "Bar chart: Rain by Month. No data."
  private var nothing: String {
    let kind = language.kind(of: chart).capitalisedFirst
    let what = words.sentence(["kind": kind, "parts": subject]) + language.joining.fullStop
    let none = language.names.noData.capitalisedFirst + language.joining.fullStop
    return [what, none].joined(separator: language.joining.space)
  }

  // MARK: What is drawn

  private var overview: String {
    let kind = language.kind(of: chart).capitalisedFirst
    var parts = [subject, range, count].compactMap(\.self)
    parts += [series, panels, intervals].compactMap(\.self)
    var text = words.sentence([
      "kind": kind, "parts": parts.joined(separator: language.joining.comma),
    ])
    let gaps = facts.compactMap { $0 as? GapFact }
    if gaps.count == 1, data.isSingle {
      text += language.joining.semicolon + gaps[0].clause(narrator)
    }
    for line in unsaid { text += language.joining.semicolon + line }
    return text + language.joining.fullStop
  }

  /// Reference lines that have no node of their own and that the author's words leave out.
  private var unsaid: [String] {
    let said = [chart.title, chart.subtitle, chart.description].compactMap(\.self)
    return chart.references.filter(\.isStatedInWords).compactMap { line in
      var axis = line.axis == .x ? chart.xAxis : chart.yAxis
      axis.format.decimals = nil
      let value = axis.text(line.value, locale: chart.locale)
      return said.contains { $0.contains(value) } ? nil : narrator.speaker.name(of: line)
    }
  }

  private var subject: String {
    let (x, y) = (chart.xAxis.plainTitle, measured)
    if !narrator.speaker.hasPlaces || x == y { return y }
    return switch data.genre {
    case .histogram: words.distribution(["x": x])
    case .scatter: words.against(["y": y, "x": x])
    case .grid: words.grid(["value": y, "x": x, "y": chart.yAxis.plainTitle])
    case .sequence, .other: isTimed ? y : language.titles.by.filled(["y": y, "x": x])
    case .categories, .parts: language.titles.by.filled(["y": y, "x": x])
    }
  }

  private var isTimed: Bool { chart.xAxis.isTemporal || chart.xAxis.countsYears }

  /// The measure's title, with the unit's words if it doesn't say them.
  private var measured: String {
    let axis = data.measure
    guard let unit = axis.unit, let name = language.name(of: unit),
      !language.says(unit, in: axis.title)
    else { return axis.plainTitle }
    return words.inUnit(["y": axis.plainTitle, "unit": name])
  }

  private var range: String? {
    data.genre == .sequence || isTimed ? narrator.period : nil
  }

  private var count: String? {
    let filled = data.traces.filter { !$0.ys.isEmpty }
    let isOne = filled.count <= 1 && (chart.panels.count > 1 || chart.seriesNames.count <= 1)
    guard isOne || data.genre == .scatter || data.genre == .grid else { return nil }
    let plural =
      switch data.genre {
      case .categories where chart.kind == .bar, .sequence where chart.kind == .bar: words.bars
      case .histogram: words.bins
      case .parts: words.slices
      case .grid: words.cells
      case .other where chart.kind == .box: language.facts.box.boxes
      case .sequence, .categories, .scatter, .other: language.names.points
      }
    let drawn = chart.allSeries.reduce(0) { $0 + $1.points.count }
    return language.text(plural, count: data.measure.numeric == nil ? drawn : data.count)
  }

  private var series: String? {
    let names = chart.seriesNames
    guard names.count > 1 else { return nil }
    // Each in a panel of its own: the panels name them.
    guard names != chart.panels.map(\.title) else { return nil }
    var count = language.text(words.series, count: names.count)
    guard names.count <= 5 else { return count }
    if let title = chart.keyTitle, names.allSatisfy({ Double($0) != nil }) {
      count += language.joining.aside(["text": title])
    }
    return language.joining.subject(["name": count, "text": language.list(names)])
  }

  private var panels: String? {
    guard chart.panels.count > 1 else { return nil }
    let own = chart.hasOwnScales ? language.facts.panels.overview() : nil
    return [named, own].compactMap(\.self).joined(separator: language.joining.comma)
  }

  private var named: String {
    let count = language.text(words.panels, count: chart.panels.count)
    let titles = chart.panels.compactMap(\.title)
    // Names with commas would run into each other.
    guard titles.count == chart.panels.count, titles.count <= 5,
      !titles.contains(where: { $0.contains(language.joining.listComma) })
    else { return count }
    return language.joining.subject(["name": count, "text": language.list(titles)])
  }

  /// "with 95% confidence intervals".
  private var intervals: String? {
    chart.intervalKind.map { language.facts.intervals.clause($0, language) }
  }

  // MARK: What matters most

  /// The most telling clauses for the kind of chart; nil when nothing is sure.
  private var insight: String? {
    var clauses = all(IntervalFact.self)
    switch data.genre {
    case _ where chart.intervalKind != nil: break
    case .sequence where data.isSingle:
      if let course = (facts.lazy.compactMap { $0 as? CourseFact }.first) {
        clauses = [course.clause(narrator), first(PeriodFact.self)].compactMap(\.self)
        break
      }
      if let shape = (facts.lazy.compactMap { $0 as? ShapeFact }.first) {
        clauses = [shape.clause(narrator), first(PeriodFact.self)].compactMap(\.self)
        clauses += extremes(besides: shape)
        break
      }
      // A wave is the finding where it hides the trend, or where there is none.
      let trend = facts.lazy.compactMap { $0 as? TrendFact }.first
      let level = facts.lazy.compactMap { $0 as? LevelFact }.first
      let course = (trend as (any Fact)? ?? level)?.clause(narrator)
      let pattern = first(PeriodFact.self)
      let isWave = trend?.isUnderWave ?? !(level?.isMixed ?? false)
      clauses = (isWave ? [pattern, course] : [course, pattern]).compactMap(\.self)
      let odd = first(RecordFact.self) ?? first(OutlierFact.self)
      clauses += odd.map { [$0] } ?? extremes
    case .sequence, .categories:
      clauses = all(TotalFact.self) + together
      clauses += [first(RankingFact.self) ?? first(CrossingFact.self) ?? first(LeadFact.self)]
        .compactMap(\.self)
      clauses = clauses.isEmpty ? widestShape : Array(clauses.prefix(2))
      if clauses.isEmpty { clauses = all(DistributionFact.self) }
      if first(RankingFact.self) == nil { clauses += extremes }
    case .scatter:
      clauses = [
        first(CloudFact.self) ?? relation, first(ClusterFact.self), first(OutlierFact.self),
      ].compactMap(\.self)
      if clauses.isEmpty || data.count < 10 { clauses += extremes }
    case .histogram: clauses = all(DistributionFact.self)
    case .parts: clauses = all(ShareFact.self)
    case .grid, .other: clauses = singly
    }
    if clauses.isEmpty, data.count == 1, data.genre != .scatter, !data.measure.isTemporal,
      let trace = data.traces.first(where: { !$0.ys.isEmpty })
    {
      let place = trace.reference(0)
      let name = narrator.speaker.hasPlaces ? narrator.x(place) : data.measure.plainTitle
      clauses = [
        language.joining.subject(["name": name, "text": narrator.fullValue(of: place)])
      ]
    }
    if clauses.isEmpty, let extent = data.extent, extent.lowerBound == extent.upperBound {
      clauses = facts.compactMap { $0 as? NoteFact }.prefix(1).map { $0.clause(narrator) }
    }
    return clauses.isEmpty ? nil : clauses.joined(separator: language.joining.semicolon)
  }

  /// Of ranges, tables and rows of single values.
  private var singly: [String] {
    let boxes = all(BoxFact.self)
    if !boxes.isEmpty { return boxes }
    let widths = all(WidthFact.self)
    // Along time the ends come and go with the seasons; what is longest is told of other ranges.
    if !widths.isEmpty { return isTimed ? extremes + widths.prefix(1) : widths }
    let groups = [relation, first(GroupFact.self)].compactMap(\.self) + all(DistributionFact.self)
    return groups + extremes
  }

  /// How many rise and fall; of one alone how.
  private var together: [String] {
    let common = all(CommonTrendFact.self)
    let trends = facts.compactMap { $0 as? TrendFact }
    return common.isEmpty && trends.count == 1 ? [trends[0].clause(narrator)] : common
  }

  private func first<F: Fact>(_: F.Type) -> String? {
    facts.lazy.compactMap { $0 as? F }.first?.clause(narrator)
  }

  private func all<F: Fact>(_: F.Type) -> [String] {
    facts.compactMap { ($0 as? F)?.clause(narrator) }
  }

  private var extremes: [String] {
    let usual = facts.lazy.compactMap { ($0 as? DistributionFact)?.mostCommon }.first
    return facts.compactMap { $0 as? ExtremeFact }.filter { fact in
      // The least of counts is only the least that was drawn; what is usual has been told.
      let isOften = fact.evidence.count > 3
      let isSilent =
        !fact.isHighest && data.measure.countsRecords && (isOften || data.genre == .grid)
      return !isSilent && !(isOften && usual.map { fact.evidence.contains($0) } ?? false)
    }
    .map { $0.clause(narrator) }
  }

  /// The highest and the lowest where the shape told passes over them.
  private func extremes(besides shape: ShapeFact) -> [String] {
    let told = shape.turns.vertices.map { narrator.value(shape.trace.ys[$0]) }
    return facts.compactMap { $0 as? ExtremeFact }
      .filter { !told.contains(narrator.value($0.value)) }.map { $0.clause(narrator) }
  }

  /// Of several series without a finding in common, what the one that moves most does.
  private var widestShape: [String] {
    let shapes = facts.compactMap { $0 as? ShapeFact }
    let widest = shapes.max { $0.height < $1.height }
    return widest.map { [$0.clause(narrator)] } ?? []
  }

  /// Of all points together if that can be said, else of the first group.
  private var relation: String? { first(RelationFact.self) }
}
