extension PaletteFormat {
  /// CSS custom properties: `--chart-1: #0000cd`, in light and dark blocks; classes of series.
  static let styleSheet = PaletteFormat(
    name: "CSS", limits: "mixtures and what scripts set are not computed",
    recognises: { name, _ in name.hasSuffix(".css") },
    read: { source in StyleSheetReader.read(source, from: [:]) })
}

struct StyleSheetReader {
  /// What other sheets of the run give a custom property: a value and its file.
  typealias Elsewhere = [String: (value: String, file: String)]

  private let source: Source
  private let elsewhere: Elsewhere
  private var reading = PaletteReading()
  private let scanner: StyleScanner
  /// What comments say about a stem: its kind, or nothing to check.
  private var kinds: [String: String] = [:]
  private var reported: Set<Int> = []
  /// Where values stand that only wide screens are given, in the place of others inside sRGB.
  private let replaced: Set<Int>
  /// Properties that sheets which were not read may give.
  private var absent: [(name: String, range: Range<Int>)] = []

  /// - Parameters:
  ///   - source: the sheet.
  ///   - elsewhere: custom properties of the other sheets.
  /// - Returns: its lists, in every mode and part of the page.
  static func read(_ source: Source, from elsewhere: Elsewhere) -> PaletteReading {
    var reader = StyleSheetReader(source, elsewhere)
    reader.read()
    return reader.reading
  }

  private init(_ source: Source, _ elsewhere: Elsewhere) {
    self.source = source
    self.elsewhere = elsewhere
    scanner = StyleScanner(source)
    replaced = Self.replaced(among: scanner.declarations)
  }

  /// The values of blocks that ask for a wide screen, of names that are given a colour inside sRGB elsewhere.
  private static func replaced(among declarations: [StyleScanner.Declaration]) -> Set<Int> {
    func asksWide(_ declaration: StyleScanner.Declaration) -> Bool {
      declaration.blocks.contains { block in
        block.hasPrefix("@media") && block.contains("color-gamut")
          || block.hasPrefix("@supports") && block.contains("color(")
      }
    }
    let gated = declarations.filter { $0.name.hasPrefix("--") && asksWide($0) }
    guard !gated.isEmpty else { return [] }
    let names = Set(gated.map(\.name))
    let usual = declarations.filter { declaration in
      names.contains(declaration.name) && !asksWide(declaration)
        && CSSColor(declaration.value)?.isClipped == false
    }
    let safe = Set(usual.map(\.name))
    return Set(gated.filter { safe.contains($0.name) }.map(\.range.lowerBound))
  }

  private mutating func read() {
    for comment in scanner.comments { readComment(comment) }
    let properties = scanner.declarations.filter { $0.name.hasPrefix("--") }
    let scopes = Self.scopes(of: properties)
    for scope in scopes.isEmpty ? [""] : scopes {
      // What holds for the page holds in every part of it.
      let own =
        scopes.count < 2
        ? properties
        : properties.filter { declaration in
          let other = Self.scope(of: declaration)
          return other.isEmpty || other == scope
        }
      read(own, in: scopes.count < 2 ? "" : scope)
    }
    readClasses()
    tellAbsent()
  }

  private mutating func read(_ properties: [StyleScanner.Declaration], in scope: String) {
    let asksDark = properties.contains { declaration in
      declaration.value.contains("light-dark(")
        || declaration.circumstance?.isDark == true
    }
    let asksContrast = properties.contains {
      $0.circumstance?.hasContrast == true
    }
    var known: [String: String] = [:]
    for hasContrast in asksContrast ? [false, true] : [false] {
      for isDark in asksDark ? [false, true] : [false] {
        let circumstance = StyleValues.Circumstance(isDark: isDark, hasContrast: hasContrast)
        let values = StyleValues(properties, in: circumstance)
        for var list in lists(values, hasTwins: asksDark, in: scope) {
          // The same colours on the same grounds need no second check.
          let swatches = list.swatches + list.grounds + list.texts + list.lines
          let met = list.encounters.flatMap { [$0.upper, $0.ground] }
          let look = (swatches + met).map(\.color.hex).joined(separator: " ")
          guard known[list.name] != look else { continue }
          known[list.name] = look
          if !scope.isEmpty { list.name += " in \(scope)" }
          list.isGuessed =
            !list.swatches.isEmpty && !list.saysKind
            && !ColorNames.saysSeries(list.name.replacing("[data-", with: "["))
          if list.kind == .scale {
            reading.candidates.append(list)
          } else {
            reading.lists.append(list)
          }
        }
      }
    }
  }

  // MARK: Scopes

  /// Parts of a page that have lists of their own; the page itself first.
  private static func scopes(of properties: [StyleScanner.Declaration]) -> [String] {
    var scopes: [String] = []
    for declaration in properties where ColorNames.member(declaration.name) != nil {
      guard !declaration.value.hasPrefix("var(--color-chart") else { continue }
      let scope = scope(of: declaration)
      if !scopes.contains(scope) { scopes.append(scope) }
    }
    return Array(scopes.sorted { $0.isEmpty && !$1.isEmpty }.prefix(64))
  }

  /// The selector of a theme or a part; none for the page in any of its modes.
  private static func scope(of declaration: StyleScanner.Declaration) -> String {
    let selectors = declaration.blocks.filter { !$0.hasPrefix("@") }
    let own = selectors.filter { selector in
      selector.split(separator: ",").allSatisfy { part in
        let words = ColorRole.words(String(part))
        return !words.allSatisfy(page.contains)
      }
    }
    return own.first?.split(separator: ",").first?.trimmed ?? ""
  }

  private static let page: Set<String> = [
    "root", "html", "body", "host", "where", "is", "dark", "light", "theme", "data", "mode",
    "color", "scheme", "not", "class", "prefers", "auto", "bs",
  ]

  // MARK: Classes

  /// `.series-1 { fill: #8DD3C7 }`: classes that are numbered or named after a word for data.
  private mutating func readClasses() {
    let painted: Set = ["fill", "background", "background-color", "stroke", "color"]
    var colors: [(name: String, swatch: Swatch)] = []
    for declaration in scanner.declarations where painted.contains(declaration.name) {
      guard let block = declaration.blocks.last, block.hasPrefix("."),
        !block.contains(where: { " ,:>".contains($0) }),
        declaration.circumstance == .init(isDark: false, hasContrast: false),
        let (stem, _) = ColorNames.member(block), ColorNames.saysData(stem),
        !colors.contains(where: { $0.name == block }), let color = CSSColor(declaration.value)
      else { continue }
      let place = location(declaration.range)
      colors.append(
        (block, Swatch(color.color, name: block, written: declaration.value, location: place)))
    }
    reading.colors += colors.map { WrittenColor(path: [$0.name], swatch: $0.swatch) }
    reading.lists += ColorGrouping.lists(colors, theme: nil, file: source.file).filter {
      !$0.swatches.isEmpty && $0.kind != .scale
    }
  }

  private mutating func readComment(_ comment: StyleScanner.Comment) {
    let place = source.location(at: comment.range.lowerBound, length: comment.range.count)
    if let suppression = Suppression(comment: comment.text, line: place.line, at: place) {
      reading.suppressions.append(suppression)
    }
    guard let mark = comment.text.firstRange(of: "palette-lint-list") else { return }
    let words = comment.text[mark.upperBound...].split(whereSeparator: \.isWhitespace)
    if words.count >= 2 { kinds[String(words[0])] = String(words[1]) }
  }

  /// Properties that differ in a number, or follow a word for data, are one list.
  private mutating func lists(_ values: StyleValues, hasTwins: Bool, in scope: String)
    -> [ColorList]
  {
    let theme: ColorList.Theme? = values.circumstance.isDark ? .dark : hasTwins ? .light : nil
    var counts: [String: Int] = [:]
    for name in values.names where ColorRole(name).isData {
      if let (stem, _) = ColorNames.member(name) { counts[stem, default: 0] += 1 }
    }
    var colors: [(name: String, swatch: Swatch)] = []
    for name in values.names {
      let stem = ColorRole(name).isData ? ColorNames.member(name)?.stem : nil
      let isMember = stem.map { counts[$0, default: 0] > 1 && kinds[$0] != "ignore" } ?? false
      guard let swatch = swatch(name, values, reportsMistakes: isMember) else { continue }
      guard stem.map({ kinds[$0] != "ignore" }) ?? true else { continue }
      colors.append((name, swatch))
    }
    if !values.circumstance.hasContrast {
      reading.colors += colors.map {
        WrittenColor(
          path: [$0.name], swatch: $0.swatch, theme: theme, scope: scope.isEmpty ? nil : scope)
      }
    }
    return ColorGrouping.lists(colors, theme: theme, file: source.file).map { found in
      var list = found
      if let kind = kinds[found.name].flatMap(ColorList.Kind.init) {
        list.kind = kind
        list.saysKind = true
        list.isOfFormat = true
      }
      list.lines = found.lines.filter { Self.stands($0, with: found, values) }
      if values.circumstance.hasContrast { list.name += ", more contrast" }
      return list
    }
  }

  /// Whether a ring of focus is one of the part of a page that a list is of; an axis is wherever charts are.
  private static func stands(_ line: Swatch, with list: ColorList, _ values: StyleValues) -> Bool {
    guard let name = line.name, ColorRole.words(name).contains("focus"),
      let own = values.declaration(name)
    else { return true }
    let place = scope(of: own)
    return list.swatches.contains { swatch in
      swatch.name.flatMap(values.declaration).map { scope(of: $0) == place } ?? true
    }
  }

  private mutating func swatch(
    _ name: String, _ values: StyleValues, reportsMistakes: Bool
  ) -> Swatch? {
    guard let own = values.declaration(name) else { return nil }
    let place = source.location(at: own.range.lowerBound, length: own.range.count)
    switch values.outcome(name) {
    case .color(let color, let written, let range):
      let origin = source.location(at: range.lowerBound, length: range.count)
      let isHere = own.range.contains(range.lowerBound)
      return Swatch(
        color.color, name: name, written: written, location: isHere ? origin : place,
        origin: origin, isClipped: color.isClipped && !replaced.contains(range.lowerBound),
        wide: color.wide)
    case .unreadable(let text, let range):
      report(PaletteReader.unreadable(text, at: location(range)), range, name, reportsMistakes)
    case .missing(let target, let range):
      if let (color, written, file) = borrowed(target) {
        return Swatch(
          color.color, name: name, written: written, location: place,
          origin: SourceLocation(file: file), isClipped: color.isClipped, wide: color.wide)
      }
      if isPart {
        if reportsMistakes { absent.append((target, range)) }
        return nil
      }
      // Among very many names a likely one is not worth the search.
      let help =
        values.names.count <= 1000
        ? didYouMean(target, among: values.names) : "name a property that is there"
      report(
        .error(
          .paletteAlias, "there is no property \"\(target)\"", help: help, at: location(range)),
        range, name, reportsMistakes)
    case .circular(let target, let range):
      report(
        .error(
          .paletteAlias, "\"\(target)\" leads back to itself", help: "give it a value of its own",
          at: location(range)), range, name, reportsMistakes)
    case .tooDeep(let range):
      report(
        .error(
          .paletteAlias, "\"\(name)\" goes through more than \(StyleValues.deepest) calls",
          help: "write the colour that it comes to", at: location(range)), range, name,
        reportsMistakes)
    case .other: break
    }
    return nil
  }

  private func location(_ range: Range<Int>) -> SourceLocation {
    source.location(at: range.lowerBound, length: range.count)
  }

  private mutating func report(
    _ finding: Finding, _ range: Range<Int>, _ name: String, _ isWanted: Bool
  ) {
    if let place = finding.location { reading.unresolved[place, default: []].insert(name) }
    guard isWanted, reported.insert(range.lowerBound).inserted else { return }
    if finding.code == PaletteRule.gamut.code, !ColorNames.saysSeries(name) {
      reading.doubts.append(finding)
    } else {
      reading.findings.append(finding)
    }
  }

  /// Whether the sheet says that others stand before it.
  private var isPart: Bool {
    let text = String(decoding: source.bytes.prefix(1 << 14), as: UTF8.self)
    return ["@import", "@tailwind", "@plugin", "@theme", "@apply", "@reference", "@use"].contains {
      text.contains($0)
    }
  }

  /// What another sheet of the run gives a property.
  private func borrowed(_ name: String) -> (CSSColor, String, String)? {
    var name = name
    for _ in 0..<StyleValues.deepest {
      guard let (value, file) = elsewhere[name] else { return nil }
      if let color = CSSColor(value) ?? StyleValues.channels(value) { return (color, value, file) }
      guard value.hasPrefix("var("), value.hasSuffix(")") else { return nil }
      name = value.dropFirst(4).dropLast().split(separator: ",").first?.trimmed ?? ""
    }
    return nil
  }

  private mutating func tellAbsent() {
    guard let first = absent.first else { return }
    let names = Set(absent.map(\.name))
    let more = names.count > 1 ? " and \(names.count - 1) more" : ""
    reading.findings.append(
      .note(
        .paletteAlias, "\"\(first.name)\"\(more) come from a sheet that was not read",
        help: "name that sheet as well; what comes of them here is not judged",
        at: location(first.range)))
  }
}
