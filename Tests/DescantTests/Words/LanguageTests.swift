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

  /// What every phrase of that name is filled with, and English leaves to the words before it.
  static let mayName = ["ends": ["y"], "endsOfLeast": ["y"]]

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
      let extra = Self.mayName[String(path.split(separator: ".").last ?? "")] ?? []
      let slots = phrase.slots.filter { !extra.contains($0) || expected.slots.contains($0) }
      #expect(slots == expected.slots, "\(language.tag) \(path): \(phrase.source)")
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
      ("zh-Hant", "en", "1,234.5", 1), ("pt", "pt", "1\u{A0}234,5", 0),
      ("pt-BR", "pt-BR", "1.234,5", 0), ("pt_PT", "pt-PT", "1\u{A0}234,5", 0),
      ("it", "it", "1.234,5", 0), ("it-CH", "it-CH", "1’234.5", 0), ("nl", "en", "1.234,5", 1),
      ("en-GB", "en-GB", "1,234.5", 0), ("en-IN", "en-IN", "1,234.5", 0),
      ("EN", "en", "1,234.5", 0),
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
      ("es", "sube de 4\u{A0}% a 9,5\u{A0}%", "sube del 4\u{A0}% al 9,5\u{A0}%"),
      ("es", "de 0 a 12\u{A0}%, de 4 a 12 puntos", "del 0 al 12\u{A0}%, de 4 a 12 puntos"),
      ("es", "de 4\u{A0}% en 2001 a 9\u{A0}% de 12", "del 4\u{A0}% en 2001 al 9\u{A0}% de 12"),
      ("fr", "baisse environ en 2000, environ le 3 mai", "baisse vers 2000, vers le 3 mai"),
      ("pt", "de 1.º trimestre a 2.º semestre", "do 1.º trimestre ao 2.º semestre"),
      ("pt", "de 1º de janeiro a 3 de março", "de 1º de janeiro a 3 de março"),
      ("pt", "máximo em segunda-feira, em sábado", "máximo na segunda-feira, no sábado"),
      ("pt", "em dia 5, em 5 pontos", "no dia 5, em 5 pontos"),
      ("pt", "de a semana de 2 de maio a a semana", "da semana de 2 de maio à semana"),
      ("pt", "às 1:05, às 11:05", "à 1:05, às 11:05"),
      ("pt", "distribuição de Os preços e de As rendas", "distribuição dos preços e das rendas"),
      ("it", "sale da 4% a 9,5%, da 4 a 8", "sale dal 4% al 9,5%, da 4 a 8"),
      ("it", "da 0 a 12%, da 8% a 11%", "dallo 0 al 12%, dall’8% all’11%"),
      ("it", "il 8 marzo, il 11 marzo, il 18 marzo", "l’8 marzo, l’11 marzo, il 18 marzo"),
      ("it", "dal 8 maggio al 11 maggio", "dall’8 maggio all’11 maggio"),
      ("it", "Dal 11 maggio", "Dall’11 maggio"),
      ("it", "a aprile, a agosto, a alto", "ad aprile, ad agosto, a alto"),
      ("it", "il domenica, il lunedì", "la domenica, il lunedì"),
      ("it", "uva e erbe e pane", "uva ed erbe e pane"),
      ("it", "distribuzione di Il reddito e di Gli anni", "distribuzione del reddito e degli anni"),
      ("en", "rises about in 2000, about at 20", "rises in about 2000, at about 20"),
      ("de", "in allen 4 Jahre", "in allen 4 Jahren"),
      ("en", "a hour", "a hour"),
    ])
  func euphony(tag: String, text: String, changed: String) {
    #expect(Language(tag: tag).euphonic(text) == changed)
  }

  @Test("every language stands in each of the three lists, and regions only change words")
  func lists() {
    let tags = Set(Language.all.map { String($0.tag.prefix { $0 != "-" }) })
    #expect(Set(Idiom.all.map(\.tag)) == tags)
    #expect(Set(Lexicon.all.map(\.language)) == tags)
    for row in Language.regional {
      let base = Language(tag: String(row.language.tag.prefix(2)))
      let (own, words) = (Self.phrases(of: row.language), Self.phrases(of: base))
      #expect(own.map(\.path) == words.map(\.path))
      #expect(zip(own, words).allSatisfy { $0.phrase.slots == $1.phrase.slots })
      for region in row.regions {
        let language = Language(tag: "\(base.tag)-\(region)")
        #expect(language.kinds.pie == row.language.kinds.pie)
        #expect(language.units["km"] == row.language.units["km"])
      }
    }
  }

  @Test(
    "regions write their own way",
    arguments: [
      ("en", "kilometers", "December 2, 2024, at 3 PM", "45 percent"),
      ("en-GB", "kilometres", "2 December 2024 at 15:00", "45 per cent"),
      ("en-AU", "kilometres", "2 December 2024 at 15:00", "45 per cent"),
      ("en-CA", "kilometers", "December 2, 2024, at 3 PM", "45 percent"),
      ("pt", "quilómetros", "2 de dezembro de 2024 às 15\u{A0}h", "45 por cento"),
      ("pt-AO", "quilómetros", "2 de dezembro de 2024 às 15\u{A0}h", "45 por cento"),
      ("pt-BR", "quilômetros", "2 de dezembro de 2024 às 15\u{A0}h", "45 por cento"),
      ("it", "chilometri", "2 dicembre 2024 ore 15", "45 per cento"),
    ])
  func regions(tag: String, kilometres: String, hour: String, percent: String) {
    let language = Language(tag: tag)
    let moment = CivilTime(year: 2024, month: 12, day: 2, hour: 15).moment
    #expect(language.units["km"]?.other() == " " + kilometres)
    #expect(language.date(moment, .hour) == hour)
    #expect(language.numbers.percent(["n": "45"]) == percent)
  }
}
