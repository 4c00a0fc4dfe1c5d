extension BrailleCode {
  /// The shelf; the first of a language is the one for it.
  package static let all: [BrailleCode] = [
    .english, .german, .germanWithCapitals, .french, .spanish, .portuguese, .italian, .korean,
    .japanese, .chinese,
  ]

  package static func named(_ id: String) -> BrailleCode? { all.first { $0.id == id } }

  /// That of a BCP 47 tag; nil for a language that has none here, and for traditional characters.
  package static func forLanguage(_ tag: String) -> BrailleCode? {
    let parts = tag.lowercased().split(separator: "-")
    guard let first = parts.first else { return nil }
    if first == "zh", parts.contains(where: { ["hant", "tw", "hk", "mo"].contains($0) }) {
      return nil
    }
    return all.first { $0.language == first }
  }
}
