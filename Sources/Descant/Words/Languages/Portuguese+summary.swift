extension SummaryWords {
  static let portuguese = SummaryWords(
    ends: "{text}, de {from} {fromAt} para {to} {toAt}",
    range: "o valor mais alto é {high} {highAt}; o mais baixo, {low} {lowAt}",
    risesMost: "a maior subida é a de {a}, de {from} {fromAt} para {to} {toAt}",
    fallsMost: "a maior descida é a de {a}, de {from} {fromAt} para {to} {toAt}",
    upAndDown: "de {n} séries, {up} acabam mais alto do que começam e {down} mais baixo",
    allEndHigher: "as {n} séries acabam todas mais alto do que começam",
    allEndLower: "as {n} séries acabam todas mais baixo do que começam",
    rising: [
      "sobe", "sobem", "subiu", "subiram", "subida", "aumenta", "aumentam", "aumentou", "aumento",
      "cresce", "crescem", "cresceu", "crescimento", "alta", "duplica", "duplicou", "dobrou",
    ],
    falling: [
      "desce", "descem", "desceu", "desceram", "descida", "cai", "caem", "caiu", "queda", "diminui",
      "diminuem", "diminuição", "baixa", "baixam", "baixou", "recua", "recuo",
    ],
    comparing: [
      "mais", "menos", "maior", "maiores", "menor", "menores", "melhor", "pior", "máximo", "mínimo",
    ])
}

extension HalfWords {
  static let portuguese = HalfWords(
    none: "não se chega a {half}; no fim: {list}",
    alone: "atinge-se o limiar de {half} {firstAt}",
    together: "todas atingem o limiar de {half} {firstAt}",
    firstAndLast: """
      o limiar de {half} é atingido primeiro por {first}, {firstAt}, e por último por {last}, {lastAt}
      """,
    firstAndNever: """
      o limiar de {half} é atingido primeiro por {first}, {firstAt}, e nunca por {never}
      """,
    firstAndSomeNever: """
      o limiar de {half} é atingido primeiro por {first}, {firstAt}, e nunca por {n} de {total} séries
      """)
}

extension ContrastWords {
  static let portuguese = ContrastWords(
    shareOf: "a proporção de {name}",
    median: "a mediana",
    range: "{what} vai de {low} {lowAt} a {high} {highAt}",
    higher: """
      {what}: valor mais alto {aAt} do que {bAt} {groups}, sobretudo {at} ({high} contra \
      {low})
      """,
    extreme: """
      {what}: valor mais alto {aAt} e mais baixo {bAt} {groups}, com a maior diferença {at} \
      ({high} contra {low})
      """,
    both: "nos dois grupos",
    inAll: "em todos os {n} grupos",
    inSome: "em {k} de {n} grupos",
    overlapping: """
      as medianas vão de {low} {lowAt} a {high} {highAt}, e todas as metades centrais se \
      sobrepõem
      """)
}
