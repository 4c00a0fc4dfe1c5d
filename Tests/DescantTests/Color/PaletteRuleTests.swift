import Testing

@testable import Descant

@Suite("Palette rules")
struct PaletteRuleTests {
  @Test("each rule is silent on its passing example and speaks on its failing one")
  func examples() {
    #expect(Set(PaletteRule.all.map(\.code.id)).count == PaletteRule.all.count)
    for rule in PaletteRule.all {
      let passing = PaletteLint.findings(in: rule.passing, twin: rule.twins?.passing)
      #expect(!passing.contains { $0.code == rule.code }, "\(rule.name): \(passing)")
      let failing = PaletteLint.findings(in: rule.failing, twin: rule.twins?.failing)
      #expect(failing.contains { $0.code == rule.code }, "\(rule.name)")
      #expect(failing.allSatisfy { $0.help != nil })
    }
  }

  // The nearest passing colours of single-colour projection, computed independently in Python.
  @Test(
    "the nearest colour keeps its hue and passes",
    arguments: [
      ("#E69F00", "#FFFFFF", 4.5, "#9F6D00"), ("#56B4E9", "#FFFFFF", 4.5, "#107EB1"),
      ("#009E73", "#FFFFFF", 4.5, "#008762"), ("#F0E442", "#FFFFFF", 4.5, "#807900"),
      ("#D55E00", "#FFFFFF", 4.5, "#C35600"), ("#CC79A7", "#FFFFFF", 4.5, "#AC5C8A"),
      ("#777777", "#FFFFFF", 4.5, "#767676"), ("#1F77B4", "#FFFFFF", 7, "#005D94"),
      ("#0072B2", "#121212", 4.5, "#2182C3"), ("#0072B2", "#121212", 7, "#4BA5E9"),
      ("#000000", "#121212", 4.5, "#7D7D7D"), ("#000000", "#FFFFFF", 4.5, "#000000"),
    ])
  func nearest(hex: String, ground: String, ratio: Double, expected: String) throws {
    let color = try #require(Color(hex: hex)), ground = try #require(Color(hex: ground))
    let found = try #require(color.nearest(contrast: ratio, on: [ground]))
    #expect(found.contrast(with: ground) >= ratio)
    let wanted = try #require(Color(hex: expected))
    #expect(CIELab(found).difference(from: CIELab(wanted)) < 0.5, "\(found.hex) \(expected)")
  }

  @Test(
    "colours that are not tried for their luminance would not have passed",
    arguments: [["#FFFFFF"], ["#121212"], ["#FFFFFF", "#808080"], ["#0000FF"]], [3.0, 4.5])
  func untried(grounds: [String], ratio: Double) {
    let grounds = grounds.compactMap { Color(hex: $0) }
    for place in 0..<125 {
      let parts = [place % 5, place / 5 % 5, place / 25].map { UInt8($0 * 63) }
      let color = Color(parts[0], parts[1], parts[2])
      let found = color.nearest(contrast: ratio, on: grounds)
      let tried = color.nearest(where: { one in
        grounds.allSatisfy { one.contrast(with: $0) >= ratio }
      })
      #expect(found == tried, "\(color.hex)")
      for step in stride(from: 0.05, to: 1, by: 0.05) {
        var look = OKLCH(color)
        look.lightness = step
        #expect(look.luminances.contains(look.inGamut.rounded.luminance), "\(color.hex), \(step)")
      }
    }
  }

  @Test("messages say slot, colours, measure and need")
  func messages() {
    let list = ColorList("#000000 #E69F00")
    let findings = PaletteLint.findings(in: list)
    let contrast = findings.first { $0.code.id == "PAL001" }
    #expect(contrast?.message == "slot 2 #E69F00 on #FFFFFF has contrast 2.25, needs 4.50")
    #expect(contrast?.help?.hasPrefix("nearest colour that passes, hue kept: #9F6") == true)
    #expect(
      PaletteLint.findings(in: ColorList("#0072B2", on: "#FFFFFF #121212")).first?.help
        == "no colour has 4.50 on #FFFFFF and #121212: give each ground its own list, one light and "
        + "one dark")
  }

  @Test(
    "profiles change what is an error",
    arguments: [
      ("#E69F00", "#FFFFFF", PaletteProfile.standard, ["PAL001"]),
      ("#D55E00", "#FFFFFF", .wcag, []), ("#D55E00", "#FFFFFF", .standard, ["PAL001"]),
      ("#D0103A #00661A", "#FFFFFF", .standard, []),
      ("#D0103A #00661A", "#FFFFFF", .wwdc21, ["PAL020"]),
      ("#0302C2 #00661A", "#FFFFFF", .wwdc21, []),
      ("#0184FD #FFE800", "#121212", .standard, []),
      ("#0184FD #FFE800", "#121212", .wwdc21, ["PAL021"]),
      ("#0072B2", "#FFFFFF", .highContrast, ["PAL001"]),
    ])
  func profiles(colors: String, ground: String, profile: PaletteProfile, errors: [String]) {
    let findings = PaletteLint.findings(
      in: ColorList(colors, on: ground), settings: LintSettings(profile: profile))
    #expect(findings.filter { $0.severity == .error }.map(\.code.id) == errors, "\(findings)")
  }

  @Test(
    "the steps of a ramp rise or fall in lightness, on a diverging one from the middle out",
    arguments: [
      ("#1647CB #9BB8F3 #EBA989 #A83E00", .diverging, []),
      ("#1647CB #9BB8F3 #F5F5F5 #EBA989 #A83E00", .diverging, []),
      ("#9BB8F3 #1647CB #EBA989 #A83E00", .diverging, []),
      ("#9BB8F3 #1647CB #F5F5F5 #EBA989 #A83E00", .diverging, [2]),
      ("#1647CB #9BB8F3 #EBA989 #A83E00", .sequential, [3, 4]),
    ] as [(String, ColorList.Kind, [Int])])
  func ramps(colors: String, kind: ColorList.Kind, steps: [Int]) {
    let findings = PaletteLint.findings(in: ColorList(colors).with { $0.kind = kind })
    let told = findings.filter { $0.code.id == "PAL040" }.map(\.message)
    #expect(told.count == steps.count, "\(told)")
    #expect(zip(told, steps).allSatisfy { $0.hasPrefix("step \($1) ") }, "\(told)")
  }

  @Test(
    "a colour that lets the ground through is measured on the worst of its grounds",
    arguments: [
      ("#000000CC", "#FFFFFF", .warning), ("#000000CC", "#FFFFFF #777777", .error),
      ("#000000CC", "#777777 #FFFFFF", .error), ("#000000", "#FFFFFF #777777", nil),
    ] as [(String, String, Finding.Severity?)])
  func opacity(color: String, grounds: String, severity: Finding.Severity?) {
    let findings = PaletteLint.findings(in: ColorList(color, on: grounds))
    #expect(findings.first { $0.code.id == "PAL033" }?.severity == severity, "\(findings)")
  }

  // By CSS's names: crimson, red and tomato are red; orangered, coral, darkorange and hotpink are not.
  // Dark olive green to medium sea green are green; olive, aquamarine and teal are not.
  @Test(
    "red is what people call red, and green what they call green",
    arguments: [
      ("#DC143C", "#008000", true), ("#FF0000", "#556B2F", true), ("#FF6347", "#3CB371", true),
      ("#CC3311", "#228833", true), ("#FC4F30", "#56CC60", true), ("#FF4500", "#008000", false),
      ("#FF7043", "#0F9D58", false), ("#A50026", "#1A9850", true), ("#FF7F50", "#008000", false),
      ("#F87103", "#2CA02C", false), ("#FF8C00", "#008000", false), ("#F06292", "#00796B", false),
      ("#FF69B4", "#008000", false), ("#FF0000", "#808000", false), ("#FF0000", "#66CDAA", false),
      ("#FF0000", "#008080", false),
    ])
  func redGreen(_ red: String, _ green: String, _ isTold: Bool) {
    for colors in ["\(red) \(green)", "\(green) \(red)"] {
      let codes = PaletteLint.findings(in: ColorList(colors)).map(\.code.id)
      #expect(codes.contains("PAL020") == isTold)
    }
  }

  @Test(
    "red with green that nobody confuses is a note, what some confuse a warning",
    arguments: [
      ("#E31A1C #B2DF8A", Finding.Severity.note), ("#FB9A99 #33A02C", .note),
      ("#D62728 #2CA02C", .error),
    ])
  func plainRedGreen(colors: String, severity: Finding.Severity) {
    let findings = PaletteLint.findings(in: ColorList(colors))
    #expect(findings.first { $0.code.id == "PAL020" }?.severity == severity, "\(findings)")
  }

  /// Pastel2's first and third of ColorBrewer: K is least for 60 % of the loss, E for all of it.
  @Test("a figure is told of those whose it is")
  func figureOfReaders() {
    let told = PaletteLint.findings(in: ColorList("#B3E2CD #CBD5E8"))
      .first { $0.code.id == "PAL011" }?.message
    #expect(
      told?.contains("60% protanopia") == true && told?.contains("K 4.8") == true, "\(told ?? "")")
  }

  @Test(
    "a colour is told once, on its worst ground, with how many it fails on",
    arguments: [
      (
        "#0072B2", "#FFFFFF #121212",
        ["on #121212 has contrast 3.61, needs 4.50; fails on 1 of its 2 grounds"]
      ),
      (
        "#888888", "#FFFFFF #EEEEEE #111111",
        ["on #EEEEEE has contrast 3.05, needs 4.50; fails on 2 of its 3 grounds"]
      ),
      // Two of one colour are one.
      ("#888888", "#EEEEEE #EEEEEE", ["on #EEEEEE has contrast 3.05, needs 4.50"]),
      ("#000000", "#FFFFFF #EEEEEE", []),
    ])
  func worstGround(color: String, grounds: String, expected: [String]) {
    let told = PaletteLint.findings(in: ColorList(color, on: grounds))
      .filter { $0.code.id == "PAL001" }.map(\.message)
    #expect(told == expected.map { "slot 1 \(color) \($0)" })
  }

  // #8D56FF has 4.38 on #121212 and 4.92 on black: some dark ground that may be meant would do.
  @Test(
    "on a ground that is a guess, contrast fails where it fails on all that the guess stands for",
    arguments: [
      ("#8D56FF", "", .dark, "PAL001", .note), ("#8D56FF", "#121212", .dark, "PAL001", .error),
      ("#0000CD", "", .dark, "PAL001", .error), ("#777777", "", .light, "PAL001", .error),
      ("#0072B2", "", .light, "PAL001", nil), ("#0072B2E8", "", .light, "PAL033", .error),
      ("#0072B2F4", "", .light, "PAL033", .warning),
      // On black protanopes are left with 3.11.
      ("#C500DA", "", .dark, "PAL004", .note), ("#C500DA", "#121212", .dark, "PAL004", .warning),
    ] as [(String, String, ColorList.Theme, String, Finding.Severity?)])
  func guessedGround(
    color: String, grounds: String, theme: ColorList.Theme, code: String,
    expected: Finding.Severity?
  ) {
    let found = PaletteLint.findings(in: ColorList(color, on: grounds, theme: theme))
    #expect(found.first { $0.code.id == code }?.severity == expected, "\(Finding.text(found))")
  }

  @Test(
    "what everybody misses is not said again of some readers, nor of small marks",
    arguments: [
      // Two greys are alike to everyone.
      ("#525252 #404040", ["PAL010"]),
      // Here some readers miss more than others do.
      ("#615FFF #4F39F6", ["PAL010", "PAL012"]), ("#E15759 #DF7F40", ["PAL012", "PAL013"]),
      // And here small marks alone are too small, for one kind of eyes.
      ("#F06292 #00796B", ["PAL015"]), ("#4598AE #D09393", ["PAL015"]),
    ])
  func restated(colors: String, expected: [String]) {
    let pairs: Set = ["PAL010", "PAL011", "PAL012", "PAL013", "PAL015"]
    let found = PaletteLint.findings(in: ColorList(colors, on: "#000000"))
    #expect(
      found.map(\.code.id).filter(pairs.contains) == expected, "\(Finding.text(found))")
    let small = found.first { $0.code.id == "PAL015" }?.message
    #expect(small?.contains("noticed to people with protanopia, on marks of 8 px: 0.9") ?? true)
  }

  @Test(
    "a step that has another hue than its ramp is told, a ramp through several hues is none",
    arguments: [
      ("#cfe8f3 #73bf42 #1696d2 #0a4c6a", [2]), ("#cfe8f3 #a2d4ec #73bfe2 #46abdb #1696d2", []),
      // ColorBrewer's YlGnBu, YlOrBr and BuPu.
      ("#ffffcc #c7e9b4 #7fcdbb #41b6c4 #2c7fb8 #253494", []),
      ("#ffffd4 #fee391 #fec44f #fe9929 #d95f0e #993404", []),
      ("#edf8fb #bfd3e6 #9ebcda #8c96c6 #8856a7 #810f7c", []),
      ("#f7f7f7 #cccccc #969696 #636363 #252525", []),
    ])
  func rampHues(colors: String, steps: [Int]) {
    let list = ColorList(colors).with { $0.kind = .sequential }
    let told = PaletteLint.findings(in: list).filter { $0.code.id == "PAL046" }.map(\.message)
    #expect(told.count == steps.count, "\(told)")
    #expect(zip(told, steps).allSatisfy { $0.hasPrefix("step \($1) ") }, "\(told)")
  }

  @Test("symbols never silence colour rules, but for the profile wcag")
  func cues() {
    let list = ColorList("#E15759 #59A14F", on: "#000000").with {
      $0.swatches[0].symbol = "circle"
      $0.swatches[1].symbol = "square"
    }
    func worst(_ profile: PaletteProfile) -> Finding.Severity? {
      PaletteLint.findings(in: list, settings: LintSettings(profile: profile))
        .first { $0.code.id == "PAL012" }?.severity
    }
    #expect(worst(.standard) == .error)
    #expect(worst(.wcag) == .warning)
  }

  @Test("pairs that never meet in a known chart count one step less")
  func meeting() {
    let list = ColorList("#E15759 #4E79A7 #59A14F", on: "#000000").with {
      $0.meeting = [SwatchPair(0, 1), SwatchPair(1, 2)]
    }
    let pair = PaletteLint.findings(in: list).first { $0.code.id == "PAL012" }
    #expect(pair?.severity == .warning)
    #expect(pair?.message.hasPrefix("slots 1 and 3 look alike to people with") == true)
  }
}
