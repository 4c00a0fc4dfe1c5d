import Testing

@testable import Descant

@Suite("Palette repair")
struct PaletteRepairTests {
  private static func fix(
    _ files: [(String, String)], settings: String = "{}", baseline: Set<KnownFinding> = [],
    isNamed: Bool = false, writesUndeclared: Bool = false
  ) -> PaletteFix {
    let (settings, findings) = LintSettings.read(Source(file: "s.json", text: settings))
    #expect(findings.isEmpty, "\(Finding.text(findings))")
    let inputs = files.map {
      PaletteLint.Input(file: $0.0, bytes: Array($0.1.utf8), isNamed: isNamed)
    }
    return PaletteFix(
      inputs, settings: settings, baseline: baseline, writesUndeclared: writesUndeclared)
  }

  private static func text(_ fix: PaletteFix, of file: String = "a.css") -> String? {
    fix.patches.first { $0.file == file }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static let sheet =
    ":root { --bg: #fff; --c1: #0072b2; --c2: #d55e00; --c3: #d65f01; --c4: #000000 }"

  @Test("only what fails moves, and one of two is enough")
  func least() throws {
    let list = ColorList("#0302C2 #B26216 #B06015 #000000")
    let repair = try #require(PaletteRepair(list))
    #expect(repair.isComplete && repair.displaced.isEmpty)
    #expect(repair.colors[0].hex == "#0302C2" && repair.colors[3].hex == "#000000")
    let kept = zip(list.swatches.map(\.color), repair.colors).filter { before, after in
      let (a, b) = (OKLCH(before), OKLCH(after))
      return b.chroma >= 0.9 * min(a.chroma, b.mostChroma)
    }
    #expect(kept.count == 4)
    #expect(PaletteRepair(list)?.colors.map(\.hex) == repair.colors.map(\.hex))
  }

  @Test("of repairs that are about as near, the purer, in its order, with its names, is taken")
  func kinder() throws {
    func looks(_ colors: String) throws -> [OKLCH] {
      let repair = try #require(PaletteRepair(ColorList(colors)))
      #expect(repair.isComplete)
      return repair.colors.map { OKLCH($0) }
    }
    // A duller red would be as near.
    #expect(try looks("#FB8072 #E69F00")[0].chroma > 0.144)
    // The yellow was lighter than the amber, and is.
    let family = try looks("#F0E442 #E69F00 #000000")
    #expect(family[0].lightness > family[1].lightness)
    // The red passes, and makes room: without that the olive would be nearly black.
    #expect(try looks("#BCBD22 #17BECF #D62728")[0].lightness > 0.5)
  }

  @Test(
    "the lighter of two stays the lighter, though one then has its neighbour's name",
    arguments: [
      ("#648FFF #785EF0 #DC267F #FE6100 #FFB000", 4, 3, 26.0),
      ("#7570B3 #66A61E #D95F02 #666666 #E6AB02 #1B9E77", 4, 2, 26.0),
      ("#1F77B4 #AEC7E8 #FF7F0E #FFBB78 #2CA02C #98DF8A", 3, 2, 36.0),
    ])
  func order(_ colors: String, _ lighter: Int, _ darker: Int, _ most: Double) throws {
    let repair = try #require(PaletteRepair(ColorList(colors)))
    #expect(repair.isComplete)
    let light = repair.colors.map { OKLab($0).values.x }
    #expect(light[lighter] > light[darker] - RepairLimits.level)
    // No colour is given up for the others.
    #expect((repair.moves.max() ?? 0) < most, "\(repair.colors.map(\.hex)) \(repair.moves)")
  }

  @Test("what passes gives way by a little, where that is enough")
  func giving() throws {
    let list = ColorList("#3F90DA #FFA90E #BD1F01 #94A4A2")
    let repair = try #require(PaletteRepair(list))
    #expect(repair.isComplete && (0...4).contains(repair.moves[2]), "\(repair.moves)")
  }

  @Test(
    "what is pinned, suppressed or in a baseline stays",
    arguments: [
      (##""pinned": ["--c2"]"##, "", "#d55e00"), (##""pinned": ["#D55E00"]"##, "", "#d55e00"),
      (##""pinned": ["--c*"]"##, "", "#d65f01"),
      ("", ##""suppress": [{"rule": "PAL001", "slots": [2], "reason": "brand"}]"##, "#d55e00"),
      ("", ##""suppress": [{"rule": "PAL010", "slots": [2, 3], "reason": "x"}]"##, "#d65f01"),
    ])
  func stays(pinned: String, suppressed: String, kept: String) {
    let palette = [##""files": "*.css", "names": "--c*", "grounds": ["#fff"]"##, pinned]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let settings = [##""palettes": [{\##(palette)}]"##, suppressed].filter { !$0.isEmpty }
    let text = Self.text(
      Self.fix([("a.css", Self.sheet)], settings: "{\(settings.joined(separator: ", "))}"))
    #expect(text?.contains(kept) ?? true, "\(text ?? "nothing written")")
  }

  @Test("a baseline's colours stay, others move")
  func baseline() {
    let settings = ##"{"palettes": [{"files": "*.css", "names": "--c*", "grounds": ["#fff"]}]}"##
    let old = ":root { --c1: #0302c2; --c2: #e69f00 }"
    let first = PaletteLint.run(
      [PaletteLint.Input(file: "a.css", bytes: Array(old.utf8))],
      settings: LintSettings.read(Source(file: "s", text: settings)).settings)
    let (known, _) = KnownFinding.baseline(
      Source(file: "known.json", text: Finding.json(first.findings)))
    #expect(Self.text(Self.fix([("a.css", old)], settings: settings, baseline: known)) == nil)
    let new = ":root { --c1: #0302c2; --c2: #e69f00; --c3: #ffb0c0 }"
    let text = Self.text(Self.fix([("a.css", new)], settings: settings, baseline: known))
    #expect(text?.contains("#e69f00") == true && text?.contains("#ffb0c0") == false)
  }

  @Test(
    "a colour that others use by name stays for them; the palette gets one of its own",
    arguments: [
      (
        "a.css",
        ":root { --brand: #e69f00; --b: var(--brand); --chart-1: var(--brand); --chart-2: #0302c2 }",
        ["--brand: #e69f00", "--b: var(--brand)"], "--chart-1: #"
      ),
      (
        "a.tokens.json",
        ##"{"brand": {"$type": "color", "gold": {"$value": "#e69f00"}}, "##
          + ##""chart": {"$type": "color", "1": {"$value": "{brand.gold}"}, "##
          + ##""2": {"$value": "#0302c2"}}}"##,
        [##""gold": {"$value": "#e69f00"}"##], ##""1": {"$value": "#"##
      ),
    ])
  func shared(file: String, before: String, kept: [String], own: String) throws {
    let at = file.hasSuffix("css") ? ##""names": "--chart-*""## : ##""at": "chart""##
    let fix = Self.fix(
      [(file, before)],
      settings: ##"{"palettes": [{"files": "*", \##(at), "grounds": ["#fff"]}]}"##)
    let text = try #require(Self.text(fix, of: file))
    #expect(kept.allSatisfy(text.contains) && text.contains(own), "\(text)")
  }

  @Test("a name in a program is told, not rewritten")
  func named() {
    let fix = Self.fix(
      [("a.ts", "const gold = '#e69f00';\nexport const tones = [gold, '#0302c2'];\n")],
      settings: ##"{"palettes": [{"files": "*.ts", "at": "tones", "grounds": ["#fff"]}]}"##)
    #expect(fix.patches.allSatisfy { $0.isEmpty })
    #expect(fix.findings.contains { $0.message.hasPrefix("#E69F00 is \"gold\", which others") })
  }

  @Test("palettes that nobody declared are written only where that is asked for, and named")
  func undeclared() {
    let sheet = ":root { --bg: #fff; --chart-1: #e69f00; --chart-2: #0302c2 }"
    let found = Self.fix([("a.css", sheet)])
    #expect(found.patches.isEmpty && found.findings.map(\.code.id) == ["palette-untried"])
    let named = Self.fix([("a.css", sheet)], isNamed: true)
    #expect(named.patches.isEmpty && named.findings.map(\.code.id) == ["palette-untried"])
    #expect(Self.text(Self.fix([("a.css", sheet)], isNamed: true, writesUndeclared: true)) != nil)
    #expect(Self.fix([("a.css", sheet)], writesUndeclared: true).patches.isEmpty)
  }

  @Test("a colour that can't stay itself is told, with what would keep it")
  func estranged() throws {
    let list = ColorList("#F0E442 #0302C2")
    let repair = try #require(PaletteRepair(list))
    let told = repair.estranged(list)
    #expect(told.map { $0.message.hasPrefix("slot 1 #F0E442 can't stay itself") } == [true])
    #expect(told.first?.help?.contains("a pattern") == true)
    #expect(told.first?.help?.contains("whose 3:1 #") == true)
  }

  @Test("a palette that can't pass as itself is left, and told what else there is")
  func declined() throws {
    // ColorBrewer's Set3: no six pastels have 4.5:1 on white and stay pastels.
    let colors = ["#8dd3c7", "#ffffb3", "#bebada", "#fb8072", "#80b1d3", "#fdb462"]
    let sheet =
      ":root { --bg: #fff; \(colors.enumerated().map { "--c\($0 + 1): \($1)" }.joined(separator: "; ")) }"
    let settings = ##"{"palettes": [{"files": "*.css", "names": "--c*", "grounds": "--bg"}]}"##
    let fix = Self.fix([("a.css", sheet)], settings: settings)
    let told = try #require(fix.findings.first { $0.code == .paletteDeclined })
    #expect(fix.patches.isEmpty && fix.findings.count == 1)
    #expect(
      told.message.hasPrefix(
        "--c can't have 4.50 with its ground, be told apart by all, and stay itself: slot "))
    for way in ["an edge", "patterns", "labels", "3:1", "--take 1"] {
      #expect(told.help?.contains(way) == true, "\(told.help ?? "")")
    }
    // Who says which way has it written.
    let taken = PaletteFix(
      [PaletteLint.Input(file: "a.css", bytes: Array(sheet.utf8))],
      settings: LintSettings.read(Source(file: "s", text: settings)).settings, taken: 1)
    #expect(taken.patches.count == 1 && taken.summaries[0].contains("no longer the same palette"))
  }

  @Test("ways to mend differ, and each passes")
  func ways() throws {
    let list = ColorList("#E69F00 #56B4E9 #009E73")
    let ways = PaletteRepair.alternatives(list, most: 4)
    #expect(ways.first?.aim == .nearest && ways.count > 2)
    #expect(Set(ways.map { $0.colors.map(\.hex) }).count == ways.count)
    #expect(ways.allSatisfy { $0.isComplete })
    let soft = try #require(ways.first { $0.aim == .livelier })
    #expect(soft.meanMove < ways[0].meanMove)
  }

  @Test(
    "of a change only what it touched is reported, and there",
    arguments: [
      ("@@ -4 +4 @@", [4]), ("@@ -2,0 +3,1 @@", [3]), ("@@ -9 +9 @@", []),
      ("@@ -3,2 +2,0 @@", []),
    ])
  func changes(hunk: String, lines: [Int]) {
    let sheet = ":root {\n--bg: #fff;\n--c1: #e15759;\n--c2: #59a14f;\n}\n"
    let diff = Source(file: "d", text: "--- a/x/a.css\n+++ b/x/a.css\n\(hunk)\n")
    let report = PaletteLint.run(
      [PaletteLint.Input(file: "./x/a.css", bytes: Array(sheet.utf8))],
      changes: ChangedLines(diff: diff))
    let found = report.findings.filter { $0.severity == .error }
    #expect(Set(found.compactMap { $0.location?.line }) == Set(lines), "\(Finding.text(found))")
  }

  @Test("start colours stay, and every colour has a name of its own")
  func generated() throws {
    for count in [3, 8] {
      let starts = ["#ffcc00", "#0055aa"].compactMap { Color(hex: $0) }
      let made = try #require(
        PaletteGenerator().colors(count: count, on: [.white], from: starts))
      #expect(made.colors.prefix(2).map(\.hex) == ["#FFCC00", "#0055AA"])
      #expect(Set(ColorTerm.names(of: made.colors)).count == count)
    }
  }
}
