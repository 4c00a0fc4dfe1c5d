extension SuggestionWords {
  static let english = SuggestionWords(
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
    named: "{table}: {title}", mean: "Mean {field}", total: "Total {field}",
    distribution: "Distribution of {field}", meanWord: "Mean", totalWord: "Total", sumWord: "Sum",
    ofEach: "{summary} of each {step}", ofRows: "{summary} of the rows of each {group}",
    ofAll: "{summary} of all rows", inYear: "{title}, {year}", years: "{text}, {a} to {b}",
    steps: ["year": "year", "month": "month", "day": "day", "hour": "hour"],
    dayCount: "Number of days", ownRowCount: "Number of rows", count: "Number of {rows}",
    panelsMost: "A panel for each {group}, from the most down",
    panelsHighest: "A panel for each {group}, from the highest down",
    largestColumns: "{table}: the {n} largest of {count} columns", byMeans: "By their means",
    byMeansWithoutSums: "By their means; columns that sum up others are left out",
    topMost: "The {n} of {count} with the most {field}",
    topHighest: "The {n} of {count} with the highest {field}",
    topHighestOnAverage: "The {n} of {count} with the highest {field} on average",
    evenly: "For {n} of {count} values of {field}, evenly spread",
    topValues: "The {n} of {count} with the highest values",
    topCounts: "The {n} largest of {count}", without: "Without \"{name}\"", range: "{a} to {b}",
    numerals: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"])
}
