import Foundation

/// How a careful writer rounds: three figures that count, and enough to tell the values apart.
enum Prose {
  /// Digits after the point for a value beside others that spread over `span`.
  ///
  /// Negative to round before the point: -4 writes 12,345,678 as 12,350,000, which prose says as
  /// "12.35 million". Below a million whole numbers stay whole: beside a label that says 11,317 a
  /// sentence must not say 11,300.
  static func decimals(for value: Double, span: Double, axis: Axis) -> Int {
    let scale = axis.format.isPercent ? 100.0 : 1
    let isShort = abs(value * scale) < 10_000
    // Beside others of a chart a small value has as many digits as they: 8.2 beside 26.1.
    let isBeside = isShort && span > 0 && figures(span * scale, 3) >= figures(value * scale, 2)
    let places =
      isBeside
      ? figures(span * scale, 3)
      : max(figures(value * scale, 3), figures(span * scale, isShort ? 3 : 2))
    if abs(value * scale) < 1e6, places < 0 { return 0 }
    return min(places, max(axis.format.decimals ?? 6, 0))
  }

  /// As many as the values need among each other, told to three figures of what they spread over; none beside thousands.
  static func decimals(
    of values: some Sequence<[Double]>, _ extent: ClosedRange<Double>?, on axis: Axis
  ) -> Int {
    let scale = axis.format.isPercent ? 100.0 : 1
    guard let extent, axis.format.specifier == nil,
      max(abs(extent.lowerBound), abs(extent.upperBound)) * scale < 10_000
    else { return 0 }
    let span = (extent.upperBound - extent.lowerBound) * scale
    let most = min(axis.format.decimals ?? 6, figures(span, 3))
    guard most > 0 else { return 0 }
    let power = (0..<most).reduce(1.0) { product, _ in product * 10 }
    var (needed, step) = (0, power)
    for value in values.joined() where step > 1 {
      let units = (value * scale * power).rounded()
      // As long as one of them has another digit than zero further down.
      while step > 1, units.truncatingRemainder(dividingBy: step) != 0 {
        (needed, step) = (needed + 1, step / 10)
      }
    }
    return needed
  }

  /// How many digits after the point are left of a number that is rounded to `limit`, without zeros at its end.
  static func shown(_ value: Double, limit: Int) -> Int {
    guard limit > 0, limit < 15 else { return 0 }
    let power = (0..<limit).reduce(1.0) { product, _ in product * 10 }
    var units = (abs(value) * power).rounded()
    var places = limit
    while places > 0, units.truncatingRemainder(dividingBy: 10) == 0 {
      (units, places) = (units / 10, places - 1)
    }
    return places
  }

  /// To the largest power of ten that is at most `step`.
  static func rounded(_ value: Double, to step: Double) -> Double {
    guard value.isFinite, step.isFinite, step > 0 else { return value }
    let exponent = max(-15, min(15, Int(floor(log10(step)))))
    let power = (0..<abs(exponent)).reduce(1.0) { product, _ in product * 10 }
    return exponent < 0
      ? (value * power).rounded() / power : (value / power).rounded() * power
  }

  /// Digits after the point that leave so many figures of a number.
  static func figures(_ value: Double, _ count: Int) -> Int {
    guard value.isFinite, value != 0 else { return -15 }
    return min(15, max(-15, count - 1 - Int(floor(log10(abs(value))))))
  }
}
