/// A chart as sound: one list of events, from which files, captions, transcript and timeline are
/// written.
///
/// Nothing is computed twice, so they can't disagree.
package struct Score: Sendable {
  /// In the order of their start.
  package private(set) var events: [SoundEvent] = []
  /// In samples, see ``SoundClock``.
  package private(set) var length = 0
  package let mapping: SoundMapping
  package let transcript: [TranscriptEvent]
  package let options: AudioOptions
  /// Values that lie outside their axis, and so sound at its end.
  package let findings: [Finding]

  let plan: ReadingPlan
  /// All series at once, where one after another takes long.
  let quick: Passage?
  private let stretches: [PointReference: Range<Int>]

  /// `outliers` are data that stand out: in a crowd they are heard as notes of their own.
  package init(
    for chart: Chart, plan: ReadingPlan, options: AudioOptions = .standard,
    outliers: Set<PointReference> = []
  ) {
    var composer = Composer(chart: chart, options: options, outliers: outliers)
    composer.compose()
    events = composer.events.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    length = composer.length
    mapping = composer.mapping
    findings = composer.findings
    stretches = composer.stretches
    transcript = Transcript(of: composer, plan: plan, chart: chart).lines
    quick = composer.together
    self.plan = plan
    self.options = options
  }

  /// Seconds of the overview.
  package var duration: Double { SoundClock.seconds(length) }

  /// When a datum is heard in the overview, in seconds.
  package func time(of point: PointReference) -> ClosedRange<Double>? {
    stretches[point].map {
      SoundClock.seconds($0.lowerBound)...SoundClock.seconds($0.upperBound)
    }
  }

  /// The same with a little before and after: what a link plays, so that a turn is heard as one.
  package func passage(of point: PointReference) -> ClosedRange<Double>? {
    time(of: point).map { max(0, $0.lowerBound - 0.3)...min(duration, $0.upperBound + 0.3) }
  }
}

extension Score {
  /// How high each line of the transcript stands: the pitches of its data, in semitones, greater
  /// ones for greater values even where low sounds high.
  ///
  /// nil for lines without data that sound.
  package var heights: [ClosedRange<Double>?] {
    var byPoint: [PointReference: ClosedRange<Double>] = [:]
    let sign: Double = mapping.isInverted ? -1 : 1
    for event in events {
      guard let point = event.point, let pitch = event.pitch else { continue }
      let height = sign * pitch.midi
      let known = byPoint[point] ?? height...height
      byPoint[point] = min(known.lowerBound, height)...max(known.upperBound, height)
    }
    return transcript.map { line in
      guard case .node(let panel, let series, let node) = line.kind,
        plan.nodes.indices.contains(panel), plan.nodes[panel].indices.contains(series),
        plan.nodes[panel][series].indices.contains(node)
      else { return nil }
      let own = plan.nodes[panel][series][node].points.compactMap {
        byPoint[PointReference(panel: panel, series: series, point: $0)]
      }
      guard let low = own.map(\.lowerBound).min(), let high = own.map(\.upperBound).max() else {
        return nil
      }
      return low...high
    }
  }
}
