/// What a quantity is counted in: short for axes and headers, words for speech.
public struct Unit: Hashable, Sendable {
  /// As printed beside a number: "kg", "%", "$".
  public var symbol: String
  /// As spoken after one: "kilogram".
  ///
  /// The symbol where nothing better is known.
  public var singular: String
  /// As spoken after any other number: "kilograms".
  public var plural: String
  /// Currency signs stand before the number.
  public var isPrefix: Bool

  public init(
    symbol: String, singular: String? = nil, plural: String? = nil, isPrefix: Bool = false
  ) {
    self.symbol = symbol
    self.singular = singular ?? symbol
    self.plural = plural ?? singular ?? symbol
    self.isPrefix = isPrefix
  }
}
