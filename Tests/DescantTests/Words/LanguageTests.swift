import Testing

@testable import Descant

@Suite("Languages")
struct LanguageTests {
  /// Every phrase of a value, by its path.
  static func phrases(of value: Any, at path: String = "") -> [(path: String, phrase: Phrase)] {
    if let phrase = value as? Phrase { return [(path, phrase)] }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .dictionary, mirror.displayStyle != .collection else { return [] }
    return mirror.children.flatMap { child in
      phrases(of: child.value, at: path + "." + (child.label ?? ""))
    }
  }

  static func texts(of value: Any, at path: String = "") -> [(path: String, text: String)] {
    if let text = value as? String { return [(path, text)] }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .dictionary, mirror.displayStyle != .collection else { return [] }
    return mirror.children.flatMap { texts(of: $0.value, at: path + "." + ($0.label ?? "")) }
  }

  @Test("fill the same places in every phrase as English does", arguments: Language.all.map(\.tag))
  func samePlaces(tag: String) {
    let language = Language(tag: tag)
    let english = Dictionary(
      Self.phrases(of: Language.english).map { ($0.path, $0.phrase) },
      uniquingKeysWith: { a, _ in a })
    let own = Self.phrases(of: language)
    #expect(own.count > 150)
    for (path, phrase) in own {
      // Singular forms may leave the number out: "every year".
      let isForm = [".one", ".zero", ".two", ".many", ".some"].contains { path.hasSuffix($0) }
      let base = path.replacing(".some", with: "")
        .replacing(".one", with: ".other").replacing(".many", with: ".other")
      guard let expected = english[path] ?? english[base] else { continue }
      if isForm, phrase.slots.isEmpty || phrase.slots == ["n"] { continue }
      #expect(phrase.slots == expected.slots, "\(language.tag) \(path): \(phrase.source)")
    }
  }

  @Test("leave no word empty and no English behind", arguments: Language.all.map(\.tag))
  func complete(tag: String) {
    let language = Language(tag: tag)
    let mayBeEmpty = [".joining.space", ".locale.currencyPrefix", ".locale.currencySuffix"]
    for (inner, text) in Self.texts(of: language) {
      // A shared value is in a box of its own.
      let path = inner.replacing("._", with: ".").replacing(".box.value.", with: ".")
      if mayBeEmpty.contains(path) { continue }
      #expect(!text.isEmpty, "\(language.tag) \(path)")
    }
    for unit in Language.english.units.keys.sorted() {
      #expect(language.units[unit]?.other.slots == ["n"], "\(language.tag) \(unit)")
    }
    for name in Language.english.titles.operations.keys.sorted() {
      #expect(language.titles.operations[name] != nil, "\(language.tag) \(name)")
    }
    #expect(language.locale.months.count == 12 && language.locale.shortMonths.count == 12)
    #expect(language.locale.days.count == 7 && language.locale.shortDays.count == 7)
  }

  @Test(
    "are found by their tags, with the region's numbers",
    arguments: [
      ("en", "en", "1,234.5", 0), ("de", "de", "1.234,5", 0), ("de-CH", "de-CH", "1’234.5", 0),
      ("zh", "zh-Hans", "1,234.5", 0), ("zh_CN", "zh-Hans", "1,234.5", 0),
      ("zh-Hant", "en", "1,234.5", 1), ("pt-BR", "en", "1.234,5", 1), ("EN", "en", "1,234.5", 0),
      ("es", "es", "1234,5", 0), ("fr-FR", "fr-FR", "1\u{202F}234,5", 0),
      ("not a tag", "en", "1,234.5", 1), ("", "en", "1,234.5", 1), ("ar-EG", "en", "1,234.5", 1),
    ])
  func tags(tag: String, words: String, number: String, findings: Int) {
    let (language, found) = Language.nearest(to: tag)
    #expect(language.tag == words)
    #expect(language.isStandIn == (findings == 1 && words == "en" && tag.isLanguageTag))
    #expect(language.number(1234.5) == number)
    #expect(found.count == findings)
  }

  @Test(
    "change words as the ones beside them ask",
    arguments: [
      ("de", "steigt von 12 Schritte im Mai auf 30", "steigt von 12 Schritten im Mai auf 30"),
      ("de", "fällt von 1,5\u{A0}Millionen Einwohner", "fällt von 1,5\u{A0}Millionen Einwohnern"),
      ("de", "von 2 von −3\u{A0}Kilometer pro Stunde", "von 2 von −3\u{A0}Kilometern pro Stunde"),
      ("de", "liegt bei 178\u{A0}Millimeter", "liegt bei 178\u{A0}Millimetern"),
      ("de", "fällt von 1 Schritt auf 0", "fällt von 1 Schritt auf 0"),
      ("de", "fällt von 5 people auf 3 Geburten", "fällt von 5 people auf 3 Geburten"),
      ("de", "steigt von 20 Grad Celsius im Jahr 1990", "steigt von 20 Grad Celsius im Jahr 1990"),
      ("fr", "les valeurs de Année", "les valeurs d’Année"),
      ("fr", "celles de Heures, de Hauteur", "celles d’Heures, de Hauteur"),
      ("fr", "distribution de Le revenu et de Les prix", "distribution du revenu et des prix"),
      ("es", "Grecia y Irlanda, nieve y hielo", "Grecia e Irlanda, nieve y hielo"),
      ("es", "hoy a las 1:05, a las 11:05", "hoy a la 1:05, a las 11:05"),
      ("es", "hoy a las 1\u{A0}h", "hoy a la 1\u{A0}h"),
      ("en", "a hour", "a hour"),
    ])
  func euphony(tag: String, text: String, changed: String) {
    #expect(Language(tag: tag).euphonic(text) == changed)
  }
}
