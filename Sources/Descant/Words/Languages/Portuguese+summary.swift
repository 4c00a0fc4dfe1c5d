extension SummaryWords {
  static let portuguese = SummaryWords(
    ends: "{text}, de {from} {fromAt} para {to} {toAt}",
    does: "a série {name} {text}",
    whole: "o total {text}",
    range: "o valor mais alto é {high}, {highAt}; o mais baixo, {low}, {lowAt}",
    risesMost: "a maior subida é a de {a}, de {from} {fromAt} para {to} {toAt}",
    fallsMost: "a maior descida é a de {a}, de {from} {fromAt} para {to} {toAt}",
    upAndDown: """
      das {n} séries, {up} terminam acima do valor inicial e {down} abaixo
      """,
    allEndHigher: "nas {n} séries, o valor final é mais alto do que o inicial",
    allEndLower: "nas {n} séries, o valor final é mais baixo do que o inicial",
    onlyHigher: Plural(
      one: "só {names} termina acima do valor inicial",
      other: "só {names} terminam acima do valor inicial"),
    onlyLower: Plural(
      one: "só {names} termina abaixo do valor inicial",
      other: "só {names} terminam abaixo do valor inicial"),
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
      em {first}, já só resta metade do total {firstAt}; em {last}, isso só acontece mais tarde, \
      {lastAt}
      """,
    firstAndNever: "em {first}, resta metade {firstAt}; em {never}, resta mais de metade no fim",
    firstAndSomeNever: """
      em {first}, resta metade {firstAt}; em {n} de {total} séries, resta mais de metade no \
      fim
      """)
}

extension ContrastWords {
  static let portuguese = ContrastWords(
    shareOf: "a proporção de {name}",
    shareWith: "a proporção com {name}",
    median: "a mediana",
    range: "{what} vai de {low} {lowAt} a {high} {highAt}",
    rangeOfTwo: "{what} é {high} {highAt} e {low} {lowAt}",
    higher: """
      {what} tem valores mais altos {aAt} do que {bAt} {groups}, sobretudo {at} ({high} \
      contra {low})
      """,
    extreme: """
      {what} tem o valor mais alto {aAt} e o mais baixo {bAt} {groups}; a maior diferença \
      ocorre {at} ({high} contra {low})
      """,
    reverses: """
      {what} tem valores mais altos {aAt} do que {bAt} {at} ({high} contra {low}), mas mais baixos \
      {elsewhere}
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
