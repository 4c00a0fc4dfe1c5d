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
}

/// The words of one language for each meaning; a word may have several.
package struct Lexicon: Sendable {
  let language: String
  /// Whether a word counts at the end of a longer one: German compounds, and scripts without blanks.
  let matchesEndings: Bool
  let words: [NameMeaning: Set<String>]

  /// Words are written in lower case, separated by commas.
  init(_ language: String, matchesEndings: Bool = false, _ table: [NameMeaning: String]) {
    self.language = language
    self.matchesEndings = matchesEndings
    words = table.mapValues { list in
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

  static let all: [Lexicon] = [
    .english, .german, .french, .spanish, .chinese, .japanese, .korean,
  ]
}
