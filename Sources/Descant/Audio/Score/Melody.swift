/// What one voice sounds: its data's events, from the voice's own beginning.
struct Melody {
  private(set) var events: [SoundEvent] = []
  /// When each datum is heard, for links and the explorer: also for data that are left out.
  private(set) var stretches: [(reference: PointReference, start: Int, end: Int)] = []
  private(set) var sounded = 0
  private(set) var hasGaps = false
  private(set) var isCloud = false

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
  /// Half of what a step takes: a jump, but not a click.
  static let halfStep = Onsets.jump / 2

  private let voice: Voice
  private let number: Int
  private let pitch: PitchScale
  private let onsets: [Onsets.Onset]
  private let length: Int

  init(
    _ voice: Voice, number: Int, pitch: PitchScale, onsets: Onsets,
    outliers: Set<PointReference> = []
  ) {
    self.voice = voice
    self.number = number
    self.pitch = pitch
    length = onsets.length
    if onsets.crowds(voice) {
      let cloud = Cloud(of: voice, onsets: onsets, outliers: outliers)
      self.onsets = cloud.onsets
      isCloud = true
      sing(cloud)
    } else {
      self.onsets = onsets.arrange(voice)
      if voice.isContinuous { glides() } else { notes() }
      gaps()
      if pitch.spansZero { zeroes() }
    }
    if voice.lead == nil { locate(with: onsets) }
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
    var event = SoundEvent(
      kind, start: time, length: length, pitch: pitch.pitch(share: share),
      pan: onset.sounding.pan, timbre: onset.sounding.timbre, point: point(of: onset),
      voice: number)
    event.isBelow = voice.zero?.isBelow(share) ?? false
    events.append(event)
  }

  private func point(of onset: Onsets.Onset) -> PointReference? {
    voice.lead == nil ? onset.sounding.reference : nil
  }

  // MARK: Clouds

  private mutating func sing(_ cloud: Cloud) {
    sounded = voice.soundings.count { $0.share != nil }
    for (onset, note) in zip(cloud.onsets, cloud.notes) {
      guard let share = onset.sounding.share else { continue }
      add(.note, onset, at: onset.time, note.length, share: share)
      events[events.count - 1].gain = note.gain
    }
    guard let trend = cloud.trend, let first = voice.soundings.first,
      let last = voice.soundings.last
    else { return }
    events.append(
      SoundEvent(
        .glide, start: length + Cloud.pause(after: length), length: Cloud.trend(after: length),
        pitch: pitch.pitch(share: trend.from), endPitch: pitch.pitch(share: trend.to),
        pan: first.pan, endPan: last.pan, timbre: voice.timbre, voice: number))
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

  /// From each datum to the next one, the last of a run staying where it is.
  private mutating func glide(_ gain: Double, along share: (Sounding) -> Double?) {
    var isJoined = false
    // Where the last leg ended: a step ends a little after its place.
    var now = 0
    for (index, onset) in onsets.enumerated() {
      guard let from = share(onset.sounding) else {
        isJoined = false
        continue
      }
      if !isJoined { now = onset.time }
      let next = onsets.indices.contains(index + 1) ? onsets[index + 1] : nil
      var legs: [Leg]
      if let next, let to = share(next.sounding) {
        legs = self.legs(from: onset, from, to: next, to, at: now)
      } else {
        let end = max(now, onset.time) + hold(from: onset, before: next)
        legs = [Leg(onset, from: now, to: end, from, from)]
      }
      legs = legs.flatMap(parted).filter { $0.end > $0.start }
      for leg in legs {
        add(leg, gain, isJoined: isJoined)
        isJoined = true
      }
      now = legs.last?.end ?? now
      if next.flatMap({ share($0.sounding) }) == nil { isJoined = false }
    }
  }

  /// A stretch of a glide, straight in pitch and place.
  private struct Leg {
    var onset: Onsets.Onset
    var start: Int
    var end: Int
    var from: Double
    var to: Double
    var pan: Int
    var endPan: Int

    init(_ onset: Onsets.Onset, from start: Int, to end: Int, _ from: Double, _ to: Double) {
      self.onset = onset
      (self.start, self.end, self.from, self.to) = (start, end, from, to)
      (pan, endPan) = (onset.sounding.pan, onset.sounding.pan)
    }
  }

  /// A slope, or a value, a step and the next value.
  private func legs(
    from onset: Onsets.Onset, _ from: Double, to next: Onsets.Onset, _ to: Double, at now: Int
  ) -> [Leg] {
    var legs = [Leg(onset, from: now, to: next.time, from, to)]
    if let step = voice.step, from != to {
      let change = onset.time + Int(Double(next.time - onset.time) * step)
      let start = max(now, change - Self.halfStep)
      let end = start + 2 * Self.halfStep
      legs = [
        Leg(onset, from: now, to: start, from, from), Leg(next, from: start, to: end, from, to),
        Leg(next, from: end, to: next.time, to, to),
      ]
    }
    let (pan, rise) = (onset.sounding.pan, next.sounding.pan - onset.sounding.pan)
    let length = max(1, next.time - onset.time)
    func place(_ time: Int) -> Int { pan + rise * (min(time, next.time) - onset.time) / length }
    for index in legs.indices {
      (legs[index].pan, legs[index].endPan) = (place(legs[index].start), place(legs[index].end))
    }
    return legs
  }

  /// Cut where it passes zero.
  private func parted(_ leg: Leg) -> [Leg] {
    guard let zero = voice.zero?.share, (leg.from - zero) * (leg.to - zero) < 0 else {
      return [leg]
    }
    let way = (zero - leg.from) / (leg.to - leg.from)
    let time = leg.start + Int((Double(leg.end - leg.start) * way).rounded())
    var (first, second) = (leg, leg)
    let pan = leg.pan + Int((Double(leg.endPan - leg.pan) * way).rounded())
    (first.end, first.to, first.endPan) = (time, zero, pan)
    (second.start, second.from, second.pan) = (time, zero, pan)
    return [first, second]
  }

  private mutating func add(_ leg: Leg, _ gain: Double, isJoined: Bool) {
    var event = SoundEvent(
      .glide, start: leg.start, length: leg.end - leg.start, pitch: pitch.pitch(share: leg.from),
      endPitch: pitch.pitch(share: leg.to), pan: leg.pan, endPan: leg.endPan,
      timbre: leg.onset.sounding.timbre, point: point(of: leg.onset), isJoined: isJoined,
      voice: number)
    event.gain = gain
    event.isBelow = voice.zero?.isBelow((leg.from + leg.to) / 2) ?? false
    events.append(event)
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
        let slope = voice.isContinuous && share.isFinite ? min(max(share, 0), 1) : 1
        let way = voice.step ?? slope
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
      var (start, end): (Int, Int)
      if let index = heard[sounding.reference] {
        start = onsets[index].time
        let motif = sounding.motif.isEmpty ? nil : motifStep(at: index) * sounding.motif.count
        let usual = motif ?? sounding.length ?? Self.usual
        end = voice.isContinuous ? onset(after: index) ?? start + Self.hold : start + usual
        if let step = voice.step { (start, end) = stepped(index, step, end) }
      } else {
        start = timing.time(of: sounding)
        end = start + Onsets.slot / 2
      }
      end = max(end, start + Self.shortest)
      stretches.append((sounding.reference, start, end))
    }
  }

  /// While a step's value holds: from the change before it to the change after it.
  private func stepped(_ index: Int, _ step: Double, _ end: Int) -> (start: Int, end: Int) {
    let time = onsets[index].time
    let before = onsets.indices.contains(index - 1) ? onsets[index - 1].time : time
    let after = onset(after: index) == nil ? end : time + Int(Double(end - time) * step)
    return (before + Int(Double(time - before) * step), max(after, time))
  }
}
