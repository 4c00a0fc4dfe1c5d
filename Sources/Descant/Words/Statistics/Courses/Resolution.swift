import Foundation

/// How finely values were written: nothing smaller than a few of its steps is a finding.
struct Resolution: Hashable, Sendable {
  /// The largest power of ten of which all values are multiples; what noise of binary numbers allows
  /// where there is none.
  let step: Double

  init(_ values: [Double]) {
    let size = values.reduce(0) { max($0, abs($1)) }
    guard size > 0, size.isFinite else {
      step = 0
      return
    }
    var exponent = Int(floor(log10(size)))
    let last = exponent - 9
    var place = 0
    while exponent > last {
      let power = exponent < 0 ? 1 / Self.power(-exponent) : Self.power(exponent)
      while place < values.count {
        let multiple = values[place] / power
        guard abs(multiple - multiple.rounded()) <= 1e-9 * max(1, abs(multiple)) else { break }
        place += 1
      }
      // What was a multiple of a larger power is one of this, too.
      if place == values.count {
        step = power
        return
      }
      exponent -= 1
    }
    step = size * 1e-9
  }

  /// The least difference that may be told: four steps, of which rounding alone makes at most three.
  var least: Double { 4 * step }

  private static func power(_ exponent: Int) -> Double {
    (0..<min(exponent, 300)).reduce(1.0) { product, _ in product * 10 }
  }
}
