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
    if isSignless {
      // Matplotlib's channels from 0 to 1: "(0.1, 0.2, 0.3)".
      guard text.contains(",") else { return String(hex.dropFirst()) }
      let gap = text.contains(", ") ? ", " : ","
      let channels = [color.red, color.green, color.blue].map { $0.text(decimals: 4) }
      let list = channels.joined(separator: gap)
      return text.hasPrefix("(") ? "(\(list))" : text.hasPrefix("[") ? "[\(list)]" : list
    }
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
