extension FirstWords {
  static let spanish = FirstWords(
    typical: "lo habitual es alrededor de {median}: la mitad central de los valores va {range}",
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
      "valores en torno a {median}, entre {low} {lowAt} y {high} {highAt}, sin subida ni bajada clara",
    variesWithin: "valores en torno a {median}, entre {low} y {high}, sin subida ni bajada clara",
    wanders: "valores entre {low} {lowAt} y {high} {highAt}, sin subida ni bajada duradera",
    common: "la combinación más frecuente es {cell}: {value} de {total}",
    partAlways: "{name} es la parte más grande {points}, de {low} {lowAt} a {high} {highAt}",
    partMostly: "{name} es la parte más grande {points}",
    partly: "{name} es la parte más grande {points}; en las demás lo es {list}",
    parts: "la parte más grande: {list}",
    part: "{name} {at} ({value})",
    sides: "{up} frente a {down}: {list}",
    side: "{a} frente a {b} {at}",
    ahead: "valor más alto: {a}, unas {times} veces el siguiente, {b}",
    places: "{points}: {x} {xRange}, {y} {yRange}",
    dense: "de ellos, {share}: {x} {xRange}, {y} {yRange}",
    agreeing: ["de acuerdo", "satisfecho", "a favor", "probable"],
    disagreeing: ["en desacuerdo", "desacuerdo", "insatisfecho", "en contra", "improbable"],
    neither: ["ni de acuerdo", "neutral", "indeciso"])
}
