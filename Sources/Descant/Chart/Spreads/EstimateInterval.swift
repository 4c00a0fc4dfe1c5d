/// How far an estimate may be off, or its values spread: the ends of the interval around it.
package struct EstimateInterval: Hashable, Sendable {
  /// What the ends stand for.
  package enum Kind: Hashable, Sendable {
    /// Of the mean, at a level such as 0.95.
    case confidence(level: Double)
    /// One standard error of the mean to each side.
    case standardError
    /// One standard deviation to each side.
    case standardDeviation
    /// From the lower quartile to the upper one.
    case quartiles
    /// In the words of the data's author: "90% credible interval".
    case named(String)
    /// The data bring the ends and don't say.
    case unnamed
  }

  package var kind: Kind
  package var low: Double
  package var high: Double
  /// How many values it was computed from; nil where the data bring the ends.
  package var count: Int?

  package init(kind: Kind, low: Double, high: Double, count: Int? = nil) {
    self.kind = kind
    self.low = min(low, high)
    self.high = max(low, high)
    self.count = count
  }

  /// Whether two have a value in common; their ends count.
  package func overlaps(_ other: EstimateInterval) -> Bool {
    low <= other.high && other.low <= high
  }

  package func contains(_ value: Double) -> Bool { value >= low && value <= high }
}

extension Chart {
  /// What the intervals of all estimates stand for; nil where no estimate has one.
  package var intervalKind: EstimateInterval.Kind? {
    var found: EstimateInterval.Kind?
    for point in allSeries.lazy.flatMap(\.points) {
      guard let kind = point.interval?.kind, kind != found else { continue }
      guard found == nil else { return .unnamed }
      found = kind
    }
    return found
  }
}

extension ColumnWords {
  /// What the ends of an interval stand for: "95% confidence interval".
  package struct Intervals: Hashable, Sendable {
    /// {level}.
    package var confidence: String
    package var standardError, standardDeviation, quartiles, unnamed: String

    package init(
      confidence: String, standardError: String, standardDeviation: String, quartiles: String,
      unnamed: String
    ) {
      self.confidence = confidence
      self.standardError = standardError
      self.standardDeviation = standardDeviation
      self.quartiles = quartiles
      self.unnamed = unnamed
    }

    package func name(_ kind: EstimateInterval.Kind, locale: FormatLocale) -> String {
      switch kind {
      case .confidence(let level):
        confidence.filled([
          "level": (level * 100).text(decimals: 1).replacing(".", with: locale.decimal)
            + locale.percent
        ])
      case .standardError: standardError
      case .standardDeviation: standardDeviation
      case .quartiles: quartiles
      case .named(let name): name
      case .unnamed: unnamed
      }
    }

    package static let english = Intervals(
      confidence: "{level} confidence interval", standardError: "Mean ± standard error",
      standardDeviation: "Mean ± standard deviation", quartiles: "Middle half",
      unnamed: "Interval")
  }
}
