/// The key to the sound that all charts of a site share: what the help on listening tells in words, in
/// the order in which it tells it.
package struct SoundKey: Sendable {
  /// When each of the first sentences of the help is heard, in seconds.
  package private(set) var moments: [ClosedRange<Double>] = []
  private var events: [SoundEvent] = []
  private var now = SoundClock.samples(0.1)
  private let options: AudioOptions

  /// Between two sentences: a player may play on for a quarter of a second beyond the end of a link.
  private static let pause = SoundClock.samples(0.5)

  package init(_ options: AudioOptions) {
    self.options = options
    let (low, high) = (options.pitches.lowerBound, options.pitches.upperBound)
    func pitch(_ share: Double) -> Pitch { Pitch(midi: low + (high - low) * share) }
    tell { key in
      key.add(.note, 0.5, pitch(0), rest: 0.2)
      key.add(.note, 0.5, pitch(1))
    }
    tell { key in
      key.add(.glide, 1.2, pitch(0.2), to: pitch(0.8), pan: (-800, 800), rest: 0.3)
      for share in [0.3, 0.7, 0.5] { key.add(.note, 0.18, pitch(share), rest: 0.12) }
      key.now += SoundClock.samples(0.2)
      key.add(.note, 0.09, pitch(0.4))
      key.add(.note, 0.09, pitch(0.7))
    }
    tell { key in
      key.add(.gap, 0.12, rest: 0.3)
      for _ in 0..<2 { key.add(.tick, 0.03, rest: 0.25) }
    }
    tell { key in
      for timbre in Timbre.allCases where timbre.rawValue <= Timbre.softTremolo.rawValue {
        key.add(.note, 0.35, pitch(0.5), timbre: timbre, rest: 0.1)
      }
    }
    tell { key in
      let opening = SoundEvent.frame(.opening, at: key.now)
      key.now = (opening.last?.end ?? key.now) + SoundClock.samples(0.6)
      let closing = SoundEvent.frame(.closing, at: key.now)
      key.now = closing.last?.end ?? key.now
      key.events += opening + closing
    }
  }

  private mutating func tell(_ sentence: (inout SoundKey) -> Void) {
    let start = now
    sentence(&self)
    moments.append(SoundClock.seconds(start)...SoundClock.seconds(now))
    now += Self.pause
  }

  private mutating func add(
    _ kind: SoundEvent.Kind, _ seconds: Double, _ pitch: Pitch? = nil, to end: Pitch? = nil,
    pan: (Int, Int) = (0, 0), timbre: Timbre = .soft, rest: Double = 0
  ) {
    let length = SoundClock.samples(seconds)
    events.append(
      SoundEvent(
        kind, start: now, length: length, pitch: pitch, endPitch: end, pan: pan.0,
        endPan: pan.1, timbre: timbre))
    now += length + SoundClock.samples(rest)
  }

  /// In the format of the site's charts.
  package func file(titled title: String, in language: String) -> (ending: String, bytes: [UInt8]) {
    let recording = Passage(events: events, length: now).recording
    switch options.format {
    case .flac:
      let tags = AudioTags(title: title, language: language)
      return ("flac", FLACFile.bytes(of: recording, tags: tags.comments))
    case .wav: return ("wav", WAVFile.bytes(of: recording, markers: []))
    }
  }
}

extension SoundEvent {
  /// Two notes a fifth apart, above where data sound softest: rising where a chart begins, falling where
  /// it ends.
  static func frame(_ kind: Kind, at start: Int) -> [SoundEvent] {
    let pitches = [Pitch(midi: 76), Pitch(midi: 83)]
    let (first, second) = (SoundClock.samples(0.1), SoundClock.samples(0.15))
    let (one, other) =
      kind == .opening ? (pitches[0], pitches[1]) : (pitches[1], pitches[0])
    return [
      SoundEvent(kind, start: start, length: first, pitch: one, gain: 0.5),
      SoundEvent(kind, start: start + first, length: second, pitch: other, gain: 0.5),
    ]
  }
}
