extension CourseWords {
  static let spanish = CourseWords(
    stepUp: """
      salta de {before} a {after}, aproximadamente, entre {from} y {to}, y se mantiene en \
      ese nivel
      """,
    stepDown: """
      cae de {before} a {after}, aproximadamente, entre {from} y {to}, y se mantiene en ese \
      nivel
      """,
    dip: "se mantiene entre {low} y {high}, salvo una breve caída a {value} {at}",
    spike: "se mantiene entre {low} y {high}, salvo un breve pico de {value} {at}",
    jumpUp: "salta de {before} a {after} entre {from} y {to} y después no baja de {level}",
    jumpDown: "cae de {before} a {after} entre {from} y {to} y después no pasa de {level}",
    flatThenUp: """
      se mantiene cerca de {level}, empieza a subir más o menos {at} y llega a {to} {toAt}
      """,
    flatThenDown: """
      se mantiene cerca de {level}, empieza a bajar más o menos {at} y llega a {to} {toAt}
      """,
    upThenFlat: "sube desde {from} {fromAt} y se estabiliza cerca de {level}, más o menos {at}",
    downThenFlat: "baja desde {from} {fromAt} y se estabiliza cerca de {level}, más o menos {at}",
    fasterUp: "sube cada vez más deprisa, de {from} {fromAt} a {to} {toAt}",
    fasterDown: "baja cada vez más deprisa, de {from} {fromAt} a {to} {toAt}",
    slowerUp: "sube cada vez más despacio, de {from} {fromAt} a {to} {toAt}",
    slowerDown: "baja cada vez más despacio, de {from} {fromAt} a {to} {toAt}",
    peak: """
      sube de {from} {fromAt} hasta un máximo cercano a {level}, más o menos {at}, y luego baja a \
      {to} {toAt}
      """,
    valley: """
      baja de {from} {fromAt} hasta un mínimo cercano a {level}, más o menos {at}, y luego sube a \
      {to} {toAt}
      """,
    growth: """
      pasa de {from} {fromAt} a {to} {toAt}; crece alrededor de {rate} y se duplica \
      aproximadamente cada {length}
      """,
    decay: """
      pasa de {from} {fromAt} a {to} {toAt}; disminuye alrededor de {rate} y se reduce a la \
      mitad aproximadamente cada {length}
      """,
    method: """
      varias formas comparadas con el criterio de Schwarz; ventaja sobre la siguiente: {margin}
      """,
    highest: "el valor más alto se da {at} en {k} de {turns}",
    alwaysHighest: "el valor más alto se da siempre {at}, a lo largo de {turns}",
    alwaysBoth: """
      el valor más alto se da siempre {at} y el más bajo {lowAt}, a lo largo de {turns}
      """,
    lowest: "{text}; el más bajo, {at} en {k}",
    season: """
      prueba de Kruskal-Wallis, p {p}; la estación explica el {share} de lo que varía en torno a la \
      tendencia
      """,
    halfYears: "los valores son más altos {high} ({a} de media) que {low} ({b})",
    methodOfHalves:
      "onda anual de las medias mensuales, por rangos, p {p}; más altos en {k} de {n} años",
    driftUp: "la media sube de {before} en la primera mitad a {after} en la segunda",
    driftDown: "la media baja de {before} en la primera mitad a {after} en la segunda",
    latest: "último valor: {value} {at} ({changes})",
    moreThanBefore: "{amount} más que el valor anterior",
    lessThanBefore: "{amount} menos que el valor anterior",
    moreThanYearBefore: "{amount} más que un año antes",
    lessThanYearBefore: "{amount} menos que un año antes",
    recordHigh: "acaba muy por encima de todo lo anterior, con {value} {at}",
    recordLow: "acaba muy por debajo de todo lo anterior, con {value} {at}")
}

extension CloudWords {
  static let spanish = CloudWords(
    upButDown: """
      en conjunto, a valores más altos de {x} corresponden valores más altos de {y}, pero más bajos \
      dentro de cada uno de los {n} grupos
      """,
    downButUp: """
      en conjunto, a valores más altos de {x} corresponden valores más bajos de {y}, pero más altos \
      dentro de cada uno de los {n} grupos
      """,
    upEarly: "{y} sube con {x}, más despacio a partir de aproximadamente {at}",
    upLater: "{y} sube con {x}, más deprisa a partir de aproximadamente {at}",
    downEarly: "{y} baja con {x}, más despacio a partir de aproximadamente {at}",
    downLater: "{y} baja con {x}, más deprisa a partir de aproximadamente {at}",
    peak: "{y} sube con {x} hasta aproximadamente {at}, y a partir de ahí baja",
    valley: "{y} baja con {x} hasta aproximadamente {at}, y a partir de ahí sube",
    upFaster: "{y} sube cada vez más deprisa con {x}",
    upSlower: "{y} sube cada vez más despacio con {x}",
    downFaster: "{y} baja cada vez más deprisa con {x}",
    downSlower: "{y} baja cada vez más despacio con {x}",
    nothing: "no hay relación clara entre {x} y {y}",
    wider: "los valores de {y} varían más cuando los de {x} son altos",
    narrower: "los valores de {y} varían menos cuando los de {x} son altos",
    positions: "la mitad de los puntos está en {x} {xRange}, y la mitad en {y} {yRange}",
    atSame: "a igual valor de {x}, los valores de {y} suelen ser más altos para {a} que para {b}",
    apart: "los valores de {y} suelen ser más altos para {a} que para {b}",
    methodOfGroups: "prueba de Kruskal-Wallis, p {p}")
}
