extension FirstWords {
  static let spanish = FirstWords(
    typical: "los valores suelen estar en torno a {median}; la mitad central de ellos va {range}",
    flat: "todos los valores son casi igual de frecuentes {range}",
    flatAbove: "todos los valores son casi igual de frecuentes {range}, y más raros por debajo",
    flatBelow: "todos los valores son casi igual de frecuentes {range}, y más raros por encima",
    farBelow: Plural(
      one: "un valor queda muy por debajo de los demás: {list}",
      other: "{n} valores quedan muy por debajo de los demás: {list}"),
    farAbove: Plural(
      one: "un valor queda muy por encima de los demás: {list}",
      other: "{n} valores quedan muy por encima de los demás: {list}"),
    farOff: Plural("{n} valores quedan lejos de los demás: {list}"),
    tailUp: "la distribución se alarga hacia arriba, hasta {to}",
    tailDown: "la distribución se alarga hacia abajo, hasta {to}",
    varies:
      """
      los valores giran en torno a {median}, entre {low} ({lowAt}) y {high} ({highAt}), sin \
      subidas ni bajadas claras
      """,
    variesWithin: """
      los valores giran en torno a {median}, entre {low} y {high}, sin subidas ni bajadas \
      claras
      """,
    wanders: """
      los valores van de {low} ({lowAt}) a {high} ({highAt}), sin subidas ni bajadas \
      duraderas
      """,
    swings: """
      los valores van de {low} ({lowAt}) a {high} ({highAt})
      """,
    mean: "una media de {value}",
    common: "la combinación más frecuente es {cell}: {value} de {total}",
    commonBins:
      "lo más frecuente, {value} veces de {total}, es que {x} vaya {xRange} y {y} {yRange}",
    partAlways: """
      {name} es la parte más grande {points}: entre {low} ({lowAt}) y {high} ({highAt})
      """,
    partMostly: "{name} es la parte más grande {points}",
    partly: "{name} es la parte más grande {points}; en las demás lo es {list}",
    parts: "las partes más grandes son {list}",
    part: "{name} {at} ({value})",
    sides: "{up} frente a {down}: {list}",
    side: "{a} frente a {b} {at}",
    ahead: "el valor más alto es el de {a}, unas {times} veces el siguiente, {b}",
    places: "los {points} abarcan {x} {xRange} y {y} {yRange}",
    misplaced: "un valor de {title} ({value}) está muy lejos de todos los demás",
    dense: "de ellos, {share}: {x} {xRange} y {y} {yRange}",
    clustered: "los {points} se concentran en grupos",
    even: "los {points} se reparten de manera bastante uniforme por toda la superficie",
    unstated: "falta el valor de {title} en {n} de {all}",
    unstatedShare: "falta el valor de {title} en el {share} del total: {n} de {all}",
    agreeing: ["de acuerdo", "satisfecho", "a favor", "probable"],
    disagreeing: ["en desacuerdo", "desacuerdo", "insatisfecho", "en contra", "improbable"],
    neither: ["ni de acuerdo", "neutral", "indeciso"])
}
