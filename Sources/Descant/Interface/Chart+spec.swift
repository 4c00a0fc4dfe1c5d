extension Chart {
  /// The chart that a Vega-Lite spec describes.
  ///
  /// What of Vega-Lite 6 is read, and where Descant departs from it, is at `Content/reference/vega-lite.md`.
  ///
  /// - Parameters:
  ///   - spec: JSON, UTF-8.
  ///   - data: of each name or address in the spec's "data" the bytes of a CSV, TSV, JSON or NDJSON file of that name.
  ///   - language: of titles that the spec leaves out, and of numbers and dates along axes.
  ///   - report: is given each finding that stops nothing.
  /// - Throws: everything that is wrong with the spec or with data that it names.
  public init(
    spec: String, data: [String: [UInt8]] = [:], in language: Language = .english,
    report: (Finding) -> Void = { _ in }
  ) throws(ChartError) {
    let (node, mistakes) = JSONReader.read(Source(file: "spec.vl.json", text: spec))
    guard let node, !mistakes.hasError else { throw ChartError(mistakes) }
    mistakes.forEach(report)
    var datasets: [String: Dataset] = [:]
    for (name, bytes) in data.sorted(by: { $0.key < $1.key }) {
      let (dataset, findings) = DatasetReader.read(file: name, bytes: bytes)
      guard let dataset, !findings.hasError else { throw ChartError(findings) }
      findings.forEach(report)
      datasets[name] = dataset
    }
    self = try Self.compiled(node, in: language, report: report) { [datasets] in datasets[$0] }
  }

  /// The charts that a good analyst would draw first of a table.
  ///
  /// - Parameters:
  ///   - name: the file's name, whose ending says what it holds: "births.csv".
  ///   - bytes: CSV, TSV, JSON or NDJSON, in UTF-8, UTF-16 or Windows-1252.
  ///   - language: of titles, numbers and dates.
  ///   - report: is given each finding that stops nothing, and why there is no chart.
  /// - Returns: the best first; at most four, and none where a table says more than a chart.
  /// - Throws: what stands in the way of reading the file.
  public static func suggestions(
    for name: String, bytes: [UInt8], in language: Language = .english,
    report: (Finding) -> Void = { _ in }
  ) throws(ChartError) -> [Chart] {
    let (read, findings) = DatasetReader.read(file: name, bytes: bytes)
    guard let dataset = read, !findings.hasError else { throw ChartError(findings) }
    findings.forEach(report)
    let answer = ChartInference.answer(for: dataset, url: name, words: language.titling)
    answer.findings.forEach(report)
    var charts: [Chart] = []
    for suggestion in answer.suggestions {
      charts.append(
        try compiled(suggestion.spec, in: language, report: report) { _ in dataset })
    }
    return charts
  }

  /// Of a spec that is read; its id is "chart" until somebody gives it another.
  static func compiled(
    _ spec: JSONNode, in language: Language, report: (Finding) -> Void,
    dataset: @escaping @Sendable (String) -> Dataset?
  ) throws(ChartError) -> Chart {
    let compiler = SpecCompiler(
      locale: language.locale, titles: language.titles, dataset: dataset)
    let (compiled, findings) = compiler.chart(from: spec, id: "chart")
    guard let chart = compiled, !findings.hasError else { throw ChartError(findings) }
    findings.forEach(report)
    return chart
  }
}

extension [Finding] {
  fileprivate var hasError: Bool { contains { $0.severity == .error } }
}
