/// Which data of a voice are heard, and when each begins.
///
/// True to position where that can be heard: data at one x are rolled 40 ms apart from low to high.
/// What would come too fast (or roll too far from its place) is grouped by slots of 140 ms, each
/// keeping its least and its greatest, in their order.
struct Onsets {
  struct Onset {
    var sounding: Sounding
    /// Samples after the voice's beginning.
    var time: Int
  }

  static let roll = SoundClock.rate * 40 / 1000
  static let slot = SoundClock.rate * 140 / 1000
  /// The shortest time from one knot of a glide to the next: a jump, but not a click.
  static let jump = SoundClock.rate * 10 / 1000
  /// How far from its true place a rolled note may sound.
  static let lateness = SoundClock.rate * 160 / 1000

  let length: Int
  /// A category's own time, within which its data may be rolled.
  let room: Int

  /// In the order of time, at least a roll (or a jump, in a glide) apart.
  func arrange(_ voice: Voice) -> [Onset] {
    let all = voice.soundings.map { Onset(sounding: $0, time: time(of: $0)) }
    if voice.isContinuous {
      let isDense = all.count > 2 * length / Self.slot
      return rolled(isDense ? grouped(all, keepsPlace: true) : all, by: Self.jump)
    }
    let free = rolled(all, by: Self.roll)
    let late = zip(free, all).reduce(0) { max($0, $1.0.time - $1.1.time) }
    if late <= max(Self.lateness, room - Self.roll) { return free }
    return rolled(grouped(all, keepsPlace: room > Self.slot), by: Self.roll)
  }

  /// Whether marks are so many that they would be late, or left out.
  func crowds(_ voice: Voice) -> Bool {
    guard voice.mayCrowd else { return false }
    let all = voice.soundings.filter { $0.share != nil }
      .map { Onset(sounding: $0, time: time(of: $0)) }
    let free = rolled(all, by: Self.roll)
    let late = zip(free, all).reduce(0) { max($0, $1.0.time - $1.1.time) }
    return late > max(Self.lateness, room - Self.roll)
  }

  func time(of sounding: Sounding) -> Int {
    Int((sounding.position * Double(length)).rounded())
  }

  private func rolled(_ onsets: [Onset], by step: Int) -> [Onset] {
    var earliest = 0
    var rolled = onsets
    for index in rolled.indices {
      rolled[index].time = max(rolled[index].time, earliest)
      earliest = rolled[index].time + step
    }
    return rolled
  }

  /// Of each slot with more than three data: the least and the greatest, and the ends of the whole.
  private func grouped(_ onsets: [Onset], keepsPlace: Bool) -> [Onset] {
    var kept: [Onset] = []
    var first = 0
    while first < onsets.count {
      let place = onsets[first].time / Self.slot
      var end = first
      while end < onsets.count, onsets[end].time / Self.slot == place { end += 1 }
      kept += pick(onsets[first..<end], in: place * Self.slot, of: onsets.count, keepsPlace)
      first = end
    }
    return kept
  }

  private func pick(
    _ group: ArraySlice<Onset>, in start: Int, of count: Int, _ keepsPlace: Bool
  ) -> [Onset] {
    guard group.count > 3 else { return Array(group) }
    let heard = group.indices.filter { group[$0].sounding.share != nil }
    // A slot that is mostly gap is a gap.
    guard heard.count * 2 > group.count else { return [group[group.startIndex]] }
    func low(_ i: Int) -> Double { group[i].sounding.lowShare ?? group[i].sounding.share ?? 0 }
    func high(_ i: Int) -> Double { group[i].sounding.share ?? 0 }
    var picked = Set<Int>()
    if let least = heard.min(by: { low($0) < low($1) }) { picked.insert(least) }
    if let greatest = heard.max(by: { high($0) < high($1) }) { picked.insert(greatest) }
    if keepsPlace {
      picked.formUnion([0, count - 1].filter(group.indices.contains))
      return picked.sorted().map { group[$0] }
    }
    return picked.sorted().enumerated().map { place, index in
      var onset = group[index]
      onset.time = start + place * Self.slot / 2
      return onset
    }
  }
}
