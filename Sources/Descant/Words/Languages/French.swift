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
      dateRange: "du {a} au {b}",
      euphony: [
        Euphony(
          word: " de ", changed: " d’",
          starts: "aâàäeéèêëiîïoôöuûùüœæ".map(String.init) + [
            "habi", "heur", "homi", "homm", "hôpi", "hosp", "hôte", "hect", "hist", "hive", "huil",
            "huma", "humi", "hydr",
          ], exceptions: ["onz", "oui"]),
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
      "mph": noun("mille par heure", "milles par heure"), "kW": noun("kilowatt", "kilowatts"),
      "MW": noun("mégawatt", "mégawatts"), "kWh": noun("kilowattheure", "kilowattheures"),
      "MWh": noun("mégawattheure", "mégawattheures"),
      "GWh": noun("gigawattheure", "gigawattheures"), "dB": noun("décibel", "décibels"),
      "hPa": noun("hectopascal", "hectopascals", "d’"), "people": noun("personne", "personnes"),
      "µg": noun("microgramme", "microgrammes"),
      "ml": noun("millilitre", "millilitres"),
      "mpg": noun("mille par gallon", "milles par gallon"),
      "GW": noun("gigawatt", "gigawatts"),
      "TWh": noun("térawattheure", "térawattheures"),
    ],
    names: NameWords(
      titled: "{title} {value}", gap: "{range}, aucune donnée", noData: "aucune donnée",
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
        plus le son est aigu, plus la valeur est élevée ({y})\u{A0}: le son le plus grave représente {low}, \
        le plus aigu {high}
        """,
      pitchInverted: """
        plus le son est aigu, plus la valeur est basse ({y})\u{A0}: le son le plus grave représente {low}, \
        le plus aigu {high}
        """,
      glide: "le son glisse d’une valeur à l’autre", notes: "chaque valeur est une note",
      mixed: "les courbes glissent, les valeurs isolées sont des notes",
      pairs: "chaque valeur est faite de deux notes, du bas vers le haut",
      boxes:
        "chaque boîte est faite de cinq notes\u{A0}: plus petite valeur, premier quartile, médiane, troisième quartile, plus grande valeur",
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
        count: "Valeurs", minimum: "Minimum", lowerQuartile: "Premier quartile", median: "Médiane",
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

extension FactWords {
  static let french = FactWords(
    total: "total",
    axes: AxesWords(
      range: "{title}\u{A0}: {range}", categories: "{title}\u{A0}: {list}",
      series: "{n} séries\u{A0}: {list}"),
    ranking: RankingWords(
      item: "{name} ({value})",
      two: "valeur la plus haute\u{A0}: {a}\u{202F}; la plus basse\u{A0}: {b}",
      all: "du plus haut au plus bas\u{A0}: {list}",
      highest: "valeur la plus haute\u{A0}: {a}",
      second: "valeur la plus haute\u{A0}: {a}, puis {b}",
      ranked: "valeur la plus haute\u{A0}: {a}, puis {b} et {c}",
      lowest: "la plus basse\u{A0}: {last}",
      top: "parmi les {shown} plus grandes de {total}, {text}",
      tied: "valeur la plus haute, {value}\u{A0}: {names}",
      tiedLowest: "la plus basse, {value}\u{A0}: {names}",
      categories: noun("catégorie", "catégories")),
    share: ShareWords(
      largest: "la plus grande part\u{A0}: {name}, {value}, soit {share} du total",
      smallest: "la plus petite\u{A0}: {name}, {value}, soit {share}",
      majority: "plus de la moitié\u{A0}: {name}, {value}, soit {share} du total",
      tied: "les plus grandes parts\u{A0}: {names}, chacune {share} du total",
      equal: "les {n} parts sont égales",
      together: "les {k} plus grandes sur {n} font ensemble {share}"),
    shape: ShapeWords(
      rise: ShapeWords.Leg(
        only: "monte de {from} {fromAt} à {to} {toAt}",
        first: "monte de {from} {fromAt} à un sommet de {to} {toAt}",
        middle: "monte à un sommet de {to} {toAt}", last: "puis monte à {to} {toAt}"),
      fall: ShapeWords.Leg(
        only: "descend de {from} {fromAt} à {to} {toAt}",
        first: "descend de {from} {fromAt} à un creux de {to} {toAt}",
        middle: "descend à un creux de {to} {toAt}", last: "puis descend à {to} {toAt}"),
      comma: ", ",
      method: """
        points de retournement\u{202F}; la plus petite hausse ou baisse occupe {share} \
        de l’étendue
        """),
    courses: .french,
    trend: TrendWords(
      except: "{text} (sauf {names})",
      up: "dans l’ensemble, hausse", down: "dans l’ensemble, baisse",
      upBy: "dans l’ensemble, hausse d’environ {rate}",
      downBy: "dans l’ensemble, baisse d’environ {rate}",
      level: "ni hausse ni baisse nette, de {from} {fromAt} à {to} {toAt}",
      mixed: "passe de {from} {fromAt} à {to} {toAt}, sans régularité",
      bothUp: "les deux séries augmentent dans l’ensemble",
      bothDown: "les deux séries diminuent dans l’ensemble",
      allUp: "les {n} séries augmentent toutes dans l’ensemble",
      allDown: "les {n} séries diminuent toutes dans l’ensemble",
      mostUp: "{k} séries sur {n} augmentent dans l’ensemble",
      mostDown: "{k} séries sur {n} diminuent dans l’ensemble",
      namedUp: "{names} augmentent dans l’ensemble", namedDown: "{names} diminuent dans l’ensemble",
      method: "test de Mann-Kendall, τ = {tau}, p {p}\u{202F}; pente de Theil-Sen"),
    relation: RelationWords(
      up: """
        quand les valeurs de {x} augmentent, celles de {y} tendent à augmenter\u{202F}; \
        la relation est {strength}
        """,
      down: """
        quand les valeurs de {x} augmentent, celles de {y} tendent à diminuer\u{202F}; \
        la relation est {strength}
        """,
      eachUp: """
        dans chacun des {n} groupes, quand les valeurs de {x} augmentent, celles de {y} tendent \
        à augmenter
        """,
      eachDown: """
        dans chacun des {n} groupes, quand les valeurs de {x} augmentent, celles de {y} tendent \
        à diminuer
        """,
      mostUp: """
        quand les valeurs de {x} augmentent, celles de {y} tendent à augmenter dans {k} \
        groupes sur {n}
        """,
      mostDown: """
        quand les valeurs de {x} augmentent, celles de {y} tendent à diminuer dans {k} \
        groupes sur {n}
        """,
      everyUp: """
        chaque fois que les valeurs de {x} augmentent, celles de {y} augmentent aussi
        """,
      everyDown: "chaque fois que les valeurs de {x} augmentent, celles de {y} diminuent",
      strong: "forte", moderate: "modérée", weak: "faible",
      fifths: """
        la médiane est de {low} dans le cinquième le plus bas de {x} et de {high} dans le plus haut
        """,
      method: "corrélation de rang de Spearman, ρ = {rho}, p {p}"),
    clouds: .french,
    cluster: ClusterWords(
      two: """
        les points forment deux groupes selon {axis}\u{A0}: {low} ({lowCount}) et {high} \
        ({highCount}), sans aucun entre les deux
        """),
    distribution: DistributionWords(
      peak: "la classe la plus fréquente\u{A0}: {range}, avec {count}",
      peaks: "il y a deux sommets\u{A0}: {a} et {b}",
      middleHalf: "la médiane est {median}, et la moitié centrale des valeurs va {range}",
      common: "valeur la plus fréquente\u{A0}: {value}, en {n} {points}",
      mode: "le plus fréquent est {name}\u{A0}: {count} sur {total} ({share})",
      tailRight: "la distribution s’étire vers les valeurs hautes",
      tailLeft: "la distribution s’étire vers les valeurs basses",
      method: "asymétrie {skewness}"),
    group: GroupWords(means: "moyenne maximale {highAt} ({high}), minimale {lowAt} ({low})"),
    box: BoxWords(
      spread: "médiane {median}, moitié centrale {middle}, ensemble {range}",
      outliers: noun("valeur atypique", "valeurs atypiques"), values: noun("valeur", "valeurs"),
      boxes: noun("boîte", "boîtes"),
      medians: "médiane maximale {highAt} ({high}), minimale {lowAt} ({low})",
      same: "toutes les médianes valent {value}",
      widest: "la moitié centrale la plus étendue\u{A0}: {range} {at}",
      method: "quartiles par interpolation linéaire",
      methodOfOutliers:
        "quartiles par interpolation linéaire\u{A0}; les valeurs atypiques s’en écartent de plus de {reach} fois l’étendue de la moitié centrale"
    ),
    intervals: .french, panels: .french, maps: .french, summary: .french, half: .french,
    levels: .french, first: .french, answers: .french,
    contrast: .french,
    extreme: ExtremeWords(
      highest: "maximum\u{A0}: {value} {places}", lowest: "minimum\u{A0}: {value} {places}",
      highestOften: "maximum\u{A0}: {value}, en {n} {points}",
      lowestOften: "minimum\u{A0}: {value}, en {n} {points}",
      of: Plural(one: "point sur {n}", other: "points sur {n}")),
    change: ChangeWords(
      up: "de {from} {fromAt} à {to} {toAt}\u{A0}: hausse de {amount}",
      down: "de {from} {fromAt} à {to} {toAt}\u{A0}: baisse de {amount}",
      upShare: "de {from} {fromAt} à {to} {toAt}\u{A0}: hausse de {amount}, soit {share}",
      downShare: "de {from} {fromAt} à {to} {toAt}\u{A0}: baisse de {amount}, soit {share}",
      times: "de {from} {fromAt} à {to} {toAt}\u{A0}: multiplié par {share}"),
    period: PeriodWords(
      every: "un motif se répète avec une période d’environ {length}",
      method: "autocorrélation r = {r}"),
    outlier: OutlierWords(
      item: "{value} {at}",
      above: "une valeur se détache\u{A0}: {item}, très au-dessus du profil des autres",
      below: "une valeur se détache\u{A0}: {item}, très au-dessous du profil des autres",
      several: "{n} valeurs se détachent\u{A0}: {list}",
      method: "écart à une droite robuste, z modifié = {z}"),
    lead: .french,
    crossing: CrossingWords(passes: "la série {a} passe devant {b} entre {from} et {to}"),
    difference: DifferenceWords(
      largest: "l’écart est le plus grand {at}\u{A0}: la série {a} est plus haute de {amount}",
      widest: "l’étendue la plus grande\u{A0}: {range} {at}",
      narrowest: "la plus petite\u{A0}: {range} {at}"),
    sign: SignWords(
      both: "sur {total}, {above} au-dessus de zéro et {below} au-dessous",
      values: noun("valeur", "valeurs")),
    gap: GapWords(
      places: "aucune donnée\u{A0}: {places}",
      many: "{values}\u{202F}; la plus longue lacune\u{A0}: {longest}",
      values: Plural(one: "{n} valeur manque", other: "{n} valeurs manquent"),
      several: Plural(one: "{n} valeur manque", other: "{n} valeurs manquent")),
    scale: ScaleWords(
      logarithmic: "{title} (échelle logarithmique)",
      log: """
        l’axe «\u{202F}{title}\u{202F}» est logarithmique\u{A0}: à distance égale, facteur égal
        """,
      bent:
        """
        l’axe «\u{202F}{title}\u{202F}» n’est pas linéaire\u{A0}: des distances égales ne sont pas \
        des quantités égales
        """,
      reversed: """
        l’axe «\u{202F}{title}\u{202F}» est inversé\u{A0}: les grandes valeurs viennent d’abord
        """,
      squeezed: """
        il reste moins de 5\u{202F}% de l’axe «\u{202F}{title}\u{202F}» pour \
        {series}\u{202F}: le tableau montre ce qui change
        """),
    note: NoteWords(
      clock: "les heures sont celles de {clocks}",
      clocks: "les heures sont celles de plusieurs horloges, chacune la sienne\u{A0}: {clocks}",
      topGroups: "ne montre que {shown} sur {total} ({field})",
      aggregated: "chaque valeur est calculée à partir de {field} ({operation}), par {by}",
      counted: "chaque valeur est un nombre de lignes, par {by}",
      truncated: "l’axe «\u{202F}{title}\u{202F}» commence à {value} et non à zéro",
      dropped: Plural(
        one: "{n} ligne sans valeur utilisable est omise",
        other: "{n} lignes sans valeur utilisable sont omises"),
      sampled: "ne montre qu’un échantillon de {shown} lignes sur {total}",
      drawnMissing: Plural("valeurs de {field} absentes, tracées comme {value}\u{A0}: {n}"),
      level: "toutes les valeurs sont égales à {value}",
      sharedPlaces: Plural(
        one: "{n} valeur est à la même place qu’une autre",
        other: "{n} valeurs sont à la même place que d’autres"),
      intervals: "pour la lecture pas à pas, {points} sont regroupés en {intervals}"),
    spans: SpanWords(
      year: Plural(one: "12 mois", other: "{n} ans"),
      month: Plural(one: "30 jours", other: "{n} mois"),
      week: Plural(one: "7 jours", other: "{n} semaines"),
      day: Plural(one: "24 heures", other: "{n} jours"),
      hour: Plural(one: "60 minutes", other: "{n} heures"),
      minute: Plural(one: "60 secondes", other: "{n} minutes"),
      second: Plural(one: "{n} seconde", other: "{n} secondes"),
      point: Plural(one: "{n} point", other: "{n} points")),
    rates: RateWords(
      year: "{amount} par an", month: "{amount} par mois", day: "{amount} par jour",
      hour: "{amount} par heure", minute: "{amount} par minute",
      second: "{amount} par seconde", step: "{amount} d’une valeur à la suivante"),
    places: PlaceWords(
      year: "en {x}", quarter: "au {x}", month: "en {x}", week: "la {x}", day: "le {x}",
      time: "le {x}", clock: "à {x}", minute: "à la {x}", number: "pour {x}",
      category: "pour {x}", inSeries: "{at} ({series})",
      articles: ArticleWords(day: "le {x}", week: "la {x}")))
}
