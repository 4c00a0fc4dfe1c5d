/// How many data at once are explained: what is heard before the series, and instead of too many points.
struct WholeWords: Sendable {
  /// Values below zero.
  var below: Phrase
  /// {points}: "2,000 points".
  var cloud: Phrase
  var trend: Phrase
  var total: Phrase
  /// {high}.
  var parts: Phrase
  /// Before many series.
  var band: Phrase
  /// What the series are together.
  var median: Phrase
  /// {series}: "5 series".
  var beyond: Phrase
}
