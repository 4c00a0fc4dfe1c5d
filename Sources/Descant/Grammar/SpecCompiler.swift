/// From a Vega-Lite spec to a chart.
///
///     let (chart, findings) = SpecCompiler(titles: words, dataset: data.named).chart(from: spec, id: "rain")
package struct SpecCompiler: Sendable {
  private let locale: FormatLocale
  let titles: TitleWords
  private let dataset: @Sendable (String) -> Dataset?

  /// `dataset` resolves `data.url` and `data.name`.
  package init(
    locale: FormatLocale = .english, titles: TitleWords,
    dataset: @escaping @Sendable (String) -> Dataset?
  ) {
    self.locale = locale
    self.titles = titles
    self.dataset = dataset
  }

  /// The chart, or nil with at least one error among the findings: never a wrong chart.
  package func chart(from node: JSONNode, id: String) -> (chart: Chart?, findings: [Finding]) {
    finished(begun(node), id: id)
  }

  /// What a spec comes to before its scales and axes are made: its layers with their rows.
  struct Begun {
    let node: JSONNode
    /// Of reading the spec, told whatever comes of it.
    let read: [Finding]
    fileprivate(set) var view: ViewSpec?
    var layers: [Layer] = []
    fileprivate var findings: SpecFindings
    fileprivate var provenance = Provenance()
    /// What ended it.
    fileprivate var problem: Finding?
  }

  func begun(_ given: JSONNode) -> Begun {
    let state = InitialState(given)
    var reader = SpecReader()
    reader.findings.add(state.findings)
    var view = reader.view(state.spec)
    view?.choices = state.choices
    var begun = Begun(
      node: state.spec, read: reader.findings.all, findings: reader.findings)
    guard let view, !reader.findings.hasErrors, !view.units.isEmpty else { return begun }
    begun.view = view
    do {
      try addLayers(view, to: &begun)
    } catch {
      begun.problem = error
    }
    return begun
  }

  func finished(_ begun: Begun, id: String) -> (chart: Chart?, findings: [Finding]) {
    guard let view = begun.view else { return (nil, begun.read) }
    do throws(Finding) {
      if let problem = begun.problem { throw problem }
      var findings = begun.findings
      let chart = try chart(view, begun, id: id, &findings)
      if findings.hasErrors { return (nil, findings.all) }
      if let finding = Self.titleFinding(view, begun.node, of: chart) { findings.add(finding) }
      return (chart, findings.all)
    } catch {
      return (nil, begun.read + [error])
    }
  }

  private static func titleFinding(_ view: ViewSpec, _ node: JSONNode, of chart: Chart) -> Finding?
  {
    guard view.title == nil else { return nil }
    if let title = node["title"], title.isBlank {
      return .error(
        .specNoTitle, "the title is empty",
        help: "say what the chart shows; without it \"\(chart.title)\" is used",
        at: title.location)
    }
    return .warning(
      .specNoTitle, "the chart has no title, \"\(chart.title)\" was made from its axes",
      help: "add a \"title\"", at: node.location)
  }

  /// The author's word for a number of rows, or ours.
  private func titles(of view: ViewSpec) -> TitleWords {
    var titles = titles
    titles.count = view.config.countTitle ?? titles.count
    return titles
  }

  private func addLayers(_ view: ViewSpec, to begun: inout Begun) throws(Finding) {
    var provenance = Provenance(specFile: view.node.source.file)
    var sources: [String] = []
    var bins: [String: Binning] = [:]
    let isMap = view.units.contains(where: \.isGeographic)
    // Where nothing on a map is data, its last shapes are.
    let alone =
      isMap && !view.units.contains { $0.showsDataOnMap }
      ? view.units.lastIndex { $0.mark.shape == .geoshape } : nil
    for (place, unit) in view.units.enumerated() {
      let frame = try frame(unit, view, &provenance)
      sources += frame.names
      var compiler = LayerCompiler(
        view: view, source: frame, titles: titles(of: view), findings: begun.findings, bins: bins
      ) { data throws(Finding) in
        var ignored = Provenance()
        return try self.frame(data, unit.node, isShape: false, view, &ignored)
      }
      if let layer = try compiler.layer(unit, isAlone: place == alone) {
        begun.layers.append(layer)
      }
      (begun.findings, bins) = (compiler.findings, compiler.bins)
    }
    begun.provenance = provenance
    if begun.layers.isEmpty {
      throw .error(
        .specEmpty, "no row of the data can be drawn",
        help: "check the filters and the fields of the spec", at: view.node.location)
    }
    for finding in Labels.leaveColors(of: &begun.layers) { begun.findings.add(finding) }
    let known = begun.layers.flatMap { $0.frame.names } + sources
    for finding in view.own.unknownFields(among: known) { begun.findings.add(finding) }
  }

  private func chart(
    _ view: ViewSpec, _ begun: Begun, id: String, _ findings: inout SpecFindings
  ) throws(Finding) -> Chart {
    var layers = begun.layers
    if layers.allSatisfy(\.isEmpty), let data = view.units.first?.data?.node {
      findings.add(
        .warning(
          .specEmpty, "the data have no rows, so the figure says \"no data\"",
          help: "add rows", at: data.location))
    }
    var map: MapAssembly?
    if view.units.contains(where: \.isGeographic) {
      let assembly = try MapAssembly(view, layers, locale: locale)
      findings.add(assembly.findings)
      (layers, map) = (assembly.layers, assembly)
    }
    let chart = try ChartAssembly(
      view: view, layers: layers, id: id, provenance: begun.provenance, locale: locale,
      titles: titles(of: view)
    ).chart(&findings)
    return map?.placed(chart) ?? chart
  }

  func frame(
    _ unit: UnitSpec, _ view: ViewSpec, _ provenance: inout Provenance
  ) throws(Finding) -> Frame {
    guard let data = unit.data else {
      throw .error(
        .specMissing, "the spec has no \"data\"", help: "add \"data\": {\"url\": \"file.csv\"}",
        at: unit.node.location)
    }
    let isShape = unit.mark.shape == .geoshape && unit.shapeField == nil
    return try frame(data, unit.node, isShape: isShape, view, &provenance)
  }

  func frame(
    _ data: DataSpec, _ node: JSONNode, isShape: Bool, _ view: ViewSpec,
    _ provenance: inout Provenance
  ) throws(Finding) -> Frame {
    let inline = InlineData()
    switch data.origin {
    case .values(let values): return try inline.frame(values, format: data.format)
    case .sphere: return MapData.frame(of: .sphere, at: data.node)
    case .graticule(let node): return MapData.frame(of: try MapData.graticule(node), at: node)
    case .name(let name):
      if let values = view.datasets[name] { return try inline.frame(values, format: data.format) }
      return try found(name, data, node, isShape, view, &provenance)
    case .url(let url): return try found(url, data, node, isShape, view, &provenance)
    }
  }

  private func found(
    _ name: String, _ data: DataSpec, _ node: JSONNode, _ isShape: Bool, _ view: ViewSpec,
    _ provenance: inout Provenance
  ) throws(Finding) -> Frame {
    guard let dataset = dataset(name) else {
      throw .error(
        .specNoData, "there is no dataset \"\(name)\"",
        help: "write its path from the folder of the spec",
        at: (data.node["url"] ?? data.node["name"] ?? data.node).location)
    }
    if provenance.dataset == nil {
      provenance.dataset = dataset.name
      provenance.sources = dataset.sources
      provenance.licences = dataset.licences
      provenance.unsaid = dataset.unsaid { node.mentions($0.name) || view.node.mentions($0.name) }
    }
    if let map = try MapData.frame(of: dataset, data.format, isShape: isShape, at: data.node) {
      return map
    }
    if let property = data.format?["property"] {
      throw .unsupported("\"property\" of a file's format", at: property)
    }
    return Frame(dataset.asMentioned(in: node))
  }
}

extension JSONNode {
  /// A text without a letter, by itself or as the "text" of an object.
  fileprivate var isBlank: Bool {
    (string ?? self["text"]?.string).map { $0.allSatisfy(\.isWhitespace) } ?? false
  }
}
