import Testing

@testable import Descant

@Suite("Lines of braille")
struct BrailleLineTests {
  @Test(
    "a grid has a line a row in three levels, ranges and boxes lie along their axis, series are heights",
    arguments: [
      (
        "\"rect\"",
        #"[{"x":"a","y":"u","v":0},{"x":"b","y":"u","v":10},{"x":"a","y":"v","v":4}]"#,
        #""x":{"field":"x","type":"nominal"},"y":{"field":"y","type":"nominal"},"color":{"field":"v","type":"quantitative"}"#,
        ["u: ⠤⠉", "v: ⠒⠀"]
      ),
      (
        "\"bar\"", #"[{"x":"a","l":0,"h":5},{"x":"b","l":5,"h":10}]"#,
        #""x":{"field":"x","type":"nominal"},"y":{"field":"l","type":"quantitative"},"y2":{"field":"h"}"#,
        ["a: ⠿⠿⠿⠿⠿⠿⠀⠀⠀⠀", "b: ⠀⠀⠀⠀⠀⠿⠿⠿⠿⠿"]
      ),
      (
        "\"boxplot\"",
        #"[{"x":"a","v":0},{"x":"a","v":2},{"x":"a","v":4},{"x":"a","v":6},{"x":"a","v":8},{"x":"a","v":10}]"#,
        #""x":{"field":"x","type":"nominal"},"y":{"field":"v","type":"quantitative"}"#,
        ["a: ⠒⠒⠿⠿⠿⠸⠿⠿⠒⠒"]
      ),
    ])
  func draws(mark: String, values: String, encoding: String, lines: [String]) throws {
    let spec =
      "{\"title\":\"T\",\"data\":{\"values\":\(values)},\"mark\":\(mark),\"encoding\":{\(encoding)}}"
    let chart = try #require(compile(spec).chart)
    #expect(chart.brailleLines(cells: 10).map { "\($0.name ?? ""): \($0.text)" } == lines)
  }
}
