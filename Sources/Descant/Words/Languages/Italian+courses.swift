extension CourseWords {
  static let italian = CourseWords(
    stepUp: """
      sale bruscamente da circa {before} a circa {after} tra {from} e {to} e poi resta a \
      quel livello
      """,
    stepDown: """
      scende bruscamente da circa {before} a circa {after} tra {from} e {to} e poi resta a \
      quel livello
      """,
    dip: "resta tra {low} e {high}, salvo un breve calo a {value} {at}",
    spike: "resta tra {low} e {high}, salvo un breve picco a {value} {at}",
    jumpUp: """
      sale bruscamente da {before} a {after} tra {from} e {to} e poi non scende sotto {level}
      """,
    jumpDown: "scende bruscamente da {before} a {after} tra {from} e {to} e poi non supera {level}",
    flatThenUp: """
      resta vicino a {level}, comincia a salire all’incirca {at} e arriva a {to} {toAt}
      """,
    flatThenDown: """
      resta vicino a {level}, comincia a scendere all’incirca {at} e arriva a {to} {toAt}
      """,
    upThenFlat: "sale da {from} {fromAt} e poi si stabilizza vicino a {level}, all’incirca {at}",
    downThenFlat:
      "scende da {from} {fromAt} e poi si stabilizza vicino a {level}, all’incirca {at}",
    fasterUp: "sale sempre più in fretta, da {from} {fromAt} a {to} {toAt}",
    fasterDown: "scende sempre più in fretta, da {from} {fromAt} a {to} {toAt}",
    slowerUp: "sale sempre più lentamente, da {from} {fromAt} a {to} {toAt}",
    slowerDown: "scende sempre più lentamente, da {from} {fromAt} a {to} {toAt}",
    peak: """
      sale da {from} {fromAt} fino a un massimo vicino a {level}, all’incirca {at}, poi scende a \
      {to} {toAt}
      """,
    valley: """
      scende da {from} {fromAt} fino a un minimo vicino a {level}, all’incirca {at}, poi sale a \
      {to} {toAt}
      """,
    growth: """
      cresce di circa {rate}, da {from} {fromAt} a {to} {toAt}, e raddoppia all’incirca ogni \
      {length}
      """,
    decay: """
      cala di circa {rate}, da {from} {fromAt} a {to} {toAt}, e si dimezza all’incirca ogni \
      {length}
      """,
    method: """
      più forme confrontate con il criterio di Schwarz; vantaggio sulla successiva: {margin}
      """,
    highest: "il valore più alto cade {at} {k} volte in {turns}",
    alwaysHighest: "il valore più alto cade sempre {at}, nell’arco di {turns}",
    alwaysBoth: """
      il valore più alto cade sempre {at} e il più basso {lowAt}, nell’arco di {turns}
      """,
    lowest: "{text}; il più basso cade {at} {k} volte",
    season: """
      test di Kruskal-Wallis, p {p}; la stagione spiega il {share} di ciò che varia intorno alla tendenza
      """,
    halfYears: "i valori sono più alti {high} (in media {a}) che {low} ({b})",
    methodOfHalves:
      "onda annuale delle medie mensili, per ranghi, p {p}; più alti in {k} anni su {n}",
    driftUp: "la media sale da {before} nella prima metà a {after} nella seconda",
    driftDown: "la media scende da {before} nella prima metà a {after} nella seconda",
    latest: "ultimo valore: {value} {at} ({changes})",
    moreThanBefore: "{amount} in più del precedente",
    lessThanBefore: "{amount} in meno del precedente",
    moreThanYearBefore: "{amount} in più di un anno prima",
    lessThanYearBefore: "{amount} in meno di un anno prima",
    recordHigh: "finisce molto al di sopra di tutto ciò che precede, con {value} {at}",
    recordLow: "finisce molto al di sotto di tutto ciò che precede, con {value} {at}")
}

extension CloudWords {
  static let italian = CloudWords(
    upButDown: """
      nel complesso, a valori più alti di {x} corrispondono valori più alti di {y}, ma più bassi \
      all’interno di ciascuno dei {n} gruppi
      """,
    downButUp: """
      nel complesso, a valori più alti di {x} corrispondono valori più bassi di {y}, ma più alti \
      all’interno di ciascuno dei {n} gruppi
      """,
    upEarly: "i valori di {y} aumentano all’aumentare di {x}, più lentamente oltre {at} circa",
    upLater: """
      i valori di {y} aumentano all’aumentare di {x}, più rapidamente oltre {at} circa
      """,
    downEarly: """
      i valori di {y} diminuiscono all’aumentare di {x}, più lentamente oltre {at} circa
      """,
    downLater: """
      i valori di {y} diminuiscono all’aumentare di {x}, più rapidamente oltre {at} circa
      """,
    peak: """
      i valori di {y} aumentano all’aumentare di {x} fino a {at} circa, poi diminuiscono
      """,
    valley: """
      i valori di {y} diminuiscono all’aumentare di {x} fino a {at} circa, poi aumentano
      """,
    upFaster: "{y} aumenta sempre più in fretta con {x}",
    upSlower: "{y} aumenta sempre più lentamente con {x}",
    downFaster: "{y} diminuisce sempre più in fretta con {x}",
    downSlower: "{y} diminuisce sempre più lentamente con {x}",
    nothing: "nessuna relazione chiara tra {x} e {y}",
    wider: "i valori di {y} variano di più quando quelli di {x} sono alti",
    narrower: "i valori di {y} variano di meno quando quelli di {x} sono alti",
    positions: "metà dei punti si trova a {x} {xRange}, e metà a {y} {yRange}",
    atSame: "a parità di {x}, i valori di {y} sono per lo più maggiori per {a} che per {b}",
    apart: "i valori di {y} sono per lo più maggiori per {a} che per {b}",
    methodOfGroups: "test di Kruskal-Wallis, p {p}")
}
