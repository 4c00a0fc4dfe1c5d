import Testing

@testable import Descant

@Suite("Hostile data")
struct HostileDataTests {
  /// SplitMix64: the same noise on every machine.
  private struct Noise: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let seeds: [(String, String)] = [
    (
      "a.csv",
      "year,rain (mm),place\n1990,1.5,Oslo\n1991,\"2,5\",Rome\n1992,n/a,\"a \"\"b\"\"\"\n1993,4,Oslo\n1994,5,Rome\n"
    ),
    ("a.csv", "date;t;n\n2024-01-01;1,5;1.234\n2024-02-01;2,5;5.678\n2024-03-01;-3,5;9.012\n"),
    ("a.tsv", "id\trate\n1001\t.097\n1003\t1e308\n1005\t-1e308\n1007\t5e-324\n"),
    (
      "a.json",
      #"[{"year":"1565","a":{"b":1}},{"year":"1570","a":{"b":2.5}},{"year":"1575","a":{"b":null}}]"#
    ),
    ("a.json", #"{"columns":["k","v"],"data":[["a",1],["b",2],["c",1e300]]}"#),
    (
      "a.ndjson",
      "{\"t\":\"2024-01-01T08:00:00Z\",\"v\":1}\n{\"t\":\"2024-02-01T08:00:00Z\",\"v\":2}\n{\"t\":\"2024-03-01T08:00:00Z\",\"v\":3}\n"
    ),
  ]
  private static let pieces: [[UInt8]] =
    [
      "\"", ",", ";", "\n", "\r", "\t", "[", "]", "{", "}", ":", "-", "e", "999", "null", "\\",
      "\\u", "é", "1970-01-01", " ",
    ]
    .map { Array($0.utf8) } + [
      [0], [0xFF], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0xC3], [0xED, 0xA0, 0x80],
    ]

  @Test("whatever the bytes, there is an answer: a dataset or a finding", arguments: 0..<24)
  func noise(_ round: Int) {
    var noise = Noise(state: UInt64(round) &* 7919)
    for _ in 0..<25 {
      guard let (file, text) = Self.seeds.randomElement(using: &noise) else { continue }
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &noise) { spoil(&bytes, &noise) }
      answer(file, bytes)
    }
  }

  private func spoil(_ bytes: inout [UInt8], _ noise: inout Noise) {
    let place = Int.random(in: 0...bytes.count, using: &noise)
    let piece = Self.pieces.randomElement(using: &noise) ?? []
    switch Int.random(in: 0..<4, using: &noise) {
    case 0: bytes.insert(contentsOf: piece, at: place)
    case 1: bytes.removeSubrange(place..<min(bytes.count, place + 3))
    case 2: bytes.replaceSubrange(place..<min(bytes.count, place + 1), with: piece)
    default: bytes = Array(bytes[..<place])
    }
  }

  private func answer(_ file: String, _ bytes: [UInt8]) {
    let (dataset, findings) = DatasetReader.read(file: file, bytes: bytes)
    #expect(dataset != nil || !findings.isEmpty, "\(bytes)")
    guard let dataset else { return }
    #expect(dataset.columns.allSatisfy { $0.values.count == dataset.rowCount }, "\(bytes)")
    let (suggestions, notes) = ChartInference.answer(for: dataset, url: file, words: .english)
    #expect(!suggestions.isEmpty || !notes.isEmpty, "\(bytes)")
    for suggestion in suggestions {
      let result = SpecCompiler(dataset: { _ in dataset }).chart(
        from: suggestion.spec, id: "a")
      let errors = result.findings.filter { $0.severity == .error }.map(\.message)
      #expect(result.chart != nil && errors.isEmpty, "\(errors) \(suggestion.spec.text())")
    }
  }

  @Test(
    "each of these is told, with its place",
    arguments: [
      (
        "a.csv", "k,v\na,inf\nb,NaN\nc,1e999\nd,4\ne,5\nf,6\n",
        "data-mixed-column 2:3"
      ),
      (
        "a.csv", "k,v\n" + String(repeating: "a,1\n", count: 30) + "b,oops\n",
        "data-not-a-number 32:3"
      ),
      ("a.csv", "<html><body>404</body></html>", "data-no-table 1:1"),
      ("a.csv", "{\"a\": ", "json-syntax 1:7"), ("a.xyz", "a,b\n1,2\n", "data-unknown-ending 1:1"),
      ("a.json", #"[{"k": "a"}, 7, {"k": "b"}]"#, "data-no-table 1:14"),
      ("a.json", "", "json-empty 1:1"),
      ("a.json", #"{"a": 1}{"a": 2}"#, "json-syntax 1:9"),
      ("a.ndjson", "{}\n[1]\n", "data-no-table 2:1"),
      ("a.csv", "date,v\n9999-12-31,1\n0000-01-01,2\n", ""), ("a.csv", "v\n-0\n+0\n", ""),
      ("a.csv", "id\n" + String(repeating: "9", count: 400) + "\n1\n", ""),
    ])
  func told(_ file: String, text: String, digest: String) {
    #expect(read(text, file: file).findings.digest.joined(separator: " ") == digest)
    answer(file, Array(text.utf8))
  }

  @Test("many columns, many names and deep nesting take no time and no stack")
  func large() {
    let wide = (0..<3000).map { "c\($0 % 1500)" }.joined(separator: ",")
    let cells = (0..<3000).map { "\($0)" }.joined(separator: ",")
    let result = read(wide + "\n" + cells + "\n" + cells)
    #expect(result.dataset?.columns.count == 3000)
    let deep = String(repeating: #"{"a":"#, count: 5000) + "1" + String(repeating: "}", count: 5000)
    #expect(read("[\(deep)]", file: "a.json").findings.map(\.code) == [.jsonDepth])
    let nested = String(repeating: #"{"a":"#, count: 100) + "1" + String(repeating: "}", count: 100)
    #expect(read("[\(nested)]", file: "a.json").findings.map(\.code) == [.dataNested])
  }

  @Test("a unit of very many full stops is no unit, at once")
  func fullStops() {
    let stops = String(repeating: ".", count: 100_000)
    let (dataset, _) = read(
      "year,rain\n2001,1\n2002,2\n",
      described: #"{"name": "year"}, {"name": "rain", "type": "number", "unit": "kg\#(stops)"}"#)
    #expect(dataset?.column("rain")?.unit?.known == nil)
    #expect(KnownUnits.unit("kg.")?.singular == "kilogram")
  }

  private static let thin: [String: (file: String, text: String)] = {
    let keys = (0..<2500).map { "{\"k\($0)\":1}" }
    let names = (0..<2500).map { "\"c\($0)\"" }.joined(separator: ",")
    let numbers = (0..<2500).map(String.init).joined(separator: ",")
    let columns = (0..<2500).map { ",\"k\($0)\":[1]" }.joined()
    let empty = String(repeating: ",[]", count: 2500)
    let short = String(repeating: "1\n", count: 2500)
    return [
      "a key for each row": ("a.ndjson", keys.joined(separator: "\n")),
      "a key for each object": ("a.json", "[\(keys.joined(separator: ","))]"),
      "many names, empty rows": ("a.json", "[[\(names)]\(empty)]"),
      "one long column, many short ones": ("a.json", "{\"a\":[\(numbers)]\(columns)}"),
      "many names, short rows": ("a.csv", "\(names)\n\(short)"),
    ]
  }()

  @Test("a small file makes no huge table", arguments: thin.keys.sorted())
  func sparse(what: String) throws {
    let thin = try #require(Self.thin[what])
    let (dataset, findings) = read(thin.text, file: thin.file)
    let told = findings.filter { $0.code.id == "data-too-large" }
    #expect(told.count == 1 && dataset == nil, "\(what)")
    #expect(told.allSatisfy { $0.tearsData && $0.help != nil && $0.location != nil }, "\(what)")
    #expect(told.first?.message.contains("columns empty") == true, "\(what)")
  }

  @Test(
    "as many columns as a spreadsheet has are read, and not one more",
    arguments: [16_384, 16_385, 40_000], ["csv", "json", "ndjson", "rows", "columns", "split"])
  func width(count: Int, form: String) {
    let names = (0..<count).map { "\"c\($0)\"" }
    let text =
      switch form {
      case "csv": names.joined(separator: ",") + "\n" + repeated("1", count, ",")
      case "rows": "[[\(names.joined(separator: ","))],[\(repeated("1", count, ","))]]"
      case "columns": "{\(names.map { "\($0):[1,2]" }.joined(separator: ","))}"
      case "split": #"{"columns":[\#(names.joined(separator: ","))],"data":[[1]]}"#
      default: "{\(names.map { "\($0):1" }.joined(separator: ","))}"
      }
    let file = ["csv", "ndjson"].contains(form) ? "a.\(form)" : "a.json"
    let (dataset, findings) = read(form == "json" ? "[\(text)]" : text, file: file)
    let told = findings.filter { $0.code.id == "data-too-large" }
    #expect((dataset?.columns.count ?? 0) == (count > 16_384 ? 0 : count))
    #expect(told.map(\.location?.line) == (count > 16_384 ? [1] : []))
    #expect(told.allSatisfy { $0.message.contains("columns; the file is not read") })
  }

  private func repeated(_ text: String, _ count: Int, _ separator: String) -> String {
    repeatElement(text, count: count).joined(separator: separator)
  }

  @Test(
    "a log that names one of a hundred sensors in each row is a table",
    arguments: ["a.ndjson", "a.json"])
  func sensors(file: String) throws {
    let rows = (0..<50_000).map { #"{"time":\#($0),"sensor \#($0 % 100)":1}"# }
    let text =
      file.hasSuffix("ndjson")
      ? rows.joined(separator: "\n") : "[\(rows.joined(separator: ","))]"
    let dataset = try #require(read(text, file: file).dataset)
    #expect(dataset.columns.count == 101 && dataset.rowCount == 50_000)
  }

  @Test(
    "a name that is there ten thousand times is made unique at once",
    arguments: [
      ("a.csv", repeatElement("a", count: 4000), ",", "\n" + "x"),
      ("a.json", repeatElement("\"a\"", count: 4000), ",", "],[1]]"),
    ])
  func sameNames(file: String, names: Repeated<String>, separator: String, end: String) throws {
    let start = ContinuousClock.now
    let text = (file == "a.json" ? "[[" : "") + names.joined(separator: separator) + end
    let dataset = try #require(read(text, file: file).dataset)
    #expect(dataset.columns.last?.name == "a 4000")
    #expect(start.duration(to: .now) < .seconds(30))
  }

  @Test(
    "names are given once each",
    arguments: [
      (["a", "a", "a"], ["a", "a 2", "a 3"]), (["a", "a 2", "a"], ["a", "a 2", "a 3"]),
      (["a 2", "a", "a", "a"], ["a 2", "a", "a 3", "a 4"]),
    ])
  func unique(wanted: [String], given: [String]) {
    var names = UniqueNames()
    #expect(wanted.map { names.claim($0) } == given)
  }
}
