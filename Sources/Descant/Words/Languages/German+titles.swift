extension SuggestionWords {
  static let german = SuggestionWords(
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
    named: "{table}: {title}", mean: "{field} (Mittelwert)", total: "{field} (Summe)",
    distribution: "Verteilung: {field}", meanWord: "Mittelwert", totalWord: "Summe",
    sumWord: "Summe", ofEach: "{summary} je {step}", ofRows: "{summary} der Zeilen je {group}",
    ofAll: "{summary} aller Zeilen", inYear: "{title}, {year}", years: "{text}, {a} bis {b}",
    steps: ["year": "Jahr", "month": "Monat", "day": "Tag", "hour": "Stunde"],
    dayCount: "Anzahl der Tage", count: nil,
    panelsMost: "Ein Teildiagramm je {group}, die größte Summe zuerst",
    panelsHighest: "Ein Teildiagramm je {group}, der höchste Mittelwert zuerst",
    largestColumns: "{table}: die {n} größten von {count} Spalten",
    byMeans: "Nach ihren Mittelwerten",
    byMeansWithoutSums: "Nach ihren Mittelwerten; Spalten, die andere summieren, fehlen",
    topMost: "Die {n} von {count} mit den höchsten Summen ({field})",
    topHighest: "Die {n} von {count} mit den höchsten Werten ({field})",
    topHighestOnAverage: "Die {n} von {count} mit den höchsten Mittelwerten ({field})",
    evenly: "Für {n} von {count} Werten ({field}), gleichmäßig verteilt",
    topValues: "Die {n} von {count} mit den höchsten Werten",
    topCounts: "Die {n} größten von {count}", without: "Ohne „{name}“", range: "{a} bis {b}",
    numerals: [])
}
