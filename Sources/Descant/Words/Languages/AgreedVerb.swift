/// An English verb in its two forms, chosen by the name before it: "the rating tends", "complaints tend".
struct AgreedVerb: Hashable, Sendable {
  var ofOne: String
  var ofSeveral: String

  init(ofOne: String, ofSeveral: String) {
    (self.ofOne, self.ofSeveral) = (ofOne, ofSeveral)
  }

  /// "tends/tend"; nil for a name without a stroke.
  init?(_ forms: Substring) {
    let parts = forms.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    (ofOne, ofSeveral) = (String(parts[0]), String(parts[1]))
  }

  func form(after name: String) -> String { Self.isPlural(name) ? ofSeveral : ofOne }

  /// Whether an English name is one of several things, by how its head ends: "deaths per 1,000", but
  /// "GDP per capita", "gas", "status", "Cars93".
  ///
  /// One in quotation marks is a name, whatever it ends in: "“cons” rises".
  static func isPlural(_ name: String) -> Bool {
    guard !name.hasPrefix("“") else { return false }
    let all = name.isolated == name ? name : name.filter { $0.isASCII }
    // "Life Expectancy (years)" is one thing.
    let plain = all.prefix(while: { $0 != "(" })
    let words = plain.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    let end = words.dropFirst().firstIndex { joining.contains($0.lowercased()) } ?? words.endIndex
    guard let word = words[..<end].last, word.allSatisfy(\.isLetter) else { return false }
    let head = word.lowercased()
    if plurals.contains(head) { return true }
    // Signs and shortened names say nothing of their number: "bps", "RBIs".
    let isSign =
      head.count < 4 || word.dropFirst().contains(where: \.isUppercase)
      || !head.dropLast(2).contains { "aeiouy".contains($0) }
    guard head.hasSuffix("s"), !isSign, !singulars.contains(head) else { return false }
    return !["ss", "us", "is", "ics", "ings"].contains { head.hasSuffix($0) }
      || despite.contains(head)
  }

  /// Before what a name's head is counted by, or comes from.
  private static let joining: Set<String> = [
    "of", "per", "in", "by", "for", "from", "with", "without", "as", "to", "at", "on", "against",
    "before", "after", "than", "under", "over", "above", "below", "logarithm", "logarithmic",
  ]
  private static let plurals: Set<String> = [
    "people", "men", "women", "children", "mice", "feet", "teeth", "geese", "criteria",
  ]
  private static let singulars: Set<String> = [
    "lens", "species", "series", "news", "means", "bias", "atlas", "canvas", "biomass", "alias",
    "texas", "kansas", "arkansas", "christmas", "yes",
  ]
  /// Of several, although they end as names of one do.
  private static let despite: Set<String> = [
    "earnings", "savings", "holdings", "buildings", "ratings", "readings", "listings", "findings",
    "settings", "topics", "clinics", "menus",
  ]
}
