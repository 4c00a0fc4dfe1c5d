/// Which lines of a transcript are shown as captions: one at a time, no faster than people read.
///
/// What the chart is first, then whose data begin, then the highest and the lowest, both ends, turning
/// points, and whatever fits between. The transcript keeps all.
struct Captions {
  /// Characters a second that most people read along.
  static let pace = 20.0
  /// Seconds that even one word is shown.
  static let shortest = 1.0
  /// How long after its sound a caption may come, to let the one before it be read.
  static let lateness = 1.0
  /// Of the whole sound what its title and its axes may take at most.
  static let frame = 0.5

  struct Cue {
    var start: Double
    var end: Double
    var text: String
    var point: PointReference?

    /// How long it has to be shown, and a little more, as stamps are rounded.
    var need: Double {
      max(shortest, Double(text.unicodeScalars.count) / pace) + 0.002
    }
  }

  /// In the order of time.
  private(set) var cues: [Cue] = []
  private let duration: Double

  /// `lines` with their texts; `heights` are those of the data that sound.
  init(
    of lines: [(line: TranscriptEvent, text: String)], heights: [PointReference: Int],
    duration: Double
  ) {
    self.duration = duration
    let told = lines.filter { !$0.text.isEmpty }
    add(Self.title(told, duration))
    for cue in Self.heads(told) { add(cue) }
    let nodes = told.filter { if case .node = $0.line.kind { true } else { false } }
    for index in Self.ranked(nodes.map(\.line), heights) { add(Self.cue(nodes[index])) }
    for other in told where Self.isSignal(other.line) { add(Self.cue(other)) }
    for index in cues.indices {
      let next = cues.indices.contains(index + 1) ? cues[index + 1].start : duration
      let least = max(cues[index].end, cues[index].start + max(2, cues[index].need))
      cues[index].end = min(least, next)
    }
  }

  private static func cue(_ told: (line: TranscriptEvent, text: String)) -> Cue {
    Cue(start: told.line.start, end: told.line.end, text: told.text, point: told.line.point)
  }

  /// Where there is time to read it, and what is there already still can be read.
  private mutating func add(_ cue: Cue?) {
    guard var cue else { return }
    var (low, high) = (0, cues.count)
    while low < high {
      let middle = (low + high) / 2
      if cues[middle].start < cue.start { low = middle + 1 } else { high = middle }
    }
    if low > 0 {
      let free = cues[low - 1].start + cues[low - 1].need
      guard free - cue.start <= Self.lateness else { return }
      cue.start = max(cue.start, free)
    }
    let next = low < cues.count ? cues[low].start : duration
    guard next - cue.start >= cue.need else { return }
    cues.insert(cue, at: low)
  }

  /// The title and what is heard; the title alone where both take too long; as much of it as can be
  /// read where even that does.
  private static func title(
    _ told: [(line: TranscriptEvent, text: String)], _ duration: Double
  ) -> Cue? {
    let texts = [TranscriptEvent.Kind.title, .contents].compactMap { kind in
      told.first { $0.line.kind == kind }?.text
    }
    guard let title = texts.first else { return nil }
    let most = Int(duration * frame * pace)
    var text = texts.joined(separator: "\n")
    if text.unicodeScalars.count > most { text = title }
    if text.unicodeScalars.count > most {
      let words = text.unicodeScalars.prefix(max(0, most - 1))
      let cut = words.lastIndex(of: " ").map { words[..<$0] } ?? words
      text = String(String.UnicodeScalarView(cut)) + "…"
    }
    return Cue(start: 0, end: 0, text: text)
  }

  /// A panel and the voice that begins with it share a caption.
  private static func heads(_ told: [(line: TranscriptEvent, text: String)]) -> [Cue] {
    var heads: [Cue] = []
    for (line, text) in told {
      switch line.kind {
      case .panel, .voice:
        if let last = heads.indices.last, heads[last].start == line.start {
          heads[last].text += "\n" + text
        } else {
          heads.append(Cue(start: line.start, end: line.end, text: text))
        }
      default: continue
      }
    }
    return heads
  }

  private static func isSignal(_ line: TranscriptEvent) -> Bool {
    switch line.kind {
    case .opening, .reference, .closing: true
    case .title, .contents, .panel, .voice, .node: false
    }
  }

  /// Nodes by how much their caption is missed.
  private static func ranked(
    _ nodes: [TranscriptEvent], _ heights: [PointReference: Int]
  ) -> [Int] {
    let height = nodes.map { $0.point.flatMap { heights[$0] } }
    let (least, greatest) = (height.compactMap(\.self).min(), height.compactMap(\.self).max())
    let ranks = nodes.indices.map { place -> Int in
      guard let own = height[place] else { return 1 }
      if own == greatest || own == least { return 0 }
      if place == 0 || place == nodes.count - 1 { return 1 }
      guard let before = height[place - 1], let after = height[place + 1] else { return 2 }
      return (own > before) != (after > own) ? 2 : 3
    }
    return nodes.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }
}
