/// Sampled sound: 16-bit samples of one or two channels.
struct Recording: Sendable, Equatable {
  var channels: [[Int16]]
  /// Samples a second.
  var rate = SoundClock.rate

  var length: Int { channels.first?.count ?? 0 }
  var isStereo: Bool { channels.count == 2 }
}

extension Recording {
  /// The level of a sine of 1 kHz in the middle; others are as loud as it.
  static let standardLevel: Float = 0.16
  /// −3 dBFS.
  static let peak: Float = 0.7079
  /// Low bits that are left zero: rounding to the others is a noise of −71 dBFS.
  static let spareBits = 5
  /// Samples a second of sounds without high partials, each with the highest one that it holds: 5.3 and 7 kHz.
  static let lowRates: [(rate: Int, ceiling: Pitch)] = [
    (12_000, Pitch(midi: 112.1)), (16_000, Pitch(midi: 116.9)),
  ]

  /// Plays events.
  ///
  /// Two channels pan, one doesn't.
  init(of events: [SoundEvent], length: Int, isStereo: Bool) {
    let highest = events.compactMap(\.highest).max() ?? Pitch(steps: 0)
    let ensemble = Instrument.ensemble(highest: highest)
    let partials = events.compactMap { event in
      event.highest.map { $0.steps + ensemble[event.timbre.rawValue].reach }
    }
    let top = partials.max() ?? 0
    rate = Self.lowRates.first { top <= $0.ceiling.steps }?.rate ?? SoundClock.rate
    let clock = SoundClock(rate: rate)
    var mix = Mix(
      length: clock.samples(max(1, min(length, 24_000 * 3600))), isStereo: isStereo, clock)
    var waiting = events.map(clock.placed)[...]
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
  /// The left channel, or the only one; then the right one.
  private var samples: [Float]
  let length: Int
  let isStereo: Bool
  let clock: SoundClock

  init(length: Int, isStereo: Bool, _ clock: SoundClock) {
    samples = [Float](repeating: 0, count: isStereo ? 2 * length : length)
    self.length = length
    self.isStereo = isStereo
    self.clock = clock
  }

  /// One channel is as loud as the middle of two.
  static let middle = gains(pan: 0).left

  /// Each channel from its beginning; of one only, there is no right one.
  mutating func withChannels(
    _ body: (_ left: UnsafeMutablePointer<Float>, _ right: UnsafeMutablePointer<Float>?) -> Void
  ) {
    samples.withUnsafeMutableBufferPointer { samples in
      guard let left = samples.baseAddress else { return }
      body(left, isStereo ? left + length : nil)
    }
  }

  /// Equal power: the two gains' squares add up to one.
  ///
  /// `pan` in thousandths.
  static func gains(pan: Double) -> (left: Float, right: Float) {
    let turns = (min(max(pan, -1000), 1000) / 1000 + 1) / 8
    return (Float(Sine.cosine(turns: turns)), Float(Sine.value(turns: turns)))
  }

  /// Rounded half to even to the bits that are used; should more than −3 dBFS have come together, all of it is
  /// turned down alike.
  func finished() -> [[Int16]] {
    let full = Float(32_767 >> Recording.spareBits)
    return samples.withUnsafeBufferPointer { samples in
      let highest = Self.highest(samples)
      let scale = full * (highest > Recording.peak ? Recording.peak / highest : 1)
      return stride(from: 0, to: max(1, samples.count), by: max(1, length)).map { start in
        Self.rounded(UnsafeBufferPointer(rebasing: samples[start..<start + length]), scale)
      }
    }
  }

  /// Of numbers without sign the greatest has the greatest bits: so it is found by vectors.
  private static func highest(_ samples: UnsafeBufferPointer<Float>) -> Float {
    var highest: Int32 = 0
    for sample in samples {
      highest = max(highest, Int32(bitPattern: sample.bitPattern & 0x7FFF_FFFF))
    }
    return Float(bitPattern: UInt32(bitPattern: highest))
  }

  private static func rounded(_ channel: UnsafeBufferPointer<Float>, _ scale: Float) -> [Int16] {
    [Int16](unsafeUninitializedCapacity: channel.count) { out, used in
      guard let out = out.baseAddress, let samples = channel.baseAddress else { return }
      for place in 0..<channel.count {
        // Adding 1.5·2²³ leaves the rounded integer in the low bits, without a library call.
        let rounded = (samples[place] * scale + 12_582_912).bitPattern
        out[place] = Int16(truncatingIfNeeded: rounded &<< UInt32(Recording.spareBits))
      }
      used = channel.count
    }
  }
}
