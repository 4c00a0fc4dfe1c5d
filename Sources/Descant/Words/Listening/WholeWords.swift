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
  /// {x}, {y}: before a heat map's rows.
  var means: Phrase
  /// {axis}: what one of these is called.
  var mean: Phrase
  /// {time}: "12 s"; what follows on demand.
  var tour: Phrase
  /// {time}, {n}, {count}: of series that have nothing in common the first ones.
  var first: Phrase
}
