import Foundation

/// A line or curve that fits a cloud best, as vega-statistics computes it.
struct RegressionStep: TransformStep {
  static let key = "regression"
  static let words = Vocabulary(
    what: "a regression",
    read: ["regression", "on", "groupby", "method", "order", "extent", "as"], refused: ["params"])

  private enum Method: String, CaseIterable { case linear, log, exp, pow, quad, poly }

  private let node: JSONNode
  private let (x, y): (String, String)
  private let groupby: [String]
  private let method: Method
  private let order: Int
  private let extent: (Double, Double)?
  private let names: [String]

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    y = SpecReader.plainField(reader.text(node, "regression") ?? "")
    x = SpecReader.plainField(reader.text(node, "on") ?? "")
    groupby = (reader.texts(node, "groupby") ?? []).map(SpecReader.plainField)
    method = reader.choice(node, "method", of: Method.self) ?? .linear
    let order = reader.number(node, "order") ?? 3
    guard order >= 1, order <= 8 else {
      throw .wrongType("order", node["order"] ?? node, expected: "a whole number from 1 to 8")
    }
    self.order = method == .quad ? 2 : method == .poly ? Int(order) : 1
    let ends = node["extent"]?.elements?.compactMap(\.number) ?? []
    extent = ends.count == 2 ? (ends[0], ends[1]) : nil
    let given = reader.texts(node, "as") ?? []
    names = given.count == 2 ? given : [x, y]
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    let (xs, ys) = (try frame.required(x, at: node), try frame.required(y, at: node))
    for name in groupby { _ = try frame.required(name, at: node) }
    let result = frame.made(by: groupby, names) { rows in
      let points = rows.compactMap { row in
        xs.values.number(row).flatMap { x in ys.values.number(row).map { (x: x, y: $0) } }
      }
      let places = points.map(\.x)
      guard points.count > order, let low = extent?.0 ?? places.min(),
        let high = extent?.1 ?? places.max(), low < high, let curve = curve(points)
      else { return [] }
      // A straight line is its two ends.
      if method == .linear { return [(low, curve(low)), (high, curve(high))] }
      return SampledCurve.points(from: low, to: high, curve)
    }
    return result.taking(from: xs, ys, as: names)
  }

  private func curve(_ points: [(x: Double, y: Double)]) -> ((Double) -> Double)? {
    switch method {
    case .linear, .quad, .poly: return Self.polynomial(points, order)
    case .log:
      guard points.allSatisfy({ $0.x > 0 }) else { return nil }
      let line = Self.polynomial(points.map { (log($0.x), $0.y) }, 1)
      return line.map { line in { line(log($0)) } }
    case .pow:
      guard points.allSatisfy({ $0.x > 0 && $0.y > 0 }) else { return nil }
      let line = Self.polynomial(points.map { (log($0.x), log($0.y)) }, 1)
      return line.map { line in { Foundation.exp(line(log($0))) } }
    case .exp:
      guard points.allSatisfy({ $0.y > 0 }) else { return nil }
      return Self.exponential(points)
    }
  }

  /// Weighted by the values, so that small ones do not rule.
  private static func exponential(_ points: [(x: Double, y: Double)]) -> ((Double) -> Double)? {
    let middle = points.reduce(0) { $0 + $1.x } / Double(points.count)
    var (w, wx, wl, wxl, wxx) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      let (x, l) = (point.x - middle, log(point.y))
      w += point.y
      wx += point.y * x
      wl += point.y * l
      wxl += point.y * x * l
      wxx += point.y * x * x
    }
    let spread = w * wxx - wx * wx
    guard spread != 0 else { return nil }
    let slope = (w * wxl - wx * wl) / spread
    let start = (wl - slope * wx) / w
    return { Foundation.exp(start + slope * ($0 - middle)) }
  }

  /// Least squares by Gaussian elimination, around the mean of x.
  private static func polynomial(
    _ points: [(x: Double, y: Double)], _ order: Int
  ) -> ((Double) -> Double)? {
    let middle = points.reduce(0) { $0 + $1.x } / Double(points.count)
    let reach = points.map { abs($0.x - middle) }.max() ?? 0
    guard reach > 0 else { return nil }
    let size = order + 1
    var rows = [[Double]](repeating: [Double](repeating: 0, count: size + 1), count: size)
    for point in points {
      let x = (point.x - middle) / reach
      var powers = [1.0]
      for _ in 0..<(2 * order) { powers.append(powers[powers.count - 1] * x) }
      for row in 0..<size {
        for column in 0..<size { rows[row][column] += powers[row + column] }
        rows[row][size] += powers[row] * point.y
      }
    }
    guard let factors = solution(of: &rows) else { return nil }
    return { x in
      let share = (x - middle) / reach
      return factors.reversed().reduce(0) { $0 * share + $1 }
    }
  }

  private static func solution(of rows: inout [[Double]]) -> [Double]? {
    let size = rows.count
    for place in 0..<size {
      let best = (place..<size).max { abs(rows[$0][place]) < abs(rows[$1][place]) } ?? place
      guard abs(rows[best][place]) > 1e-12 else { return nil }
      rows.swapAt(place, best)
      for other in 0..<size where other != place {
        let factor = rows[other][place] / rows[place][place]
        for column in place...size { rows[other][column] -= factor * rows[place][column] }
      }
    }
    return rows.indices.map { rows[$0][size] / rows[$0][$0] }
  }
}
