import Foundation

/// Ticks of a measured axis that stands upright: few and round, by the plot's height.
///
/// None where the author says where ticks stand, or how they are written in a way of their own.
enum MeasuredTicks {
  static func ticks(_ axis: Axis, height: Double, isPanel: Bool, _ locale: FormatLocale) -> [Tick]?
  {
    guard let scale = axis.numeric?.scale, scale.kind == .linear, !axis.given.ticks,
      !axis.isTemporal, scale.lower < scale.upper,
      let writing = Writing(axis, locale)
    else { return nil }
    let wanted = height * 14 / DrawingRules.tickDistance
    let counts = isPanel ? 3...DrawingRules.tickCounts.upperBound : DrawingRules.tickCounts
    guard
      let step = step(
        scale, wanted: wanted, counts, isWhole: axis.countsRecords || isWhole(axis, scale))
    else { return nil }
    let first = (scale.lower / step - 1e-9).rounded(.up)
    let last = (scale.upper / step + 1e-9).rounded(.down)
    guard last > first, last - first < 20 else { return nil }
    let values = (0...Int(last - first)).map { (first + Double($0)) * step }
    return values.map { Tick(value: .number($0), label: writing.text($0, step: step)) }
  }

  /// Whether an axis has whole numbers only; shares of a whole have others between them.
  private static func isWhole(_ axis: Axis, _ scale: Scale) -> Bool {
    axis.format.decimals == 0 && !axis.format.isPercent && scale.upper - scale.lower > 1
  }

  /// The roundest step that comes nearest to the number of ticks wanted.
  private static func step(
    _ scale: Scale, wanted: Double, _ counts: ClosedRange<Int>, isWhole: Bool
  ) -> Double? {
    let span = scale.upper - scale.lower
    guard span.isFinite, span > 0 else { return nil }
    let power = pow(10, log10(span / 5).rounded(.down))
    guard power.isFinite, power > 0 else { return nil }
    let target = min(max(wanted, Double(counts.lowerBound)), Double(counts.upperBound))
    var best: (step: Double, miss: Double)?
    for scaled in [0.1, 1, 10] {
      for factor in DrawingRules.tickSteps {
        let step = factor * power * scaled
        if isWhole, step != step.rounded() { continue }
        let count =
          (scale.upper / step + 1e-9).rounded(.down) - (scale.lower / step - 1e-9).rounded(.up) + 1
        let outside = max(0, Double(counts.lowerBound) - count, count - Double(counts.upperBound))
        // A quarter is a step that fewer people count in.
        let miss = 10 * outside + abs(count - target) + (factor == 2.5 ? 1.1 : 0)
        if best.map({ miss < $0.miss }) ?? true { best = (step, miss) }
      }
    }
    return best?.step
  }

  /// How an axis writes its ticks, where that can be told from those it has.
  private struct Writing {
    let axis: Axis
    let locale: FormatLocale

    init?(_ axis: Axis, _ locale: FormatLocale) {
      (self.axis, self.locale) = (axis, locale)
      let values = axis.ticks.compactMap(\.value.number)
      guard values.count == axis.ticks.count, values.count > 1 else { return nil }
      let step = abs(values[1] - values[0])
      for (tick, value) in zip(axis.ticks, values) where text(value, step: step) != tick.label {
        return nil
      }
    }

    func text(_ value: Double, step: Double) -> String {
      if axis.format.isPercent {
        return locale.number(value * 100, decimals: decimals(step * 100)) + locale.percent
      }
      if axis.format.specifier != nil { return axis.text(.number(value), locale: locale) }
      return locale.number(value, decimals: decimals(step))
    }

    /// As many as tell two neighbouring ticks apart.
    private func decimals(_ step: Double) -> Int {
      for digits in 0...9 {
        let scaled = step * pow(10, Double(digits))
        if abs(scaled - scaled.rounded()) < 1e-6 * max(1, scaled) { return digits }
      }
      return 9
    }
  }
}
