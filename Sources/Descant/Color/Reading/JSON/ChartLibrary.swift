/// Where a chart library's settings keep their colours: one line of paths for each.
struct ChartLibrary: Sendable {
  struct Palette: Sendable {
    let path: NodePath
    var kind = ColorList.Kind.categorical
    /// The values that the path leads to are one list, not a list each.
    var isGathered = false

    init(_ path: String, _ kind: ColorList.Kind = .categorical, isGathered: Bool = false) {
      self.path = NodePath(path)
      self.kind = kind
      self.isGathered = isGathered
    }
  }

  let name: String
  /// Paths of which one has to lead to a value of the kind that the palettes are.
  let marks: [String]
  /// Paths of which one has to lead to anything at all, where the marks alone say too little.
  var besides: [String] = []
  let palettes: [Palette]
  /// In the order of their weight: the first that leads to a colour is the ground.
  var grounds: [String] = []
  var texts: [String] = []
  var lines: [String] = []
  /// Whether texts stand on all of the grounds, marks on the first alone.
  var writesOnAll = false
  /// Texts that stand on the last of the grounds alone.
  var titles: [String] = []
  /// The member beside a line's colour without which it isn't drawn; a figure of data draws what says nothing.
  var lineSwitch: String?

  static let all: [ChartLibrary] = [
    ChartLibrary(
      name: "ECharts", marks: ["color"],
      besides: [
        "backgroundColor", "textStyle", "categoryAxis", "valueAxis", "series", "xAxis",
        "visualMap",
      ],
      palettes: [
        Palette("color"), Palette("visualMap.color", .sequential),
        Palette("visualMap.inRange.color", .sequential),
      ],
      grounds: ["backgroundColor"],
      texts: [
        "textStyle.color", "title.textStyle.color", "legend.textStyle.color",
        "*Axis.axisLabel.color",
      ],
      lines: ["*Axis.axisLine.lineStyle.color"]),
    ChartLibrary(
      name: "Plotly", marks: ["layout.colorway", "colorway", "layout.template.layout.colorway"],
      palettes: [
        Palette("colorway"), Palette("layout.colorway"),
        Palette("layout.template.layout.colorway"),
        Palette("layout.colorscale.sequential", .sequential),
        Palette("layout.colorscale.sequentialminus", .sequential),
        Palette("layout.colorscale.diverging", .diverging),
      ],
      grounds: ["layout.plot_bgcolor", "layout.paper_bgcolor", "plot_bgcolor", "paper_bgcolor"],
      texts: ["layout.font.color", "font.color"], lines: ["layout.*axis.linecolor"],
      writesOnAll: true, titles: ["layout.title.font.color"], lineSwitch: "showline"),
    ChartLibrary(
      name: "Power BI", marks: ["dataColors"], palettes: [Palette("dataColors")],
      grounds: ["background"], texts: ["foreground"]),
    ChartLibrary(
      name: "Chart.js", marks: ["data.datasets.*.borderColor", "data.datasets.*.backgroundColor"],
      palettes: [
        Palette("data.datasets.*.borderColor", isGathered: true),
        Palette("data.datasets.*.backgroundColor", isGathered: true),
      ],
      texts: ["options.color", "options.plugins.legend.labels.color"]),
    ChartLibrary(
      name: "Highcharts", marks: ["colors"],
      besides: [
        "chart", "title.text", "title.style", "series", "xAxis", "yAxis", "plotOptions",
      ],
      palettes: [Palette("colors")], grounds: ["chart.backgroundColor"],
      texts: ["title.style.color", "subtitle.style.color", "*Axis.labels.style.color"],
      lines: ["*Axis.lineColor", "*Axis.tickColor"]),
    ChartLibrary(
      name: "GeoJSON with styles",
      marks: ["features.*.properties.fill", "features.*.properties.marker-color"],
      palettes: [
        Palette("features.*.properties.fill", isGathered: true),
        Palette("features.*.properties.marker-color", isGathered: true),
      ],
      lines: ["features.*.properties.stroke"]),
    ChartLibrary(
      name: "ggplot2", marks: ["*.scale_*_manual.values", "scale_*_manual.values"],
      palettes: [Palette("scale_*_manual.values"), Palette("*.scale_*_manual.values")],
      grounds: ["theme.panel.background.fill", "theme.plot.background.fill"],
      texts: ["theme.text.colour", "theme.text.color", "theme.axis.text.colour"]),
  ]

  var shape: JSONPaletteShape {
    JSONPaletteShape(name: name, fits: fits, read: read)
  }

  func fits(_ node: JSONNode) -> Bool {
    guard node.isObject, besides.isEmpty || besides.contains(where: { !find($0, node).isEmpty })
    else { return false }
    let isGathered = palettes.first?.isGathered ?? false
    return marks.contains { path in
      find(path, node).contains { found in
        found.colors.count > (isGathered ? 0 : 1) || (isGathered && found.isSurelyColor)
      }
    }
  }

  private func find(_ path: String, _ node: JSONNode) -> [JSONNode] {
    NodePath(path).all(in: node).map(\.node)
  }

  func read(_ node: JSONNode) -> PaletteReading {
    var reading = PaletteReading()
    reading.colors = node.writtenColors()
    let all = unique(self.grounds, in: node, called: "ground")
    let grounds = Array(all.prefix(1))
    let texts =
      unique(self.texts, in: node, called: "text")
      + unique(titles, in: node, called: ColorList.titleName)
    let lines = unique(self.lines, in: node, called: "axis") { isDrawn($0, in: node) }
    var known: Set<[String]> = []
    for palette in palettes {
      let found = palette.path.all(in: node)
      var gathered: [Swatch] = []
      var lists: [(name: String, node: JSONNode, swatches: [Swatch])] = []
      for (path, value) in found {
        if palette.isGathered, value.string != nil {
          let swatch = value.colorSwatch(named: nil)
          if let swatch, !gathered.contains(where: { $0.color == swatch.color }) {
            gathered.append(swatch)
          }
        } else {
          lists.append((path.joined(separator: "."), value, value.swatches(&reading.findings)))
        }
      }
      if gathered.count > 1 {
        lists.append((palette.path.text, found[0].node, gathered))
      }
      for (name, value, swatches) in lists where swatches.count > 1 {
        guard known.insert(swatches.map(\.color.hex)).inserted else { continue }
        reading.lists.append(
          ColorList(
            name: name,
            kind: palette.kind == .categorical
              ? ColorRole.kind(name) ?? .categorical : palette.kind,
            theme: ColorRole.theme(name), swatches: swatches, grounds: grounds, texts: texts,
            lines: lines, location: value.location
          ).with {
            $0.saysKind = true
            if writesOnAll { $0.textGrounds = Array(all.dropFirst()) }
            let positions = (value.elements ?? []).compactMap(\.gradientStop?.position)
            if positions.count == swatches.count { $0.positions = positions }
          })
      }
    }
    return reading
  }

  /// Whether a line is there, by what stands beside its colour.
  private func isDrawn(_ path: [String], in node: JSONNode) -> Bool {
    guard let lineSwitch else { return true }
    let owner = path.dropLast().reduce(node as JSONNode?) { $0?[$1] }
    // What a template says of a line's colour draws no line.
    return owner?[lineSwitch]?.boolean ?? (node["data"]?.elements != nil)
  }

  private func unique(
    _ paths: [String], in node: JSONNode, called name: String,
    where holds: ([String]) -> Bool = { _ in true }
  ) -> [Swatch] {
    var swatches: [Swatch] = []
    for (path, found) in paths.flatMap({ NodePath($0).all(in: node) }) where holds(path) {
      guard let swatch = found.colorSwatch(named: name),
        !swatches.contains(where: { $0.color == swatch.color })
      else { continue }
      swatches.append(swatch)
    }
    return swatches
  }
}

extension JSONNode {
  /// The colours of a list: its texts, or the second of each pair of a place and a colour.
  fileprivate var colors: [JSONNode] {
    (elements ?? members.map(\.value)).compactMap { element in
      element.isSurelyColor || element.isColorWord
        ? element : element.elements?.last.flatMap { $0.isSurelyColor ? $0 : nil }
    }
  }

  /// The same as swatches; what can't be read among them is told.
  fileprivate func swatches(_ findings: inout [Finding]) -> [Swatch] {
    guard let elements else {
      return members.compactMap { $0.value.colorSwatch(named: $0.name) }
    }
    return elements.compactMap { element in
      let value = element.elements?.last ?? element
      return value.string == nil ? nil : value.swatch(&findings)
    }
  }
}
