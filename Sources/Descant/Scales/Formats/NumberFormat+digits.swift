import Foundation

/// The type letters: each turns a size and a precision into digits.
extension NumberFormat {
  /// `prefix` is the SI letter that "s" chose.
  func digits(of size: Double, type: Character) -> (text: String, prefix: String) {
    let isSignificant = "gprs".contains(type)
    let fallback = self.type == nil ? 12 : 6
    let precision = precision.map { min(max($0, isSignificant ? 1 : 0), isSignificant ? 21 : 20) }
    let digits = precision ?? fallback
    switch type {
    case "%": return (ScriptNumber.fixed(size * 100, digits), "")
    case "b": return (Self.whole(size, radix: 2), "")
    case "o": return (Self.whole(size, radix: 8), "")
    case "x": return (Self.whole(size, radix: 16), "")
    case "X": return (Self.whole(size, radix: 16).uppercased(), "")
    case "d": return (Self.whole(size, radix: 10), "")
    case "e": return (ScriptNumber.exponential(size, digits), "")
    case "f": return (ScriptNumber.fixed(size, digits), "")
    case "p": return (Self.significant(size * 100, digits), "")
    case "r": return (Self.significant(size, digits), "")
    case "s": return Self.scientific(size, digits)
    default: return (ScriptNumber.precision(size, digits), "")
    }
  }

  private static func whole(_ size: Double, radix: Int) -> String {
    let rounded = roundHalfUp(size)
    guard rounded.isFinite else { return ScriptNumber.text(rounded) }
    if rounded < 9e18 { return String(Int64(rounded), radix: radix) }
    guard radix != 10 else {
      let decimal = ExactDecimal(shortest: rounded)
      return decimal.text(digits: max(decimal.point, 1))
    }
    // Powers of two: every remainder and quotient is exact.
    var digits = ""
    var rest = rounded
    while rest >= 1 {
      digits =
        String(Int(rest.truncatingRemainder(dividingBy: Double(radix))), radix: radix) + digits
      rest = (rest / Double(radix)).rounded(.down)
    }
    return digits
  }

  /// Rounded to significant digits, never with an exponent.
  private static func significant(_ size: Double, _ count: Int) -> String {
    guard size.isFinite, size != 0 else { return ScriptNumber.precision(size, count) }
    let decimal = ExactDecimal(size, rounded: count)
    let digits = decimal.text(digits: count)
    if decimal.point <= 0 { return "0." + String(repeating: "0", count: -decimal.point) + digits }
    if count > decimal.point {
      return digits.prefix(decimal.point) + "." + digits.dropFirst(decimal.point)
    }
    return digits + String(repeating: "0", count: decimal.point - count)
  }

  static let prefixes = [
    "y", "z", "a", "f", "p", "n", "µ", "m", "", "k", "M", "G", "T", "P", "E", "Z", "Y",
  ]

  /// The exponent of the SI prefix for a rounded number: 3 for "k".
  static func prefixExponent(_ size: Double, _ count: Int) -> Int {
    let point = ExactDecimal(size, rounded: count).point
    return Int((Double(point - 1) / 3).rounded(.down)).clamped(to: -8...8) * 3
  }

  private static func scientific(_ size: Double, _ count: Int) -> (String, String) {
    guard size.isFinite, size != 0 else { return (ScriptNumber.precision(size, count), "") }
    let decimal = ExactDecimal(size, rounded: count)
    let exponent = prefixExponent(size, count)
    let letter = prefixes[8 + exponent / 3]
    let whole = decimal.point - exponent
    let digits = decimal.text(digits: count)
    if whole == count { return (digits, letter) }
    if whole > count { return (digits + String(repeating: "0", count: whole - count), letter) }
    if whole > 0 { return (digits.prefix(whole) + "." + digits.dropFirst(whole), letter) }
    let left = max(1, count + whole - 1)
    let small = ExactDecimal(size, rounded: left)
    let shown = small.text(digits: left)
    return ("0." + String(repeating: "0", count: -whole) + shown, letter)
  }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
