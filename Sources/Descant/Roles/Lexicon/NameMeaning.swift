import Foundation

/// What words in a column's name say of its values: evidence, never proof.
package enum NameMeaning: String, Sendable, CaseIterable {
  /// Tells rows apart: "id", "code", "numéro".
  case identifier
  /// How often a row's combination occurs: "Freq", "Häufigkeit".
  case weight
  /// A number of things: "children", "visits".
  case count
  /// One thing per another, and shares: "rate", "percent".
  case rate
  /// Against a base, a scale of points, a place in a ranking.
  case index
  /// Answers on a scale: "rating", "satisfaction".
  case score
  /// Money for one of something: prices, wages.
  case price
  /// Money that flows, and all else that adds up over time.
  case flow
  /// What stands at a moment: people, debts.
  case stock
  /// Sums so far.
  case cumulative
  /// The size of a thing, which no sum means anything of: temperature, age, height.
  case extent
  /// From one moment to another, with a sign.
  case change
  /// The logarithm of a quantity.
  case logarithm
  /// How sure another column is.
  case uncertainty
  case lower, upper
  case latitude, longitude
  /// Whole numbers that stand for kinds: "group", "status".
  case group
  /// A column that says what happened to a case, which others may explain: "survived".
  case outcome
  /// When: parts of the calendar and the clock.
  case time
  /// A column that other columns depend on, and which depends on none: "sex", "treatment".
  case condition
  /// Of values, not of columns: a row that sums up others.
  case total
  /// Of values: outside a scale, "don't know".
  case outside

  // What follows is looked for by ``NameTokens/has(_:)``, and says nothing of the role alone.

  /// Of values: sums up others only where it is the whole value: "World" does, "World Bank" doesn't.
  case totalAlone
  /// The first and the last price of a day.
  case opening, closing
  /// In what other columns are measured, row by row.
  case unit
  /// Names an identifier even where values come again: keys of panels.
  case key
  /// Numbers what follows on each other, with or without a calendar.
  case step
  /// A part of the calendar that comes again, or a number that is no step.
  case recurring
  /// Says one thing for each of another, wherever it stands in a name.
  case ratio
  /// Says how much of a whole each is: "share", "percentage".
  case portion
  /// Says how often a row occurs, whatever else the table holds.
  case frequency
  /// Says whom a column counts, and nothing else: "women".
  case people
  /// A quantity that others explain, and one that explains others: which stands upright.
  case response, predictor
  /// What fields of knowledge measure, and what they explain it by.
  case effect, cause
  /// What somebody did to some and not to others, and what was measured before anything was done.
  case treatment, earlier
  /// How long until something happened or the watching ended, and which of both it was.
  case lifetime, event
  /// Tells that the watching ended, not that anything happened.
  case censoring
  /// The end is somebody's death; or may be: "status", beside how long each lived.
  case death, fate
  /// Of so many, so many; the others of them; and what makes one name of the other: "non-cases".
  case successes, trials, failures, negation
  /// Says nothing of what is measured, and of what series are.
  case vague, kind
  /// Where something points or comes from: the direction of a wind.
  case direction
  /// Joins the words of a name, and is no word of what it names.
  case joining

  /// Those that a name's reading says of its values.
  static let ofValues = Set(allCases.prefix { $0 != .totalAlone })
}

/// The words of one language for each meaning; a word may have several.
package struct Lexicon: Sendable {
  let language: String
  /// Whether a word counts at the end of a longer one: German compounds, and scripts without blanks.
  let matchesEndings: Bool
  /// Where the thing comes before what it is of: "taux de mortalité".
  let headIsFirst: Bool
  let words: [NameMeaning: Set<String>]

  /// Words are written in lower case, separated by commas.
  init(
    _ language: String, matchesEndings: Bool = false, headIsFirst: Bool = false,
    _ table: [NameMeaning: String], fields: [NameMeaning: String] = [:]
  ) {
    self.language = language
    self.matchesEndings = matchesEndings
    self.headIsFirst = headIsFirst
    words = table.merging(fields) { $0 + "," + $1 }.mapValues { list in
      Set(list.split(separator: ",").map { Self.plain(String($0)) })
    }
  }

  /// Lower case, without accents and blanks around: "Numéro " is "numero".
  static func plain(_ word: String) -> String {
    word.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil
    )
    .trimmingCharacters(in: .whitespaces)
  }
}
