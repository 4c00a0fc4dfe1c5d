extension SuggestionWords {
  static let french = SuggestionWords(
    titles: TitleWords(
      by: "{y} selon {x}", summary: "{field} ({operation})",
      operations: [
        "mean": "moyenne", "average": "moyenne", "median": "médiane", "sum": "somme",
        "min": "minimum", "max": "maximum", "count": "nombre",
        "distinct": "nombre de valeurs distinctes", "stdev": "écart type",
        "variance": "variance",
      ],
      count: "Nombre de lignes", atLeast: "{field}, là où {argument} est minimal",
      atMost: "{field}, là où {argument} est maximal", binned: "{field}", step: "{field}",
      allRows: "Toutes les lignes", value: "Valeur"),
    keepsCapitals: false, comma: ", ", and: " et ",
    stacked: "{y} selon {x}, cumul selon {series}", parts: "{y} selon {x}, parts d’un tout",
    named: "{table}\u{A0}: {title}", mean: "{field} (moyenne)", total: "{field} (total)",
    distribution: "Distribution\u{A0}: {field}", meanWord: "Moyenne", totalWord: "Total",
    sumWord: "Somme", ofEach: "{summary} par {step}", ofRows: "{summary} des lignes par {group}",
    ofAll: "{summary} de toutes les lignes", inYear: "{title}, {year}",
    years: "{text}, de {a} à {b}",
    steps: ["year": "année", "month": "mois", "day": "jour", "hour": "heure"],
    dayCount: "Nombre de jours", count: nil,
    panelsMost: "Une vignette par {group}, du total le plus élevé au plus bas",
    panelsHighest: "Une vignette par {group}, de la moyenne la plus élevée à la plus basse",
    largestColumns: "{table}\u{A0}: les {n} plus grandes colonnes sur {count}",
    byMeans: "D’après leurs moyennes",
    byMeansWithoutSums:
      "D’après leurs moyennes\u{A0}; les colonnes qui en totalisent d’autres sont omises",
    topMost: "Les {n} totaux les plus élevés sur {count} ({field})",
    topHighest: "Les {n} valeurs les plus élevées sur {count} ({field})",
    topHighestOnAverage: "Les {n} moyennes les plus élevées sur {count} ({field})",
    evenly: "{n} valeurs sur {count} ({field}), régulièrement espacées",
    topValues: "Les {n} valeurs les plus élevées sur {count}",
    topCounts: "Les {n} plus grands groupes sur {count}",
    without: "Sans «\u{A0}{name}\u{A0}»", range: "{a} à {b}", numerals: [])
}
