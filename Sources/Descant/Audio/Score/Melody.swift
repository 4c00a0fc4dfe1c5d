/// What one voice sounds: its data's events, from the voice's own beginning.
struct Melody {
  private(set) var events: [SoundEvent] = []
  /// When each datum is heard, for links and the explorer: also for data that are left out.
  private(set) var stretches: [(reference: PointReference, start: Int, end: Int)] = []
  private(set) var sounded = 0
  private(set) var hasGaps = false

  /// The shortest note, the usual one, and how far one reaches into the next: while it fades.
  static let shortest = SoundClock.rate * 60 / 1000
  static let usual = SoundClock.rate * 180 / 1000
  static let overlap = Tone.release
  /// The last pitch of a glide stays this long.
  static let hold = SoundClock.rate * 100 / 1000
  /// How loud the ends of an interval are beside the line that they are of.
  static let aside = 0.35
  static let noise = SoundClock.rate * 120 / 1000
  static let tick = SoundClock.rate * 30 / 1000

  private let voice: Voice
  private let number: Int
  private let pitch: PitchScale
  private let onsets: [Onsets.Onset]
  private let length: Int

  init(_ voice: Voice, number: Int, pitch: PitchScale, onsets: Onsets) {
    self.voice = voice
    self.number = number
    self.pitch = pitch
    length = onsets.length
    self.onsets = onsets.arrange(voice)
    if voice.isContinuous { glides() } else { notes() }
    gaps()
    if pitch.spansZero { zeroes() }
    locate(with: onsets)
  }

  private func onset(after index: Int) -> Int? {
    onsets.indices.contains(index + 1) ? onsets[index + 1].time : nil
  }

  // MARK: Notes

  private mutating func notes() {
    for (index, onset) in onsets.enumerated() {
      guard let share = onset.sounding.share else { continue }
      sounded += 1
      if !onset.sounding.motif.isEmpty {
        motif(of: onset, step: motifStep(at: index))
        continue
      }
      let room = (self.onset(after: index) ?? .max / 2) - onset.time
      let longest = max(Self.shortest, min(Self.usual, room + Self.overlap))
      let length = onset.sounding.length ?? longest
      guard let low = onset.sounding.lowShare else {
        add(.note, onset, at: onset.time, length, share: share)
        continue
      }
      // A range: from its lower end to its upper one, both in the time of one note.
      add(.note, onset, at: onset.time, max(Self.shortest, length / 2), share: low)
      add(.note, onset, at: onset.time + length / 2, max(Self.shortest, length / 2), share: share)
    }
  }

  /// The notes of a box or an estimate follow one another from low to high, within its own time.
  private mutating func motif(of onset: Onsets.Onset, step: Int) {
    for (place, share) in onset.sounding.motif.enumerated() {
      let isLast = place + 1 == onset.sounding.motif.count
      let length = max(Self.shortest, isLast ? step + Self.overlap : step)
      add(.note, onset, at: onset.time + place * step, length, share: share)
    }
  }

  private func motifStep(at index: Int) -> Int {
    let room = (onset(after: index) ?? .max / 2) - onsets[index].time
    // One part of six is silence, so that boxes are told apart.
    return min(Self.usual * 2 / 3, room / (onsets[index].sounding.motif.count + 1))
  }

  private mutating func add(
    _ kind: SoundEvent.Kind, _ onset: Onsets.Onset, at time: Int, _ length: Int, share: Double
  ) {
    events.append(
      SoundEvent(
        kind, start: time, length: length, pitch: pitch.pitch(share: share),
        pan: onset.sounding.pan, timbre: onset.sounding.timbre, point: onset.sounding.reference,
        voice: number))
  }

  // MARK: Glides

  private mutating func glides() {
    sounded = onsets.count { $0.sounding.share != nil }
    glide(voice.isRange ? 0.7 : 1) { $0.share }
    if voice.isRange { glide(0.7) { $0.lowShare } }
    guard voice.isInterval else { return }
    glide(Self.aside) { $0.ends?.low }
    glide(Self.aside) { $0.ends?.high }
  }

  /// One event a datum: from it to the next one, the last of a run staying where it is.
  private mutating func glide(_ gain: Double, along share: (Sounding) -> Double?) {
    var isJoined = false
    for (index, onset) in onsets.enumerated() {
      guard let from = share(onset.sounding) else {
        isJoined = false
        continue
      }
      let next = onsets.indices.contains(index + 1) ? onsets[index + 1] : nil
      let to = next.flatMap { share($0.sounding) }
      let isLast = to == nil
      let length = isLast ? hold(from: onset, before: next) : (next?.time ?? 0) - onset.time
      var event = SoundEvent(
        .glide, start: onset.time, length: length, pitch: pitch.pitch(share: from),
        endPitch: pitch.pitch(share: to ?? from), pan: onset.sounding.pan,
        endPan: isLast ? nil : next?.sounding.pan, timbre: onset.sounding.timbre,
        point: onset.sounding.reference, isJoined: isJoined, voice: number)
      event.gain = gain
      events.append(event)
      isJoined = !isLast
    }
  }

  private func hold(from onset: Onsets.Onset, before gap: Onsets.Onset?) -> Int {
    guard let gap else { return Self.hold }
    return max(Onsets.jump, min(Self.hold, (gap.time - onset.time) / 2))
  }

  // MARK: Noises

  /// A soft noise for each run of gaps, in its middle if a glide is broken, else at each gap.
  private mutating func gaps() {
    var index = 0
    while index < onsets.count {
      guard onsets[index].sounding.share == nil else {
        index += 1
        continue
      }
      var end = index
      while end < onsets.count, onsets[end].sounding.share == nil { end += 1 }
      hasGaps = true
      if voice.isContinuous {
        addNoise(from: onsets[index], to: onsets[end - 1].time)
      } else {
        for place in index..<end { addNoise(from: onsets[place], to: onsets[place].time) }
      }
      index = end
    }
  }

  private mutating func addNoise(from first: Onsets.Onset, to last: Int) {
    let middle = (first.time + last) / 2
    let start = voice.isContinuous ? max(0, middle - Self.noise / 2) : middle
    events.append(
      SoundEvent(
        .gap, start: start, length: Self.noise, pan: first.sounding.pan,
        point: first.sounding.reference, voice: number))
  }

  private mutating func zeroes() {
    var before: (value: Double, time: Int, pan: Int)?
    for onset in onsets {
      guard let value = onset.sounding.value, onset.sounding.share != nil else {
        before = nil
        continue
      }
      if let last = before, (last.value < 0) != (value < 0) {
        let share = last.value / (last.value - value)
        let way = voice.isContinuous && share.isFinite ? min(max(share, 0), 1) : 1
        let time = last.time + Int((Double(onset.time - last.time) * way).rounded())
        events.append(
          SoundEvent(.zero, start: time, length: Self.tick, pan: onset.sounding.pan, voice: number))
      }
      before = (value, onset.time, onset.sounding.pan)
    }
  }

  // MARK: Stretches

  private mutating func locate(with timing: Onsets) {
    var heard: [PointReference: Int] = [:]
    for (index, onset) in onsets.enumerated() { heard[onset.sounding.reference] = index }
    for sounding in voice.soundings {
      let start: Int
      var end: Int
      if let index = heard[sounding.reference] {
        start = onsets[index].time
        let motif = sounding.motif.isEmpty ? nil : motifStep(at: index) * sounding.motif.count
        let usual = motif ?? sounding.length ?? Self.usual
        end = voice.isContinuous ? onset(after: index) ?? start + Self.hold : start + usual
      } else {
        start = timing.time(of: sounding)
        end = start + Onsets.slot / 2
      }
      end = max(end, start + Self.shortest)
      stretches.append((sounding.reference, start, end))
    }
  }
}
