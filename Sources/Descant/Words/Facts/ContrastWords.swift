/// What is said of factors: {what} is "the share of Agree", "the median" or an axis' title.
struct ContrastWords: Sendable {
  /// {name}.
  var shareOf: Phrase
  /// {name}: a column with its code, "default 1"; nil where the language says it as of all else.
  var shareWith: Phrase?
  var median: Phrase
  /// {what}, {low}, {lowAt}, {high}, {highAt}.
  var range: Phrase
  /// The same of two levels, between which nothing ranges.
  var rangeOfTwo: Phrase
  /// Of two levels, and of more: {what}, {aAt}, {bAt}, {groups}, {at}, {high}, {low}.
  var higher, extreme: Phrase
  /// Of two levels, the first of which is higher in one group alone: {what}, {aAt}, {bAt}, {at}, {high}, {low}, {elsewhere}.
  var reverses: Phrase
  /// Along levels in order: {what}, {from}, {fromAt}, {to}, {toAt}.
  var rises, falls: Phrase
  /// The same in several groups: {what}, {x}, {groups}; {at}, {from}, {to} of the one where it goes furthest.
  var risesWith, fallsWith: Phrase
  /// The same of two groups; nil where the language says it as of several.
  var higherOfTwo, extremeOfTwo, risesWithOfTwo, fallsWithOfTwo: Phrase?
  /// {what}, {list} of {low}, {lowName}, {high}, {highName}, {group}: of groups that do not agree; nil: of one of them.
  var each, eachOf: Phrase?
  /// {text}: after one of them.
  var unevenly: Phrase
  var both: Phrase
  /// {n}; {k} of {n}.
  var inAll, inSome: Phrase
  /// {low}, {lowAt}, {high}, {highAt}: of boxes whose middle halves all overlap.
  var overlapping: Phrase

  func groups(_ times: Int, of count: Int, _ language: Language) -> String {
    if times == count, count == 2 { return both() }
    guard times < count else { return inAll(["n": language.count(count)]) }
    return inSome(["k": language.number(Double(times)), "n": language.number(Double(count))])
  }
}
