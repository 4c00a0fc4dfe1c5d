extension CourseWords {
  static let french = CourseWords(
    stepUp: "passe d’environ {before} à environ {after} entre {from} et {to}, et y reste",
    stepDown: "tombe d’environ {before} à environ {after} entre {from} et {to}, et y reste",
    dip: "reste entre {low} et {high}, hormis un bref creux à {value} {at}",
    spike: "reste entre {low} et {high}, hormis un bref pic à {value} {at}",
    jumpUp: "passe de {before} à {after} entre {from} et {to}, puis ne descend plus sous {level}",
    jumpDown: "tombe de {before} à {after} entre {from} et {to}, puis ne dépasse plus {level}",
    flatThenUp: """
      reste proche de {level}, commence à augmenter environ {at} et atteint {to} {toAt}
      """,
    flatThenDown: """
      reste proche de {level}, commence à baisser environ {at} et atteint {to} {toAt}
      """,
    upThenFlat: """
      augmente depuis {from} {fromAt}, puis se stabilise près de {level} environ {at}
      """,
    downThenFlat: """
      baisse depuis {from} {fromAt}, puis se stabilise près de {level} environ {at}
      """,
    fasterUp: "augmente de plus en plus vite, de {from} {fromAt} à {to} {toAt}",
    fasterDown: "baisse de plus en plus vite, de {from} {fromAt} à {to} {toAt}",
    slowerUp: "augmente de plus en plus lentement, de {from} {fromAt} à {to} {toAt}",
    slowerDown: "baisse de plus en plus lentement, de {from} {fromAt} à {to} {toAt}",
    peak: """
      augmente de {from} {fromAt} jusqu’à un sommet proche de {level}, environ {at}, puis baisse à \
      {to} {toAt}
      """,
    valley: """
      baisse de {from} {fromAt} jusqu’à un creux proche de {level}, environ {at}, puis augmente à \
      {to} {toAt}
      """,
    growth: """
      croît d’environ {rate}, doublant en {length} environ, de {from} {fromAt} à \
      {to} {toAt}
      """,
    decay: """
      décroît d’environ {rate}, diminuant de moitié en {length} environ, de {from} \
      {fromAt} à {to} {toAt}
      """,
    method: """
      plusieurs formes comparées par le critère de Schwarz\u{202F}; avance sur la suivante\u{A0}: \
      {margin}
      """,
    highest: "la valeur la plus élevée tombe {at} {k} fois en {turns}",
    alwaysHighest: "sur {turns}, la valeur la plus élevée tombe toujours {at}",
    alwaysBoth: """
      sur {turns}, la valeur la plus élevée tombe toujours {at} et la plus basse {lowAt}
      """,
    lowest: "{text}, la plus basse {at} {k} fois",
    season: """
      test de Kruskal-Wallis, p {p}\u{202F}; la saison explique {share} des variations autour de la \
      tendance
      """,
    halfYears: "les valeurs sont plus élevées {high} ({a} en moyenne) que {low} ({b})",
    methodOfHalves:
      "onde annuelle des moyennes mensuelles, par rangs, p {p}\u{202F}; plus élevées {k} années sur {n}",
    driftUp:
      "la moyenne passe de {before} dans la première moitié à {after} dans la seconde, en hausse",
    driftDown:
      "la moyenne passe de {before} dans la première moitié à {after} dans la seconde, en baisse",
    latest: "dernière valeur\u{A0}: {value} {at}, soit {changes}",
    moreThanBefore: "{amount} de plus que la valeur précédente",
    lessThanBefore: "{amount} de moins que la valeur précédente",
    moreThanYearBefore: "{amount} de plus qu’un an avant",
    lessThanYearBefore: "{amount} de moins qu’un an avant",
    recordHigh: "finit bien au-dessus de tout ce qui précède, à {value} {at}",
    recordLow: "finit bien en dessous de tout ce qui précède, à {value} {at}")
}

extension CloudWords {
  static let french = CloudWords(
    upButDown: """
      dans l’ensemble, à des valeurs plus élevées de {x} répondent des valeurs plus élevées de {y}, mais \
      plus basses dans chacun des {n} groupes
      """,
    downButUp: """
      dans l’ensemble, à des valeurs plus élevées de {x} répondent des valeurs plus basses de {y}, mais \
      plus élevées dans chacun des {n} groupes
      """,
    upEarly: "{y} augmente avec {x}, plus lentement au-delà d’environ {at}",
    upLater: "{y} augmente avec {x}, plus vite au-delà d’environ {at}",
    downEarly: "{y} baisse avec {x}, plus lentement au-delà d’environ {at}",
    downLater: "{y} baisse avec {x}, plus vite au-delà d’environ {at}",
    peak: "{y} augmente avec {x} jusqu’à environ {at}, et baisse au-delà",
    valley: "{y} baisse avec {x} jusqu’à environ {at}, et augmente au-delà",
    upFaster: "{y} augmente de plus en plus vite avec {x}",
    upSlower: "{y} augmente de plus en plus lentement avec {x}",
    downFaster: "{y} baisse de plus en plus vite avec {x}",
    downSlower: "{y} baisse de plus en plus lentement avec {x}",
    nothing: "pas de relation nette entre {x} et {y}",
    wider: "les valeurs de {y} varient davantage quand celles de {x} sont élevées",
    narrower: "les valeurs de {y} varient moins quand celles de {x} sont élevées",
    positions: "la moitié des points se trouve à {x} {xRange}, et la moitié à {y} {yRange}",
    atSame: """
      à même valeur de {x}, les valeurs de {y} sont en général plus élevées pour {a} que pour \
      {b}
      """,
    apart: "les valeurs de {y} sont en général plus élevées pour {a} que pour {b}",
    methodOfGroups: "test de Kruskal-Wallis, p {p}")
}
