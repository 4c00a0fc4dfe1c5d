extension SuggestionWords {
  static let spanish = SuggestionWords(
    language: "es",
    titles: TitleWords(
      by: "{y} por {x}", summary: "{field} ({operation})",
      operations: [
        "mean": "media", "average": "media", "median": "mediana", "sum": "suma",
        "min": "mínimo", "max": "máximo", "count": "número",
        "distinct": "número de valores distintos", "stdev": "desviación típica",
        "variance": "varianza",
      ],
      count: "Número de filas", atLeast: "{field}, donde {argument} es mínimo",
      atMost: "{field}, donde {argument} es máximo", binned: "{field}", step: "{field}",
      allRows: "Todas las filas", value: "Valor"),
    keepsCapitals: false, comma: ", ", and: " y ",
    stacked: "{y} por {x}, apilado por {series}", parts: "{y} por {x}, partes de un todo",
    named: "{table}: {title}", mean: "{field} (media)", median: "{field} (mediana)",
    total: "{field} (total)",
    distribution: "Distribución: {field}", meanWord: "Media", medianWord: "Mediana",
    totalWord: "Total",
    sumWord: "Suma", ofEach: "{summary} por {step}", ofRows: "{summary} de las filas por {group}",
    ofAll: "{summary} de todas las filas",
    ofSeries: "{summary} de {count} series ({group})", inYear: "{title}, {year}",
    years: "{text}, de {a} a {b}",
    steps: ["year": "año", "month": "mes", "day": "día", "hour": "hora"],
    dayCount: "Número de días",
    panelsMost: "Un panel por {group}, del total más alto al más bajo",
    panelsHighest: "Un panel por {group}, de la media más alta a la más baja",
    topOf: "{title}: los {n} más altos de {count}", caseCount: "Número de casos",
    shareOf: "Proporción: {field}", answers: "Respuestas", question: "Pregunta", row: "Fila",
    column: "Columna",
    without: "Sin «{name}»", range: "{a} a {b}",
    numerals: [])
}
