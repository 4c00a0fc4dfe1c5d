extension FirstWords {
  static let italian = FirstWords(
    typical: "i valori si aggirano in genere intorno a {median}; la metà centrale va {range}",
    flat: "tutti i valori sono quasi ugualmente frequenti {range}",
    flatAbove: "tutti i valori sono quasi ugualmente frequenti {range}, e più rari al di sotto",
    flatBelow: "tutti i valori sono quasi ugualmente frequenti {range}, e più rari al di sopra",
    farBelow: Plural(
      one: "un valore è molto al di sotto degli altri: {list}",
      other: "{n} valori sono molto al di sotto degli altri: {list}"),
    farAbove: Plural(
      one: "un valore è molto al di sopra degli altri: {list}",
      other: "{n} valori sono molto al di sopra degli altri: {list}"),
    farOff: Plural("{n} valori sono lontani dagli altri: {list}"),
    tailUp: "la distribuzione ha una lunga coda verso l’alto, fino a {to}",
    tailDown: "la distribuzione ha una lunga coda verso il basso, fino a {to}",
    varies:
      """
      i valori oscillano attorno a {median}, tra un minimo di {low} {lowAt} e un massimo di \
      {high} {highAt}, senza aumenti né cali netti
      """,
    variesWithin: """
      i valori oscillano attorno a {median}, tra un minimo di {low} e un massimo di {high}, \
      senza aumenti né cali netti
      """,
    wanders: """
      i valori oscillano tra un minimo di {low} {lowAt} e un massimo di {high} {highAt}, \
      senza aumenti né cali duraturi
      """,
    swings: """
      i valori oscillano tra un minimo di {low} {lowAt} e un massimo di {high} {highAt}
      """,
    common: "la combinazione più frequente è {cell}: {value} su {total}",
    commonBins: "più spesso, {value} volte su {total}, {x} va {xRange} e {y} {yRange}",
    partAlways: "{points} la parte più grande è {name}, da {low} {lowAt} a {high} {highAt}",
    partMostly: "{points} la parte più grande è {name}",
    partly: "{points} la parte più grande è {name}; altrove lo è {list}",
    parts: "le parti più grandi sono {list}",
    part: "{name} {at} ({value})",
    sides: "{up} contro {down}: {list}",
    side: "{a} contro {b} {at}",
    ahead: "il valore più alto è quello di {a}, circa {times} volte quello successivo, {b}",
    places: "i {points} coprono {x} {xRange} e {y} {yRange}",
    misplaced: "un valore di {title} ({value}) è molto lontano da tutti gli altri",
    dense: "di questi, il {share}: {x} {xRange} e {y} {yRange}",
    clustered: "i {points} si concentrano in gruppi",
    even: "i {points} si distribuiscono in modo abbastanza uniforme su tutta l’area",
    unstated: "il valore di {title} manca per {n} di {all}",
    unstatedShare: "il valore di {title} manca per una quota del {share} del totale: {n} su {all}",
    agreeing: ["d'accordo", "d’accordo", "soddisfatto", "favorevole", "probabile"],
    disagreeing: [
      "disaccordo", "per niente d", "poco d", "insoddisfatto", "contrario", "improbabile",
    ],
    neither: ["né d", "neutrale", "indeciso"])
}
