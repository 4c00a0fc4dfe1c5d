extension SuggestionWords {
  static let french = SuggestionWords(
    language: "fr",
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
    named: "{table}\u{A0}: {title}", mean: "{field} (moyenne)", median: "{field} (médiane)",
    total: "{field} (total)",
    distribution: "Distribution\u{A0}: {field}", meanWord: "Moyenne", medianWord: "Médiane",
    totalWord: "Total",
    sumWord: "Somme", ofEach: "{summary} par {step}", ofRows: "{summary} des lignes par {group}",
    ofAll: "{summary} de toutes les lignes",
    ofSeries: "{summary} de {count} séries ({group})", inYear: "{title}, {year}",
    years: "{text}, de {a} à {b}",
    steps: ["year": "année", "month": "mois", "day": "jour", "hour": "heure"],
    dayCount: "Nombre de jours",
    panelsMost: "Une vignette par {group}, du total le plus élevé au plus bas",
    panelsHighest: "Une vignette par {group}, de la moyenne la plus élevée à la plus basse",
    topOf: "{title} : les {n} plus élevés sur {count}", caseCount: "Nombre de cas",
    shareOf: "Part : {field}", answers: "Réponses", question: "Question", row: "Ligne",
    column: "Colonne",
    without: "Sans «\u{A0}{name}\u{A0}»", range: "{a} à {b}", numerals: [])
}
