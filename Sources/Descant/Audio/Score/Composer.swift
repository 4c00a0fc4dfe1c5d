/// Lays the voices of a chart along time, with their frame: earcons, ticks, pauses.
struct Composer {
  private(set) var events: [SoundEvent] = []
  private(set) var length = 0
  private(set) var stretches: [PointReference: Range<Int>] = [:]
  private(set) var sung: [SoundMapping.Voice] = []
  private(set) var hasGaps = false
  /// Data that stand out of their cloud.
  let outliers: Set<PointReference>
  let voices: [Voice]
  let options: AudioOptions
  let chart: Chart
  let pitch: PitchScale
  let time: TimeScale
  private let casting: Casting
  private let arrangement: SoundMapping.Arrangement
  /// Where the overview ends, and what follows is heard on demand.
  private var overview = 0

  static let opening = SoundClock.samples(0.05)
  static let leadIn = SoundClock.samples(0.7)
  static let reference = SoundClock.samples(0.6)
  static let ending = SoundClock.samples(0.35)
  /// The pause before the falling notes, and they.
  static let closing = ending + SoundClock.samples(0.45)
  /// More voices than this are left to words and table.
  static let voiceLimit = 100

  init(chart: Chart, options: AudioOptions, outliers: Set<PointReference> = []) {
    var options = options
    // A tone to compare with stands for one value, which each panel sounds elsewhere.
    if chart.hasOwnScales { options.hasReferenceTone = false }
    self.chart = chart
    self.options = options
    self.outliers = outliers
    time = TimeScale(for: chart)
    pitch = PitchScale(for: chart, options: options)
    var casting = Casting(chart: chart, time: time, pitch: pitch)
    // What all are at once comes before them, or not at all.
    voices = casting.voices().filter { $0.lead == nil || options.arrangement == .sequence }
    self.casting = casting
    arrangement =
      if voices.count < 2 { .single } else if voices.contains(where: { $0.row != nil }) {
        .rows
      } else { options.arrangement == .together ? .together : .sequence }
  }

  /// Where the first voice begins.
  var start: Int { Self.leadIn + (options.hasReferenceTone ? Self.reference : 0) }

  mutating func compose() {
    guard voices.contains(where: { $0.soundings.contains { $0.share != nil } }) else { return }
    events += SoundEvent.frame(.opening, at: Self.opening)
    if options.hasReferenceTone { addReference() }
    let pacing = Pacing(
      voices, options: options, arrangement: arrangement, frame: start + Self.closing)
    var end = start
    for (index, voice) in voices.enumerated() {
      if index == pacing.overview { end = close(after: end) }
      let now = arrangement == .together ? start : end + pacing.pauses[index]
      guard index < Self.voiceLimit else {
        sung.append(line(voice, from: end, to: end, sounded: 0))
        continue
      }
      end = max(end, sing(voice, number: index, at: now, length: pacing.lengths[index]))
    }
    length = close(after: end)
    if overview == 0 { overview = length }
  }

  /// The falling notes; the first of them end the overview.
  private mutating func close(after end: Int) -> Int {
    events += SoundEvent.frame(.closing, at: end + Self.ending)
    if overview == 0 { overview = end + Self.closing }
    return end + Self.closing
  }

  // MARK: Voices

  /// Adds a voice's events and returns when it has ended.
  private mutating func sing(_ voice: Voice, number: Int, at start: Int, length: Int) -> Int {
    let slot = time.slot.map { Int(Double(length) * $0) } ?? 0
    let melody = Melody(
      voice, number: number, pitch: pitch, onsets: Onsets(length: length, room: slot),
      outliers: outliers)
    var end = start + length
    let place = together(number)
    for event in melody.events {
      var event = event
      event.start += start
      if let place {
        event.pan = place
        event.endPan = place
        event.gain /= Double(voices.count).squareRoot()
      }
      end = max(end, event.end)
      events.append(event)
    }
    for stretch in melody.stretches {
      stretches[stretch.reference] = (start + stretch.start)..<(start + stretch.end)
    }
    if voice.lead != .rows, arrangement != .together || number == 0 {
      addTicks(from: start, length: length, number)
    }
    hasGaps = hasGaps || melody.hasGaps
    var line = line(voice, from: start, to: end, sounded: melody.sounded)
    line.isCloud = melody.isCloud
    sung.append(line)
    return end
  }

  /// Series at once stand side by side.
  private func together(_ number: Int) -> Int? {
    guard arrangement == .together else { return nil }
    return Int((1200 * Double(number) / Double(voices.count - 1)).rounded()) - 600
  }

  private func line(_ voice: Voice, from start: Int, to end: Int, sounded: Int)
    -> SoundMapping.Voice
  {
    SoundMapping.Voice(
      lead: voice.lead, panel: voice.panel, series: voice.series, row: voice.row,
      timbre: voice.timbre,
      isContinuous: voice.isContinuous, isRange: voice.isRange, isBox: voice.isBox,
      isInterval: voice.isInterval, isCloud: false, start: SoundClock.seconds(start),
      end: SoundClock.seconds(end), sounded: sounded,
      of: voice.soundings.count { $0.share != nil })
  }

  // MARK: Frame

  private var referenceValue: AxisValue {
    pitch.spansZero ? .number(0) : pitch.end(isHigh: pitch.meansLess)
  }

  private mutating func addReference() {
    guard let share = pitch.share(of: referenceValue) else { return }
    events.append(
      SoundEvent(
        .reference, start: Self.leadIn - SoundClock.samples(0.2), length: SoundClock.samples(0.4),
        pitch: pitch.pitch(share: share)))
  }

  /// Soft ticks at the gridlines; those closer than 80 ms to the one before are left out.
  private mutating func addTicks(from start: Int, length: Int, _ number: Int) {
    var last = Int.min / 2
    for line in time.gridlines {
      let place = Int((line.position * Double(length)).rounded())
      guard place - last >= SoundClock.samples(0.08) else { continue }
      last = place
      events.append(
        SoundEvent(
          .tick, start: start + place, length: Melody.tick,
          pan: together(number) == nil ? time.pan(at: line.position, turn: 0) : 0, voice: number))
    }
  }

  // MARK: The quick impression

  /// Longer than this, a sequence is no first impression.
  static let impression = SoundClock.samples(10)
  /// More lines than this at once are a blur.
  static let togetherLimit = 6

  /// All voices at once, where one after another takes long and they share their axes.
  var together: Passage? {
    guard arrangement == .sequence, options.parts.contains(.together), length > Self.impression,
      voices.count <= Self.togetherLimit, chart.panels.count == 1, voices[0].lead == nil
    else { return nil }
    var options = options
    options.arrangement = .together
    var composer = Composer(chart: chart, options: options)
    composer.compose()
    let events = composer.events.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    return Passage(events: events, length: composer.length)
  }

  // MARK: Facts

  var mapping: SoundMapping {
    SoundMapping(
      pitchAxis: pitch.source, lowest: pitch.end(isHigh: false), highest: pitch.end(isHigh: true),
      lowestPitch: pitch.lowestPitch, highestPitch: pitch.highestPitch,
      isInverted: pitch.meansLess, from: end(isLast: false), to: end(isLast: true),
      direction: time.direction,
      pan: arrangement == .together ? .bySeries : time.pan, arrangement: arrangement,
      voices: sung, ticks: time.gridlines.map(\.value), hasGaps: hasGaps,
      hasZeroCrossings: events.contains { $0.kind == .zero },
      hasValuesBelowZero: events.contains(where: \.isBelow),
      partsHighest: voices.count > 1
        ? casting.stack?.parts.numeric.map { .number($0.scale.end) } : nil,
      reference: options.hasReferenceTone ? referenceValue : nil,
      durationAxis: casting.durationAxis, timbreAxis: casting.timbreAxis,
      silentAxes: casting.silentAxes, overview: SoundClock.seconds(overview),
      seconds: SoundClock.seconds(length))
  }

  private func end(isLast: Bool) -> AxisValue {
    switch time.axis.kind {
    case .numeric(let numeric): .number(isLast ? numeric.scale.end : numeric.scale.start)
    case .categorical: .category((isLast ? time.order.last : time.order.first) ?? 0)
    }
  }

  var findings: [Finding] {
    casting.outside.prefix(20).map { reference in
      .warning(
        .audioOutOfRange,
        "point \(reference.point + 1) of \"\(chart.title)\" lies outside its axis",
        help: "widen the axis's domain so that it holds every value", at: nil)
    }
  }
}
