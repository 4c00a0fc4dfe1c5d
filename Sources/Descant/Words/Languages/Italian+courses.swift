extension CourseWords {
  static let italian = CourseWords(
    stepUp: "balza da circa {before} a circa {after} tra {from} e {to}, e vi resta",
    stepDown: "cade da circa {before} a circa {after} tra {from} e {to}, e vi resta",
    flatThenUp: """
      resta vicino a {level}, comincia a salire più o meno {at} e arriva a {to} {toAt}
      """,
    flatThenDown: """
      resta vicino a {level}, comincia a scendere più o meno {at} e arriva a {to} {toAt}
      """,
    upThenFlat: "sale da {from} {fromAt} e poi si stabilizza vicino a {level}, più o meno {at}",
    downThenFlat: "scende da {from} {fromAt} e poi si stabilizza vicino a {level}, più o meno {at}",
    fasterUp: "sale sempre più in fretta, da {from} {fromAt} a {to} {toAt}",
    fasterDown: "scende sempre più in fretta, da {from} {fromAt} a {to} {toAt}",
    slowerUp: "sale sempre più lentamente, da {from} {fromAt} a {to} {toAt}",
    slowerDown: "scende sempre più lentamente, da {from} {fromAt} a {to} {toAt}",
    peak: """
      sale da {from} {fromAt} fino a un massimo vicino a {level}, più o meno {at}, poi scende a \
      {to} {toAt}
      """,
    valley: """
      scende da {from} {fromAt} fino a un minimo vicino a {level}, più o meno {at}, poi sale a \
      {to} {toAt}
      """,
    growth: """
      cresce di circa {rate} e raddoppia più o meno ogni {length}, da {from} {fromAt} a {to} {toAt}
      """,
    decay: """
      cala di circa {rate} e si dimezza più o meno ogni {length}, da {from} {fromAt} a {to} {toAt}
      """,
    method: """
      più forme confrontate con il criterio di Schwarz; vantaggio sulla successiva: {margin}
      """,
    highest: "valore più alto {at}, {k} volte in {turns}",
    alwaysHighest: "valore più alto {at} ogni volta, per {turns}",
    alwaysBoth: "valore più alto {at} e più basso {lowAt} ogni volta, per {turns}",
    lowest: "{text}, più basso {at}, {k} volte",
    season: """
      test di Kruskal-Wallis, p {p}; la stagione spiega il {share} di ciò che varia intorno alla tendenza
      """,
    latest: "ultimo valore: {value} {at}, {changes}",
    moreThanBefore: "{amount} in più del valore precedente",
    lessThanBefore: "{amount} in meno del valore precedente",
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
    upEarly: "{y} aumenta con {x}, più lentamente oltre circa {at}",
    upLater: "{y} aumenta con {x}, più in fretta oltre circa {at}",
    downEarly: "{y} diminuisce con {x}, più lentamente oltre circa {at}",
    downLater: "{y} diminuisce con {x}, più in fretta oltre circa {at}",
    peak: "{y} aumenta con {x} fino a circa {at}, oltre diminuisce",
    valley: "{y} diminuisce con {x} fino a circa {at}, oltre aumenta",
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
