import Testing

@testable import Descant

/// What stands on fills, and fills on the ground, against WCAG's formula.
@Suite struct FillContrastTests {
  private static func ratio(_ first: String, _ second: String) throws -> Double {
    let colors = try [first, second].map { try #require(Color(hex: $0)) }
    return Contrast.ratio(colors[0].luminance, colors[1].luminance)
  }

  /// Every step and shade of both ramps, and every slot.
  private static let paints: [Paint] =
    [false, true].flatMap { isDiverging in
      [false, true].flatMap { isSmooth in
        (0...32).map { place in
          var ramp = Ramp(isDiverging: isDiverging)
          ramp.isSmooth = isSmooth
          return Paint.ramp(ramp, Double(place) / 32)
        }
      }
    } + (0..<8).map(Paint.slot)

  /// The colour in which a file has a cell.
  private static func fill(_ paint: Paint, _ paints: Paints) throws -> String {
    let look = paints.look("cell", paint, attribute: "fill")
    return String(try #require(look.inFile.firstMatch(of: /#[0-9a-f]{6}/)).output)
  }

  @Test("words on a fill have 4.5:1, in light and in dark", arguments: paints)
  func words(paint: Paint) throws {
    for (tokens, mark) in [(Tokens.light, "inked"), (.dark, "inked-dark")] {
      let paints = Paints(prefix: "", tokens: tokens)
      let look = paints.within(paint, as: "cell", .middle)
      let isBlack = look.classes.split(separator: " ").contains(Substring(mark))
      #expect(look.inFile.contains(isBlack ? "#000000" : "#ffffff"), "\(look)")
      let fill = try Self.fill(paint, paints)
      #expect(try Self.ratio(isBlack ? "#000000" : "#ffffff", fill) >= 4.5, "\(fill)")
    }
  }

  @Test(
    "a cell below 3:1 with the ground, in light or in dark, has an edge",
    arguments: paints)
  func edges(paint: Paint) throws {
    guard case .ramp = paint else { return }
    let paints = Paints(prefix: "", tokens: .light)
    let look = paints.look("cell", paint, attribute: "fill")
    let isLow = try [Tokens.light, .dark].contains { tokens in
      try Self.ratio(Self.fill(paint, Paints(prefix: "", tokens: tokens)), tokens.ground) < 3
    }
    #expect(look.classes.split(separator: " ").contains("rimmed") == isLow, "\(look)")
  }

  @Test(
    "steps of the palette's ramp have 3:1 with the ground wherever no edge says where they end, and six are no two alike",
    arguments: ["bar", "area", "slice", "symbol", "line"], [2, 3, 4, 5, 6])
  func steps(role: String, classes: Int) throws {
    for tokens in [Tokens.light, .dark] {
      let paints = Paints(prefix: "", tokens: tokens)
      var ramp = Ramp()
      ramp.classes = classes
      let colors = try (0..<classes).map { place in
        let paint = Paint.ramp(ramp, (Double(place) + 0.5) / Double(classes))
        let look = paints.look(role, paint, attribute: "fill")
        if role == "area" || role == "slice" { #expect(!look.classes.contains("rimmed")) }
        return try #require(look.inFile.split(separator: "\"").last.map(String.init))
      }
      #expect(Set(colors).count == classes)
      for color in colors {
        #expect(try Self.ratio(color, tokens.ground) >= 3, "\(color) on \(tokens.ground)")
      }
    }
  }

  @Test("the coast has 3:1 with land and water, and each colour of series has it on land")
  func coasts() throws {
    for tokens in [Tokens.light, .dark] {
      for other in [tokens.ground, tokens.shade] {
        for color in [tokens.base] + tokens.slots {
          #expect(try Self.ratio(color, other) >= 3, "\(color) on \(other)")
        }
      }
      let paints = Paints(prefix: "", tokens: tokens)
      let land = paints.ground(
        MapGround.Shape(outline: GeoOutline(runs: [], points: []), isPlain: true))
      #expect(land.inFile == "fill=\"\(tokens.shade)\" stroke=\"\(tokens.base)\"")
    }
  }

  @Test("between powers of ten ticks of a colour key have no labels, and leave these room")
  func powers() {
    let ticks = (0..<28).map { index -> (position: Double, label: String) in
      let (power, digit) = (index / 9, index % 9 + 1)
      return (
        (Double(power) + [0, 0.3, 0.48, 0.6, 0.7, 0.78, 0.85, 0.9, 0.95][digit - 1]) / 3,
        digit == 1 ? ["1", "10", "100", "1,000"][power] : ""
      )
    }
    let key = RampKey("Migrants", Ramp(), ticks, role: "cell")
    #expect(key.ticks.count == 28)
    #expect(key.ticks.map(\.label).filter { !$0.isEmpty } == ["1", "10", "100", "1,000"])
  }

  @Test(
    "lines that change places often are told apart by their dashes as well",
    arguments: [
      ([1.0, 2, 3, 4, 5, 6], [2.0, 1, 4, 3, 6, 5], true),
      // Two crossings are few; where they only meet they don't cross.
      ([1.0, 2, 3, 4, 5, 6], [2.0, 3, 2, 3, 6, 7], false),
      ([1.0, 2, 3, 4, 5, 6], [2.0, 2, 4, 4, 6, 6], false),
    ])
  func dashes(first: [Double], second: [Double], areDashed: Bool) throws {
    let rows = [("a", first), ("b", second)].flatMap { name, values in
      values.enumerated().map { "{\"x\":\($0),\"y\":\($1),\"n\":\"\(name)\"}" }
    }
    let spec = """
      {"title":"T","data":{"values":[\(rows.joined(separator: ","))]},"mark":"line","encoding":{\
      "x":{"field":"x","type":"quantitative"},"y":{"field":"y","type":"quantitative"},\
      "color":{"field":"n","type":"nominal"}}}
      """
    let chart = try #require(compile(spec).chart)
    let plan = ReadingPlan(for: chart)
    let page = chart.drawing(
      words: ChartWords(for: chart, plan: plan, language: .english), plan: plan)
    let lines = page.matches(of: /<path class="line [^>]*>/).map { String($0.output) }
    try #require(lines.count == 2)
    #expect(!lines[0].contains("stroke-dasharray"))
    #expect(lines[1].contains("stroke-dasharray") == areDashed, "\(lines)")
  }
}
