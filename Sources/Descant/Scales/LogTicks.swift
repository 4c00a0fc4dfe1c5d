import Foundation

/// Ticks of logarithmic scales, by d3-scale's rule: every digit of every power while they fit.
struct LogTicks {
  var base: Double
  var lower: Double
  var upper: Double

  /// Nil where a logarithm has no answer: ranges that touch or cross zero, bases of 1 or less.
  init?(base: Double, start: Double, end: Double) {
    guard start.isFinite, end.isFinite, base.isFinite, base > 0, base != 1 else { return nil }
    guard start * end > 0 || (start > 0 && end > 0) || (start < 0 && end < 0) else { return nil }
    self.base = base
    lower = min(start, end)
    upper = max(start, end)
  }

  private var isNegative: Bool { lower < 0 }

  private func logarithm(_ value: Double) -> Double {
    let size = abs(value)
    let result = base == 10 ? log10(size) : base == 2 ? log2(size) : log(size) / log(base)
    return value < 0 ? -result : result
  }

  private func power(_ exponent: Double) -> Double {
    isNegative ? -pow(base, -exponent) : pow(base, exponent)
  }

  func values(count: Double) -> [Double] {
    let (first, last) = (logarithm(lower), logarithm(upper))
    let count = min(count, LinearTicks.limit)
    guard count > 0, first.isFinite, last.isFinite else { return [] }
    guard base.truncatingRemainder(dividingBy: 1) == 0, base <= 1000, last - first < count else {
      return LinearTicks.values(from: first, to: last, count: min(last - first, count)).map(power)
    }
    let ticks = everyDigit(from: first.rounded(.down), to: last.rounded(.up))
    return Double(ticks.count) * 2 < count
      ? LinearTicks.values(from: lower, to: upper, count: count) : ticks
  }

  private func everyDigit(from first: Double, to last: Double) -> [Double] {
    var ticks: [Double] = []
    let digits = Array(1..<max(2, Int(base)))
    for exponent in stride(from: first, through: last, by: 1) {
      for digit in isNegative ? digits.reversed() : digits {
        let isSmall = isNegative ? exponent > 0 : exponent < 0
        let tick = isSmall ? Double(digit) / power(-exponent) : Double(digit) * power(exponent)
        if tick < lower { continue }
        if tick > upper { break }
        ticks.append(tick)
      }
    }
    return ticks
  }

  /// The range widened to whole powers.
  func nice() -> (Double, Double) {
    (
      min(lower, power(logarithm(lower).rounded(.down))),
      max(upper, power(logarithm(upper).rounded(.up)))
    )
  }

  /// Vega's rule for which ticks keep their label: low digits of each power, about `count` in all.
  func isLabelled(_ tick: Double, count: Double) -> Bool {
    let limit = max(1, base * count / Double(max(1, values(count: count).count)))
    return mantissa(tick) <= limit
  }

  func mantissa(_ tick: Double) -> Double {
    let digit = tick / pow(base, roundHalfUp(log(tick) / log(base)))
    return digit * base < base - 0.5 ? digit * base : digit
  }
}
