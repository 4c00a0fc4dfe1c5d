extension PaletteFormat {
  /// Photoshop's swatches: version 1 without names, version 2 with them.
  static let photoshop = PaletteFormat(
    name: "Photoshop swatches", limits: "only RGB, grey and Lab are light; inks are refused",
    isOfPalettes: true,
    recognises: { name, _ in name.hasSuffix(".aco") },
    read: { source in
      var reader = PhotoshopReader(source: source)
      reader.read()
      return reader.reading
    })
}

private struct PhotoshopReader {
  let source: Source
  var reading = PaletteReading()

  init(source: Source) { self.source = source }

  private func word(_ offset: Int) -> Int? {
    guard offset + 1 < source.bytes.count else { return nil }
    return Int(source.bytes[offset]) << 8 | Int(source.bytes[offset + 1])
  }

  mutating func read() {
    guard let version = word(0), version == 1 || version == 2, let count = word(2) else {
      return report(.paletteFormat, "the file does not begin as Photoshop's swatches do", at: 0)
    }
    let plain = colors(from: 4, count: count, isNamed: version == 2)
    // The second part says the same with names.
    let named =
      version == 1 && word(plain.end) == 2
      ? colors(from: plain.end + 4, count: word(plain.end + 2) ?? 0, isNamed: true) : nil
    let swatches =
      named.map { $0.swatches.isEmpty ? plain.swatches : $0.swatches } ?? plain.swatches
    if !swatches.isEmpty { reading.lists = [ColorList(name: source.file, swatches: swatches)] }
  }

  private mutating func colors(
    from start: Int, count: Int, isNamed: Bool
  ) -> (swatches: [Swatch], end: Int) {
    var swatches: [Swatch] = []
    var offset = start
    for _ in 0..<count {
      let values = (0..<5).compactMap { word(offset + 2 * $0) }
      guard values.count == 5 else {
        report(.paletteFormat, "the file ends inside a colour", at: offset)
        break
      }
      let place = offset
      offset += 10
      var name: String?
      if isNamed {
        let length = (word(offset) ?? 0) << 16 | (word(offset + 2) ?? 0)
        guard offset + 4 + 2 * length <= source.bytes.count else {
          report(.paletteFormat, "the file ends inside a name", at: offset)
          break
        }
        let units = (0..<length).compactMap { word(offset + 4 + 2 * $0).map { UInt16($0) } }
        name = String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
        offset += 4 + 2 * length
      }
      guard let color = Self.color(values) else {
        report(.paletteModel, "colour \(swatches.count + 1) is in no space of light", at: place)
        continue
      }
      swatches.append(
        Swatch(
          color.color, name: name, location: SourceLocation(file: source.file, column: place + 1),
          isClipped: color.isClipped, wide: color.wide))
    }
    return (swatches, offset)
  }

  /// RGB, hue and brightness, Lab and grey; nil for inks and books of colours.
  private static func color(_ values: [Int]) -> CSSColor? {
    let parts = values.dropFirst().map { Double($0) }
    switch values[0] {
    case 0: return CSSColor(.srgb, SIMD3(parts[0], parts[1], parts[2]) / 65535)
    case 1:
      let (hue, saturation, value) = (parts[0] / 65535 * 360, parts[1] / 65535, parts[2] / 65535)
      let lightness = value * (1 - saturation / 2)
      let spread = min(lightness, 1 - lightness)
      let share = spread > 0 ? (value - lightness) / spread : 0
      return CSSColor(.hsl, SIMD3(hue, share * 100, lightness * 100))
    case 7:
      func signed(_ value: Double) -> Double { value > 32767 ? value - 65536 : value }
      return CSSColor(
        .lab, SIMD3(parts[0] / 100, signed(parts[1]) / 100, signed(parts[2]) / 100))
    case 8:
      return CSSColor(.srgb, SIMD3(repeating: 1 - parts[0] / 10000))
    default: return nil
    }
  }

  private mutating func report(_ code: FindingCode, _ message: String, at offset: Int) {
    reading.findings.append(
      .error(
        code, message, help: "export it again, as RGB",
        at: SourceLocation(file: source.file, column: offset + 1)))
  }
}
