extension FirstWords {
  static let portuguese = FirstWords(
    typical: "o valor típico é de cerca de {median}; a metade central dos valores vai {range}",
    flat: "todos os valores são quase igualmente frequentes {range}",
    flatAbove: "todos os valores são quase igualmente frequentes {range}, e mais raros abaixo",
    flatBelow: "todos os valores são quase igualmente frequentes {range}, e mais raros acima",
    farBelow: Plural(
      one: "um valor fica muito abaixo dos outros: {list}",
      other: "{n} valores ficam muito abaixo dos outros: {list}"),
    farAbove: Plural(
      one: "um valor fica muito acima dos outros: {list}",
      other: "{n} valores ficam muito acima dos outros: {list}"),
    farOff: Plural("{n} valores ficam longe dos outros: {list}"),
    tailUp: "a distribuição tem uma cauda longa, até {to}",
    tailDown: "a distribuição tem uma cauda longa, até {to}",
    varies:
      """
      varia em torno de {median}, entre {low} ({lowAt}) e {high} ({highAt}), sem subida nem \
      descida clara
      """,
    variesWithin:
      "varia em torno de {median}, entre {low} e {high}, sem subida nem descida clara",
    wanders: """
      varia entre {low} ({lowAt}) e {high} ({highAt}), sem subida nem descida duradoura
      """,
    swings: """
      varia entre {low} ({lowAt}) e {high} ({highAt})
      """,
    mean: "uma média de {value}",
    common: "combinação mais frequente: {cell} ({value} de {total})",
    commonBins: "com maior frequência, {value} vezes em {total}, {x} vai {xRange} e {y} {yRange}",
    partAlways: "{points}, a maior parte é a de {name}, de {low} {lowAt} a {high} {highAt}",
    partMostly: "{points}, a maior parte é a de {name}",
    partly: "{points}, a maior parte é a de {name}; nas restantes é a de {list}",
    parts: "as maiores partes são {list}",
    part: "{name} {at} ({value})",
    sides: "{up} contra {down}: {list}",
    side: "{a} contra {b} {at}",
    ahead: "o valor mais alto é o de {a}, cerca de {times} vezes o seguinte, o de {b}",
    places: "os {points} abrangem {x} {xRange} e {y} {yRange}",
    misplaced: "um valor de {title} ({value}) está muito longe de todos os outros",
    dense: "destes, {share}: {x} {xRange} e {y} {yRange}",
    clustered: "os {points} concentram-se em grupos",
    even: "os {points} distribuem-se de modo bastante uniforme por toda a área",
    unstated: "falta o valor de {title} em {n} de {all}",
    unstatedShare: "falta o valor de {title} em {share} do total: {n} de {all}",
    agreeing: ["concordo", "satisfeito", "a favor", "provável"],
    disagreeing: ["discordo", "insatisfeito", "contra", "improvável"],
    neither: ["nem concordo", "não concordo nem", "neutro", "indeciso"])
}
