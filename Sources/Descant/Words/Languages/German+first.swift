extension FirstWords {
  static let german = FirstWords(
    typical: "typisch sind etwa {median}; die mittlere Hälfte der Werte reicht von {range}",
    flat: "etwa gleich häufig sind alle Werte von {range}",
    flatAbove: "etwa gleich häufig sind alle Werte von {range}, seltener die darunter",
    flatBelow: "etwa gleich häufig sind alle Werte von {range}, seltener die darüber",
    farBelow: Plural(
      one: "ein Wert liegt weit unter den anderen, bei {list}",
      other: "{n} Werte liegen weit unter den anderen, bei {list}"),
    farAbove: Plural(
      one: "ein Wert liegt weit über den anderen, bei {list}",
      other: "{n} Werte liegen weit über den anderen, bei {list}"),
    farOff: Plural("{n} Werte liegen weit von den anderen entfernt: {list}"),
    tailUp: "nach oben läuft die Verteilung lang aus, bis {to}",
    tailDown: "nach unten läuft die Verteilung lang aus, bis {to}",
    varies:
      """
      schwankt um {median}, zwischen {low} ({lowAt}) und {high} ({highAt}), ohne klaren \
      Anstieg oder Rückgang
      """,
    variesWithin:
      "schwankt um {median}, zwischen {low} und {high}, ohne klaren Anstieg oder Rückgang",
    wanders:
      """
      schwankt zwischen {low} ({lowAt}) und {high} ({highAt}), ohne dauerhaften Anstieg oder \
      Rückgang
      """,
    swings:
      """
      schwankt zwischen {low} ({lowAt}) und {high} ({highAt})
      """,
    mean: "den Mittelwert von {value}",
    common: "am häufigsten ist die Kombination {cell}: {value} von {total}",
    commonBins:
      "am häufigsten, {value} von {total} Mal, liegt {x} bei {xRange} und {y} bei {yRange}",
    partAlways: """
      den größten Anteil hat {points} {name}, von {low} {lowAt} bis {high} {highAt}
      """,
    partMostly: "den größten Anteil hat {points} {name}",
    partly: "den größten Anteil hat {points} {name}, sonst {list}",
    parts: "die größten Anteile: {list}",
    part: "{name} {at} ({value})",
    sides: "{up} gegenüber {down}: {list}",
    side: "{a} gegenüber {b} {at}",
    ahead: "am höchsten: {a}, etwa {times}-mal so hoch wie der nächste Wert, {b}",
    places: "die {points} liegen im Bereich {x} {xRange} und {y} {yRange}",
    misplaced: "ein Wert von {title} ({value}) liegt weit von allen anderen entfernt",
    dense: "davon {share} im Bereich {x} {xRange}, {y} {yRange}",
    clustered: "die {points} liegen in Häufungen",
    even: "die {points} sind recht gleichmäßig über die ganze Fläche verteilt",
    unstated: "{title} fehlt bei {n} von {all}",
    unstatedShare: "{title} fehlt bei {share} der Summe: {n} von {all}",
    agreeing: [
      "zufrieden", "stimme zu", "stimme eher zu", "stimme voll", "stimme sehr zu", "trifft zu",
      "trifft eher zu", "trifft voll", "wahrscheinlich",
    ],
    disagreeing: ["unzufrieden", "nicht zu", "nicht zufrieden", "unwahrscheinlich", "lehne"],
    neither: ["weder", "neutral", "teils"])
}
