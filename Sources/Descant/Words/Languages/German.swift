extension Language {
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
      dataPoint: "Datenpunkt", bar: "Balken", slice: "Segment", cell: "Zelle",
      rangeBar: "Spanne", box: "Box", text: "Text"),
    joining: JoiningWords(
      pair: "{a} und {b}", lastPair: "{a} und {b}", comma: ", ", listComma: ", ",
      range: "{a} bis {b}",
      nameComma: ", ", quoted: "„{text}“", semicolon: "; ", subject: "{name}: {text}",
      fullStop: ".", space: " ", per: "{a} pro {b}", aside: " ({text})",
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
      "g": Plural("{n} Gramm"), "lb": Plural("{n} Pfund"),
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
        je höher der Ton, desto höher der Wert ({y}): der tiefste Ton steht für {low}, \
        der höchste für {high}
        """,
      pitchInverted: """
        je höher der Ton, desto niedriger der Wert ({y}): der tiefste Ton steht für {low}, \
        der höchste für {high}
        """,
      glide: "der Ton gleitet von Wert zu Wert", notes: "jeder Wert ist ein Ton",
      mixed: "Linien gleiten, einzelne Werte sind Töne",
      pairs: "jeder Wert besteht aus zwei Tönen, vom unteren zum oberen Ende",
      boxes:
        "jede Box besteht aus fünf Tönen: kleinster Wert, unteres Quartil, Median, oberes Quartil, größter Wert",
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
      hollow: "hohler Ton", bright: "heller Ton", bell: "Glockenton", reed: "Oboenton"),
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
        count: "Werte", minimum: "Minimum", lowerQuartile: "Unteres Quartil", median: "Median",
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
      pageNumber: "Seite {n} von {count}", tagged: "Schlagwort „{tag}“",
      results: Plural(one: "{n} Treffer", other: "{n} Treffer")))
}

extension FactWords {
  static let german = FactWords(
    total: "Summe",
    axes: AxesWords(
      range: "{title}: {range}", categories: "{title}: {list}",
      series: "{n} Datenreihen: {list}"),
    ranking: RankingWords(
      item: "{name} ({value})", two: "höherer Wert: {a}; niedrigerer Wert: {b}",
      all: "vom höchsten zum niedrigsten Wert: {list}",
      highest: "am höchsten: {a}", second: "am höchsten: {a}, dann {b}",
      ranked: "am höchsten: {a}, dann {b} und {c}", lowest: "am niedrigsten: {last}",
      top: "unter den {shown} größten von {total} {text}",
      tied: "den höchsten Wert, {value}, teilen sich {names}",
      tiedLowest: "den niedrigsten Wert, {value}, teilen sich {names}",
      categories: Plural(one: "{n} Kategorie", other: "{n} Kategorien")),
    share: ShareWords(
      largest: "größter Anteil: {name}, {value}, {share} des Ganzen",
      smallest: "kleinster Anteil: {name}, {value}, {share}",
      majority: "mehr als die Hälfte: {name}, {value}, {share} des Ganzen",
      tied: "größte Anteile: {names}, je {share} des Ganzen",
      equal: "alle {n} Anteile sind gleich groß",
      together: "die {k} größten von {n} machen zusammen {share} aus"),
    shape: ShapeWords(
      rise: ShapeWords.Leg(
        only: "steigt von {from} {fromAt} auf {to} {toAt}",
        first: "steigt von {from} {fromAt} auf einen Hochpunkt von {to} {toAt}",
        middle: "steigt auf einen Hochpunkt von {to} {toAt}",
        last: "steigt dann auf {to} {toAt}"),
      fall: ShapeWords.Leg(
        only: "fällt von {from} {fromAt} auf {to} {toAt}",
        first: "fällt von {from} {fromAt} auf einen Tiefpunkt von {to} {toAt}",
        middle: "fällt auf einen Tiefpunkt von {to} {toAt}", last: "fällt dann auf {to} {toAt}"),
      comma: ", ",
      method: "Umkehrpunkte; der kleinste Anstieg oder Rückgang nimmt {share} der Spanne ein"),
    courses: .german,
    trend: TrendWords(
      except: "{text} (nicht {names})",
      up: "steigt insgesamt", down: "fällt insgesamt",
      upBy: "steigt insgesamt, um etwa {rate}", downBy: "fällt insgesamt, um etwa {rate}",
      level: "kein klarer Anstieg oder Rückgang, von {from} {fromAt} auf {to} {toAt}",
      mixed: "geht von {from} {fromAt} auf {to} {toAt}, mit Schwankungen",
      bothUp: "beide Datenreihen steigen insgesamt", bothDown: "beide Datenreihen fallen insgesamt",
      allUp: "alle {n} Datenreihen steigen insgesamt",
      allDown: "alle {n} Datenreihen fallen insgesamt",
      mostUp: "{k} von {n} Datenreihen steigen insgesamt",
      mostDown: "{k} von {n} Datenreihen fallen insgesamt",
      namedUp: "{names} steigen insgesamt",
      namedDown: "{names} fallen insgesamt",
      method: "Mann-Kendall-Test, τ = {tau}, p {p}; Theil-Sen-Steigung"),
    relation: RelationWords(
      up: """
        höhere Werte bei {x} gehen tendenziell mit höheren Werten bei {y} einher; \
        der Zusammenhang ist {strength}
        """,
      down: """
        höhere Werte bei {x} gehen tendenziell mit niedrigeren Werten bei {y} einher; \
        der Zusammenhang ist {strength}
        """,
      eachUp: """
        in jeder der {n} Gruppen gehen höhere Werte bei {x} tendenziell mit höheren Werten \
        bei {y} einher
        """,
      eachDown: """
        in jeder der {n} Gruppen gehen höhere Werte bei {x} tendenziell mit niedrigeren Werten \
        bei {y} einher
        """,
      mostUp: """
        in {k} von {n} Gruppen gehen höhere Werte bei {x} tendenziell mit höheren Werten bei \
        {y} einher
        """,
      mostDown: """
        in {k} von {n} Gruppen gehen höhere Werte bei {x} tendenziell mit niedrigeren Werten \
        bei {y} einher
        """,
      everyUp: "mit jedem höheren Wert bei {x} steigt auch der Wert bei {y}",
      everyDown: "mit jedem höheren Wert bei {x} fällt der Wert bei {y}",
      strong: "stark", moderate: "mäßig", weak: "schwach",
      method: "Rangkorrelation nach Spearman, ρ = {rho}, p {p}"),
    clouds: .german,
    cluster: ClusterWords(
      two: """
        die Punkte bilden entlang der Achse „{axis}“ zwei Gruppen: {low} ({lowCount}) und \
        {high} ({highCount}), dazwischen liegt keiner
        """),
    distribution: DistributionWords(
      peak: "am stärksten besetzt ist die Klasse {range} ({count})",
      peaks: "es gibt zwei Gipfel: {a} und {b}",
      middleHalf:
        "der Median ist {median}, die mittlere Hälfte der Werte liegt im Bereich {range}",
      common: "häufigster Wert: {value}, an {n} {points}",
      tailRight: "zu hohen Werten hin läuft die Verteilung lang aus",
      tailLeft: "zu niedrigen Werten hin läuft die Verteilung lang aus",
      method: "Schiefe {skewness}"),
    group: GroupWords(
      means: "im Mittel am höchsten {highAt} ({high}) und am niedrigsten {lowAt} ({low})"),
    box: BoxWords(
      spread: "Median {median}, mittlere Hälfte von {middle}, alle von {range}",
      outliers: Plural("{n} Ausreißer"), values: Plural(one: "{n} Wert", other: "{n} Werte"),
      boxes: Plural(one: "{n} Box", other: "{n} Boxen"),
      medians: "der Median ist am höchsten {highAt} ({high}) und am niedrigsten {lowAt} ({low})",
      same: "alle Mediane sind {value}",
      widest: "die mittlere Hälfte ist am breitesten {at}, von {range}",
      method: "Quartile durch lineare Interpolation",
      methodOfOutliers:
        "Quartile durch lineare Interpolation; Ausreißer liegen mehr als {reach} Breiten der mittleren Hälfte außerhalb von ihr"
    ),
    intervals: .german, panels: .german, maps: .german, summary: .german, half: .german,
    contrast: .german,
    extreme: ExtremeWords(
      highest: "höchster Wert: {value} {places}", lowest: "niedrigster Wert: {value} {places}",
      highestOften: "höchster Wert: {value}, an {n} {points}",
      lowestOften: "niedrigster Wert: {value}, an {n} {points}",
      of: Plural(one: "von {n} Punkt", other: "von {n} Punkten")),
    change: ChangeWords(
      up: "von {from} {fromAt} auf {to} {toAt}: Anstieg um {amount}",
      down: "von {from} {fromAt} auf {to} {toAt}: Rückgang um {amount}",
      upShare: "von {from} {fromAt} auf {to} {toAt}: Anstieg um {amount} oder {share}",
      downShare: "von {from} {fromAt} auf {to} {toAt}: Rückgang um {amount} oder {share}",
      times: "von {from} {fromAt} auf {to} {toAt}: das {share}-Fache"),
    period: PeriodWords(
      every: "ein Muster wiederholt sich etwa alle {length}",
      method: "Autokorrelation r = {r}"),
    outlier: OutlierWords(
      item: "{value} {at}",
      above: "ein Wert fällt auf: {item}, weit über dem Muster der anderen",
      below: "ein Wert fällt auf: {item}, weit unter dem Muster der anderen",
      several: "{n} Werte fallen auf: {list}",
      method: "Abstand von einer robusten Geraden, modifizierter z-Wert {z}"),
    lead: LeadWords(
      categories: LeadWords.Noun(
        all: "in allen {n} Kategorien",
        some: "in {k} von {n} Kategorien"),
      years: LeadWords.Noun(all: "in allen {n} Jahren", some: "in {k} von {n} Jahren"),
      always: "die Datenreihe {a} liegt {points} höher als {b}",
      mostly: "die Datenreihe {a} liegt an {n} {points} höher als {b}",
      alwaysHighest: "die Datenreihe {a} liegt {points} am höchsten",
      mostlyHighest: "die Datenreihe {a} liegt an {n} {points} am höchsten",
      last: "am Ende, {at}, am höchsten: {a} ({high}); am niedrigsten: {b} ({low})",
      all: Plural(one: "am einzigen gemeinsamen Punkt", other: "an allen {n} Punkten"),
      of: Plural(one: "von {n} Punkt", other: "von {n} Punkten")),
    crossing: CrossingWords(passes: "die Datenreihe {a} überholt {b} zwischen {from} und {to}"),
    difference: DifferenceWords(
      largest: "am größten ist der Abstand {at}: die Datenreihe {a} liegt um {amount} höher",
      widest: "größte Spanne: {range} {at}",
      narrowest: "kleinste Spanne: {range} {at}"),
    sign: SignWords(
      both: "von {total}: {above} über null, {below} unter null",
      values: Plural(one: "{n} Wert", other: "{n} Werten")),
    gap: GapWords(
      places: "keine Daten: {places}", many: "{values}; die längste Lücke: {longest}",
      values: Plural(one: "{n} Wert fehlt", other: "{n} Werte fehlen"),
      several: Plural(one: "{n} Wert fehlt", other: "{n} Werte fehlen")),
    scale: ScaleWords(
      logarithmic: "{title} (logarithmische Skala)",
      log: """
        die Achse „{title}“ ist logarithmisch: gleiche Abstände bedeuten gleiche Faktoren
        """,
      bent: """
        die Achse „{title}“ ist nicht linear: gleiche Abstände bedeuten nicht gleiche Beträge
        """,
      reversed: "die Achse „{title}“ verläuft umgekehrt: größere Werte kommen zuerst"),
    note: NoteWords(
      clock: "die Uhrzeiten gelten in {clocks}",
      clocks: "die Uhrzeiten gelten in mehreren Zeitzonen, jede in ihrer eigenen: {clocks}",
      topGroups: "zeigt nur {shown} von {total} ({field})",
      aggregated: "jeder Wert ist eine Zusammenfassung: {operation} von {field} je {by}",
      counted: "jeder Wert ist eine Anzahl von Zeilen je {by}",
      truncated: "die Achse „{title}“ beginnt bei {value}, nicht bei null",
      dropped: Plural(
        one: "{n} Zeile ohne brauchbaren Wert wurde weggelassen",
        other: "{n} Zeilen ohne brauchbaren Wert wurden weggelassen"),
      drawnMissing: Plural(
        one: "{n} fehlender Wert von {field} ist als {value} gezeichnet",
        other: "{n} fehlende Werte von {field} sind als {value} gezeichnet"),
      level: "alle Werte betragen {value}",
      sharedPlaces: Plural(
        one: "{n} Wert steht an derselben Stelle wie ein anderer",
        other: "{n} Werte stehen an derselben Stelle wie andere"),
      intervals: "zum schrittweisen Lesen sind {points} in {intervals} gegliedert"),
    spans: SpanWords(
      year: Plural(one: "12 Monate", other: "{n} Jahre"),
      month: Plural(one: "30 Tage", other: "{n} Monate"),
      week: Plural(one: "7 Tage", other: "{n} Wochen"),
      day: Plural(one: "24 Stunden", other: "{n} Tage"),
      hour: Plural(one: "60 Minuten", other: "{n} Stunden"),
      minute: Plural(one: "60 Sekunden", other: "{n} Minuten"),
      second: Plural(one: "{n} Sekunde", other: "{n} Sekunden"),
      point: Plural(one: "{n} Punkt", other: "{n} Punkte")),
    rates: RateWords(
      year: "{amount} pro Jahr", month: "{amount} pro Monat", day: "{amount} pro Tag",
      hour: "{amount} pro Stunde", minute: "{amount} pro Minute",
      second: "{amount} pro Sekunde", step: "{amount} von Wert zu Wert"),
    places: PlaceWords(
      year: "im Jahr {x}", quarter: "im {x}", month: "im {x}", week: "in der {x}",
      day: "am {x}", time: "am {x}", clock: "um {x}", minute: "in {x}", number: "bei {x}",
      category: "für {x}", inSeries: "{at} ({series})",
      articles: ArticleWords(day: "dem {x}", week: "der {x}")))
}
