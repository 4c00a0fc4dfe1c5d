extension PaletteFormat {
  /// Matplotlib's style sheets: `axes.prop_cycle: cycler('color', ['0000CD', …])`.
  static let matplotlib = PaletteFormat(
    name: "matplotlib style",
    isOfPalettes: true,
    recognises: { name, bytes in
      name.hasSuffix(".mplstyle") || name.hasSuffix("matplotlibrc")
        || (name.hasSuffix(".txt")
          && String(decoding: bytes.prefix(4096), as: UTF8.self)
            .contains("axes.prop_cycle"))
    },
    read: { source in
      var reader = MatplotlibReader(source: source)
      reader.read()
      return reader.reading
    })
}

private struct MatplotlibReader {
  let source: Source
  var reading = PaletteReading()
  private var list: ColorList

  init(source: Source) {
    self.source = source
    list = ColorList(name: source.file, swatches: [])
    list.saysKind = true
  }

  mutating func read() {
    var undrawn: Set<String> = []
    var inside: Set<String> = []
    var paper: Swatch?
    for (index, line) in source.lines.enumerated() {
      let code = Self.withoutComment(line)
      guard let colon = code.firstIndex(of: ":") else { continue }
      let key = code[..<colon].trimmed
      let value = code[code.index(after: colon)...]
      let place = SourceLocation(file: source.file, line: index + 1, excerpt: line)
      switch key {
      case "axes.prop_cycle": readCycle(value, in: line, place)
      case MatplotlibKey.plot:
        if let swatch = swatch(value, in: line, place) { list.grounds = [swatch] }
      case MatplotlibKey.paper: paper = swatch(value, in: line, place)
      case _ where MatplotlibKey.texts.contains(key):
        if var swatch = swatch(value, in: line, place) {
          swatch.name = key
          list.texts.append(swatch)
        }
      case _ where MatplotlibKey.lines.contains(key):
        if var swatch = swatch(value, in: line, place) {
          swatch.name = key
          list.lines.append(swatch)
        }
      case "axes.linewidth", "xtick.major.size", "ytick.major.size", "xtick.major.width",
        "ytick.major.width":
        if Double(value.trimmed) == 0 { undrawn.insert(String(key.prefix { $0 != "." })) }
      case "xtick.direction", "ytick.direction":
        if MatplotlibColor.bare(value) == "in" { inside.insert(String(key.prefix { $0 != "." })) }
      default: break
      }
    }
    if list.grounds.isEmpty { list.grounds = [paper].compactMap { $0 } }
    list.settle(paper: paper, drawnInside: inside)
    // A line of no width, or a tick of no length, is not drawn.
    list.lines.removeAll { line in
      undrawn.contains { line.name?.hasPrefix($0 + ".") ?? false }
    }
    list.resolveCycle()
    if !list.swatches.isEmpty { reading.lists = [list] }
  }

  /// Each `cycler('key', [values])` or `cycler(key=[values])` of the line.
  private mutating func readCycle(_ value: Substring, in line: String, _ place: SourceLocation) {
    list.location = place
    var styles: [String: [Substring]] = [:]
    for call in value.split(separator: "cycler(").dropFirst(value.contains("cycler(") ? 0 : 1) {
      guard let open = call.firstIndex(where: { "=,".contains($0) }) else { continue }
      let key = call[..<open].filter { $0.isLetter }
      let rest = call[call.index(after: open)...]
      guard let start = rest.firstIndex(where: { !$0.isWhitespace }) else { continue }
      if "[(".contains(rest[start]) {
        styles[String(key), default: []] += MatplotlibColor.parts(
          of: MatplotlibColor.inside(rest, from: start))
      } else {
        // `cycler('color', 'rgbk')`: every letter is one.
        let word = MatplotlibColor.bare(rest[start...].prefix { !")+*".contains($0) })
        styles[String(key), default: []] += word.indices.map { word[$0...$0] }
      }
    }
    var cursor = (index: line.startIndex, column: 1)
    for text in styles["color"] ?? styles["c"] ?? [] {
      if let swatch = swatch(text, in: line, place, &cursor, isOfCycle: true) {
        list.swatches.append(swatch)
      }
    }
    let dashes = (styles["linestyle"] ?? styles["ls"] ?? []).map {
      String(MatplotlibColor.bare($0))
    }
    let markers = (styles["marker"] ?? []).map { String(MatplotlibColor.bare($0)) }
    for index in list.swatches.indices {
      list.swatches[index].dash = dashes.at(index)
      list.swatches[index].symbol = markers.at(index)
    }
  }

  private mutating func swatch(
    _ text: Substring, in line: String, _ place: SourceLocation
  ) -> Swatch? {
    var cursor = (index: line.startIndex, column: 1)
    return swatch(text, in: line, place, &cursor)
  }

  /// Reads a part of the line; the cursor goes before it, so that a long line is counted once.
  private mutating func swatch(
    _ text: Substring, in line: String, _ place: SourceLocation,
    _ cursor: inout (index: String.Index, column: Int), isOfCycle: Bool = false
  ) -> Swatch? {
    let text = MatplotlibColor.bare(text)
    let color: Color
    var index: Int?
    var finding: Finding?
    switch MatplotlibColor.meaning(of: text) {
    case .left: return nil
    case .color(let own): color = own
    case .cycle(let own) where !isOfCycle:
      color = MatplotlibColor.cycle[own % MatplotlibColor.cycle.count]
      index = own
    case .cycle, .refused:
      color = .white
      finding = PaletteReader.unreadable(String(text), at: nil)
    case .unknown:
      color = .white
      finding = .warning(
        PaletteRule.gamut.code, "\"\(text)\" can't be read as a colour: not judged",
        help: "write it as a colour matplotlib names, or as six hexadecimal digits", at: nil)
    }
    var place = place
    if cursor.index <= text.startIndex {
      cursor.column += line[cursor.index..<text.startIndex].unicodeScalars.count
      cursor.index = text.startIndex
    }
    place.column = cursor.column
    place.length = max(1, text.unicodeScalars.count)
    if var finding {
      finding.location = place
      reading.findings.append(finding)
      return nil
    }
    var swatch = Swatch(color, written: String(text), location: place)
    swatch.isSignless = !text.hasPrefix("#")
    swatch.cycleIndex = index
    return swatch
  }

  // A "#" starts a comment, even before a colour; within quotes it starts none.
  private static func withoutComment(_ line: String) -> Substring {
    var quote: Character?
    return line.prefix { character in
      if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if character == quote {
        quote = nil
      }
      return character != "#" || quote != nil
    }
  }
}

extension ColorList {
  /// Gives what is written as "C1" the colour of the list's own cycle, where it has one.
  fileprivate mutating func resolveCycle() {
    guard !swatches.isEmpty else { return }
    let own = swatches.map(\.color)
    for kind in [\ColorList.grounds, \.textGrounds, \.texts, \.lines] {
      for place in self[keyPath: kind].indices {
        guard let index = self[keyPath: kind][place].cycleIndex else { continue }
        self[keyPath: kind][place].color = own[index % own.count]
      }
    }
  }
}

extension Array {
  /// The element at an index, nil beyond the end.
  func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
