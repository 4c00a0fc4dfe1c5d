import Foundation

// Parses and writes each file three times; prints the best. Without files: pages of every construct.
let words = [
  "rain", "river", "town", "month", "people", "water", "paper", "street", "house", "garden",
  "number", "table", "winter", "summer", "measure", "report", "figure", "record",
]
var state: UInt64 = 7
func next(_ count: Int) -> Int {
  state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  return Int(state >> 33) % count
}
func sentence() -> String {
  (0..<(6 + next(10))).map { _ in words[next(words.count)] }.joined(separator: " ") + ". "
}
func paragraph() -> String { (0..<(3 + next(3))).map { _ in sentence() }.joined() }

func page() -> String {
  var out = "## \(sentence())\n\n\(paragraph())\n\n"
  out += "\(paragraph())See [another page](page\(next(100)).md), *one* and **more** `words`.\n\n"
  for _ in 0..<5 { out += "- \(sentence())\n" }
  out += "\n| place | value |\n|---|---|\n"
  for _ in 0..<6 { out += "| \(words[next(words.count)]) | \(next(1000)) |\n" }
  return out + "\n```json\n{ \"a\": 1 }\n```\n\n> \(paragraph())\n\n\(paragraph())\n\n"
}

func seconds(_ bytes: [UInt8]) -> Double {
  var best = Double.infinity
  for _ in 0..<3 {
    let start = clock()
    var writer = MarkdownHTML(MarkdownDocument.parse(bytes))
    let html = writer.html()
    best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    if html.isEmpty, !bytes.isEmpty { print("nothing written") }
  }
  return best
}

func tell(_ name: String, _ bytes: [UInt8]) {
  let time = seconds(bytes)
  let size = Double(bytes.count) / 1e6
  print("\(name): \(Int(size * 10) / 10) MB in \(Int(time * 1000)) ms, \(Int(size / time)) MB/s")
}

for path in CommandLine.arguments.dropFirst() {
  guard let data = FileManager.default.contents(atPath: path) else {
    print("there is no file \"\(path)\"")
    exit(2)
  }
  tell(path, [UInt8](data))
}
if CommandLine.arguments.count == 1 {
  var text = ""
  while text.utf8.count < 20_000_000 { text += page() }
  tell("ordinary pages, one document", Array(text.utf8))
  let single = Array(page().utf8)
  let start = clock()
  let count = 4_000
  for _ in 0..<count {
    var writer = MarkdownHTML(MarkdownDocument.parse(single))
    _ = writer.html()
  }
  let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  let size = Double(single.count * count) / 1e6
  print("\(count) pages of \(single.count) bytes: \(Int(size / time)) MB/s")
}
