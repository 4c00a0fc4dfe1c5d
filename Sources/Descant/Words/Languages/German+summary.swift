extension SummaryWords {
  static let german = SummaryWords(
    ends: "{text}, von {from} {fromAt} auf {to} {toAt}",
    does: "die Datenreihe {name} {text}",
    whole: "die Summe {text}",
    range: "am höchsten ist der Wert {highAt} ({high}), am niedrigsten {lowAt} ({low})",
    risesMost: "am stärksten steigt die Datenreihe {a}, von {from} {fromAt} auf {to} {toAt}",
    fallsMost: "am stärksten fällt die Datenreihe {a}, von {from} {fromAt} auf {to} {toAt}",
    upAndDown:
      "von den {n} Datenreihen liegen {up} am Ende höher und {down} niedriger als am Anfang",
    allEndHigher: "alle {n} Datenreihen enden höher, als sie beginnen",
    allEndLower: "alle {n} Datenreihen enden niedriger, als sie beginnen",
    onlyHigher: Plural(
      one: "nur {names} liegt am Ende höher als am Anfang",
      other: "nur {names} liegen am Ende höher als am Anfang"),
    onlyLower: Plural(
      one: "nur {names} liegt am Ende niedriger als am Anfang",
      other: "nur {names} liegen am Ende niedriger als am Anfang"),
    mostUp: "{text}, am meisten {name} (um {share})",
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
    none: "bis zum Ende ist mehr als die Hälfte übrig: {list}",
    alone: "{firstAt} ist nur noch die Hälfte übrig",
    together: "in allen Datenreihen ist {firstAt} nur noch die Hälfte übrig",
    firstAndLast: """
      in der Datenreihe {first} ist {firstAt} nur noch die Hälfte übrig, in {last} erst \
      {lastAt}
      """,
    firstAndNever: """
      in der Datenreihe {first} ist {firstAt} nur noch die Hälfte übrig, in {never} bis zum \
      Ende mehr als die Hälfte
      """,
    firstAndSomeNever: """
      in der Datenreihe {first} ist {firstAt} nur noch die Hälfte übrig, in {n} von {total} \
      Datenreihen bis zum Ende mehr als die Hälfte
      """)
}

extension ContrastWords {
  static let german = ContrastWords(
    shareOf: "der Anteil von {name}",
    shareWith: "der Anteil mit {name}",
    median: "der Median",
    range: "{what} reicht von {low} {lowAt} bis {high} {highAt}",
    rangeOfTwo: "{what} liegt {highAt} bei {high} und {lowAt} bei {low}",
    higher: """
      {what} liegt {groups} {aAt} höher als {bAt}, am deutlichsten {at}: {high} gegenüber \
      {low}
      """,
    extreme: """
      {what} liegt {groups} {aAt} am höchsten und {bAt} am niedrigsten, mit dem größten \
      Abstand {at}: {high} gegenüber {low}
      """,
    reverses: """
      {what} liegt {at} {aAt} höher als {bAt} ({high} gegenüber {low}), {elsewhere} dagegen niedriger
      """,
    rises: "{what} steigt von {from} {fromAt} auf {to} {toAt}",
    falls: "{what} fällt von {from} {fromAt} auf {to} {toAt}",
    risesWith: "{what} steigt {groups} mit {x}, am stärksten {at}: von {from} auf {to}",
    fallsWith: "{what} fällt {groups} mit {x}, am stärksten {at}: von {from} auf {to}",
    unevenly: "{text}, wenn auch nicht bei jedem Schritt",
    both: "in beiden Gruppen",
    inAll: "in allen {n} Gruppen",
    inSome: "in {k} von {n} Gruppen",
    overlapping: """
      die Mediane reichen von {low} {lowAt} bis {high} {highAt}, und alle mittleren Hälften \
      überlappen sich
      """)
}
