extension SummaryWords {
  static let spanish = SummaryWords(
    ends: "{text}, de {from} {fromAt} a {to} {toAt}",
    range: "el valor más alto es {high} {highAt}; el más bajo, {low} {lowAt}",
    risesMost: "la serie que más sube es {a}, de {from} {fromAt} a {to} {toAt}",
    fallsMost: "la serie que más baja es {a}, de {from} {fromAt} a {to} {toAt}",
    upAndDown: "de {n} series, {up} acaban más alto de lo que empiezan y {down} más bajo",
    allEndHigher: "las {n} series acaban más alto de lo que empiezan",
    allEndLower: "las {n} series acaban más bajo de lo que empiezan",
    mostUp: "{text}, sobre todo {name} ({share} más)",
    rising: [
      "sube", "suben", "subió", "subieron", "subida", "aumenta", "aumentan", "aumentó", "aumento",
      "crece", "crecen", "creció", "crecimiento", "alza", "duplica", "duplicó",
    ],
    falling: [
      "baja", "bajan", "bajó", "bajaron", "bajada", "cae", "caen", "cayó", "caída", "disminuye",
      "disminuyen", "disminución", "descenso", "desciende", "descienden",
    ],
    comparing: [
      "más", "menos", "mayor", "mayores", "menor", "menores", "mejor", "peor", "máximo", "mínimo",
    ])
}

extension HalfWords {
  static let spanish = HalfWords(
    none: "al final queda más de la mitad: {list}",
    alone: "queda la mitad {firstAt}",
    together: "en todas las series queda la mitad {firstAt}",
    firstAndLast: """
      queda la mitad primero en la serie {first} ({firstAt}) y por último en {last} \
      ({lastAt})
      """,
    firstAndNever: """
      queda la mitad primero en la serie {first} ({firstAt}), y hasta el final más \
      de la mitad en {never}
      """,
    firstAndSomeNever: """
      queda la mitad primero en la serie {first} ({firstAt}), y hasta el final más \
      de la mitad en {n} de {total} series
      """)
}

extension ContrastWords {
  static let spanish = ContrastWords(
    shareOf: "la proporción de {name}",
    median: "la mediana",
    range: "{what} va de {low} {lowAt} a {high} {highAt}",
    higher: """
      {what}: valor más alto {aAt} que {bAt} {groups}, sobre todo {at} ({high} frente a \
      {low})
      """,
    extreme: """
      {what}: valor más alto {aAt} y más bajo {bAt} {groups}, con la mayor diferencia {at} \
      ({high} frente a {low})
      """,
    rises: "{what} sube de {from} {fromAt} a {to} {toAt}",
    falls: "{what} baja de {from} {fromAt} a {to} {toAt}",
    risesWith: "{what} sube con {x} {groups}, sobre todo {at}: de {from} a {to}",
    fallsWith: "{what} baja con {x} {groups}, sobre todo {at}: de {from} a {to}",
    unevenly: "{text}, aunque no en cada paso",
    both: "en los dos grupos",
    inAll: "en los {n} grupos",
    inSome: "en {k} de {n} grupos",
    overlapping: """
      las medianas van de {low} {lowAt} a {high} {highAt}, y todas las mitades centrales se \
      solapan
      """)
}
