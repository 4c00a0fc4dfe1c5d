extension PaletteFormat {
  /// CSS custom properties: `--chart-1: #0000cd`, in light and dark blocks.
  static let styleSheet = PaletteFormat(
    name: "CSS", recognises: { name, _ in name.hasSuffix(".css") },
    read: { source in
      var reader = StyleSheetReader(source: source)
      reader.read()
      return reader.reading
    })
}

private struct StyleSheetReader {
  let source: Source
  var reading = PaletteReading()
  private let scanner: StyleScanner
  /// What comments say about a stem: its kind, or nothing to check.
  private var kinds: [String: String] = [:]
  private var reported: Set<Int> = []

  init(source: Source) {
    self.source = source
    scanner = StyleScanner(source)
  }

  mutating func read() {
    for comment in scanner.comments { readComment(comment) }
    let properties = scanner.declarations.filter { $0.name.hasPrefix("--") }
    let asksDark = properties.contains { declaration in
      declaration.value.contains("light-dark(")
        || StyleValues.Circumstance(blocks: declaration.blocks)?.isDark == true
    }
    let asksContrast = properties.contains {
      StyleValues.Circumstance(blocks: $0.blocks)?.hasContrast == true
    }
    var known: [String: String] = [:]
    for hasContrast in asksContrast ? [false, true] : [false] {
      for isDark in asksDark ? [false, true] : [false] {
        let circumstance = StyleValues.Circumstance(isDark: isDark, hasContrast: hasContrast)
        let values = StyleValues(properties, in: circumstance)
        for list in lists(values, hasTwins: asksDark) {
          // The same colours on the same grounds need no second check.
          let look = (list.swatches + list.grounds + list.texts + list.lines).map(\.color.hex)
            .joined(separator: " ")
          guard known[list.name] != look else { continue }
          known[list.name] = look
          reading.lists.append(list)
        }
      }
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

  /// Properties that differ in a last number are one list; the others say what they lie on.
  private mutating func lists(_ values: StyleValues, hasTwins: Bool) -> [ColorList] {
    var stems: [String] = []
    var members: [String: [(number: Int, name: String)]] = [:]
    var furniture = ColorList(name: "", swatches: [])
    for name in values.names {
      let role = ColorRole(name)
      if role.isData, let (stem, number) = ColorRole.numbered(name) {
        if members[stem] == nil { stems.append(stem) }
        members[stem, default: []].append((number, name))
      } else if !role.isData, let swatch = swatch(name, values, reportsMistakes: false) {
        furniture.add(swatch, as: role)
      }
    }
    let theme: ColorList.Theme? = values.circumstance.isDark ? .dark : hasTwins ? .light : nil
    return stems.compactMap { stem in
      let sorted = (members[stem] ?? []).sorted { $0.number < $1.number }
      guard kinds[stem] != "ignore" else { return nil }
      let found = sorted.compactMap { swatch($0.name, values, reportsMistakes: sorted.count > 1) }
      guard found.count > 1 else { return nil }
      var list = furniture
      list.name = values.circumstance.hasContrast ? stem + ", more contrast" : stem
      list.theme = theme
      list.swatches = found
      list.kind =
        kinds[stem].flatMap(ColorList.Kind.init) ?? ColorRole.kind(stem)
        ?? (sorted.allSatisfy { $0.number % 50 == 0 } && sorted.count > 2
          ? .sequential : .categorical)
      list.location = found.first?.location
      return list
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
        origin: origin, isClipped: color.isClipped)
    case .unreadable(let text, let range):
      report(PaletteReader.unreadable(text, at: location(range)), range, reportsMistakes)
    case .missing(let target, let range):
      // Among very many names a likely one is not worth the search.
      let help =
        values.names.count <= 1000
        ? didYouMean(target, among: values.names) : "name a property that is there"
      report(
        .error(
          .paletteAlias, "there is no property \"\(target)\"", help: help, at: location(range)),
        range, reportsMistakes)
    case .circular(let target, let range):
      report(
        .error(
          .paletteAlias, "\"\(target)\" leads back to itself", help: "give it a value of its own",
          at: location(range)), range, reportsMistakes)
    case .tooDeep(let range):
      report(
        .error(
          .paletteAlias, "\"\(name)\" goes through more than \(StyleValues.deepest) calls",
          help: "write the colour that it comes to", at: location(range)), range, reportsMistakes)
    case .other: break
    }
    return nil
  }

  private func location(_ range: Range<Int>) -> SourceLocation {
    source.location(at: range.lowerBound, length: range.count)
  }

  private mutating func report(_ finding: Finding, _ range: Range<Int>, _ isWanted: Bool) {
    guard isWanted, reported.insert(range.lowerBound).inserted else { return }
    reading.findings.append(finding)
  }
}
