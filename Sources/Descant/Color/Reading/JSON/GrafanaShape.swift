extension JSONPaletteShape {
  /// A dashboard of Grafana: the colours that its panels draw, on the ground of its theme.
  ///
  /// Grafana writes colours for thresholds into each column and figure, and draws them where a switch beside them says so.
  static let grafana = JSONPaletteShape(
    name: "Grafana dashboard",
    fits: { node in
      (node["panels"]?.elements ?? node["rows"]?.elements) != nil
        && ["schemaVersion", "templating", "timepicker"].contains { node[$0] != nil }
    },
    read: { node in
      var reader = GrafanaReader(root: node)
      reader.read()
      return reader.reading
    })
}

private struct GrafanaReader {
  let root: JSONNode
  var reading = PaletteReading()

  init(root: JSONNode) { self.root = root }

  /// What panels stand on.
  ///
  /// A dashboard that says no style has that of Grafana, which is dark unless it is told.
  private var ground: Swatch {
    let style = root["style"]
    let written = style?.string == "light" ? "#ffffff" : "#181b1f"
    return Swatch(
      Color(hex: written) ?? .white, name: "panel", written: written, location: style?.location)
  }

  mutating func read() {
    reading.colors = root.writtenColors()
    readPanels(of: root, ["panels"])
    for (index, row) in (root["rows"]?.elements ?? []).enumerated() {
      readPanels(of: row, ["rows", String(index + 1), "panels"])
    }
  }

  private mutating func readPanels(of node: JSONNode, _ path: [String]) {
    for (index, panel) in (node["panels"]?.elements ?? []).enumerated() {
      let own = path + [String(index + 1)]
      readSeries(panel, own)
      readStatus(panel, own + ["colors"])
      for (column, style) in (panel["styles"]?.elements ?? []).enumerated() {
        readStatus(style, own + ["styles", String(column + 1), "colors"])
      }
      // A row that can be folded holds panels of its own.
      if path.count < 8 { readPanels(of: panel, own + ["panels"]) }
    }
  }

  // MARK: Series

  /// The colours that the author gives series by their names, one for each; equal ones are one series under two names.
  private mutating func readSeries(_ panel: JSONNode, _ path: [String]) {
    var swatches: [Swatch] = []
    func add(_ node: JSONNode?, _ name: String) {
      guard let node, node.isSurelyColor, let swatch = node.colorSwatch(named: name) else { return }
      // "Total" and "total": the spelling that is written last.
      let known = swatches.firstIndex { $0.name?.lowercased() == name.lowercased() }
      if let known { swatches[known] = swatch } else { swatches.append(swatch) }
    }
    let aliases = panel["aliasColors"]
    for member in aliases?.members ?? [] { add(member.value, member.name) }
    for series in panel["seriesOverrides"]?.elements ?? [] {
      add(series["color"], series["alias"]?.string ?? "")
    }
    for override in panel["fieldConfig"]?["overrides"]?.elements ?? [] {
      let name = override["matcher"]?["options"]?.string ?? ""
      for property in override["properties"]?.elements ?? []
      where property["id"]?.string == "color" {
        add(property["value"]?["fixedColor"], name)
      }
    }
    var known: Set<String> = []
    swatches.removeAll { !known.insert($0.color.hex).inserted }
    let name = aliases?.members.isEmpty == false ? "aliasColors" : "series"
    keep(swatches, path + [name], at: swatches.first?.location, asGround: false)
  }

  // MARK: Statuses

  /// Colours of a figure or a column by its thresholds, where they are drawn.
  private mutating func readStatus(_ node: JSONNode, _ path: [String]) {
    guard let colors = node["colors"]?.elements else { return }
    func isOn(_ switched: JSONNode?) -> Bool {
      switched?.boolean ?? switched?.number.map { $0 != 0 } ?? false
    }
    let mode = node["colorMode"]?.string
    // Colours of a cell or of a whole figure are grounds, with text on them.
    let isGround = isOn(node["colorBackground"]) || mode.map { $0 != "value" } ?? false
    guard isGround || mode != nil || isOn(node["colorValue"]) || isOn(node["gauge"]?["show"]) else {
      return
    }
    let swatches = colors.enumerated().compactMap { index, color in
      color.isSurelyColor
        ? color.colorSwatch(named: nil).map { swatch in
          var swatch = swatch
          swatch.place = index + 1
          return swatch
        } : nil
    }
    keep(swatches, path, at: node["colors"]?.location, asGround: isGround)
  }

  private mutating func keep(
    _ swatches: [Swatch], _ path: [String], at location: SourceLocation?, asGround isGround: Bool
  ) {
    guard swatches.count > 1 else { return }
    var list = ColorList(
      name: path.joined(separator: "."), swatches: swatches, location: location)
    list.saysKind = true
    if isGround {
      reading.candidates.append(list)
    } else {
      list.grounds = [ground]
      reading.lists.append(list)
    }
  }
}
