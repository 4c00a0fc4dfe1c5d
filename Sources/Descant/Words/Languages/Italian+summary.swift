extension SummaryWords {
  static let italian = SummaryWords(
    ends: "{text}, da {from} {fromAt} a {to} {toAt}",
    does: "la serie {name} {text}",
    whole: "il totale {text}",
    range: "il valore più alto è {high}, {highAt}; il più basso è {low}, {lowAt}",
    risesMost: "l’aumento più forte è quello di {a}, da {from} {fromAt} a {to} {toAt}",
    fallsMost: "il calo più forte è quello di {a}, da {from} {fromAt} a {to} {toAt}",
    upAndDown: """
      su {n} serie, il valore finale è superiore a quello iniziale in {up} e inferiore in \
      {down}
      """,
    allEndHigher: "in tutte e {n} le serie il valore finale è superiore a quello iniziale",
    allEndLower: "in tutte e {n} le serie il valore finale è inferiore a quello iniziale",
    onlyHigher: Plural(
      one: "solo {names} finisce al di sopra del valore iniziale",
      other: "solo {names} finiscono al di sopra del valore iniziale"),
    onlyLower: Plural(
      one: "solo {names} finisce al di sotto del valore iniziale",
      other: "solo {names} finiscono al di sotto del valore iniziale"),
    mostUp: "{text}, soprattutto {name} ({share} in più)",
    rising: [
      "sale", "salgono", "salì", "salito", "salita", "aumenta", "aumentano", "aumentato", "aumento",
      "cresce", "crescono", "cresciuto", "crescita", "rialzo", "raddoppia", "raddoppiato",
    ],
    falling: [
      "scende", "scendono", "scese", "sceso", "scesa", "cala", "calano", "calato", "calo", "cade",
      "cadono", "diminuisce", "diminuiscono", "diminuzione", "ribasso", "flessione", "dimezzato",
    ],
    comparing: [
      "più", "meno", "maggiore", "maggiori", "minore", "minori", "migliore", "peggiore", "massimo",
      "minimo",
    ])
}

extension HalfWords {
  static let italian = HalfWords(
    none: "alla fine resta più della metà: {list}",
    alone: "il valore si dimezza {firstAt}",
    together: "in tutte le serie il valore si dimezza {firstAt}",
    firstAndLast: """
      per {first} ne resta la metà {firstAt}; per {last} ci si arriva più tardi, {lastAt}
      """,
    firstAndNever: """
      il valore si dimezza prima in {first} ({firstAt}); in {never} resta al di sopra della \
      metà fino alla fine
      """,
    firstAndSomeNever: """
      il valore si dimezza prima in {first} ({firstAt}); in {n} serie su {total} resta al di \
      sopra della metà fino alla fine
      """)
}

extension ContrastWords {
  static let italian = ContrastWords(
    shareOf: "quota di {name}",
    shareWith: "quota con {name}",
    median: "mediana",
    range: "{what}: da {low} {lowAt} a {high} {highAt}",
    rangeOfTwo: "{what}: {high} {highAt} e {low} {lowAt}",
    higher: """
      {what}: il valore è più alto {aAt} che {bAt} {groups}, soprattutto {at} ({high} contro \
      {low})
      """,
    extreme: """
      {what}: il valore è massimo {aAt} e minimo {bAt} {groups}; la differenza maggiore si \
      ha {at} ({high} contro {low})
      """,
    reverses: """
      {what}: il valore è più alto {aAt} che {bAt} {at} ({high} contro {low}), ma più basso \
      {elsewhere}
      """,
    rises: "{what}: il valore sale da {from} {fromAt} a {to} {toAt}",
    falls: "{what}: il valore scende da {from} {fromAt} a {to} {toAt}",
    risesWith: "{what}: il valore sale con {x} {groups}, soprattutto {at}: da {from} a {to}",
    fallsWith: """
      {what}: il valore scende all’aumentare di {x} {groups}, soprattutto {at}: da {from} a \
      {to}
      """,
    unevenly: "{text}, anche se non a ogni passo",
    both: "in entrambi i gruppi",
    inAll: "in tutti e {n} i gruppi",
    inSome: "in {k} gruppi su {n}",
    overlapping: """
      le mediane vanno da {low} {lowAt} a {high} {highAt}, e tutte le metà centrali si \
      sovrappongono
      """)
}
