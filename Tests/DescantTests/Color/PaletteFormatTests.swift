import Foundation
import Testing

@testable import Descant

/// `Tests/Color/formats.txt`: small files in every form that colours are kept in, with what a person says they hold.
///
/// The colours of other spaces were computed by other code. Refusals are told by their code.
@Suite("Palettes in every form")
struct PaletteFormatTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var files: [(name: String, bytes: [UInt8])] = []
    var expected: [String] = []
    var testDescription: String { files.first?.name ?? "" }
  }

  static let cases: [Case] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Color/formats.txt").standardized
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var cases: [Case] = []
    var isHex = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("=== ") {
        isHex = line.hasSuffix(" (hex)")
        cases.append(Case())
        cases[cases.count - 1].files.append((String(line.dropFirst(4).dropLast(isHex ? 6 : 0)), []))
      } else if line.hasPrefix("+++ ") {
        cases[cases.count - 1].files.append((String(line.dropFirst(4)), []))
      } else if line.hasPrefix("--> ") {
        cases[cases.count - 1].expected.append(String(line.dropFirst(4)))
      } else {
        let last = cases[cases.count - 1].files.count - 1
        cases[cases.count - 1].files[last].bytes += isHex ? bytes(line) : Array(line.utf8) + [0x0A]
      }
    }
    return cases
  }()

  private static func bytes(_ hex: Substring) -> [UInt8] {
    let digits = Array(hex.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
  }

  @Test("no form is forgotten") func count() { #expect(Self.cases.count >= 70) }

  @Test("each form is read whole or refused with its reason", arguments: cases)
  func forms(of test: Case) {
    let inputs = test.files.map { PaletteLint.Input(file: $0.name, bytes: $0.bytes) }
    var workspace = PaletteWorkspace()
    for input in inputs { workspace.add(input) }
    workspace.finish()
    let readings = inputs.map { workspace.reading(of: $0) }
    let lists = readings.flatMap(\.lists).filter { !$0.swatches.isEmpty }
    // Files that others speak of need no palette of their own.
    let said = Set(readings.flatMap(\.findings).filter { $0.severity != .note }.map(\.code.id))
    let spared: Set = ["palette-empty", "palette-undeclared"]
    let codes = inputs.count > 1 ? said.subtracting(spared) : said
    var found = lists.filter { inputs.count == 1 || $0.name != "brand" }.map(Self.line)
    found += codes.sorted().map { "! \($0)" }
    #expect(found.count == test.expected.count, "\(found)")
    for (line, wanted) in zip(found, test.expected) {
      #expect(Self.isAlike(line, wanted), "\(line)\n\(wanted)")
    }
  }

  private static func line(_ list: ColorList) -> String {
    func hex(_ swatches: [Swatch]) -> String {
      let text = swatches.map(\.color.hex).joined(separator: " ")
      return text.isEmpty ? "-" : text
    }
    return [
      list.name, list.kind.rawValue, list.theme?.rawValue ?? "-", hex(list.swatches),
      hex(list.grounds), hex(list.texts), hex(list.lines),
    ].joined(separator: " | ")
  }

  /// The same words, and colours within a step of rounding.
  private static func isAlike(_ a: String, _ b: String) -> Bool {
    let (first, second) = (a.split(separator: " "), b.split(separator: " "))
    return first.count == second.count
      && zip(first, second).allSatisfy { one, other in
        guard let x = Color(hex: String(one)), let y = Color(hex: String(other)),
          one.hasPrefix("#")
        else { return one == other }
        let steps = [x.red - y.red, x.green - y.green, x.blue - y.blue].map { abs($0) * 255 }
        return steps.allSatisfy { $0 < 1.01 }
      }
  }
}
