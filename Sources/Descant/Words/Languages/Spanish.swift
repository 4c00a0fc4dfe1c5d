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
      dateRange: "del {a} al {b}",
      euphony: [
        Euphony(
          word: " y ", changed: " e ", starts: ["i", "í", "hi", "hí"],
          exceptions: ["hia", "hie", "hio", "ia", "ie", "io"]),
        Euphony(word: " de ", changed: " del ", isBeforePercent: true),
        Euphony(word: " a ", changed: " al ", isBeforePercent: true),
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
        cuanto más agudo es el tono, mayor es el valor ({y}): el tono más grave representa {low}, \
        el más agudo {high}
        """,
      pitchInverted: """
        cuanto más agudo es el tono, menor es el valor ({y}): el tono más grave representa {low}, \
        el más agudo {high}
        """,
      glide: "el tono se desliza de un valor a otro", notes: "cada valor es una nota",
      mixed: "las líneas se deslizan, los valores sueltos son notas",
      pairs: "cada valor suena como dos notas, del extremo inferior al superior",
      boxes:
        "cada caja suena como cinco notas: valor menor, primer cuartil, mediana, tercer cuartil y valor mayor",
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
        count: "Valores", minimum: "Mínimo", lowerQuartile: "Primer cuartil", median: "Mediana",
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

extension FactWords {
  static let spanish = FactWords(
    total: "total",
    axes: AxesWords(
      range: "{title}: {range}", categories: "{title}: {list}",
      series: "{n} series: {list}"),
    ranking: RankingWords(
      item: "{name} ({value})", two: "valor más alto: {a}; más bajo: {b}",
      all: "de mayor a menor: {list}",
      highest: "valor más alto: {a}", second: "valor más alto: {a}, después {b}",
      ranked: "valor más alto: {a}, después {b} y {c}", lowest: "más bajo: {last}",
      top: "entre los {shown} mayores de {total}, {text}",
      tied: "valor más alto, {value}: {names}", tiedLowest: "más bajo, {value}: {names}",
      categories: noun("categoría", "categorías")),
    share: ShareWords(
      largest: "la parte más grande: {name}, {value}, el {share} del total",
      smallest: "la más pequeña: {name}, {value}, el {share}",
      majority: "más de la mitad: {name}, {value}, el {share} del total",
      tied: "las partes más grandes: {names}, cada una el {share} del total",
      equal: "las {n} partes son iguales",
      together: "las {k} más grandes de {n} suman el {share}"),
    shape: ShapeWords(
      rise: ShapeWords.Leg(
        only: "sube de {from} {fromAt} a {to} {toAt}",
        first: "sube de {from} {fromAt} a un pico de {to} {toAt}",
        middle: "sube a un pico de {to} {toAt}", last: "y luego sube a {to} {toAt}"),
      fall: ShapeWords.Leg(
        only: "baja de {from} {fromAt} a {to} {toAt}",
        first: "baja de {from} {fromAt} a un mínimo de {to} {toAt}",
        middle: "baja a un mínimo de {to} {toAt}", last: "y luego baja a {to} {toAt}"),
      comma: ", ",
      method: "puntos de giro; la menor subida o bajada ocupa el {share} del recorrido"),
    courses: .spanish,
    trend: TrendWords(
      except: "{text} (no {names})",
      up: "en conjunto sube", down: "en conjunto baja",
      upBy: "en conjunto sube, aproximadamente {rate}",
      downBy: "en conjunto baja, aproximadamente {rate}",
      level: "sin subida ni bajada clara, de {from} {fromAt} a {to} {toAt}",
      mixed: "pasa de {from} {fromAt} a {to} {toAt}, sin regularidad",
      bothUp: "las dos series suben en conjunto", bothDown: "las dos series bajan en conjunto",
      allUp: "las {n} series suben en conjunto", allDown: "las {n} series bajan en conjunto",
      mostUp: "{k} de {n} series suben en conjunto",
      mostDown: "{k} de {n} series bajan en conjunto",
      namedUp: "{names} suben en conjunto",
      namedDown: "{names} bajan en conjunto",
      method: "prueba de Mann-Kendall, τ = {tau}, p {p}; pendiente de Theil-Sen"),
    relation: RelationWords(
      up: Graded(
        """
        cuando aumentan los valores de {x}, los de {y} tienden a aumentar; \
        la relación es {strength}
        """,
        "fuerte", "moderada", "débil"),
      down: Graded(
        """
        cuando aumentan los valores de {x}, los de {y} tienden a disminuir; \
        la relación es {strength}
        """,
        "fuerte", "moderada", "débil"),
      eachUp: """
        en cada uno de los {n} grupos, cuando aumentan los valores de {x}, los de {y} tienden \
        a aumentar
        """,
      eachDown: """
        en cada uno de los {n} grupos, cuando aumentan los valores de {x}, los de {y} tienden \
        a disminuir
        """,
      mostUp: """
        cuando los valores de {x} aumentan, los de {y} tienden a aumentar en {k} de {n} \
        grupos
        """,
      mostDown: """
        cuando los valores de {x} aumentan, los de {y} tienden a disminuir en {k} de {n} \
        grupos
        """,
      everyUp: "siempre que aumentan los valores de {x}, aumentan también los de {y}",
      everyDown: "siempre que aumentan los valores de {x}, disminuyen los de {y}",
      fifths: "{text}, con una mediana de {low} en el quinto más bajo y de {high} en el más alto",
      thirds: "{text}, con una mediana de {low} en el tercio más bajo y de {high} en el más alto",
      method: "correlación por rangos de Spearman, ρ = {rho}, p {p}"),
    clouds: .spanish,
    cluster: ClusterWords(
      two: """
        los puntos forman dos grupos según {axis}: {low} ({lowCount}) y {high} ({highCount}), \
        sin ninguno en medio
        """,
      pair: """
        los puntos forman dos grupos: {lowCount} en torno a {x} {lowX} y {y} {lowY}, \
        {highCount} en torno a {highX} y {highY}
        """),
    distribution: DistributionWords(
      peak: "la clase más frecuente: {range}, con {count}",
      peaks: "hay dos picos: {a} y {b}",
      middleHalf: "la mediana es {median}, y la mitad central de los valores va {range}",
      common: "valor más frecuente: {value}, en {n} {points}",
      mode: "lo más frecuente es {name}: {count} de {total} ({share})",
      tailRight: "la distribución se alarga hacia los valores altos",
      tailLeft: "la distribución se alarga hacia los valores bajos",
      method: "asimetría {skewness}"),
    group: GroupWords(means: "media más alta {highAt} ({high}) y más baja {lowAt} ({low})"),
    box: BoxWords(
      spread: "mediana {median}, mitad central {middle}, total {range}",
      outliers: noun("valor atípico", "valores atípicos"), values: noun("valor", "valores"),
      boxes: noun("caja", "cajas"),
      medians: "mediana más alta {highAt} ({high}) y más baja {lowAt} ({low})",
      same: "todas las medianas son {value}",
      widest: "la mitad central más amplia: {range} {at}",
      method: "cuartiles por interpolación lineal",
      methodOfOutliers:
        "cuartiles por interpolación lineal; los valores atípicos se alejan más de {reach} veces la amplitud de la mitad central"
    ),
    intervals: .spanish, panels: .spanish, maps: .spanish, summary: .spanish, half: .spanish,
    levels: .spanish, first: .spanish, answers: .spanish,
    contrast: .spanish,
    extreme: ExtremeWords(
      highest: "máximo: {value} {places}", lowest: "mínimo: {value} {places}",
      highestOften: "máximo: {value}, en {n} {points}",
      lowestOften: "mínimo: {value}, en {n} {points}",
      of: Plural(one: "de {n} punto", other: "de {n} puntos")),
    change: ChangeWords(
      up: "de {from} {fromAt} a {to} {toAt}: sube {amount}",
      down: "de {from} {fromAt} a {to} {toAt}: baja {amount}",
      upShare: "de {from} {fromAt} a {to} {toAt}: sube {amount}, un {share}",
      downShare: "de {from} {fromAt} a {to} {toAt}: baja {amount}, un {share}",
      times: "de {from} {fromAt} a {to} {toAt}: se multiplica por {share}"),
    period: PeriodWords(
      every: "un patrón se repite aproximadamente cada {length}",
      method: "autocorrelación r = {r}"),
    outlier: OutlierWords(
      item: "{value} {at}",
      above: "un valor destaca: {item}, muy por encima del patrón de los demás",
      below: "un valor destaca: {item}, muy por debajo del patrón de los demás",
      several: "{n} valores destacan: {list}",
      method: "distancia a una recta robusta, z modificada = {z}"),
    lead: LeadWords(
      categories: LeadWords.Noun(
        all: "en las {n} categorías",
        some: "en {k} de {n} categorías"),
      years: LeadWords.Noun(all: "en los {n} años", some: "en {k} de {n} años"),
      always: "la serie {a} está por encima de {b} {points}",
      mostly: "la serie {a} está por encima de {b} en {n} {points}",
      alwaysHighest: "la serie {a} tiene el valor más alto {points}",
      mostlyHighest: "la serie {a} tiene el valor más alto en {n} {points}",
      last: "al final, {at}, valor más alto: {a} ({high}); más bajo: {b} ({low})",
      all: Plural(one: "en el único punto común", other: "en los {n} puntos"),
      of: Plural(one: "de {n} punto", other: "de {n} puntos")),
    crossing: CrossingWords(passes: "la serie {a} pasa a superar a {b} entre {from} y {to}"),
    difference: DifferenceWords(
      largest: "la diferencia es mayor {at}: la serie {a} está {amount} por encima",
      widest: "el rango más amplio: {range} {at}",
      narrowest: "el más estrecho: {range} {at}"),
    sign: SignWords(
      both: "de {total}, {above} por encima de cero y {below} por debajo",
      values: noun("valor", "valores")),
    gap: GapWords(
      places: "sin datos: {places}", many: "{values}; el hueco más largo: {longest}",
      values: Plural(one: "falta {n} valor", other: "faltan {n} valores"),
      several: Plural(one: "falta {n} valor", other: "faltan {n} valores")),
    scale: ScaleWords(
      logarithmic: "{title} (escala logarítmica)",
      log: "el eje «{title}» es logarítmico: a distancias iguales, factores iguales",
      bent: "el eje «{title}» no es lineal: distancias iguales no son cantidades iguales",
      reversed: "el eje «{title}» está invertido: los valores mayores van primero",
      squeezed: """
        queda menos del 5\u{A0}% del eje «{title}» para {series}: la tabla muestra lo \
        que cambia
        """),
    note: NoteWords(
      clock: "las horas son las de {clocks}",
      clocks: "las horas son las de varios relojes, cada una del suyo: {clocks}",
      topGroups: "muestra solo {shown} de {total} ({field})",
      aggregated: "cada valor se calcula a partir de {field} ({operation}), por {by}",
      counted: "cada valor es un número de filas, por {by}",
      truncated: "el eje «{title}» empieza en {value} y no en cero",
      dropped: Plural(
        one: "se omite {n} fila sin valor utilizable",
        other: "se omiten {n} filas sin valor utilizable"),
      sampled: "muestra una muestra de {shown} de las {total} filas",
      drawnMissing: Plural(
        one: "{n} valor ausente de {field} se dibuja como {value}",
        other: "{n} valores ausentes de {field} se dibujan como {value}"),
      level: "todos los valores son iguales: {value}",
      sharedPlaces: Plural(
        one: "{n} valor está en el mismo lugar que otro",
        other: "{n} valores están en el mismo lugar que otros"),
      intervals: "para leer paso a paso, {points} se agrupan en {intervals}"),
    spans: SpanWords(
      year: Plural(one: "año", other: "{n} años"),
      month: Plural(one: "mes", other: "{n} meses"),
      week: Plural(one: "semana", other: "{n} semanas"),
      day: Plural(one: "día", other: "{n} días"),
      hour: Plural(one: "hora", other: "{n} horas"),
      minute: Plural(one: "minuto", other: "{n} minutos"),
      second: Plural(one: "segundo", other: "{n} segundos"),
      point: Plural(one: "punto", other: "{n} puntos")),
    rates: RateWords(
      year: "{amount} al año", month: "{amount} al mes", day: "{amount} al día",
      hour: "{amount} por hora", minute: "{amount} por minuto",
      second: "{amount} por segundo", step: "{amount} de un valor al siguiente"),
    places: PlaceWords(
      year: "en {x}", quarter: "en el {x}", month: "en {x}", week: "en la {x}", day: "el {x}",
      time: "el {x}", clock: "a las {x}", minute: "en el {x}", number: "para {x}",
      category: "para {x}", inSeries: "{at} ({series})",
      articles: ArticleWords(day: "el {x}", week: "la {x}")))
}
