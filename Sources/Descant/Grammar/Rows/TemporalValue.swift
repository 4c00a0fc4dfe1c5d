/// Values as moments, by what Vega-Lite means with "temporal".
enum TemporalValue {
  static func read(_ value: Value?) -> Double? {
    switch value {
    case .moment(let moment)?: return moment
    case .number(let number)?: return abs(number) <= 8.64e15 ? number : nil
    case .text(let text)?: return read(text)
    case .boolean?, nil: return nil
    }
  }

  /// ISO texts, and those that browsers read as well: "Sun, 01 Jan 2012 23:00:00", "Jan 1, 2000".
  static func read(_ text: String) -> Double? {
    if let moment = MomentText.read(text)?.moment ?? spelled(text) { return moment }
    return PeriodText.read(text).flatMap { $0.grain.isAbsolute ? $0.start : nil }
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func spelled(_ text: String) -> Double? {
    guard text.utf8.count <= 64 else { return nil }
    var (numbers, month, clock): ([Int], Int?, [Int]) = ([], nil, [])
    for word in text.lowercased().split(whereSeparator: { $0 == " " || $0 == "," }) {
      if word.contains(":") {
        clock = word.split(separator: ":").compactMap { Int($0) }
        guard (2...3).contains(clock.count) else { return nil }
      } else if let number = Int(word) {
        numbers.append(number)
      } else if let found = months.firstIndex(where: { word.hasPrefix($0) }), word.count >= 3 {
        month = found + 1
      } else if !["sun", "mon", "tue", "wed", "thu", "fri", "sat"].contains(String(word.prefix(3))),
        word != "gmt", word != "utc"
      {
        return nil
      }
    }
    guard let month, let year = numbers.first(where: { $0 > 31 }) ?? numbers.last,
      numbers.count <= 2
    else { return nil }
    let day = numbers.count == 2 ? numbers.first { $0 <= 31 } ?? 1 : 1
    guard year.magnitude < 100_000, (1...31).contains(day) else { return nil }
    clock += [0, 0, 0]
    guard clock.allSatisfy({ (0...60).contains($0) }) else { return nil }
    return CivilTime(
      year: year, month: month, day: day, hour: clock[0], minute: clock[1], second: clock[2]
    ).moment
  }
}
