import Foundation

/// How densely values lie: a sum of Gaussian kernels, as Vega's `kde`.
struct DensityStep: TransformStep {
  static let key = "density"
  static let words = Vocabulary(
    what: "a density",
    read: [
      "density", "groupby", "cumulative", "counts", "bandwidth", "extent", "minsteps", "maxsteps",
      "steps", "as", "resolve",
    ])

  private enum Resolve: String, CaseIterable { case shared, independent }

  private let node: JSONNode
  private let field: String
  private let groupby: [String]
  private let names: [String]
  private let bandwidth: Double?
  private let extent: (Double, Double)?
  private let steps: (least: Int, most: Int)
  private let isCumulative: Bool
  private let isCounted: Bool
  private let isShared: Bool

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    field = SpecReader.plainField(reader.text(node, "density") ?? "")
    groupby = (reader.texts(node, "groupby") ?? []).map(SpecReader.plainField)
    let given = reader.texts(node, "as") ?? []
    names = given.count == 2 ? given : ["value", "density"]
    bandwidth = reader.number(node, "bandwidth").flatMap { $0 > 0 ? $0 : nil }
    let ends = node["extent"]?.elements?.compactMap(\.number) ?? []
    extent = ends.count == 2 ? (ends[0], ends[1]) : nil
    isShared = reader.choice(node, "resolve", of: Resolve.self) != .independent
    isCumulative = reader.flag(node, "cumulative") ?? false
    isCounted = reader.flag(node, "counts") ?? false
    func count(_ name: String) -> Int? {
      node[name]?.number.flatMap { $0 >= 2 && $0 <= 10_000 ? Int($0) : nil }
    }
    let most = count("steps") ?? count("maxsteps") ?? 200
    let least = count("steps") ?? count("minsteps") ?? 25
    steps = (isShared ? most : least, most)
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    let column = try frame.required(field, at: node)
    for name in groupby { _ = try frame.required(name, at: node) }
    let all = frame.numbers(column, Array(0..<frame.rowCount))
    let shared =
      extent ?? (isShared ? all.min().flatMap { low in all.max().map { (low, $0) } } : nil)
    var result = frame.made(by: groupby, names) { rows in
      let numbers = frame.numbers(column, rows)
      guard let low = shared?.0 ?? numbers.min(), let high = shared?.1 ?? numbers.max() else {
        return []
      }
      let width = bandwidth ?? Self.bandwidth(numbers)
      let factor = isCounted ? Double(numbers.count) : 1
      return SampledCurve.points(from: low, to: high, least: steps.least, most: steps.most) { x in
        factor * (isCumulative ? Self.share(numbers, x, width) : Self.density(numbers, x, width))
      }
    }
    if var values = result[names[0]] {
      values.unit = column.unit
      result.set(values)
    }
    return result
  }

  private static func density(_ numbers: [Double], _ x: Double, _ width: Double) -> Double {
    let sum = numbers.reduce(0) { sum, number in
      let z = (x - number) / width
      return sum + exp(-z * z / 2)
    }
    return sum / (width * (2 * Double.pi).squareRoot() * Double(numbers.count))
  }

  private static func share(_ numbers: [Double], _ x: Double, _ width: Double) -> Double {
    let sum = numbers.reduce(0) { $0 + erfc(($1 - x) / width / 2.0.squareRoot()) / 2 }
    return sum / Double(numbers.count)
  }

  /// Scott's rule.
  private static func bandwidth(_ numbers: [Double]) -> Double {
    let deviation = Aggregate.Operation.stdev.value(of: numbers) ?? 0
    let low = Aggregate.Operation.quantile(numbers, 0.25) ?? 0
    let high = Aggregate.Operation.quantile(numbers, 0.75) ?? 0
    let spread = min(deviation, (high - low) / 1.34)
    let first = [spread, deviation, abs(low)].first { $0 > 0 } ?? 1
    return 1.06 * first * pow(Double(numbers.count), -0.2)
  }
}
