extension PaletteFormat {
  /// Matplotlib's style sheets: `axes.prop_cycle: cycler('color', ['0000CD', …])`.
  static let matplotlib = PaletteFormat(
    name: "matplotlib style",
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
    for (index, line) in source.lines.enumerated() {
      let code = Self.withoutComment(line)
      guard let colon = code.firstIndex(of: ":") else { continue }
      let key = code[..<colon].trimmed
      let value = code[code.index(after: colon)...]
      let place = SourceLocation(file: source.file, line: index + 1, excerpt: line)
      switch key {
      case "axes.prop_cycle": readCycle(value, in: line, place)
      case "axes.facecolor", "figure.facecolor":
        if key == "figure.facecolor", !list.grounds.isEmpty { continue }
        if let swatch = swatch(value, in: line, place) { list.grounds = [swatch] }
      case "text.color", "axes.labelcolor", "xtick.labelcolor", "ytick.labelcolor":
        if let swatch = swatch(value, in: line, place) { list.texts.append(swatch) }
      case "axes.edgecolor", "xtick.color", "ytick.color":
        if var swatch = swatch(value, in: line, place) {
          swatch.name = key
          list.lines.append(swatch)
        }
      case "axes.linewidth", "xtick.major.size", "ytick.major.size", "xtick.major.width",
        "ytick.major.width":
        if Double(value.trimmed) == 0 { undrawn.insert(String(key.prefix { $0 != "." })) }
      default: break
      }
    }
    // A line of no width, or a tick of no length, is not drawn.
    list.lines.removeAll { line in
      undrawn.contains { line.name?.hasPrefix($0 + ".") ?? false }
    }
    if !list.swatches.isEmpty { reading.lists = [list] }
  }

  /// Each `cycler('key', [values])` or `cycler(key=[values])` of the line.
  private mutating func readCycle(_ value: Substring, in line: String, _ place: SourceLocation) {
    list.location = place
    var styles: [String: [Substring]] = [:]
    for call in value.split(separator: "cycler(").dropFirst(value.contains("cycler(") ? 0 : 1) {
      guard let open = call.firstIndex(where: { $0 == "[" || $0 == "(" }) else { continue }
      let key = call[..<open].filter { $0.isLetter }
      let items = call[call.index(after: open)...].prefix { $0 != "]" && $0 != ")" }
      styles[String(key), default: []] += items.split(separator: ",")
    }
    var cursor = (index: line.startIndex, column: 1)
    for text in styles["color"] ?? styles["c"] ?? [] {
      if let swatch = swatch(text, in: line, place, &cursor) { list.swatches.append(swatch) }
    }
    let dashes = (styles["linestyle"] ?? styles["ls"] ?? []).map { String(Self.bare($0)) }
    let markers = (styles["marker"] ?? []).map { String(Self.bare($0)) }
    for index in list.swatches.indices {
      list.swatches[index].dash = dashes.at(index)
      list.swatches[index].symbol = markers.at(index)
    }
  }

  private static func bare(_ text: Substring) -> Substring {
    let marks: Set<Character> = [" ", "\t", "'", "\""]
    let start = text.drop { marks.contains($0) }
    return start.dropLast(start.reversed().prefix { marks.contains($0) }.count)
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
    _ cursor: inout (index: String.Index, column: Int)
  ) -> Swatch? {
    let text = Self.bare(text)
    guard !["auto", "none", "inherit", ""].contains(text.lowercased()) else { return nil }
    var place = place
    if cursor.index <= text.startIndex {
      cursor.column += line[cursor.index..<text.startIndex].unicodeScalars.count
      cursor.index = text.startIndex
    }
    place.column = cursor.column
    place.length = max(1, text.unicodeScalars.count)
    guard let color = Self.color(String(text)) else {
      reading.findings.append(PaletteReader.unreadable(String(text), at: place))
      return nil
    }
    var swatch = Swatch(color, written: String(text), location: place)
    swatch.isSignless = !text.hasPrefix("#")
    return swatch
  }

  /// Hex without its sign, greys as "0.8", one-letter names, CSS names.
  private static func color(_ text: String) -> Color? {
    let letters = [
      "b": "0000ff", "g": "008000", "r": "ff0000", "c": "00bfbf", "m": "bf00bf", "y": "bfbf00",
      "k": "000000", "w": "ffffff",
    ]
    if let hex = letters[text] { return Color(hex: hex) }
    // Six digits are hexadecimal; a number from 0 to 1 is a grey, with a point or without.
    if text.utf8.count != 6 || text.contains("."), let grey = Double(text), (0...1).contains(grey) {
      return Color(red: grey, green: grey, blue: grey)
    }
    return Color(hex: text) ?? CSSColor(text)?.color
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

extension Array {
  /// The element at an index, nil beyond the end.
  func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
