extension FirstWords {
  static let italian = FirstWords(
    typical: "di solito intorno a {median}: la metà centrale dei valori va {range}",
    farBelow: Plural(
      one: "un valore è molto al di sotto degli altri: {list}",
      other: "{n} valori sono molto al di sotto degli altri: {list}"),
    farAbove: Plural(
      one: "un valore è molto al di sopra degli altri: {list}",
      other: "{n} valori sono molto al di sopra degli altri: {list}"),
    farOff: Plural("{n} valori sono lontani dagli altri: {list}"),
    tailUp: "la distribuzione si allunga verso l’alto, fino a {to}",
    tailDown: "la distribuzione si allunga verso il basso, fino a {to}",
    varies:
      "valori attorno a {median}, tra {low} {lowAt} e {high} {highAt}, senza aumento né calo netto",
    variesWithin: "valori attorno a {median}, tra {low} e {high}, senza aumento né calo netto",
    wanders: "valori tra {low} {lowAt} e {high} {highAt}, senza aumento né calo duraturo",
    common: "la combinazione più frequente è {cell}: {value} su {total}",
    partAlways: "{name} è la parte più grande {points}, da {low} {lowAt} a {high} {highAt}",
    partMostly: "{name} è la parte più grande {points}",
    partly: "{name} è la parte più grande {points}; altrove lo è {list}",
    parts: "la parte più grande: {list}",
    part: "{name} {at} ({value})",
    sides: "{up} contro {down}: {list}",
    side: "{a} contro {b} {at}",
    ahead: "valore più alto: {a}, circa {times} volte il successivo, {b}",
    places: "{points}: {x} {xRange}, {y} {yRange}",
    dense: "di questi, {share}: {x} {xRange}, {y} {yRange}",
    agreeing: ["d'accordo", "d’accordo", "soddisfatto", "favorevole", "probabile"],
    disagreeing: [
      "disaccordo", "per niente d", "poco d", "insoddisfatto", "contrario", "improbabile",
    ],
    neither: ["né d", "neutrale", "indeciso"])
}
