/// What a quantity is counted in: short for axes and headers, words for speech.
package struct Unit: Hashable, Sendable {
  /// As printed beside a number: "kg", "%", "$".
  package var symbol: String
  /// As spoken after one: "kilogram".
  ///
  /// The symbol where nothing better is known.
  package var singular: String
  /// As spoken after any other number: "kilograms".
  package var plural: String
  /// Currency signs stand before the number.
  package var isPrefix: Bool
  /// The symbol by which languages have words for it: "lb" of "lbs".
  ///
  /// nil where only its author has.
  package var known: String?

  package init(
    symbol: String, singular: String? = nil, plural: String? = nil, isPrefix: Bool = false,
    known: String? = nil
  ) {
    self.symbol = symbol
    self.singular = singular ?? symbol
    self.plural = plural ?? singular ?? symbol
    self.isPrefix = isPrefix
    self.known = known
  }

  /// Whether there is more to say than the symbol.
  package var hasWords: Bool { singular != symbol || plural != symbol }
}
