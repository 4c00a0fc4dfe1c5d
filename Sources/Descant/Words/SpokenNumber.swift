import Foundation

/// A number as a language writes it, with what plural rules need to know of it.
struct SpokenNumber: Sendable {
  /// Without its sign.
  var digits: String
  var isNegative: Bool
  var operands: PluralOperands
  /// Whether it ends in a word such as "million".
  var isInWords = false

  /// Rounds half away from zero.
  ///
  /// `decimals` nil writes what the value needs, at most six digits after the point, more for
  /// what would vanish; not more than `limit`, which below zero rounds before the point. From a
  /// thousand million millions on, as a power of ten.
  init(
    _ value: Double, decimals: Int?, limit: Int = 15, isGrouped: Bool = true, language: Language
  ) {
    let power = value.isFinite && abs(value) >= 1e15 ? Int(log10(abs(value)).rounded(.down)) : 0
    let value = power > 0 ? value / pow(10, Double(power)) : value
    let limit = power > 0 ? 2 : limit
    let decimals = power > 0 ? nil : decimals
    let rounded = limit < 0 ? Self.rounded(value, to: -limit) : value
    self.init(
      rounded, places: min(decimals ?? Self.needed(by: rounded), max(limit, 0), 15), decimals,
      limit,
      isGrouped, language)
    if power > 0 {
      digits += "\u{A0}×\u{A0}10^\(power)"
      operands = PluralOperands(1e15)
    }
  }

  private init(
    _ value: Double, places: Int, _ decimals: Int?, _ limit: Int, _ isGrouped: Bool,
    _ language: Language
  ) {
    let plain = abs(value).text(decimals: places)
    isNegative = value < 0 && plain.contains { $0 != "0" && $0 != "." }
    let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
    var whole = String(parts.first ?? "0")
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    if let decimals, limit >= decimals {
      fraction += String(repeating: "0", count: max(0, min(decimals, 15) - fraction.count))
    }
    operands = PluralOperands(value, decimals: fraction.count)
    if isGrouped { whole = Self.grouped(whole, language) }
    digits = fraction.isEmpty ? whole : whole + language.locale.decimal + fraction
  }

  /// To tens, hundreds, thousands ….
  static func rounded(_ value: Double, to zeros: Int) -> Double {
    let unit = (0..<min(zeros, 300)).reduce(1.0) { product, _ in product * 10 }
    return (value / unit).rounded() * unit
  }

  private static func grouped(_ whole: String, _ language: Language) -> String {
    guard whole.utf8.count >= 3 + language.minimumGroupingDigits else { return whole }
    var out = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.utf8.count - index).isMultiple(of: 3) {
        out += language.locale.thousands
      }
      out.append(digit)
    }
    return out
  }

  /// Digits after the point that a value needs: all that were written, at most six; four figures of
  /// what was computed; three that count of what is tiny.
  static func needed(by value: Double) -> Int {
    guard value.isFinite, value != 0 else { return 0 }
    if abs(value) < 1e-4 { return min(15, Prose.figures(value, 3)) }
    let size = abs(value)
    guard size < 1e9 else { return 6 }
    let millionths = size * 1e6
    let isWritten = abs(millionths - millionths.rounded()) <= max(1e-3, 3e-16 * millionths)
    return isWritten ? 6 : max(0, Prose.figures(value, 4))
  }
}
