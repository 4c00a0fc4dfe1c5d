/// A counted noun; a round million takes "de" before it.
private func noun(_ one: String, _ other: String, _ of: String = "de ") -> Plural {
  Plural(
    one: Phrase("{n} \(one)"), many: Phrase("{n} \(of)\(other)"), other: Phrase("{n} \(other)"))
}

extension FactWords {
  static let french = FactWords(
    total: "total",
    axes: AxesWords(
      range: "{title}\u{A0}: {range}", categories: "{title}\u{A0}: {list}",
      series: "{n} séries\u{A0}: {list}"),
    ranking: RankingWords(
      item: "{name} ({value})",
      two: "valeur plus élevée pour {a} que pour {b}",
      highest: "{a} arrive en tête",
      second: "{a} arrive en tête, devant {b}",
      ranked: "{a} arrive en tête, devant {b} et {c}",
      lowest: "la valeur la plus basse est celle de {last}",
      top: "parmi les {shown} valeurs les plus élevées sur {total}, {text}",
      ofAll: "sur un total de {total}, {text}",
      median: "la médiane des {total} est de {median}",
      tied: "valeur la plus élevée, {value}\u{A0}: {names}",
      tiedLowest: "la plus basse, {value}\u{A0}: {names}",
      part: "{n} des {total}", rest: "les {n} autres",
      categories: noun("catégorie", "catégories")),
    share: ShareWords(
      largest: "la plus grande part est celle de {name}\u{A0}: {value}, soit {share} du total",
      smallest: "la plus petite part est celle de {name}\u{A0}: {value}, soit {share}",
      majority: "la part de {name} dépasse la moitié\u{A0}: {value}, soit {share} du total",
      tied: """
        les parts les plus grandes sont celles de {names}, avec {share} du total chacune
        """,
      equal: "les {n} parts sont égales",
      together: "les {k} plus grandes parts sur {n} représentent ensemble {share} du total"),
    shape: ShapeWords(
      rise: ShapeWords.Leg(
        only: "monte de {from} {fromAt} à {to} {toAt}",
        first: "monte de {from} {fromAt} à un sommet de {to} {toAt}",
        middle: "remonte à un sommet de {to} {toAt}", last: "puis remonte à {to} {toAt}"),
      fall: ShapeWords.Leg(
        only: "descend de {from} {fromAt} à {to} {toAt}",
        first: "descend de {from} {fromAt} à un creux de {to} {toAt}",
        middle: "redescend à un creux de {to} {toAt}", last: "puis redescend à {to} {toAt}"),
      ends: "{text}, pour finir à {to} {toAt}", comma: ", ",
      method: """
        points de retournement\u{202F}; la plus petite hausse ou baisse occupe {share} \
        de l’étendue
        """),
    courses: .french,
    trend: TrendWords(
      except: "{text}, mais pas {names}",
      up: "augmente dans l’ensemble", down: "diminue dans l’ensemble",
      upBy: "augmente d’environ {rate}",
      downBy: "diminue d’environ {rate}",
      level: "n’augmente ni ne diminue nettement, de {from} {fromAt} à {to} {toAt}",
      mixed: "passe de {from} {fromAt} à {to} {toAt}, avec des hauts et des bas",
      little: "varie peu, de {from} {fromAt} à {to} {toAt}",
      bothUp: "les deux séries augmentent dans l’ensemble",
      bothDown: "les deux séries diminuent dans l’ensemble",
      allUp: "les {n} séries augmentent toutes dans l’ensemble",
      allDown: "les {n} séries diminuent toutes dans l’ensemble",
      mostUp: "{k} séries sur {n} augmentent dans l’ensemble",
      mostDown: "{k} séries sur {n} diminuent dans l’ensemble",
      namedUp: "{names} augmentent dans l’ensemble", namedDown: "{names} diminuent dans l’ensemble",
      method: "test de Mann-Kendall, τ = {tau}, p {p}\u{202F}; pente de Theil-Sen"),
    relation: RelationWords(
      up: Graded(
        strong: "les valeurs de {y} augmentent nettement avec celles de {x}",
        moderate: "les valeurs de {y} tendent à augmenter avec celles de {x}",
        weak: "les valeurs de {y} tendent à augmenter légèrement avec celles de {x}"),
      down: Graded(
        strong: "les valeurs de {y} diminuent nettement quand celles de {x} augmentent",
        moderate: "les valeurs de {y} tendent à diminuer quand celles de {x} augmentent",
        weak: "les valeurs de {y} tendent à diminuer légèrement quand celles de {x} augmentent"),
      eachUp: """
        dans chacun des {n} groupes, les valeurs de {y} tendent à augmenter avec celles de {x}
        """,
      eachDown: """
        dans chacun des {n} groupes, les valeurs de {y} tendent à diminuer quand celles de {x} \
        augmentent
        """,
      mostUp: """
        dans {k} groupes sur {n}, les valeurs de {y} tendent à augmenter avec celles de {x}
        """,
      mostDown: """
        dans {k} groupes sur {n}, les valeurs de {y} tendent à diminuer quand celles de {x} \
        augmentent
        """,
      everyUp: """
        chaque fois que les valeurs de {x} augmentent, celles de {y} augmentent aussi
        """,
      everyDown: "chaque fois que les valeurs de {x} augmentent, celles de {y} diminuent",
      ends: """
        {text}. La médiane de {y} est de {low} quand {x} ne dépasse pas {first}, et de \
        {high} à partir de {last}
        """,
      endsOfLeast: """
        {text}. La médiane de {y} est de {low} quand {x} vaut {first}, et de {high} à partir de {last}
        """,
      upEqually: "les valeurs de {y} augmentent presque d’autant que celles de {x}",
      method: "corrélation de rang de Spearman, ρ = {rho}, p {p}"),
    clouds: .french,
    cluster: ClusterWords(
      two: """
        les points forment deux groupes selon {axis}\u{A0}: {low} ({lowCount}) et {high} \
        ({highCount}), sans aucun point entre les deux
        """,
      pair: """
        les points forment deux groupes\u{A0}: {lowCount} autour de {x} {lowX} et {y} \
        {lowY}, {highCount} autour de {highX} et {highY}
        """),
    distribution: DistributionWords(
      peak: "la classe la plus fréquente va {range}, avec {count}",
      peaks: "il y a deux sommets\u{A0}: {a} et {b}",
      middleHalf: "la médiane est {median}, et la moitié centrale des valeurs va {range}",
      common: "valeur la plus fréquente\u{A0}: {value}, en {n} {points}",
      groups: Plural(
        one: "{share} des valeurs vont {range}, avec un groupe plus petit {list}",
        other: "{share} des valeurs vont {range}, avec des groupes plus petits {list}"),
      bulk: "{share} ne dépassent pas {to}\u{202F}; la valeur la plus élevée est {top}",
      mode: "valeur la plus fréquente\u{A0}: {name} ({count} sur {total}, soit {share})",
      modeOf: """
        valeur la plus fréquente de {title}\u{A0}: {name} ({count} sur {total}, soit {share})
        """,
      tailRight: "la distribution s’étire vers les valeurs élevées",
      tailLeft: "la distribution s’étire vers les valeurs faibles",
      method: "asymétrie {skewness}"),
    group: GroupWords(
      means: """
        la moyenne la plus élevée est de {high} {highAt}, la plus basse de {low} {lowAt}
        """,
      ofLeast: "parmi les groupes d’au moins {n} valeurs"),
    box: BoxWords(
      spread: "médiane {median}, moitié centrale {middle}, ensemble {range}",
      whiskers: "moustaches {range}",
      outliers: noun("valeur atypique", "valeurs atypiques"), values: noun("valeur", "valeurs"),
      boxes: noun("boîte", "boîtes"),
      medians: """
        la médiane la plus élevée est de {high} {highAt}, la plus basse de {low} {lowAt}
        """,
      same: "toutes les médianes valent {value}",
      widest: "la moitié centrale des valeurs est la plus étalée {at}, {range}",
      alone: "il y a {outliers}\u{A0}: {value} {at}",
      farthest: "il y a {outliers}, dont la plus éloignée est {value} {at}",
      method: "quartiles par interpolation linéaire",
      methodOfOutliers:
        "quartiles par interpolation linéaire\u{A0}; les valeurs atypiques s’en écartent de plus de {reach} fois l’étendue de la moitié centrale"
    ),
    intervals: .french, panels: .french, maps: .french, summary: .french, half: .french,
    levels: .french, first: .french, answers: .french,
    contrast: .french,
    extreme: ExtremeWords(
      highest: "maximum\u{A0}: {value} {places}", lowest: "minimum\u{A0}: {value} {places}",
      highestOften: "maximum\u{A0}: {value}, atteint en {n} {points}",
      lowestOften: "minimum\u{A0}: {value}, atteint en {n} {points}",
      of: Plural(one: "point sur {n}", other: "points sur {n}")),
    change: ChangeWords(
      up: "hausse de {amount}, de {from} {fromAt} à {to} {toAt}",
      down: "baisse de {amount}, de {from} {fromAt} à {to} {toAt}",
      upShare: "hausse de {amount}, soit {share}, de {from} {fromAt} à {to} {toAt}",
      downShare: "baisse de {amount}, soit {share}, de {from} {fromAt} à {to} {toAt}",
      times: "multiplication par {share}, de {from} {fromAt} à {to} {toAt}"),
    period: PeriodWords(
      every: "un motif se répète, sur une période d’environ {length}",
      method: "autocorrélation r = {r}"),
    outlier: OutlierWords(
      item: "{value} {at}",
      above: """
        une valeur se détache\u{A0}: {item}, bien au-dessus de ce que les autres laissent attendre
        """,
      below: """
        une valeur se détache\u{A0}: {item}, bien en dessous de ce que les autres laissent attendre
        """,
      apart: "un point est isolé\u{A0}: {item}",
      several: "{n} valeurs se détachent\u{A0}: {list}",
      method: "écart à une droite robuste, z modifié = {z}"),
    lead: .french,
    crossing: CrossingWords(passes: "la série {a} passe devant {b} entre {from} et {to}"),
    difference: DifferenceWords(
      largest:
        "l’écart entre {a} et {b} est maximal {at}, où la série {a} est supérieure de {amount}",
      widest: "l’étendue atteint son maximum {at}, {range}",
      narrowest: "l’étendue atteint son minimum {at}, {range}"),
    sign: SignWords(
      both: "sur les {total}, {above} sont au-dessus de zéro et {below} en dessous",
      values: noun("valeur", "valeurs")),
    gap: GapWords(
      places: "aucune donnée ({places})", single: "aucune donnée {places}",
      many: "{values}\u{202F}; lacune la plus longue ({longest})",
      values: Plural(one: "{n} valeur manque", other: "{n} valeurs manquent"),
      several: Plural(one: "{n} valeur manque", other: "{n} valeurs manquent")),
    scale: ScaleWords(
      logarithmic: "{title} (échelle logarithmique)",
      log: """
        l’axe «\u{202F}{title}\u{202F}» est logarithmique\u{A0}: des distances égales \
        correspondent à une multiplication par un même facteur
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
        """,
      covered: """
        les lignes de {series} se superposent presque\u{202F}: leurs valeurs sont dans le \
        tableau
        """),
    note: NoteWords(
      clock: "les heures sont celles de {clocks}",
      clocks: "les heures sont celles de plusieurs horloges, chacune la sienne\u{A0}: {clocks}",
      topGroups: "ne montre que {shown} sur {total} ({field})",
      aggregated: """
        chaque valeur regroupe plusieurs lignes\u{A0}: {operation} de {field} pour chaque {by}
        """,
      counted: "chaque valeur est le nombre de lignes pour chaque {by}",
      truncated: "l’axe «\u{202F}{title}\u{202F}» commence à {value} et non à zéro",
      dropped: Plural(
        one: "{n} ligne sans valeur utilisable est omise",
        other: "{n} lignes sans valeur utilisable sont omises"),
      sampled: "ne montre qu’un échantillon de {shown} lignes sur {total}",
      drawnMissing: Plural(
        one: "{n} valeur absente de {field} est tracée comme {value}",
        other: "{n} valeurs absentes de {field} sont tracées comme {value}"),
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
      category: "pour {x}",
      pair: "entre {x}", same: "quand les deux sont {x}",
      way: "de {a} à {b}", inSeries: "{at} ({series})",
      isRepeated: true,
      articles: ArticleWords(day: "le {x}", week: "la {x}")))
}
