extension FirstWords {
  static let french = FirstWords(
    typical: "en général autour de {median}\u{A0}: la moitié centrale des valeurs va {range}",
    farBelow: Plural(
      one: "une valeur est très au-dessous des autres, à {list}",
      other: "{n} valeurs sont très au-dessous des autres, à {list}"),
    farAbove: Plural(
      one: "une valeur est très au-dessus des autres, à {list}",
      other: "{n} valeurs sont très au-dessus des autres, à {list}"),
    farOff: Plural("{n} valeurs sont loin des autres\u{A0}: {list}"),
    tailUp: "la distribution s’étire vers le haut, jusqu’à {to}",
    tailDown: "la distribution s’étire vers le bas, jusqu’à {to}",
    varies:
      "valeurs autour de {median}, entre {low} {lowAt} et {high} {highAt}, sans hausse ni baisse nette",
    variesWithin: "valeurs autour de {median}, entre {low} et {high}, sans hausse ni baisse nette",
    wanders: "valeurs entre {low} {lowAt} et {high} {highAt}, sans hausse ni baisse durable",
    common: "la combinaison la plus fréquente est {cell}\u{A0}: {value} sur {total}",
    partAlways: "{name} est la plus grande part {points}, de {low} {lowAt} à {high} {highAt}",
    partMostly: "{name} est la plus grande part {points}",
    partly: "{name} est la plus grande part {points}\u{202F}; ailleurs, c’est {list}",
    parts: "la plus grande part\u{A0}: {list}",
    part: "{name} {at} ({value})",
    sides: "{up} contre {down}\u{A0}: {list}",
    side: "{a} contre {b} {at}",
    ahead: "valeur la plus haute\u{A0}: {a}, environ {times} fois la suivante, {b}",
    places: "{points}\u{A0}: {x} {xRange}, {y} {yRange}",
    dense: "dont {share}\u{A0}: {x} {xRange}, {y} {yRange}",
    agreeing: ["d'accord", "d’accord", "satisfait", "favorable", "probable"],
    disagreeing: [
      "pas d'accord", "pas d’accord", "pas du tout", "désaccord", "insatisfait", "pas satisfait",
      "défavorable", "improbable",
    ],
    neither: ["ni d", "neutre", "sans opinion"])
}
