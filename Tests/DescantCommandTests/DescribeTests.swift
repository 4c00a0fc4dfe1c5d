import Foundation
import Testing

@testable import DescantCommand

/// Runs the tool as a shell does.
enum Shell {
  static func run(_ words: [String]) throws -> (code: Int32, out: String, errors: String) {
    let process = Process()
    process.executableURL = tool(near: products)
    process.arguments = words
    let (out, errors) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = errors
    try process.run()
    let text = out.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: said, as: UTF8.self)
    )
  }

  /// Where the tests lie: on Linux they are the program that runs, on macOS a bundle that a program of Swift's loads.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
  }

  /// Beside the tests' own product, or in a folder above it.
  private static func tool(near start: URL) -> URL {
    var folder = start
    while folder.path.count > 1 {
      let tool = folder.appending(path: "descant")
      if (try? tool.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile ?? false {
        return tool
      }
      folder = folder.deletingLastPathComponent()
    }
    return start.appending(path: "descant")
  }

  static let gallery = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Content/gallery").path
}

@Suite("descant describe")
struct DescribeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let words: String
    var code: Int32 = 0
    var says: [String] = []
    var keepsQuietOf: [String] = []
    var complains: String?
    var testDescription: String { words }
  }

  static let rows = [
    Row(
      words: "births.vl.json",
      says: [
        "Line chart, Twentieth-century birth rates.\n",
        "\nBirths per 10,000 people, 1917 to 1975\n",
        "\nBirths per 10,000 people fall from 285 in 1917 to a low of 187",
        " No data for 1943 and 1944.\n",
      ], keepsQuietOf: ["⣿", " | ", "data point"]),
    Row(words: "births.vl.json --plot braille", says: ["⣿"], keepsQuietOf: [" | "]),
    Row(words: "births.vl.json --plot text", says: ["285 | *"], keepsQuietOf: ["⣿"]),
    Row(words: "births.vl.json --plot all", says: ["285 | *", "⣿"]),
    Row(
      words: "births.vl.json --level full",
      says: [
        "\nSkip the drawing, 57 points and 1 gap\n",
        "\nTwentieth-century birth rates [line chart]\n",
        "\n  1960, 268 births per 10,000 people [data point]\n",
        "\n  1943 and 1944, no data [gap]\n",
        "\nListen\n", "\nWhat stands out\n",
        "\n- The highest value is 285 births per 10,000 people, in 1917.\n",
      ]),
    Row(
      words: "births.vl.json --language de",
      says: ["Liniendiagramm", "Keine Daten (1943 und 1944)"]),
    Row(words: "births.vl.json --language ja", says: ["折れ線グラフ", "1943年と1944年"]),
    Row(
      words: "births.vl.json --format json",
      says: [
        "\"id\": \"births\"", "\"language\": \"en\"", "\"kind\": \"gap\"",
        "\"evidence\": [\"1917, 285 births per 10,000 people\"]",
      ]),
    Row(words: "rainfall.csv", says: ["Strip plot, "]),
    Row(
      words: "births.vl.json --language nl -v", says: ["Line chart"],
      complains: "no words in \"nl\" yet"),
    Row(words: "births.vl.json --language xx_1!", code: 2, complains: "is no language tag"),
    Row(words: "births.vl.json --level long", code: 2, complains: "\"long\" is not a value of"),
    Row(words: "", code: 2, complains: "describe takes one file"),
    Row(words: "births.vl.json cars.vl.json", code: 2, complains: "describe takes one file"),
    Row(words: "nothing.csv", code: 3, complains: "nothing.csv"),
    Row(
      words: "--help", says: ["usage: descant describe <chart.vl.json | data.csv>", "examples:"]),
  ]

  @Test("a folder that is reached by a link is the folder", arguments: [false, true])
  func follows(isLinked: Bool) throws {
    let scratch = try Scratch()
    for file in ["births.vl.json", "births.csv"] {
      try scratch.write(
        String(decoding: Disk.bytes(of: "\(Shell.gallery)/\(file)"), as: UTF8.self),
        to: "real/\(file)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/link", withDestinationPath: "real")
    // A file that is a link is still refused.
    if isLinked {
      try FileManager.default.removeItem(atPath: scratch.path + "/real/births.csv")
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path + "/real/births.csv",
        withDestinationPath: Shell.gallery + "/births.csv")
    }
    let (code, _, errors) = try Shell.run(
      ["describe", "--untrusted", scratch.path + "/link/births.vl.json"])
    #expect(code == (isLinked ? 1 : 0), "\(errors)")
  }

  @Test("says what was asked for", arguments: rows)
  func runs(_ row: Row) throws {
    let words = row.words.split(separator: " ").map { word in
      word.hasSuffix(".json") || word.hasSuffix(".csv")
        ? "\(Shell.gallery)/\(word)" : String(word)
    }
    let (code, out, errors) = try Shell.run(["describe"] + words)
    #expect(code == row.code, "\(errors)")
    for text in row.says { #expect(out.contains(text), "\(text) in\n\(out)") }
    for text in row.keepsQuietOf { #expect(!out.contains(text), "\(text) in\n\(out)") }
    if let complaint = row.complains { #expect(errors.contains(complaint), "\(errors)") }
    if row.complains == nil { #expect(errors.isEmpty, "\(errors)") }
  }
}
