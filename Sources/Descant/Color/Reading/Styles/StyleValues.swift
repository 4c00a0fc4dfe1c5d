/// The custom properties that hold in one circumstance, and the colours they come to.
struct StyleValues {
  /// Which blocks count: dark ones beside the others, those for more contrast beside those.
  struct Circumstance: Hashable {
    var isDark = false
    var hasContrast = false

    /// The circumstance that a block asks for; nil where its colours are not the page's own.
    init?(blocks: [String]) {
      // Most blocks are plain selectors.
      guard blocks.contains(where: Self.canMatter) else { return }
      // Small style sheets have no space after a colon.
      let text = blocks.joined(separator: " ").lowercased().replacing(": ", with: ":")
      guard !text.contains("forced-colors:active"), !text.contains("@media print"),
        !text.contains("@supports not")
      else { return nil }
      isDark = text.contains("dark") && blocks.contains(where: Self.isDark)
      hasContrast = text.contains("prefers-contrast:more")
    }

    /// Whether a block is an at-rule, or may have "dark" in it.
    private static func canMatter(_ block: String) -> Bool {
      let bytes = block.utf8
      return bytes.first == UInt8(ascii: "@")
        || zip(bytes, bytes.dropFirst(3)).contains { $0 | 0x20 == 0x64 && $1 | 0x20 == 0x6B }
    }

    /// Whether all that a block is for is dark: "html.light, html.dark" is for both.
    private static func isDark(_ block: String) -> Bool {
      var (parts, depth): ([String], Int) = ([""], 0)
      let text = block.lowercased().replacing(": ", with: ":")
      for character in text.replacing("prefers-color-scheme:light", with: "") {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == ",", depth == 0 {
          parts.append("")
        } else {
          parts[parts.count - 1].append(character)
        }
      }
      return parts.allSatisfy { ColorRole.words($0).contains("dark") }
    }

    init(isDark: Bool, hasContrast: Bool) {
      self.isDark = isDark
      self.hasContrast = hasContrast
    }

    /// Whether what is said for another circumstance holds here as well.
    func includes(_ other: Circumstance) -> Bool {
      (isDark || !other.isDark) && (hasContrast || !other.hasContrast)
    }
  }

  let circumstance: Circumstance
  /// Names in the order of their first declaration.
  private(set) var names: [String] = []
  private var values: [String: StyleScanner.Declaration] = [:]

  /// `sheets`: where each of several style sheets begins; in a later one everything weighs more.
  init(
    _ declarations: [StyleScanner.Declaration], in circumstance: Circumstance, sheets: [Int] = []
  ) {
    self.circumstance = circumstance
    let held = declarations.compactMap { declaration in
      declaration.circumstance.map { (declaration, $0) }
    }.filter { circumstance.includes($0.1) }
    // What asks for more wins, as its block stands later or weighs more.
    func weight(_ declaration: StyleScanner.Declaration, _ other: Circumstance) -> Int {
      4 * sheets.count { $0 <= declaration.range.lowerBound } + (other.isDark ? 1 : 0)
        + (other.hasContrast ? 1 : 0)
    }
    var weights: [String: Int] = [:]
    for (declaration, own) in held {
      if values[declaration.name] == nil { names.append(declaration.name) }
      let weight = weight(declaration, own)
      guard weight >= weights[declaration.name] ?? 0 else { continue }
      weights[declaration.name] = weight
      values[declaration.name] = declaration
    }
  }

  enum Outcome {
    case color(CSSColor, written: String, at: Range<Int>)
    /// Meant as a colour and not readable.
    case unreadable(String, at: Range<Int>)
    case missing(String, at: Range<Int>)
    case circular(String, at: Range<Int>)
    /// More calls within each other, or properties after each other, than are followed.
    case tooDeep(at: Range<Int>)
    /// A length, a font, a system colour: not for us.
    case other
  }

  static let deepest = 32

  func declaration(_ name: String) -> StyleScanner.Declaration? { values[name] }

  /// What a property comes to, after `var()` and `light-dark()`.
  func outcome(_ name: String) -> Outcome {
    guard let declaration = values[name] else { return .other }
    return outcome(of: declaration.value, at: declaration.range, seen: [name])
  }

  func outcome(
    of text: String, at range: Range<Int>, seen: Set<String> = [], depth: Int = 0
  ) -> Outcome {
    guard depth <= Self.deepest, depth > 0 || !Self.isDeep(text) else {
      return .tooDeep(at: range)
    }
    let isUrgent = text.utf8.contains(UInt8(ascii: "!"))
    let value = (isUrgent ? text.replacing("!important", with: "") : text).trimmed
    if let inner = Self.argument(of: "var", in: value) {
      let parts = inner.split(separator: ",", maxSplits: 1).map(\.trimmed)
      guard let target = parts.first else { return .other }
      guard !seen.contains(target) else { return .circular(target, at: range) }
      if let declaration = values[target] {
        return outcome(
          of: declaration.value, at: declaration.range, seen: seen.union([target]),
          depth: depth + 1)
      }
      guard parts.count > 1 else { return .missing(target, at: range) }
      return outcome(of: parts[1], at: range, seen: seen, depth: depth + 1)
    }
    if let inner = Self.argument(of: "light-dark", in: value) {
      let parts = Self.arguments(inner)
      guard parts.count == 2 else { return .unreadable(value, at: range) }
      let chosen = parts[circumstance.isDark ? 1 : 0]
      let before = value.utf8.count - 1 - inner.utf8.count + chosen.offset
      let start = range.lowerBound + before
      let place = start..<start + chosen.text.utf8.count
      return outcome(
        of: chosen.text, at: place.upperBound <= range.upperBound ? place : range, seen: seen,
        depth: depth + 1)
    }
    if let color = CSSColor(value) { return .color(color, written: value, at: range) }
    if let color = Self.channels(value) { return .color(color, written: value, at: range) }
    if value.contains("var("), let text = substituted(value, seen: seen, depth: depth) {
      if let color = CSSColor(text) { return .color(color, written: value, at: range) }
    }
    return Self.looksLikeColor(value) ? .unreadable(value, at: range) : .other
  }

  /// Bare channels for `hsl(var(--x))`: "169.7 44.3% 69%" can be meant as nothing else.
  static func channels(_ value: String) -> CSSColor? {
    let parts = value.split(whereSeparator: \.isWhitespace)
    guard parts.count == 3, parts[1].hasSuffix("%"), parts[2].hasSuffix("%"),
      !parts[0].hasSuffix("%")
    else { return nil }
    return CSSColor("hsl(\(value))")
  }

  /// The value with what each `var()` in it stands for; nil where one stands for nothing.
  private func substituted(_ value: String, seen: Set<String>, depth: Int) -> String? {
    guard depth < Self.deepest, value.utf8.count < 10_000 else { return nil }
    var text = ""
    var rest = Substring(value)
    while let open = rest.firstRange(of: "var(") {
      text += rest[..<open.lowerBound]
      var (level, end) = (1, open.upperBound)
      while end < rest.endIndex, level > 0 {
        if rest[end] == "(" { level += 1 }
        if rest[end] == ")" { level -= 1 }
        end = rest.index(after: end)
      }
      guard level == 0 else { return nil }
      let parts = rest[open.upperBound..<rest.index(before: end)]
        .split(separator: ",", maxSplits: 1).map(\.trimmed)
      guard let name = parts.first, !seen.contains(name),
        let inner = values[name]?.value ?? parts.at(1),
        let plain = substituted(inner, seen: seen.union([name]), depth: depth + 1)
      else { return nil }
      text += plain
      rest = rest[end...]
    }
    return text + rest
  }

  /// Whether calls stand within each other more often than is followed: seen before any is read.
  private static func isDeep(_ text: String) -> Bool {
    var (depth, most) = (0, 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      most = max(most, depth)
    }
    // A colour is a call itself.
    return most > deepest + 1
      && (argument(of: "var", in: text) != nil || argument(of: "light-dark", in: text) != nil)
  }

  /// What stands between the parentheses of a call that is the whole value.
  private static func argument(of function: String, in value: String) -> String? {
    let head = function + "("
    guard value.prefix(head.count).lowercased() == head, value.hasSuffix(")") else { return nil }
    return String(value.dropFirst(function.count + 1).dropLast())
  }

  /// Arguments between commas outside parentheses, with their byte offsets.
  private static func arguments(_ text: String) -> [(text: String, offset: Int)] {
    var parts: [(text: String, offset: Int)] = []
    var (depth, start) = (0, 0)
    let bytes = Array(text.utf8)
    for (index, byte) in (bytes + [UInt8(ascii: ",")]).enumerated() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard byte == UInt8(ascii: ","), depth == 0 else { continue }
      let slice = bytes[start..<index]
      let skipped = slice.prefix { $0 <= 0x20 }.count
      parts.append((String(decoding: slice, as: UTF8.self).trimmed, start + skipped))
      start = index + 1
    }
    return parts
  }

  private static func looksLikeColor(_ value: String) -> Bool {
    let lower = value.lowercased()
    let functions = [
      "rgb", "hsl", "hwb", "lab(", "lch(", "oklab(", "oklch(", "color(", "color-mix(",
    ]
    return lower.hasPrefix("#") || functions.contains { lower.hasPrefix($0) }
  }
}
