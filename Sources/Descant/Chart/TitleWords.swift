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
