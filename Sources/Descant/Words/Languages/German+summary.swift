extension SummaryWords {
  static let german = SummaryWords(
    ends: "{text}, von {from} {fromAt} auf {to} {toAt}",
    range: "die Werte reichen von {low} {lowAt} bis {high} {highAt}",
    risesMost: "am stärksten steigt die Datenreihe {a}, von {from} {fromAt} auf {to} {toAt}",
    fallsMost: "am stärksten fällt die Datenreihe {a}, von {from} {fromAt} auf {to} {toAt}",
    upAndDown: "von {n} Datenreihen enden {up} höher, als sie beginnen, und {down} tiefer",
    allEndHigher: "alle {n} Datenreihen enden höher, als sie beginnen",
    allEndLower: "alle {n} Datenreihen enden tiefer, als sie beginnen",
    rising: [
      "steigt", "steigen", "stieg", "stiegen", "gestiegen", "anstieg", "zunahme", "zugenommen",
      "wächst", "wachsen", "wuchs", "wachstum", "verdoppelt",
    ],
    falling: [
      "fällt", "fallen", "fiel", "fielen", "gefallen", "sinkt", "sinken", "sank", "gesunken",
      "rückgang", "abnahme", "abgenommen", "schrumpft", "halbiert",
    ],
    comparing: [
      "höchste", "höchsten", "niedrigste", "niedrigsten", "größte", "größten", "kleinste",
      "kleinsten", "längste", "längsten", "meisten", "wenigsten", "mehr", "weniger", "höher",
      "niedriger", "größer", "kleiner", "länger", "kürzer", "schwerer", "leichter", "wärmer",
    ])
}

extension HalfWords {
  static let german = HalfWords(
    alone: "{half} sind {firstAt} erreicht", together: "alle erreichen {half} {firstAt}",
    firstAndLast: """
      {half} erreicht zuerst die Datenreihe {first}, {firstAt}, und zuletzt {last}, {lastAt}
      """,
    firstAndNever: "{half} erreicht zuerst die Datenreihe {first}, {firstAt}, und nie {never}",
    firstAndSomeNever: """
      {half} erreicht zuerst die Datenreihe {first}, {firstAt}; {n} von {total} Datenreihen erreichen \
      diesen Wert nie
      """)
}
