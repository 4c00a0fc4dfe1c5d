package import Descant

/// What a chart gives its readers: how it looks, what it is made of for assistive technology, how it
/// describes itself, how it sounds.
package struct ChartReport: Sendable {
  /// One duty of a chart, with what it was judged by.
  package struct Duty: Sendable {
    /// Stable, for programs.
    package let name: String
    /// Whether the chart does it.
    package let isMet: Bool
    /// What was found, in a few words.
    package let text: String
    let facts: JSONDocument
  }

  let id: String
  let title: String
  /// The author's spec; nil for a chart that data suggest or a page holds.
  let file: String?
  /// In the order of their table.
  package let duties: [Duty]

  init(_ figure: Figure, file: String?, palette: Palette) {
    id = figure.chart.id
    title = figure.chart.title
    self.file = file
    duties = [
      figure.looks(palette), figure.elements, figure.descriptor, figure.hearing,
    ]
  }

  /// A line for the chart and one for each duty.
  package var text: String {
    let place = file.map { " (\($0))" } ?? ""
    return "\(id): \(title.isolated)\(place)\n"
      + duties.map { duty in
        let verdict = duty.isMet ? "pass" : "FAIL"
        return "  \(duty.name.padded(to: 10))  \(verdict)  \(duty.text)\n"
      }.joined()
  }

  /// The same for programs.
  package var document: JSONDocument {
    .object([
      "id": .string(id), "title": .string(title), "file": file.map { .string($0) },
      "duties": .array(
        duties.map { duty in
          .object([
            "name": .string(duty.name), "isMet": .boolean(duty.isMet), "text": .string(duty.text),
            "facts": duty.facts,
          ])
        }),
    ])
  }
}

// MARK: Duties

extension Figure {
  /// Whether every mark stands out from its ground in every mode.
  fileprivate func looks(_ palette: Palette) -> ChartReport.Duty {
    let found = chart.colorFindings(spec: spec ?? .null, palette: palette)
    let lowest = chart.lowestContrast(palette)
    let contrast = lowest.map {
      "contrast \(Contrast.text($0.ratio)):1 or more, least in \($0.mode)"
    }
    let codes = Set(found.map(\.code.id)).sorted()
    return ChartReport.Duty(
      name: "looks", isMet: chart.isReadable(spec: spec ?? .null, palette: palette),
      text: (contrast ?? "colours of a ramp")
        + (codes.isEmpty ? "" : "; " + codes.joined(separator: ", ")),
      facts: .object([
        "lowestContrast": lowest.map { .number($0.ratio) },
        "mode": lowest.map { .string($0.mode) }, "codes": .array(codes.map { .string($0) }),
      ]))
  }

  /// Whether every datum is reached by a named node inside a named container, and by a table's row.
  fileprivate var elements: ChartReport.Duty {
    let nodes = plan.nodes.flatMap { $0.flatMap(\.self) }
    let names = words.names.flatMap { $0.flatMap(\.self) }
    let data = chart.allSeries.reduce(0) { $0 + $1.points.count }
    let reached = nodes.reduce(0) { $0 + $1.points.count }
    let unnamed = names.count(where: \.isEmpty)
    let intervals = nodes.count { $0.role == .interval }
    let gaps = nodes.count { $0.role == .gap }
    let tableRows = rows.rows.count
    var parts = ["\(counted(nodes.count, "node")) for \(counted(reached, "datum", "data"))"]
    if reached < data { parts.append("\(data - reached) not reached") }
    if intervals > 0 { parts.append("\(counted(intervals, "interval"))") }
    if gaps > 0 { parts.append("\(counted(gaps, "gap"))") }
    if unnamed > 0 { parts.append("\(unnamed) without a name") }
    parts.append(counted(tableRows, "table row"))
    return ChartReport.Duty(
      name: "elements",
      isMet: reached == data && unnamed == 0 && names.count == nodes.count && !chart.title.isEmpty,
      text: parts.joined(separator: ", "),
      facts: .object([
        "nodes": .integer(nodes.count), "data": .integer(data), "reached": .integer(reached),
        "intervals": .integer(intervals), "gaps": .integer(gaps), "unnamed": .integer(unnamed),
        "tableRows": .integer(tableRows),
      ]))
  }

  /// Whether title, summary and every axis are said, with what they span.
  fileprivate var descriptor: ChartReport.Duty {
    let axes = [("x", chart.xAxis), ("y", chart.yAxis)] + chart.additionalAxes.map { ("also", $0) }
    let told = axes.map { (name: $0.0, axis: $0.1, span: $0.1.span(chart.locale)) }
    let isComplete = told.allSatisfy { !$0.axis.title.isEmpty && $0.span != nil }
    let own = chart.description != nil
    let summary =
      words.summary.isEmpty ? "no summary" : own ? "summary, also the author's" : "summary"
    let axisTexts = told.map { name, axis, span in
      let unit = axis.unit.map { " in \($0.symbol)" } ?? ""
      return "\(name) \(axis.title)\(unit), \(span ?? "of no range")"
    }
    return ChartReport.Duty(
      name: "descriptor", isMet: isComplete && !words.summary.isEmpty,
      text: ([summary] + axisTexts).joined(separator: "; "),
      facts: .object([
        "hasSummary": .boolean(!words.summary.isEmpty), "hasAuthorsSummary": .boolean(own),
        "series": .integer(chart.allSeries.count),
        "axes": .array(
          told.map { name, axis, span in
            .object([
              "role": .string(name), "title": .string(axis.title),
              "unit": axis.unit.map { .string($0.symbol) }, "range": span.map { .string($0) },
            ])
          }),
      ]))
  }

  /// Whether there is a sound, with a first impression that is not too long.
  fileprivate var hearing: ChartReport.Duty {
    let isLed = score.mapping.voices.first?.lead != nil
    let isQuick = score.duration <= 10.05 || isLed || soundFile("-together") != nil
    let seconds = score.isSilent ? nil : score.duration
    let length = seconds.map { language.number($0, decimals: 1) + " s" }
    let together =
      isLed
      ? ", all series together first"
      : soundFile("-together") == nil ? "" : ", all series together shorter"
    let none = score.options.isOn ? "nothing to hear" : "off, as its author wishes"
    return ChartReport.Duty(
      name: "sound", isMet: score.isSilent ? !score.options.isOn : sound != nil,
      text: length.map { $0 + together + (isQuick ? "" : ", long for a first impression") } ?? none,
      facts: .object([
        "seconds": seconds.map { .number($0) }, "isQuick": .boolean(isQuick),
        "isOff": .boolean(!score.options.isOn),
      ]))
  }
}

extension Axis {
  /// "1917 to 1975", "4 categories"; nil where it spans nothing.
  fileprivate func span(_ locale: FormatLocale) -> String? {
    switch kind {
    case .numeric(let numeric):
      let (start, end) = (numeric.scale.start, numeric.scale.end)
      guard start.isFinite, end.isFinite else { return nil }
      return "\(text(.number(start), locale: locale)) to \(text(.number(end), locale: locale))"
    case .categorical(let categories):
      let count = categories.order.count
      return count == 0 ? nil : count == 1 ? "1 category" : "\(count) categories"
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
