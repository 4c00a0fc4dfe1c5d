/// What a colour is for, as its name says.
enum ColorRole {
  case data, ground, text, line
  /// Gridlines, dividers, shadows: nothing is lost where they are faint.
  case ornament

  /// "--chart-background" is a ground; what says nothing else holds data.
  init(_ name: String) {
    let words = Self.words(name)
    func says(_ known: Set<String>) -> Bool { words.contains(where: known.contains) }
    if says(["ground", "background", "bg", "canvas", "surface", "paper"]) {
      self = .ground
    } else if says(["grid", "gridline", "rule", "divider", "border", "shadow", "cue", "screen"])
      || says(["target", "hover", "selection", "highlight", "overlay", "transparent"])
    {
      self = .ornament
    } else if says(["focus", "axis", "axes", "tick", "ticks", "baseline", "outline"]) {
      self = .line
    } else if says(["text", "ink", "quiet", "label", "labels", "foreground", "fg", "link", "title"])
      || says(["caption", "heading"])
    {
      self = .text
    } else {
      self = .data
    }
  }

  /// The words of a name: split at signs and at capitals, in lower case.
  static func words(_ name: String) -> [String] {
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

  /// The theme that a name speaks of.
  static func theme(_ name: String) -> ColorList.Theme? {
    let words = words(name)
    return words.contains("dark") ? .dark : words.contains("light") ? .light : nil
  }

  /// The kind of palette that a name speaks of.
  static func kind(_ name: String) -> ColorList.Kind? {
    let words = words(name)
    if words.contains(where: ["diverging", "div", "divergent"].contains) { return .diverging }
    if words.contains(where: ["cyclic", "cyclical"].contains) { return .cyclic }
    let ramps: Set = [
      "sequential", "seq", "ramp", "heat", "heatmap", "ordinal", "shades", "tints", "quintile",
      "quartile", "decile",
    ]
    return words.contains(where: ramps.contains) ? .sequential : nil
  }

  /// "--chart-3" is the third of "--chart": a name without its last number, and the number.
  static func numbered(_ name: String) -> (stem: String, number: Int)? {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    if let number = Int(String(digits)), digits.count <= 4 {
      return (stripped(String(name.dropLast(digits.count))), number)
    }
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    for (index, word) in words.enumerated() where name == "--\(word)" || name.hasSuffix("-\(word)")
    {
      return (stripped(String(name.dropLast(word.count))), index + 1)
    }
    return nil
  }

  private static func stripped(_ stem: String) -> String {
    var stem = stem
    while stem.count > 3, let last = stem.last, "-_./ ".contains(last) { stem.removeLast() }
    return stem
  }
}
