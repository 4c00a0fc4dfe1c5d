extension Chart {
  /// All words of a chart and what stands out, from one look at its numbers.
  package func words(
    plan: ReadingPlan, in language: Language
  ) -> (words: ChartWords, features: [Feature]) {
    if isTwoSided { return wordsOfSides(plan: plan, in: language) }
    let narrator = Narrator(Observations(self), language)
    let facts = Facts.all(in: narrator.data)
    let words = ChartWords(for: self, plan: plan, language, Summary(narrator, facts))
    return (words, features(of: facts, narrator))
  }
}

extension ChartWords {
  package init(for chart: Chart, plan: ReadingPlan, language: Language) {
    if chart.isTwoSided {
      self = chart.wordsOfSides(plan: plan, in: language).words
      return
    }
    let narrator = Narrator(Observations(chart), language)
    let summary = Summary(narrator, Facts.all(in: narrator.data))
    self.init(for: chart, plan: plan, language, summary)
  }

  init(
    for chart: Chart, plan: ReadingPlan, _ language: Language, _ summary: Summary
  ) {
    let speaker = Speaker(chart, language)
    let names = PointNames(speaker)
    self.init(
      language: language.tag, kind: language.kind(of: chart), seriesRole: language.roles.series,
      gapRole: language.roles.gap, intervalRole: language.roles.interval,
      panelRole: language.roles.panel,
      pointRoles: chart.allSeries.map { language.role(of: $0, in: chart) },
      names: zip(plan.nodes, chart.panels).map { nodes, panel in
        zip(nodes, panel.series).map { nodes, series in
          nodes.map { names.name(of: $0, in: series.points) }
        }
      },
      noData: language.names.noData, skip: language.skip(plan),
      summary: summary.text, drawn: summary.drawn, overview: summary.overview,
      space: language.joining.space,
      referenceNames: chart.references.filter { !$0.isStatedInWords }.map { line in
        let panel = line.panel.flatMap { chart.panels[$0].title }
        return [panel, speaker.name(of: line)].compactMap(\.self)
          .joined(separator: language.joining.nameComma)
      }, table: language.columns)
    named = summary.namedData
    subject = summary.plainSubject
    beside = summary.beside
    noteRole = language.roles.note
    logarithmicNote = language.facts.scale.logarithmic(["title": ""])
    annotationNames = chart.annotations.map { speaker.name(of: $0) }
  }
}

extension Language {
  /// "line chart".
  func kind(of chart: Chart) -> String {
    chart.kind == .pie && chart.isDonut ? kinds.donut : name(of: chart.kind)
  }

  /// "pie chart".
  package func name(of kind: ChartKind) -> String {
    switch kind {
    case .bar: kinds.bar
    case .line: kinds.line
    case .area: kinds.area
    case .scatter: kinds.scatter
    case .pie: kinds.pie
    case .histogram: kinds.histogram
    case .heatMap: kinds.heatMap
    case .strip: kinds.strip
    case .range: kinds.range
    case .box: kinds.box
    case .interval: kinds.interval
    case .text: kinds.text
    case .combined: kinds.combined
    case .map: facts.maps.kind
    }
  }

  /// "bar": what a point of a series is, after its main mark.
  func role(of series: Series, in chart: Chart) -> String {
    if chart.kind == .heatMap { return roles.cell }
    if chart.kind == .range { return roles.rangeBar }
    if series.has(.geoshape) { return facts.maps.region }
    if chart.kind == .map, !series.has(.text) {
      return series.has(.line) || series.has(.rule) ? facts.maps.route : facts.maps.place
    }
    if series.has(.boxplot) { return roles.box }
    if series.has(.arc) { return roles.slice }
    if series.has(.bar) { return roles.bar }
    if series.has(.text), series.marks.count == 1 { return roles.text }
    return roles.dataPoint
  }

  /// "Skip the drawing, 57 points and 1 gap".
  func skip(_ plan: ReadingPlan) -> String {
    let nodes = plan.nodes.lazy.flatMap { $0 }.flatMap { $0 }
    let counts: [(ReadingPlan.Node.Role, Plural)] = [
      (.point, names.points), (.interval, names.intervals), (.gap, names.gaps),
    ]
    let parts = counts.compactMap { role, words -> String? in
      let count = nodes.count { $0.role == role }
      return count > 0 ? text(words, count: count) : nil
    }
    return names.skip(["what": parts.isEmpty ? names.noData : list(parts)])
  }
}

extension Chart {
  var isDonut: Bool { allSeries.contains { $0.marks.contains { $0.innerRadius > 0 } } }
}

extension Chart {
  /// Where bars fill parts of the calendar, what ends as one begins ends with the part before it.
  fileprivate func last(before end: AxisValue) -> AxisValue {
    guard xAxis.isTemporal, let moment = end.number,
      allSeries.contains(where: { series in
        series.has(.bar) && series.points.contains { $0.x2 == end }
      })
    else { return end }
    return .number(moment - 1)
  }
}

extension Speaker {
  /// "Baby boom, 1946 to 1964": its words, and where it stands.
  func name(of annotation: Annotation) -> String {
    guard !annotation.text.isEmpty else { return "" }
    let text = annotation.lines.joined(separator: language.joining.space)
    let place: String
    switch annotation.place {
    case .stretch(let along, let from, let to):
      let axis = along == .x ? chart.xAxis : chart.yAxis
      let last = annotation.isDrawnByLayer && along == .x ? chart.last(before: to) : to
      place = range(from, last, on: axis)
    case .datum(let reference): place = x(of: chart[reference])
    // Its words stand beside what they mean; where that is says nothing more.
    case .words: return text
    case .series(let index): place = chart.panels.first?.series[index].name ?? ""
    }
    return text + language.joining.nameComma + place
  }

  /// "Goal: 155 pounds".
  func name(of line: ReferenceLine) -> String {
    var axis = line.axis == .x ? chart.xAxis : chart.yAxis
    let exact = value(line.value, on: axis)
    // A line stands at a round value, or at a mean, which deserves one digit more than the data.
    let limit = axis.format.decimals.map { $0 + 1 } ?? 15
    axis.format.decimals = nil
    let value =
      line.value.number.map {
        axis.isTemporal || axis.countsYears ? exact : quantity($0, on: axis, limit: limit)
      } ?? exact
    // A label that ends with the value would say it twice.
    var label = Substring(line.label)
    var bare = axis
    bare.unit = nil
    let written =
      [value, exact, axis.text(line.value, locale: chart.locale)]
      + [bare.text(line.value, locale: chart.locale)]
      + (line.value.number.map { [quantity($0, on: bare, limit: limit)] } ?? [])
    // An author parts a unit from its number with a plain space.
    let typed = written.map { $0.replacing("\u{A0}", with: " ") }
    for text in written + typed where !text.isEmpty && label.hasSuffix(text) {
      // The "0" of "Mean of 1951 to 1980" is no value.
      let rest = label.dropLast(text.count)
      if let end = rest.last, end.isNumber || end.isLetter || ".,".contains(end) { continue }
      label = rest
      while let last = label.last, last == ":" || last == "=" || last == " " { label.removeLast() }
    }
    return label.isEmpty
      ? language.names.referenceWithoutLabel(["value": value])
      : language.names.reference(["label": String(label), "value": value])
  }
}
