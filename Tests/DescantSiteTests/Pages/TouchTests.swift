import Descant
import Testing

@testable import DescantSite

@Suite("Touch on a site")
struct TouchTests {
  @Test(
    "settings are read, and what is not known is refused with what could be written",
    arguments: [
      ("true", "a4;brfpdfpefsvg;auto;swell;1.5 3.0;12 true;40×25;;;", ""),
      ("false", "no touch", ""),
      (
        #"{"paper": ["a3-landscape", "letter"], "files": "pdf", "braille": "de0", "device": "tiger"}"#,
        "a3-landscape,letter;pdf;de0;tiger;1.5 3.0;12 true;40×25;;;", ""
      ),
      (
        #"{"dot": 1.2, "gap": 8, "sheets": 24, "split": false, "cells": 32, "lines": 28}"#,
        "a4;brfpdfpefsvg;auto;swell;1.2 8.0;24 false;32×28;;;", ""
      ),
      (
        #"{"short": {"North": "N"}, "readings": {"a": "b"}, "on": false, "braille": "auto"}"#,
        "no touch", ""
      ),
      (#"{"dot": 1.7}"#, "", "write 1.2 to 1.6"),
      (#"{"gap": 2.9}"#, "", "write 3.0 to 8.0"),
      (#"{"sheets": 25}"#, "", "write 1 to 24"),
      (#"{"sheets": 1.5}"#, "", "write 1 to 24"),
      (#"{"cells": 19}"#, "", "write 20 to 48"),
      (#"{"paper": "a5"}"#, "", "write a4, a4-portrait"),
      (#"{"paper": ["a4", 7]}"#, "", "write a4, a4-portrait"),
      (#"{"files": []}"#, "", "write pdf, svg, brf, pef, txt, json"),
      (#"{"device": "index"}"#, "", "write swell or tiger"),
      (#"{"short": {"North": 3}}"#, "", "write an object of words"),
      (#"{"papper": "a4"}"#, "", "did you mean"),
      (#""yes""#, "", "write true, false or an object"),
    ])
  func reads(json: String, options: String, help: String) throws {
    let source = Source(file: "site.json", bytes: Array(json.utf8))
    let read = TouchOptions.read(from: try #require(JSONReader.read(source).node))
    if help.isEmpty {
      #expect(read.findings.isEmpty)
      #expect(read.options.description == options)
    } else {
      #expect(read.findings.map(\.code.id) == ["tactile-setting"])
      #expect(read.findings.first?.help?.contains(help) ?? false, "\(read.findings)")
    }
  }

  static func files(
    _ chart: Chart, _ change: (inout TouchOptions) -> Void = { _ in }
  ) -> TouchFiles {
    var options = TouchOptions.site
    options.isOn = true
    change(&options)
    let (words, features) = chart.words(plan: ReadingPlan(for: chart), in: .english)
    return TouchFiles(chart, words, features, in: .english, options)
  }

  @Test("each file says its paper, sheets, code and size")
  func offers() {
    let files = Self.files(SampleCharts.births) { $0.papers = [Paper(.a4), Paper(.a3)] }
    #expect(
      files.files.map(\.path) == [
        "births.tactile.pdf", "births.tactile.0.svg", "births.tactile.1.svg",
        "births-a3.tactile.pdf", "births-a3.tactile.0.svg", "births-a3.tactile.1.svg",
        "births.brf", "births.pef",
      ])
    let texts = files.offers.compactMap(\.text)
    #expect(texts[0].hasPrefix("Tactile drawing, A4, 2 sheets, PDF, "))
    #expect(texts[3].hasPrefix("Tactile drawing, A3, 2 sheets, PDF, "))
    #expect(texts[6].hasPrefix("Braille, ueb1, ") && texts[6].contains("BRF"))
    #expect(files.refusal == nil)
    #expect(!files.findings.contains { $0.severity == .error })
  }

  @Test("sheets are made where only the pages want readings that nobody has given")
  func readings() throws {
    let language = Language(tag: "ja")
    var options = TouchOptions.site
    options.isOn = true
    var chart = SampleCharts.births
    chart.description = "戦後の出生"
    let (words, features) = chart.words(plan: ReadingPlan(for: chart), in: language)
    let files = TouchFiles(chart, words, features, in: language, options)
    #expect(files.findings.contains { $0.code.id == "braille-no-reading" })
    #expect(files.files.map(\.path).contains("births.tactile.pdf"))
    #expect(!files.files.map(\.path).contains("births.brf"))
  }

  @Test("pages in braille hold what the key of the sheets says")
  func explains() throws {
    let files = Self.files(SampleCharts.births) { $0.kinds = [.txt] }
    let text = try #require(files.files.first.map { String(decoding: $0.bytes, as: UTF8.self) })
    // "Key", then a note: "A break in the line".
    #expect(text.contains("⠠⠅⠑⠽\n"))
    #expect(text.contains("⠠⠁⠀⠃⠗⠑⠁⠅⠀⠊⠝⠀⠞⠓⠑⠀⠇⠊⠝⠑"))
  }

  @Test("a chart that hands can't read keeps its words, and says why it has no drawing")
  func refuses() {
    var map = SampleCharts.births
    map.kind = .map
    let files = Self.files(map)
    #expect(files.files.map(\.path) == ["births.brf", "births.pef"])
    #expect(files.findings.map(\.code.id).contains("tactile-kind"))
    #expect(files.refusal == Language.english.interface.tactile.refused)
  }

  @Test("test sheets have files of their own")
  func tries() {
    let files = TouchFiles.testSheets(TouchOptions(isOn: true), in: .english)
    #expect(files.map(\.path) == ["test-sheet.tactile.pdf", "test-sheet.tactile.1.svg"])
  }
}
