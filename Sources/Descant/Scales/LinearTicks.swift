import Foundation

/// Round numbers over a range, by d3-array's rule: steps of 1, 2 or 5 times a power of ten.
enum LinearTicks {
  /// More than any drawing shows; keeps a wild `count` from filling the memory.
  static let limit = 10_000.0

  /// The first and last tick as multiples of a step.
  ///
  /// A negative `increment` divides: −20 means
  /// steps of 1/20, which binary fractions can't say exactly.
  private struct Plan {
    var first: Double
    var last: Double
    var increment: Double
  }

  private static func plan(_ start: Double, _ end: Double, _ count: Double) -> Plan {
    let step = (end - start) / max(0, count)
    let power = log10(step).rounded(.down)
    let error = step / pow(10, power)
    let factor: Double =
      error >= 50.0.squareRoot()
      ? 10
      : error >= 10.0.squareRoot() ? 5 : error >= 2.0.squareRoot() ? 2 : 1
    var plan: Plan
    if power < 0 {
      let divisor = pow(10, -power) / factor
      plan = Plan(
        first: roundHalfUp(start * divisor), last: roundHalfUp(end * divisor), increment: -divisor)
      if plan.first / divisor < start { plan.first += 1 }
      if plan.last / divisor > end { plan.last -= 1 }
    } else {
      let width = pow(10, power) * factor
      plan = Plan(
        first: roundHalfUp(start / width), last: roundHalfUp(end / width), increment: width)
      if plan.first * width < start { plan.first += 1 }
      if plan.last * width > end { plan.last -= 1 }
    }
    let isEmpty = plan.last < plan.first && count >= 0.5 && count < 2
    return isEmpty ? self.plan(start, end, count * 2) : plan
  }

  /// Round numbers that cover a range, about `count` of them.
  ///
  ///     LinearTicks.values(from: 0, to: 7, count: 4)   // [0, 2, 4, 6]
  static func values(from start: Double, to end: Double, count: Double) -> [Double] {
    guard start.isFinite, end.isFinite, (end - start).isFinite, count > 0 else { return [] }
    guard start != end else { return [start] }
    let plan = plan(min(start, end), max(start, end), min(count, limit))
    let steps = plan.last - plan.first
    guard steps >= 0, steps <= limit * 4 else { return [] }
    let ticks = (0...Int(steps)).map { place in
      let multiple = plan.first + Double(place)
      return plan.increment < 0 ? multiple / -plan.increment : multiple * plan.increment
    }
    return start < end ? ticks : ticks.reversed()
  }

  /// The distance between two ticks; negative where it divides (−20 is 1/20), 0 where there is none.
  static func increment(from start: Double, to end: Double, count: Double) -> Double {
    guard start.isFinite, end.isFinite, start < end, count > 0 else { return 0 }
    return plan(start, end, min(count, limit)).increment
  }

  /// The distance between two ticks, always positive; 0 where there is none.
  static func step(from start: Double, to end: Double, count: Double) -> Double {
    let increment = increment(from: min(start, end), to: max(start, end), count: count)
    return increment < 0 ? 1 / -increment : increment
  }

  /// The range widened to whole steps.
  static func nice(_ start: Double, _ end: Double, count: Double) -> (Double, Double) {
    guard start.isFinite, end.isFinite, start != end else { return (start, end) }
    var (lower, upper) = (min(start, end), max(start, end))
    var previous: Double?
    for _ in 0..<10 {
      let step = increment(from: lower, to: upper, count: count)
      if step == previous || step == 0 || !step.isFinite { break }
      if step > 0 {
        lower = (lower / step).rounded(.down) * step
        upper = (upper / step).rounded(.up) * step
      } else {
        // d3 divides and multiplies by the negative increment, which swaps floor and ceiling.
        lower = (lower * step).rounded(.up) / step
        upper = (upper * step).rounded(.down) / step
      }
      previous = step
    }
    // Sixteen digits from zero, a division can round up to the next whole step: never inwards.
    (lower, upper) = (min(lower, start, end), max(upper, start, end))
    return start < end ? (lower, upper) : (upper, lower)
  }
}

/// JavaScript's `Math.round`: halves go up, also below zero.
func roundHalfUp(_ value: Double) -> Double {
  let floor = value.rounded(.down)
  return value - floor >= 0.5 ? floor + 1 : floor
}
