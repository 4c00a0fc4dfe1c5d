extension FirstWords {
  static let portuguese = FirstWords(
    typical: "em geral, cerca de {median}: a metade central dos valores vai {range}",
    farBelow: Plural(
      one: "um valor fica muito abaixo dos outros: {list}",
      other: "{n} valores ficam muito abaixo dos outros: {list}"),
    farAbove: Plural(
      one: "um valor fica muito acima dos outros: {list}",
      other: "{n} valores ficam muito acima dos outros: {list}"),
    farOff: Plural("{n} valores ficam longe dos outros: {list}"),
    tailUp: "a distribuição prolonga-se para cima, até {to}",
    tailDown: "a distribuição prolonga-se para baixo, até {to}",
    varies:
      "valores em torno de {median}, entre {low} {lowAt} e {high} {highAt}, sem subida nem descida clara",
    variesWithin:
      "valores em torno de {median}, entre {low} e {high}, sem subida nem descida clara",
    wanders: "valores entre {low} {lowAt} e {high} {highAt}, sem subida nem descida duradoura",
    common: "a combinação mais frequente é {cell}: {value} de {total}",
    partAlways: "{name} é a maior parte {points}, de {low} {lowAt} a {high} {highAt}",
    partMostly: "{name} é a maior parte {points}",
    partly: "{name} é a maior parte {points}; nas restantes é {list}",
    parts: "a maior parte: {list}",
    part: "{name} {at} ({value})",
    sides: "{up} contra {down}: {list}",
    side: "{a} contra {b} {at}",
    ahead: "valor mais alto: {a}, cerca de {times} vezes o seguinte, {b}",
    places: "{points}: {x} {xRange}, {y} {yRange}",
    dense: "destes, {share}: {x} {xRange}, {y} {yRange}",
    agreeing: ["concordo", "satisfeito", "a favor", "provável"],
    disagreeing: ["discordo", "insatisfeito", "contra", "improvável"],
    neither: ["nem concordo", "não concordo nem", "neutro", "indeciso"])
}
