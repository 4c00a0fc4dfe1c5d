extension SuggestionWords {
  static let english = SuggestionWords(
    language: "en",
    titles: TitleWords(
      by: "{y} by {x}", summary: "{name} of {field}",
      operations: [
        "mean": "mean", "average": "mean", "median": "median", "sum": "sum", "min": "minimum",
        "max": "maximum", "count": "count", "distinct": "number of distinct values",
        "stdev": "standard deviation", "variance": "variance",
      ],
      count: "Count of Records", atLeast: "{field} for min {argument}",
      atMost: "{field} for max {argument}", binned: "{field} (binned)", step: "{field} ({step})",
      allRows: "All rows", value: "Value"),
    keepsCapitals: false, comma: ", ", and: " and ",
    stacked: "{y} by {x}, stacked by {series}", parts: "{y} by {x}, parts of a whole",
    named: "{table}: {title}", mean: "Mean {field}", median: "Median {field}",
    total: "Total {field}",
    distribution: "Distribution of {field}", meanWord: "Mean", medianWord: "Median",
    totalWord: "Total", sumWord: "Sum",
    ofEach: "{summary} of each {step}", ofRows: "{summary} of the rows of each {group}",
    ofAll: "{summary} of all rows",
    ofSeries: "{summary} of {count} series ({group})", inYear: "{title}, {year}",
    years: "{text}, {a} to {b}",
    steps: ["year": "year", "month": "month", "day": "day", "hour": "hour"],
    dayCount: "Number of days", ownRowCount: "Number of rows",
    panelsMost: "A panel for each {group}, from the most down",
    panelsHighest: "A panel for each {group}, from the highest down",
    topOf: "{title}: the {n} highest of {count}", caseCount: "Number of cases",
    shareOf: "Share of {field}", answers: "Answers", question: "Question", row: "Row",
    column: "Column",
    without: "Without \"{name}\"", range: "{a} to {b}",
    numerals: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"])
}
