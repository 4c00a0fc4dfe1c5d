import Testing

@testable import Descant

/// Rows that most specs of these tests show.
let rows = """
  [{"a":"A","b":28,"c":"x"},{"a":"B","b":55,"c":"x"},{"a":"C","b":43,"c":"y"},\
  {"a":"A","b":12,"c":"y"},{"a":"B","b":-5,"c":"y"}]
  """

extension SpecCompiler {
  /// In English.
  init(dataset: @escaping @Sendable (String) -> Dataset?) {
    self.init(titles: Language.english.titles, dataset: dataset)
  }
}

/// Compiles a spec; `#` stands for the rows above.
func compile(
  _ text: String, in language: Language = .english
) -> (chart: Chart?, findings: [Finding]) {
  let whole = text.replacing("#", with: "\"data\":{\"values\":\(rows)}")
  let (node, findings) = JSONReader.read(Source(file: "chart.vl.json", text: whole))
  guard let node else { return (nil, findings) }
  return SpecCompiler(locale: language.locale, titles: language.titles) { _ in nil }
    .chart(from: node, id: "chart")
}

/// A chart in few words: what the tests look at.
struct Told {
  let chart: Chart

  /// "bar leftToRight".
  var kind: String { "\(chart.kind) \(chart.direction)" }

  func ends(_ axis: Axis) -> String {
    if let order = axis.categorical?.order { return order.joined(separator: " ") }
    guard let scale = axis.numeric?.scale else { return "" }
    return "\(scale.start.text(decimals: 3))…\(scale.end.text(decimals: 3))"
  }

  func ticks(_ axis: Axis) -> String { axis.ticks.map(\.label).joined(separator: " ") }

  /// "x: A 0-28, B 0-55; y: …".
  var series: String {
    chart.allSeries.map { series in
      let points = series.points.map { point in
        let x = text(point.x, chart.xAxis) + (point.x2.map { "-" + text($0, chart.xAxis) } ?? "")
        let gap = point.standIn.map { "gap at " + text($0, chart.yAxis) } ?? "gap"
        let y = point.y.map { text($0, chart.yAxis) } ?? gap
        return "\(x) " + (point.y2.map { text($0, chart.yAxis) + "-" } ?? "") + y
      }
      return (series.name.map { $0 + ": " } ?? "") + points.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  private func text(_ value: AxisValue, _ axis: Axis) -> String {
    switch value {
    case .number(let number):
      axis.isTemporal ? TimeText.iso(number) : number.text(decimals: 3)
    case .absent(let place): "absent at " + place.text(decimals: 3)
    case .category(let index): axis.categorical?.order[index] ?? "?"
    }
  }
}
