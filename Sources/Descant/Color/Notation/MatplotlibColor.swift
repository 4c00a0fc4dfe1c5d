/// A colour as matplotlib's settings write it: all that its `validate_color` takes.
///
///     0.8   k   tab:blue   xkcd:sky blue   C1   1f77b4   (0.1, 0.2, 0.3)   'red', 0.5
enum MatplotlibColor {
  /// What a text comes to.
  enum Meaning {
    case color(Color)
    /// One of the colours that the axes cycle through, from 0.
    case cycle(Int)
    /// A word for what something else says, or for nothing: "auto", "none".
    case left
    /// What matplotlib takes for no colour.
    case refused
    /// What may be a colour, in a way that is not read.
    case unknown
  }

  static func meaning(of text: Substring) -> Meaning {
    let text = bare(text)
    let lower = text.lowercased()
    if lefts.contains(lower) { return .left }
    if let color = word(String(text)) { return .color(color) }
    if text.first == "C", let number = Int(text.dropFirst()), number >= 0 { return .cycle(number) }
    if text.contains(",") {
      let isOfNumbers = text.allSatisfy { $0.isNumber || ".,()[]- ".contains($0) }
      return tuple(text).map(Meaning.color) ?? (isOfNumbers ? .refused : .unknown)
    }
    return text.allSatisfy { $0.isLetter || $0.isNumber || ".#-_: ".contains($0) }
      ? .refused : .unknown
  }

  private static let lefts: Set = ["", "auto", "none", "inherit", "linecolor", "markerfacecolor"]

  /// What axes cycle through where no style says otherwise, C0 to C9.
  static let cycle = [
    "1f77b4", "ff7f0e", "2ca02c", "d62728", "9467bd", "8c564b", "e377c2", "7f7f7f", "bcbd22",
    "17becf",
  ].compactMap { Color(hex: $0) }

  private static let tableau = [
    "blue", "orange", "green", "red", "purple", "brown", "pink", "gray", "olive", "cyan",
  ]

  private static let letters = [
    "b": "0000ff", "g": "008000", "r": "ff0000", "c": "00bfbf", "m": "bf00bf", "y": "bfbf00",
    "k": "000000", "w": "ffffff",
  ]

  /// Hex with or without its sign, greys as "0.8", names.
  private static func word(_ text: String) -> Color? {
    if let hex = letters[text] { return Color(hex: hex) }
    // Six digits are hexadecimal; a number from 0 to 1 is a grey, with a point or without.
    if text.utf8.count != 6 || text.contains("."), let grey = Double(text), (0...1).contains(grey) {
      return Color(red: grey, green: grey, blue: grey)
    }
    let lower = text.lowercased()
    if lower.hasPrefix("tab:") {
      let name = lower.dropFirst(4) == "grey" ? "gray" : String(lower.dropFirst(4))
      return tableau.firstIndex(of: name).map { cycle[$0] }
    }
    if lower.hasPrefix("xkcd:") {
      let name = String(lower.dropFirst(5))
      return
        (SurveyColorNames.all[name] ?? SurveyColorNames.all[name.replacing("grey", with: "gray")]
        ?? SurveyColorNames.all[name.replacing("gray", with: "grey")]).flatMap { Color(hex: $0) }
    }
    // Three digits need their sign.
    if text.hasPrefix("#") || [6, 8].contains(text.utf8.count), let color = Color(hex: text) {
      return color
    }
    return text.allSatisfy(\.isLetter) ? CSSColor(text)?.color : nil
  }

  /// `(0.1, 0.2, 0.3)`, with a fourth for what it covers, with brackets or without; a colour and that: `('red', 0.5)`.
  private static func tuple(_ text: Substring) -> Color? {
    var inner = text
    if let first = inner.first, let last = inner.last, ["()", "[]"].contains("\(first)\(last)") {
      inner = inner.dropFirst().dropLast()
    }
    var parts = inner.split(separator: ",", omittingEmptySubsequences: false).map(bare)
    // A comma may follow the last.
    if parts.last?.isEmpty == true { parts.removeLast() }
    if parts.count == 2, let alpha = Double(parts[1]), Double(parts[0]) == nil,
      let color = word(String(parts[0]))
    {
      return (0...1).contains(alpha)
        ? Color(
          red: color.red, green: color.green, blue: color.blue, alpha: alpha) : nil
    }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, numbers.allSatisfy({ (0...1).contains($0) }) else {
      return nil
    }
    return color(numbers)
  }

  /// Three or four channels from 0 to 1.
  static func color(_ channels: [Double]) -> Color? {
    guard (3...4).contains(channels.count), channels.allSatisfy({ (0...1).contains($0) }) else {
      return nil
    }
    return Color(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count > 3 ? channels[3] : 1)
  }

  /// Without blanks and quotes around it.
  static func bare(_ text: Substring) -> Substring {
    let marks: Set<Character> = [" ", "\t", "'", "\""]
    let start = text.drop { marks.contains($0) }
    return start.dropLast(start.reversed().prefix { marks.contains($0) }.count)
  }

  /// The parts of a list between commas, where brackets and quotes hold theirs together.
  static func parts(of list: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (start, depth): (Substring.Index, Int) = (list.startIndex, 0)
    var quote: Character?
    for index in list.indices {
      let character = list[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if "([".contains(character) {
        depth += 1
      } else if ")]".contains(character) {
        depth -= 1
      } else if character == ",", depth == 0 {
        parts.append(list[start..<index])
        start = list.index(after: index)
      }
    }
    return (parts + [list[start...]]).filter { !bare($0).isEmpty }
  }

  /// What stands between a bracket and the one that closes it.
  static func inside(_ text: Substring, from open: Substring.Index) -> Substring {
    var depth = 0
    for index in text[open...].indices {
      if "([".contains(text[index]) { depth += 1 }
      if ")]".contains(text[index]) { depth -= 1 }
      if depth == 0 { return text[text.index(after: open)..<index] }
    }
    return text[text.index(after: open)...]
  }
}

/// What matplotlib's settings colour, by their keys.
enum MatplotlibKey {
  static let plot = "axes.facecolor"
  /// What lies around the axes: their labels, their titles and the ticks stand on it.
  static let paper = "figure.facecolor"
  /// What marks lie on, the likeliest first.
  static let grounds = [plot, paper]
  static let texts = [
    "text.color", "axes.labelcolor", "axes.titlecolor", "xtick.labelcolor", "ytick.labelcolor",
  ]
  static let ticks = ["xtick.color", "ytick.color"]
  static let lines = ["axes.edgecolor"] + ticks

  /// The key that may give the labels of some ticks a colour of their own.
  static func labels(of ticks: String) -> String {
    ticks.replacing(".color", with: ".labelcolor")
  }
}

extension ColorList {
  /// Puts what matplotlib draws around the axes on the paper, and hides lines that have the colour of a ground.
  ///
  /// - Parameters:
  ///   - paper: what is around the axes; nil where the style doesn't say.
  ///   - drawnInside: which ticks point into the axes: "xtick", "ytick".
  mutating func settle(paper: Swatch?, drawnInside: Set<String> = []) {
    // One of the ground's own colour is not meant to be seen.
    let all = grounds + [paper].compactMap { $0 }
    lines.removeAll { line in all.contains { $0.color == line.color } }
    // Labels of ticks have the colour of the ticks where nobody gives them another.
    for key in MatplotlibKey.ticks {
      guard let tick = lines.first(where: { $0.name == key }),
        !texts.contains(where: { $0.name == MatplotlibKey.labels(of: key) })
      else { continue }
      texts.append(tick)
    }
    for index in texts.indices { texts[index].isOutside = true }
    guard let paper, paper.color.alpha > 0 else { return }
    textGrounds = [paper]
    for index in lines.indices {
      guard let key = lines[index].name, MatplotlibKey.ticks.contains(key) else { continue }
      lines[index].isOutside = !drawnInside.contains(String(key.prefix { $0 != "." }))
    }
  }
}
