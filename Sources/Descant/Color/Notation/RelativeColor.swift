/// A colour made from another: `oklch(from #8DD3C7 l c calc(h + 60))`, as CSS Color 5 computes it.
enum RelativeColor {
  /// The colour of a whole function text in lower case; nil where it is no relative colour.
  static func color(name: String, arguments text: String) -> CSSColor? {
    let words = CSSWords.split(text)
    guard words.first == "from", words.count >= 5, let space = spaces[name],
      let base = CSSColor(words[1])
    else { return nil }
    var values = space.values(base.wide ?? base.color)
    values["alpha"] = base.color.alpha
    let channels = words[2...4].map { CSSWords.number($0, values) }
    guard case let numbers = channels.compactMap({ $0 }), numbers.count == 3 else { return nil }
    var alpha = base.color.alpha
    if words.count > 5 {
      guard words.count == 7, words[5] == "/", let value = CSSWords.number(words[6], values) else {
        return nil
      }
      alpha = value
    }
    return CSSColor(
      space.name, SIMD3(numbers[0], numbers[1], numbers[2]) / space.units, alpha: alpha)
  }

  private struct Space: Sendable {
    let name: ColorSpaceName
    /// What the function's channels are divided by.
    let units: SIMD3<Double>
    let values: @Sendable (Color) -> [String: Double]
  }

  private static let spaces: [String: Space] = [
    "rgb": rgb, "rgba": rgb, "hsl": hsl, "hsla": hsl,
    "oklab": Space(name: .oklab, units: SIMD3(1, 1, 1)) { color in
      let lab = OKLab(color)
      return ["l": lab.values.x, "a": lab.values.y, "b": lab.values.z]
    },
    "oklch": Space(name: .oklch, units: SIMD3(1, 1, 1)) { color in
      let look = OKLCH(color)
      return ["l": look.lightness, "c": look.chroma, "h": look.hue]
    },
  ]

  private static let rgb = Space(name: .srgb, units: SIMD3(255, 255, 255)) { color in
    ["r": color.red * 255, "g": color.green * 255, "b": color.blue * 255]
  }
  private static let hsl = Space(name: .hsl, units: SIMD3(1, 1, 1)) { color in
    let values = color.hsl
    return ["h": values.x, "s": values.y, "l": values.z]
  }
}

extension Color {
  /// Hue in degrees, saturation and lightness in per cent, as `hsl()` writes them.
  var hsl: SIMD3<Double> {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let (lightness, spread) = ((most + least) / 2, most - least)
    guard spread > 0 else { return SIMD3(0, 0, lightness * 100) }
    let saturation = spread / (1 - abs(2 * lightness - 1))
    let turn =
      most == red
      ? (green - blue) / spread
      : most == green ? (blue - red) / spread + 2 : (red - green) / spread + 4
    return SIMD3(
      (turn * 60 + 360).truncatingRemainder(dividingBy: 360), saturation * 100, lightness * 100)
  }
}

/// The words of CSS arguments, with calls kept whole, and what `calc()` comes to.
enum CSSWords {
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var (word, depth) = ("", 0)
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, character.isWhitespace || character == "/" {
        if !word.isEmpty { words.append(word) }
        word = ""
        if character == "/" { words.append("/") }
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// A number, a channel's name, or a calculation with them.
  static func number(_ text: String, _ values: [String: Double]) -> Double? {
    var sum = Sum(text: Array(text.replacing("calc", with: "")), values: values)
    guard let value = sum.total(), sum.isDone, value.isFinite else { return nil }
    return value
  }

  private struct Sum {
    let text: [Character]
    let values: [String: Double]
    var place = 0
    var depth = 0

    var isDone: Bool { text[place...].allSatisfy(\.isWhitespace) }

    private mutating func next() -> Character? {
      while place < text.count, text[place].isWhitespace { place += 1 }
      return place < text.count ? text[place] : nil
    }

    mutating func total() -> Double? {
      guard var value = product() else { return nil }
      while let sign = next(), sign == "+" || sign == "-" {
        place += 1
        guard let other = product() else { return nil }
        value += sign == "+" ? other : -other
      }
      return value
    }

    private mutating func product() -> Double? {
      guard var value = term() else { return nil }
      while let sign = next(), sign == "*" || sign == "/" {
        place += 1
        guard let other = term() else { return nil }
        value = sign == "*" ? value * other : value / other
      }
      return value
    }

    private mutating func term() -> Double? {
      guard let first = next() else { return nil }
      if first == "(" {
        depth += 1
        guard depth < 32 else { return nil }
        place += 1
        guard let value = total(), next() == ")" else { return nil }
        place += 1
        return value
      }
      if first == "-" || first == "+" {
        place += 1
        return term().map { first == "-" ? -$0 : $0 }
      }
      var word = ""
      while place < text.count,
        text[place].isLetter || text[place].isNumber || text[place] == "."
          || text[place] == "%"
      {
        word.append(text[place])
        place += 1
      }
      if let value = values[word] { return value }
      if word.hasSuffix("deg") { word.removeLast(3) }
      guard word.allSatisfy({ $0.isNumber || $0 == "." }) else { return nil }
      return Double(word)
    }
  }
}
