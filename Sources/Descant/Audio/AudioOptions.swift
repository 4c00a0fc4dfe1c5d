/// What an author may decide about a chart's sound.
///
/// The defaults need no decision.
public struct AudioOptions: Hashable, Sendable {
  public enum Format: String, Sendable, CaseIterable { case flac, wav }

  /// How several series share a file.
  public enum Arrangement: String, Sendable, CaseIterable { case sequence, together }

  /// The kinds of file a chart can have.
  public enum Part: String, Sendable, CaseIterable {
    /// All series: what the player plays.
    case overview
    /// The same frames in MP4, for players that can't seek in bare FLAC and run no script.
    case seekable
    /// All series at once, when one after another takes long: the quick impression.
    case together
    /// One mono file a series, when there are several: only where asked for, as the whole holds them.
    case series
    /// The lowest pitch, the highest, each timbre.
    case legend
    /// One note a datum or interval, with silence after each, for links.
    case detailed
    case midi
  }

  public var isOn: Bool
  public var parts: [Part]
  public var format: Format
  /// Seconds that one series may take.
  public var seconds: ClosedRange<Double>
  /// MIDI note numbers of the lowest and the highest displayable value.
  public var pitches: ClosedRange<Double>
  /// Low values sound high: for depths, ranks, sizes.
  public var isInverted: Bool
  /// A short tone at the zero line or the lowest value before the first note.
  public var hasReferenceTone: Bool
  public var arrangement: Arrangement
  /// Whether a key that all charts of a site share stands for one of each chart's own; nil where that is
  /// the site's to say.
  public var sharesKey: Bool?

  public static let standard = AudioOptions()

  public init(
    isOn: Bool = true, parts: [Part] = [.overview, .together, .legend],
    format: Format = .flac,
    seconds: ClosedRange<Double> = 3...8, pitches: ClosedRange<Double> = 57...93,
    isInverted: Bool = false, hasReferenceTone: Bool = false, arrangement: Arrangement = .sequence
  ) {
    self.isOn = isOn
    self.parts = parts
    self.format = format
    self.seconds = seconds
    self.pitches = pitches
    self.isInverted = isInverted
    self.hasReferenceTone = hasReferenceTone
    self.arrangement = arrangement
  }
}
