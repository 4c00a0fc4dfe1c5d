extension SummaryWords {
  static let french = SummaryWords(
    ends: "{text}, de {from} {fromAt} à {to} {toAt}",
    does: "la série {name} {text}",
    alone: "la valeur {text}",
    whole: "le total {text}",
    range:
      "la valeur la plus élevée est de {high}, {highAt}\u{202F}; la plus basse de {low}, {lowAt}",
    risesMost: "la plus forte hausse est celle de {a}, de {from} {fromAt} à {to} {toAt}",
    fallsMost: "la plus forte baisse est celle de {a}, de {from} {fromAt} à {to} {toAt}",
    upAndDown: """
      sur les {n} séries, {up} finissent plus haut qu’elles n’ont commencé et {down} plus bas
      """,
    allEndHigher: "les {n} séries s’achèvent toutes plus haut qu’elles n’ont commencé",
    allEndLower: "les {n} séries finissent toutes plus bas qu’au début",
    onlyHigher: Plural(
      one: "seule la série {names} finit plus haut qu’elle n’a commencé",
      other: "seules les séries {names} finissent plus haut qu’elles n’ont commencé"),
    onlyLower: Plural(
      one: "seule la série {names} finit plus bas qu’elle n’a commencé",
      other: "seules les séries {names} finissent plus bas qu’elles n’ont commencé"),
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
    none: "plus de la moitié reste à la fin\u{A0}: {list}",
    alone: "le seuil de la moitié est atteint {firstAt}",
    together: "le seuil de la moitié est atteint {firstAt} dans toutes les séries",
    firstAndLast: """
      pour {first}, il reste la moitié du total {firstAt}\u{202F}; pour {last}, ce point n’est \
      atteint que plus tard, {lastAt}
      """,
    firstAndNever: """
      le seuil de la moitié est atteint en premier par {first} ({firstAt}), mais jamais par \
      {never}
      """,
    firstAndSomeNever: """
      le seuil de la moitié est atteint en premier par {first} ({firstAt}), mais jamais par \
      {n} séries sur {total}
      """)
}

extension ContrastWords {
  static let french = ContrastWords(
    shareOf: "la part de {name}",
    shareWith: "la part avec {name}",
    median: "la médiane",
    range: "{what} va de {low} {lowAt} à {high} {highAt}",
    rangeOfTwo: "{what} est de {high} {highAt} et de {low} {lowAt}",
    higher: """
      {what} prend des valeurs plus élevées {aAt} que {bAt} {groups}, surtout {at} ({high} \
      contre {low})
      """,
    extreme: """
      {what} atteint son maximum {aAt} et son minimum {bAt} {groups}\u{202F}; l’écart est le \
      plus grand {at} ({high} contre {low})
      """,
    reverses: """
      {what} prend des valeurs plus élevées {aAt} que {bAt} {at} ({high} contre {low}), mais plus \
      basses {elsewhere}
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
    years: LeadWords.Noun(all: "dans chacune des {n} années", some: "dans {k} années sur {n}"),
    quarters: LeadWords.Noun(
      all: "dans chacun des {n} trimestres", some: "dans {k} trimestres sur {n}"),
    months: LeadWords.Noun(all: "dans chacun des {n} mois", some: "dans {k} mois sur {n}"),
    weeks: LeadWords.Noun(all: "dans chacune des {n} semaines", some: "dans {k} semaines sur {n}"),
    days: LeadWords.Noun(all: "chacun des {n} jours", some: "{k} jours sur {n}"),
    always: "la série {a} dépasse {b} {points}",
    mostly: "la série {a} dépasse {b} en {n} {points}",
    alwaysHighest: "la série {a} a la valeur la plus élevée {points}",
    mostlyHighest: "la série {a} a la valeur la plus élevée en {n} {points}",
    last: """
      à la fin, {at}, la valeur la plus élevée est celle de {a} ({high}), la plus basse \
      celle de {b} ({low})
      """,
    all: Plural(one: "au seul point commun", other: "en chacun des {n} points"),
    of: Plural(one: "point sur {n}", other: "points sur {n}"))
}
