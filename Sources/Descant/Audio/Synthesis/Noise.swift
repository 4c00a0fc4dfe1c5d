/// Sounds without pitch: ticks, zero crossings, gaps.
///
/// The same samples every time.
enum Noise {
  static func play(_ event: SoundEvent, into mix: inout Mix) {
    let start = max(0, event.start)
    let end = min(event.end, mix.length)
    guard end > start else { return }
    let samples = colour(event.kind, mix.clock, count: end - start)
    let (left, right) = mix.isStereo ? Mix.gains(pan: Double(event.pan)) : (Mix.middle, 0)
    mix.withChannels { first, second in
      for place in samples.indices {
        first[start + place] += samples[place] * left
        second?[start + place] += samples[place] * right
      }
    }
  }

  private static func colour(
    _ kind: SoundEvent.Kind, _ clock: SoundClock, count: Int
  ) -> [Float] {
    // With fewer samples a second as much noise below the same cut-off.
    let share = (Float(clock.rate) / Float(SoundClock.rate)).squareRoot()
    return switch kind {
    case .gap: soft(count, low: cut(0.1, clock), level: 0.35 * share)
    case .zero: decaying(filtered(count, low: cut(0.25, clock)), level: 0.4 * share, clock)
    default: decaying(bright(count), level: 0.05 * share, clock)
    }
  }

  /// The share of each sample that a pole lets through, for the same cut-off: what it keeps is kept for longer.
  private static func cut(_ share: Float, _ clock: SoundClock) -> Float {
    let kept = 1 - share
    return switch clock.rate {
    case 12_000: 1 - kept * kept
    case 16_000: 1 - kept * kept.squareRoot()
    default: share
    }
  }

  /// White noise of −1…1: a linear congruence, the numbers of Knuth's MMIX.
  private static func white(_ count: Int) -> [Float] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Float(Int32(truncatingIfNeeded: state >> 32)) * 0x1p-31
    }
  }

  /// Only what is high: differences of differences.
  private static func bright(_ count: Int) -> [Float] {
    let noise = white(count + 2)
    return (0..<count).map { noise[$0 + 2] - 2 * noise[$0 + 1] + noise[$0] }
  }

  /// Only what is low, twice through one pole.
  private static func filtered(_ count: Int, low share: Float) -> [Float] {
    var (first, second): (Float, Float) = (0, 0)
    return white(count).map { sample in
      first += (sample - first) * share
      second += (first - second) * share
      return second
    }
  }

  private static func decaying(
    _ samples: [Float], level: Float, _ clock: SoundClock
  ) -> [Float] {
    let count = Double(samples.count)
    let attack = Float(clock.samples(24))
    return samples.enumerated().map { place, sample in
      let left = Float(1 - Double(place) / count)
      let begun = min(1, Float(place) / attack)
      return sample * level * left * left * left * begun
    }
  }

  private static func soft(_ count: Int, low share: Float, level: Float) -> [Float] {
    filtered(count, low: share).enumerated().map { place, sample in
      let turns = Double(place) / Double(count)
      return sample * level * Float(0.5 - 0.5 * Sine.cosine(turns: turns))
    }
  }
}
