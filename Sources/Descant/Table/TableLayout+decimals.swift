// One column, one number of decimals: the points of its numbers stand below each other.
extension TableLayout {
  /// The axis of each numeric column whose data don't say how many decimals to show.
  func alignedAxes() -> [Column: Axis] {
    var axes: [Column: Axis] = [:]
    for column in columns {
      guard var axis = axis(of: column), axis.numeric != nil, !axis.isTemporal,
        axis.format.decimals == nil, axis.format.specifier == nil
      else { continue }
      let factor = axis.format.isPercent ? 100.0 : 1
      let values = plan.rows.flatMap { numbers(in: cell(column, row: $0)) }.map { $0 * factor }
      guard let decimals = Self.decimals(of: values) else { continue }
      axis.format.decimals = decimals
      axes[column] = axis
    }
    return axes
  }

  private func numbers(in cell: Cell) -> [Double] {
    switch cell {
    case .value(let value, _): [value.number].compactMap { $0 }
    case .range(let a, let b, _): [a.number, b.number].compactMap { $0 }
    case .list(let values, _): values.compactMap(\.number)
    case .text, .share, .count, .link, .gap: []
    }
  }

  /// As many as the values have, but no more than give the smallest of them four digits.
  ///
  /// Quotients that don't end have no more than give the greatest five, unless the smallest would be none.
  ///
  ///     TableLayout.decimals(of: [4.78444444, 5.62])   // 3: 4.784, 5.620
  ///     TableLayout.decimals(of: [0.08333333, 98.305085])   // 3: 0.083, 98.305
  static func decimals(of numbers: [Double]) -> Int? {
    let finite = numbers.filter(\.isFinite)
    // Powers of ten beyond these are written as such.
    guard finite.allSatisfy({ abs($0) < 1e12 && ($0 == 0 || abs($0) >= 1e-4) }) else { return nil }
    var own = 0
    for number in finite where own < 6 {
      while own < 6, !isWhole(number * power(own)) { own += 1 }
    }
    guard own > 0, let least = finite.filter({ $0 != 0 }).map({ abs($0) }).min() else { return own }
    var cap = 0
    while cap < 6, least * power(cap) < 1000 { cap += 1 }
    if finite.contains(where: { !isWhole($0 * 1e8) }), let most = finite.map({ abs($0) }).max() {
      var few = 0
      while few < cap, most * power(few) < 10_000 || least * power(few) < 0.5 { few += 1 }
      cap = few
    }
    return min(own, max(1, cap))
  }

  private static func isWhole(_ value: Double) -> Bool {
    abs(value - value.rounded()) <= max(abs(value) * 1e-12, 1e-9)
  }

  private static func power(_ exponent: Int) -> Double {
    [1, 10, 100, 1000, 10_000, 100_000, 1_000_000][exponent]
  }
}
