/// What matters most, message first; and, by itself, what is drawn.
struct Summary: Sendable {
  let narrator: Narrator
  /// The message, then what it does not imply.
  let told: [any Fact]
  /// The language that joins the names of both axes in the chart's title, where it is another one than the page's.
  private let titled: Language

  init(_ narrator: Narrator, _ facts: [any Fact]) {
    self.narrator = narrator.brief
    titled = Self.joining(narrator)
    // Of the highest and the lowest a summary speaks in one breath.
    let others = facts.filter { !($0 is ExtremeFact) && $0.topic != .frame }
    let clear = facts.filter { !(($0 as? ExtremeFact)?.isBlurred(narrator.brief) ?? false) }
    let range = RangeFact(clear, in: narrator.data).map { [$0 as any Fact] } ?? []
    told = Telling(others + range, narrator.brief).chosen
  }

  var language: Language { narrator.language }
  private var words: OverviewWords { language.overview }
  var data: Observations { narrator.data }
  var chart: Chart { data.chart }

  /// The message in one sentence, then at most two facts, then lines that nothing else says.
  var text: String {
    guard hasData else { return nothing }
    var clauses = clauses
    if clauses.isEmpty { clauses = plain.map { [$0] } ?? [] }
    let most = Salience.words
    while clauses.count > 1, clauses.reduce(0, { $0 + language.length(of: $1) }) > most {
      clauses.removeLast()
    }
    if let first = clauses.first {
      let subject = subject(of: first)
      let message = begun(first, subject)
      // "It" after "one value stands out" would be that value.
      let isNamed = message.lowercased().contains(subject.lowercased())
      clauses =
        [limited(message)]
        + clauses.dropFirst().map {
          isNamed ? continued($0, after: subject) : begun($0, subject)
        }
    }
    let sentences = namedOnce((clauses + unsaid).map(narrator.sentence))
    let text = language.euphonic(sentences.joined(separator: language.joining.space))
    return SharedYear(narrator, told.flatMap(\.evidence)).saidOnce(in: text)
  }

  /// The data that it speaks of.
  var namedData: [PointReference] { Array(told.flatMap(\.evidence).prefix(24)) }

  private var hasData: Bool { chart.allSeries.contains { !$0.points.isEmpty } }

  /// "No data".
  private var nothing: String {
    language.names.noData.capitalisedFirst + language.joining.fullStop
  }

  // MARK: What is drawn

  /// The kind, and what is drawn: "Line chart: Births per 10,000 people, 1917 to 1975, 57 points".
  var overview: String {
    let kind = language.kind(of: chart).capitalisedFirst
    let parts = hasData ? [subject, range, count, rows, series, panels, intervals] : [subject]
    let text = words.sentence(["kind": kind, "parts": joined(parts)])
    return language.euphonic(text + language.joining.fullStop)
  }

  /// "Births per 10,000 people, 1917 to 1975": the same for a line below the title.
  var drawn: String {
    let names = isKeyed ? nil : series
    let parts = hasData ? [subject, range, rows, names, panels, intervals] : [subject]
    let text = joined(parts)
    guard text != language.titles.allRows else { return "" }
    // The others begin with an axis' title, which is written as its author did.
    return language.euphonic(data.genre == .histogram ? text.capitalisedFirst : text)
  }

  /// Whether the drawing names each series: in a key, at its marks, or as what is measured.
  private var isKeyed: Bool {
    let isListed = chart.legends.contains { if case .series = $0.entries { true } else { false } }
    let subject = subject ?? ""
    return isListed || chart.seriesNames.allSatisfy { subject.contains($0) }
  }

  /// What `drawn` begins with, as titles say it; empty where a scale has to be told, too.
  var plainSubject: String {
    let axes = [chart.xAxis, data.measure]
    return axes.allSatisfy { scaled($0, "").isEmpty } ? subject ?? "" : ""
  }

  /// When it is and what its intervals are: what neither a title nor the axes say.
  var beside: String {
    let parts = hasData ? [isTimed ? range : nil, intervals] : []
    return language.euphonic(
      joined(parts).capitalisedFirst)
  }

  /// "0 bis 192; 3 Reihen": a comma between two numbers would read as their decimal sign.
  private func joined(_ parts: [String?]) -> String {
    let isDecimal = language.locale.decimal == ","
    return parts.compactMap(\.self).reduce("") { text, part in
      guard let last = text.last, let first = part.first else { return text + part }
      let isNumber = isDecimal && last.isNumber && first.isNumber
      return text + (isNumber ? language.joining.semicolon : language.joining.comma) + part
    }
  }

  /// Reference lines that have no node of their own and that the author's words leave out.
  private var unsaid: [String] {
    let said = [chart.title, chart.subtitle, chart.description].compactMap(\.self)
    return chart.references.filter(\.isStatedInWords).compactMap { line in
      var axis = line.axis == .x ? chart.xAxis : chart.yAxis
      axis.format.decimals = nil
      let value = axis.text(line.value, locale: chart.locale)
      let isTold = told.contains { ($0 as? LevelFact)?.says(line, narrator) ?? false }
      return isTold || said.contains { $0.contains(value) } ? nil : narrator.speaker.name(of: line)
    }
  }

  private var subject: String? {
    let (x, y) = (scaled(chart.xAxis, chart.xAxis.plainTitle), scaled(data.measure, measured))
    if chart.showsPlaces { return data.source.place == .y ? nil : y.isolated }
    // Regions of which nothing is said but their names.
    if chart.kind == .map, chart.yAxis.field.isEmpty, chart.yAxis.categorical != nil { return nil }
    if chart.kind == .text, data.measure.isHelper { return nil }
    // What its author gives no title needs none below the chart's.
    if data.genre == .other, !data.measure.isTitleDrawn { return nil }
    // What only puts cells in their places is no part of what is shown.
    if data.genre == .grid, !chart.xAxis.isDrawn, !chart.yAxis.isDrawn,
      chart.xAxis.numeric != nil, chart.yAxis.numeric != nil
    {
      return y.isolated
    }
    if !narrator.speaker.hasPlaces || x == y { return y.isolated }
    return switch data.genre {
    case .histogram: words.distribution(["x": x])
    case .scatter:
      groups(words.against(["y": y, "x": x]))
    // Of a table of pairs both sides are the same things.
    case .grid where chart.pairsCategories: y.isolated
    // Sides that have no titles have none here either.
    case .grid where !chart.xAxis.isTitleDrawn && !chart.yAxis.isTitleDrawn: y.isolated
    // "Column" and "Row" say no more than the picture.
    case .grid
    where chart.xAxis.title == language.suggestions.column
      && chart.yAxis.title == language.suggestions.row:
      y.isolated
    case .grid: words.grid(["value": y, "x": x, "y": chart.yAxis.plainTitle])
    // A column that somebody made only to have names along the axis.
    case .other where !chart.xAxis.isTitleDrawn && chart.xAxis.plainTitle == chart.xAxis.field:
      y.isolated
    case .sequence, .other:
      isTimed ? y.isolated : isRangeOfX ? along(x, y) : titled.titles.by.filled(["y": y, "x": x])
    case .categories, .parts: titled.titles.by.filled(["y": y, "x": x])
    }
  }

  /// "Weight against height by species": names that stand in a cloud say nothing of what they are.
  private func groups(_ subject: String) -> String {
    guard let key = chart.keyTitle, !key.isEmpty, chart.panels.count == 1,
      chart.allSeries.count > 1, !chart.title.lowercased().contains(key.lowercased()),
      !data.measure.plainTitle.lowercased().contains(key.lowercased())
    else { return subject }
    return titled.titles.by.filled(["y": subject, "x": key.isolated])
  }

  private static func joining(_ narrator: Narrator) -> Language {
    let chart = narrator.data.chart
    let title = chart.title.lowercased()
    let (x, y) = (chart.xAxis.plainTitle.lowercased(), chart.yAxis.plainTitle.lowercased())
    guard title.contains(x), title.contains(y) else { return narrator.language }
    let isOf: (Language) -> Bool = { language in
      [["y": y, "x": x], ["y": x, "x": y]].contains {
        language.titles.by.filled($0).lowercased() == title
      }
    }
    return ([narrator.language] + Language.all).first(where: isOf) ?? narrator.language
  }

  /// Along a logarithmic scale equal distances are equal ratios: said beside the title.
  private func scaled(_ axis: Axis, _ title: String) -> String {
    guard axis.isLogarithmic else { return title }
    return language.facts.scale.logarithmic(["title": title])
  }

  /// "Duration（0から192まで）別の割合": of a course along numbers.
  private func along(_ x: String, _ y: String) -> String {
    let ranged = x + (span.map { language.joining.aside(["text": $0]) } ?? "")
    let titled = titled
    return (titled.overview.along ?? Phrase(titled.titles.by))(["y": y, "x": ranged])
  }

  private var isTimed: Bool { chart.xAxis.isTemporal || chart.xAxis.countsYears }

  /// The measure's title, with the unit's words if it doesn't say them.
  private var measured: String {
    let axis = data.measure
    let titled = titled
    guard let unit = axis.unit, let name = titled.name(of: unit),
      !language.says(unit, in: axis.title)
    else { return axis.plainTitle }
    // "Price (Median, Euro)": one pair of brackets holds both.
    let text = titled.overview.inUnit(["y": axis.plainTitle, "unit": name])
    return text.replacing(") (", with: ", ")
      .replacing("\u{FF09}\u{FF08}", with: language.joining.nameComma)
  }

  private var range: String? {
    isRangeOfX ? nil : span
  }

  private var span: String? { data.genre == .sequence || isTimed ? narrator.period : nil }

  /// Whether the range stands with the title of x, which "{x}別の{y}" has before the title of y.
  private var isRangeOfX: Bool {
    guard data.genre == .sequence, !isTimed, narrator.speaker.hasPlaces, !chart.showsPlaces
    else { return false }
    let slots = Phrase(titled.titles.by).pieces.filter { $0 == .slot("x") || $0 == .slot("y") }
    return slots.first == .slot("x")
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
      case _ where chart.kind == .map:
        chart.allSeries.contains { $0.has(.geoshape) }
          ? language.facts.maps.regions : language.facts.maps.places
      case .sequence, .categories, .scatter, .other: language.names.points
      }
    let drawn = chart.allSeries.reduce(0) { $0 + $1.points.count }
    let isPlain = data.measure.numeric == nil || (chart.showsPlaces && data.source.place == .y)
    let shown = isPlain ? drawn : data.count + data.unstatedCount
    return language.text(plural, count: data.genre == .histogram ? chart.bins ?? shown : shown)
  }

  /// "97 rows": of which shares are shown.
  ///
  /// Of questions each has all rows, and no more.
  private var rows: String? {
    guard let wholes = chart.countedWholes else { return nil }
    guard chart.xAxis.title == language.suggestions.question else {
      return language.rows(wholes.reduce(0, +))
    }
    return Set(wholes).count == 1 ? language.rows(wholes[0]) : nil
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
    if chart.isTwoSided { return language.facts.panels.sides() }
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

  /// Each fact told; the unit once, by the first that has one.
  private var clauses: [String] {
    var narrator = narrator
    var first: String?
    return told.map { fact in
      narrator.areWhole = quotesWhole(fact)
      narrator.rangeSubject = fact is RangeFact ? rangeSubject(after: first) : nil
      let clause = fact.clause(narrator)
      if !narrator.hasSaidUnit, clause != fact.clause(narrator.afterUnit) {
        narrator = narrator.afterUnit
      }
      first = first ?? clause
      if let lead = fact as? LeadFact, lead.isAlways { narrator.hasToldPair = true }
      return clause
    }
  }

  /// Whether it quotes nothing but values of the data, all of them whole.
  private func quotesWhole(_ fact: any Fact) -> Bool {
    switch fact {
    case is RangeFact, is ShapeFact, is RankingFact, is ChangeFact, is MoverFact, is LeadFact:
      fact.evidence.allSatisfy { place in
        data.source.value(of: chart[place]).map { $0 == $0.rounded() } ?? false
      }
    default: false
    }
  }

  /// Where no fact holds: one value, or the first and the last.
  private var plain: String? {
    guard !data.measure.isTemporal, !data.pilesUp,
      let trace = data.traces.first(where: { !$0.ys.isEmpty })
    else { return nil }
    let place = trace.reference(0)
    if data.count == 1, data.genre != .scatter {
      let name = narrator.speaker.hasPlaces ? narrator.x(place) : data.measure.plainTitle
      return language.joining.subject(["name": name, "text": narrator.fullValue(of: place)])
    }
    guard data.genre == .sequence, trace.ys.count > 1 else { return nil }
    // Of many that go up and down the first and the last say nothing.
    if trace.ys.count >= 20, let middle = Spread.middle(of: trace.ys) {
      return language.facts.first.typical([
        "median": narrator.firstValue(middle.median),
        "range": narrator.range(middle.half, on: narrator.laterMeasure),
      ])
    }
    let last = trace.ys.count - 1
    let text = language.facts.trend.mixed([
      "from": narrator.firstValue(trace.ys[0]), "fromAt": narrator.at(place),
      "to": narrator.value(trace.ys[last]), "toAt": narrator.at(trace.reference(last)),
    ])
    return narrator.told(text, of: trace, isVerb: true)
  }

  /// "Of the 20 largest of 187, …": what is said of some only says so.
  private func limited(_ clause: String) -> String {
    guard let cut = chart.selection, !(told.first is RankingFact) else { return clause }
    return language.facts.ranking.top([
      "shown": language.number(Double(cut.shown)), "total": language.number(Double(cut.of)),
      "text": clause,
    ])
  }
}

extension Chart {
  /// How many bins lie between the first and the last, those without rows among them; nil where they
  /// are not all of one width.
  fileprivate var bins: Int? {
    let edges = allSeries.flatMap(\.points).compactMap { point -> (Double, Double)? in
      guard let low = point.x.number, let high = point.x2?.number else { return nil }
      return (low, high)
    }
    guard let low = edges.map(\.0).min(), let high = edges.map(\.1).max(),
      let width = edges.map({ $0.1 - $0.0 }).min(), width > 0,
      edges.allSatisfy({ abs($0.1 - $0.0 - width) <= width * 1e-6 }),
      (high - low) / width < 1000
    else { return nil }
    return Int(((high - low) / width).rounded())
  }

  /// How many groups it shows, of how many, and the median of all.
  var selection: (shown: Int, of: Int, median: Double?)? {
    notes.lazy.compactMap { note -> (shown: Int, of: Int, median: Double?)? in
      if case .topGroups(let shown, let all, _, let median) = note {
        (shown, all, median)
      } else {
        nil
      }
    }.first
  }
}

extension Language {
  /// In words; where scripts have no spaces two letters are one.
  func length(of text: String) -> Int {
    author.hasSpaces ? text.split(whereSeparator: \.isWhitespace).count : text.count / 2
  }
}
