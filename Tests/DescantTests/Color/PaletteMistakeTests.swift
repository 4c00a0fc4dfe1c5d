import Testing

@testable import Descant

@Suite("Mistakes around palettes")
struct PaletteMistakeTests {
  @Test(
    "a suppression with a mistake silences nothing and says so",
    arguments: [
      (#"{ "rule": "PAL001", "slot": [2], "reason": "x" }"#, "lint-unknown"),
      (#"{ "rule": "PAL001", "slots": "2", "reason": "x" }"#, "lint-value"),
      (#"{ "rule": "PAL001", "slots": [], "reason": "x" }"#, "lint-value"),
      (#"{ "rule": "PAL001", "slots": [0], "reason": "x" }"#, "lint-value"),
      (#"{ "rule": "PAL001", "until": "soon", "reason": "x" }"#, "lint-value"),
      (#"{ "rule": "PAL001", "until": "2027-1-31", "reason": "x" }"#, "lint-value"),
      (#"{ "rule": "PAL001", "until": 2027, "reason": "x" }"#, "lint-value"),
      (#"{ "reason": "x" }"#, "lint-value"),
    ])
  func suppression(_ entry: String, _ code: String) {
    let read = LintSettings.read(Source(file: "s.json", text: "{ \"suppress\": [\(entry)] }"))
    #expect(read.settings.suppressions.isEmpty)
    #expect(read.findings.map(\.code.id) == [code])
    #expect(read.findings.allSatisfy { $0.severity == .error })
  }

  @Test("the same colour twice is one mistake")
  func twice() {
    let found = PaletteLint.findings(in: ColorList("#0072B2 #D55E00 #0072B2"))
    let pairs = found.filter { $0.message.hasPrefix("slots 1 and 3 ") && $0.severity == .error }
    #expect(pairs.map(\.message) == ["slots 1 and 3 are the same colour, #0072B2"])
  }

  @Test(
    "a finding offers text that fits where it stands, or none",
    arguments: [
      ("a.css", ":root { --bg: #fff; --c1: rgb(230 159 0); --c2: #00c }", "rgb(159 109 0)"),
      ("a.css", ":root { --bg: #fff; --c1: var(--o); --o: #e69f00; --c2: #00c }", nil),
      (
        "a.mplstyle", "axes.facecolor: white\naxes.prop_cycle: cycler('color', ['E69F00', 'b'])",
        "9F6D00"
      ),
      (
        "a.mplstyle", "axes.facecolor: white\naxes.prop_cycle: cycler('color', ['y', 'b'])",
        "7a7a00"
      ),
      ("a.gpl", "GIMP Palette\nName: x\n230 159 0 orange\n0 0 200 blue\n", "159 109 0"),
      ("a.json", ##"{ "background": "white", "colors": ["orange", "#000080"] }"##, nil),
      ("a.json", ##"{ "background": "white", "colors": ["#ffa500", "navy"] }"##, "#a66900"),
      ("a.json", #"{ "config": { "range": { "category": { "scheme": "tableau10" } } } }"#, nil),
      (
        "a.tokens",
        #"{ "c": { "$type": "color", "1": { "$value": { "colorSpace": "srgb", "components": [1, 0.8, 0] } }, "2": { "$value": "navy" } } }"#,
        "{ \"colorSpace\": \"srgb\", \"components\": [0.5686, 0.451, 0] }"
      ),
    ])
  func replacement(_ file: String, _ text: String, _ wanted: String?) {
    let reading = PaletteReader.read(file: file, bytes: Array(text.utf8))
    let found = reading.lists.flatMap {
      PaletteLint.findings(in: $0, settings: LintSettings(grounds: [Swatch(.white)]))
    }.filter { $0.code.id == "PAL001" }
    #expect(!found.isEmpty)
    #expect(found.first?.replacement == wanted)
  }

  @Test("matplotlib's letters are found where they stand, not in the key")
  func letters() {
    let line = "axes.prop_cycle: cycler('color', ['r', 'C0FFEE', 'r'])"
    let reading = PaletteReader.read(file: "a.mplstyle", bytes: Array(line.utf8))
    #expect(reading.lists.first?.swatches.map { $0.location?.column } == [36, 41, 51])
    let list = reading.lists[0]
    let repair = PaletteRepair(list)
    let patch = repair.map {
      PalettePatch(Source(file: "a.mplstyle", text: line), repairs: [(list, $0)])
    }
    let after = patch.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    #expect(after.hasPrefix("axes.prop_cycle: cycler('color', ['"))
    #expect(!after.contains("#") && after.utf8.count == line.utf8.count + 10)
  }

  @Test("a chain of aliases ends in a clear limit", arguments: ["a.tokens", "a.css"])
  func chains(_ file: String) {
    let names = 0..<5000
    let text =
      file == "a.css"
      ? ":root {" + names.map { "--c-\($0): var(--c-\($0 + 1));" }.joined() + "--c-5000: red }"
      : "{\"c\":{\"$type\":\"color\","
        + names.map { "\"\($0)\":{\"$value\":\"{c.\($0 + 1)}\"}," }.joined()
        + "\"5000\":{\"$value\":\"#123456\"}}}"
    let reading = PaletteReader.read(file: file, bytes: Array(text.utf8))
    #expect(reading.findings.contains { $0.code.id == "palette-alias" })
    #expect((2...40).contains(reading.lists.first?.swatches.count ?? 0))
  }

  @Test(
    "calls in calls end in a clear limit, at once",
    arguments: [
      ("light-dark(", "#a00", ", #b00)"), ("var(--x, ", "#a00", ")"),
      ("light-dark(var(--x, ", "#a00", "), #b00)"),
    ])
  func calls(_ open: String, _ middle: String, _ close: String) {
    let clock = ContinuousClock()
    let start = clock.now
    for (count, isRead) in [(10, true), (20_000, false)] {
      let value =
        String(repeating: open, count: count) + middle + String(repeating: close, count: count)
      let sheet = ":root { --bg: #fff; --c1: \(value); --c2: #00c }"
      let reading = PaletteReader.read(file: "a.css", bytes: Array(sheet.utf8))
      #expect(reading.findings.map(\.code.id) == (isRead ? [] : ["palette-alias"]))
      let own = Source(file: "own.css", text: ":root { --descant-s1: \(value) }")
      let page = PageStyles([own], own: [own.file])
      #expect(page.findings.contains { $0.message.contains("32 calls") } == !isRead)
    }
    // Read in passes, one for each call, half a megabyte took minutes.
    #expect(start.duration(to: clock.now) < .seconds(20))
  }

  @Test(
    "markup that ends in the middle of a tag is read to its end",
    arguments: [
      "<svg><rect widt", "<svg><rect width", "<svg><rect width=", "<svg><rect width='", "<", "</",
      "<svg", "<svg ", "<svg/", "<style>", "<svg><style>.a{fill:#e69f00",
    ])
  func markup(_ text: String) {
    #expect(PaletteReader.read(file: "a.svg", bytes: Array(text.utf8)).lists.isEmpty)
  }

  @Test("pairs that look alike are told what a repair comes to, and it comes to that")
  func proposal() throws {
    let text = "ground: #fff\n#0072b2\n#8a5a00\n#7a6000\n"
    let input = PaletteLint.Input(file: "a.txt", bytes: Array(text.utf8))
    let report = PaletteLint.run([input], proposes: true)
    let alike = report.findings.filter { $0.message.contains("look alike") }
    let repair = try #require(PaletteRepair(report.lists[0], mostLooks: PaletteRepair.fewLooks))
    #expect(!alike.isEmpty && repair.isComplete && repair.looks < PaletteRepair.fewLooks)
    #expect(
      alike.allSatisfy { $0.help == "--fix proposes a whole palette: \(repair.summary)" },
      "\(Finding.text(report.findings))")
    #expect(PaletteLint.run([input]).findings.allSatisfy { $0.help?.hasPrefix("--fix") != true })
  }

  @Test("a search has an end, and says when it came to it")
  func budget() throws {
    let text =
      "ground: #fff\n"
      + (0..<16).map { "#\(String(0xE0E0E0 + $0, radix: 16))" }.joined(separator: "\n")
    let list = try #require(PaletteReader.read(file: "a.txt", bytes: Array(text.utf8)).lists.first)
    let repair = try #require(PaletteRepair(list, mostLooks: 5000))
    #expect(repair.looks < 6000 && repair.isCut)
    #expect(repair.report.hasSuffix("the search stopped early"))
  }
}
