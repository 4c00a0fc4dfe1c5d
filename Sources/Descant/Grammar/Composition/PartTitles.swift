/// What charts of a group are called that would have one title.
extension SpecCompiler {
  /// Titles made from axes, each with what tells its chart from the others: its key's title, else its number.
  ///
  ///     "Yield by Year (Site)", "Yield by Year (Variety)"
  static func toldApart(_ parts: [Part]) -> [Part] {
    var parts = parts
    let titles = parts.map { $0.spec["title"] == nil ? $0.chart?.title : nil }
    for title in Set(titles.compactMap(\.self)) where !title.isEmpty {
      let same = parts.indices.filter { titles[$0] == title }
      guard same.count > 1 else { continue }
      let keys = same.map { place in
        parts[place].chart?.legends.compactMap(\.title).first { !$0.isEmpty } ?? ""
      }
      let areApart = Set(keys).count == same.count && !keys.contains("")
      for (number, place) in same.enumerated() {
        let mark = areApart ? keys[number] : String(number + 1)
        parts[place].chart?.title = "\(title) (\(mark))"
      }
    }
    return parts
  }
}
