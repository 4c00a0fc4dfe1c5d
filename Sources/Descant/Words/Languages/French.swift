/// A counted noun; a round million takes "de" before it.
private func noun(_ one: String, _ other: String, _ of: String = "de ") -> Plural {
  Plural(
    one: Phrase("{n} \(one)"), many: Phrase("{n} \(of)\(other)"), other: Phrase("{n} \(other)"))
}

extension Language {
  /// French.
  public static let french = Language(
    tag: "fr", locale: .french,
    minimumGroupingDigits: 1,
    pluralRules: PluralRules([
      .one: "i = 0,1", .many: "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
    ]),
    kinds: KindWords(
      bar: "diagramme en barres", line: "graphique en courbes", area: "graphique en aires",
      scatter: "nuage de points", pie: "diagramme circulaire", donut: "diagramme en anneau",
      histogram: "histogramme", heatMap: "carte de chaleur", strip: "diagramme à points",
      range: "diagramme d’étendues", box: "diagramme en boîtes",
      interval: "diagramme à intervalles", text: "graphique textuel",
      combined: "graphique combiné"),
    roles: RoleWords(
      series: "série", gap: "lacune", interval: "intervalle", panel: "vignette", note: "note",
      dataPoint: "point de données", bar: "barre", slice: "secteur", cell: "cellule",
      rangeBar: "étendue", box: "boîte", text: "texte"),
    joining: JoiningWords(
      pair: "{a} et {b}", lastPair: "{a} et {b}", comma: ", ", listComma: ", ",
      range: "de {a} à {b}",
      nameComma: ", ", quoted: "«\u{202F}{text}\u{202F}»", semicolon: "\u{202F}; ",
      subject: "{name}\u{A0}: {text}", fullStop: ".", space: " ", per: "{a} par {b}",
      aside: " ({text})",
      afterKind: "\u{A0}: ",
      dateRange: "du {a} au {b}",
      euphony: [
        Euphony(
          word: " de ", changed: " d’",
          starts: "aâàäeéèêëiîïoôöuûùüœæ".map(String.init) + [
            "habi", "heur", "homi", "homm", "hôpi", "hosp", "hôte", "hect", "hist", "hive", "huil",
            "huma", "humi", "hydr",
          ], exceptions: ["onz", "oui", "user", "usa", "unit", "one"]),
        Euphony(word: " environ en ", changed: " vers "),
        Euphony(word: " environ pour ", changed: " vers "),
        Euphony(word: " environ au ", changed: " vers le "),
        Euphony(word: " environ à ", changed: " vers "),
        Euphony(word: " environ le ", changed: " vers le "),
        Euphony(word: " environ la ", changed: " vers la "),
        Euphony(word: " de Le ", changed: " du "),
        Euphony(word: " de Les ", changed: " des "),
      ]),
    numbers: NumberWords(
      plus: "plus {n}", minus: "moins {n}", withUnit: "{n} {unit}", percent: "{n} pour cent",
      percentSign: "{n}\u{202F}%",
      percentagePoints: noun("point de pourcentage", "points de pourcentage"),
      unknown: "inconnu",
      magnitudes: Magnitudes(
        [
          (12, Plural(one: "{n} billion", other: "{n} billions")),
          (9, Plural(one: "{n} milliard", other: "{n} milliards")),
          (6, Plural(one: "{n} million", other: "{n} millions")),
        ], withUnit: "{n} de {unit}")),
    dates: DateWords(
      year: "%Y", half: "%h semestre %Y", trimester: "%t tiers de %Y",
      quarter: "%q trimestre %Y", isoWeek: "semaine %V de %G", month: "%B %Y",
      week: "semaine du %-d %B %Y",
      day: "%-d %B %Y", hour: "%-d %B %Y à %-H\u{A0}h", minute: "%-d %B %Y à %-H\u{A0}h\u{A0}%M",
      second: "%-d %B %Y à %-H:%M:%S", millisecond: "%-d %B %Y à %-H:%M:%S,%L",
      monthAndDay: "%-d %B", halfOfYear: "%h semestre", quarterOfYear: "%q trimestre",
      dayOfMonth: "jour %e",
      hourOfDay: "%-H\u{A0}h", minuteOfHour: "minute %-M", firstDay: "1er",
      dropsZeroMinutes: true,
      quarters: ["1er", "2e", "3e", "4e"], halves: ["1er", "2e"], thirds: ["1er", "2e", "3e"]),
    units: [
      "%": Plural("{n} pour cent"), "$": noun("dollar", "dollars"),
      "€": noun("euro", "euros", "d’"), "£": noun("livre sterling", "livres sterling"),
      "¥": noun("yen", "yens"),
      "kg": noun("kilogramme", "kilogrammes"), "g": noun("gramme", "grammes"),
      "lb": noun("livre", "livres"),
      "km": noun("kilomètre", "kilomètres"), "m": noun("mètre", "mètres"),
      "cm": noun("centimètre", "centimètres"), "mm": noun("millimètre", "millimètres"),
      "°C": noun("degré Celsius", "degrés Celsius"),
      "°F": noun("degré Fahrenheit", "degrés Fahrenheit"),
      "km/h": noun("kilomètre par heure", "kilomètres par heure"),
      "m/s": noun("mètre par seconde", "mètres par seconde"),
      "ppm": noun("partie par million", "parties par million"),
      "h": noun("heure", "heures", "d’"), "min": noun("minute", "minutes"),
      "s": noun("seconde", "secondes"), "ms": noun("milliseconde", "millisecondes"),
      "days": noun("jour", "jours"), "weeks": noun("semaine", "semaines"),
      "months": noun("mois", "mois"), "years": noun("an", "ans", "d’"),
      "t": noun("tonne", "tonnes"), "mg": noun("milligramme", "milligrammes"),
      "l": noun("litre", "litres"), "ha": noun("hectare", "hectares", "d’"),
      "km²": noun("kilomètre carré", "kilomètres carrés"),
      "m²": noun("mètre carré", "mètres carrés"), "m³": noun("mètre cube", "mètres cubes"),
      "mph": noun("mile par heure", "miles par heure"), "kW": noun("kilowatt", "kilowatts"),
      "MW": noun("mégawatt", "mégawatts"), "kWh": noun("kilowattheure", "kilowattheures"),
      "MWh": noun("mégawattheure", "mégawattheures"),
      "GWh": noun("gigawattheure", "gigawattheures"), "dB": noun("décibel", "décibels"),
      "hPa": noun("hectopascal", "hectopascals", "d’"), "people": noun("personne", "personnes"),
      "µg": noun("microgramme", "microgrammes"),
      "ml": noun("millilitre", "millilitres"),
      "mpg": noun("mile par gallon", "miles par gallon"),
      "GW": noun("gigawatt", "gigawatts"),
      "TWh": noun("térawattheure", "térawattheures"),
      "thousand": noun("millier", "milliers"),
      "million": noun("million", "millions"),
      "billion": noun("milliard", "milliards"),
    ],
    names: NameWords(
      titled: "{title} {value}",
      measured: "{title} = {value}", gap: "{range}, aucune donnée", noData: "aucune donnée",
      interval: """
        {range}, {count}, moyenne {mean}, minimum {low} {lowAt}, maximum {high} {highAt}
        """,
      rangeInterval: "{range}, {count}, de {low} {lowAt} à {high} {highAt}",
      levelInterval: "{range}, {count}, valeur constante {value}",
      plainInterval: "{range}, {count}", missing: Plural("{n} sans donnée"),
      points: noun("point", "points"), intervals: noun("intervalle", "intervalles", "d’"),
      gaps: noun("lacune", "lacunes"), skip: "Passer le dessin, {what}",
      reference: "{label}\u{A0}: {value}", referenceWithoutLabel: "ligne de référence, {value}"),
    overview: OverviewWords(
      sentence: "{kind}\u{A0}: {parts}", against: "{y} en fonction de {x}",
      grid: "{value} selon {x} et {y}", distribution: "distribution de {x}",
      inUnit: "{y} en {unit}", bars: noun("barre", "barres"), slices: noun("secteur", "secteurs"),
      cells: noun("cellule", "cellules"), bins: noun("classe", "classes"),
      series: noun("série", "séries"), panels: noun("vignette", "vignettes")),
    facts: .french,
    listening: ListeningWords(
      time: "le temps suit l’axe «\u{202F}{x}\u{202F}», de {from} à {to}",
      timeByDay: "le temps suit l’axe «\u{202F}{x}\u{202F}», du {from} au {to}",
      order: "les valeurs se suivent dans l’ordre des données",
      pitch: """
        plus le son est aigu, plus la valeur est élevée ({y}). Le son le plus grave représente {low}, \
        le plus aigu {high}
        """,
      pitchInverted: """
        plus le son est aigu, plus la valeur est basse ({y}). Le son le plus grave représente {low}, \
        le plus aigu {high}
        """,
      glide: "le son glisse d’une valeur à l’autre", notes: "chaque valeur est une note",
      mixed: "les courbes glissent, les valeurs isolées sont des notes",
      pairs: "chaque valeur est faite de deux notes, du bas vers le haut",
      boxes:
        "chaque boîte est faite de cinq notes. Ce sont la plus petite valeur, le premier quartile, la médiane, le troisième quartile et la plus grande valeur",
      sequence: "{series} s’entendent l’une après l’autre",
      together: "{series} s’entendent ensemble",
      rows: "les lignes de l’axe «\u{202F}{y}\u{202F}» s’entendent l’une après l’autre",
      duration: "plus la note est longue, plus la valeur est élevée ({axis})",
      timbre: "le timbre indique {axis}",
      silent: "absent du son, voir le tableau\u{A0}: {axes}",
      reference: "Son de référence\u{A0}: {value}",
      referenceFirst: "un son de comparaison vient d’abord ({reference})",
      ticks: "de légers clics marquent le quadrillage de l’axe «\u{202F}{x}\u{202F}»",
      zero: "un autre clic marque chaque passage par zéro",
      gaps: "un souffle léger signale une absence de données",
      grouped: "quand les valeurs se pressent, seules la plus haute et la plus basse sonnent",
      voice: "{name}, {timbre}", again: "{timbre} à nouveau", tremolo: "{timbre} avec trémolo",
      voices: "{clause} ({list})", opening: "Début", closing: "Fin", soft: "son doux",
      hollow: "son creux", bright: "son brillant", bell: "son de cloche", reed: "son d’anche",
      whole: .french),
    author: AuthorWords(
      colours: [
        "rouge", "rouges", "bleu", "bleue", "bleus", "bleues", "vert", "verte", "vertes", "jaune",
        "jaunes", "orange", "violet", "violette", "gris", "grise", "noir", "noire",
      ],
      marks: [
        "ligne", "lignes", "courbe", "courbes", "barre", "barres", "point", "points", "aire",
        "secteur",
      ],
      places: [
        "graphique ci dessus", "graphique ci dessous", "voir ci dessus", "voir ci dessous",
        "à gauche", "à droite",
      ],
      highest: ["le plus haut", "la plus haute", "le plus élevé", "la plus élevée", "maximum"],
      lowest: ["le plus bas", "la plus basse", "le plus faible", "la plus faible", "minimum"],
      hasSpaces: true),
    suggestions: .french,
    columns: ColumnWords(
      series: "Série", panel: "Vignette", ownPanel: "Vignette (échelle propre)", label: "Nom",
      share: "Part", link: "Lien",
      range: "{a} à {b}", from: "{title}, de", to: "{title}, à", withUnit: "{title} ({unit})",
      caption: "{title}\u{A0}: {measure}",
      spread: ColumnWords.Spread(
        count: "Valeurs", minimum: "Minimum", lowerWhisker: "Moustache inférieure",
        upperWhisker: "Moustache supérieure",
        lowerQuartile: "Premier quartile", median: "Médiane",
        upperQuartile: "Troisième quartile", maximum: "Maximum", outliers: "Valeurs atypiques",
        none: "aucune"), intervals: .french),
    interface: .french, reading: .french,
    phrases: InterfacePhrases(
      rows: noun("ligne", "lignes"), columns: noun("colonne", "colonnes"),
      values: noun("valeur", "valeurs"), points: noun("point", "points"),
      charts: noun("graphique", "graphiques"),
      datasets: noun("jeu de données", "jeux de données"),
      allRows: Plural(one: "La seule ligne", other: "Les {n} lignes"),
      audioGraph: "{title}, graphique sonore", explorer: "{title}, explorer",
      dataTable: "{title}, tableau de données",
      fileSize: "{what}, {size}", hearSeconds: "Écouter les secondes {from} à {to}",
      row: "Ligne {n}", pageTitle: "{title} – {site}",
      place: "{n} sur {count}", pageNumber: "Page {n} sur {count}",
      tagged: "Mot-clé «\u{202F}{tag}\u{202F}»",
      results: Plural(one: "{n} résultat", other: "{n} résultats")))
}
