/// A d3-format specifier: `[[fill]align][sign][symbol][0][width][,][.precision][~][type]`.
///
///     NumberFormat(specifier: "+.1%")?.text(0.1234, locale: .english)   // "+12.3%"
package struct NumberFormat: Hashable, Sendable {
  package enum Align: Character, Sendable {
    case left = "<", right = ">", center = "^", afterSign = "="
  }
  package enum Sign: Character, Sendable {
    case minusOnly = "-", always = "+", parentheses = "(", space = " "
  }

  package var fill: Character = " "
  package var align = Align.right
  package var sign = Sign.minusOnly
  package var hasCurrency = false
  /// "#": 0b, 0o, 0x before numbers in another base.
  package var hasBasePrefix = false
  package var isZeroPadded = false
  package var width = 0
  package var isGrouped = false
  package var precision: Int?
  package var isTrimmed = false
  /// One of "efgrs%pbodxXcn", or nil: short, at most twelve digits.
  package var type: Character?

  package static let types = "efgrs%pbodxXcn"

  package init(type: Character?, precision: Int? = nil, isGrouped: Bool = false) {
    self.type = type
    self.precision = precision
    self.isGrouped = isGrouped
  }

  /// Nil for a text outside the grammar.
  package init?(specifier: String) {
    var rest = Array(specifier)[...]
    if rest.count > 1, let align = Align(rawValue: rest[1]) {
      (fill, self.align) = (rest[0], align)
      rest = rest.dropFirst(2)
    } else if let first = rest.first, let align = Align(rawValue: first) {
      self.align = align
      rest = rest.dropFirst()
    }
    if let first = rest.first, let sign = Sign(rawValue: first) {
      self.sign = sign
      rest = rest.dropFirst()
    }
    hasCurrency = Self.take("$", from: &rest)
    if !hasCurrency { hasBasePrefix = Self.take("#", from: &rest) }
    isZeroPadded = Self.take("0", from: &rest)
    width = Self.takeNumber(from: &rest) ?? 0
    isGrouped = Self.take(",", from: &rest)
    if Self.take(".", from: &rest) {
      guard let precision = Self.takeNumber(from: &rest) else { return nil }
      self.precision = precision
    }
    isTrimmed = Self.take("~", from: &rest)
    if let last = rest.first {
      guard rest.count == 1, last == "%" || (last.isASCII && last.isLetter) else { return nil }
      // d3 reads any other letter as no type at all.
      type = Self.types.contains(last) ? last : nil
      if type == "n" { isGrouped = true }
    }
  }

  private static func take(_ wanted: Character, from rest: inout ArraySlice<Character>) -> Bool {
    guard rest.first == wanted else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Digits as a number; more than 1000 is cut to it: nobody means a label that long.
  private static func takeNumber(from rest: inout ArraySlice<Character>) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    return min(1000, Int(String(digits)) ?? 1000)
  }
}
