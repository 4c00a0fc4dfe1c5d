/// A chart in plain characters, for terminals: rows from high to low, a letter a series.
struct PlainPlot: Sendable {
  let text: String

  init(_ chart: Chart, language: Language, width: Int = 60, height: Int = 12) {
    let data = Observations(chart)
    let narrator = Narrator(data, language)
    guard let extent = data.extent, data.genre != .grid, data.genre != .parts else {
      text = ""
      return
    }
    let (width, height) = (max(10, width), max(3, height))
    var rows = Array(repeating: Array(repeating: Character(" "), count: width), count: height)
    let xs = data.traces.flatMap(\.xs)
    guard let left = xs.min(), let right = xs.max() else {
      text = ""
      return
    }
    for (index, trace) in data.traces.enumerated() {
      let mark = data.isSingle ? Character("*") : Self.letter(index)
      for (x, y) in zip(trace.xs, trace.ys) {
        let column = Self.place(x, left, right, width)
        let row = height - 1 - Self.place(y, extent.lowerBound, extent.upperBound, height)
        rows[row][column] = mark
      }
    }
    let labels = [narrator.value(extent.upperBound), narrator.value(extent.lowerBound)]
    let margin = labels.map(\.count).max() ?? 0
    var lines = rows.enumerated().map { place, row in
      let label = place == 0 ? labels[0] : place == height - 1 ? labels[1] : ""
      return String(repeating: " ", count: margin - label.count) + label + " | "
        + String(row).trimmedAtEnd
    }
    lines.append(Self.foot(chart, narrator, (left, right), margin, width))
    if !data.isSingle {
      lines += data.traces.enumerated().map { index, trace in
        "\(Self.letter(index)) = \(trace.name.map(narrator.name) ?? "")"
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func foot(
    _ chart: Chart, _ narrator: Narrator, _ ends: (Double, Double), _ margin: Int, _ width: Int
  ) -> String {
    let values: [AxisValue] =
      chart.xAxis.numeric != nil
      ? [.number(ends.0), .number(ends.1)]
      : [.category(Int(ends.0)), .category(Int(ends.1))]
    let names = values.map { narrator.speaker.value($0, on: chart.xAxis, .written) }
    let gap = max(1, width - names[0].count - names[1].count)
    return String(repeating: " ", count: margin + 3) + names[0]
      + (ends.0 == ends.1 ? "" : String(repeating: " ", count: gap) + names[1])
  }

  private static func place(_ value: Double, _ low: Double, _ high: Double, _ count: Int) -> Int {
    let share = high > low ? (value - low) / (high - low) : 0.5
    return share.isFinite ? min(count - 1, max(0, Int((share * Double(count - 1)).rounded()))) : 0
  }

  private static func letter(_ index: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return letters[index % letters.count]
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Chart {
  /// A drawing in plain characters; "" for kinds that have none.
  package func plainPlot(in language: Language, width: Int = 60, height: Int = 12) -> String {
    PlainPlot(self, language: language, width: width, height: height).text
  }
}
