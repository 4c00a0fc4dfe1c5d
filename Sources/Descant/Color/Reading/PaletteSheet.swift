/// A site's own palettes, `Site/palettes/*.json`, as the style sheet that they are short for.
///
/// Style sheets stay the one truth about a site's colours: what is read here stands behind `chart.css`, where pages find it,
/// and ``PageStyles`` gives what they come to to files and cards.
package struct PaletteSheet: Sendable {
  /// Custom properties for every mode; empty without palettes of the site's own.
  package private(set) var css = ""
  package private(set) var findings: [Finding] = []
  private(set) var suppressions: [Suppression] = []
  /// How many slots a palette of the site's own has; those after it begin again.
  private(set) var slotCount: Int?
  /// Where each value of ``css`` is written in a palette.
  private var places: [(range: Range<Int>, location: SourceLocation)] = []

  /// What all of ``css`` stands under: colours that a reader forces stand over it.
  package static let condition = "(forced-colors: none)"

  /// What a file of `Site/palettes/` is called to be used: without its ending.
  static let names = ["standard", "sequential", "diverging"]

  /// - Parameter files: everything in `Site/palettes/`.
  package init(_ files: [Source]) {
    var values: [Value] = []
    for file in files {
      var reader = OwnPaletteReader(file)
      reader.read()
      values += reader.values
      findings += reader.findings
      suppressions += reader.suppressions
      slotCount = reader.slotCount ?? slotCount
    }
    guard !values.isEmpty else { return }
    css = "\n/* From Site/palettes/. The reader's own colours stand over it. */\n"
    for query in Self.queries { write(values, query) { [$0.0] } }
    // Browsers that don't know light-dark() keep the light colours.
    css += "\n@supports (color: light-dark(#000, #fff)) {\n"
    for query in Self.queries { write(values, query) { [$0.0, $0.1] } }
    css += "}\n"
  }

  /// A custom property with its colour in every mode.
  struct Value {
    let name: String
    let swatches: [Palette.Mode: Swatch]
  }

  /// When colours hold, and which: light ones with their dark twins.
  private static let queries: [(condition: String, modes: (Palette.Mode, Palette.Mode))] = [
    (condition, (.light, .dark)),
    ("\(condition) and (prefers-contrast: more)", (.lightContrast, .darkContrast)),
  ]

  private mutating func write(
    _ values: [Value], _ query: (condition: String, modes: (Palette.Mode, Palette.Mode)),
    _ modes: ((Palette.Mode, Palette.Mode)) -> [Palette.Mode]
  ) {
    css += "\n@media \(query.condition) {\n  :root {\n"
    for value in values {
      let swatches = modes(query.modes).compactMap { value.swatches[$0] }
      css += "    \(value.name): "
      css += swatches.count > 1 ? "light-dark(" : ""
      for (index, swatch) in swatches.enumerated() {
        css += index > 0 ? ", " : ""
        let start = css.utf8.count
        css += swatch.color.hex.lowercased()
        if let location = swatch.location { places.append((start..<css.utf8.count, location)) }
      }
      css += swatches.count > 1 ? ");\n" : ";\n"
    }
    css += "  }\n}\n"
  }

  /// Where the value that stands at a byte of ``css`` is written.
  func location(at offset: Int) -> SourceLocation? {
    places.first { $0.range.contains(offset) }?.location
  }
}

/// Reads one file of `Site/palettes/`, with a finding for everything in it that charts have no use for.
private struct OwnPaletteReader {
  let source: Source
  var values: [PaletteSheet.Value] = []
  var findings: [Finding] = []
  var suppressions: [Suppression] = []
  var slotCount: Int?

  init(_ source: Source) { self.source = source }

  private var fileName: String { source.file.split(separator: "/").last.map(String.init) ?? "" }

  mutating func read() {
    guard let name = PaletteSheet.names.first(where: { fileName == "\($0).json" }) else {
      let known = PaletteSheet.names.map { "\($0).json" }
      return report(
        .paletteUnused, "no chart is drawn with \"\(fileName)\"",
        help: didYouMean(fileName, among: known), at: SourceLocation(file: source.file))
    }
    let (node, found) = JSONReader.read(source)
    findings += found
    guard let node else { return }
    let reading = JSONPaletteShape.site.read(node)
    findings += reading.findings
    suppressions = reading.suppressions
    if name == "standard" { readColors(node) } else { readSteps(node, name) }
    if values.isEmpty, !findings.contains(where: { $0.severity == .error }) {
      findings.append(
        .error(
          .paletteEmpty, "\"\(source.file)\" holds no colours",
          help: name == "standard"
            ? "write \"slots\", \"ground\", \"text\" or \"lines\""
            : "write \"steps\": { \"light\": […], \"dark\": […] }", at: node.location))
    }
  }

  // MARK: Series, ground, text and lines

  private mutating func readColors(_ node: JSONNode) {
    if let ground = node["ground"] { add("ground", ground) }
    let standard = Palette.standard
    let slots = node["slots"]?.elements ?? []
    for (index, slot) in slots.enumerated() {
      guard index < standard.slots.count else {
        report(
          .paletteUnused, "charts have \(standard.slots.count) slots: this one is never drawn",
          help: "begin with the colours you need; a ninth series has the first again",
          at: slot.location)
        break
      }
      checkCues(slot, standard.slots[index])
      add("s\(index + 1)", slot)
    }
    if !slots.isEmpty { slotCount = min(slots.count, standard.slots.count) }
    // Series beyond the last slot begin again with the first, as they do after the eighth.
    for index in slots.count..<max(slots.count, standard.slots.count) where !slots.isEmpty {
      add("s\(index + 1)", slots[index % slots.count], isRepeated: true)
    }
    for (key, tokens) in [("text", standard.texts), ("lines", standard.lines)] {
      for member in node[key]?.members ?? [] {
        let known = tokens.map(\.name)
        guard known.contains(member.name) else {
          report(
            .paletteUnused, "pages have no \(key) called \"\(member.name)\"",
            help: didYouMean(member.name, among: known), at: member.nameLocation)
          continue
        }
        add(member.name, member.value)
      }
    }
  }

  /// Symbols, dashes and patterns go by the place of a slot, whatever a file says.
  private mutating func checkCues(_ slot: JSONNode, _ standard: Palette.Slot) {
    let cues = [
      ("symbol", standard.symbol), ("dash", standard.dash), ("pattern", standard.pattern),
    ]
    for (key, own) in cues {
      guard let node = slot[key], node.string != own else { continue }
      report(
        .paletteUnused, "this slot is drawn with the \(key) \"\(own)\"",
        help: "write \"\(own)\", or leave \"\(key)\" out", at: node.location)
    }
  }

  private mutating func add(_ name: String, _ node: JSONNode, isRepeated: Bool = false) {
    // What can't be read was told with the whole file.
    var told: [Finding] = []
    func swatch(_ mode: Palette.Mode) -> Swatch? { node[mode.rawValue]?.swatch(&told) }
    for mode in [Palette.Mode.light, .dark] where node[mode.rawValue] == nil && !isRepeated {
      findings.append(
        .error(
          .paletteIncomplete, "this colour has no \"\(mode.rawValue)\"",
          help: "descant palette generate makes colours with their dark twins", at: node.location))
    }
    guard let light = swatch(.light), let dark = swatch(.dark) else { return }
    values.append(
      PaletteSheet.Value(
        name: PageStyles.property(name),
        swatches: [
          .light: light, .dark: dark, .lightContrast: swatch(.lightContrast) ?? light,
          .darkContrast: swatch(.darkContrast) ?? dark,
        ]))
  }

  // MARK: Ramps

  private mutating func readSteps(_ node: JSONNode, _ name: String) {
    let count = Palette.standard.sequential.light.count
    var steps: [Palette.Mode: [Swatch]] = [:]
    for mode in [Palette.Mode.light, .dark] {
      let elements = node["steps"]?[mode.rawValue]?.elements ?? []
      guard elements.count == count else {
        findings.append(
          .error(
            .paletteIncomplete,
            "a ramp has \(count) steps in each mode, \"\(mode.rawValue)\" has \(elements.count)",
            help: "write \(count) colours, from few to many or from below to above",
            at: (node["steps"]?[mode.rawValue] ?? node["steps"] ?? node).location))
        continue
      }
      var told: [Finding] = []
      steps[mode] = elements.compactMap { $0.swatch(&told) }
    }
    guard let light = steps[.light], let dark = steps[.dark], light.count == count,
      dark.count == count
    else { return }
    for step in 0..<count {
      let swatches: [Palette.Mode: Swatch] = [
        .light: light[step], .dark: dark[step], .lightContrast: light[step],
        .darkContrast: dark[step],
      ]
      let letter = name == "sequential" ? "r" : "d"
      values.append(
        PaletteSheet.Value(name: PageStyles.property("\(letter)\(step)"), swatches: swatches))
    }
  }

  private mutating func report(
    _ code: FindingCode, _ message: String, help: String?, at location: SourceLocation
  ) {
    findings.append(.warning(code, message, help: help, at: location))
  }
}
