extension IntervalWords {
  static let french = IntervalWords(
    estimate: "{value}, intervalle {range}",
    without: "{value}, sans intervalle",
    confidence: "avec intervalles de confiance à {level}",
    standardError: "avec une erreur type de chaque côté",
    standardDeviation: "avec un écart type de chaque côté",
    quartiles: "avec la moitié centrale des valeurs",
    unnamed: "avec intervalles",
    named: "avec intervalles ({name})",
    ends: "de {a} {aAt} à {b} {bAt}, avec des intervalles qui {overlap}",
    extremes: "maximum {aAt} ({a}), minimum {bAt} ({b}), avec des intervalles qui {overlap}",
    overlap: "se chevauchent",
    apart: "ne se chevauchent pas",
    same: "toutes les valeurs sont {value}",
    others: "intervalles qui chevauchent celui de la valeur maximale\u{A0}: {k} des {n} autres",
    both: "les deux autres intervalles chevauchent celui de la valeur maximale",
    all: "les {n} autres intervalles chevauchent tous celui de la valeur maximale",
    none: "aucun autre intervalle ne chevauche celui de la valeur maximale",
    zero: ZeroWords(
      above: "l’intervalle n’est tout entier au-dessus de zéro que {at}",
      below: "l’intervalle n’est tout entier au-dessous de zéro que {at}",
      both:
        "l’intervalle n’est tout entier au-dessus de zéro que {above}, et au-dessous que {below}",
      within: "tous les intervalles contiennent zéro"),
    confidenceMethod: "intervalles de confiance des moyennes par la loi de Student",
    notes:
      "chaque valeur est faite de trois notes. Ce sont le bas de son intervalle, la valeur et le haut de l’intervalle",
    band: "deux sons plus doux suivent les limites des intervalles",
    silent: "les intervalles ne s’entendent pas. Voir le tableau")
}

extension ColumnWords.Intervals {
  static let french = ColumnWords.Intervals(
    confidence: "Intervalle de confiance à {level}", standardError: "Moyenne ± erreur type",
    standardDeviation: "Moyenne ± écart type", quartiles: "Moitié centrale", unnamed: "Intervalle")
}

extension WholeWords {
  static let french = WholeWords(
    below: "un son rugueux signale une valeur inférieure à zéro",
    cloud:
      "{points}, c’est trop pour une note chacun. Des notes plus nombreuses et plus fortes indiquent davantage de points. Les notes plus longues sont la valeur la plus basse, la plus haute et celles qui sont à l’écart",
    trend: "à la fin, un son qui glisse suit leur tendance",
    total: "le total vient d’abord",
    parts: "pour les parties, le son le plus aigu représente {high}",
    band: "toutes les séries ensemble viennent d’abord, puis chacune brièvement",
    median:
      "ensemble, elles s’entendent par leur plus petite valeur, leur médiane et leur plus grande valeur",
    beyond: "en outre absent du son, voir le tableau\u{A0}: {series}",
    means: "viennent d’abord les moyennes par {x}, puis celles par {y}",
    mean: "moyennes par {axis}",
    tour: "l’aperçu dure {time}. La suite de la lecture fait entendre chaque partie seule",
    first:
      "l’aperçu dure {time} et en contient {n} sur {count}. La suite de la lecture fait entendre les autres"
  )
}
