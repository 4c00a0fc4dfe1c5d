import Foundation

/// Bins of equal width, by Vega's `bin` transform.
package struct Binning: Hashable, Sendable {
  package var start: Double
  package var stop: Double
  package var step: Double
  /// Where the last bin ends: after `stop` when bins are anchored, or not nice.
  private var end: Double

  package struct Options: Hashable, Sendable {
    package var maxbins: Int
    package var base: Double
    package var divide: [Double]
    package var step: Double?
    package var steps: [Double]
    package var minstep: Double
    package var isNice: Bool
    package var anchor: Double?

    package init(
      maxbins: Int = 10, base: Double = 10, divide: [Double] = [5, 2], step: Double? = nil,
      steps: [Double] = [], minstep: Double = 0, isNice: Bool = true, anchor: Double? = nil
    ) {
      self.maxbins = maxbins
      self.base = base
      self.divide = divide
      self.step = step
      self.steps = steps
      self.minstep = minstep
      self.isNice = isNice
      self.anchor = anchor
    }
  }

  /// Bins that cover an extent.
  ///
  /// Nil where no step can: an extent or options that are not finite.
  ///
  /// `span` is what the width of a bin is chosen for, when only a part of the extent is shown.
  package init?(
    extent: (min: Double, max: Double), span: Double? = nil, options: Options = Options()
  ) {
    var (low, high) = (extent.min, extent.max)
    guard low.isFinite, high.isFinite, (high - low).isFinite, options.base > 1 else { return nil }
    let distance = high - low
    let wanted = span ?? (distance != 0 ? distance : low != 0 ? abs(low) : 1)
    guard wanted > 0, wanted.isFinite else { return nil }
    let step = Self.step(for: wanted, options)
    guard step > 0, step.isFinite, (distance / step).isFinite, distance / step < 1e6 else {
      return nil
    }
    let logarithm = log(step)
    let precision =
      logarithm >= 0 ? 0 : Int((-logarithm / log(options.base)).rounded(.towardZero)) + 1
    let margin = pow(options.base, Double(-precision - 1))
    if options.isNice {
      let floor = (low / step + margin).rounded(.down) * step
      low = low < floor ? floor - step : floor
      high = (high / step).rounded(.up) * step
    }
    self.step = step
    start = low
    stop = high == low ? low + step : high
    end = start + ((stop - start) / step).rounded(.up) * step
    guard let anchor = options.anchor, anchor.isFinite else { return }
    let shift = anchor - (start + step * ((anchor - start) / step).rounded(.down))
    // Far from the data, an anchor has no digits left for a part of a step.
    guard shift >= 0, shift <= step else { return }
    start += shift
    end += shift
  }

  private static func step(for span: Double, _ options: Options) -> Double {
    let most = Double(max(1, options.maxbins))
    if let step = options.step { return step }
    if !options.steps.isEmpty {
      let place = options.steps.firstIndex { $0 >= span / most } ?? options.steps.count
      return options.steps[max(0, place - 1)]
    }
    let logBase = log(options.base)
    let level = (log(most) / logBase).rounded(.up)
    var step = max(options.minstep, pow(options.base, roundHalfUp(log(span) / logBase) - level))
    while step > 0, step.isFinite, (span / step).rounded(.up) > most { step *= options.base }
    for divisor in options.divide where divisor > 0 {
      let finer = step / divisor
      if finer >= options.minstep, span / finer <= most { step = finer }
    }
    return step
  }

  /// Where the bin of a value begins; nil outside, and for what is no number.
  package func bin(of value: Double) -> Double? {
    guard value.isFinite, value >= start, value <= end else { return nil }
    let inside = max(start, min(value, end - step))
    // Dust of decimals is no distance: 5.6 begins the bin from 5.6, whatever its sum in binary is.
    return start + step * (1e-9 + (inside - start) / step).rounded(.down)
  }

  /// A boundary without the dust of adding steps: 0.12, not 0.12000000000000001.
  package func tidied(_ boundary: Double) -> Double {
    let power = pow(10, 4 - log10(step).rounded(.down))
    let tidy = (boundary * power).rounded() / power
    return abs(tidy - boundary) < step * 1e-9 ? tidy : boundary
  }

  /// Every boundary, first and last included.
  package var boundaries: [Double] {
    let count = Int(((end - start) / step).rounded(.up).clamped(to: 0...1_000_000))
    return (0...count).map { start + step * Double($0) }
  }
}
