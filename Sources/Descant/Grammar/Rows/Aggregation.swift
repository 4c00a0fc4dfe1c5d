import Foundation

/// Summaries of groups of rows, by Vega's rules: gaps count for nothing but `count` and `missing`.
extension Aggregate.Operation {
  /// Whether stacking its results makes a meaningful whole.
  var isSum: Bool { self == .sum || self == .count }

  func value(of rows: [Int], in column: Column?) -> Double? {
    guard let column, self != .count else { return Double(rows.count) }
    switch self {
    case .valid: return Double(rows.count { column.values[$0] != nil })
    case .missing: return Double(rows.count { column.values[$0] == nil })
    case .distinct: return Double(Set(rows.map { column.values[$0] }).count)
    default: return value(of: rows.compactMap { column.values.number($0) })
    }
  }

  func value(of numbers: [Double]) -> Double? {
    switch self {
    case .sum: return numbers.isEmpty ? nil : numbers.reduce(0, +)
    case .product: return numbers.isEmpty ? nil : numbers.reduce(1, *)
    case .mean, .average: return numbers.isEmpty ? nil : Self.mean(numbers)
    case .min: return numbers.min()
    case .max: return numbers.max()
    case .median: return Self.quantile(numbers, 0.5)
    case .q1: return Self.quantile(numbers, 0.25)
    case .q3: return Self.quantile(numbers, 0.75)
    case .variance: return Self.variance(numbers, freedom: 1)
    case .variancep: return Self.variance(numbers, freedom: 0)
    case .stdev: return Self.variance(numbers, freedom: 1)?.squareRoot()
    case .stdevp: return Self.variance(numbers, freedom: 0)?.squareRoot()
    case .stderr:
      return Self.variance(numbers, freedom: 1).map { ($0 / Double(numbers.count)).squareRoot() }
    case .ci0: return Self.confidence(numbers, side: -1)
    case .ci1: return Self.confidence(numbers, side: 1)
    default: return nil
    }
  }

  // Welford's running mean, as Vega computes it.
  private static func mean(_ numbers: [Double]) -> Double {
    var mean = 0.0
    for (index, number) in numbers.enumerated() { mean += (number - mean) / Double(index + 1) }
    return mean
  }

  private static func variance(_ numbers: [Double], freedom: Int) -> Double? {
    guard numbers.count > 1 else { return nil }
    var (mean, spread) = (0.0, 0.0)
    for (index, number) in numbers.enumerated() {
      let distance = number - mean
      mean += distance / Double(index + 1)
      spread += distance * (number - mean)
    }
    return spread / Double(numbers.count - freedom)
  }

  /// An end of the mean's 95 % interval by Student's t.
  ///
  /// Vega draws a thousand random samples instead: they differ from build to build, and of a few
  /// values are too narrow.
  private static func confidence(_ numbers: [Double], side: Double) -> Double? {
    guard let error = Self.stderr.value(of: numbers),
      let factor = StudentT.factor95(freedom: numbers.count - 1)
    else { return nil }
    return mean(numbers) + side * factor * error
  }

  /// Linear interpolation between the two nearest, R's type 7.
  static func quantile(_ numbers: [Double], _ share: Double) -> Double? {
    guard !numbers.isEmpty else { return nil }
    let sorted = numbers.sorted()
    let place = Double(sorted.count - 1) * share
    let low = Int(place.rounded(.down))
    guard low + 1 < sorted.count else { return sorted[low] }
    return (sorted[low] + (sorted[low + 1] - sorted[low]) * (place - Double(low))).withoutNoise
  }
}

/// One column of a summary.
struct SummaryColumn: Sendable {
  var aggregate: Aggregate
  var field: String?
  var name: String
}

extension Frame {
  /// One row a group: the groups' own values and the measures.
  func aggregated(by names: [String], _ measures: [SummaryColumn]) -> Frame {
    let grouping = Grouping(self, by: names)
    let firsts = grouping.groups.compactMap(\.first)
    var result = Frame(rowCount: firsts.count)
    for name in names {
      guard var column = self[name] else { continue }
      column.values = column.values.rows(firsts)
      result.set(column)
    }
    for measure in measures { result.set(summary(measure, grouping.groups)) }
    return result
  }

  func summary(_ measure: SummaryColumn, _ groups: [[Int]]) -> Column {
    let source = measure.field.flatMap { self[$0] }
    var column = Column(name: measure.name, kind: .number, values: .numbers([]))
    if let argument = measure.aggregate.argument {
      let rows = groups.map { extreme($0, measure.aggregate, argument) }
      column.values = source?.values.rows(rows) ?? .numbers(rows.map { _ in nil })
    } else {
      let operation = measure.aggregate.operation
      column.values = .numbers(groups.map { measure.aggregate.value(of: $0, in: source) })
      if case .moments? = source?.values, operation == .min || operation == .max {
        column.values = .moments(groups.map { operation.value(of: $0, in: source) })
      }
    }
    guard measure.aggregate.operation.keepsUnit else { return column }
    column.unit = source?.unit
    if measure.aggregate.operation.keepsDigits { column.decimals = source?.decimals }
    return column
  }

  private func extreme(_ rows: [Int], _ aggregate: Aggregate, _ argument: String) -> Int {
    guard let values = self[argument]?.values else { return -1 }
    var best: (row: Int, value: Double)?
    for row in rows {
      guard let value = values.number(row) else { continue }
      let isBetter =
        best.map { aggregate.operation == .argmax ? value > $0.value : value < $0.value } ?? true
      if isBetter { best = (row, value) }
    }
    return best?.row ?? -1
  }
}

extension Aggregate.Operation {
  /// Whether a summary has no more digits than its values.
  var keepsDigits: Bool { self == .min || self == .max || self == .sum }

  /// The digits that a summary deserves: those of its values, one more for a mean.
  func decimals(of values: Int?) -> Int? {
    if keepsDigits { return values }
    return keepsUnit ? values.map { Swift.min($0 + 1, 6) } : nil
  }

  /// Whether a summary is counted in what was summarised.
  var keepsUnit: Bool {
    switch self {
    case .sum, .mean, .average, .median, .q1, .q3, .min, .max, .stdev, .stdevp, .stderr, .ci0,
      .ci1, .argmin, .argmax, .exponential:
      true
    case .count, .valid, .missing, .distinct, .product, .variance, .variancep, .values:
      false
    }
  }
}

extension Double {
  /// To the 15 digits that a decimal keeps: 0.175 where binary sums make it 0.17500000000000002.
  var withoutNoise: Double { Double(String(format: "%.15g", self)) ?? self }
}
