import Foundation
import Testing

@testable import Descant

/// Run by `Tests/Color/oracle.py`, which writes what colour-science computes.
@Suite(
  "Colour science against an oracle",
  .enabled(if: ProcessInfo.processInfo.environment["DESCANT_COLOR_ORACLE"] != nil))
struct ColorOracleTests {
  @Test("contrast, CIEDE2000, Brettel and Machado agree on random colours")
  func agree() throws {
    let path = ProcessInfo.processInfo.environment["DESCANT_COLOR_ORACLE"] ?? ""
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var worst = (contrast: 0.0, difference: 0.0, brettel: 0.0, machado: 0.0)
    var count = 0
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: ",").map(String.init)
      let a = try #require(Color(hex: fields[0])), b = try #require(Color(hex: fields[1]))
      let numbers = fields.dropFirst(2).compactMap(Double.init)
      try #require(numbers.count == 1 + 7 + 7 + 1 + 15)
      worst.contrast = max(worst.contrast, abs(a.contrast(with: b) - numbers[0]))
      for start in [1, 8] {
        let part = Array(numbers[start..<start + 7])
        let difference = CIELab(part[0], part[1], part[2])
          .difference(from: CIELab(part[3], part[4], part[5]))
        worst.difference = max(worst.difference, abs(difference - part[6]))
      }
      let severity = numbers[15]
      for (index, vision) in [Vision.protan, .deutan, .tritan].enumerated() {
        let expected = Array(numbers[(16 + index * 3)..<(19 + index * 3)])
        let seen = VisionCondition(vision, severity: severity).seen(LinearRGB(a))
        worst.brettel = max(worst.brettel, Self.gap(seen, expected))
      }
      for (index, vision) in [Vision.protan, .deutan].enumerated() {
        let expected = Array(numbers[(25 + index * 3)..<(28 + index * 3)])
        let seen = VisionCondition(vision, severity: severity, by: .machado).seen(LinearRGB(a))
        worst.machado = max(worst.machado, Self.gap(seen, expected))
      }
      count += 1
    }
    print("compared \(count) rows, largest differences \(worst)")
    #expect(worst.contrast < 1e-9)
    #expect(worst.difference < 1e-6)
    #expect(worst.brettel < 0.5)
    #expect(worst.machado < 0.5)
  }

  /// In codes of 0…255, before rounding.
  static func gap(_ light: LinearRGB, _ expected: [Double]) -> Double {
    let color = light.color
    let found = [color.red, color.green, color.blue].map { $0 * 255 }
    return zip(found, expected).map { abs($0 - $1) }.max() ?? 255
  }
}
