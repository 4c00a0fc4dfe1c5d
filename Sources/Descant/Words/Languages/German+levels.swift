extension LevelWords {
  static let german = LevelWords(
    scattered: """
      schwankt ohne klaren Anstieg oder Rückgang um einen Median von {median}; die mittlere \
      Hälfte der Werte liegt im Bereich {range}
      """,
    higher: "der Median ist {aAt} höher ({a}) als {bAt} ({b})",
    times: "der Median {aAt} ({a}) ist etwa {times}-mal so hoch wie {bAt} ({b})",
    overlapping: "{text}; die mittleren Hälften überlappen sich",
    highest: "der Median ist {at} am höchsten ({value})",
    lowest: "der Median ist {at} am niedrigsten ({value})",
    correlated: """
      die stärkste Korrelation ist {high}, zwischen {highAt}; die stärkste negative ist \
      {low}, zwischen {lowAt}
      """,
    correlatedUp: "die stärkste Korrelation ist {high}, zwischen {highAt}",
    diagonal: """
      in {k} von {n} Zeilen steht der höchste Wert dort, wo ein Name auf sich \
      selbst trifft
      """,
    heaps: "die Punkte bilden {n} Gruppen: {list}",
    heapCount: "die Punkte bilden {n} Gruppen",
    firstHeap: "{count} um {x} {xAt} und {y} {yAt}",
    heap: "{count} um {xAt} und {yAt}",
    classes: "die Mediane bilden zwei Gruppen: {high} {highAt} und {low} {lowAt}")
}

extension AnswerWords {
  static let german = AnswerWords(
    conditions: [
      "behandelt", "geimpft", "infiziert", "verheiratet", "ledig", "geschieden", "verwitwet",
      "erwerbstätig", "beschäftigt", "arbeitslos", "versichert", "schwanger", "weiblich",
      "männlich", "verstorben", "gestorben", "überlebt",
    ],
    starts: ["von", "quelle", "herkunft"],
    ends: ["nach", "ziel"],
    without: "nicht {name}",
    qualities: [
      "blau", "braun", "grün", "rot", "schwarz", "weiß", "gelb", "grau", "hell", "dunkel",
      "blond", "hoch", "niedrig", "mittel", "leicht", "schwer", "klein", "groß", "kurz", "lang",
      "gut", "schlecht", "stark", "schwach", "positiv", "negativ", "normal", "keine", "früh",
      "spät", "alt", "neu", "jung", "nie", "immer", "selten", "oft",
    ])
}
