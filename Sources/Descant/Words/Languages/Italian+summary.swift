extension SummaryWords {
  static let italian = SummaryWords(
    ends: "{text}, da {from} {fromAt} a {to} {toAt}",
    range: "il valore più alto è {high} {highAt}, il più basso {low} {lowAt}",
    risesMost: "l’aumento più forte è quello di {a}, da {from} {fromAt} a {to} {toAt}",
    fallsMost: "il calo più forte è quello di {a}, da {from} {fromAt} a {to} {toAt}",
    upAndDown: "su {n} serie, {up} finiscono più in alto di come iniziano e {down} più in basso",
    allEndHigher: "tutte e {n} le serie finiscono più in alto di come iniziano",
    allEndLower: "tutte e {n} le serie finiscono più in basso di come iniziano",
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
    alone: "resta la metà {firstAt}",
    together: "in tutte le serie resta la metà {firstAt}",
    firstAndLast: """
      resta la metà prima nella serie {first} ({firstAt}), per ultimo in {last} \
      ({lastAt})
      """,
    firstAndNever: """
      resta la metà prima nella serie {first} ({firstAt}), e fino alla fine più \
      della metà in {never}
      """,
    firstAndSomeNever: """
      resta la metà prima nella serie {first} ({firstAt}), e fino alla fine più \
      della metà in {n} serie su {total}
      """)
}

extension ContrastWords {
  static let italian = ContrastWords(
    shareOf: "la quota di {name}",
    median: "la mediana",
    range: "{what} va da {low} {lowAt} a {high} {highAt}",
    higher: """
      {what}: valore più alto {aAt} che {bAt} {groups}, soprattutto {at} ({high} contro \
      {low})
      """,
    extreme: """
      {what}: valore più alto {aAt} e più basso {bAt} {groups}, con la differenza maggiore \
      {at} ({high} contro {low})
      """,
    rises: "{what} sale da {from} {fromAt} a {to} {toAt}",
    falls: "{what} scende da {from} {fromAt} a {to} {toAt}",
    risesWith: "{what} sale con {x} {groups}, soprattutto {at}: da {from} a {to}",
    fallsWith: "{what} scende con {x} {groups}, soprattutto {at}: da {from} a {to}",
    unevenly: "{text}, anche se non a ogni passo",
    both: "in entrambi i gruppi",
    inAll: "in tutti i {n} gruppi",
    inSome: "in {k} gruppi su {n}",
    overlapping: """
      le mediane vanno da {low} {lowAt} a {high} {highAt}, e tutte le metà centrali si \
      sovrappongono
      """)
}
