extension SuggestionWords {
  static let german = SuggestionWords(
    language: "de",
    titles: TitleWords(
      by: "{y} nach {x}", summary: "{field} ({operation})",
      operations: [
        "mean": "Mittelwert", "average": "Mittelwert", "median": "Median", "sum": "Summe",
        "min": "Minimum", "max": "Maximum", "count": "Anzahl",
        "distinct": "Anzahl verschiedener Werte", "stdev": "Standardabweichung",
        "variance": "Varianz",
      ],
      count: "Anzahl der Zeilen", atLeast: "{field}, wo {argument} am kleinsten ist",
      atMost: "{field}, wo {argument} am größten ist", binned: "{field}", step: "{field}",
      allRows: "Alle Zeilen", value: "Wert"),
    keepsCapitals: true, comma: ", ", and: " und ",
    stacked: "{y} nach {x}, gestapelt nach {series}", parts: "{y} nach {x}, Teile eines Ganzen",
    named: "{table}: {title}", mean: "{field} (Mittelwert)", median: "{field} (Median)",
    total: "{field} (Summe)",
    distribution: "Verteilung: {field}", meanWord: "Mittelwert", medianWord: "Median",
    totalWord: "Summe",
    sumWord: "Summe", ofEach: "{summary} je {step}", ofRows: "{summary} der Zeilen je {group}",
    ofAll: "{summary} aller Zeilen",
    ofSeries: "{summary} aus {count} Reihen ({group})", inYear: "{title}, {year}",
    years: "{text}, {a} bis {b}",
    steps: ["year": "Jahr", "month": "Monat", "day": "Tag", "hour": "Stunde"],
    dayCount: "Anzahl der Tage",
    panelsMost: "Ein Teildiagramm je {group}, die größte Summe zuerst",
    panelsHighest: "Ein Teildiagramm je {group}, der höchste Mittelwert zuerst",
    topOf: "{title}: die {n} höchsten von {count}", caseCount: "Anzahl der Fälle",
    shareOf: "Anteil: {field}", answers: "Antworten", question: "Frage", row: "Zeile",
    column: "Spalte", without: "Ohne „{name}“",
    range: "{a} bis {b}",
    numerals: [])
}
