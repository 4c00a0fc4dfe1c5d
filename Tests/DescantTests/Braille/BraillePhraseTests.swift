import Testing

@testable import Descant

@Suite("Readings of the program's own words")
struct BraillePhraseTests {
  /// Every phrase of a table, with a number in each of its places.
  private static func phrases(of value: Any, _ path: String) -> [(path: String, text: String)] {
    if let text = value as? String { return [(path, text)] }
    if let phrase = value as? Phrase {
      let pieces = phrase.pieces.map { piece in
        if case .text(let text) = piece { text } else { "7" }
      }
      return [(path, pieces.joined())]
    }
    return Mirror(reflecting: value).children.flatMap { child in
      phrases(of: child.value, path + "." + (child.label ?? ""))
    }
  }

  /// What is printed in no braille: how a finding was found, sounds, what sites say, patterns that are searched for.
  private static let unprinted = [
    "answers.qualities",
    "method", "code", "skip", "intervals.notes", "intervals.band", "intervals.silent",
    "panels.pitch", "panels.sidesPitch", "panels.sounds", "panels.zero",
  ]

  @Test("whatever the tables of a language can say has a reading", arguments: ["ja", "zh-Hans"])
  func isRead(tag: String) throws {
    let language = try #require(Language.all.first { $0.tag == tag })
    let code = try #require(BrailleCode.forLanguage(tag))
    let translator = BrailleTranslator(code)
    let figure = language.interface.figure
    var texts =
      Self.phrases(of: language.kinds, "kinds") + Self.phrases(of: language.joining, "joining")
      + Self.phrases(of: language.numbers, "numbers") + Self.phrases(of: language.names, "names")
      + Self.phrases(of: language.overview, "overview")
      + Self.phrases(of: language.facts, "facts")
      + Self.phrases(of: language.columns, "columns") + Self.phrases(of: language.titles, "titles")
      + Self.phrases(of: language.interface.table, "table")
      + Self.phrases(of: language.interface.tactile, "tactile")
      + Self.phrases(of: Array(language.units.values), "units")
      + [figure.features, figure.dataTable, figure.source, figure.sources, figure.licence].map {
        ("figure", $0)
      }
    for granularity in Granularity.allCases {
      let moments = [2024, 2025].map { CivilTime(year: $0).moment }
      texts += moments.map { ("dates", language.date($0, granularity)) }
    }
    #expect(texts.count > 500)
    let unread = texts.compactMap { path, text -> String? in
      guard !Self.unprinted.contains(where: path.contains) else { return nil }
      let words = translator.translate(text).unread
      return words.isEmpty ? nil : "\(path): \(text) – \(words.joined(separator: " "))"
    }
    #expect(unread.isEmpty, "\(unread.count):\n\(unread.joined(separator: "\n"))")
  }

  @Test(
    "readings stand apart as words do",
    arguments: [
      ("ja", "最大値は7（3月）", "さいだいちわ 7（3がつ）"),
      ("ja", "最も大きいのは7", "もっとも おおきいのわ 7"),
      ("ja", "Aの値が大きいほどBの値は小さい", "Aの あたいが おおきいほど Bの あたいわ ちいさい"),
    ])
  func areApart(code: String, text: String, kana: String) {
    #expect(BrailleTests.dots(text, code) == BrailleTests.dots(kana, code))
  }
}
