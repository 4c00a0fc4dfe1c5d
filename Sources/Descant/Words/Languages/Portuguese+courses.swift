extension CourseWords {
  static let portuguese = CourseWords(
    stepUp: "salta de cerca de {before} para cerca de {after} entre {from} e {to}, e fica aí",
    stepDown: "cai de cerca de {before} para cerca de {after} entre {from} e {to}, e fica aí",
    flatThenUp: """
      mantém-se perto de {level}, começa a subir mais ou menos {at}, e chega a {to} {toAt}
      """,
    flatThenDown: """
      mantém-se perto de {level}, começa a descer mais ou menos {at}, e chega a {to} {toAt}
      """,
    upThenFlat: "sobe desde {from} {fromAt} e estabiliza perto de {level}, mais ou menos {at}",
    downThenFlat: """
      desce desde {from} {fromAt} e estabiliza perto de {level}, mais ou menos {at}
      """,
    fasterUp: "sobe cada vez mais depressa, de {from} {fromAt} para {to} {toAt}",
    fasterDown: "desce cada vez mais depressa, de {from} {fromAt} para {to} {toAt}",
    slowerUp: "sobe cada vez mais devagar, de {from} {fromAt} para {to} {toAt}",
    slowerDown: "desce cada vez mais devagar, de {from} {fromAt} para {to} {toAt}",
    peak: """
      sobe de {from} {fromAt} até um máximo próximo de {level}, mais ou menos {at}, e depois desce \
      para {to} {toAt}
      """,
    valley: """
      desce de {from} {fromAt} até um mínimo próximo de {level}, mais ou menos {at}, e depois sobe \
      para {to} {toAt}
      """,
    growth: """
      cresce cerca de {rate} e duplica mais ou menos a cada {length}, de {from} {fromAt} para {to} \
      {toAt}
      """,
    decay: """
      diminui cerca de {rate} e reduz-se a metade mais ou menos a cada {length}, de {from} {fromAt} \
      para {to} {toAt}
      """,
    method: """
      várias formas comparadas pelo critério de Schwarz; vantagem sobre a seguinte: {margin}
      """,
    highest: "valor mais alto {at}, {k} vezes em {turns}",
    alwaysHighest: "valor mais alto {at} de todas as vezes, durante {turns}",
    alwaysBoth: "valor mais alto {at} e mais baixo {lowAt} de todas as vezes, durante {turns}",
    lowest: "{text}, mais baixo {at}, {k} vezes",
    season: """
      teste de Kruskal-Wallis, p {p}; a estação explica {share} do que varia em torno da tendência
      """,
    latest: "último valor: {value} {at}, {changes}",
    moreThanBefore: "{amount} a mais do que o valor anterior",
    lessThanBefore: "{amount} a menos do que o valor anterior",
    moreThanYearBefore: "{amount} a mais do que um ano antes",
    lessThanYearBefore: "{amount} a menos do que um ano antes",
    recordHigh: "acaba muito acima de tudo o que veio antes, com {value} {at}",
    recordLow: "acaba muito abaixo de tudo o que veio antes, com {value} {at}")
}

extension CloudWords {
  static let portuguese = CloudWords(
    upButDown: """
      no conjunto, a valores mais altos de {x} correspondem valores mais altos de {y}, mas mais \
      baixos dentro de cada um dos {n} grupos
      """,
    downButUp: """
      no conjunto, a valores mais altos de {x} correspondem valores mais baixos de {y}, mas mais \
      altos dentro de cada um dos {n} grupos
      """,
    upEarly: "{y} sobe com {x}, mais devagar a partir de cerca de {at}",
    upLater: "{y} sobe com {x}, mais depressa a partir de cerca de {at}",
    downEarly: "{y} desce com {x}, mais devagar a partir de cerca de {at}",
    downLater: "{y} desce com {x}, mais depressa a partir de cerca de {at}",
    peak: "{y} sobe com {x} até cerca de {at}, e a partir daí desce",
    valley: "{y} desce com {x} até cerca de {at}, e a partir daí sobe",
    upFaster: "{y} sobe cada vez mais depressa com {x}",
    upSlower: "{y} sobe cada vez mais devagar com {x}",
    downFaster: "{y} desce cada vez mais depressa com {x}",
    downSlower: "{y} desce cada vez mais devagar com {x}",
    nothing: "não há relação clara entre {x} e {y}",
    wider: "os valores de {y} variam mais quando os de {x} são altos",
    narrower: "os valores de {y} variam menos quando os de {x} são altos",
    positions: "metade dos pontos está em {x} {xRange}, e metade em {y} {yRange}",
    atSame: """
      para o mesmo valor de {x}, os valores de {y} são em geral mais altos para {a} do que \
      para {b}
      """,
    apart: "os valores de {y} são em geral mais altos para {a} do que para {b}",
    methodOfGroups: "teste de Kruskal-Wallis, p {p}")
}
