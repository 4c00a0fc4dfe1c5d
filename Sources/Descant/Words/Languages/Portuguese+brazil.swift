extension Language {
  /// Portuguese as Brazil writes it, where that differs.
  static let brazilianPortuguese: Language = {
    var language = portuguese
    language.tag = "pt-BR"
    language.locale = .brazilianPortuguese
    language.pluralRules = PluralRules([
      .one: "i = 0..1", .many: "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
    ])
    language.kinds.pie = "gráfico de pizza"
    language.kinds.donut = "gráfico de rosca"
    language.kinds.box = "diagrama de caixa"
    language.numbers.magnitudes.words = [
      Magnitudes.Word(power: 12, word: Plural(one: "{n} trilhão", other: "{n} trilhões")),
      Magnitudes.Word(power: 9, word: Plural(one: "{n} bilhão", other: "{n} bilhões")),
      Magnitudes.Word(power: 6, word: Plural(one: "{n} milhão", other: "{n} milhões")),
    ]
    language.dates.firstDay = "1º"
    language.dates.quarters = ["1º", "2º", "3º", "4º"]
    language.dates.halves = ["1º", "2º"]
    language.dates.thirds = ["1º", "2º", "3º"]
    language.units = language.units.mapValues { $0.respelled("quilómetro", "quilômetro") }
    language.units["billion"] = Plural(one: "{n} bilhão", other: "{n} bilhões")
    language.facts.half.none = language.facts.half.none.brazilian
    language.facts.half.firstAndNever = language.facts.half.firstAndNever.brazilian
    language.facts.half.firstAndSomeNever = language.facts.half.firstAndSomeNever.brazilian
    language.facts.shape.method = language.facts.shape.method.brazilian
    language.facts.trend.method = "teste de Mann-Kendall, τ = {tau}, p {p}; inclinação de Theil-Sen"
    language.listening.tremolo = "{timbre} com trêmolo"
    language.listening.ticks = "cliques suaves marcam a grade do eixo «{x}»"
    language.columns.share = "Porcentagem"
    language.columns.link = "Link"
    language.interface.ways.appearance = "Aparência"
    language.interface.ways.section = "Nesta seção"
    language.interface.ways.filter = "Buscar um conjunto de dados"
    language.interface.ways.headingLink = "Link para este título"
    language.interface.explorer.turningPoint = "Próximo ponto de virada"
    language.interface.explorer.previousTurn = "Ponto de virada anterior"
    language.interface.explorer.moves = language.interface.explorer.moves.brazilian
    language.interface.explorer.buzz = language.interface.explorer.buzz.brazilian
    language.interface.tactile.box = language.interface.tactile.box.brazilian
    language.interface.tactile.wholeBox = language.interface.tactile.wholeBox.brazilian
    language.interface.howToRead.box = language.interface.howToRead.box.brazilian
    language.interface.howToRead.combined = language.interface.howToRead.combined.brazilian
    language.interface.page.about = "Sobre"
    language.interface.page.next = "Próximo"
    language.interface.page.search = "Buscar"
    language.interface.page.taskOpen = "A fazer"
    language.interface.page.missing = "Não estão neste site"
    language.interface.page.missingText = "Não foi possível mostrar estes arquivos:"
    language.interface.figure.download = "Baixar"
    language.interface.figure.downloads = "Downloads"
    language.interface.figure.listeningHelp = language.interface.figure.listeningHelp.map {
      $0.replacing("leitor de ecrã", with: "leitor de tela")
        .replacing("por baixo do leitor", with: "abaixo do player")
        .replacing("por baixo", with: "abaixo").replacing("a grelha", with: "a grade")
    }
    language.interface.table.share = "Porcentagem"
    language.reading.heading = "Como o arquivo foi lido"
    language.reading.sections = language.reading.sections.respelled("secção", "seção")
    language.reading.asItIs = "O arquivo é lido tal como está."
    language.reading.meanings.unreliable = "pouco confiável"
    language.reading.meanings.revised = "revisado"
    return language
  }()
}

extension String {
  /// As Brazil says it.
  fileprivate var brazilian: String {
    [
      ("mais de metade", "mais da metade"), ("pontos de viragem", "pontos de virada"),
      ("troço", "trecho"), ("da grelha", "da grade"), ("até aos", "até os"),
      ("invulgares", "incomuns"), ("partilham", "compartilham"),
    ].reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}

extension Phrase {
  fileprivate var brazilian: Phrase { Phrase(source.brazilian) }
}

extension FormatLocale {
  fileprivate static let brazilianPortuguese: FormatLocale = {
    var locale = portuguese
    locale.tag = "pt-BR"
    locale.thousands = "."
    locale.currencyPrefix = "R$\u{A0}"
    locale.currencySuffix = ""
    locale.shortDatePattern = "%-d de %b de %Y"
    locale.shortMonthYearPattern = "%b de %Y"
    locale.largeNumbers = [
      LargeNumber(1e6, "\u{A0}mi"), LargeNumber(1e9, "\u{A0}bi"), LargeNumber(1e12, "\u{A0}tri"),
    ]
    return locale
  }()
}
