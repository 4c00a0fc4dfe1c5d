import Foundation

/// How a careful writer rounds: three figures that count, and enough to tell the values apart.
enum Prose {
  /// Digits after the point for a value beside others that spread over `span`. Negative to round
  /// before the point: -2 writes 12,345 as 12,300.
  static func decimals(for value: Double, span: Double, axis: Axis) -> Int {
    let scale = axis.format.isPercent ? 100.0 : 1
    let places = max(figures(value * scale), figures(span * scale))
    let exact = axis.format.decimals ?? 6
    return min(places, max(exact, 0))
  }

  /// Digits after the point that leave three figures of a number.
  private static func figures(_ value: Double) -> Int {
    guard value.isFinite, value != 0 else { return -15 }
    return min(15, max(-15, 2 - Int(floor(log10(abs(value))))))
  }
}
