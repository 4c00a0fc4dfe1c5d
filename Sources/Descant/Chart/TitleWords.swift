/// What titles are made of where a spec gives none.
///
/// Patterns name their places: "{y} by {x}".
public struct TitleWords: Hashable, Sendable {
  /// A chart's, from its axes: {y}, {x}.
  public var by: String
  /// A summary's: {field}, and {operation} or the {name} that Vega-Lite has for it.
  public var summary: String
  /// By Vega-Lite's names.
  public var operations: [String: String]
  /// Rows that are counted.
  public var count: String
  /// {field}, where {argument} is least or greatest.
  public var atLeast: String
  public var atMost: String
  /// {field}.
  public var binned: String
  /// {field}, {step}: a part of the calendar, in Vega-Lite's letters.
  public var step: String
  /// Where nothing tells rows apart, and what has no name at all.
  public var allRows: String
  public var value: String

  public init(
    by: String, summary: String, operations: [String: String], count: String, atLeast: String,
    atMost: String, binned: String, step: String, allRows: String, value: String
  ) {
    self.by = by
    self.summary = summary
    self.operations = operations
    self.count = count
    self.atLeast = atLeast
    self.atMost = atMost
    self.binned = binned
    self.step = step
    self.allRows = allRows
    self.value = value
  }

  /// As Vega-Lite writes them.
  public static let english = TitleWords(
    by: "{y} by {x}", summary: "{name} of {field}",
    operations: [
      "mean": "mean", "average": "mean", "median": "median", "sum": "sum", "min": "minimum",
      "max": "maximum", "count": "count", "distinct": "number of distinct values",
      "stdev": "standard deviation", "variance": "variance",
    ],
    count: "Count of Records", atLeast: "{field} for min {argument}",
    atMost: "{field} for max {argument}", binned: "{field} (binned)", step: "{field} ({step})",
    allRows: "All rows", value: "Value")
}

/// What the titles of suggested charts are made of.
///
/// Patterns name their places: "Mean {field}"; a place may be left out where a language says
/// the same without it. The names of columns stay as the data's author wrote them.
public struct SuggestionWords: Hashable, Sendable {
  /// Whether a name keeps its capital inside a title, as German nouns do.
  public var keepsCapitals: Bool
  /// Between the items of a list, and before the last.
  public var comma, and: String
  /// {y}, {x}; the second names what is stacked as {series}, the third is a pie.
  public var by, stacked, parts: String
  /// {table}, {title}: where a measure's own name says little.
  public var named: String
  /// {field}.
  public var mean, total, distribution: String
  /// Alone, before ``ofEach``, ``ofRows`` and ``ofAll``.
  public var meanWord, totalWord, sumWord: String
  /// {summary}, {step}: "Mean of each month".
  public var ofEach: String
  /// {summary}, {group}.
  public var ofRows: String
  /// {summary}.
  public var ofAll: String
  /// {title}, {year}.
  public var inYear: String
  /// {text}, {a}, {b}: from one year to another.
  public var years: String
  /// "year", "month", "day" and "hour".
  public var steps: [String: String]
  public var rowCount, dayCount: String
  /// {rows}: what the file is named after; nil where only the language of its name could say it.
  public var count: String?
  /// {group}: small panels in the order of their sums, and of their means.
  public var panelsMost, panelsHighest: String
  /// {table}, {n}, {count}.
  public var largestColumns: String
  public var byMeans, byMeansWithoutSums: String
  /// {n}, {count}, {field}: of amounts that are counted, of others, and of others on average.
  public var topMost, topHighest, topHighestOnAverage: String
  /// {n}, {count}, {field}.
  public var evenly: String
  /// {n}, {count}: of single values, and of groups by their rows.
  public var topValues, topCounts: String
  /// {name}.
  public var without: String
  /// {a}, {b}: the ends of a range.
  public var range: String
  /// Small numbers as words, from zero; none where digits do.
  public var numerals: [String]

  public static let english = SuggestionWords(
    keepsCapitals: false, comma: ", ", and: " and ", by: "{y} by {x}",
    stacked: "{y} by {x}, stacked by {series}", parts: "{y} by {x}, parts of a whole",
    named: "{table}: {title}", mean: "Mean {field}", total: "Total {field}",
    distribution: "Distribution of {field}", meanWord: "Mean", totalWord: "Total", sumWord: "Sum",
    ofEach: "{summary} of each {step}", ofRows: "{summary} of the rows of each {group}",
    ofAll: "{summary} of all rows", inYear: "{title}, {year}", years: "{text}, {a} to {b}",
    steps: ["year": "year", "month": "month", "day": "day", "hour": "hour"],
    rowCount: "Number of rows", dayCount: "Number of days", count: "Number of {rows}",
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

extension String {
  /// A pattern with its places filled: "{a} to {b}".
  func filled(_ values: KeyValuePairs<String, String>) -> String {
    var out = ""
    var rest = Substring(self)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      out += rest[..<open]
      out += values.first { $0.key == name }?.value ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return out + rest
  }
}
