extension CourseWords {
  static let portuguese = CourseWords(
    stepUp: """
      salta de cerca de {before} para cerca de {after} entre {from} e {to} e mantém-se nesse \
      nível
      """,
    stepDown: """
      cai de cerca de {before} para cerca de {after} entre {from} e {to} e mantém-se nesse \
      nível
      """,
    dip: "mantém-se entre {low} e {high}, exceto numa breve queda para {value} {at}",
    spike: "mantém-se entre {low} e {high}, exceto num breve pico de {value} {at}",
    jumpUp: """
      salta de {before} para {after} entre {from} e {to} e depois não desce abaixo de {level}
      """,
    jumpDown: "cai de {before} para {after} entre {from} e {to} e depois não passa de {level}",
    flatThenUp: """
      mantém-se perto de {level}, começa a subir aproximadamente {at}, e chega a {to} {toAt}
      """,
    flatThenDown: """
      mantém-se perto de {level}, começa a descer aproximadamente {at}, e chega a {to} {toAt}
      """,
    upThenFlat: "sobe desde {from} {fromAt} e estabiliza perto de {level}, aproximadamente {at}",
    downThenFlat: """
      desce desde {from} {fromAt} e estabiliza perto de {level}, aproximadamente {at}
      """,
    fasterUp: "sobe cada vez mais depressa, de {from} {fromAt} para {to} {toAt}",
    fasterDown: "desce cada vez mais depressa, de {from} {fromAt} para {to} {toAt}",
    slowerUp: "sobe cada vez mais devagar, de {from} {fromAt} para {to} {toAt}",
    slowerDown: "desce cada vez mais devagar, de {from} {fromAt} para {to} {toAt}",
    peak: """
      sobe de {from} {fromAt} até um máximo próximo de {level}, aproximadamente {at}, e depois desce \
      para {to} {toAt}
      """,
    valley: """
      desce de {from} {fromAt} até um mínimo próximo de {level}, aproximadamente {at}, e depois sobe \
      para {to} {toAt}
      """,
    growth: """
      cresce cerca de {rate}, de {from} {fromAt} para {to} {toAt}, e duplica aproximadamente \
      a cada {length}
      """,
    decay: """
      diminui cerca de {rate}, de {from} {fromAt} para {to} {toAt}, e reduz-se a metade \
      aproximadamente a cada {length}
      """,
    method: """
      várias formas comparadas pelo critério de Schwarz; vantagem sobre a seguinte: {margin}
      """,
    highest: "em {k} de {turns}, o valor mais alto ocorre {at}",
    alwaysHighest: "ao longo de {turns}, o valor mais alto ocorre sempre {at}",
    alwaysBoth: """
      ao longo de {turns}, o valor mais alto ocorre sempre {at} e o mais baixo, sempre \
      {lowAt}
      """,
    lowest: "{text}; em {k}, o mais baixo ocorre {at}",
    season: """
      teste de Kruskal-Wallis, p {p}; a estação explica {share} do que varia em torno da tendência
      """,
    halfYears: "os valores são mais altos {high} (em média, {a}) do que {low} ({b})",
    methodOfHalves:
      "onda anual das médias mensais, por postos, p {p}; mais altos em {k} de {n} anos",
    driftUp: "a média sobe de {before} na primeira metade para {after} na segunda",
    driftDown: "a média desce de {before} na primeira metade para {after} na segunda",
    latest: "último valor: {value} {at} ({changes})",
    moreThanBefore: "{amount} acima do anterior",
    lessThanBefore: "{amount} abaixo do anterior",
    moreThanYearBefore: "{amount} acima do de um ano antes",
    lessThanYearBefore: "{amount} abaixo do de um ano antes",
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
    upEarly: """
      os valores de {y} aumentam com os de {x}, mais devagar quando estes passam de cerca de \
      {at}
      """,
    upLater: """
      os valores de {y} aumentam com os de {x}, mais depressa quando estes passam de cerca \
      de {at}
      """,
    downEarly: """
      os valores de {y} diminuem quando os de {x} aumentam, mais devagar acima de cerca de \
      {at}
      """,
    downLater: """
      os valores de {y} diminuem quando os de {x} aumentam, mais depressa acima de cerca de \
      {at}
      """,
    peak: """
      os valores de {y} aumentam com os de {x} até cerca de {at}, e a partir daí diminuem
      """,
    valley: """
      os valores de {y} diminuem quando os de {x} aumentam até cerca de {at}, e a partir daí \
      aumentam
      """,
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
