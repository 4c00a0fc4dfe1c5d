/// What is heard before the series: all of them as one.
extension Casting {
  /// More series than this are heard as one first, and each of them shortly then.
  static let seriesLimit = 6

  /// A stack: its total, where it changes, and the axis along which its parts sound.
  ///
  /// On the axis of the whole parts would lie close together, whatever they do.
  var stack: (total: Voice?, parts: Axis)? {
    guard chart.panels.count == 1, !isHeatMap, !chart.isRound, chart.yAxis.numeric != nil else {
      return nil
    }
    let series = chart.panels[0].series.filter { !isLabels($0) }
    // What stands on the ground is a part, too, though nothing lifts it.
    let points = series.flatMap(\.points).filter {
      !$0.isGap && ($0.amount != nil || $0.y2 == .number(0))
    }
    guard points.contains(where: { $0.amount != nil }) else { return nil }
    let sizes = points.compactMap { heard($0)?.number }
    guard series.count > 1, let low = sizes.min(), let high = sizes.max() else { return nil }
    var sums: [Double: (sum: Double, count: Int, pan: Int)] = [:]
    for point in points {
      guard let position = time.position(of: point), let size = heard(point)?.number else {
        continue
      }
      let known = sums[position] ?? (0, 0, time.pan(at: position, turn: 0))
      sums[position] = (known.sum + size, known.count + 1, known.pan)
    }
    // Where nothing stands on anything else, the parts are the whole.
    guard sums.values.contains(where: { $0.count > 1 }) else { return nil }
    var parts = chart.yAxis
    parts.kind = .numeric(NumericAxis(scale: Scale(start: min(0, low), end: max(0, high))))
    let totals = sums.sorted { $0.key < $1.key }
    let isConstant =
      totals.allSatisfy { abs($0.value.sum - totals[0].value.sum) < 1e-6 * abs($0.value.sum) }
    guard !isConstant else { return (nil, parts) }
    let soundings = totals.map { position, total in
      Sounding(
        reference: PointReference(point: 0), position: min(max(position, 0), 1), pan: total.pan,
        share: pitch.share(of: .number(total.sum)), value: total.sum, timbre: .soft)
    }
    var voice = Voice(
      panel: 0, series: 0, timbre: .soft, isContinuous: series.allSatisfy(\.isContinuous),
      isRange: false, soundings: soundings)
    voice.zero = pitch.zero
    voice.lead = .total
    return (voice, parts)
  }

  /// Of a heat map: the means of its columns, then those of its rows.
  func means(of rows: [Voice]) -> [Voice] {
    let cells = rows.flatMap(\.soundings)
    let columns = Dictionary(grouping: cells, by: \.position).sorted { $0.key < $1.key }
    guard chart.panels.count == 1, columns.count > 1, rows.count > 1 else { return [] }
    return [
      mean(.columns, of: columns.map { ($0.key, $0.value[0].pan, $0.value) }),
      mean(
        .rows,
        of: rows.enumerated().map { (Double($0) / Double(rows.count), 0, $1.soundings) }),
    ]
  }

  private func mean(
    _ lead: SoundMapping.Lead, of parts: [(position: Double, pan: Int, cells: [Sounding])]
  ) -> Voice {
    let soundings = parts.map { part in
      let values = part.cells.filter { $0.share != nil }.compactMap(\.value)
      let mean = values.isEmpty ? nil : values.reduce(0) { $0 + $1 / Double(values.count) }
      return Sounding(
        reference: PointReference(point: 0), position: part.position, pan: part.pan,
        share: mean.flatMap { pitch.share(of: .number($0)) }, value: mean, timbre: .soft)
    }
    var voice = Voice(
      panel: 0, series: 0, timbre: .soft, isContinuous: false, isRange: false,
      soundings: soundings)
    voice.zero = pitch.zero
    voice.lead = lead
    return voice
  }

  /// Of many series: their median, with the least and the greatest beside it.
  func band(of voices: [Voice]) -> Voice? {
    guard voices.count > Self.seriesLimit, chart.panels.count == 1,
      voices.allSatisfy({ $0.row == nil && !$0.hasMotifs && !$0.isRange })
    else { return nil }
    var voice = Voice(
      panel: 0, series: 0, timbre: .soft, isContinuous: voices.allSatisfy(\.isContinuous),
      isRange: false, soundings: [])
    voice.zero = voices[0].zero
    voice.lead = .band
    let courses = voices.map { $0.soundings.filter { $0.share != nil } }
    if !voice.isContinuous, courses.contains(where: { Set($0.map(\.position)).count < $0.count }) {
      // Clouds together are one cloud.
      voice.soundings = courses.flatMap(\.self)
      voice.mayCrowd = voices.contains(where: \.mayCrowd)
      return voice.inOrder
    }
    for position in places(of: courses) {
      let shares = courses.compactMap { course in
        share(at: position, of: course, isContinuous: voice.isContinuous)
      }.sorted()
      guard let low = shares.first, let high = shares.last else { continue }
      let median = shares[shares.count / 2] / 2 + shares[(shares.count - 1) / 2] / 2
      var sounding = Sounding(
        reference: PointReference(point: 0), position: position,
        pan: time.pan(at: position, turn: 0), share: median, timbre: .soft)
      if voice.isContinuous {
        sounding.ends = (low, high)
      } else {
        sounding.motif = [low, median, high]
      }
      voice.soundings.append(sounding)
    }
    voice.isInterval = true
    return voice.soundings.isEmpty ? nil : voice
  }

  /// Where the series have values, or as many places as can be told apart.
  private func places(of courses: [[Sounding]]) -> [Double] {
    let own = Set(courses.lazy.flatMap { $0.map(\.position) }).sorted()
    guard own.count > 60, let first = own.first, let last = own.last else { return own }
    return (0...60).map { first + (last - first) * Double($0) / 60 }
  }

  /// Between two data of a line what lies between their values.
  private func share(
    at position: Double, of course: [Sounding], isContinuous: Bool
  ) -> Double? {
    guard let after = course.firstIndex(where: { $0.position >= position }) else { return nil }
    let next = course[after]
    if next.position == position { return next.share }
    guard isContinuous, after > 0, let b = next.share, let a = course[after - 1].share else {
      return nil
    }
    let start = course[after - 1].position
    return a + (b - a) * (position - start) / (next.position - start)
  }
}
