/// How long each voice takes, and how many of them are the overview: the shape of the whole within
/// twelve seconds, and what has no room there on demand, in the same file.
///
/// | Voices | The overview | On demand |
/// | --- | --- | --- |
/// | one | its own time: 0.1 s a datum, 3 to 8 s | |
/// | several that have 1.25 s each | all of them, none longer than an equal share | |
/// | more, with what they are together: total, median, means | that | each, 1.5 s |
/// | more, with nothing in common | the first of them, as many as have 1.25 s each | the others, 1.5 s |
///
/// An author who asks for a length has it.
struct Pacing {
  /// Of each voice, in samples.
  private(set) var lengths: [Int] = []
  /// Before each voice, in samples.
  private(set) var pauses: [Int] = []
  /// How many voices, from the first one on, are the overview.
  private(set) var overview: Int

  static let most = SoundClock.samples(12)
  static let shortest = SoundClock.samples(1.25)
  static let tour = SoundClock.samples(1.5)
  static let pause = SoundClock.samples(0.7)
  static let panelPause = SoundClock.samples(1.2)
  /// Between rows, and where voices are short.
  static let shortPause = SoundClock.samples(0.3)
  /// Before what follows on demand.
  static let rest = SoundClock.samples(1.2)
  /// What the last note of a voice may sound beyond its time.
  static let tail = SoundClock.samples(0.2)
  /// What a crowd takes of the longest time: its trend comes after it.
  static let crowd = 0.7

  private let voices: [Voice]
  private let options: AudioOptions
  private let arrangement: SoundMapping.Arrangement
  /// What the frame leaves of the overview.
  private let room: Int
  /// How many voices stand for all.
  private var leads: Int { voices.prefix { $0.lead != nil }.count }

  init(
    _ voices: [Voice], options: AudioOptions, arrangement: SoundMapping.Arrangement, frame: Int
  ) {
    self.voices = voices
    self.options = options
    self.arrangement = arrangement
    room = Self.most - frame
    overview = voices.count
    guard arrangement != .together else {
      lengths = voices.map { _ in together }
      pauses = voices.map { _ in 0 }
      return
    }
    let isHeatMap = arrangement == .rows && leads > 0
    if isHeatMap || !fits(voices.count) {
      overview = leads > 0 ? leads : (1...voices.count).last(where: fits) ?? 1
    }
    lengths = voices.indices.map(length)
    pauses = voices.indices.map { pause(before: $0, of: overview) }
  }

  /// Whether the first so many have time enough.
  private func fits(_ count: Int) -> Bool {
    guard !isAsked || leads > 0 else { return true }
    return share(of: count) >= (0..<count).map { total(min(Self.shortest, own($0)), $0) }.max() ?? 0
  }

  /// An author's own lengths are kept.
  private var isAsked: Bool { options.seconds != AudioOptions.standard.seconds }

  /// What each of the first so many may take.
  private func share(of count: Int) -> Int {
    (room - (0..<count).reduce(0) { $0 + pause(before: $1, of: count) }) / max(1, count)
  }

  private func pause(before index: Int, of count: Int) -> Int {
    guard index > 0 else { return 0 }
    guard index != count else { return Self.rest }
    let (last, own) = (voices[index - 1], voices[index])
    let isLong = index < count && count <= 3
    if last.panel != own.panel { return isLong ? Self.panelPause : Self.panelPause / 2 }
    let isRow = arrangement == .rows && last.lead == nil && last.series == own.series
    return isRow || !isLong ? Self.shortPause : Self.pause
  }

  private func length(_ index: Int) -> Int {
    guard index < overview else { return isAsked ? own(index) : min(own(index), Self.tour) }
    guard !isAsked else { return own(index) }
    let share = share(of: overview)
    var length = min(own(index), share)
    // A crowd's trend takes more after a longer crowd.
    length -= max(0, total(length, index) - share)
    return length
  }

  /// With what sounds after it.
  private func total(_ length: Int, _ index: Int) -> Int {
    length
      + (voices[index].mayCrowd
        ? Cloud.pause(after: length) + Cloud.trend(after: length) : Self.tail)
  }

  /// What a voice takes alone: clamp(0.1 s a datum, 3 s, 8 s); rows of a heat map less.
  private func own(_ index: Int) -> Int {
    let voice = voices[index]
    let count = Double(voice.soundings.count)
    if arrangement == .rows, voice.lead == nil {
      return SoundClock.samples(min(max(0.09 * count, 0.8), 3))
    }
    let isCrowd = voice.mayCrowd && 0.1 * count > options.seconds.upperBound
    let most = options.seconds.upperBound * (isCrowd ? Self.crowd : 1)
    let each = voice.isBox ? 0.75 : voice.hasMotifs ? 0.5 : 0.1
    return SoundClock.samples(max(min(each * count, most), options.seconds.lowerBound))
  }

  private var together: Int { voices.indices.map(own).max() ?? 0 }
}
