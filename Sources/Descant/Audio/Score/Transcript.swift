/// The lines of a transcript: what is heard when, at the grain of the reading plan.
struct Transcript {
  private(set) var lines: [TranscriptEvent] = []

  init(of composer: Composer, plan: ReadingPlan, chart: Chart) {
    let frame = composer.events
    guard !frame.isEmpty else { return }
    add(.title, at: 0)
    add(.contents, at: 0)
    add(.opening, over: frame.filter { $0.kind == .opening })
    add(.reference, over: frame.filter { $0.kind == .reference })
    for (index, voice) in composer.sung.enumerated() {
      let isNewPanel = index == 0 || composer.sung[index - 1].panel != voice.panel
      // The name of a voice begins with its panel's.
      let isNamed =
        composer.sung.count > 1 && voice.lead == nil && voice.row == nil
        && chart.panels[voice.panel].title != nil
      if chart.panels.count > 1, isNewPanel, !isNamed { add(.panel(voice.panel), at: voice.start) }
      if composer.sung.count > 1 { add(.voice(index), at: voice.start) }
      addNodes(of: index, composer, plan)
    }
    add(.closing, over: frame.filter { $0.kind == .closing }.suffix(2))
  }

  private mutating func add(
    _ kind: TranscriptEvent.Kind, at start: Double, to end: Double? = nil,
    point: PointReference? = nil
  ) {
    lines.append(
      TranscriptEvent(
        kind: kind, start: start, end: max(start, end ?? start), point: point))
  }

  private mutating func add(
    _ kind: TranscriptEvent.Kind, over events: some BidirectionalCollection<SoundEvent>
  ) {
    guard let first = events.first, let last = events.last else { return }
    add(kind, at: SoundClock.seconds(first.start), to: SoundClock.seconds(last.end))
  }

  /// A row of a heat map has the nodes whose data it sounds.
  private mutating func addNodes(of index: Int, _ composer: Composer, _ plan: ReadingPlan) {
    guard composer.voices.indices.contains(index), composer.sung[index].sounded > 0 else { return }
    let voice = composer.voices[index]
    guard voice.lead == nil else { return }
    guard plan.nodes.indices.contains(voice.panel),
      plan.nodes[voice.panel].indices.contains(voice.series)
    else { return }
    let own = Set(voice.soundings.map(\.reference.point))
    var found: [TranscriptEvent] = []
    for (place, node) in plan.nodes[voice.panel][voice.series].enumerated() {
      let spans = node.points.filter(own.contains).compactMap { point in
        composer.stretches[PointReference(panel: voice.panel, series: voice.series, point: point)]
      }
      guard let start = spans.map(\.lowerBound).min(), let end = spans.map(\.upperBound).max(),
        let first = node.points.first
      else { continue }
      found.append(
        TranscriptEvent(
          kind: .node(panel: voice.panel, series: voice.series, node: place),
          start: SoundClock.seconds(start), end: SoundClock.seconds(end),
          point: PointReference(panel: voice.panel, series: voice.series, point: first)))
    }
    lines += found.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}
