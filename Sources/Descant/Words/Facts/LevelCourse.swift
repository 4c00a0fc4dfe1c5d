/// What values do along levels whose order means something: doses, ages, answers from bad to good.
///
/// A description of what is drawn: both ends are said, and whether each step goes the same way.
struct LevelCourse: Sendable {
  let isRising: Bool
  let isEven: Bool

  /// Of at least so many levels a few steps may go back.
  private static let leastUneven = 5
  private static let leastTau = 0.6

  /// nil of fewer than three levels, and where they go neither way from one end to the other.
  init?(_ values: [Double]) {
    guard values.count >= 3, let first = values.first, let last = values.last, first != last,
      let low = values.min(), let high = values.max(), [low, high].contains(first),
      [low, high].contains(last)
    else { return nil }
    let isRising = first < last
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    self.isRising = isRising
    isEven = steps.allSatisfy { isRising ? $0 >= 0 : $0 <= 0 }
    if isEven { return }
    guard values.count >= Self.leastUneven,
      let test = Kendall(values.indices.map(Double.init), values), abs(test.tau) >= Self.leastTau
    else { return nil }
  }

  static func text(
    _ words: ContrastWords, what: String, isRising: Bool, isEven: Bool,
    from: (value: String, at: String), to: (value: String, at: String)
  ) -> String {
    let text = (isRising ? words.rises : words.falls)([
      "what": what, "from": from.value, "fromAt": from.at, "to": to.value, "toAt": to.at,
    ])
    return isEven ? text : words.unevenly(["text": text])
  }
}

extension Chart {
  /// Whether its categories have an order that means something, with one place for each of them in that order.
  func hasOrderedLevels(_ places: [PointReference]) -> Bool {
    guard let axis = xAxis.categorical, axis.isOrdered, axis.order.count >= 3,
      !FormatLocale.isChronological(axis.order)
    else { return false }
    let own = places.compactMap { self[$0].x.category }
    guard own.count == places.count, zip(own, own.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return false
    }
    let numbers = axis.order.map { Double($0) }
    if numbers.contains(nil) { return true }
    return zip(numbers, numbers.dropFirst()).allSatisfy { ($0 ?? 0) < ($1 ?? 0) }
  }
}
