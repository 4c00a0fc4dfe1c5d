/// Every decimal digit of a double, and its rounding as JavaScript does it: halves go up.
///
/// ECMA-262, `Number.prototype.toFixed` and kin: "if there are two such n, pick the larger n".
struct ExactDecimal {
  /// Without leading zeros; empty for zero.
  var digits: [UInt8]
  /// Where the point stands: the value is 0.DIGITS × 10^point.
  var point: Int

  /// The size of a finite number, exactly; the sign is left out.
  init(_ value: Double) {
    guard value.isFinite, value != 0 else {
      (digits, point) = ([], 0)
      return
    }
    let bits = value.significandBitPattern
    let isSubnormal = value.exponentBitPattern == 0
    let whole = isSubnormal ? bits : bits | 1 << 52
    let exponent = Int(isSubnormal ? 1 : value.exponentBitPattern) - 1075
    // Base 10⁹, lowest first. Without a fraction: × 2^e. With one: × 5^−e, then the point moves.
    var limbs = [whole % 1_000_000_000, whole / 1_000_000_000]
    if exponent >= 0 {
      Self.multiply(&limbs, by: 2, times: exponent, chunk: 29)
    } else {
      Self.multiply(&limbs, by: 5, times: -exponent, chunk: 12)
    }
    var all: [UInt8] = []
    for limb in limbs.reversed() {
      let text = Array(String(limb).utf8)
      all += [UInt8](repeating: 0, count: 9 - text.count) + text.map { $0 - 48 }
    }
    let leading = all.prefix { $0 == 0 }.count
    let end = (all.lastIndex { $0 != 0 } ?? -1) + 1
    point = all.count - leading - (exponent < 0 ? -exponent : 0)
    digits = Array(all[leading..<max(leading, end)])
  }

  /// The fewest digits that read back as the same number.
  init(shortest value: Double) {
    guard value.isFinite, value != 0 else {
      (digits, point) = ([], 0)
      return
    }
    var (whole, exponent, sign) = (0, 0, 1)
    var (isFraction, isExponent, hasBegun) = (false, false, false)
    digits = []
    digits.reserveCapacity(17)
    for byte in "\(abs(value))".utf8 {
      switch byte {
      case 0x2E: isFraction = true
      case 0x65: isExponent = true
      case 0x2B: break
      case 0x2D: sign = -1
      case _ where isExponent: exponent = exponent * 10 + Int(byte - 48)
      default:
        hasBegun = hasBegun || byte != 48
        if hasBegun { digits.append(byte - 48) }
        // Zeros before the first digit of a fraction move the point the other way.
        if !isFraction, hasBegun { whole += 1 } else if isFraction, !hasBegun { whole -= 1 }
      }
    }
    while digits.last == 0 { digits.removeLast() }
    point = whole + sign * exponent
  }

  private static func multiply(_ limbs: inout [UInt64], by base: UInt64, times: Int, chunk: Int) {
    var left = times
    while left > 0 {
      let now = min(left, chunk)
      var factor: UInt64 = 1
      for _ in 0..<now { factor *= base }
      var carry: UInt64 = 0
      for index in limbs.indices {
        let product = limbs[index] * factor + carry
        limbs[index] = product % 1_000_000_000
        carry = product / 1_000_000_000
      }
      if carry > 0 { limbs.append(carry) }
      left -= now
    }
  }

  /// Rounded to significant digits, as `init(_:)` with ``rounded(to:)`` gives, without the long way
  /// where the shortest digits decide: always, unless they end in the very half.
  init(_ value: Double, rounded count: Int) {
    let shortest = ExactDecimal(shortest: value)
    let rest = shortest.digits.dropFirst(max(0, count))
    let isHalf = rest.count == 1 && rest.first == 5
    self =
      value.isNormal && count > 0 && count <= 15 && !isHalf
      ? shortest.rounded(to: count) : ExactDecimal(value).rounded(to: count)
  }

  /// Keeps this many digits; fewer than none leaves zero.
  func rounded(to count: Int) -> ExactDecimal {
    guard count < digits.count else { return self }
    var result = self
    guard count >= 0, let next = digits.dropFirst(count).first else {
      result.digits = []
      return result
    }
    result.digits = Array(digits.prefix(count))
    guard next >= 5 else { return result }
    var place = count - 1
    while place >= 0, result.digits[place] == 9 {
      result.digits[place] = 0
      place -= 1
    }
    if place >= 0 {
      result.digits[place] += 1
    } else {
      result.digits.insert(1, at: 0)
      result.digits = Array(result.digits.prefix(max(1, count)))
      result.point += 1
    }
    return result
  }

  /// This many digits, filled up with zeros.
  func text(digits count: Int) -> String {
    let shown = digits.prefix(count)
    let text = String(decoding: shown.map { $0 + 48 }, as: UTF8.self)
    return text + String(repeating: "0", count: max(0, count - shown.count))
  }
}

/// JavaScript's ways to write a number that is not negative.
enum ScriptNumber {
  /// JavaScript's `toFixed`.
  static func fixed(_ value: Double, _ places: Int) -> String {
    guard value.isFinite, value < 1e21 else { return text(value) }
    if let quick = quickFixed(value, places) { return quick }
    let exact = ExactDecimal(value)
    let rounded = exact.rounded(to: exact.point + places)
    let whole = max(0, rounded.point)
    var all =
      String(repeating: "0", count: max(0, -rounded.point))
      + rounded.text(digits: rounded.digits.count)
    if rounded.digits.isEmpty { all = "" }
    all += String(repeating: "0", count: max(0, whole + places - all.count))
    let front = all.prefix(whole)
    let back = all.dropFirst(whole).prefix(places)
    return (front.isEmpty ? "0" : String(front)) + (places > 0 ? "." + back : "")
  }

  private static func quickFixed(_ value: Double, _ places: Int) -> String? {
    guard let number = scaled(value, places) else { return nil }
    guard places > 0 else { return String(number) }
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// The value times a power of ten, rounded, for the common case that machine numbers can tell.
  ///
  /// The product's error term decides near halves.
  static func scaled(_ value: Double, _ places: Int) -> Int64? {
    guard places >= 0, places <= 15 else { return nil }
    var scale: Int64 = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = value * Double(scale)
    guard scaled < 4e15, value == 0 || value > 1e-200 else { return nil }
    let error = (-scaled).addingProduct(value, Double(scale))
    let floor = scaled.rounded(.down)
    let rest = scaled - floor + error
    var number = Int64(floor)
    // The error is exact, the sum may not be: close to a half the slow way decides.
    guard abs(rest - 0.5) > 1e-9 || error == 0 else { return nil }
    if rest >= 0.5 { number += 1 }
    return number
  }

  /// `toExponential`, with the fewest digits when `places` is nil.
  static func exponential(_ value: Double, _ places: Int? = nil) -> String {
    guard value.isFinite else { return text(value) }
    guard value != 0 else { return ExactDecimal.zero(places ?? 0) + "e+0" }
    let decimal =
      places.map { ExactDecimal(value, rounded: $0 + 1) } ?? ExactDecimal(shortest: value)
    let count = places.map { $0 + 1 } ?? decimal.digits.count
    let digits = decimal.text(digits: count)
    let exponent = decimal.point - 1
    let mantissa = count > 1 ? digits.prefix(1) + "." + digits.dropFirst() : digits.prefix(1)
    return mantissa + (exponent < 0 ? "e-\(-exponent)" : "e+\(exponent)")
  }

  /// JavaScript's `toPrecision`.
  static func precision(_ value: Double, _ count: Int) -> String {
    guard value.isFinite else { return text(value) }
    guard value != 0 else { return ExactDecimal.zero(count - 1) }
    let decimal = ExactDecimal(value, rounded: count)
    let exponent = decimal.point - 1
    guard exponent >= -6, exponent < count else { return exponential(value, count - 1) }
    let digits = decimal.text(digits: count)
    if exponent == count - 1 { return digits }
    if exponent >= 0 { return digits.prefix(exponent + 1) + "." + digits.dropFirst(exponent + 1) }
    return "0." + String(repeating: "0", count: -exponent - 1) + digits
  }

  /// JavaScript's `toString`.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : "Infinity" }
    if value == 0 || (value >= 1e-6 && value < 1e21) { return value.plainText }
    return exponential(value)
  }
}

extension ExactDecimal {
  fileprivate static func zero(_ places: Int) -> String {
    places > 0 ? "0." + String(repeating: "0", count: places) : "0"
  }
}
