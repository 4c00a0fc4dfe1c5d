/// The clock of every sound: samples of 1/24,000 s.
///
/// Integers, so nothing drifts or rounds twice. One of its own is that of a file, whose samples may
/// be fewer.
public struct SoundClock: Sendable {
  public static let rate = 24_000
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

  public static func seconds(_ samples: Int) -> Double { Double(samples) / Double(rate) }

  /// The nearest sample; what is not finite or absurdly late is the beginning.
  static func samples(_ seconds: Double) -> Int {
    guard seconds.isFinite, abs(seconds) < 1e6 else { return 0 }
    return Int((seconds * Double(rate)).rounded())
  }
}

extension Pitch {
  /// In hertz.
  public var frequency: Double { 440 * PowersOfTwo.value(steps: steps - 69 * 4096) }
}

/// One thing that is heard.
///
/// The list of these is what files, captions and timeline are made of.
public struct SoundEvent: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
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

  public var kind: Kind
  /// In samples, see ``SoundClock``.
  public var start: Int
  public var length: Int
  /// nil for noises.
  public var pitch: Pitch?
  /// Where a glide arrives.
  public var endPitch: Pitch?
  /// Thousandths: −1000 left, 0 middle, 1000 right.
  public var pan: Int
  public var endPan: Int
  public var timbre: Timbre
  /// Share of the standard level.
  public var gain: Double
  /// The datum it stands for.
  public var point: PointReference?
  /// Continues the glide before it.
  public var isJoined: Bool
  /// Below zero: the tone is rough.
  public var isBelow = false
  /// Which of ``SoundMapping/voices`` it belongs to.
  public var voice: Int?

  public init(
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

  public var end: Int { start + length }

  /// nil for noises.
  var highest: Pitch? { pitch.map { max($0, endPitch ?? $0) } }
  public var seconds: ClosedRange<Double> {
    SoundClock.seconds(start)...SoundClock.seconds(max(start, end))
  }
}
