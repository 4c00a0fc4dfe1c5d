import Foundation

/// A continuous scale: numbers or moments to a share of an axis, 0 at its start, 1 at its end.
package struct Scale: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case linear
    case log(base: Double)
    case pow(exponent: Double)
    case sqrt
    case symlog(constant: Double)
    /// Moments on the data's own clock.
    case time
    case utc
  }

  package var kind: Kind
  /// The displayable range, start first; `start > end` draws the axis reversed.
  package var start: Double
  package var end: Double

  package init(_ kind: Kind = .linear, start: Double, end: Double) {
    self.kind = kind
    self.start = start
    self.end = end
  }

  package var isTemporal: Bool { kind == .time || kind == .utc }
  package var isReversed: Bool { start > end }
  package var lower: Double { min(start, end) }
  package var upper: Double { max(start, end) }

  /// The share of the axis; the middle for a scale of no width.
  ///
  /// Not clamped.
  package func position(of value: Double) -> Double {
    let (a, b) = (bent(start), bent(end))
    guard b != a else { return 0.5 }
    return (bent(value) - a) / (b - a)
  }

  /// The value at a share of the axis.
  package func value(at position: Double) -> Double {
    let (a, b) = (bent(start), bent(end))
    return unbent(a + (b - a) * position)
  }

  /// The value after the scale's own transform, before it is stretched over the axis.
  package func bent(_ value: Double) -> Double {
    switch kind {
    case .linear, .time, .utc: value
    case .log: value < 0 ? -log(-value) : log(value)
    case .pow(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .sqrt: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .symlog(let constant):
      value < 0 ? -log1p(-value / constant) : log1p(value / constant)
    }
  }

  private func unbent(_ value: Double) -> Double {
    switch kind {
    case .linear, .time, .utc: value
    case .log: upper < 0 ? -exp(-value) : exp(value)
    case .pow(let exponent):
      value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    case .sqrt: value < 0 ? -value * value : value * value
    case .symlog(let constant):
      value < 0 ? -expm1(-value) * constant : expm1(value) * constant
    }
  }
}
