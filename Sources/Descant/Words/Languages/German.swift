extension Language {
  /// German.
  public static let german = Language(
    tag: "de", locale: .german,
    minimumGroupingDigits: 1,
    pluralRules: PluralRules([.one: "i = 1 and v = 0"]),
    kinds: KindWords(
      bar: "Balkendiagramm", line: "Liniendiagramm", area: "Flächendiagramm",
      scatter: "Streudiagramm", pie: "Kreisdiagramm", donut: "Ringdiagramm",
      histogram: "Histogramm", heatMap: "Heatmap", strip: "Punktdiagramm",
      range: "Spannweitendiagramm", box: "Boxplot", interval: "Intervalldiagramm",
      text: "Textdiagramm",
      combined: "Kombinationsdiagramm"),
    roles: RoleWords(
      series: "Datenreihe", gap: "Lücke", interval: "Abschnitt", panel: "Teildiagramm",
      note: "Anmerkung",
      dataPoint: "Datenpunkt", bar: "Balken", slice: "Segment", cell: "Zelle",
      rangeBar: "Spanne", box: "Box", text: "Text"),
    joining: JoiningWords(
      pair: "{a} und {b}", lastPair: "{a} und {b}", comma: ", ", listComma: ", ",
      range: "{a} bis {b}",
      nameComma: ", ", quoted: "„{text}“", semicolon: "; ", subject: "{name}: {text}",
      fullStop: ".", space: " ", per: "{a} pro {b}", aside: " ({text})",
      afterKind: ": ",
      hasCapitalAfterColon: true,
      endings: [
        NounEnding(
          after: [" von ", " bei ", " allen "], endings: ["e", "el", "er"], added: "n",
          numberWords: ["Million", "Milliarde", "Billion"], exceptions: ["people"])
      ]),
    numbers: NumberWords(
      plus: "plus {n}", minus: "minus {n}", withUnit: "{n} {unit}", percent: "{n} Prozent",
      percentSign: "{n}\u{A0}%",
      percentagePoints: Plural(one: "{n} Prozentpunkt", other: "{n} Prozentpunkte"),
      unknown: "unbekannt",
      magnitudes: Magnitudes([
        (12, Plural(one: "{n} Billion", other: "{n} Billionen")),
        (9, Plural(one: "{n} Milliarde", other: "{n} Milliarden")),
        (6, Plural(one: "{n} Million", other: "{n} Millionen")),
      ])),
    dates: DateWords(
      year: "%Y", half: "%h. Halbjahr %Y", trimester: "%t. Drittel %Y",
      quarter: "%q. Quartal %Y", isoWeek: "Kalenderwoche %V des Jahres %G", month: "%B %Y",
      week: "Woche vom %-d. %B %Y",
      day: "%-d. %B %Y", hour: "%-d. %B %Y um %-H Uhr", minute: "%-d. %B %Y um %-H:%M Uhr",
      second: "%-d. %B %Y um %-H:%M:%S Uhr",
      millisecond: "%-d. %B %Y um %-H:%M:%S,%L Uhr",
      monthAndDay: "%-d. %B", halfOfYear: "%h. Halbjahr", quarterOfYear: "%q. Quartal",
      dayOfMonth: "Tag %-d",
      hourOfDay: "%-H Uhr", minuteOfHour: "Minute %-M", firstDay: "1"),
    units: [
      "%": Plural("{n} Prozent"), "$": Plural("{n} Dollar"), "€": Plural("{n} Euro"),
      "£": Plural("{n} Pfund Sterling"), "¥": Plural("{n} Yen"), "kg": Plural("{n} Kilogramm"),
      "g": Plural("{n} Gramm"), "lb": Plural("{n} Pfund (lb)"),
      "km": Plural("{n} Kilometer"), "m": Plural("{n} Meter"), "cm": Plural("{n} Zentimeter"),
      "mm": Plural("{n} Millimeter"), "°C": Plural("{n} Grad Celsius"),
      "°F": Plural("{n} Grad Fahrenheit"), "km/h": Plural("{n} Kilometer pro Stunde"),
      "m/s": Plural("{n} Meter pro Sekunde"),
      "ppm": Plural(one: "{n} Teil pro Million", other: "{n} Teile pro Million"),
      "h": Plural(one: "{n} Stunde", other: "{n} Stunden"),
      "min": Plural(one: "{n} Minute", other: "{n} Minuten"),
      "s": Plural(one: "{n} Sekunde", other: "{n} Sekunden"),
      "ms": Plural(one: "{n} Millisekunde", other: "{n} Millisekunden"),
      "days": Plural(one: "{n} Tag", other: "{n} Tage"),
      "weeks": Plural(one: "{n} Woche", other: "{n} Wochen"),
      "months": Plural(one: "{n} Monat", other: "{n} Monate"),
      "years": Plural(one: "{n} Jahr", other: "{n} Jahre"),
      "t": Plural(one: "{n} Tonne", other: "{n} Tonnen"), "mg": Plural("{n} Milligramm"),
      "l": Plural("{n} Liter"), "ha": Plural("{n} Hektar"), "km²": Plural("{n} Quadratkilometer"),
      "m²": Plural("{n} Quadratmeter"), "m³": Plural("{n} Kubikmeter"),
      "mph": Plural(one: "{n} Meile pro Stunde", other: "{n} Meilen pro Stunde"),
      "kW": Plural("{n} Kilowatt"), "MW": Plural("{n} Megawatt"),
      "kWh": Plural(one: "{n} Kilowattstunde", other: "{n} Kilowattstunden"),
      "MWh": Plural(one: "{n} Megawattstunde", other: "{n} Megawattstunden"),
      "GWh": Plural(one: "{n} Gigawattstunde", other: "{n} Gigawattstunden"),
      "dB": Plural("{n} Dezibel"), "hPa": Plural("{n} Hektopascal"),
      "people": Plural(one: "{n} Person", other: "{n} Personen"),
      "µg": Plural("{n} Mikrogramm"),
      "ml": Plural("{n} Milliliter"),
      "mpg": Plural(one: "{n} Meile pro Gallone", other: "{n} Meilen pro Gallone"),
      "GW": Plural("{n} Gigawatt"),
      "TWh": Plural(one: "{n} Terawattstunde", other: "{n} Terawattstunden"),
      "thousand": Plural("{n} Tausend"),
      "million": Plural(one: "{n} Million", other: "{n} Millionen"),
      "billion": Plural(one: "{n} Milliarde", other: "{n} Milliarden"),
    ],
    names: NameWords(
      titled: "{title} {value}", gap: "{range}, keine Daten", noData: "keine Daten",
      interval: """
        {range}, {count}, Mittelwert {mean}, niedrigster Wert {low} {lowAt}, \
        höchster Wert {high} {highAt}
        """,
      rangeInterval: "{range}, {count}, von {low} {lowAt} bis {high} {highAt}",
      levelInterval: "{range}, {count}, alle {value}", plainInterval: "{range}, {count}",
      missing: Plural("{n} ohne Daten"), points: Plural(one: "{n} Punkt", other: "{n} Punkte"),
      intervals: Plural(one: "{n} Abschnitt", other: "{n} Abschnitte"),
      gaps: Plural(one: "{n} Lücke", other: "{n} Lücken"),
      skip: "Zeichnung überspringen, {what}", reference: "{label}: {value}",
      referenceWithoutLabel: "Bezugslinie, {value}"),
    overview: OverviewWords(
      sentence: "{kind}: {parts}", against: "{y} gegen {x}",
      grid: "{value} nach {x} und {y}", distribution: "Verteilung von {x}",
      inUnit: "{y} ({unit})", bars: Plural("{n} Balken"),
      slices: Plural(one: "{n} Segment", other: "{n} Segmente"),
      cells: Plural(one: "{n} Zelle", other: "{n} Zellen"),
      bins: Plural(one: "{n} Klasse", other: "{n} Klassen"),
      series: Plural(one: "{n} Datenreihe", other: "{n} Datenreihen"),
      panels: Plural(one: "{n} Teildiagramm", other: "{n} Teildiagramme")),
    facts: .german,
    listening: ListeningWords(
      time: "die Zeit läuft entlang der Achse „{x}“, {from} bis {to}",
      timeByDay: "die Zeit läuft entlang der Achse „{x}“, vom {from} bis zum {to}",
      order: "die Werte folgen einander in der Reihenfolge der Daten",
      pitch: """
        je höher der Ton, desto höher der Wert ({y}). Der tiefste Ton steht für {low}, \
        der höchste für {high}
        """,
      pitchInverted: """
        je höher der Ton, desto niedriger der Wert ({y}). Der tiefste Ton steht für {low}, \
        der höchste für {high}
        """,
      glide: "der Ton gleitet von Wert zu Wert", notes: "jeder Wert ist ein Ton",
      mixed: "Linien gleiten, einzelne Werte sind Töne",
      pairs: "jeder Wert besteht aus zwei Tönen, vom unteren zum oberen Ende",
      boxes:
        "jede Box besteht aus fünf Tönen. Das sind kleinster Wert, unteres Quartil, Median, oberes Quartil und größter Wert",
      sequence: "{series} erklingen nacheinander", together: "{series} erklingen zusammen",
      rows: "die Zeilen der Achse „{y}“ erklingen nacheinander",
      duration: "je länger der Ton, desto höher der Wert ({axis})",
      timbre: "die Klangfarbe steht für {axis}",
      silent: "nicht zu hören, siehe Tabelle: {axes}", reference: "Vergleichston: {value}",
      referenceFirst: "zuerst erklingt ein Ton zum Vergleich ({reference})",
      ticks: "leise Klicks markieren die Gitterlinien der Achse „{x}“",
      zero: "ein anderer Klick markiert jeden Durchgang durch null",
      gaps: "leises Rauschen bedeutet: keine Daten",
      grouped:
        "wo Werte zu schnell aufeinanderfolgen, erklingen nur der höchste und der niedrigste",
      voice: "{name}, {timbre}", again: "wieder {timbre}", tremolo: "{timbre} mit Tremolo",
      voices: "{clause} ({list})", opening: "Anfang", closing: "Ende", soft: "weicher Ton",
      hollow: "hohler Ton", bright: "heller Ton", bell: "Glockenton", reed: "Oboenton",
      whole: .german),
    author: AuthorWords(
      colours: [
        "rote", "roten", "blaue", "blauen", "grüne", "grünen", "gelbe", "gelben", "orange",
        "orangen", "violette", "graue", "grauen", "schwarze", "schwarzen",
      ],
      marks: [
        "linie", "linien", "balken", "punkt", "punkte", "fläche", "kurve", "säule", "säulen",
      ],
      places: [
        "diagramm oben", "diagramm unten", "siehe oben", "siehe unten", "oben links", "oben rechts",
        "auf der linken seite", "auf der rechten seite",
      ],
      highest: ["am höchsten", "höchste", "höchsten", "höchster", "maximum", "größte", "größten"],
      lowest: [
        "am niedrigsten", "niedrigste", "niedrigsten", "niedrigster", "minimum", "kleinste",
        "kleinsten",
      ], hasSpaces: true),
    suggestions: .german,
    columns: ColumnWords(
      series: "Datenreihe", panel: "Teildiagramm", ownPanel: "Teildiagramm (eigene Skala)",
      label: "Name", share: "Anteil", link: "Link",
      range: "{a} bis {b}", from: "{title}, von", to: "{title}, bis",
      withUnit: "{title} ({unit})", caption: "{title}: {measure}",
      spread: ColumnWords.Spread(
        count: "Werte", minimum: "Minimum", lowerWhisker: "Untere Antenne",
        upperWhisker: "Obere Antenne",
        lowerQuartile: "Unteres Quartil", median: "Median",
        upperQuartile: "Oberes Quartil", maximum: "Maximum", outliers: "Ausreißer", none: "keine"),
      intervals: .german),
    interface: .german, reading: .german,
    phrases: InterfacePhrases(
      rows: Plural(one: "{n} Zeile", other: "{n} Zeilen"),
      columns: Plural(one: "{n} Spalte", other: "{n} Spalten"),
      values: Plural(one: "{n} Wert", other: "{n} Werte"),
      points: Plural(one: "{n} Punkt", other: "{n} Punkte"),
      charts: Plural(one: "{n} Diagramm", other: "{n} Diagramme"),
      datasets: Plural(one: "{n} Datensatz", other: "{n} Datensätze"),
      allRows: Plural(one: "Die einzige Zeile", other: "Alle {n} Zeilen"),
      audioGraph: "{title}, Audiodiagramm", explorer: "{title}, erkunden",
      dataTable: "{title}, Datentabelle",
      fileSize: "{what}, {size}", hearSeconds: "Sekunden {from} bis {to} anhören",
      row: "Zeile {n}", pageTitle: "{title} – {site}",
      place: "{n} von {count}", pageNumber: "Seite {n} von {count}", tagged: "Schlagwort „{tag}“",
      results: Plural(one: "{n} Treffer", other: "{n} Treffer")))
}
