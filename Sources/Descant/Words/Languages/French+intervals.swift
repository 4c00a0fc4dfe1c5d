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
    none: "aucun autre intervalle ne chevauche celui de la valeur maximale",
    confidenceMethod: "intervalles de confiance des moyennes par la loi de Student",
    notes:
      "chaque valeur est faite de trois notes\u{A0}: bas de son intervalle, valeur, haut de l’intervalle",
    band: "deux sons plus doux suivent les limites des intervalles",
    silent: "les intervalles ne s’entendent pas\u{A0}; voir le tableau")
}

extension ColumnWords.Intervals {
  static let french = ColumnWords.Intervals(
    confidence: "Intervalle de confiance à {level}", standardError: "Moyenne ± erreur type",
    standardDeviation: "Moyenne ± écart type", quartiles: "Moitié centrale", unnamed: "Intervalle")
}
