/// What names of colours mean by convention: one table for each thing that a name can say.
enum ColorNames {
  /// Words for colours that charts draw data with; what is called otherwise is data only if declared.
  static let data: Set<String> = [
    "chart", "charts", "series", "category", "categorical", "categories", "cat", "data", "dataviz",
    "datavis", "viz", "vis", "plot", "qualitative", "cycle", "prop", "colorway",
  ]

  /// Words for lists of colours, which make a list with such a name a palette.
  static let lists: Set<String> = [
    "palette", "palettes", "pal", "scheme", "schemes", "swatches", "sequential", "diverging",
    "cyclic", "ramp", "ramps", "heatmap", "range", "discrete", "gradient", "gradients",
  ]

  /// Words that say so of names with numbers: "--pie-3" is a series, "--pie" may be anything.
  private static let numbered: Set<String> = [
    "graph", "graphs", "pie", "donut", "swatch", "legend", "sparkline",
  ]

  /// Words that say so beside one for colours: "colorScale".
  private static let maps: Set<String> = ["scale", "scales", "map", "maps"]

  /// Words that say that a list is colours, and not of what.
  private static let colors: Set<String> = ["colors", "colours", "color", "colour"]

  /// Words that give a step its place among others.
  static let ranks: Set<String> = [
    "low", "lower", "lowest", "least", "min", "minimum", "few", "first", "start", "from", "begin",
    "mid", "middle", "medium", "median", "center", "centre", "high", "higher", "highest", "most",
    "max", "maximum", "many", "last", "end", "to", "top", "bottom",
  ]

  /// Hues and ranks whose numbered steps are a scale of a design system, not the series of a chart.
  static let hues: Set<String> = {
    var words = Set(CSSColorNames.all.keys)
    words.formUnion([
      "amber", "emerald", "sky", "rose", "slate", "zinc", "neutral", "stone", "fuchsia", "grape",
      "choco", "camo", "jungle", "sand", "mauve", "sage", "olive", "bronze", "ruby", "iris",
      "jade", "mint", "grass", "primary", "secondary", "tertiary", "accent", "success", "warning",
      "danger", "error", "info", "positive", "negative", "critical", "surface", "elevation",
      "alpha", "dark", "light", "shade", "tint", "tone", "brand", "step",
    ])
    return words
  }()

  /// The words of a name that say data or a list of colours.
  static func saysData(_ name: String) -> Bool {
    ColorRole.words(name).contains(where: data.contains)
  }

  /// Whether a name says that colours follow each other: "color_sequence".
  static func saysSequence(_ name: String) -> Bool {
    let words = ColorRole.words(name)
    return words.contains(where: colors.contains)
      && words.contains { ["sequence", "sequences", "cycle", "wheel"].contains($0) }
  }

  /// The words of a name that say data or a palette.
  static func saysPalette(_ name: String) -> Bool {
    let words = ColorRole.words(name)
    return words.contains { data.contains($0) || lists.contains($0) }
      || words.contains(where: colors.contains) && words.contains(where: maps.contains)
  }

  /// Words of the names of lists that say so of what a list is for wherever they stand in its holder's name; the others
  /// may be any word of a longer name: "CAPE_RANGE", "PROB_DATA".
  private static let plain: Set<String> = [
    "data", "vis", "plot", "prop", "cycle", "range", "discrete", "gradient", "gradients", "ramp",
    "ramps", "heatmap", "cat",
  ]

  /// Whether names that lead to a list say data or a palette: its own, or that of what it stands in.
  ///
  /// Names further out speak of more than one thing.
  static func saysPalette(_ path: [String]) -> Bool {
    let names = nearest(path)
    guard let own = names.last else { return false }
    if saysPalette(own) { return true }
    guard let holder = names.dropLast().last else { return false }
    let words = ColorRole.words(holder)
    return saysPalette(holder) && (words.count == 1 || !words.allSatisfy(isPlainOrOther))
  }

  /// The names that lead to a list, but for its number and its mode: of what it stands in, and its own.
  static func nearest(_ path: [String]) -> [String] {
    Array(
      path.filter { Int($0) == nil && !["light", "dark"].contains($0.lowercased()) }.suffix(2))
  }

  /// Whether a word says nothing of palettes for sure.
  private static func isPlainOrOther(_ word: String) -> Bool {
    plain.contains(word) || !(data.contains(word) || lists.contains(word))
  }

  /// Whether the stem of numbered names says that they are those of a chart or a palette.
  static func saysSeries(_ stem: String) -> Bool {
    saysPalette(stem) || ColorRole.words(stem).contains(where: numbered.contains)
  }

  /// The same, or that it is colours.
  static func saysList(_ name: String) -> Bool {
    ColorRole.words(name).contains {
      data.contains($0) || lists.contains($0) || colors.contains($0)
    }
  }

  /// Whether a stem's numbered members are a scale: "--blue" of "--blue-3".
  static func isScale(_ stem: String, numbers: [Int]) -> Bool {
    // Of a scale of 50 to 950 a style sheet may keep two steps.
    let isOfHundreds = numbers.allSatisfy { (50...950).contains($0) && $0 % 50 == 0 }
    if numbers.count > 1, isOfHundreds { return true }
    guard numbers.count > 2 else { return false }
    // 50 to 950, 10 to 100, 5 to 95: no series is counted so.
    if numbers.allSatisfy({ $0 % 5 == 0 }) { return true }
    var words = ColorRole.words(stem)
    // Tints to be laid over a page are a scale of their hue: "--tomato-a3", "blackA1", "blue-alpha-4".
    if words.count > 1, let last = words.last, veils.contains(last) { words.removeLast() }
    return words.last.map(hues.contains) ?? false
  }

  /// What stands between a hue and the number of a step that lets the page through.
  private static let veils: Set<String> = ["a", "alpha"]

  /// The number of a step: 50, or 700 of "A700", an accent of Material's scales.
  static func step(_ name: String) -> Int? {
    Int(name) ?? (name.first?.lowercased() == "a" ? Int(name.dropFirst()) : nil)
  }

  /// What may follow a number or a word without saying more: "--chart-1-color".
  private static let suffixes: Set<String> = [
    "color", "colour", "hex", "fill", "stroke", "value", "base", "default", "main", "hsl", "rgb",
  ]

  /// A name as a member of a list: "--chart-3", "--chart-3-color", "chart/3", "--series-north".
  static func member(_ name: String) -> (stem: String, number: Int?)? {
    var bare = name
    if let last = lastPart(of: bare), suffixes.contains(last.word.lowercased()), !last.stem.isEmpty
    {
      bare = last.stem
    }
    if let (stem, number) = ColorRole.numbered(bare) {
      return (stem, number)
    }
    guard let last = lastPart(of: bare), let before = ColorRole.words(last.stem).last,
      data.contains(before), !last.word.isEmpty
    else { return nil }
    return (last.stem, nil)
  }

  private static func lastPart(of name: String) -> (stem: String, word: String)? {
    guard let place = name.lastIndex(where: { "-_./ ".contains($0) }) else { return nil }
    var stem = String(name[..<place])
    while let last = stem.last, "-_./ ".contains(last) { stem.removeLast() }
    return stem.isEmpty ? nil : (stem, String(name[name.index(after: place)...]))
  }

  // MARK: Pairs

  /// A convention by which one name says which ground its colour stands on.
  struct PairConvention: Sendable {
    /// As findings say it: "--x-foreground on --x".
    let name: String
    let role: ColorEncounter.Role
    /// The names of the ground that a name speaks of, likeliest first; none if it is not of this kind.
    let grounds: @Sendable (_ parts: [String]) -> [[String]]
  }

  private static func isGround(_ word: String) -> Bool {
    ["background", "bg", "surface", "ground", "canvas"].contains(word)
  }

  /// Names are compared as their words: "on-primary", "onPrimary" and "on.primary" are one.
  static let pairs: [PairConvention] = [
    PairConvention(name: "x-foreground on x", role: .text) { parts in
      guard parts.count > 1, let last = parts.last,
        ["foreground", "fg", "content", "contrast"].contains(last)
      else { return [] }
      let stem = Array(parts.dropLast())
      // The background of the content is no text: it stands beside that of the navigation.
      if last == "content", let ground = stem.last, isGround(ground) { return [] }
      return [stem + ["background"], stem + ["bg"], stem]
    },
    PairConvention(name: "x-contrast-text on x", role: .text) { parts in
      guard parts.count > 2, Array(parts.suffix(2)) == ["contrast", "text"] else { return [] }
      let stem = Array(parts.dropLast(2))
      return [stem + ["main"], stem]
    },
    PairConvention(name: "on-x on x", role: .text) { parts in
      guard let place = parts.lastIndex(of: "on"), place + 1 < parts.count else { return [] }
      let (before, after) = (Array(parts[..<place]), Array(parts[(place + 1)...]))
      let outer = before.last == "text" ? Array(before.dropLast()) : before
      return [outer + after, outer + ["bg"] + after]
    },
    PairConvention(name: "x-text on x-background", role: .text) { parts in
      guard parts.count > 1, let last = parts.last, ["text", "label", "ink"].contains(last) else {
        return []
      }
      let stem = Array(parts.dropLast())
      // Bootstrap's "--bs-primary-text" stands on "--bs-primary-bg-subtle".
      return [
        stem + ["bg", "subtle"], stem + ["background"], stem + ["bg"], stem + ["ground"],
        stem + ["surface"],
      ]
    },
    PairConvention(name: "text on the page's ground", role: .text) { parts in
      let rest = withoutPrefix(parts)
      guard rest.count == 1, let word = rest.first, texts.contains(word) else { return [] }
      return pageGrounds.map { prefix(of: parts) + [$0] }
    },
    PairConvention(name: "focus on the page's ground", role: .focus) { parts in
      let rest = withoutPrefix(parts)
      guard [["focus"], ["focus", "ring"]].contains(rest) else { return [] }
      return pageGrounds.map { prefix(of: parts) + [$0] }
    },
    // A part's own ring on its own ground: "--search-focus-color" on "--search-background".
    PairConvention(name: ringOfPart, role: .focus) { parts in
      guard let place = parts.lastIndex(of: "focus"), place > 0,
        rings.contains(Array(parts[(place + 1)...]))
      else { return [] }
      let stem = Array(parts[..<place])
      return ["background", "bg", "ground"].flatMap { [stem + [$0], stem + [$0, "color"]] }
    },
  ]

  static let ringOfPart = "x-focus-ring on x-background"

  /// What follows "focus" in the name of a ring around what has it.
  private static let rings: Set<[String]> = [
    ["ring"], ["outline"], ["color"], ["ring", "color"], ["outline", "color"],
  ]

  static let texts: Set<String> = ["text", "ink", "quiet", "link", "foreground", "fg"]
  /// What a page's own ground is called, likeliest first.
  static let pageGrounds = ["background", "ground", "bg", "canvas", "paper", "page"]

  /// "--color-x" and "color.x" are "x".
  private static func withoutPrefix(_ parts: [String]) -> [String] {
    Array(parts.dropFirst(prefix(of: parts).count))
  }

  private static func prefix(of parts: [String]) -> [String] {
    parts.count > 1 && ["color", "colors", "colour", "md", "theme"].contains(parts[0])
      ? [parts[0]] : []
  }

  /// Words and numbers of a name.
  static func parts(_ name: String) -> [String] {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return asciiParts(name) }
    var parts: [String] = []
    var part = ""
    for character in name {
      if !character.isLetter, !character.isNumber {
        if !part.isEmpty { parts.append(part.lowercased()) }
        part = ""
      } else {
        if character.isUppercase, part.last?.isLowercase == true {
          parts.append(part.lowercased())
          part = ""
        }
        part.append(character)
      }
    }
    if !part.isEmpty { parts.append(part.lowercased()) }
    return parts
  }

  /// The same of a name that most are, byte by byte.
  private static func asciiParts(_ name: String) -> [String] {
    var parts: [String] = []
    var (part, wasSmall): ([UInt8], Bool) = ([], false)
    func end() {
      if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
      part.removeAll(keepingCapacity: true)
    }
    for byte in name.utf8 {
      let isLarge = (0x41...0x5A).contains(byte)
      let isSmall = (0x61...0x7A).contains(byte)
      let isDigit = (0x30...0x39).contains(byte)
      if isLarge ? wasSmall : !isSmall && !isDigit { end() }
      if isLarge || isSmall || isDigit { part.append(isLarge ? byte | 0x20 : byte) }
      wasSmall = isSmall
    }
    end()
    return parts
  }

  /// Colours by the words of their names; of two that read alike, the first.
  static func byWords(_ colors: [(name: String, swatch: Swatch)]) -> [[String]: Swatch] {
    Dictionary(colors.map { (parts($0.name), $0.swatch) }, uniquingKeysWith: { first, _ in first })
  }

  /// The pairs that the names of some colours say; `known` are the same colours by their words.
  static func encounters(
    among colors: [(name: String, swatch: Swatch)], known: [[String]: Swatch],
    theme: ColorList.Theme?
  ) -> [ColorEncounter] {
    var met: Set<[SourceLocation?]> = []
    // A pair is told where its colour is written, not where it is named once more.
    let written = colors.filter { $0.swatch.location == $0.swatch.origin }
    let named = colors.filter { $0.swatch.location != $0.swatch.origin }
    return (written + named).compactMap { name, swatch in
      let own = parts(name)
      // A ground stands on nothing.
      guard own.last.map({ !pageGrounds.contains($0) }) ?? false else { return nil }
      // Nor is anything asked of what is out of use, or of what shows nothing.
      guard !own.contains(where: ColorRole.exempt.contains), !swatch.color.isUnseen else {
        return nil
      }
      for convention in pairs {
        guard var ground = convention.grounds(own).lazy.compactMap({ known[$0] }).first else {
          continue
        }
        if ground.color.alpha < 1 {
          // What shines through is the page; where nobody says which, nothing is known.
          guard let page = pageGround(among: known), page.color.alpha >= 1 else { return nil }
          ground.color = ground.color.over(page.color)
        }
        // A second name for the same two colours is no second pair.
        if swatch.origin != nil, !met.insert([swatch.origin, ground.origin]).inserted {
          return nil
        }
        return ColorEncounter(
          swatch, on: ground, role: convention.role, theme: theme, reason: convention.name)
      }
      return nil
    }
  }

  private static func pageGround(among known: [[String]: Swatch]) -> Swatch? {
    pageGrounds.lazy.compactMap { known[[$0]] ?? known[["color", $0]] }.first
  }

  /// The ground that a chart's colours stand on: its own, else the page's.
  static func ground(for stem: String, among known: [[String]: Swatch]) -> Swatch? {
    let own = parts(stem)
    let names =
      pageGrounds.map { own + [$0] } + pageGrounds.map { [$0] }
      + pageGrounds.flatMap { ground in
        [[own.first ?? "", ground], ["color", ground], ["surface"], ["chart", ground]]
      }
    return names.lazy.compactMap { known[$0] }.first
  }
}
