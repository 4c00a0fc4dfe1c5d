/// A counted noun; a round million takes "de" before it.
private func noun(_ one: String, _ other: String) -> Plural {
  Plural(one: Phrase("{n} \(one)"), many: Phrase("{n} de \(other)"), other: Phrase("{n} \(other)"))
}

/// How quarters, halves and thirds of a year begin, in Portugal and in Brazil.
private let ordinals = ["1", "2", "3", "4"].flatMap { number in
  [".º trim", ".º sem", ".º quad", "º trim", "º sem", "º quad"].map { number + $0 }
}

extension Language {
  /// As Portugal writes it; `brazilianPortuguese` differs in some words.
  public static let portuguese = Language(
    tag: "pt", locale: .portuguese,
    minimumGroupingDigits: 1,
    pluralRules: PluralRules([
      .one: "i = 1 and v = 0",
      .many: "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
    ]),
    kinds: KindWords(
      bar: "gráfico de barras", line: "gráfico de linhas", area: "gráfico de áreas",
      scatter: "gráfico de dispersão", pie: "gráfico circular", donut: "gráfico em anel",
      histogram: "histograma", heatMap: "mapa de calor", strip: "gráfico de pontos",
      range: "gráfico de amplitudes", box: "diagrama de extremos e quartis",
      interval: "gráfico de intervalos", text: "gráfico de texto",
      combined: "gráfico combinado"),
    roles: RoleWords(
      series: "série", gap: "lacuna", interval: "intervalo", panel: "painel", note: "nota",
      dataPoint: "ponto de dados", bar: "barra", slice: "setor", cell: "célula",
      rangeBar: "amplitude", box: "caixa", text: "texto"),
    joining: JoiningWords(
      pair: "{a} e {b}", lastPair: "{a} e {b}", comma: ", ", listComma: ", ",
      range: "de {a} a {b}",
      nameComma: ", ", quoted: "«{text}»", semicolon: "; ", subject: "{name}: {text}",
      fullStop: ".", space: " ", per: "{a} por {b}", aside: " ({text})",
      afterKind: ": ",
      dateRange: "de {a} a {b}",
      timeRange: "de {a} até {b}",
      euphony: [
        Euphony(word: " em ", changed: " no ", starts: ["dia ", "sábado", "domingo"]),
        Euphony(
          word: " em ", changed: " na ",
          starts: ["segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira"]),
        Euphony(word: " de ", changed: " do ", starts: ordinals + ["dia "]),
        Euphony(word: " a ", changed: " ao ", starts: ordinals + ["dia "]),
        Euphony(word: " de a ", changed: " da ", starts: ["semana"]),
        Euphony(word: " a a ", changed: " à ", starts: ["semana"]),
        Euphony(word: " às ", changed: " à ", starts: ["1:", "1\u{A0}"]),
        Euphony(word: " de Os ", changed: " dos "),
        Euphony(word: " de As ", changed: " das "),
        Euphony(word: " em Os ", changed: " nos "),
        Euphony(word: " em As ", changed: " nas "),
      ]),
    numbers: NumberWords(
      plus: "mais {n}", minus: "menos {n}", withUnit: "{n} {unit}", percent: "{n} por cento",
      percentSign: "{n}%",
      percentagePoints: noun("ponto percentual", "pontos percentuais"),
      unknown: "desconhecido",
      magnitudes: Magnitudes(
        [
          (12, Plural(one: "{n} bilião", other: "{n} biliões")),
          (9, Plural(one: "mil milhões", other: "{n} mil milhões")),
          (6, Plural(one: "{n} milhão", other: "{n} milhões")),
        ], withUnit: "{n} de {unit}")),
    dates: DateWords(
      year: "%Y", half: "%h semestre de %Y", trimester: "%t quadrimestre de %Y",
      quarter: "%q trimestre de %Y", isoWeek: "semana %V de %G", month: "%B de %Y",
      week: "semana de %-d de %B de %Y", day: "%-d de %B de %Y",
      hour: "%-d de %B de %Y às %-H\u{A0}h", minute: "%-d de %B de %Y às %-H:%M",
      second: "%-d de %B de %Y às %-H:%M:%S",
      millisecond: "%-d de %B de %Y às %-H:%M:%S,%L",
      monthAndDay: "%-d de %B", halfOfYear: "%h semestre", quarterOfYear: "%q trimestre",
      dayOfMonth: "dia %-d",
      hourOfDay: "%-H\u{A0}h", minuteOfHour: "minuto %-M", firstDay: "1",
      quarters: ["1.º", "2.º", "3.º", "4.º"], halves: ["1.º", "2.º"],
      thirds: ["1.º", "2.º", "3.º"]),
    units: [
      "%": Plural("{n} por cento"), "$": noun("dólar", "dólares"), "€": noun("euro", "euros"),
      "£": noun("libra esterlina", "libras esterlinas"), "¥": noun("iene", "ienes"),
      "kg": noun("quilograma", "quilogramas"), "g": noun("grama", "gramas"),
      "lb": noun("libra", "libras"),
      "km": noun("quilómetro", "quilómetros"), "m": noun("metro", "metros"),
      "cm": noun("centímetro", "centímetros"), "mm": noun("milímetro", "milímetros"),
      "°C": noun("grau Celsius", "graus Celsius"),
      "°F": noun("grau Fahrenheit", "graus Fahrenheit"),
      "km/h": noun("quilómetro por hora", "quilómetros por hora"),
      "m/s": noun("metro por segundo", "metros por segundo"),
      "ppm": noun("parte por milhão", "partes por milhão"),
      "h": noun("hora", "horas"), "min": noun("minuto", "minutos"),
      "s": noun("segundo", "segundos"), "ms": noun("milissegundo", "milissegundos"),
      "days": noun("dia", "dias"), "weeks": noun("semana", "semanas"),
      "months": noun("mês", "meses"), "years": noun("ano", "anos"),
      "t": noun("tonelada", "toneladas"), "mg": noun("miligrama", "miligramas"),
      "l": noun("litro", "litros"), "ha": noun("hectare", "hectares"),
      "km²": noun("quilómetro quadrado", "quilómetros quadrados"),
      "m²": noun("metro quadrado", "metros quadrados"),
      "m³": noun("metro cúbico", "metros cúbicos"),
      "mph": noun("milha por hora", "milhas por hora"), "kW": noun("quilowatt", "quilowatts"),
      "MW": noun("megawatt", "megawatts"), "kWh": noun("quilowatt-hora", "quilowatts-hora"),
      "MWh": noun("megawatt-hora", "megawatts-hora"),
      "GWh": noun("gigawatt-hora", "gigawatts-hora"), "dB": noun("decibel", "decibéis"),
      "hPa": noun("hectopascal", "hectopascais"), "people": noun("pessoa", "pessoas"),
      "µg": noun("micrograma", "microgramas"),
      "ml": noun("mililitro", "mililitros"),
      "mpg": noun("milha por galão", "milhas por galão"),
      "GW": noun("gigawatt", "gigawatts"),
      "TWh": noun("terawatt-hora", "terawatts-hora"),
      "thousand": Plural("{n} mil"),
      "million": Plural(one: "{n} milhão", other: "{n} milhões"),
      "billion": Plural("{n} mil milhões"),
    ],
    names: NameWords(
      titled: "{title} {value}", gap: "{range}, sem dados", noData: "sem dados",
      interval: """
        {range}, {count}, média {mean}, mínimo {low} {lowAt}, máximo {high} {highAt}
        """,
      rangeInterval: "{range}, {count}, de {low} {lowAt} a {high} {highAt}",
      levelInterval: "{range}, {count}, valor constante {value}",
      plainInterval: "{range}, {count}", missing: Plural("{n} sem dados"),
      points: noun("ponto", "pontos"), intervals: noun("intervalo", "intervalos"),
      gaps: noun("lacuna", "lacunas"), skip: "Saltar o desenho, {what}",
      reference: "{label}: {value}", referenceWithoutLabel: "linha de referência, {value}"),
    overview: OverviewWords(
      sentence: "{kind}: {parts}", against: "{y} em função de {x}",
      grid: "{value} por {x} e {y}", distribution: "distribuição de {x}",
      inUnit: "{y} em {unit}", bars: noun("barra", "barras"), slices: noun("setor", "setores"),
      cells: noun("célula", "células"), bins: noun("classe", "classes"),
      series: noun("série", "séries"), panels: noun("painel", "painéis")),
    facts: .portuguese,
    listening: ListeningWords(
      time: "o tempo percorre o eixo «{x}», de {from} a {to}",
      order: "os valores sucedem-se pela ordem dos dados",
      pitch: """
        quanto mais agudo é o tom, maior é o valor ({y}). O tom mais grave representa {low}, \
        o mais agudo {high}
        """,
      pitchInverted: """
        quanto mais agudo é o tom, menor é o valor ({y}). O tom mais grave representa {low}, \
        o mais agudo {high}
        """,
      glide: "o tom desliza de um valor para outro", notes: "cada valor é uma nota",
      mixed: "as linhas deslizam, os valores isolados são notas",
      pairs: "cada valor soa como duas notas, do extremo inferior ao superior",
      boxes:
        "cada caixa soa como cinco notas. São o menor valor, o primeiro quartil, a mediana, o terceiro quartil e o maior valor",
      sequence: "ouvem-se {series}, uma após outra", together: "ouvem-se {series} ao mesmo tempo",
      rows: "as linhas do eixo «{y}» soam uma após outra",
      duration: "quanto mais longa é a nota, maior é o valor ({axis})",
      timbre: "o timbre indica {axis}",
      silent: "não se ouve, ver a tabela: {axes}", reference: "Tom de referência: {value}",
      referenceFirst: "primeiro soa um tom de comparação ({reference})",
      ticks: "cliques suaves marcam a grelha do eixo «{x}»",
      zero: "um clique diferente marca cada passagem por zero",
      gaps: "um sopro suave significa que não há dados",
      grouped: "onde os valores se sucedem depressa demais, só soam o mais alto e o mais baixo",
      voice: "{name}, {timbre}", again: "{timbre} outra vez", tremolo: "{timbre} com trémulo",
      voices: "{clause} ({list})", opening: "Início", closing: "Fim", soft: "tom suave",
      hollow: "tom oco", bright: "tom brilhante", bell: "tom de sino",
      reed: "tom de palheta", whole: .portuguese),
    author: AuthorWords(
      colours: [
        "vermelha", "vermelho", "vermelhas", "azul", "azuis", "verde", "verdes", "amarela",
        "amarelo", "laranja", "roxa", "roxo", "cinzenta", "cinzento", "cinza", "preta", "preto",
      ],
      marks: ["linha", "linhas", "barra", "barras", "ponto", "pontos", "área", "curva", "setor"],
      places: [
        "gráfico acima", "gráfico abaixo", "ver acima", "ver abaixo", "à esquerda", "à direita",
      ],
      highest: ["mais alto", "mais alta", "máximo", "máxima", "maior"],
      lowest: ["mais baixo", "mais baixa", "mínimo", "mínima", "menor"], hasSpaces: true),
    suggestions: .portuguese,
    columns: ColumnWords(
      series: "Série", panel: "Painel", ownPanel: "Painel (escala própria)", label: "Nome",
      share: "Percentagem", link: "Ligação",
      range: "{a} a {b}", from: "{title}, desde", to: "{title}, até",
      withUnit: "{title} ({unit})", caption: "{title}: {measure}",
      spread: ColumnWords.Spread(
        count: "Valores", minimum: "Mínimo", lowerWhisker: "Bigode inferior",
        upperWhisker: "Bigode superior",
        lowerQuartile: "Primeiro quartil", median: "Mediana",
        upperQuartile: "Terceiro quartil", maximum: "Máximo", outliers: "Valores atípicos",
        none: "nenhum"), intervals: .portuguese),
    interface: .portuguese, reading: .portuguese,
    phrases: InterfacePhrases(
      rows: noun("linha", "linhas"), columns: noun("coluna", "colunas"),
      values: noun("valor", "valores"), points: noun("ponto", "pontos"),
      charts: noun("gráfico", "gráficos"),
      datasets: noun("conjunto de dados", "conjuntos de dados"),
      allRows: Plural(one: "A única linha", other: "As {n} linhas"),
      audioGraph: "{title}, gráfico sonoro", explorer: "{title}, explorar",
      dataTable: "{title}, tabela de dados",
      fileSize: "{what}, {size}", hearSeconds: "Ouvir os segundos {from} a {to}",
      row: "Linha {n}", pageTitle: "{title} – {site}",
      place: "{n} de {count}", pageNumber: "Página {n} de {count}", tagged: "Etiqueta «{tag}»",
      results: noun("resultado", "resultados")))
}
