import Foundation
import Testing

@testable import Descant

/// Numbers as every drawing, table, descriptor and caption writes them, read back by others' rules.
@Suite("Numbers as text") struct NumberTextTests {
  /// Every size of number, its neighbours, and what stands between.
  private static let numbers: [Double] = {
    var numbers: [Double] = [
      0, 1, 0.1, 0.5, 0.005, 0.015, 2.675, 1e15, 9e15, 9.007199254740993e15, 1e16, 1e21, 1e22,
      123_456_789.987_654_321, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
      .leastNormalMagnitude, .ulpOfOne, .pi,
    ]
    for exponent in stride(from: -1074, through: 1023, by: 13) {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      numbers += [power, power.nextUp, power.nextDown, power * 1.7]
    }
    for exponent in -320...308 {
      if let power = Double("1e\(exponent)") { numbers += [power, power.nextDown, power * 9.9995] }
    }
    return (numbers + numbers.map { -$0 }).filter(\.isFinite)
  }()

  /// "-12.5": digits, a point at most, a sign at most; no exponent, no zero in front or behind.
  private static func isPlain(_ text: String) -> Bool {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else { return false }
    guard parts.joined().utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    if parts[0].count > 1, parts[0].first == "0" { return false }
    return parts.count == 1 || parts[1].last != "0"
  }

  @Test("the shortest text reads back as the same number")
  func plain() {
    for number in Self.numbers {
      let text = number.plainText
      #expect(Double(text) == number, "\(number): \(text)")
      #expect(Self.isPlain(text), "\(number): \(text)")
    }
    for odd in [Double.nan, .infinity, -.infinity] { #expect(odd.plainText == "") }
    #expect((-0.0).plainText == "0")
  }

  @Test("fixed decimals are at most half a step away", arguments: 0...6)
  func decimals(_ decimals: Int) throws {
    let step = pow(10, -Double(decimals))
    for number in Self.numbers {
      let text = number.text(decimals: decimals)
      let read = try #require(Double(text), "\(number): \(text)")
      #expect(abs(read - number) <= step * 0.5 + abs(number) * 1e-15, "\(number): \(text)")
      #expect(Self.isPlain(text) && text != "-0", "\(number): \(text)")
      let count = text.split(separator: ".").dropFirst().first?.count ?? 0
      #expect(count <= decimals || abs(number) * pow(10, Double(decimals)) > 8e15)
    }
    for odd in [Double.nan, .infinity, -.infinity] { #expect(odd.text(decimals: decimals) == "0") }
  }

  @Test("JSON holds every number, and reads as it was")
  func json() {
    for number in Self.numbers {
      let text = JSONNode(number).text(indent: 0)
      let node = JSONReader.read(Source(file: "a.json", text: text)).node
      #expect(node?.number == number, "\(text)")
      #expect(Double(text) == number, "\(text)")
    }
  }

  @Test("times of captions are read back to the millisecond")
  func stamps() {
    for milliseconds in [
      0, 1, 999, 1000, 59_999, 60_000, 3_599_999, 3_600_000, 86_399_999, 349_999_999,
    ] {
      for shift in [-0.0004, 0, 0.0004] {
        let text = Score.stamp(Double(milliseconds) / 1000 + shift)
        let parts = text.split(whereSeparator: { ":.".contains($0) }).compactMap { Int($0) }
        #expect(parts.count == 4 && parts[1] < 60 && parts[2] < 60 && parts[3] < 1000)
        let read = ((parts[0] * 60 + parts[1]) * 60 + parts[2]) * 1000 + parts[3]
        #expect(read == milliseconds, "\(text)")
        #expect(text.count >= 12 && text.dropLast(10).count >= 2)
      }
    }
    for odd in [Double.nan, .infinity, -1, -.infinity] {
      #expect(Score.stamp(odd) == "00:00:00.000")
    }
  }
}
