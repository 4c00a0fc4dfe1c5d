extension PaletteFormat {
  /// Palettes in JSON, whatever their shape.
  static let json = PaletteFormat(
    name: "JSON",
    recognises: { name, bytes in
      name.hasSuffix(".json") || name.hasSuffix(".tokens")
        || bytes.first { $0 > 0x20 }.map { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
          ?? false
    },
    read: { source in
      var reading = PaletteReading()
      let (node, findings) = JSONReader.read(source)
      reading.findings = findings
      guard let node else { return reading }
      guard let shape = JSONPaletteShape.all.first(where: { $0.fits(node) }) else { return reading }
      let found = shape.read(node)
      reading.lists = found.lists
      reading.findings += found.findings
      reading.suppressions = found.suppressions
      return reading
    })
}

/// One way of writing palettes in JSON: one file here and one line in ``all``.
struct JSONPaletteShape: Sendable {
  let fits: @Sendable (JSONNode) -> Bool
  let read: @Sendable (JSONNode) -> PaletteReading

  static let all: [JSONPaletteShape] = [.site, .tokens, .vega, .plain]
}

extension JSONNode {
  /// The place of what stands between the quotes of a string.
  var textLocation: SourceLocation {
    guard let string, string.utf8.count + 2 == range.count else { return location }
    return source.location(at: range.lowerBound + 1, length: range.count - 2)
  }

  /// A swatch from a string; nil with a finding where it is no colour.
  func swatch(named name: String? = nil, _ findings: inout [Finding]) -> Swatch? {
    guard let string else {
      findings.append(
        .error(
          PaletteRule.gamut.code, "\(kindName) stands where a colour is needed",
          help: "write a colour such as \"#0072B2\"", at: location))
      return nil
    }
    guard let color = CSSColor(string) else {
      findings.append(PaletteReader.unreadable(string, at: textLocation))
      return nil
    }
    return Swatch(
      color.color, name: name, written: string, location: textLocation, isClipped: color.isClipped)
  }
}
