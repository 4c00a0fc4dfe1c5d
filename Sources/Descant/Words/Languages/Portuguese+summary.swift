extension SummaryWords {
  static let portuguese = SummaryWords(
    ends: "{text}, de {from} {fromAt} para {to} {toAt}",
    range: "o valor mais alto é {high} {highAt}; o mais baixo, {low} {lowAt}",
    risesMost: "a maior subida é a de {a}, de {from} {fromAt} para {to} {toAt}",
    fallsMost: "a maior descida é a de {a}, de {from} {fromAt} para {to} {toAt}",
    upAndDown: "de {n} séries, {up} acabam mais alto do que começam e {down} mais baixo",
    allEndHigher: "as {n} séries acabam todas mais alto do que começam",
    allEndLower: "as {n} séries acabam todas mais baixo do que começam",
    mostUp: "{text}, sobretudo {name} (mais {share})",
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
    none: "no fim resta mais de metade: {list}",
    alone: "resta metade {firstAt}",
    together: "em todas as séries resta metade {firstAt}",
    firstAndLast: """
      resta metade primeiro na série {first} ({firstAt}) e por último em {last} \
      ({lastAt})
      """,
    firstAndNever: """
      resta metade primeiro na série {first} ({firstAt}), e até ao fim mais de \
      metade em {never}
      """,
    firstAndSomeNever: """
      resta metade primeiro na série {first} ({firstAt}), e até ao fim mais de \
      metade em {n} de {total} séries
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
    rises: "{what} sobe de {from} {fromAt} para {to} {toAt}",
    falls: "{what} desce de {from} {fromAt} para {to} {toAt}",
    risesWith: "{what} sobe com {x} {groups}, sobretudo {at}: de {from} para {to}",
    fallsWith: "{what} desce com {x} {groups}, sobretudo {at}: de {from} para {to}",
    unevenly: "{text}, embora não a cada passo",
    both: "nos dois grupos",
    inAll: "em todos os {n} grupos",
    inSome: "em {k} de {n} grupos",
    overlapping: """
      as medianas vão de {low} {lowAt} a {high} {highAt}, e todas as metades centrais se \
      sobrepõem
      """)
}
