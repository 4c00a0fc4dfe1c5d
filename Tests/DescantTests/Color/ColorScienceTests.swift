import Testing

@testable import Descant

@Suite("Colour science")
struct ColorScienceTests {
  @Test(
    "hex reads and writes",
    arguments: [
      ("#0072B2", "#0072B2"), ("0072b2", "#0072B2"), ("#abc", "#AABBCC"), ("#abcd", "#AABBCCDD"),
      ("#0072B280", "#0072B280"), ("#0072B2ff", "#0072B2"), ("#ab", nil), ("##abc", nil),
      ("#ab#", nil), ("#xyzxyz", nil), ("", nil), ("#", nil), ("#1234567", nil),
    ] as [(String, String?)])
  func hex(text: String, expected: String?) {
    #expect(Color(hex: text)?.hex == expected)
  }

  // Ratios by the WCAG 2.2 definition in double precision.
  @Test(
    "contrast is compared unrounded and shown cut",
    arguments: [
      ("#777777", "#FFFFFF", 4.478089, "4.47"), ("#0078D7", "#FFFFFF", 4.498861, "4.49"),
      ("#767676", "#FFFFFF", 4.542225, "4.54"), ("#959595", "#FFFFFF", 2.995346, "2.99"),
      ("#949494", "#FFFFFF", 3.033470, "3.03"), ("#FF0000", "#121212", 4.6852, "4.68"),
      ("#000000", "#FFFFFF", 21, "21.00"), ("#FFFFFF", "#FFFFFF", 1, "1.00"),
      ("#FFFFFF", "#121212", 18.7336, "18.73"), ("#E69F00", "#FFFFFF", 2.2523, "2.25"),
    ])
  func contrast(color: String, ground: String, ratio: Double, text: String) throws {
    let (color, ground) = (try #require(Color(hex: color)), try #require(Color(hex: ground)))
    let measured = color.contrast(with: ground)
    #expect(abs(measured - ratio) < 5e-4)
    #expect(measured == ground.contrast(with: color))
    #expect(Contrast.text(measured) == text)
    #expect(Contrast.text(4.49996, needed: 4.5) == "4.49")
    #expect(Contrast.text(4.5 - 1e-12, needed: 4.5) != "4.50")
  }

  @Test(
    "translucent colours are blended as browsers do before they are measured",
    arguments: [
      ("#0072B2", 0.9, "#1980BA", 4.340603), ("#0072B2", 0.8, "#338EC1", 3.633210),
      ("#0072B2", 1, "#0072B2", 5.185439), ("#0072B2", 0, "#FFFFFF", 1),
    ])
  func alpha(hex: String, alpha: Double, shown: String, ratio: Double) throws {
    var color = try #require(Color(hex: hex))
    color.alpha = alpha
    #expect(color.over(.white).hex == shown)
    #expect(abs(color.contrast(with: .white) - ratio) < 1e-4)
  }

  @Test("CIEDE2000 reproduces the 34 pairs of Sharma, Wu and Dalal")
  func deltaE() throws {
    let rows = try ColorVectors.rows("ciede2000-sharma.csv")
    #expect(rows.count == 34)
    for row in rows {
      let numbers = ["L1", "a1", "b1", "L2", "a2", "b2"].compactMap { row[$0].flatMap(Double.init) }
      let first = CIELab(numbers[0], numbers[1], numbers[2])
      let second = CIELab(numbers[3], numbers[4], numbers[5])
      let expected = try #require(row["deltaE00_expected_4dp"].flatMap(Double.init))
      #expect(abs(first.difference(from: second) - expected) < 5.1e-5, "pair \(row["pair"] ?? "")")
      #expect(abs(second.difference(from: first) - expected) < 5.1e-5)
    }
  }

  // L*, a*, b*, then OKLab L, a, b: colour-science 0.4.7 and Ottosson's constants.
  @Test(
    "Lab and OKLab of known colours, and back",
    arguments: [
      ("#808080", [53.5850, 0, 0, 0.59987, 0, 0]),
      ("#FF0000", [53.2371, 80.0901, 67.2033, 0.62796, 0.22486, 0.12585]),
      ("#00FF00", [87.7355, -86.1816, 83.1866, 0.86644, -0.23389, 0.17950]),
      ("#0000FF", [32.3009, 79.1953, -107.8555, 0.45201, -0.03246, -0.31153]),
      ("#E69F00", [70.6090, 16.4716, 74.6797, 0.75266, 0.03608, 0.15343]),
      ("#0072B2", [45.9722, -2.7348, -41.3660, 0.53193, -0.05746, -0.11807]),
      ("#FFFFFF", [100, 0, 0, 1, 0, 0]), ("#000000", [0, 0, 0, 0, 0, 0]),
    ])
  func spaces(hex: String, expected: [Double]) throws {
    let color = try #require(Color(hex: hex))
    let (lab, ok) = (CIELab(color), OKLab(color))
    let found = [lab.lightness, lab.a, lab.b, ok.values.x, ok.values.y, ok.values.z]
    for (value, wanted) in zip(found, expected) { #expect(abs(value - wanted) < 1e-4) }
    #expect(ok.light.color.hex == hex)
    #expect(lab.xyz.light.color.hex == hex)
    #expect(OKLCH(color).inGamut.hex == hex)
  }

  @Test("colours outside sRGB lose chroma, not hue or lightness")
  func gamut() {
    let wild = OKLCH(lightness: 0.7, chroma: 0.4, hue: 150)
    let tame = OKLCH(wild.inGamut)
    #expect(abs(tame.lightness - 0.7) < 1e-3)
    #expect(OKLCH.hueDistance(tame.hue, 150) < 0.1)
    #expect(tame.chroma < 0.25)
    #expect(OKLCH(lightness: 2, chroma: 0.1, hue: 1).inGamut == .white)
  }

  @Test("simulations reproduce the published matrices' vectors before rounding")
  func simulations() throws {
    var compared = 0
    for row in try ColorVectors.rows("cvd-vectors.csv") {
      guard
        let model = VisionCondition.Model(
          rawValue: (row["model"] ?? "").prefix { !$0.isNumber }
            .description), let vision = Vision(rawValue: row["deficiency"] ?? ""),
        let severity = row["severity"].flatMap(Double.init),
        !(vision == .tritan && model == .machado)
      else { continue }
      let color = try #require(Color(hex: row["input_hex"] ?? ""))
      let condition = VisionCondition(vision, severity: severity, by: model)
      let light = condition.simulated(LinearRGB(color)).channels
      let linear = ["lin_r_unclipped", "lin_g_unclipped", "lin_b_unclipped"]
        .compactMap { row[$0].flatMap(Double.init) }
      for index in 0..<3 { #expect(abs(light[index] - linear[index]) < 1e-6, "\(row)") }
      let seen = condition.seen(LinearRGB(color)).color
      #expect(seen.hex == row["hex_round_half_up"])
      compared += 1
    }
    #expect(compared == 15 * 12)
  }

  @Test("greys stay grey for everyone", arguments: Vision.allCases)
  func greys(vision: Vision) {
    for code in stride(from: UInt8(0), through: 250, by: 25) {
      let grey = Color(code, code, code)
      for condition in vision.conditions {
        #expect(condition.seen(LinearRGB(grey)).color.hex == grey.hex)
      }
    }
  }
}
