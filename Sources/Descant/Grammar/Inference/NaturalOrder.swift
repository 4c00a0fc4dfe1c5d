/// Names that have an order of their own.
enum NaturalOrder {
  private static let orders: [[String]] = [
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
    [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ],
    ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
    ["spring", "summer", "autumn", "fall", "winter"],
    ["q1", "q2", "q3", "q4"], ["xs", "s", "m", "l", "xl", "xxl"],
    ["tiny", "small", "medium", "large", "huge"],
    ["never", "rarely", "sometimes", "often", "always"],
    ["low", "medium", "high", "very high"],
    ["strongly disagree", "disagree", "neutral", "agree", "strongly agree"],
  ]

  /// The names in their order; nil when they have none.
  static func order(of names: [String]) -> [String]? {
    guard names.count > 1 else { return nil }
    if names.allSatisfy({ Int($0) != nil }) {
      return names.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }
    }
    if let ranges = ranges(names) { return ranges }
    for order in orders where names.allSatisfy({ order.contains($0.lowercased()) }) {
      return names.sorted {
        (order.firstIndex(of: $0.lowercased()) ?? 0) < (order.firstIndex(of: $1.lowercased()) ?? 0)
      }
    }
    return nil
  }

  /// "0–4", "5–9", "80+": by their first numbers.
  private static func ranges(_ names: [String]) -> [String]? {
    let starts = names.map { name -> Int? in
      let digits = name.prefix { $0.isASCII && $0.isNumber }
      let rest = name.dropFirst(digits.count)
      let isRange =
        rest.hasPrefix("-") || rest.hasPrefix("–") || rest == "+" || rest.hasPrefix(" to ")
      return isRange ? Int(digits) : nil
    }
    guard starts.allSatisfy({ $0 != nil }) else { return nil }
    return zip(names, starts).sorted { ($0.1 ?? 0) < ($1.1 ?? 0) }.map(\.0)
  }
}
