/// What a language calls a power of ten: " million".
package struct LargeNumber: Hashable, Sendable {
  package var size: Double
  /// As it follows the digits, with the space before it, if any.
  package var name: String

  package init(_ size: Double, _ name: String) {
    self.size = size
    self.name = name
  }
}

/// Millions and billions by name: nobody counts nine zeros.
extension FormatLocale {
  /// Numbers from here on are named.
  static let largeFrom = 1e6

  /// A number with the name of its size; nil where it has none or more than three decimals.
  ///
  ///     FormatLocale.english.largeNumber(1_500_000_000)   // "1.5 billion"
  package func largeNumber(_ value: Double) -> String? {
    guard let name = largeName(abs(value)) else { return nil }
    let count = value / name.size
    let short = (count * 1000).rounded() / 1000
    guard abs(short - count) <= abs(count) * 1e-12 else { return nil }
    return number(short) + name.name
  }

  /// The same with three digits that matter.
  ///
  ///     FormatLocale.english.roundedLargeNumber(3_706_227)   // "3.71 million"
  package func roundedLargeNumber(_ value: Double) -> String? {
    guard value.isFinite, abs(value) < 1e15, value != 0 else { return nil }
    var step = 1.0
    while abs(value) / step >= 1000 { step *= 10 }
    return largeNumber((value / step).rounded() * step)
  }

  private func largeName(_ size: Double) -> LargeNumber? {
    guard size.isFinite, size < 1e15 else { return nil }
    return largeNumbers.last { size >= $0.size }
  }
}
