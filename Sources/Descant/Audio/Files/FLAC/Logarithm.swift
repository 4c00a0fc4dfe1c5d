/// log₂ by additions and multiplications only, to about 1e-4: enough to compare lengths.
enum Logarithm {
  static func base2(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    let m = value.significand
    let ratio = (m - 1) / (m + 1)
    let square = ratio * ratio
    let series = 1 + square * (1.0 / 3 + square * (0.2 + square * (1.0 / 7 + square / 9)))
    return Double(value.exponent) + 2.885_390_081_777_927 * ratio * series
  }
}
