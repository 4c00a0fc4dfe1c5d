extension Chart {
  /// A pie: time goes around it.
  var isRound: Bool { kind == .pie || direction.isRadial }
}

/// Where zero stands among the pitches.
struct ZeroLine: Sendable {
  let share: Double
  /// What is below zero sounds above it.
  let isUpsideDown: Bool

  func isBelow(_ other: Double) -> Bool { isUpsideDown ? other > share : other < share }
}

/// Values to pitches: log-frequency over the displayable range of the axis that is heard.
///
/// That axis is y, but in heat maps (and wherever y has only names) the first numeric additional
/// axis. Slices of a pie have no axis of their own: zero to the greatest.
struct PitchScale: Sendable {
  private(set) var axis: Axis
  let source: SoundMapping.PitchAxis
  let pitches: ClosedRange<Double>
  let isInverted: Bool

  init(for chart: Chart, options: AudioOptions) {
    pitches = options.pitches
    isInverted = options.isInverted
    let colour = chart.additionalAxes.firstIndex { $0.numeric != nil }
    if let colour, chart.kind == .heatMap || chart.showsPlaces || chart.yAxis.numeric == nil {
      (axis, source) = (chart.additionalAxes[colour], .additional(colour))
    } else {
      (axis, source) = (chart.isRound ? Self.slices(of: chart) : chart.yAxis, .y)
    }
  }

  /// The same pitches over another axis: that of a panel.
  func along(_ axis: Axis) -> PitchScale {
    var scale = self
    scale.axis = axis
    return scale
  }

  private static func slices(of chart: Chart) -> Axis {
    let values = chart.allSeries.flatMap(\.points).compactMap(\.value).filter(\.isFinite)
    var axis = chart.yAxis
    axis.kind = .numeric(
      NumericAxis(scale: Scale(start: min(0, values.min() ?? 0), end: max(0, values.max() ?? 0))))
    return axis
  }

  /// Share of the pitch range, not clamped; nil for what can't be placed.
  func share(of value: AxisValue) -> Double? {
    let share = axis.position(of: value)
    guard share.isFinite else { return nil }
    return isInverted ? 1 - share : share
  }

  func pitch(share: Double) -> Pitch {
    let bounded = min(max(share, 0), 1)
    let width = pitches.upperBound - pitches.lowerBound
    return Pitch(midi: pitches.lowerBound + width * bounded)
  }

  var lowestPitch: Pitch { pitch(share: 0) }
  var highestPitch: Pitch { pitch(share: 1) }

  /// What the lowest (false) and the highest (true) pitch stand for.
  func end(isHigh: Bool) -> AxisValue {
    let atEnd = isHigh != isInverted
    switch axis.kind {
    case .numeric(let numeric): return .number(atEnd ? numeric.scale.end : numeric.scale.start)
    case .categorical(let names):
      let last = max(0, names.order.count - 1)
      return .category(atEnd != names.band.isReversed ? last : 0)
    }
  }

  /// Higher pitch means less.
  var meansLess: Bool { isInverted != (axis.numeric?.scale.isReversed ?? false) }

  /// Where zero sounds; nil where no value is below it.
  var zero: ZeroLine? {
    guard let scale = axis.numeric?.scale, !scale.isTemporal, scale.lower < 0,
      let share = share(of: .number(0)), let low = self.share(of: .number(scale.lower))
    else { return nil }
    return ZeroLine(share: share, isUpsideDown: low > share)
  }

  /// Whether values of both signs can sound.
  var spansZero: Bool {
    guard let scale = axis.numeric?.scale, !scale.isTemporal else { return false }
    return scale.lower < 0 && scale.upper > 0
  }
}
