import Descant
import Foundation

/// Seconds of one core that this process has used.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let rows = (0..<100).map { "\(1900 + $0),\(Double($0 * 37 % 101) / 10)\n" }
let data = DatasetReader.read(
  file: "level.csv", bytes: Array(("year,level\n" + rows.joined()).utf8), resource: nil
).dataset
let compiler = SpecCompiler(titles: Language.english.titles) { _ in data }

/// What a page shows of a chart of 100 points, but its sound.
func bytes(of mark: String) -> Int {
  let text = """
    {"title": "Level by year", "data": {"url": "level.csv"}, "mark": "\(mark)", "encoding": {
      "x": {"field": "year", "type": "\(mark == "bar" ? "ordinal" : "temporal")"},
      "y": {"field": "level", "type": "quantitative"}}}
    """
  guard let spec = JSONReader.read(Source(file: "level.vl.json", bytes: Array(text.utf8))).node,
    let chart = compiler.chart(from: spec, id: "level").chart
  else { return 0 }
  let plan = ReadingPlan(for: chart)
  let words = ChartWords(for: chart, plan: plan, language: .english)
  return chart.drawing(words: words, plan: plan).utf8.count + chart.table(words: words).utf8.count
}

for mark in ["line", "bar", "point"] {
  _ = bytes(of: mark)
  var times: [Double] = []
  for _ in 0..<500 {
    let start = processorTime()
    guard bytes(of: mark) > 1000 else {
      print("no \(mark) chart came out")
      exit(1)
    }
    times.append((processorTime() - start) * 1000)
  }
  let median = (times.sorted()[250] * 100).rounded() / 100
  print("\(mark) chart of 100 points: \(median) ms of one core (spec, words, drawing, table)")
}
