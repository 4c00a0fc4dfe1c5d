/// A track's messages, put in order when it is written.
struct MIDITrack {
  private var messages: [(tick: Int, rank: Int, bytes: [UInt8])] = []

  init() {}

  /// The tones of one voice on one channel.
  init(_ tones: [SoundEvent], channel: UInt8, name: String) {
    if !name.isEmpty { add(at: 0, meta: 0x03, name) }
    add(at: 0, [0xC0 | channel, Self.program(tones.first?.timbre ?? .soft)])
    // Registered parameter 0: how far a bend reaches.
    for (control, value) in [(101, 0), (100, 0), (6, MIDIFile.bend), (38, 0)] {
      add(at: 0, [0xB0 | channel, UInt8(control), UInt8(value)])
    }
    let runs = Self.runs(of: tones)
    for (index, run) in runs.enumerated() {
      // A channel bends all its notes alike, so a note ends where the next begins.
      add(run, channel: channel, until: index + 1 < runs.count ? runs[index + 1][0].start : .max)
    }
  }

  /// Ticks and gaps on the drums' channel.
  init(noises: [SoundEvent], name: String) {
    add(at: 0, meta: 0x03, name)
    for (drum, events) in Dictionary(grouping: noises, by: Self.drum).sorted(by: { $0.key < $1.key }
    ) {
      let ordered = events.sorted { $0.start < $1.start }
      for (index, event) in ordered.enumerated() {
        let next = index + 1 < ordered.count ? ordered[index + 1].start : .max
        guard let ticks = Self.ticks(from: event.start, to: event.end, until: next) else {
          continue
        }
        add(at: ticks.lowerBound, [0x99, drum, 60], rank: 3)
        add(at: ticks.upperBound, [0x89, drum, 0], rank: 0)
      }
    }
  }

  private static func drum(of event: SoundEvent) -> UInt8 {
    switch event.kind {
    case .gap: 70  // maracas
    case .zero: 76  // wood block
    default: 37  // side stick
    }
  }

  /// A tick at least, and over before the next begins; nil where that begins in the same tick.
  ///
  /// A note that ends in the tick it begins in would never end: ends come first.
  private static func ticks(from start: Int, to end: Int, until next: Int) -> Range<Int>? {
    let first = max(0, MIDIFile.tick(start))
    let last = max(first + 1, MIDIFile.tick(min(end, next)))
    guard next == .max || MIDIFile.tick(next) > first else { return nil }
    return first..<(next == .max ? last : min(last, MIDIFile.tick(next)))
  }

  mutating func add(at tick: Int, _ bytes: [UInt8], rank: Int = 1) {
    messages.append((max(0, tick), rank, bytes))
  }

  mutating func add(at tick: Int, meta kind: UInt8, _ text: String) {
    let bytes = text.utf8(atMost: 2000)
    add(at: tick, [0xFF, kind] + Self.variable(bytes.count) + bytes)
  }

  /// Glides that follow each other sound as one note.
  private static func runs(of tones: [SoundEvent]) -> [[SoundEvent]] {
    var runs: [[SoundEvent]] = []
    for tone in tones {
      if tone.isJoined, runs.last?.last?.end == tone.start {
        runs[runs.count - 1].append(tone)
      } else {
        runs.append([tone])
      }
    }
    return runs
  }

  private mutating func add(_ run: [SoundEvent], channel: UInt8, until next: Int) {
    guard let first = run.first, let last = run.last, first.start < min(last.end, next),
      let ticks = Self.ticks(from: first.start, to: last.end, until: next)
    else { return }
    let heights = run.flatMap { [$0.pitch, $0.endPitch] }.compactMap { $0?.midi }
    let middle = ((heights.min() ?? 69) + (heights.max() ?? 69)) / 2
    let note = UInt8(min(max(middle.rounded(), 0), 127))
    let start = ticks.lowerBound
    add(at: start, [0xB0 | channel, 10, UInt8(min(max((first.pan + 1000) * 127 / 2000, 0), 127))])
    for event in run { addBends(event, from: Double(note), channel: channel) }
    add(at: start, [0x90 | channel, note, 88], rank: 3)
    add(at: ticks.upperBound, [0x80 | channel, note, 0], rank: 0)
  }

  /// Where the pitch stands, every 20 ms.
  private mutating func addBends(_ event: SoundEvent, from note: Double, channel: UInt8) {
    guard let pitch = event.pitch else { return }
    let isBent = event.endPitch != nil && event.endPitch != pitch
    let step = SoundClock.samples(0.02)
    for place in stride(from: 0, to: isBent ? max(1, event.length) : 1, by: step) {
      let share = Double(place) / Double(max(1, event.length))
      let height = pitch.midi + ((event.endPitch ?? pitch).midi - pitch.midi) * share
      let bend = (height - note) / Double(MIDIFile.bend) * 8192 + 8192
      let value = Int(min(max(bend.rounded(), 0), 16_383))
      add(
        at: MIDIFile.tick(event.start + place),
        [0xE0 | channel, UInt8(value & 0x7F), UInt8(value >> 7)], rank: 2)
    }
  }

  /// General MIDI's nearest instruments.
  private static func program(_ timbre: Timbre) -> UInt8 {
    switch timbre {
    case .soft: 79  // ocarina
    case .hollow: 71  // clarinet
    case .bright: 81  // saw lead
    case .bell: 14  // tubular bells
    case .reed: 68  // oboe
    case .softTremolo: 73  // flute
    case .hollowTremolo: 66  // tenor sax
    case .brightTremolo: 80  // square lead
    case .bellTremolo: 9  // glockenspiel
    case .reedTremolo: 69  // English horn
    }
  }

  /// In order of time; at one time notes end first, then bends, then notes begin.
  var bytes: [UInt8] {
    var out: [UInt8] = []
    var now = 0
    let order = messages.indices.sorted {
      (messages[$0].tick, messages[$0].rank, $0) < (messages[$1].tick, messages[$1].rank, $1)
    }
    for index in order {
      out += Self.variable(messages[index].tick - now) + messages[index].bytes
      now = messages[index].tick
    }
    return out + [0, 0xFF, 0x2F, 0]
  }

  /// Seven bits a byte, the highest first.
  private static func variable(_ number: Int) -> [UInt8] {
    var bytes = [UInt8(number & 0x7F)]
    var rest = number >> 7
    while rest > 0 {
      bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return bytes
  }
}
