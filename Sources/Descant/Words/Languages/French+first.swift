extension FirstWords {
  static let french = FirstWords(
    typical: """
      les valeurs se situent en général autour de {median}\u{202F}; la moitié centrale va {range}
      """,
    flat: "toutes les valeurs sont à peu près aussi fréquentes {range}",
    flatAbove:
      "toutes les valeurs sont à peu près aussi fréquentes {range}, et plus rares au-dessous",
    flatBelow:
      "toutes les valeurs sont à peu près aussi fréquentes {range}, et plus rares au-dessus",
    farBelow: Plural(
      one: "une valeur est nettement au-dessous des autres ({list})",
      other: "{n} valeurs sont nettement au-dessous des autres ({list})"),
    farAbove: Plural(
      one: "une valeur est nettement au-dessus des autres ({list})",
      other: "{n} valeurs sont nettement au-dessus des autres ({list})"),
    farOff: Plural("{n} valeurs sont loin des autres\u{A0}: {list}"),
    tailUp: "la distribution s’étire vers le haut, jusqu’à {to}",
    tailDown: "la distribution s’étire vers le bas, jusqu’à {to}",
    varies:
      """
      les valeurs varient autour de {median}, entre {low} ({lowAt}) et {high} ({highAt}), \
      sans hausse ni baisse nette
      """,
    variesWithin: """
      les valeurs varient autour de {median}, entre {low} et {high}, sans hausse ni baisse \
      nette
      """,
    wanders: """
      les valeurs varient entre {low} ({lowAt}) et {high} ({highAt}), sans hausse ni baisse \
      durable
      """,
    swings: """
      les valeurs varient entre {low} ({lowAt}) et {high} ({highAt})
      """,
    common: "combinaison la plus fréquente\u{A0}: {cell} ({value} sur {total})",
    commonBins: "le plus souvent, {value} fois sur {total}, {x} va {xRange} et {y} {yRange}",
    partAlways: """
      {points}, la plus grande part est celle de {name}, de {low} {lowAt} à {high} {highAt}
      """,
    partMostly: "{points}, la plus grande part est celle de {name}",
    partly: """
      la plus grande part est celle de {name} {points}\u{202F}; ailleurs, c’est celle de \
      {list}
      """,
    parts: "les plus grandes parts sont {list}",
    part: "{name} {at} ({value})",
    sides: "{up} contre {down}\u{A0}: {list}",
    side: "{a} contre {b} {at}",
    ahead: "valeur la plus élevée\u{A0}: {a}, environ {times} fois la suivante, {b}",
    places: "les {points} s’étendent en {x} {xRange} et en {y} {yRange}",
    misplaced: "une valeur de {title} ({value}) est très loin de toutes les autres",
    dense: "dont {share}\u{A0}: {x} {xRange} et {y} {yRange}",
    clustered: "les {points} se regroupent en amas",
    even: "les {points} se répartissent assez régulièrement sur toute la surface",
    unstated: "la valeur de {title} manque pour {n} des {all}",
    unstatedShare: "la valeur de {title} manque pour {share} du total\u{A0}: {n} sur {all}",
    agreeing: ["d'accord", "d’accord", "satisfait", "favorable", "probable"],
    disagreeing: [
      "pas d'accord", "pas d’accord", "pas du tout", "désaccord", "insatisfait", "pas satisfait",
      "défavorable", "improbable",
    ],
    neither: ["ni d", "neutre", "sans opinion"])
}
