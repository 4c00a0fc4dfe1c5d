/// A smooth line through a cloud: local regression, as vega-statistics computes it.
struct LoessStep: TransformStep {
  static let key = "loess"
  static let words = Vocabulary(
    what: "a local regression", read: ["loess", "on", "groupby", "bandwidth", "as"])

  private let node: JSONNode
  private let (x, y): (String, String)
  private let groupby: [String]
  private let bandwidth: Double
  private let names: [String]

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    y = SpecReader.plainField(reader.text(node, "loess") ?? "")
    x = SpecReader.plainField(reader.text(node, "on") ?? "")
    groupby = (reader.texts(node, "groupby") ?? []).map(SpecReader.plainField)
    let share = reader.number(node, "bandwidth") ?? 0.3
    if !(0...1).contains(share), let place = node["bandwidth"] {
      reader.findings.add(
        .wrongType("bandwidth", place, expected: "a share of the points, from 0 to 1"))
    }
    bandwidth = min(max(share, 0), 1)
    let given = reader.texts(node, "as") ?? []
    names = given.count == 2 ? given : [x, y]
  }

  var momentFields: [String] { [] }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    let (xs, ys) = (try frame.required(x, at: node), try frame.required(y, at: node))
    for name in groupby { _ = try frame.required(name, at: node) }
    let result = frame.made(by: groupby, names) { rows in
      smoothed(
        rows.compactMap { row in
          xs.values.number(row).flatMap { x in ys.values.number(row).map { (x, $0) } }
        })
    }
    return result.taking(from: xs, ys, as: names)
  }

  private func smoothed(_ given: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    let points = given.enumerated().sorted {
      ($0.element.x, $0.offset) < ($1.element.x, $1.offset)
    }.map(\.element)
    let count = points.count
    guard count > 1 else { return points }
    // Around their means, so that large numbers keep their digits.
    let middle = (
      x: points.reduce(0) { $0 + $1.x } / Double(count),
      y: points.reduce(0) { $0 + $1.y } / Double(count)
    )
    let xs = points.map { $0.x - middle.x }
    let ys = points.map { $0.y - middle.y }
    let width = min(count, max(2, Int(bandwidth * Double(count))))
    var fitted = [Double](repeating: 0, count: count)
    var weights = [Double](repeating: 1, count: count)
    for round in 0...2 {
      var (first, last) = (0, width - 1)
      for index in 0..<count {
        fitted[index] = Self.fit(xs, ys, weights, first...last, at: xs[index])
        Self.move(&first, &last, xs, to: index + 1)
      }
      guard round < 2 else { break }
      let misses = zip(ys, fitted).map { abs($0 - $1) }
      let median = Aggregate.Operation.quantile(misses, 0.5) ?? 0
      guard median >= 1e-12 else { break }
      weights = misses.map { miss in
        let share = miss / (6 * median)
        return share >= 1 ? 1e-12 : (1 - share * share) * (1 - share * share)
      }
    }
    return Self.distinct(zip(xs, fitted).map { ($0 + middle.x, $1 + middle.y) })
  }

  private static func fit(
    _ xs: [Double], _ ys: [Double], _ weights: [Double], _ window: ClosedRange<Int>, at x: Double
  ) -> Double {
    let (low, high) = (xs[window.lowerBound], xs[window.upperBound])
    let far = x - low > high - x ? abs(low - x) : abs(high - x)
    let scale = 1 / (far == 0 ? 1 : far)
    var (w, sx, sy, sxy, sxx) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in window {
      let share = abs(x - xs[index]) * scale
      let cube = 1 - share * share * share
      let weight = cube * cube * cube * weights[index]
      w += weight
      sx += xs[index] * weight
      sy += ys[index] * weight
      sxy += xs[index] * ys[index] * weight
      sxx += xs[index] * xs[index] * weight
    }
    guard w > 0 else { return sy }
    let spread = sxx / w - sx / w * (sx / w)
    let slope = abs(spread) < 1e-24 ? 0 : (sxy / w - sx / w * (sy / w)) / spread
    return sy / w + slope * (x - sx / w)
  }

  /// The window of nearest neighbours for the next point.
  private static func move(_ first: inout Int, _ last: inout Int, _ xs: [Double], to next: Int) {
    guard next < xs.count else { return }
    var right = last + 1
    while right < xs.count, next > first, xs[right] - xs[next] <= xs[next] - xs[first] {
      first += 1
      last = right
      right += 1
    }
  }

  /// One point for each x: the mean of its values.
  private static func distinct(_ points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    var result: [(x: Double, y: Double)] = []
    var count = 0.0
    for point in points {
      if let last = result.last, last.x == point.x {
        count += 1
        result[result.count - 1].y += (point.y - last.y) / (count + 1)
      } else {
        count = 0
        result.append(point)
      }
    }
    return result
  }
}

extension Frame {
  /// Curves are in the units of what they were made of; moments stay moments.
  func taking(from x: Column, _ y: Column, as names: [String]) -> Frame {
    var result = self
    for (name, source) in zip(names, [x, y]) {
      guard var column = result[name] else { continue }
      column.unit = source.unit
      column.title = name == source.name ? source.title : nil
      if case .moments = source.values, case .numbers(let values) = column.values {
        column.values = .moments(values)
        column.kind = source.kind
      }
      result.set(column)
    }
    return result
  }
}
