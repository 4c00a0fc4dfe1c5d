extension String {
  /// Whether it is written as BCP 47 writes languages: "en", "zh-Hans", "de-CH".
  package var isLanguageTag: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return (2...3).contains(parts.first?.count ?? 0)
      && parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      } && (parts.first?.allSatisfy(\.isLetter) ?? false)
  }

  /// Whether the script of a language tag runs from right to left.
  package var isRightToLeft: Bool {
    let parts = split(separator: "-").map { $0.lowercased() }
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"].contains(script)
    }
    return ["ar", "he", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "syr", "nqo"]
      .contains(parts.first ?? "")
  }
}
