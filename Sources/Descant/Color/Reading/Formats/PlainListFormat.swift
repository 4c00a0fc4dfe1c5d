extension PaletteFormat {
  /// A colour a line, or several with spaces or commas between; what follows a colour names it.
  ///
  ///     ground: #ffffff
  ///     #0072B2 blue
  static let plainList = PaletteFormat(
    name: "a list of colours",
    isOfPalettes: true,
    recognises: { name, bytes in
      [".txt", ".hex", ".colors"].contains { name.hasSuffix($0) } || name == "arguments"
        || ((name == "stdin" || !name.contains(".")) && isList(bytes))
    },
    read: { source in
      var reader = PlainListReader(source: source)
      reader.read()
      return reader.reading
    })
}

extension PaletteFormat {
  /// Whether a text without a telling name begins as a list of colours does.
  fileprivate static func isList(_ bytes: [UInt8]) -> Bool {
    guard !bytes.contains(0), bytes.count < 1 << 20 else { return false }
    let first = bytes.split(separator: 0x0A).first { $0.contains { $0 > 0x20 } } ?? []
    let text = String(decoding: first, as: UTF8.self).trimmed
    let word = text.prefix { !$0.isWhitespace && $0 != "," }
    return text.lowercased().hasPrefix("ground")
      || (word.hasPrefix("#") && Color(hex: String(word)) != nil)
  }
}

private struct PlainListReader {
  let source: Source
  var reading = PaletteReading()
  private var list: ColorList

  init(source: Source) {
    self.source = source
    list = ColorList(
      name: source.file, swatches: [], location: SourceLocation(file: source.file))
  }

  mutating func read() {
    for (index, line) in source.lines.enumerated() { read(line, number: index + 1) }
    if !list.swatches.isEmpty { reading.lists = [list] }
  }

  private mutating func read(_ line: String, number: Int) {
    let text = line.trimmed
    guard !text.isEmpty, !text.hasPrefix("//"), !text.hasPrefix(";"), !text.hasPrefix("# ") else {
      return
    }
    let isGround = text.lowercased().hasPrefix("ground")
    var isNamingMistake = false
    for (word, column) in Self.words(line) where !isGround || word.hasPrefix("#") {
      let place = SourceLocation(
        file: source.file, line: number, column: column, length: word.unicodeScalars.count,
        excerpt: line.utf8.count > 300 ? nil : line)
      if let color = Color(hex: word), word.hasPrefix("#") || word.count == 6 || word.count == 8 {
        let swatch = Swatch(color, written: word, location: place)
        if isGround { list.grounds.append(swatch) } else { list.swatches.append(swatch) }
      } else if word.hasPrefix("#") {
        isNamingMistake = true
        reading.findings.append(PaletteReader.unreadable(word, at: place))
      } else if list.swatches.last?.location?.line == number {
        let index = list.swatches.count - 1
        list.swatches[index].name = [list.swatches[index].name, word].compactMap { $0 }
          .joined(separator: " ")
      } else if !isNamingMistake {
        reading.findings.append(PaletteReader.unreadable(word, at: place))
      }
    }
  }

  /// The words of a line with their columns, counted in scalars from 1.
  private static func words(_ line: String) -> [(String, Int)] {
    var words: [(String, Int)] = []
    var word = ""
    var start = 1
    for (index, scalar) in (line + " ").unicodeScalars.enumerated() {
      if scalar.properties.isWhitespace || scalar == "," || scalar == "\"" || scalar == "'" {
        if !word.isEmpty { words.append((word, start)) }
        word = ""
      } else {
        if word.isEmpty { start = index + 1 }
        word.unicodeScalars.append(scalar)
      }
    }
    return words
  }
}

extension Source {
  /// The text of every line, without its end.
  var lines: [String] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
  }
}
