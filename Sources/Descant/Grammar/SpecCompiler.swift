/// From a Vega-Lite spec to a chart.
///
///     let (chart, findings) = SpecCompiler(titles: words, dataset: data.named).chart(from: spec, id: "rain")
public struct SpecCompiler: Sendable {
  private let locale: FormatLocale
  private let titles: TitleWords
  private let dataset: @Sendable (String) -> Dataset?

  /// `dataset` resolves `data.url` and `data.name`.
  public init(
    locale: FormatLocale = .english, titles: TitleWords,
    dataset: @escaping @Sendable (String) -> Dataset?
  ) {
    self.locale = locale
    self.titles = titles
    self.dataset = dataset
  }

  /// The chart, or nil with at least one error among the findings: never a wrong chart.
  public func chart(from node: JSONNode, id: String) -> (chart: Chart?, findings: [Finding]) {
    let state = InitialState(node)
    let node = state.spec
    var reader = SpecReader()
    reader.findings.add(state.findings)
    guard let view = reader.view(node), !reader.findings.hasErrors, !view.units.isEmpty else {
      return (nil, reader.findings.all)
    }
    do {
      var findings = reader.findings
      let chart = try chart(view, id: id, &findings)
      if findings.hasErrors { return (nil, findings.all) }
      if view.title == nil, let title = node["title"], title.isBlank {
        findings.add(
          .error(
            .specNoTitle, "the title is empty",
            help: "say what the chart shows; without it \"\(chart.title)\" is used",
            at: title.location))
      } else if view.title == nil {
        findings.add(
          .warning(
            .specNoTitle, "the chart has no title, \"\(chart.title)\" was made from its axes",
            help: "add a \"title\"", at: node.location))
      }
      return (chart, findings.all)
    } catch {
      return (nil, reader.findings.all + [error])
    }
  }

  private func chart(
    _ view: ViewSpec, id: String, _ findings: inout SpecFindings
  ) throws(Finding) -> Chart {
    var provenance = Provenance(specFile: view.node.source.file)
    var layers: [Layer] = []
    var sources: [String] = []
    var bins: [String: Binning] = [:]
    for unit in view.units {
      let frame = try frame(unit, view, &provenance)
      sources += frame.names
      var compiler = LayerCompiler(
        view: view, source: frame, titles: titles, findings: findings, bins: bins)
      if let layer = try compiler.layer(unit) { layers.append(layer) }
      (findings, bins) = (compiler.findings, compiler.bins)
    }
    if layers.isEmpty {
      throw .error(
        .specEmpty, "no row of the data can be drawn",
        help: "check the filters and the fields of the spec", at: view.node.location)
    }
    for finding in Labels.leaveColors(of: &layers) { findings.add(finding) }
    let known = layers.flatMap { $0.frame.names } + sources
    for finding in view.own.unknownFields(among: known) { findings.add(finding) }
    if layers.allSatisfy(\.isEmpty), let data = view.units.first?.data?.node {
      findings.add(
        .warning(
          .specEmpty, "the data have no rows, so the figure says \"no data\"",
          help: "add rows", at: data.location))
    }
    return try ChartAssembly(
      view: view, layers: layers, id: id, provenance: provenance, locale: locale,
      titles: titles
    ).chart(&findings)
  }

  private func frame(
    _ unit: UnitSpec, _ view: ViewSpec, _ provenance: inout Provenance
  ) throws(Finding) -> Frame {
    guard let data = unit.data else {
      throw .error(
        .specMissing, "the spec has no \"data\"", help: "add \"data\": {\"url\": \"file.csv\"}",
        at: unit.node.location)
    }
    let inline = InlineData()
    switch data.origin {
    case .values(let values): return try inline.frame(values, format: data.format)
    case .name(let name):
      if let values = view.datasets[name] { return try inline.frame(values, format: data.format) }
      return try found(name, data, unit, &provenance)
    case .url(let url): return try found(url, data, unit, &provenance)
    }
  }

  private func found(
    _ name: String, _ data: DataSpec, _ unit: UnitSpec, _ provenance: inout Provenance
  ) throws(Finding) -> Frame {
    guard let dataset = dataset(name) else {
      throw .error(
        .specNoData, "there is no dataset \"\(name)\"",
        help: "write its path from the folder of the spec",
        at: (data.node["url"] ?? data.node["name"] ?? data.node).location)
    }
    if let property = data.format?["property"] {
      throw .unsupported("\"property\" of a file's format", at: property)
    }
    if provenance.dataset == nil {
      provenance.dataset = dataset.name
      provenance.sources = dataset.sources
      provenance.licences = dataset.licences
    }
    return Frame(dataset.asMentioned(in: unit.node))
  }
}

extension JSONNode {
  /// A text without a letter, by itself or as the "text" of an object.
  fileprivate var isBlank: Bool {
    (string ?? self["text"]?.string).map { $0.allSatisfy(\.isWhitespace) } ?? false
  }
}
