extension PaletteFormat {
  /// Adobe Swatch Exchange: big-endian blocks of named colours.
  static let swatchExchange = PaletteFormat(
    name: "Adobe Swatch Exchange",
    isOfPalettes: true,
    recognises: { name, bytes in name.hasSuffix(".ase") || bytes.starts(with: Array("ASEF".utf8)) },
    read: { source in
      var reader = SwatchExchangeReader(source: source)
      reader.read()
      return reader.reading
    })
}

private struct SwatchExchangeReader {
  let source: Source
  var reading = PaletteReading()
  private var offset = 0
  private var lists: [ColorList] = []

  init(source: Source) { self.source = source }

  mutating func read() {
    guard source.bytes.starts(with: Array("ASEF".utf8)), source.bytes.count >= 12 else {
      return report(.paletteFormat, "the file does not begin with ASEF", "export it again")
    }
    lists = [ColorList(name: source.file, swatches: [])]
    offset = 8
    let count = Int(integer(4) ?? 0)
    for _ in 0..<min(count, source.bytes.count / 6) {
      guard readBlock() else { break }
    }
    reading.lists = lists.filter { !$0.swatches.isEmpty }
  }

  private mutating func readBlock() -> Bool {
    guard let kind = integer(2), let length = integer(4) else { return false }
    let end = offset + Int(length)
    guard end <= source.bytes.count else {
      report(.paletteFormat, "the file ends inside a block", "export it again")
      return false
    }
    switch kind {
    case 0xC001: lists.append(ColorList(name: text() ?? source.file, swatches: []))
    case 0x0001: readColor()
    default: break
    }
    offset = end
    return true
  }

  private mutating func readColor() {
    let place = offset
    let name = text()
    guard let model = take(4).map({ String(decoding: $0, as: UTF8.self) }) else { return }
    switch model {
    case "RGB ": add(values(3).map { CSSColor(.srgb, $0) }, name, place)
    case "Gray": add(values(1).map { CSSColor(.srgb, $0) }, name, place)
    case "LAB ":
      add(values(3).map { CSSColor(.lab, SIMD3($0.x * 100, $0.y, $0.z)) }, name, place)
    default:
      report(
        .paletteModel, "swatch \"\(name ?? "")\" is in \(model.trimmed), not in light",
        "export it as RGB: inks have no exact colour on a screen", at: place)
    }
  }

  private mutating func add(_ color: CSSColor?, _ name: String?, _ place: Int) {
    guard let color else {
      return report(
        .paletteFormat, "swatch \"\(name ?? "")\" has no finite values", "export it again")
    }
    lists[lists.count - 1].swatches.append(
      Swatch(
        color.color, name: name, location: location(place), isClipped: color.isClipped,
        wide: color.wide))
  }

  private mutating func values(_ count: Int) -> SIMD3<Double>? {
    var values = SIMD3<Double>(repeating: 0)
    for index in 0..<count {
      guard let bits = integer(4) else { return nil }
      let value = Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
      guard value.isFinite, abs(value) < 1000 else { return nil }
      values[index] = value
    }
    return count == 1 ? SIMD3(repeating: values.x) : values
  }

  private mutating func text() -> String? {
    guard let count = integer(2), let bytes = take(2 * Int(count)) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
  }

  private mutating func integer(_ size: Int) -> UInt64? {
    take(size).map { $0.reduce(0) { $0 << 8 | UInt64($1) } }
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard offset + count <= source.bytes.count else { return nil }
    defer { offset += count }
    return source.bytes[offset..<offset + count]
  }

  /// A binary file has one line; the column is the byte.
  private func location(_ byte: Int) -> SourceLocation {
    SourceLocation(file: source.file, column: byte + 1)
  }

  private mutating func report(
    _ code: FindingCode, _ message: String, _ help: String, at byte: Int? = nil
  ) {
    reading.findings.append(.error(code, message, help: help, at: location(byte ?? offset)))
  }
}
