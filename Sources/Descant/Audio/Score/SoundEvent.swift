/// The clock of every sound: samples of 1/24,000 s.
///
/// Integers, so nothing drifts or rounds twice. One of its own is that of a file, whose samples may
/// be fewer.
package struct SoundClock: Sendable {
  package static let rate = 24_000
  /// Samples a second.
  let rate: Int

  /// So many samples of the score's clock in this one's, to the nearest.
  func samples(_ count: Int) -> Int {
    rate == Self.rate ? count : (count * rate + Self.rate / 2) / Self.rate
  }

  /// An event of the score where it stands in this clock.
  func placed(_ event: SoundEvent) -> SoundEvent {
    guard rate != Self.rate else { return event }
    let end = samples(event.end)
    var event = event
    event.start = samples(event.start)
    event.length = end - event.start
    return event
  }

  package static func seconds(_ samples: Int) -> Double { Double(samples) / Double(rate) }

  /// The nearest sample; what is not finite or absurdly late is the beginning.
  static func samples(_ seconds: Double) -> Int {
    guard seconds.isFinite, abs(seconds) < 1e6 else { return 0 }
    return Int((seconds * Double(rate)).rounded())
  }
}

extension Pitch {
  /// In hertz.
  package var frequency: Double { 440 * PowersOfTwo.value(steps: steps - 69 * 4096) }
}

/// One thing that is heard.
///
/// The list of these is what files, captions and timeline are made of.
package struct SoundEvent: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A tone with a beginning and an end.
    case note
    /// The stretch from one datum to the next, without a break in phase.
    case glide
    /// A gridline passed.
    case tick
    /// Zero passed.
    case zero
    /// A soft noise: no data here.
    case gap
    case opening, closing
    /// The pitch of a value to compare with, before the first note.
    case reference
  }

  package var kind: Kind
  /// In samples, see ``SoundClock``.
  package var start: Int
  package var length: Int
  /// nil for noises.
  package var pitch: Pitch?
  /// Where a glide arrives.
  package var endPitch: Pitch?
  /// Thousandths: −1000 left, 0 middle, 1000 right.
  package var pan: Int
  package var endPan: Int
  package var timbre: Timbre
  /// Share of the standard level.
  package var gain: Double
  /// The datum it stands for.
  package var point: PointReference?
  /// Continues the glide before it.
  package var isJoined: Bool
  /// Below zero: the tone is rough.
  package var isBelow = false
  /// Which of ``SoundMapping/voices`` it belongs to.
  package var voice: Int?

  package init(
    _ kind: Kind, start: Int, length: Int, pitch: Pitch? = nil, endPitch: Pitch? = nil,
    pan: Int = 0, endPan: Int? = nil, timbre: Timbre = .soft, gain: Double = 1,
    point: PointReference? = nil, isJoined: Bool = false, voice: Int? = nil
  ) {
    self.kind = kind
    self.start = start
    self.length = length
    self.pitch = pitch
    self.endPitch = endPitch
    self.pan = pan
    self.endPan = endPan ?? pan
    self.timbre = timbre
    self.gain = gain
    self.point = point
    self.isJoined = isJoined
    self.voice = voice
  }

  package var end: Int { start + length }

  /// nil for noises.
  var highest: Pitch? { pitch.map { max($0, endPitch ?? $0) } }
  package var seconds: ClosedRange<Double> {
    SoundClock.seconds(start)...SoundClock.seconds(max(start, end))
  }
}
