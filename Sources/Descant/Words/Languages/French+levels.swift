extension LevelWords {
  static let french = LevelWords(
    scattered: """
      les valeurs varient autour d’une médiane de {median}, sans hausse ni baisse \
      nette\u{202F}; leur moitié centrale va {range}
      """,
    higher: "médiane plus élevée {aAt} ({a}) que {bAt} ({b})",
    times: "la médiane {aAt} ({a}) vaut environ {times} fois celle {bAt} ({b})",
    overlapping: "{text}\u{202F}; les moitiés centrales se recouvrent",
    highest: "la médiane la plus élevée est de {value} {at}",
    lowest: "la médiane la plus basse est de {value} {at}",
    correlated: """
      la corrélation la plus forte est de {high}, entre {highAt}\u{202F}; la plus forte \
      négative est de {low}, entre {lowAt}
      """,
    correlatedUp: "la corrélation la plus forte est de {high}, entre {highAt}",
    diagonal: """
      dans {k} lignes sur {n}, la valeur la plus élevée est celle où un nom se \
      croise lui-même
      """,
    heaps: "les points forment {n} groupes\u{A0}: {list}",
    heapCount: "les points forment {n} groupes",
    firstHeap: "{count} autour de {x} {xAt} et {y} {yAt}",
    heap: "{count} autour de {xAt} et {yAt}",
    classes: "les médianes forment deux groupes\u{A0}: {high} {highAt}, et {low} {lowAt}")
}

extension AnswerWords {
  static let french = AnswerWords(
    conditions: [
      "traité", "traitée", "vacciné", "vaccinée", "infecté", "infectée", "marié", "mariée",
      "divorcé", "divorcée", "assuré", "assurée", "enceinte", "décédé", "décédée",
    ],
    starts: ["origine"],
    ends: ["destination"],
    without: "non {name}",
    qualities: [
      "bleu", "brun", "vert", "rouge", "noir", "blanc", "jaune", "gris", "clair", "foncé",
      "blond", "haut", "bas", "moyen", "élevé", "faible", "léger", "grave", "petit", "grand",
      "court", "long", "bon", "mauvais", "fort", "positif", "négatif", "normal", "aucun",
      "ancien", "nouveau", "jeune", "jamais", "toujours", "souvent",
    ])
}
