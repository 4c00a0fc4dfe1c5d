import Descant
import Foundation

/// Seconds of one core that this process has used.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A chart of 100 points, other ones for each seed.
func chart(of mark: String, seed: Int) -> Chart? {
  let rows = (0..<100).map { place -> String in
    let value = Double((place * 37 + seed * 11) % 101) / 10 + Double(place * (seed % 3)) / 8
    return "\(1900 + place),\(value)\n"
  }
  let data = DatasetReader.read(
    file: "level.csv", bytes: Array(("year,level\n" + rows.joined()).utf8), resource: nil
  ).dataset
  let text = """
    {"title": "Level by year \(seed)", "data": {"url": "level.csv"}, "mark": "\(mark)", "encoding": {
      "x": {"field": "year", "type": "\(mark == "bar" ? "ordinal" : "temporal")"},
      "y": {"field": "level", "type": "quantitative"}}}
    """
  let source = Source(file: "level.vl.json", bytes: Array(text.utf8))
  return JSONReader.read(source).node.flatMap {
    SpecCompiler(titles: Language.english.titles) { _ in data }.chart(from: $0, id: "level").chart
  }
}

/// All that a page links to; how many bytes, and how many sheets.
func made(of chart: Chart, by translator: BrailleTranslator) -> (bytes: Int, sheets: Int) {
  // As a figure does: its words are made once.
  let (words, features) = chart.words(plan: ReadingPlan(for: chart), in: .english)
  let sheets = chart.tactile(
    in: .english, words: words, by: translator, options: TactileOptions())
  let pages = chart.braille(
    in: .english, words: words, features: features, by: translator,
    key: sheets.notes + sheets.legend
  ).pages
  let description = BraillePages.Description(
    title: chart.title, identifier: "level", language: "en", date: nil)
  let files = [sheets.pdf(title: chart.title, language: "en")] + sheets.svgs(title: chart.title)
  return (
    files.compactMap(\.self).reduce(0) { $0 + $1.bytes.count } + pages.brf.count
      + pages.pef(description).utf8.count, sheets.count
  )
}

guard let code = BrailleCode.named("ueb1") else { exit(1) }
var whole = 0.0
for mark in ["line", "area", "bar", "point"] {
  let charts = (0..<25).compactMap { chart(of: mark, seed: $0) }
  var sheets = 0
  let start = processorTime()
  for chart in charts {
    let translator = BrailleTranslator(code)
    let result = made(of: chart, by: translator)
    guard result.bytes > 1000, result.sheets > 0 else {
      print("no \(mark) chart came out")
      exit(1)
    }
    sheets += result.sheets
  }
  let time = (processorTime() - start) * 1000
  whole += time
  print(
    "25 \(mark) charts of 100 points: \((time / 25 * 100).rounded() / 100) ms of one core each, \(sheets) sheets"
  )
}
print("100 charts: \((whole).rounded() / 100) ms of one core each")
if CommandLine.arguments.contains("--gate"), whole > 500 { exit(1) }
