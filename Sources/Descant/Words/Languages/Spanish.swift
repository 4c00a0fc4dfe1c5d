/// A counted noun; a round million takes "de" before it.
private func noun(_ one: String, _ other: String) -> Plural {
  Plural(one: Phrase("{n} \(one)"), many: Phrase("{n} de \(other)"), other: Phrase("{n} \(other)"))
}

extension Language {
  /// Spanish.
  public static let spanish = Language(
    tag: "es", locale: .spanish,
    minimumGroupingDigits: 2,
    pluralRules: PluralRules([
      .one: "n = 1", .many: "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
    ]),
    kinds: KindWords(
      bar: "gráfico de barras", line: "gráfico de líneas", area: "gráfico de áreas",
      scatter: "diagrama de dispersión", pie: "gráfico circular", donut: "gráfico de anillo",
      histogram: "histograma", heatMap: "mapa de calor", strip: "gráfico de puntos",
      range: "gráfico de rangos", box: "diagrama de cajas", interval: "gráfico de intervalos",
      text: "gráfico de texto",
      combined: "gráfico combinado"),
    roles: RoleWords(
      series: "serie", gap: "hueco", interval: "intervalo", panel: "panel", note: "nota",
      dataPoint: "punto de datos", bar: "barra", slice: "sector", cell: "celda",
      rangeBar: "rango", box: "caja", text: "texto"),
    joining: JoiningWords(
      pair: "{a} y {b}", lastPair: "{a} y {b}", comma: ", ", listComma: ", ", range: "de {a} a {b}",
      nameComma: ", ", quoted: "«{text}»", semicolon: "; ", subject: "{name}: {text}",
      fullStop: ".", space: " ", per: "{a} por {b}", aside: " ({text})",
      afterKind: ": ",
      dateRange: "del {a} al {b}",
      euphony: [
        Euphony(
          word: " y ", changed: " e ",
          starts: ["i", "í", "î", "ï", "ì", "hi", "hí", "hî"] + " ,.;:)".map { "y\($0)" },
          exceptions: ["hia", "hie", "hio", "ia", "ie", "io"]),
        Euphony(word: " de ", changed: " del ", isBeforePercent: true),
        Euphony(word: " a ", changed: " al ", isBeforePercent: true),
        Euphony(word: " es ", changed: " es del ", isBeforePercent: true),
        Euphony(word: " bajo, ", changed: " bajo, del ", isBeforePercent: true),
        Euphony(word: " en ", changed: " en el ", isBeforePercent: true),
        Euphony(word: " a las ", changed: " a la ", starts: ["1:", "1\u{A0}"]),
      ]),
    numbers: NumberWords(
      plus: "más {n}", minus: "menos {n}", withUnit: "{n} {unit}", percent: "{n} por ciento",
      percentSign: "{n}\u{A0}%",
      percentagePoints: noun("punto porcentual", "puntos porcentuales"),
      unknown: "desconocido",
      magnitudes: Magnitudes(
        [
          (12, Plural(one: "{n} billón", other: "{n} billones")),
          (6, Plural(one: "{n} millón", other: "{n} millones")),
        ], withUnit: "{n} de {unit}")),
    dates: DateWords(
      year: "%Y", half: "%h semestre de %Y", trimester: "%t cuatrimestre de %Y",
      quarter: "%q trimestre de %Y", isoWeek: "semana %V de %G", month: "%B de %Y",
      week: "semana del %-d de %B de %Y", day: "%-d de %B de %Y",
      hour: "%-d de %B de %Y a las %-H\u{A0}h", minute: "%-d de %B de %Y a las %-H:%M",
      second: "%-d de %B de %Y a las %-H:%M:%S",
      millisecond: "%-d de %B de %Y a las %-H:%M:%S,%L",
      monthAndDay: "%-d de %B", halfOfYear: "%h semestre", quarterOfYear: "%q trimestre",
      dayOfMonth: "día %-d",
      hourOfDay: "%-H\u{A0}h", minuteOfHour: "minuto %-M", firstDay: "1",
      quarters: ["primer", "segundo", "tercer", "cuarto"], halves: ["primer", "segundo"],
      thirds: ["primer", "segundo", "tercer"]),
    units: [
      "%": Plural("{n} por ciento"), "$": noun("dólar", "dólares"), "€": noun("euro", "euros"),
      "£": noun("libra esterlina", "libras esterlinas"), "¥": noun("yen", "yenes"),
      "kg": noun("kilogramo", "kilogramos"), "g": noun("gramo", "gramos"),
      "lb": noun("libra", "libras"),
      "km": noun("kilómetro", "kilómetros"), "m": noun("metro", "metros"),
      "cm": noun("centímetro", "centímetros"), "mm": noun("milímetro", "milímetros"),
      "°C": noun("grado Celsius", "grados Celsius"),
      "°F": noun("grado Fahrenheit", "grados Fahrenheit"),
      "km/h": noun("kilómetro por hora", "kilómetros por hora"),
      "m/s": noun("metro por segundo", "metros por segundo"),
      "ppm": noun("parte por millón", "partes por millón"),
      "h": noun("hora", "horas"), "min": noun("minuto", "minutos"),
      "s": noun("segundo", "segundos"), "ms": noun("milisegundo", "milisegundos"),
      "days": noun("día", "días"), "weeks": noun("semana", "semanas"),
      "months": noun("mes", "meses"), "years": noun("año", "años"),
      "t": noun("tonelada", "toneladas"), "mg": noun("miligramo", "miligramos"),
      "l": noun("litro", "litros"), "ha": noun("hectárea", "hectáreas"),
      "km²": noun("kilómetro cuadrado", "kilómetros cuadrados"),
      "m²": noun("metro cuadrado", "metros cuadrados"),
      "m³": noun("metro cúbico", "metros cúbicos"),
      "mph": noun("milla por hora", "millas por hora"), "kW": noun("kilovatio", "kilovatios"),
      "MW": noun("megavatio", "megavatios"), "kWh": noun("kilovatio hora", "kilovatios hora"),
      "MWh": noun("megavatio hora", "megavatios hora"),
      "GWh": noun("gigavatio hora", "gigavatios hora"), "dB": noun("decibelio", "decibelios"),
      "hPa": noun("hectopascal", "hectopascales"), "people": noun("persona", "personas"),
      "µg": noun("microgramo", "microgramos"),
      "ml": noun("mililitro", "mililitros"),
      "mpg": noun("milla por galón", "millas por galón"),
      "GW": noun("gigavatio", "gigavatios"),
      "TWh": noun("teravatio hora", "teravatios hora"),
      "thousand": Plural("{n} mil"),
      "million": Plural(one: "{n} millón", other: "{n} millones"),
      "billion": Plural("{n} mil millones"),
    ],
    names: NameWords(
      titled: "{title} {value}", gap: "{range}, sin datos", noData: "sin datos",
      interval: """
        {range}, {count}, media {mean}, mínimo {low} {lowAt}, máximo {high} {highAt}
        """,
      rangeInterval: "{range}, {count}, de {low} {lowAt} a {high} {highAt}",
      levelInterval: "{range}, {count}, valor constante {value}",
      plainInterval: "{range}, {count}", missing: Plural("{n} sin datos"),
      points: noun("punto", "puntos"), intervals: noun("intervalo", "intervalos"),
      gaps: noun("hueco", "huecos"), skip: "Saltar el dibujo, {what}",
      reference: "{label}: {value}", referenceWithoutLabel: "línea de referencia, {value}"),
    overview: OverviewWords(
      sentence: "{kind}: {parts}", against: "{y} frente a {x}",
      grid: "{value} por {x} y {y}", distribution: "distribución de {x}",
      inUnit: "{y} en {unit}", bars: noun("barra", "barras"), slices: noun("sector", "sectores"),
      cells: noun("celda", "celdas"), bins: noun("clase", "clases"),
      series: noun("serie", "series"), panels: noun("panel", "paneles")),
    facts: .spanish,
    listening: ListeningWords(
      time: "el tiempo recorre el eje «{x}», de {from} a {to}",
      timeByDay: "el tiempo recorre el eje «{x}», del {from} al {to}",
      order: "los valores se suceden en el orden de los datos",
      pitch: """
        cuanto más agudo es el tono, mayor es el valor ({y}). El tono más grave representa {low}, \
        el más agudo {high}
        """,
      pitchInverted: """
        cuanto más agudo es el tono, menor es el valor ({y}). El tono más grave representa {low}, \
        el más agudo {high}
        """,
      glide: "el tono se desliza de un valor a otro", notes: "cada valor es una nota",
      mixed: "las líneas se deslizan, los valores sueltos son notas",
      pairs: "cada valor suena como dos notas, del extremo inferior al superior",
      boxes:
        "cada caja suena como cinco notas. Son el valor menor, el primer cuartil, la mediana, el tercer cuartil y el valor mayor",
      sequence: "{series} suenan una tras otra", together: "{series} suenan a la vez",
      rows: "las filas del eje «{y}» suenan una tras otra",
      duration: "cuanto más larga es la nota, mayor es el valor ({axis})",
      timbre: "el timbre indica {axis}",
      silent: "no se oye, véase la tabla: {axes}", reference: "Tono de referencia: {value}",
      referenceFirst: "primero suena un tono para comparar ({reference})",
      ticks: "unos clics suaves marcan la cuadrícula del eje «{x}»",
      zero: "otro clic marca cada paso por cero",
      gaps: "un soplo suave significa que no hay datos",
      grouped: "donde los valores se agolpan solo suenan el más alto y el más bajo",
      voice: "{name}, {timbre}", again: "{timbre} otra vez", tremolo: "{timbre} con trémolo",
      voices: "{clause} ({list})", opening: "Comienzo", closing: "Fin", soft: "tono suave",
      hollow: "tono hueco", bright: "tono brillante", bell: "tono de campana",
      reed: "tono de lengüeta", whole: .spanish),
    author: AuthorWords(
      colours: [
        "roja", "rojo", "rojas", "azul", "azules", "verde", "verdes", "amarilla", "amarillo",
        "naranja", "morada", "gris", "negra", "negro",
      ],
      marks: ["línea", "líneas", "barra", "barras", "punto", "puntos", "área", "curva"],
      places: [
        "gráfico de arriba", "gráfico de abajo", "véase arriba", "véase abajo", "a la izquierda",
        "a la derecha",
      ],
      highest: ["más alto", "más alta", "máximo", "máxima", "mayor"],
      lowest: ["más bajo", "más baja", "mínimo", "mínima", "menor"], hasSpaces: true),
    suggestions: .spanish,
    columns: ColumnWords(
      series: "Serie", panel: "Panel", ownPanel: "Panel (escala propia)", label: "Nombre",
      share: "Porcentaje", link: "Enlace",
      range: "{a} a {b}", from: "{title}, desde", to: "{title}, hasta",
      withUnit: "{title} ({unit})", caption: "{title}: {measure}",
      spread: ColumnWords.Spread(
        count: "Valores", minimum: "Mínimo", lowerWhisker: "Bigote inferior",
        upperWhisker: "Bigote superior",
        lowerQuartile: "Primer cuartil", median: "Mediana",
        upperQuartile: "Tercer cuartil", maximum: "Máximo", outliers: "Valores atípicos",
        none: "ninguno"), intervals: .spanish),
    interface: .spanish, reading: .spanish,
    phrases: InterfacePhrases(
      rows: noun("fila", "filas"), columns: noun("columna", "columnas"),
      values: noun("valor", "valores"), points: noun("punto", "puntos"),
      charts: noun("gráfico", "gráficos"),
      datasets: noun("conjunto de datos", "conjuntos de datos"),
      allRows: Plural(one: "La única fila", other: "Las {n} filas"),
      audioGraph: "{title}, gráfico sonoro", explorer: "{title}, explorar",
      dataTable: "{title}, tabla de datos",
      fileSize: "{what}, {size}", hearSeconds: "Escuchar los segundos {from} a {to}",
      row: "Fila {n}", pageTitle: "{title} – {site}",
      place: "{n} de {count}", pageNumber: "Página {n} de {count}", tagged: "Etiqueta «{tag}»",
      results: Plural(one: "{n} resultado", other: "{n} resultados")))
}
