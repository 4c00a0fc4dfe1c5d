/// How high values lie, and which of two groups or of several lies higher.
struct LevelWords: Sendable {
  /// {median}, {range}: of a series that neither rises nor falls.
  var scattered: Phrase
  /// {aAt}, {a}, {bAt}, {b}: of two groups.
  var higher: Phrase
  /// As {higher}, with {times}: how many times the other's.
  var times: Phrase
  /// {text}: after one of them, where the middle halves of both share some values.
  var overlapping: Phrase
  /// {at}, {value}: where the other end is shared by many.
  var highest, lowest: Phrase
  /// {high}, {highAt}, {low}, {lowAt}: of correlations the strongest both ways; the places are pairs of names.
  var correlated: Phrase
  /// {high}, {highAt}.
  var correlatedUp: Phrase
  /// {k}, {n}: of a table with the same names along both sides, in how many rows each name goes most
  /// often with itself.
  var diagonal: Phrase
  /// {n}, {list}: of three heaps of points and more.
  var heaps: Phrase
  /// {n}.
  var heapCount: Phrase
  /// {count}, {x}, {xAt}, {y}, {yAt}: one of the list; after the first without the axes' names.
  var firstHeap, heap: Phrase
  /// {high}, {highAt}, {low}, {lowAt}: of two classes of boxes; {high} and {low} are ranges.
  var classes: Phrase
}
