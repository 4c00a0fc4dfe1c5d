/// The colours that a site's own style sheets and palettes give its charts, and what is wrong with them.
///
/// Sheets override each other as in a browser: what is declared later wins in every mode.
package struct PageStyles: Sendable {
  /// The standard palette, with the colours that the sheets declare instead.
  package let palette: Palette
  package let findings: [Finding]

  /// What every custom property of ours begins with, so that a host's own never meet them.
  static let prefix = "--descant-"

  /// "--descant-ink": the custom property that holds a colour.
  static func property(_ name: String) -> String { prefix + name }

  /// Without style sheets of a site's own.
  package static let builtIn = PageStyles(palette: .standard, findings: [])

  private init(palette: Palette, findings: [Finding]) {
    self.palette = palette
    self.findings = findings
  }

  /// Reads sheets in the order they load.
  ///
  /// - Parameters:
  ///   - sheets: the built-in ones and the site's own.
  ///   - own: names of the site's own files, the only ones that findings speak of.
  ///   - sheet: the site's own palettes, which stand behind the first of the sheets.
  package init(_ sheets: [Source], own: Set<String>, palettes sheet: PaletteSheet = .init([])) {
    let reader = PageStylesReader(sheets, own: own, palettes: sheet)
    guard let place = reader.place else {
      self.init(palette: .standard, findings: sheet.findings)
      return
    }
    let suppressions = reader.suppressions.filter { !$0.reason.isEmpty }
    let modes = Palette.Mode.allCases.map { mode in (mode, reader.values(in: mode)) }
    var palette = Palette.standard
    var findings = reader.mistakes(modes.map(\.1), at: place)
    for (mode, values) in modes { reader.read(values, into: &palette, mode) }
    let known = Set(
      Palette.standard.lists.flatMap { PaletteLint.findings(in: $0) }.map(\.message))
    let lists = modes.flatMap { mode, values in reader.lists(of: palette, values, mode) }
    for list in lists {
      let twin = list.theme == .light ? lists.first { $0.isDarkTwin(of: list) } : nil
      let all = PaletteLint.judge(list, twin: twin, settings: LintSettings())
      for judged in all.told({ one in suppressions.contains { $0.covers(one) } })
      where !known.contains(judged.finding.message)
        && (judged.finding.severity == .error || !list.swatches.isEmpty)
        && !suppressions.contains(where: { $0.covers(judged) })
      {
        var finding = judged.finding
        finding.location = finding.location ?? place
        findings.append(finding)
      }
    }
    var said = Set<Finding>()
    findings = (sheet.findings + findings).filter { said.insert($0).inserted }
    self.init(palette: palette, findings: findings)
  }
}

private struct PageStylesReader {
  private let sheets: [Source]
  private let own: Set<String>
  private let palettes: PaletteSheet
  /// Which of the sheets stands for the palettes; none if there are none.
  private let palettePlace: Int?
  /// Where each sheet begins when all are read as one.
  private let starts: [Int]
  private let properties: [StyleScanner.Declaration]
  private let declared: [Range<Int>]
  private let comments: [StyleScanner.Comment]

  init(_ sheets: [Source], own: Set<String>, palettes: PaletteSheet) {
    var sheets = sheets
    palettePlace = palettes.css.isEmpty ? nil : min(1, sheets.count)
    if let palettePlace {
      sheets.insert(Source(file: "", text: palettes.css), at: palettePlace)
    }
    var (bytes, starts): ([UInt8], [Int]) = ([], [])
    for sheet in sheets {
      starts.append(bytes.count)
      bytes += sheet.bytes + [0x0A]
    }
    let scanner = StyleScanner(Source(file: "", bytes: bytes))
    self.sheets = sheets
    self.own = own
    self.palettes = palettes
    self.starts = starts
    properties = scanner.declarations.filter { $0.name.hasPrefix("--") }
    declared = scanner.declarations.filter { Self.tokens.contains($0.name) }.map(\.range)
    comments = scanner.comments
  }

  /// Where the site's own sheets first declare a colour; nil where they declare none.
  var place: SourceLocation? { declared.lazy.compactMap(location).first }

  var suppressions: [Suppression] {
    palettes.suppressions
      + comments.compactMap { comment in
        location(comment.range).flatMap {
          Suppression(comment: comment.text, line: $0.line, at: $0)
        }
      }
  }

  private static func property(_ name: String) -> String { PageStyles.property(name) }

  private static let ground = property("ground")
  private static let target = property("target")
  private static let slots = Palette.standard.slots.indices.map { property("s\($0 + 1)") }
  private static let sequential = Palette.standard.sequential.light.indices.map {
    property("r\($0)")
  }
  private static let diverging = Palette.standard.diverging.light.indices.map { property("d\($0)") }
  private static let texts = Palette.standard.texts.map { property($0.name) }
  private static let lines = Palette.standard.lines.map { property($0.name) }
  private static let tokens =
    [ground, target] + slots + sequential + diverging + texts + lines

  func values(in mode: Palette.Mode) -> StyleValues {
    let circumstance = StyleValues.Circumstance(
      isDark: mode == .dark || mode == .darkContrast,
      hasContrast: mode == .lightContrast || mode == .darkContrast)
    return StyleValues(properties, in: circumstance, sheets: starts)
  }

  /// Tokens that nobody declares, or whose values can't be read.
  func mistakes(_ modes: [StyleValues], at place: SourceLocation) -> [Finding] {
    var findings: [Finding] = []
    for values in modes {
      for name in Self.tokens {
        switch values.outcome(name) {
        case .color: break
        case .unreadable(let text, let range):
          findings.append(PaletteReader.unreadable(text, at: location(range) ?? place))
        case .missing(let target, _), .circular(let target, _):
          findings.append(
            .error(
              .paletteAlias, "\"\(name)\" comes to no colour: \"\(target)\"",
              help: "give it a value of its own", at: place))
        case .tooDeep(let range):
          findings.append(
            .error(
              .paletteAlias, "\"\(name)\" goes through more than \(StyleValues.deepest) calls",
              help: "write the colour that it comes to", at: location(range) ?? place))
        case .other where values.declaration(name) == nil:
          findings.append(
            .error(
              .paletteToken, "no style sheet gives \"\(name)\" a colour",
              help: "copy the built-in chart.css and change its values", at: place))
        case .other: break
        }
      }
    }
    return findings
  }

  func read(_ values: StyleValues, into palette: inout Palette, _ mode: Palette.Mode) {
    func hex(_ name: String) -> String? {
      guard case .color(let color, _, _) = values.outcome(name) else { return nil }
      return color.color.over(.white).hex.lowercased()
    }
    if let color = hex(Self.ground) { palette.ground[mode] = color }
    for (index, name) in Self.slots.enumerated() {
      if let color = hex(name) { palette.slots[index].colors[mode] = color }
    }
    for (index, name) in Self.texts.enumerated() {
      if let color = hex(name) { palette.texts[index].colors[mode] = color }
    }
    for (index, name) in Self.lines.enumerated() {
      if let color = hex(name) { palette.lines[index].colors[mode] = color }
    }
    // Files have the ramps of the two schemes; more contrast changes none of them.
    let steps: WritableKeyPath<Palette.Steps, [String]>? =
      mode == .light ? \.light : mode == .dark ? \.dark : nil
    guard let steps else { return }
    for (index, name) in Self.sequential.enumerated() {
      if let color = hex(name) { palette.sequential[keyPath: steps][index] = color }
    }
    for (index, name) in Self.diverging.enumerated() {
      if let color = hex(name) { palette.diverging[keyPath: steps][index] = color }
    }
  }

  /// Series with text and lines, both ramps, and text on what a link has led to.
  func lists(of palette: Palette, _ values: StyleValues, _ mode: Palette.Mode) -> [ColorList] {
    func swatch(_ name: String) -> Swatch? {
      guard case .color(let color, let written, let range) = values.outcome(name) else {
        return nil
      }
      return Swatch(
        color.color, name: String(name.dropFirst(PageStyles.prefix.count)), written: written,
        location: location(range),
        isClipped: color.isClipped, wide: color.wide)
    }
    var list = palette.list(for: mode)
    for (index, name) in Self.slots.enumerated() where index < list.swatches.count {
      guard var own = swatch(name) else { continue }
      let slot = list.swatches[index]
      (own.symbol, own.dash, own.pattern) = (slot.symbol, slot.dash, slot.pattern)
      list.swatches[index] = own
    }
    // A palette of fewer slots begins again: no two of its colours are alike for that.
    if let count = palettes.slotCount {
      let swatches = list.swatches
      list.swatches = swatches.enumerated().filter { index, swatch in
        index < count || swatch.location != swatches[index % count].location
      }.map(\.element)
    }
    list.name = mode == .light || mode == .dark ? "series" : "series, more contrast"
    list.grounds = [Self.ground].compactMap(swatch)
    list.texts = Self.texts.compactMap(swatch)
    list.lines = Self.lines.compactMap(swatch)
    let target = list.with {
      $0.name = "target"
      $0.swatches = []
      $0.lines = []
      $0.grounds = [Self.target].compactMap(swatch)
    }
    let ramps = [(ColorList.Kind.sequential, Self.sequential), (.diverging, Self.diverging)].map {
      kind, names in
      ColorList(
        name: kind.rawValue, kind: kind, theme: list.theme, swatches: names.compactMap(swatch),
        grounds: list.grounds)
    }
    return [list, target] + ramps
  }

  private func location(_ range: Range<Int>) -> SourceLocation? {
    let index = (starts.firstIndex { $0 > range.lowerBound } ?? starts.count) - 1
    if index == palettePlace { return palettes.location(at: range.lowerBound - starts[index]) }
    guard let sheet = sheets.at(index), own.contains(sheet.file) else { return nil }
    return sheet.location(at: range.lowerBound - starts[index], length: range.count)
  }
}
