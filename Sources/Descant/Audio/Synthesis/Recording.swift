/// Sampled sound: 16-bit samples of one or two channels at ``SoundClock/rate``.
struct Recording: Sendable, Equatable {
  var channels: [[Int16]]

  var length: Int { channels.first?.count ?? 0 }
  var isStereo: Bool { channels.count == 2 }
}

extension Recording {
  /// The level of a sine of 1 kHz in the middle; others are as loud as it.
  static let standardLevel: Float = 0.16
  /// −3 dBFS.
  static let peak: Float = 0.7079

  /// Plays events.
  ///
  /// Two channels pan, one doesn't.
  init(of events: [SoundEvent], length: Int, isStereo: Bool) {
    let length = max(1, min(length, 24_000 * 3600))
    var mix = Mix(length: length, isStereo: isStereo)
    let highest = events.compactMap {
      max($0.pitch ?? Pitch(steps: 0), $0.endPitch ?? Pitch(steps: 0))
    }
    let ensemble = Instrument.ensemble(highest: highest.max() ?? Pitch(steps: 0))
    var waiting = events[...]
    while let event = waiting.popFirst() {
      switch event.kind {
      case .tick, .zero, .gap: Noise.play(event, into: &mix)
      case .note, .opening, .closing, .reference:
        Tone.play([event], on: ensemble[event.timbre.rawValue], into: &mix)
      case .glide:
        guard !event.isJoined else { continue }
        let run = [event] + waiting.chain(after: event)
        Tone.play(run, on: ensemble[event.timbre.rawValue], into: &mix)
      }
    }
    channels = mix.finished()
  }
}

extension ArraySlice<SoundEvent> {
  /// The glides that continue an event, in order.
  fileprivate func chain(after first: SoundEvent) -> [SoundEvent] {
    var chain: [SoundEvent] = []
    var (end, pitch) = (first.end, first.endPitch)
    for event in self where event.kind == .glide && event.voice == first.voice {
      guard event.start <= end else { break }
      guard event.isJoined, event.start == end, event.pitch == pitch else { continue }
      chain.append(event)
      (end, pitch) = (event.end, event.endPitch)
    }
    return chain
  }
}

/// The channels while they are being added up.
struct Mix {
  var left: [Float]
  var right: [Float]
  let isStereo: Bool

  init(length: Int, isStereo: Bool) {
    left = [Float](repeating: 0, count: length)
    right = isStereo ? left : []
    self.isStereo = isStereo
  }

  var length: Int { left.count }

  /// Equal power: the two gains' squares add up to one.
  ///
  /// `pan` in thousandths.
  static func gains(pan: Double) -> (left: Float, right: Float) {
    let turns = (min(max(pan, -1000), 1000) / 1000 + 1) / 8
    return (Float(Sine.cosine(turns: turns)), Float(Sine.value(turns: turns)))
  }

  /// Rounded half to even to 16 bits; should more than −3 dBFS have come together, all of it is
  /// turned down alike.
  func finished() -> [[Int16]] {
    let channels = isStereo ? [left, right] : [left]
    var highest: Float = 0
    for channel in channels { for sample in channel { highest = max(highest, abs(sample)) } }
    let scale = 32_767 * (highest > Recording.peak ? Recording.peak / highest : 1)
    return channels.map { channel in
      channel.map { sample in
        // Adding 1.5·2²³ leaves the rounded integer in the low bits, without a library call.
        Int16(truncatingIfNeeded: Int32(bitPattern: (sample * scale + 12_582_912).bitPattern))
      }
    }
  }
}
