import Foundation

extension NumberFormat {
  /// The number as this format writes it in a language; never a trap, whatever the number.
  package func text(_ value: Double, locale: FormatLocale) -> String {
    let type = self.type == "n" ? "g" : self.type
    if type == "c" { return padded("", "", (value < 0 ? "-" : "") + ScriptNumber.text(abs(value))) }
    let digits = value.isNaN ? (text: "NaN", prefix: "") : digits(of: abs(value), type: type ?? "g")
    let body = isTrimmed || type == nil ? Self.trimmed(digits.text) : digits.text
    let isZero = !body.contains { $0 != "0" && $0 != "." } || isZeroPower(body)
    let isNegative = value.sign == .minus && !value.isNaN && (!isZero || sign == .always)
    let (whole, tail) = split(body, type: type ?? "g", locale)
    let (before, after) = affixes(isNegative: isNegative, type: type ?? "g", locale)
    return padded(before, whole, tail + digits.prefix + after, locale)
  }

  /// "0e+0" is zero too.
  private func isZeroPower(_ body: String) -> Bool {
    guard let mark = body.firstIndex(of: "e") else { return false }
    return !body[..<mark].contains { $0 != "0" && $0 != "." }
  }

  private func affixes(
    isNegative: Bool, type: Character, _ locale: FormatLocale
  ) -> (before: String, after: String) {
    var before = ""
    switch sign {
    case .minusOnly: before = isNegative ? locale.minus : ""
    case .parentheses: before = isNegative ? "(" : ""
    case .always, .space: before = isNegative ? locale.minus : String(sign.rawValue)
    }
    if hasCurrency { before += locale.currencyPrefix }
    if hasBasePrefix, "boxX".contains(type) { before += "0" + type.lowercased() }
    var after = hasCurrency ? locale.currencySuffix : "%p".contains(type) ? locale.percent : ""
    if isNegative, sign == .parentheses { after += ")" }
    return (before, after)
  }

  /// The digits that are grouped, and what follows them with the language's point.
  private func split(
    _ body: String, type: Character, _ locale: FormatLocale
  ) -> (whole: String, tail: String) {
    guard "defgprs%".contains(type),
      let end = body.firstIndex(where: { !$0.isASCII || !$0.isNumber })
    else { return (body, "") }
    let tail = body[end...]
    return (
      String(body[..<end]), tail.first == "." ? locale.decimal + tail.dropFirst() : String(tail)
    )
  }

  private func padded(
    _ before: String, _ whole: String, _ after: String, _ locale: FormatLocale? = nil
  ) -> String {
    let isZeroFilled = isZeroPadded || (fill == "0" && align == .afterSign)
    let fill: Character = isZeroFilled ? "0" : fill
    let align = isZeroFilled ? Align.afterSign : align
    let separator = isGrouped ? locale?.thousands ?? "" : ""
    var whole = whole
    if isGrouped, !isZeroFilled { whole = Self.grouped(whole, separator) }
    let length = before.utf16.count + whole.utf16.count + after.utf16.count
    var padding = String(repeating: fill, count: max(0, width - length))
    if isGrouped, isZeroFilled {
      let limit = padding.isEmpty ? Int.max : width - after.utf16.count
      whole = Self.grouped(padding + whole, separator, limit: limit)
      padding = ""
    }
    switch align {
    case .left: return before + whole + after + padding
    case .afterSign: return before + padding + whole + after
    case .center:
      let half = padding.count / 2
      return padding.prefix(half) + before + whole + after + padding.dropFirst(half)
    case .right: return padding + before + whole + after
    }
  }

  /// Threes from the right while they fit into `limit` characters, as d3's `formatGroup`.
  static func grouped(_ digits: String, _ separator: String, limit: Int = .max) -> String {
    guard !separator.isEmpty, digits.count > 3 else { return digits }
    var groups: [Substring] = []
    var rest = digits[...]
    var length = 0
    while !rest.isEmpty, length <= limit {
      let size = length + 4 > limit ? max(1, limit - length) : 3
      groups.insert(rest.suffix(size), at: 0)
      rest = rest.dropLast(size)
      length += size + 1
    }
    return groups.joined(separator: separator)
  }

  /// Without zeros at the end of the fraction: "1.500e+3" becomes "1.5e+3".
  static func trimmed(_ text: String) -> String {
    guard let point = text.firstIndex(of: ".") else { return text }
    let fraction = text[text.index(after: point)...].prefix { $0.isNumber }
    let rest = text[fraction.endIndex...]
    let kept = fraction.prefix(
      upTo: fraction.lastIndex { $0 != "0" }.map { fraction.index(after: $0) }
        ?? fraction.startIndex)
    return text[..<point] + (kept.isEmpty ? "" : "." + kept) + rest
  }
}
