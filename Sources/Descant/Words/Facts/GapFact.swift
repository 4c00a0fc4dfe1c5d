/// Where values are missing, as runs: cells without a value, and steps of the calendar without a row.
struct GapFact: Fact {
  enum Hole: Sendable {
    /// Points without a value.
    case empty(Range<Int>)
    /// Steps without a point.
    case absent(AbsentSteps.Run)

    var count: Int {
      switch self {
      case .empty(let places): places.count
      case .absent(let run): run.count
      }
    }

    /// The point that it begins at or after.
    fileprivate var place: Int {
      switch self {
      case .empty(let places): places.lowerBound
      case .absent(let run): run.before
      }
    }
  }

  private(set) var trace: Observations.Trace
  let holes: [Hole]

  static func facts(in data: Observations) -> [GapFact] {
    guard data.genre != .histogram else { return [] }
    let facts = data.told.compactMap { trace -> GapFact? in
      let absent = data.absentSteps(of: trace).map(Hole.absent)
      let empty = data.areNames ? trace.gaps.flatMap { $0.map { $0..<$0 + 1 } } : trace.gaps
      let holes = empty.map(Hole.empty) + absent
      guard !holes.isEmpty else { return nil }
      return GapFact(trace: trace, holes: holes.sorted { $0.place < $1.place })
    }
    // The same in all series is said once.
    guard facts.count > 1, facts.count == data.traces.count, let first = facts.first,
      facts.allSatisfy({ $0.places == first.places })
    else { return facts }
    var common = first
    common.trace.name = nil
    return [common]
  }

  private var places: [[Double]] {
    holes.map { hole in
      switch hole {
      case .empty(let places): [Double(places.lowerBound), Double(places.upperBound)]
      case .absent(let run): [run.first, run.last, 0]
      }
    }
  }

  var kind: Feature.Kind { .gap }

  /// Empty points themselves, and the neighbours of absent ones.
  var evidence: [PointReference] {
    let places = holes.flatMap { hole in
      switch hole {
      case .empty(let places): Array(places)
      case .absent(let run): [run.before, run.before + 1]
      }
    }
    return places.map {
      PointReference(panel: trace.panel, series: trace.series, point: $0)
    }
  }

  func clause(_ narrator: Narrator) -> String {
    narrator.told(text(narrator), of: trace)
  }

  /// "no data for 1943 and 1944".
  func text(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.gap
    let areNames = narrator.data.areNames
    let areSingle = holes.count <= (areNames ? 5 : 8) && holes.allSatisfy { $0.count == 1 }
    if holes.count <= 3 || areSingle {
      return words.places(["places": narrator.language.list(holes.map { span($0, narrator) })])
    }
    if areNames { return narrator.language.text(words.several, count: holes.count) }
    let longest = holes.max { $0.count < $1.count } ?? holes[0]
    return words.many([
      "values": narrator.language.text(words.values, count: holes.reduce(0) { $0 + $1.count }),
      "longest": span(longest, narrator),
    ])
  }

  private func span(_ hole: Hole, _ narrator: Narrator) -> String {
    switch hole {
    case .empty(let places): return narrator.span(narrator.points(of: trace)[places])
    case .absent(let run):
      let (speaker, axis) = (narrator.speaker, narrator.xAxis)
      let (first, last) = (AxisValue.number(run.first), AxisValue.number(run.last))
      if run.count > 2 { return speaker.range(first, last, on: axis, .written) }
      let ends = [first, last].prefix(run.count).map { speaker.value($0, on: axis, .written) }
      return narrator.language.list(Array(ends))
    }
  }
}

extension Observations {
  /// Whether places are names that follow each other in no order of their own: none is between two.
  fileprivate var areNames: Bool { genre != .sequence && chart.xAxis.categorical != nil }

  /// Steps without a row, by places of points; none where a missing row means a count of zero.
  fileprivate func absentSteps(of trace: Trace) -> [AbsentSteps.Run] {
    guard genre == .sequence, !measure.countsRecords else { return [] }
    let points = chart.panels[trace.panel].series[trace.series].points
    let xs = points.compactMap(\.x.number)
    guard xs.count == points.count, zip(xs, xs.dropFirst()).allSatisfy({ $0 < $1 })
    else { return [] }
    return AbsentSteps(xs, axis: chart.xAxis).runs
  }
}

struct GapWords: Sendable {
  /// "no data for {places}".
  var places: Phrase
  /// {values}, {longest}.
  var many: Phrase
  var values: Plural
  /// Of names too many to list.
  var several: Plural
}
