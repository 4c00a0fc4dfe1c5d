#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Numbers as plain text for markup: fixed decimals, no exponent, no "-0", no trailing zeros.
extension Double {
  /// At most `decimals` digits after the point; "0" for what is not finite.
  ///
  ///     (33.3333).text(decimals: 2)   // "33.33"
  ///     (-0.001).text(decimals: 2)    // "0"
  package func text(decimals: Int) -> String {
    var out = ""
    write(decimals: decimals, to: &out)
    return out
  }

  /// Appends what ``text(decimals:)`` gives.
  package func write(decimals: Int, to out: inout String) {
    guard isFinite else { return out += "0" }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (self * Double(scale)).rounded()
    guard abs(scaled) < 9e15 else { return out += plainText }
    let whole = Int(abs(scaled))
    if scaled < 0, whole != 0 { out += "-" }
    out += String(whole / scale)
    let rest = whole % scale
    guard rest != 0 else { return }
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    out += "."
    out += digits
  }

  /// The shortest text that reads back as the same number, without an exponent: "0.1", "100", "-3".
  ///
  /// "" for what is not finite.
  package var plainText: String {
    guard isFinite else { return "" }
    let text = "\(self)"
    guard let mark = text.firstIndex(of: "e") else {
      return text.hasSuffix(".0") ? (self == 0 ? "0" : String(text.dropLast(2))) : text
    }
    let exponent = Int(text[text.index(after: mark)...]) ?? 0
    let sign = self < 0 ? "-" : ""
    let mantissa = text[..<mark].drop { $0 == "-" }
    let digits = mantissa.filter { $0 != "." }
    let point =
      (mantissa.firstIndex(of: ".").map { mantissa[..<$0].count } ?? digits.count) + exponent
    var trimmed = Substring(digits)
    while trimmed.count > 1, trimmed.last == "0", trimmed.count > max(point, 1) {
      trimmed.removeLast()
    }
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + trimmed }
    if point >= trimmed.count {
      return sign + trimmed + String(repeating: "0", count: point - trimmed.count)
    }
    return sign + trimmed.prefix(point) + "." + trimmed.dropFirst(point)
  }
}
