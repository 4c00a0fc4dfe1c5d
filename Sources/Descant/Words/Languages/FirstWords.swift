/// What a person says first of a chart: how much is usual, which part is the largest, what goes together most often.
struct FirstWords: Sendable {
  /// {median}, {range}: of a distribution.
  var typical: Phrase
  /// {range}: of a distribution without a peak, and where what lies below or above it is rarer.
  var flat, flatAbove, flatBelow: Phrase
  /// {n}, {list}: the few that stand apart from all others.
  var farBelow, farAbove, farOff: Plural
  /// {to}: how far a tail reaches.
  var tailUp, tailDown: Phrase
  /// {median}, {low}, {lowAt}, {high}, {highAt}: of a series that scatters.
  var varies: Phrase
  /// {median}, {low}, {high}: where the ends are at many places.
  var variesWithin: Phrase
  /// {low}, {lowAt}, {high}, {highAt}: of one whose neighbours hang together and that ends where it began.
  var wanders: Phrase
  /// The same places, of one that is at another level in its second half.
  var swings: Phrase
  /// {value}: in the place of {median}, where a line in the drawing stands for the mean.
  var mean: Phrase?
  /// {cell}, {value}, {total}: of a table that counts.
  var common: Phrase
  /// {x}, {xRange}, {y}, {yRange}, {value}, {total}: the same of bins.
  var commonBins: Phrase
  /// {name}, {points}, {low}, {lowAt}, {high}, {highAt}: the part that is the largest of each whole.
  var partAlways: Phrase
  /// {name}, {points}: of most wholes; {list}: of the others.
  var partMostly, partly: Phrase
  /// {list} of {name}, {at}, {value}: of each whole its largest part.
  var parts, part: Phrase
  /// {up}, {down}: answers for and against; {list} of {a}, {b}, {at}.
  var sides, side: Phrase
  /// {a}, {times}, {b}: the highest and the next.
  var ahead: Phrase
  /// {points}, {x}, {xRange}, {y}, {yRange}.
  var places: Phrase
  /// {title}, {value}: the one that lies nowhere near them.
  var misplaced: Phrase
  /// {share}, {x}, {xRange}, {y}, {yRange}: where most of them are.
  var dense: Phrase
  /// {points}: of a plane.
  var clustered, even: Phrase
  /// {title}, {n}, {all}: rows without a group, and {share} of a sum.
  var unstated, unstatedShare: Phrase
  /// By which parts of their names answers are for something, against it or neither, in small letters; what is
  /// against holds the word of what is for: "disagree".
  var agreeing, disagreeing, neither: [String]
}
