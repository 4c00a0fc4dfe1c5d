/// What only summaries say, and the words by which a title says it already.
struct SummaryWords: Sendable {
  /// {text}: how a series goes; {from}, {fromAt}, {to}, {toAt}.
  var ends: Phrase
  /// {name}, {text}: of one of several what it does; nil where that takes a colon.
  var does: Phrase?
  /// {text}: of a single one what it does, where a sentence needs a subject; nil where it needs none.
  var alone: Phrase?
  /// {text}: what the sum of a stack does; nil where that takes a colon.
  var whole: Phrase?
  /// How a message that begins without its subject gets one; nil where sentences need none.
  var openings: Openings?
  /// {low}, {lowAt}, {high}, {highAt}.
  var range: Phrase
  /// {title}, {high}, {highAt}, {low}, {lowAt}: of one of two measures; nil: its name, and ``range`` after a colon.
  var rangeOf: Phrase?
  /// {a}, {from}, {fromAt}, {to}, {toAt}: the one of several that moves furthest.
  var risesMost, fallsMost: Phrase
  /// {up}, {down}, {n}: of so many series, from the first value to the last.
  var upAndDown: Phrase
  /// {n} series, as {up} and {down} are filled; nil: the number alone.
  var counted: Phrase?
  /// As {up} where all do.
  var allEndHigher, allEndLower: Phrase
  /// {names}: one or two that do, where all others don't.
  var onlyHigher, onlyLower: Plural
  /// {text}, {name}, {share}: of panels with scales of their own the one that grows most.
  var mostUp: Phrase
  /// Words of titles, in small letters.
  var rising, falling, comparing: [String]
  /// {n}, {things}: "985 cars"; nil where they are called values.
  var things: Phrase?
  /// {text}: which sum of a stack is highest; nil: after a colon.
  var wholeRanked: Phrase?
  /// As ``risesMost`` and ``fallsMost``, of two; nil where the language says it as of several.
  var risesMore, fallsMore: Phrase?
  /// Which capitals are those of titles; nil where titles have none but names', or each noun has one.
  var nouns: NounWords?
  /// What each sentence names as its subject; nil where names may stand alone.
  var subjects: SubjectWords?
}
