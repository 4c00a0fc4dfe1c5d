/// A counted noun; a round million takes "di" before it.
private func noun(_ one: String, _ other: String) -> Plural {
  Plural(one: Phrase("{n} \(one)"), many: Phrase("{n} di \(other)"), other: Phrase("{n} \(other)"))
}

/// "il" and what is made of it lose their vowel before numbers that begin with one: "l’8 marzo".
private let elisions =
  [
    (" il ", " l’"), (" dal ", " dall’"), (" al ", " all’"), (" del ", " dell’"),
    (" nel ", " nell’"),
    ("Il ", "L’"), ("Dal ", "Dall’"), ("Al ", "All’"), ("Del ", "Dell’"), ("Nel ", "Nell’"),
  ].map {
    Euphony(
      word: $0, changed: $1, starts: ["8", "11 ", "11,", "11%", "11)", "11;", "11:", "1%", "1,"])
  }
  + [
    (" il ", " lo "), (" dal ", " dallo "), (" al ", " allo "), (" del ", " dello "),
  ].map { Euphony(word: $0, changed: $1, starts: ["0"]) }

extension Language {
  /// Italian.
  public static let italian = Language(
    tag: "it", locale: .italian,
    minimumGroupingDigits: 1,
    pluralRules: PluralRules([
      .one: "i = 1 and v = 0",
      .many: "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
    ]),
    kinds: KindWords(
      bar: "grafico a barre", line: "grafico a linee", area: "grafico ad aree",
      scatter: "grafico a dispersione", pie: "grafico a torta", donut: "grafico ad anello",
      histogram: "istogramma", heatMap: "mappa di calore", strip: "grafico a punti",
      range: "grafico a intervalli", box: "diagramma a scatola",
      interval: "grafico con intervalli", text: "grafico di testo",
      combined: "grafico combinato"),
    roles: RoleWords(
      series: "serie", gap: "lacuna", interval: "tratto", panel: "riquadro", note: "nota",
      dataPoint: "punto dati", bar: "barra", slice: "settore", cell: "cella",
      rangeBar: "intervallo", box: "scatola", text: "testo"),
    joining: JoiningWords(
      pair: "{a} e {b}", lastPair: "{a} e {b}", comma: ", ", listComma: ", ",
      range: "da {a} a {b}",
      nameComma: ", ", quoted: "«{text}»", semicolon: "; ", subject: "{name}: {text}",
      fullStop: ".", space: " ", per: "{a} per {b}", aside: " ({text})",
      afterKind: ": ",
      dateRange: "dal {a} al {b}", yearRange: "dal {a} al {b}",
      euphony: [
        Euphony(word: " da ", changed: " dal ", isBeforePercent: true),
        Euphony(word: " a ", changed: " al ", isBeforePercent: true),
        Euphony(word: " di ", changed: " del ", isBeforePercent: true),
        Euphony(word: " circa ", changed: " circa il ", isBeforePercent: true),
        Euphony(word: " è ", changed: " è del ", isBeforePercent: true),
        Euphony(word: " oltre ", changed: " oltre il ", isBeforePercent: true),
        Euphony(word: " il ", changed: " la ", starts: ["domenica"]),
        Euphony(word: " dal ", changed: " dalla ", starts: ["domenica"]),
        Euphony(word: " al ", changed: " alla ", starts: ["domenica"]),
        Euphony(word: " a ", changed: " ad ", starts: ["aprile", "agosto"]),
        Euphony(word: " e ", changed: " ed ", starts: ["e", "è", "é"]),
        Euphony(word: " da la ", changed: " dalla ", starts: ["settimana"]),
        Euphony(word: " a la ", changed: " alla ", starts: ["settimana"]),
        Euphony(word: " alle ", changed: " all’", starts: ["1:"]),
        Euphony(word: " di La ", changed: " della "),
        Euphony(word: " di Il ", changed: " del "),
        Euphony(word: " di Le ", changed: " delle "),
        Euphony(word: " di Gli ", changed: " degli "),
      ] + elisions),
    numbers: NumberWords(
      plus: "più {n}", minus: "meno {n}", withUnit: "{n} {unit}", percent: "{n} per cento",
      percentSign: "{n}%",
      percentagePoints: noun("punto percentuale", "punti percentuali"),
      unknown: "sconosciuto",
      magnitudes: Magnitudes(
        [
          (9, Plural(one: "{n} miliardo", other: "{n} miliardi")),
          (6, Plural(one: "{n} milione", other: "{n} milioni")),
        ], withUnit: "{n} di {unit}")),
    dates: DateWords(
      year: "%Y", half: "%h semestre %Y", trimester: "%t quadrimestre %Y",
      quarter: "%q trimestre %Y", isoWeek: "settimana %V del %G", month: "%B %Y",
      week: "settimana del %-d %B %Y", day: "%-d %B %Y",
      hour: "%-d %B %Y ore %-H", minute: "%-d %B %Y ore %-H:%M",
      second: "%-d %B %Y ore %-H:%M:%S", millisecond: "%-d %B %Y ore %-H:%M:%S,%L",
      monthAndDay: "%-d %B", halfOfYear: "%h semestre", quarterOfYear: "%q trimestre",
      dayOfMonth: "giorno %e",
      hourOfDay: "ore %-H", minuteOfHour: "minuto %-M", firstDay: "1º",
      quarters: ["primo", "secondo", "terzo", "quarto"], halves: ["primo", "secondo"],
      thirds: ["primo", "secondo", "terzo"]),
    units: [
      "%": Plural("{n} per cento"), "$": noun("dollaro", "dollari"), "€": noun("euro", "euro"),
      "£": noun("sterlina", "sterline"), "¥": noun("yen", "yen"),
      "kg": noun("chilogrammo", "chilogrammi"), "g": noun("grammo", "grammi"),
      "lb": noun("libbra", "libbre"),
      "km": noun("chilometro", "chilometri"), "m": noun("metro", "metri"),
      "cm": noun("centimetro", "centimetri"), "mm": noun("millimetro", "millimetri"),
      "°C": noun("grado Celsius", "gradi Celsius"),
      "°F": noun("grado Fahrenheit", "gradi Fahrenheit"),
      "km/h": noun("chilometro orario", "chilometri orari"),
      "m/s": noun("metro al secondo", "metri al secondo"),
      "ppm": noun("parte per milione", "parti per milione"),
      "h": noun("ora", "ore"), "min": noun("minuto", "minuti"),
      "s": noun("secondo", "secondi"), "ms": noun("millisecondo", "millisecondi"),
      "days": noun("giorno", "giorni"), "weeks": noun("settimana", "settimane"),
      "months": noun("mese", "mesi"), "years": noun("anno", "anni"),
      "t": noun("tonnellata", "tonnellate"), "mg": noun("milligrammo", "milligrammi"),
      "l": noun("litro", "litri"), "ha": noun("ettaro", "ettari"),
      "km²": noun("chilometro quadrato", "chilometri quadrati"),
      "m²": noun("metro quadrato", "metri quadrati"),
      "m³": noun("metro cubo", "metri cubi"),
      "mph": noun("miglio orario", "miglia orarie"), "kW": noun("chilowatt", "chilowatt"),
      "MW": noun("megawatt", "megawatt"), "kWh": noun("chilowattora", "chilowattora"),
      "MWh": noun("megawattora", "megawattora"),
      "GWh": noun("gigawattora", "gigawattora"), "dB": noun("decibel", "decibel"),
      "hPa": noun("ettopascal", "ettopascal"), "people": noun("persona", "persone"),
      "µg": noun("microgrammo", "microgrammi"),
      "ml": noun("millilitro", "millilitri"),
      "mpg": noun("miglio per gallone", "miglia per gallone"),
      "km/s": noun("chilometro al secondo", "chilometri al secondo"),
      "GW": noun("gigawatt", "gigawatt"),
      "TWh": noun("terawattora", "terawattora"),
      "thousand": Plural(one: "{n} migliaio", other: "{n} migliaia"),
      "million": Plural(one: "{n} milione", other: "{n} milioni"),
      "billion": Plural(one: "{n} miliardo", other: "{n} miliardi"),
    ],
    names: NameWords(
      titled: "{title} {value}",
      measured: "{title} = {value}", gap: "{range}, nessun dato", noData: "nessun dato",
      interval: """
        {range}, {count}, media {mean}, minimo {low} {lowAt}, massimo {high} {highAt}
        """,
      rangeInterval: "{range}, {count}, da {low} {lowAt} a {high} {highAt}",
      levelInterval: "{range}, {count}, valore costante {value}",
      plainInterval: "{range}, {count}", missing: Plural("{n} senza dati"),
      points: noun("punto", "punti"), intervals: noun("tratto", "tratti"),
      gaps: noun("lacuna", "lacune"), skip: "Salta il disegno, {what}",
      reference: "{label}: {value}", referenceWithoutLabel: "linea di riferimento, {value}"),
    overview: OverviewWords(
      sentence: "{kind}: {parts}", against: "{y} in funzione di {x}",
      grid: "{value} per {x} e {y}", distribution: "distribuzione di {x}",
      inUnit: "{y} in {unit}", bars: noun("barra", "barre"), slices: noun("settore", "settori"),
      cells: noun("cella", "celle"), bins: noun("classe", "classi"),
      series: noun("serie", "serie"), panels: noun("riquadro", "riquadri")),
    facts: .italian,
    listening: ListeningWords(
      time: "il tempo scorre lungo l’asse «{x}», da {from} a {to}",
      timeByDay: "il tempo scorre lungo l’asse «{x}», dal {from} al {to}",
      timeByYear: "il tempo scorre lungo l’asse «{x}», dal {from} al {to}",
      order: "i valori si susseguono nell’ordine dei dati",
      pitch: """
        più acuto è il suono, maggiore è il valore ({y}). Il suono più grave rappresenta {low}, \
        il più acuto {high}
        """,
      pitchInverted: """
        più acuto è il suono, minore è il valore ({y}). Il suono più grave rappresenta {low}, \
        il più acuto {high}
        """,
      glide: "il suono scivola da un valore all’altro", notes: "ogni valore è una nota",
      mixed: "le linee scivolano, i valori isolati sono note",
      pairs: "ogni valore è fatto di due note, dall’estremo inferiore al superiore",
      boxes:
        "ogni scatola è fatta di cinque note. Sono il valore minimo, il primo quartile, la mediana, il terzo quartile e il valore massimo",
      sequence: "si sentono {series}, in successione", together: "si sentono {series}, insieme",
      rows: "le righe dell’asse «{y}» si sentono una dopo l’altra",
      duration: "più lunga è la nota, maggiore è il valore ({axis})",
      timbre: "il timbro indica {axis}",
      silent: "non si sente, vedi la tabella: {axes}", reference: "Suono di riferimento: {value}",
      referenceFirst: "prima si sente un suono di confronto ({reference})",
      ticks: "lievi ticchettii segnano la griglia dell’asse «{x}»",
      zero: "un ticchettio diverso segna ogni passaggio per lo zero",
      gaps: "un lieve soffio significa che non ci sono dati",
      grouped:
        "dove i valori si susseguono troppo in fretta si sentono solo il più alto e il più basso",
      voice: "{name}, {timbre}", again: "{timbre} di nuovo", tremolo: "{timbre} con tremolo",
      voices: "{clause} ({list})", opening: "Inizio", closing: "Fine", soft: "suono morbido",
      hollow: "suono cavo", bright: "suono brillante", bell: "suono di campana",
      reed: "suono d’ancia", whole: .italian),
    author: AuthorWords(
      colours: [
        "rossa", "rosso", "rosse", "rossi", "blu", "azzurra", "azzurro", "verde", "verdi", "gialla",
        "giallo", "arancione", "viola", "rosa", "grigia", "grigio", "nera", "nero", "marrone",
      ],
      marks: [
        "linea", "linee", "barra", "barre", "punto", "punti", "area", "curva", "settore", "fetta",
      ],
      places: [
        "grafico sopra", "grafico sotto", "vedi sopra", "vedi sotto", "a sinistra", "a destra",
      ],
      highest: ["più alto", "più alta", "massimo", "massima", "maggiore"],
      lowest: ["più basso", "più bassa", "minimo", "minima", "minore"], hasSpaces: true),
    suggestions: .italian,
    columns: ColumnWords(
      series: "Serie", panel: "Riquadro", ownPanel: "Riquadro (scala propria)", label: "Nome",
      share: "Quota", link: "Collegamento",
      range: "da {a} a {b}", from: "{title}, da", to: "{title}, a",
      withUnit: "{title} ({unit})", caption: "{title}: {measure}",
      spread: ColumnWords.Spread(
        count: "Valori", minimum: "Minimo", lowerWhisker: "Baffo inferiore",
        upperWhisker: "Baffo superiore",
        lowerQuartile: "Primo quartile", median: "Mediana",
        upperQuartile: "Terzo quartile", maximum: "Massimo", outliers: "Valori anomali",
        none: "nessuno"), intervals: .italian),
    interface: .italian, reading: .italian,
    phrases: InterfacePhrases(
      rows: noun("riga", "righe"), columns: noun("colonna", "colonne"),
      values: noun("valore", "valori"), points: noun("punto", "punti"),
      charts: noun("grafico", "grafici"),
      datasets: noun("insieme di dati", "insiemi di dati"),
      allRows: Plural(one: "L’unica riga", other: "Tutte le {n} righe"),
      audioGraph: "{title}, grafico sonoro", explorer: "{title}, esplora",
      dataTable: "{title}, tabella dei dati",
      fileSize: "{what}, {size}", hearSeconds: "Ascolta i secondi da {from} a {to}",
      row: "Riga {n}", pageTitle: "{title} – {site}",
      place: "{n} di {count}", pageNumber: "Pagina {n} di {count}", tagged: "Etichetta «{tag}»",
      results: noun("risultato", "risultati")))
}
