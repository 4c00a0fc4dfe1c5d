extension SummaryWords {
  static let french = SummaryWords(
    ends: "{text}, de {from} {fromAt} à {to} {toAt}",
    range: "la valeur la plus élevée est {high} {highAt}, la plus basse {low} {lowAt}",
    risesMost: "la plus forte hausse est celle de {a}, de {from} {fromAt} à {to} {toAt}",
    fallsMost: "la plus forte baisse est celle de {a}, de {from} {fromAt} à {to} {toAt}",
    upAndDown: "sur {n} séries, {up} finissent plus haut qu’au début et {down} plus bas",
    allEndHigher: "les {n} séries finissent toutes plus haut qu’au début",
    allEndLower: "les {n} séries finissent toutes plus bas qu’au début",
    mostUp: "{text}, surtout {name} ({share} de plus)",
    rising: [
      "monte", "montent", "hausse", "augmente", "augmentent", "augmentation", "croît", "croissent",
      "croissance", "progresse", "progressent", "doublé", "double",
    ],
    falling: [
      "baisse", "baissent", "chute", "chutent", "diminue", "diminuent", "diminution", "recule",
      "reculent", "recul", "décline", "déclin",
    ],
    comparing: [
      "plus", "moins", "meilleur", "meilleure", "pire", "maximum", "minimum", "davantage",
    ])
}

extension HalfWords {
  static let french = HalfWords(
    none: "il reste plus de la moitié à la fin\u{A0}: {list}",
    alone: "il reste la moitié {firstAt}",
    together: "dans toutes les séries, il reste la moitié {firstAt}",
    firstAndLast: """
      il reste la moitié d’abord dans la série {first} ({firstAt}), en dernier dans \
      {last} ({lastAt})
      """,
    firstAndNever: """
      il reste la moitié d’abord dans la série {first} ({firstAt}), et plus de la \
      moitié jusqu’à la fin dans {never}
      """,
    firstAndSomeNever: """
      il reste la moitié d’abord dans la série {first} ({firstAt}), et plus de la \
      moitié jusqu’à la fin dans {n} séries sur {total}
      """)
}

extension ContrastWords {
  static let french = ContrastWords(
    shareOf: "la part de {name}",
    median: "la médiane",
    range: "{what} va de {low} {lowAt} à {high} {highAt}",
    higher: """
      {what}\u{A0}: valeur plus haute {aAt} que {bAt} {groups}, surtout {at} ({high} contre \
      {low})
      """,
    extreme: """
      {what}\u{A0}: valeur la plus haute {aAt} et la plus basse {bAt} {groups}, écart le plus \
      grand {at} ({high} contre {low})
      """,
    rises: "{what} monte de {from} {fromAt} à {to} {toAt}",
    falls: "{what} descend de {from} {fromAt} à {to} {toAt}",
    risesWith: "{what} monte avec {x} {groups}, surtout {at}\u{A0}: de {from} à {to}",
    fallsWith: "{what} descend avec {x} {groups}, surtout {at}\u{A0}: de {from} à {to}",
    unevenly: "{text}, mais pas à chaque étape",
    both: "dans les deux groupes",
    inAll: "dans les {n} groupes",
    inSome: "dans {k} groupes sur {n}",
    overlapping: """
      les médianes vont de {low} {lowAt} à {high} {highAt}, et toutes les moitiés centrales \
      se recouvrent
      """)
}

extension LeadWords {
  static let french = LeadWords(
    categories: LeadWords.Noun(
      all: "dans les {n} catégories",
      some: "dans {k} catégories sur {n}"),
    years: LeadWords.Noun(all: "chacune des {n} années", some: "{k} années sur {n}"),
    always: "la série {a} dépasse {b} {points}",
    mostly: "la série {a} dépasse {b} en {n} {points}",
    alwaysHighest: "la série {a} a la valeur la plus haute {points}",
    mostlyHighest: "la série {a} a la valeur la plus haute en {n} {points}",
    last: """
      à la fin, {at}, valeur la plus haute\u{A0}: {a} ({high})\u{202F}; la plus basse\u{A0}: \
      {b} ({low})
      """,
    all: Plural(one: "au seul point commun", other: "aux {n} points"),
    of: Plural(one: "point sur {n}", other: "points sur {n}"))
}
