/// Plays a note, or a run of glides as one tone: one phase, frequency straight in its logarithm.
enum Tone {
  /// Pitch, loudness and place are exact every 32 samples and straight between.
  static let block = 32
  static let attack = SoundClock.rate * 8 / 1000
  static let release = SoundClock.rate * 25 / 1000

  static func play(_ run: [SoundEvent], on instrument: Instrument, into mix: inout Mix) {
    guard let first = run.first, let last = run.last, first.pitch != nil else { return }
    let start = max(0, first.start)
    let end = min(last.end, mix.length)
    guard end - start > 2 else { return }
    let clock = mix.clock
    var wave = [Float](repeating: 0, count: end - start)
    sound(
      run, from: start, instrument.wave, steps: 0, clock, level: instrument.level, into: &wave)
    let recipe = instrument.recipe
    if recipe.strike > 0 {
      let strike = Float(recipe.strike)
      sound(
        run, from: start, .sine, steps: Recipe.strikeSteps, clock,
        level: { instrument.level(at: $0) * strike }, into: &wave)
    }
    shape(&wave, recipe, clock, isNote: first.kind == .note)
    for event in run where event.isBelow { roughen(&wave, event, from: start, clock) }
    place(wave, run, from: start, into: &mix)
  }

  /// Adds a wave along the run.
  ///
  /// The phase is an integer of 48 bits, so it never drifts.
  private static func sound(
    _ run: [SoundEvent], from start: Int, _ table: Wavetable, steps offset: Int,
    _ clock: SoundClock, level: (Int) -> Float, into wave: inout [Float]
  ) {
    var phase: UInt64 = 0
    // Where a block ends, the next one begins.
    func knot(_ steps: Int, _ event: SoundEvent) -> (level: Float, step: Int64) {
      (level(steps) * Float(event.gain), increment(steps + offset, clock))
    }
    var (now, next): ((level: Float, step: Int64), (level: Float, step: Int64)) = ((0, 0), (0, 0))
    wave.withUnsafeMutableBufferPointer { wave in
      table.samples.withUnsafeBufferPointer { table in
        guard let samples = wave.baseAddress, let table = table.baseAddress else { return }
        eachBlock(of: run, from: start, count: wave.count) { range, from, to, event in
          let isFirst = from == 0 || range.lowerBound == 0
          now = isFirst ? knot(event.between(from), event) : next
          next = event.isMoving ? knot(event.between(to), event) : now
          let (level0, rise) = (now.level, (next.level - now.level) / Float(range.count))
          var step = now.step
          let bend = (next.step - step) / Int64(range.count)
          let out = samples + range.lowerBound
          for place in 0..<Int32(range.count) {
            let index = Int(truncatingIfNeeded: phase &>> 36) & (Wavetable.size - 1)
            let share = Float(Int32(truncatingIfNeeded: phase &>> 12) & 0xFF_FFFF) * 0x1p-24
            let value = table[index] + (table[index &+ 1] - table[index]) * share
            out[Int(place)] += value * (level0 + rise * Float(place))
            phase &+= UInt64(bitPattern: step)
            step &+= bend
          }
        }
      }
    }
  }

  /// Calls back for each block: its samples, and where it begins and ends within its event.
  private static func eachBlock(
    of run: [SoundEvent], from start: Int, count: Int,
    _ body: (Range<Int>, _ from: Int, _ to: Int, SoundEvent) -> Void
  ) {
    for event in run {
      var place = max(0, event.start - start)
      let end = min(event.end - start, count)
      while place < end {
        let next = min(place + block, end)
        let begin = event.start - start
        body(place..<next, place - begin, next - begin, event)
        place = next
      }
    }
  }

  /// The phase's step per sample: 2⁴⁸ is a cycle.
  private static func increment(_ steps: Int, _ clock: SoundClock) -> Int64 {
    let frequency = 440 * PowersOfTwo.value(steps: steps - 69 * Pitch.stepsPerSemitone)
    return Int64((frequency * (0x1p48 / Double(clock.rate))).rounded())
  }

  // MARK: Envelope

  private static func shape(
    _ wave: inout [Float], _ recipe: Recipe, _ clock: SoundClock, isNote: Bool
  ) {
    if let tremolo = recipe.tremolo { tremble(&wave, tremolo, clock) }
    if recipe.isStruck, isNote { fade(&wave) }
    let attack = min(clock.samples(attack), wave.count / 3)
    let release = min(clock.samples(release), wave.count / 2)
    for (place, share) in Sine.rise(attack).enumerated() { wave[place] *= share }
    let last = wave.count - 1
    for (place, share) in Sine.rise(release).enumerated() { wave[last - place] *= share }
  }

  /// A struck note falls by 12 dB, as loud as others on the whole.
  private static func fade(_ wave: inout [Float]) {
    let factor = Float(Loudness.factor(decibels: -12 / Double(wave.count)))
    var level: Float = 1.65
    for place in wave.indices {
      wave[place] *= level
      level *= factor
    }
  }

  /// Too fast to be followed, too slow to be a tone: what is below zero growls.
  private static func roughen(
    _ wave: inout [Float], _ event: SoundEvent, from start: Int, _ clock: SoundClock
  ) {
    let rough = Recipe.rough
    let rate = rough.rate / Double(clock.rate)
    let edge = Double(clock.samples(attack))
    let first = max(0, event.start - start)
    let end = min(event.end - start, wave.count)
    for begin in stride(from: first, to: max(first, end), by: block) {
      let next = min(begin + block, end)
      let from = depth(begin), to = depth(next)
      for place in begin..<next {
        let share = Double(place - begin) / Double(next - begin)
        wave[place] *= Float(from + (to - from) * share)
      }
    }
    func depth(_ place: Int) -> Double {
      // It sets in and ends softly.
      let near = min(Double(place - first), Double(end - place)) / edge
      let wave = rough.depth * Sine.cosine(turns: Double(place - first) * rate)
      return 1 + min(1, max(0, near)) * (rough.level * (1 + wave) - 1)
    }
  }

  private static func tremble(
    _ wave: inout [Float], _ tremolo: Recipe.Tremolo, _ clock: SoundClock
  ) {
    let rate = tremolo.rate / Double(clock.rate)
    let level = Float(tremolo.level)
    let depth = Float(tremolo.depth) * level
    for start in stride(from: 0, to: wave.count, by: block) {
      let end = min(start + block, wave.count)
      let from = Float(Sine.cosine(turns: Double(start) * rate))
      let to = Float(Sine.cosine(turns: Double(end) * rate))
      for place in start..<end {
        let share = Float(place - start) / Float(end - start)
        wave[place] *= level + depth * (from + (to - from) * share)
      }
    }
  }

  // MARK: Place

  private static func place(
    _ wave: [Float], _ run: [SoundEvent], from start: Int, into mix: inout Mix
  ) {
    let level = Recording.standardLevel
    wave.withUnsafeBufferPointer { wave in
      guard let samples = wave.baseAddress else { return }
      mix.withChannels { left, right in
        guard let right else {
          return add(samples, count: wave.count, to: left + start, level * Mix.middle, rise: 0)
        }
        // Where a block ends, the next one begins.
        var end: (left: Float, right: Float) = (0, 0)
        eachBlock(of: run, from: start, count: wave.count) { range, from, to, event in
          let isFirst = from == 0 || range.lowerBound == 0
          let begin = isFirst ? Mix.gains(pan: event.pan(from)) : end
          end = event.pan == event.endPan ? begin : Mix.gains(pan: event.pan(to))
          let slope = level / Float(range.count)
          let (place, first) = (start + range.lowerBound, samples + range.lowerBound)
          add(
            first, count: range.count, to: left + place, begin.left * level,
            rise: (end.left - begin.left) * slope)
          add(
            first, count: range.count, to: right + place, begin.right * level,
            rise: (end.right - begin.right) * slope)
        }
      }
    }
  }

  /// Each sample by itself, so that they go by vectors.
  @inline(__always)
  private static func add(
    _ samples: UnsafePointer<Float>, count: Int, to mix: UnsafeMutablePointer<Float>,
    _ level: Float, rise: Float
  ) {
    for place in 0..<Int32(count) {
      mix[Int(place)] += samples[Int(place)] * (level + rise * Float(place))
    }
  }
}

extension SoundEvent {
  fileprivate var isMoving: Bool { endPitch.map { $0 != pitch } ?? false }

  /// The pitch in steps at a sample of the event.
  fileprivate func between(_ sample: Int) -> Int {
    guard let pitch else { return 0 }
    guard let endPitch, endPitch != pitch, length > 0 else { return pitch.steps }
    return pitch.steps + (endPitch.steps - pitch.steps) * sample / length
  }

  fileprivate func pan(_ sample: Int) -> Double {
    guard length > 0 else { return Double(pan) }
    return Double(pan) + Double(endPan - pan) * Double(sample) / Double(length)
  }
}
