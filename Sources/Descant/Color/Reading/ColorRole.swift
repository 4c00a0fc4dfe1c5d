/// What a colour is for, as its name says.
enum ColorRole {
  case data, ground, text, line
  /// Gridlines, dividers, shadows: nothing is lost where they are faint.
  case ornament

  /// "--chart-background" is a ground; what says nothing else holds data.
  init(_ name: String) {
    let words = Self.words(name, withoutHues: true)
    let role = Self.said.first { words.contains(where: $0.words.contains) }?.role ?? .data
    // WCAG asks no contrast of what is out of use or decoration.
    let isExempt = words.contains(where: Self.exempt.contains)
    switch role {
    case .text, .line: self = isExempt ? .ornament : role
    case .data, .ground, .ornament: self = role
    }
  }

  /// Words for what WCAG 2.2, 1.4.3 and 1.4.11 ask no contrast of: what is out of use, and decoration.
  static let exempt: Set = [
    "disabled", "inactive", "decorative", "decoration", "watermark", "skeleton", "ghost",
  ]

  /// What words say, the first that stands in a name counts.
  private static let said: [(words: Set<String>, role: ColorRole)] = [
    (["ground", "background", "bg", "canvas", "surface", "paper"], .ground),
    (
      [
        "grid", "gridline", "rule", "divider", "border", "shadow", "cue", "screen", "target",
        "hover", "selection", "highlight", "overlay", "transparent", "hline", "hlines", "vline",
        "vlines",
      ], .ornament
    ),
    (["focus", "axis", "axes", "tick", "ticks", "baseline", "outline"], .line),
    (
      [
        "text", "ink", "quiet", "label", "labels", "foreground", "fg", "link", "title", "caption",
        "heading",
      ], .text
    ),
  ]

  /// What maps of two or three hues are called after, besides "BG", blue-green: "BrBG", "PuBuGn".
  private static let hueCodes: Set = [
    "bl", "br", "bu", "gn", "gy", "or", "pi", "pu", "rd", "yl",
  ]

  /// The words of a name, without "BG" where it is a hue after another, and no ground.
  static func words(_ name: String, withoutHues: Bool) -> [String] {
    let words = words(name)
    guard withoutHues, words.contains("bg") else { return words }
    return words.indices.filter { index in
      words[index] != "bg" || index == 0 || !hueCodes.contains(words[index - 1])
    }.map { words[$0] }
  }

  /// The words of a name: split at signs and at capitals, in lower case.
  static func words(_ name: String) -> [String] {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return asciiWords(name) }
    var words: [String] = []
    var word = ""
    for character in name {
      if !character.isLetter || (character.isUppercase && word.last?.isLowercase == true) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  /// The same of a name that most are, byte by byte.
  private static func asciiWords(_ name: String) -> [String] {
    var words: [String] = []
    var (word, wasSmall): ([UInt8], Bool) = ([], false)
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in name.utf8 {
      let isLarge = (0x41...0x5A).contains(byte)
      let isSmall = (0x61...0x7A).contains(byte)
      if isLarge ? wasSmall : !isSmall { end() }
      if isLarge || isSmall { word.append(byte | 0x20) }
      wasSmall = isSmall
    }
    end()
    return words
  }

  /// The theme that a name speaks of.
  static func theme(_ name: String) -> ColorList.Theme? {
    let all = words(name)
    guard all.contains("dark") || all.contains("light") else { return nil }
    // What a number follows at once is one of several: "Dark2" is a palette, "chart1Dark" has a mode.
    let words = ColorNames.parts(name).map { part in
      part.split(omittingEmptySubsequences: false, whereSeparator: \.isNumber).last ?? ""
    }
    return words.contains("dark") ? .dark : words.contains("light") ? .light : nil
  }

  /// The theme that names speak of on their way to a colour.
  ///
  /// One called just light or dark is the shade of a colour where any beside it is called neither: "medium", "base";
  /// so is one called light or dark of a hue: "dark green".
  static func theme(of path: [String], beside others: [String]) -> ColorList.Theme? {
    let last = words(path.last ?? "")
    let isOfHue = last.count > 1 && last.last.map { CSSColorNames.all[$0] != nil } ?? false
    let isShade =
      (last == ["light"] || last == ["dark"]) && others.contains { theme($0) == nil }
      || isOfHue && (last.first == "light" || last.first == "dark")
    return theme((isShade ? path.dropLast() : path[...]).joined(separator: "."))
  }

  /// The kind of palette that a name speaks of.
  ///
  /// The nearest of several that say a kind outright counts: "categorical.heat" is categorical.
  static func kind(_ name: String) -> ColorList.Kind? {
    let words = words(name)
    if let said = words.last(where: { kinds[$0] != nil }) { return kinds[said] }
    return words.contains(where: ramps.contains) ? .sequential : nil
  }

  private static let kinds: [String: ColorList.Kind] = [
    "categorical": .categorical, "qualitative": .categorical, "qual": .categorical,
    "sequential": .sequential, "seq": .sequential, "diverging": .diverging, "div": .diverging,
    "divergent": .diverging, "cyclic": .cyclic, "cyclical": .cyclic,
  ]

  private static let ramps: Set = [
    "ramp", "heat", "heatmap", "ordinal", "shades", "tints", "quintile",
    "quartile", "decile",
  ]

  /// "--chart-3" is the third of "--chart": a name without its last number, and the number.
  static func numbered(_ name: String) -> (stem: String, number: Int)? {
    let count = name.utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
    if (1...4).contains(count), let number = Int(name.suffix(count)) {
      return (stripped(String(name.dropLast(count))), number)
    }
    guard count == 0, let dash = name.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let last = name[name.utf8.index(after: dash)...]
    return numbers.firstIndex { $0 == last }.map {
      (stripped(String(name[...dash])), $0 + 1)
    }
  }

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  private static func stripped(_ stem: String) -> String {
    var stem = stem
    while stem.count > 3, let last = stem.last, "-_./ ".contains(last) { stem.removeLast() }
    return stem
  }
}
