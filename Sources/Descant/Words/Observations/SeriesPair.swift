/// Two series side by side, where both have a value.
struct SeriesPair: Sendable {
  let a: Observations.Trace
  let b: Observations.Trace
  /// Indices into the traces, in order of x.
  let common: [(a: Int, b: Int)]
  /// a − b at each common place.
  let differences: [Double]

  init(_ a: Observations.Trace, _ b: Observations.Trace) {
    self.a = a
    self.b = b
    var (common, i, j): ([(a: Int, b: Int)], Int, Int) = ([], 0, 0)
    while i < a.xs.count, j < b.xs.count {
      if a.xs[i] == b.xs[j] { common.append((i, j)) }
      let (x, y) = (a.xs[i], b.xs[j])
      if x <= y { i += 1 }
      if y <= x { j += 1 }
    }
    self.common = common
    differences = common.map { a.ys[$0.a] - b.ys[$0.b] }
  }

  /// The only two series of a chart that can be compared point by point; of two parts of each whole the one is
  /// what the other leaves.
  static func only(in data: Observations) -> SeriesPair? {
    guard data.genre == .sequence || data.genre == .categories, data.traces.count == 2,
      data.traces.allSatisfy({ $0.name != nil && $0.isComparable && !$0.isCloud }),
      !(data.genre == .categories && data.hasTwoParts)
    else { return nil }
    let pair = SeriesPair(data.traces[0], data.traces[1])
    return pair.common.count >= 2 ? pair : nil
  }
}

extension Observations {
  /// Whether two series of bars lie on both sides of zero, place by place, as in a pyramid of ages: which is less says
  /// nothing.
  var isBackToBack: Bool {
    guard traces.count == 2, chart.allSeries.allSatisfy({ $0.has(.bar) }),
      traces[0].xs == traces[1].xs, traces[0].xs.count > 2
    else { return false }
    let (a, b) = (traces[0].ys, traces[1].ys)
    return a.allSatisfy { $0 < 0 } && b.allSatisfy { $0 > 0 }
      || a.allSatisfy { $0 > 0 } && b.allSatisfy { $0 < 0 }
  }
}

extension Observations {
  /// Whether each whole is drawn as two parts.
  fileprivate var hasTwoParts: Bool {
    traces.allSatisfy { trace in
      trace.ys.indices.allSatisfy { chart[trace.reference($0)].share != nil }
    }
  }
}

extension Observations.Trace {
  /// Each x comes once, in ascending order.
  var isComparable: Bool { zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 } }
}
