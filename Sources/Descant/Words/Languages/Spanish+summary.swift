extension SummaryWords {
  static let spanish = SummaryWords(
    ends: "{text}, de {from} {fromAt} a {to} {toAt}",
    whole: "el total {text}",
    range: "el valor más alto es {high}, {highAt}; el más bajo, {low}, {lowAt}",
    risesMost: "la mayor subida es la de {a}, de {from} {fromAt} a {to} {toAt}",
    fallsMost: "la mayor bajada es la de {a}, de {from} {fromAt} a {to} {toAt}",
    upAndDown:
      "de las {n} series, {up} terminan por encima de su valor inicial y {down} por debajo",
    allEndHigher: "las {n} series terminan por encima de su valor inicial",
    allEndLower: "las {n} series terminan por debajo de su valor inicial",
    onlyHigher: Plural(
      one: "solo {names} termina por encima de su valor inicial",
      other: "solo {names} terminan por encima de su valor inicial"),
    onlyLower: Plural(
      one: "solo {names} termina por debajo de su valor inicial",
      other: "solo {names} terminan por debajo de su valor inicial"),
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
      en {first} queda la mitad {firstAt}; en {last} se llega a ese punto más tarde, {lastAt}
      """,
    firstAndNever: """
      el valor se reduce a la mitad primero en {first} ({firstAt}); en {never} queda más de \
      la mitad hasta el final
      """,
    firstAndSomeNever: """
      el valor se reduce a la mitad primero en {first} ({firstAt}); en {n} de {total} series \
      queda más de la mitad hasta el final
      """)
}

extension ContrastWords {
  static let spanish = ContrastWords(
    shareOf: "la proporción de {name}",
    shareWith: "la proporción con {name}",
    median: "la mediana",
    range: "{what} va de {low} {lowAt} a {high} {highAt}",
    rangeOfTwo: "{what} es {high} {highAt} y {low} {lowAt}",
    higher: """
      el valor de {what} es más alto {aAt} que {bAt} {groups}, sobre todo {at} ({high} \
      frente a {low})
      """,
    extreme: """
      el valor de {what} alcanza el máximo {aAt} y el mínimo {bAt} {groups}; la mayor \
      diferencia se da {at} ({high} frente a {low})
      """,
    reverses: """
      el valor de {what} es más alto {aAt} que {bAt} {at} ({high} frente a {low}), pero más bajo \
      {elsewhere}
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
