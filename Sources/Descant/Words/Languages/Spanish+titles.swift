extension SuggestionWords {
  static let spanish = SuggestionWords(
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
    named: "{table}: {title}", mean: "{field} (media)", total: "{field} (total)",
    distribution: "Distribución: {field}", meanWord: "Media", totalWord: "Total",
    sumWord: "Suma", ofEach: "{summary} por {step}", ofRows: "{summary} de las filas por {group}",
    ofAll: "{summary} de todas las filas", inYear: "{title}, {year}",
    years: "{text}, de {a} a {b}",
    steps: ["year": "año", "month": "mes", "day": "día", "hour": "hora"],
    dayCount: "Número de días", count: nil,
    panelsMost: "Un panel por {group}, del total más alto al más bajo",
    panelsHighest: "Un panel por {group}, de la media más alta a la más baja",
    largestColumns: "{table}: las {n} columnas mayores de {count}", byMeans: "Según sus medias",
    byMeansWithoutSums: "Según sus medias; se omiten las columnas que suman otras",
    topMost: "Los {n} totales más altos de {count} ({field})",
    topHighest: "Los {n} valores más altos de {count} ({field})",
    topHighestOnAverage: "Las {n} medias más altas de {count} ({field})",
    evenly: "{n} de {count} valores ({field}), repartidos por igual",
    topValues: "Los {n} valores más altos de {count}",
    topCounts: "Los {n} grupos mayores de {count}", without: "Sin «{name}»", range: "{a} a {b}",
    numerals: [])
}
