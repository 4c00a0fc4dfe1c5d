/// The style rules of a document, in their order.
struct MarkupStyles {
  private var rules: [StyleScanner.Declaration] = []
  private var circumstances: [StyleValues.Circumstance?] = []
  /// Rules by the first part of their selectors' last compound: ".bar", "#plot", "path".
  private var places: [String: [(rule: Int, selector: MarkupSelector)]] = [:]

  init(_ source: Source) {
    var tags = TagScanner(source)
    var known: [String: [MarkupSelector]] = [:]
    while let tag = tags.next() {
      guard tag.name == "style", let content = tag.content else { continue }
      for rule in StyleScanner(source, range: content).declarations {
        let text = rule.blocks.last { !$0.hasPrefix("@") } ?? ""
        let selectors = known[text] ?? MarkupSelector.all(in: text)
        known[text] = selectors
        for selector in selectors {
          places[selector.parts[0], default: []].append((rules.count, selector))
        }
        rules.append(rule)
        circumstances.append(rule.circumstance)
      }
    }
  }

  var asksDark: Bool { circumstances.contains { $0?.isDark == true } }

  /// What holds for an element: the last part of each selector is compared, not what is around it.
  func declarations(for tag: TagScanner.Tag, isDark: Bool) -> [StyleScanner.Declaration] {
    guard !rules.isEmpty else { return [] }
    let circumstance = StyleValues.Circumstance(isDark: isDark, hasContrast: false)
    let classes = (tag.value("class")?.value ?? "").split(whereSeparator: \.isWhitespace)
    var names: Set = [tag.name, "*"]
    for name in classes { names.insert("." + name) }
    if let id = tag.value("id")?.value { names.insert("#" + id) }
    if tag.name == "svg" || tag.name == "html" { names.insert(":root") }
    var found = Set<Int>()
    for name in names {
      for (rule, selector) in places[name] ?? [] where selector.fits(names) {
        if let own = circumstances[rule], circumstance.includes(own) { found.insert(rule) }
      }
    }
    return found.sorted().map { rules[$0] }
  }
}

/// The last compound of a selector, as names that an element has and has not.
///
/// What depends on a state or an attribute, here or around it, is left out: nobody points at a drawing that is read.
struct MarkupSelector {
  let parts: [String]
  private let excluded: [String]

  func fits(_ names: Set<String>) -> Bool {
    parts.allSatisfy(names.contains) && !excluded.contains(where: names.contains)
  }

  /// Every way in which a list of selectors can hold: `:is(.a, .b):not(.c)` are two.
  static func all(in list: String) -> [MarkupSelector] {
    split(list, at: ",").flatMap { one -> [MarkupSelector] in
      let compounds = split(one, at: " >+~\n\t")
      guard let last = compounds.last, !compounds.dropLast().contains(where: hasState) else {
        return []
      }
      return parsed(last)
    }
  }

  /// Apart at some characters, where they stand in no bracket.
  private static func split(_ text: some StringProtocol, at marks: String) -> [Substring] {
    var depth = 0
    return Substring(text).split { character in
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      return depth == 0 && marks.contains(character)
    }.map(\.trimmedSubstring).filter { !$0.isEmpty }
  }

  private static let shapes = [":root", ":is(", ":where(", ":not("]

  private static func hasState(_ compound: Substring) -> Bool {
    shapes.reduce(String(compound)) { $0.replacing($1, with: "") }.contains(":")
  }

  private static func parsed(_ compound: Substring) -> [MarkupSelector] {
    var ways: [[String]] = [[]]
    var excluded: [String] = []
    var rest = compound
    while let first = rest.first {
      guard first != "[" else { return [] }
      guard first == ":" else {
        let name = rest.dropFirst().prefix { !".#:[".contains($0) }
        let part = rest[rest.startIndex..<name.endIndex]
        ways = ways.map { $0 + [".#".contains(first) ? String(part) : part.lowercased()] }
        rest = rest[name.endIndex...]
        continue
      }
      if rest.hasPrefix(":root") {
        ways = ways.map { $0 + [":root"] }
        rest = rest.dropFirst(5)
        continue
      }
      guard let shape = shapes.dropFirst().first(where: rest.hasPrefix),
        let end = rest.firstIndex(of: ")")
      else { return [] }
      let arguments = split(rest[..<end].dropFirst(shape.count), at: ",")
      // One name each: what is said of several at once is left out.
      guard arguments.allSatisfy({ !$0.dropFirst().contains { ".#:[( ".contains($0) } }) else {
        return []
      }
      if shape == ":not(" {
        excluded += arguments.map(String.init)
      } else {
        ways = ways.flatMap { way in arguments.map { way + [String($0)] } }
      }
      rest = rest[rest.index(after: end)...]
    }
    return ways.map { MarkupSelector(parts: $0.isEmpty ? ["*"] : $0, excluded: excluded) }
  }
}

extension Substring {
  fileprivate var trimmedSubstring: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
