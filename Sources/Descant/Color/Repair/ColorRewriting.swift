extension Swatch {
  /// What a finding may put at its place; nil where the value stands elsewhere or on several lines.
  ///
  /// An alias, a named scheme and a binary file name a colour without holding its text.
  func replacement(by color: Color?) -> String? {
    guard !isPerhapsWord, let color, let place = location, place == origin,
      let excerpt = place.excerpt
    else {
      return nil
    }
    let there = excerpt.unicodeScalars.dropFirst(place.column - 1).prefix(place.length)
    return String(there) == written ? rewritten(as: color) : nil
  }

  /// The text that says another colour in the notation of this one.
  func rewritten(as color: Color) -> String {
    let text = written
    let isLower = text.contains { $0.isLowercase } || !text.contains { $0.isUppercase }
    let hex = isLower ? color.hex.lowercased() : color.hex
    if isSignless { return String(hex.dropFirst()) }
    if text.hasPrefix("#") { return hex }
    if text.hasPrefix("{") { return rewrittenObject(as: color) }
    if Color(hex: text) != nil { return String(hex.dropFirst()) }
    let (red, green, blue) = color.bytes
    let numbers = text.split(whereSeparator: \.isWhitespace)
    if StyleValues.channels(text) != nil {
      let hsl = color.hsl
      return "\(hsl.x.text(decimals: 1)) \(hsl.y.text(decimals: 1))% \(hsl.z.text(decimals: 1))%"
    }
    if numbers.count == 3, numbers.allSatisfy({ UInt8($0) != nil }) {
      return "\(red) \(green) \(blue)"
    }
    if text.lowercased().hasPrefix("rgb") {
      let gap = text.contains(",") ? ", " : " "
      return "rgb(\(red)\(gap)\(green)\(gap)\(blue))"
    }
    if text.lowercased().hasPrefix("oklch") {
      let look = OKLCH(color)
      let lightness =
        text.contains("%")
        ? (look.lightness * 100).text(decimals: 3) + "%"
        : look.lightness.text(decimals: 5)
      return "oklch(\(lightness) \(look.chroma.text(decimals: 5)) \(look.hue.text(decimals: 3)))"
    }
    return hex
  }

  /// A design token's colour object with its line breaks and its other members kept.
  private func rewrittenObject(as color: Color) -> String {
    let source = Source(file: "", text: written)
    guard let node = JSONReader.read(source).node else { return written }
    var edits: [(range: Range<Int>, text: String)] = []
    if let space = node["colorSpace"] { edits.append((space.range, "\"srgb\"")) }
    let channels = [color.red, color.green, color.blue]
    for (part, channel) in zip(node["components"]?.elements ?? [], channels) {
      edits.append((part.range, channel.text(decimals: 4)))
    }
    if let hex = node["hex"] {
      let isLower = hex.string?.contains { $0.isLowercase } ?? true
      edits.append((hex.range, "\"\(isLower ? color.hex.lowercased() : color.hex)\""))
    }
    if let alpha = node["alpha"] { edits.append((alpha.range, "1")) }
    var bytes = source.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// New colours for one file, written where the old ones stand.
public struct PalettePatch: Sendable {
  public let file: String
  public let bytes: [UInt8]
  /// What could not be written, and why.
  public let findings: [Finding]
  private let before: Source

  /// Puts repaired colours in their places; the rest of the file stays as it is, byte by byte.
  public init(_ source: Source, repairs: [(list: ColorList, repair: PaletteRepair)]) {
    file = source.file
    before = source
    var edits: [Int: (range: Range<Int>, text: String)] = [:]
    var findings: [Finding] = []
    for (list, repair) in repairs {
      for (swatch, color) in zip(list.swatches, repair.colors) where swatch.color.hex != color.hex {
        guard let range = source.range(of: swatch) else {
          findings.append(Self.unwritable(swatch, color))
          continue
        }
        let text = swatch.rewritten(as: color)
        if let other = edits[range.lowerBound], other.text != text {
          findings.append(Self.shared(swatch, color))
        } else {
          edits[range.lowerBound] = (range, text)
        }
      }
    }
    var bytes = source.bytes
    for (_, edit) in edits.sorted(by: { $0.key > $1.key }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    self.bytes = bytes
    self.findings = findings
  }

  private static func unwritable(_ swatch: Swatch, _ color: Color) -> Finding {
    .warning(
      .paletteUnwritable, "\(swatch.color.hex) can't be replaced where it is named",
      help: "write \(color.hex) there yourself", at: swatch.location)
  }

  private static func shared(_ swatch: Swatch, _ color: Color) -> Finding {
    .warning(
      .paletteUnwritable, "\(swatch.color.hex) is one value in two lists that need two",
      help: "give each list its own value; here \(color.hex)", at: swatch.location)
  }

  /// Changed lines with "-" and "+", as `diff -U0` shows them.
  public var diff: String {
    let after = Source(file: file, bytes: bytes)
    var out = "--- \(file)\n+++ \(file)\n"
    for (number, pair) in zip(before.lines, after.lines).enumerated() where pair.0 != pair.1 {
      out += "@@ -\(number + 1) +\(number + 1) @@\n-\(pair.0)\n+\(pair.1)\n"
    }
    return out
  }
}

extension Source {
  /// The bytes at which a swatch's value is written, if what stands there is that value.
  fileprivate func range(of swatch: Swatch) -> Range<Int>? {
    guard !swatch.isPerhapsWord, let place = swatch.origin, place.file == file else { return nil }
    let written = Array(swatch.written.utf8)
    var start = 0
    for _ in 1..<max(1, place.line) {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    var column = 1
    while column < place.column, start < bytes.count {
      start += 1
      while start < bytes.count, bytes[start] & 0xC0 == 0x80 { start += 1 }
      column += 1
    }
    let end = start + written.count
    guard end <= bytes.count, Array(bytes[start..<end]) == written else { return nil }
    return start..<end
  }
}
