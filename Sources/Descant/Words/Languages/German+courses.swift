extension CourseWords {
  static let german = CourseWords(
    stepUp: "springt zwischen {from} und {to} von etwa {before} auf etwa {after} und bleibt dort",
    stepDown: "fällt zwischen {from} und {to} von etwa {before} auf etwa {after} und bleibt dort",
    dip: "bleibt zwischen {low} und {high}, bis auf einen kurzen Einbruch auf {value} {at}",
    spike: "bleibt zwischen {low} und {high}, bis auf einen kurzen Ausschlag auf {value} {at}",
    jumpUp: """
      springt zwischen {from} und {to} von {before} auf {after} und bleibt danach bei \
      mindestens {level}
      """,
    jumpDown: """
      fällt zwischen {from} und {to} von {before} auf {after} und bleibt danach bei höchstens \
      {level}
      """,
    flatThenUp: "bleibt nahe {level}, beginnt etwa {at} zu steigen und erreicht {to} {toAt}",
    flatThenDown: "bleibt nahe {level}, beginnt etwa {at} zu fallen und erreicht {to} {toAt}",
    upThenFlat: "steigt von {from} {fromAt} und stabilisiert sich etwa {at} nahe {level}",
    downThenFlat: "fällt von {from} {fromAt} und stabilisiert sich etwa {at} nahe {level}",
    fasterUp: "steigt immer schneller, von {from} {fromAt} auf {to} {toAt}",
    fasterDown: "fällt immer schneller, von {from} {fromAt} auf {to} {toAt}",
    slowerUp: "steigt immer langsamer, von {from} {fromAt} auf {to} {toAt}",
    slowerDown: "fällt immer langsamer, von {from} {fromAt} auf {to} {toAt}",
    peak: """
      steigt von {from} {fromAt} auf einen Höchststand nahe {level}, etwa {at}, und fällt dann auf \
      {to} {toAt}
      """,
    valley: """
      fällt von {from} {fromAt} auf einen Tiefstand nahe {level}, etwa {at}, und steigt dann auf \
      {to} {toAt}
      """,
    growth: """
      wächst von {from} {fromAt} auf {to} {toAt}, um etwa {rate}, und verdoppelt sich damit \
      etwa alle {length}
      """,
    decay: """
      sinkt von {from} {fromAt} auf {to} {toAt}, um etwa {rate}, und halbiert sich damit \
      etwa alle {length}
      """,
    method: """
      mehrere Formen nach dem Kriterium von Schwarz verglichen; Vorsprung vor der nächsten: {margin}
      """,
    highest: "in {k} von {turns} {at} am höchsten",
    alwaysHighest: "in allen {turns} {at} am höchsten",
    alwaysBoth: "in allen {turns} {at} am höchsten und {lowAt} am niedrigsten",
    lowest: "{text}, in {k} {at} am niedrigsten",
    season: """
      Kruskal-Wallis-Test, p {p}; die Wiederholung macht {share} dessen aus, was um den \
      Verlauf schwankt
      """,
    halfYears: "von {high} im Mittel höher ({a}) als von {low} ({b})",
    methodOfHalves: "Jahreswelle der Monatsmittel nach Rängen, p {p}; höher in {k} von {n} Jahren",
    driftUp: "steigt von im Mittel {before} in der ersten Hälfte auf {after} in der zweiten",
    driftDown: "fällt von im Mittel {before} in der ersten Hälfte auf {after} in der zweiten",
    latest: "zuletzt {value} {at}, {changes}", moreThanBefore: "{amount} mehr als beim Wert davor",
    lessThanBefore: "{amount} weniger als beim Wert davor",
    moreThanYearBefore: "{amount} mehr als ein Jahr davor",
    lessThanYearBefore: "{amount} weniger als ein Jahr davor",
    recordHigh: "endet weit über allen früheren Werten, mit {value} {at}",
    recordLow: "endet weit unter allen früheren Werten, mit {value} {at}")
}

extension CloudWords {
  static let german = CloudWords(
    upButDown: """
      insgesamt gehen höhere Werte von {x} mit höheren Werten von {y} einher, in jeder der {n} \
      Gruppen aber mit niedrigeren
      """,
    downButUp: """
      insgesamt gehen höhere Werte von {x} mit niedrigeren Werten von {y} einher, in jeder der {n} \
      Gruppen aber mit höheren
      """,
    upEarly: "{y} steigt mit {x}, ab etwa {at} langsamer",
    upLater: "{y} steigt mit {x}, ab etwa {at} schneller",
    downEarly: "{y} fällt mit {x}, ab etwa {at} langsamer",
    downLater: "{y} fällt mit {x}, ab etwa {at} schneller",
    peak: "{y} steigt mit {x} bis etwa {at} und fällt darüber",
    valley: "{y} fällt mit {x} bis etwa {at} und steigt darüber",
    upFaster: "{y} steigt mit {x} immer schneller",
    upSlower: "{y} steigt mit {x} immer langsamer",
    downFaster: "{y} fällt mit {x} immer schneller",
    downSlower: "{y} fällt mit {x} immer langsamer",
    nothing: "kein klarer Zusammenhang zwischen {x} und {y}",
    wider: "bei hohen Werten von {x} streut {y} stärker",
    narrower: "bei hohen Werten von {x} streut {y} weniger",
    positions: "die Hälfte der Punkte liegt bei {x} {xRange} und die Hälfte bei {y} {yRange}",
    atSame: "bei gleichem Wert von {x} liegt {y} meist höher für {a} als für {b}",
    apart: "{y} liegt meist höher für {a} als für {b}",
    methodOfGroups: "Kruskal-Wallis-Test, p {p}")
}
