extension TactileWords {
  static let german = TactileWords(
    title: "Tasten und Braille",
    braille: "Braille",
    drawing: "Tastbare Zeichnung",
    key: "Legende",
    test: "Probeblatt",
    notes: "Hinweise",
    refused:
      "Keine tastbare Zeichnung: Dieses Diagramm ist mit den Händen nicht zu lesen. Worte und Tabelle gibt es in Braille.",
    apart: "Jede Datenreihe hat ein eigenes Blatt mit denselben Achsen.",
    gaps: "Eine Unterbrechung der Linie: keine Daten.",
    ends: "Die Scheiben auf der Linie sind ihr höchster und ihr niedrigster Punkt.",
    lone: "Ein Ring steht für einen Wert oder wenige zwischen zwei Lücken.",
    crossing: "Wo Linien sich treffen, ist eine von ihnen unterbrochen.",
    asBars: "Die Teile des Kreises sind als Balken gezeichnet.",
    asSurface: "Die Balken sind als eine Linie entlang ihrer Enden gezeichnet.",
    stems: "Jeder Balken ist eine senkrechte Linie.",
    surface: "Feine Punkte füllen die Fläche der Linie.",
    overview: "Überblick",
    shared: "Einige Scheiben stehen für mehr als einen Punkt.",
    near: "Werte dicht neben dem Ende einer Linie haben keine Scheibe.",
    narrow: "Eine Scheibe ohne Linie: Ihr Intervall ist zu kurz, um ertastet zu werden.",
    counted: "Die Punkte sind in Quadraten gezählt: je größer die Scheibe, desto mehr Punkte.",
    box:
      "Kasten: die mittlere Hälfte der Werte. Dicke Linie: der Median. Dünne Linien enden an den äußersten Werten, die nicht weit abliegen; Scheiben sind Werte weiter draußen.",
    wholeBox:
      "Kasten: die mittlere Hälfte der Werte. Dicke Linie: der Median. Dünne Linien enden am niedrigsten und am höchsten Wert.",
    lying: "Die Balken liegen untereinander: Namen links davon, Werte an ihren Enden.",
    totals: "Am Ende jedes Balkens steht seine Summe.",
    lifted:
      "Die untere Achse liegt etwas tiefer als das Ende der Skala, damit nichts sie berührt.",
    ownScales: "Die Blätter haben eigene Maßstäbe.",
    extremes: "Niedrigster und höchster Wert",
    ranges: "Jeder Balken reicht vom niedrigsten zum höchsten Wert einer Linie.",
    highest: "Höchster Wert",
    lowest: "Niedrigster Wert",
    lowColumns: "Niedrige Säulen",
    square: "Seite eines Quadrats",
    onLines: "Punkte auf den Linien haben kein eigenes Blatt.",
    shares: "Am Ende jedes Balkens stehen die Anteile seiner Teile, in ihrer Reihenfolge.",
    apartOwn: "Jede Datenreihe hat ein eigenes Blatt mit eigenem Maßstab.",
    nearBand: "Die dünnen Linien sind unterbrochen, wo sie der Linie nahe kommen.",
    steps: "Die Linie verläuft in Stufen.",
    sheets: Plural(one: "{n} Blatt", other: "{n} Blätter"),
    pages: Plural(one: "{n} Seite", other: "{n} Seiten"),
    partOf: "Teil {n} von {count}",
    cutAt: "{axis}: Die Achse beginnt bei {value}.",
    cutIn: "{axis}: Die Achse ist geteilt, auf {n} Blätter nacheinander.",
    simplifiedBy: "Die Linie ist vereinfacht: Sie weicht höchstens um {value} ab.",
    averagedBy:
      "Jeder Punkt der Linie ist das Mittel von etwa {n} Werten; Höchst- und Tiefstwert sind die der Daten.",
    mergedBy:
      "Jede Säule fasst {n} Säulen des Diagramms zusammen; Höchst- und Tiefstwert sind die der Daten.",
    leftOutOf: "Nicht gezeichnet: {title}.",
    bandOf: "Zwei dünne Linien: {kind}.",
    cellsOf: "{title}: je größer die Scheibe, desto größer der Wert. Keine Scheibe: keine Daten.",
    signedCellsOf: """
      {title}: Scheiben sind Werte ab 0, Ringe Werte unter 0; je größer, desto weiter von 0. \
      Nichts: keine Daten.
      """,
    intervalOf: "Scheibe: der Schätzwert. Linie: {kind}.",
    pointsOf: "{low} bis {high} Punkte",
    rangeOf: "Jeder Balken reicht von {low} bis {high}.",
    missingOf: "Keine Daten: {title}.",
    courseOf: "Beginnt bei {low}, endet bei {high}.")
}
