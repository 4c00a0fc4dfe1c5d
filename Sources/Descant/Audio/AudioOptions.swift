/// What an author may decide about a chart's sound.
///
/// The defaults need no decision.
package struct AudioOptions: Hashable, Sendable {
  package enum Format: String, Sendable, CaseIterable { case flac, wav }

  /// How several series share a file.
  package enum Arrangement: String, Sendable, CaseIterable { case sequence, together }

  /// The kinds of file a chart can have.
  package enum Part: String, Sendable, CaseIterable {
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

  package var isOn: Bool
  package var parts: [Part]
  package var format: Format
  /// Seconds that one series may take.
  package var seconds: ClosedRange<Double>
  /// MIDI note numbers of the lowest and the highest displayable value.
  package var pitches: ClosedRange<Double>
  /// Low values sound high: for depths, ranks, sizes.
  package var isInverted: Bool
  /// A short tone at the zero line or the lowest value before the first note.
  package var hasReferenceTone: Bool
  package var arrangement: Arrangement
  /// Whether a key that all charts of a site share stands for one of each chart's own; nil where that is
  /// the site's to say.
  package var sharesKey: Bool?

  package static let standard = AudioOptions()

  package init(
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
