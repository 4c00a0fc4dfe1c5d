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
    crossing: "Wo Linien sich treffen, ist eine von ihnen unterbrochen.",
    asBars: "Die Teile des Kreises sind als Balken gezeichnet.",
    asSurface: "Die Balken sind als eine Fläche gezeichnet.",
    shared: "Einige Scheiben stehen für mehr als einen Punkt.",
    near: "Werte dicht neben dem Ende einer Linie haben keine Scheibe.",
    narrow: "Eine Scheibe ohne Linie: Ihr Intervall ist zu kurz, um ertastet zu werden.",
    counted: "Die Punkte sind in Quadraten gezählt: je größer die Scheibe, desto mehr Punkte.",
    box:
      "Kasten: die mittlere Hälfte der Werte. Dicke Linie: der Median. Dünne Linien enden an den äußersten Werten, die nicht weit abliegen; Scheiben sind Werte weiter draußen.",
    lying: "Die Balken liegen untereinander: Namen links davon, Werte an ihren Enden.",
    totals: "Am Ende jedes Balkens steht seine Summe.",
    lifted:
      "Die untere Achse liegt etwas tiefer als das Ende der Skala, damit nichts sie berührt.",
    ownScales: "Die Blätter haben eigene Maßstäbe.",
    sheets: Plural(one: "{n} Blatt", other: "{n} Blätter"),
    pages: Plural(one: "{n} Seite", other: "{n} Seiten"),
    partOf: "Teil {n} von {count}",
    cutAt: "{axis}: Die Achse beginnt bei {value}.",
    cutIn: "{axis}: Die Achse ist geteilt, auf {n} Blätter nacheinander.",
    averagedBy: "Jeder Punkt der Linie ist das Mittel von etwa {n} Werten.",
    mergedBy: "Jede Säule fasst {n} Säulen des Diagramms zusammen.",
    cellsOf: "{title}: je größer die Scheibe, desto größer der Wert. Keine Scheibe: keine Daten.",
    intervalOf: "Scheibe: der Schätzwert. Linie: {kind}.",
    pointsOf: "{low} bis {high} Punkte")
}
