/// A datum ready to be given a time: where along x, how high.
struct Sounding: Sendable {
  var reference: PointReference
  /// Share of the voice's seconds.
  var position: Double
  var pan: Int
  /// Share of the pitch range; nil is a gap.
  var share: Double?
  /// The lower end of a range.
  var lowShare: Double?
  /// Of a box: its five numbers from low to high, as shares; else empty.
  var motif: [Double] = []
  /// Of an estimate on a line: the ends of its interval, as shares.
  var ends: (low: Double, high: Double)?
  /// The number that may change its sign.
  var value: Double?
  /// What an additional axis makes of the note's length, in samples.
  var length: Int?
  var timbre: Timbre
}

/// One sounding line: a series, or a row of a heat map.
struct Voice: Sendable {
  var panel: Int
  var series: Int
  var row: AxisValue?
  var timbre: Timbre
  var isContinuous: Bool
  var isRange: Bool
  /// Each datum is an estimate with its interval.
  var isInterval = false
  /// Of a line of steps: how far on the way to the next datum the value changes.
  var step: Double?
  /// Set where values may be below zero.
  var zero: ZeroLine?
  /// Marks of which many may stand close together.
  var mayCrowd = false
  /// Set for what all series are together: no datum is heard then.
  var lead: SoundMapping.Lead?
  /// In the order of time.
  var soundings: [Sounding]
}

/// Casts a chart's series into voices.
struct Casting {
  let chart: Chart
  let time: TimeScale
  private(set) var pitch: PitchScale
  let durationAxis: Int?
  let timbreAxis: Int?
  private let candidates: [Int]
  /// Values outside their axis: they sound at its end.
  private(set) var outside: [PointReference] = []

  /// Rows of a heat map beyond this are read together, neighbours with neighbours.
  static let rowLimit = 48
  /// Of more estimates than this the intervals are left to words and table: notes would run together.
  static let intervalLimit = 40

  init(chart: Chart, time: TimeScale, pitch: PitchScale) {
    self.chart = chart
    self.time = time
    self.pitch = pitch
    let heard: Int? = if case .additional(let index) = pitch.source { index } else { nil }
    // A colour that repeats x or y adds nothing to hear.
    let axes = chart.additionalAxes.indices.filter {
      ![chart.xAxis.field, chart.yAxis.field].contains(chart.additionalAxes[$0].field)
        && $0 != heard
    }
    candidates = axes
    let isDiscrete = chart.allSeries.allSatisfy { !$0.isContinuous }
    let isAlone = chart.allSeries.count == 1
    durationAxis = isDiscrete ? axes.first { chart.additionalAxes[$0].numeric != nil } : nil
    timbreAxis =
      isDiscrete && isAlone ? axes.first { chart.additionalAxes[$0].categorical != nil } : nil
  }

  /// Additional axes that neither pitch nor length nor timbre stands for.
  var silentAxes: [Int] {
    candidates.filter { $0 != durationAxis && $0 != timbreAxis }
  }

  mutating func voices() -> [Voice] {
    var voices: [Voice] = []
    var place = 0
    let shared = pitch
    let parts = stack.map { shared.along($0.parts) }
    for (panel, content) in chart.panels.enumerated() {
      pitch = content.yAxis.map(shared.along) ?? parts ?? shared
      for (index, series) in content.series.enumerated() where !isLabels(series) {
        // Series of the same name in several panels keep their timbre.
        let timbre = Timbre.of(chart.panels.count > 1 ? index : place)
        voices += cast(series, panel: panel, index: index, timbre: timbre)
        place += 1
      }
    }
    pitch = shared
    if isHeatMap { return means(of: voices) + voices }
    return [stack?.total ?? band(of: voices)].compactMap(\.self) + voices
  }

  /// Texts over other marks repeat what those sound.
  func isLabels(_ series: Series) -> Bool {
    func isText(_ series: Series) -> Bool { series.marks.allSatisfy { $0.shape == .text } }
    return isText(series) && !chart.allSeries.allSatisfy(isText)
  }

  private mutating func cast(
    _ series: Series, panel: Int, index: Int, timbre: Timbre
  ) -> [Voice] {
    let isRange = hasRanges(series)
    let sum = series.points.reduce(0) { $0 + max(0, $1.value ?? 0) }
    let total = sum > 0 && sum.isFinite ? sum : 1
    var turn = 0.0
    var soundings: [Sounding] = []
    for (place, point) in series.points.enumerated() {
      let reference = PointReference(panel: panel, series: index, point: place)
      let share = min(max(point.share ?? (point.value ?? 0) / total, 0), 1)
      turn += share
      guard
        var sounding = sounding(
          of: point, at: reference, turn: turn - share / 2, isRange: isRange, timbre: timbre)
      else { continue }
      addInterval(of: point, in: series, to: &sounding)
      soundings.append(sounding)
    }
    var whole = Voice(
      panel: panel, series: index, timbre: timbre,
      isContinuous: series.isContinuous && !isHeatMap, isRange: isRange, soundings: soundings)
    whole.isInterval =
      series.points.contains { $0.interval != nil }
      && soundings.contains { $0.ends != nil || !$0.motif.isEmpty }
    whole.step = series.step
    whole.zero = pitch.zero
    whole.mayCrowd =
      !whole.isContinuous && !isRange && !isHeatMap && !chart.isRound && !chart.showsPlaces
      && durationAxis == nil && !whole.hasMotifs && series.marks.contains { $0.mayCrowd }
    guard isHeatMap else { return [whole.inOrder] }
    return rows(of: whole, points: series.points)
  }

  /// Places on a map have a measure of their own, too, but no rows and no columns.
  var isHeatMap: Bool {
    if case .additional = pitch.source { !chart.showsPlaces } else { false }
  }

  private mutating func sounding(
    of point: DataPoint, at reference: PointReference, turn: Double, isRange: Bool, timbre: Timbre
  ) -> Sounding? {
    guard let position = time.position(of: point) else { return nil }
    let value = heard(point)
    if let spread = point.spread { return box(spread, reference, position, turn, timbre) }
    let share = value.flatMap { pitch.share(of: $0) }
    let low = isRange && value != nil ? point.y2.flatMap { pitch.share(of: $0) } : nil
    let all = [position, share ?? 0, low ?? 0]
    if all.contains(where: { $0 < -1e-6 || $0 > 1 + 1e-6 }) { outside.append(reference) }
    return Sounding(
      reference: reference, position: min(max(position, 0), 1),
      pan: time.pan(at: position, turn: turn),
      share: low.flatMap { low in share.map { max(low, $0) } } ?? share,
      lowShare: low.flatMap { low in share.map { min(low, $0) } }, value: value?.number,
      length: durationAxis.flatMap { length(of: point.additional(at: $0), on: $0) },
      timbre: timbreAxis.flatMap { point.additional(at: $0)?.category }.map(Timbre.of) ?? timbre)
  }

  /// Beside a line its ends glide along; of single estimates each is a note before and after.
  private mutating func addInterval(
    of point: DataPoint, in series: Series, to sounding: inout Sounding
  ) {
    guard !isHeatMap, let interval = point.interval, let share = sounding.share,
      let low = pitch.share(of: .number(interval.low)),
      let high = pitch.share(of: .number(interval.high))
    else { return }
    if [low, high].contains(where: { $0 < -1e-6 || $0 > 1 + 1e-6 }) {
      outside.append(sounding.reference)
    }
    if series.isContinuous {
      sounding.ends = (low, high)
    } else if series.points.count <= Self.intervalLimit {
      sounding.motif = [low, share, high]
    }
  }

  /// From its least value to its greatest.
  private mutating func box(
    _ spread: BoxSpread, _ reference: PointReference, _ position: Double, _ turn: Double,
    _ timbre: Timbre
  ) -> Sounding? {
    let motif = spread.summary.compactMap { pitch.share(of: .number($0)) }
    guard motif.count == spread.summary.count else { return nil }
    if motif.contains(where: { $0 < -1e-6 || $0 > 1 + 1e-6 }) { outside.append(reference) }
    return Sounding(
      reference: reference, position: min(max(position, 0), 1),
      pan: time.pan(at: position, turn: turn), share: motif.max(), lowShare: motif.min(),
      motif: motif, value: nil, length: nil, timbre: timbre)
  }

  /// The value that is heard.
  ///
  /// A stacked part sounds its own size, wherever the stack lifted it.
  func heard(_ point: DataPoint) -> AxisValue? {
    if case .additional(let index) = pitch.source { return point.additional(at: index).finite }
    guard point.y != nil else { return nil }
    guard let amount = point.amount else { return point.y.finite }
    if chart.isRound { return AxisValue.number(amount).finite }
    guard let top = point.y?.number, let bottom = point.y2?.number else {
      return AxisValue.number(amount).finite
    }
    return AxisValue.number(amount < 0 ? -abs(top - bottom) : abs(top - bottom)).finite
  }

  /// 60 to 400 ms along a numeric axis.
  private func length(of value: AxisValue?, on axis: Int) -> Int? {
    guard let value else { return nil }
    let share = chart.additionalAxes[axis].position(of: value)
    guard share.isFinite else { return nil }
    return SoundClock.samples(0.06 + 0.34 * min(max(share, 0), 1))
  }

  /// Both ends of y are data, unless the other end is where bars and areas stand.
  private func hasRanges(_ series: Series) -> Bool {
    guard !isHeatMap, !chart.isRound, let scale = pitch.axis.numeric?.scale else {
      return false
    }
    return series.points.contains { point in
      guard point.amount == nil, point.y != nil, let other = point.y2?.number else { return false }
      return chart.kind == .range || (other != 0 && other != scale.start && other != scale.end)
    }
  }

  /// A heat map is read row by row in the order of its y axis; within a row, along x.
  private func rows(of voice: Voice, points: [DataPoint]) -> [Voice] {
    let places = voice.soundings.map { rowPlace(points[$0.reference.point].y) }
    let known = Set(places).sorted()
    let width = max(1, (known.count + Self.rowLimit - 1) / Self.rowLimit)
    var rows: [Voice] = []
    for first in stride(from: 0, to: known.count, by: width) {
      let band = known[first]...known[min(first + width, known.count) - 1]
      var row = voice
      row.soundings = zip(voice.soundings, places).filter { band.contains($1) }.map(\.0)
      row.row = row.soundings.first.flatMap { points[$0.reference.point].y }
      rows.append(row.inOrder)
    }
    return rows
  }

  private func rowPlace(_ value: AxisValue?) -> Double {
    switch value {
    case .number(let number), .absent(let number): number.isFinite ? number : 0
    case .category(let index): Double(index)
    case nil: 0
    }
  }
}

extension Voice {
  /// Whether its data are boxes, each a motif of several notes.
  var isBox: Bool { !isInterval && hasMotifs }

  var hasMotifs: Bool { soundings.contains { !$0.motif.isEmpty } }

  /// Sorted by time, then from low to high: what stands at one x is rolled upwards.
  var inOrder: Voice {
    var sorted = self
    if let step, let first = soundings.first, let last = soundings.last,
      last.position < first.position
    {
      sorted.step = 1 - step
    }
    sorted.soundings.sort {
      let (a, b) = ($0.share ?? -1, $1.share ?? -1)
      return ($0.position, a, $0.reference) < ($1.position, b, $1.reference)
    }
    return sorted
  }
}

extension Mark {
  fileprivate var mayCrowd: Bool { [.point, .circle, .square, .tick].contains(shape) }
}

extension Series {
  /// How far on the way from one datum to the next its line goes before it steps; nil where it
  /// slopes.
  fileprivate var step: Double? {
    switch marks.first(where: { $0.shape == .line || $0.shape == .area })?.interpolation {
    case .stepAfter: 1
    case .stepBefore: 0
    case .step: 0.5
    default: nil
    }
  }
}

extension AxisValue? {
  /// The value, if it is a place on an axis.
  var finite: AxisValue? {
    switch self {
    case .number(let number), .absent(let number): number.isFinite ? self : nil
    case .category, nil: self
    }
  }
}

extension AxisValue {
  var finite: AxisValue? { Optional(self).finite }
}
