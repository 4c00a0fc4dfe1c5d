extension Chart {
  /// What the parts of a stack are in all, place by place: "2001: 41,234 gigawatt hours".
  ///
  /// A sound begins with them; who can’t hear it reads them. None of shares, which are always 100%.
  package func stackTotals(in language: Language) -> [String] {
    let points = allSeries.flatMap(\.points).filter { !$0.isGap }
    guard panels.count == 1, panels[0].isStacked, !points.contains(where: { $0.share != nil })
    else {
      return []
    }
    var places: [AxisValue] = []
    var sums: [AxisValue: Double] = [:]
    for point in points {
      if sums[point.x] == nil { places.append(point.x) }
      sums[point.x, default: 0] += point.amount ?? point.value ?? 0
    }
    let speaker = Speaker(self, language)
    return places.sorted(by: Self.isBefore).map { place in
      // What adding has left of a billionth is no digit of the data.
      let sum = ((sums[place] ?? 0) * 1e9).rounded() / 1e9
      return language.labelled(
        speaker.value(place, on: xAxis), speaker.value(.number(sum), on: yAxis))
    }
  }

  private static func isBefore(_ one: AxisValue, _ other: AxisValue) -> Bool {
    switch (one, other) {
    case (.number(let a), .number(let b)): a < b
    case (.category(let a), .category(let b)): a < b
    default: false
    }
  }
}
