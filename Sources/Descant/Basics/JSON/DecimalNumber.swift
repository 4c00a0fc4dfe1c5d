/// Decimal digits to `Double`, correctly rounded.
enum DecimalNumber {
  /// The number that `range` writes, by the grammar `[+-] digits [. digits] [e [+-] digits]` with at
  /// least one digit before or after the point; nil for any other text.
  static func value(of bytes: [UInt8], in range: Range<Int>) -> Double? {
    bytes.withUnsafeBufferPointer { value(of: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  @inline(__always)
  static func value(of bytes: UnsafeBufferPointer<UInt8>, decimalMark: UInt8 = UInt8(ascii: "."))
    -> Double?
  {
    guard let parts = DecimalParts(bytes, decimalMark: decimalMark) else { return nil }
    if let fast = parts.exactValue { return fast }
    return slowValue(of: bytes, decimalMark: decimalMark)
  }

  // Swift's own parser rounds correctly whatever the locale is.
  @inline(never)
  private static func slowValue(of bytes: UnsafeBufferPointer<UInt8>, decimalMark: UInt8) -> Double?
  {
    let point = UInt8(ascii: ".")
    let text = String(decoding: bytes.lazy.map { $0 == decimalMark ? point : $0 }, as: UTF8.self)
    return Double(text)
  }
}

/// A decimal number taken apart: sign, up to 19 digits, power of ten.
struct DecimalParts {
  var isNegative = false
  var digits: UInt64 = 0
  /// Digits that count, without leading zeros; over 19 the value is not in `digits`.
  var digitCount = 0
  var exponent = 0
  /// Digits after the point as written.
  var decimals = 0
  var hasPoint = false
  var hasExponent = false

  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>, decimalMark: UInt8) {
    var i = 0
    let count = bytes.count
    guard count > 0 else { return nil }
    if bytes[0] == UInt8(ascii: "-") {
      isNegative = true
      i = 1
    } else if bytes[0] == UInt8(ascii: "+") {
      i = 1
    }
    let start = i
    while i < count {
      let digit = bytes[i] &- 0x30
      guard digit < 10 else { break }
      take(digit)
      i &+= 1
    }
    var written = i &- start
    if i < count, bytes[i] == decimalMark {
      hasPoint = true
      i &+= 1
      let first = i
      while i < count {
        let digit = bytes[i] &- 0x30
        guard digit < 10 else { break }
        take(digit)
        i &+= 1
      }
      decimals = i &- first
      exponent = -decimals
      written &+= decimals
    }
    guard written > 0 else { return nil }
    if i < count, !readExponent(bytes, from: i) { return nil }
  }

  @inline(__always)
  private mutating func take(_ digit: UInt8) {
    digits = digits &* 10 &+ UInt64(digit)
    if digits != 0 { digitCount &+= 1 }
  }

  @inline(never)
  private mutating func readExponent(_ bytes: UnsafeBufferPointer<UInt8>, from mark: Int) -> Bool {
    guard bytes[mark] | 0x20 == UInt8(ascii: "e") else { return false }
    hasExponent = true
    var i = mark + 1
    var isDown = false
    if i < bytes.count, bytes[i] == UInt8(ascii: "-") || bytes[i] == UInt8(ascii: "+") {
      isDown = bytes[i] == UInt8(ascii: "-")
      i += 1
    }
    guard i < bytes.count else { return false }
    var power = 0
    while i < bytes.count {
      let digit = bytes[i] &- 0x30
      guard digit < 10 else { return false }
      power = min(power * 10 + Int(digit), 99_999)
      i += 1
    }
    exponent += isDown ? -power : power
    return true
  }

  /// Exact by one rounding (Clinger): digits and power of ten are both representable.
  @inline(__always)
  var exactValue: Double? {
    guard digitCount <= 19, digits <= 1 << 53, exponent >= -22, exponent <= 22 else { return nil }
    let whole = Double(digits)
    let value =
      exponent == 0
      ? whole : exponent < 0 ? whole / powersOfTen[-exponent] : whole * powersOfTen[exponent]
    return isNegative ? -value : value
  }
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
