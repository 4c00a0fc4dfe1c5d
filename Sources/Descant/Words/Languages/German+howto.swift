extension HowToReadWords {
  static let german = HowToReadWords(
    title: "So liest man es",
    bar: "Je länger ein Balken, desto größer ist sein Wert.",
    line:
      "Jeder Punkt ist ein Wert, und die Linie verbindet sie der Reihe nach: Wo sie steigt, nehmen die Werte zu, und je steiler sie ist, desto schneller.",
    survival:
      "Jede Linie beginnt bei 100\u{A0}% und sinkt mit jedem Ereignis um eine Stufe: Ihre Höhe ist der Anteil, bei dem es noch nicht eingetreten ist. Eine Linie endet, wo niemand mehr beobachtet wird.",
    area: "Der obere Rand einer Fläche zeigt ihren Wert: je höher, desto größer.",
    scatter:
      "Jedes Zeichen ist ein Eintrag der Daten: je weiter rechts, desto größer ist {x}; je höher, desto größer ist {y}. Wo die Zeichen gemeinsam steigen, wächst beides zusammen.",
    pie: "Der ganze Kreis ist alles zusammen; je größer ein Stück, desto größer ist sein Anteil.",
    histogram:
      "Jeder Balken zählt die Werte, die in einem Bereich liegen: je länger der Balken, desto mehr sind es.",
    heatMap:
      "Jede Zelle ist ein Wert, wo ihre Zeile und ihre Spalte sich treffen; die Legende sagt, welche Farbe welcher Wert ist.",
    strip:
      "Jedes Zeichen ist ein Wert auf der Achse; wo sie dicht liegen, sind solche Werte häufig.",
    range:
      "Jeder Balken reicht von einem unteren zu einem oberen Wert: je länger er ist, desto weiter liegen sie auseinander.",
    box:
      "Der Kasten enthält die mittlere Hälfte der Werte, und der Strich darin ist der Median: Die Hälfte der Werte liegt darunter, die Hälfte darüber. Die dünnen Linien reichen bis zum kleinsten und zum größten üblichen Wert; einzelne Zeichen sind ungewöhnliche Werte.",
    interval:
      "Jede Linie reicht vom kleinsten bis zum größten Wert, der dort wahrscheinlich oder üblich ist; ein Zeichen darauf ist der Wert selbst.",
    text: "Jedes Wort oder jede Zahl steht am Ort des Wertes.",
    combined:
      "Verschiedene Zeichen teilen sich die Achsen; Namen und Legende sagen, was jedes zeigt.",
    map:
      "Jede Fläche oder jedes Zeichen liegt auf der Karte, wo es hingehört; Farbe oder Größe zeigt den Wert.",
    stacked: "Die Teile folgen aufeinander: Wo der letzte endet, ist ihre Summe.",
    shares:
      "Die Teile ergeben zusammen immer 100 %: je mehr Platz ein Teil einnimmt, desto größer ist sein Anteil.",
    dots: "Jedes Zeichen ist ein Wert: je weiter auf seiner Achse, desto größer.",
    places: "Jedes Zeichen ist ein Ort und steht dort, wo er liegt.",
    plane: "Jedes Zeichen ist ein Eintrag der Daten und steht dort, wo {x} und {y} es hinstellen.",
    signed:
      "Je länger ein Balken, desto weiter liegt sein Wert von null. Balken für Werte unter null reichen zur anderen Seite.",
    sides:
      "Es gibt zwei Skalen, eine auf jeder Seite. Titel und Legende sagen, welche Zeichen zu welcher gehören.",
    bands: "Ein Band oder eine dünne Linie reicht vom unteren bis zum oberen Ende ({name}).",
    sized: "Je größer ein Zeichen, desto höher ist sein Wert ({size}).",
    centred:
      "Eine Linie in der Mitte trennt das eine Ende der Skala vom anderen. Je weiter ein Balken zu einer Seite reicht, desto mehr liegt an diesem Ende. Ein Teil aus der Mitte der Skala liegt zur Hälfte auf jeder Seite.",
    logarithmic:
      "Auf der logarithmischen Skala vervielfachen gleiche Schritte; sie zählen nicht dazu.",
    panels: "Die Felder zeigen dasselbe für verschiedene Gruppen.",
    contrast: "Mehr Kontrast", textures: "Muster und Striche",
    bars: "Dasselbe als Balken", largest: "Die {n} größten Werte als Balken",
    strongest: "Die {n} stärksten als Balken")
}
