import Descant
import DescantSite
import Foundation

/// `descant tactile file`: a chart as sheets to be felt, with its words and table in braille.
enum Tactile: Command {
  static let name = "tactile"
  static let summary = "Turn one chart into sheets for swell paper or an embosser, and braille."
  static let operands = "<chart.vl.json | data.csv>"
  static let options: [CommandOption] =
    [
      CommandOption(
        name: "output", short: "o", value: "folder",
        help: "Where the files go; the chart's name and \"-tactile\" unless told."),
      CommandOption(
        name: "paper", value: "paper", choices: Paper.names, isRepeatable: true,
        help: "Which paper; the drawing chooses how it lies unless told; a4 unless told."),
      CommandOption(
        name: "only", value: "file", choices: TouchOptions.Kind.allCases.map(\.rawValue),
        isRepeatable: true,
        help: "Which files; all unless told."),
      CommandOption(name: "list", help: "Instead, name the sheets and what was changed."),
      CommandOption(
        name: "test-sheet",
        help: "Instead, and of no file: a sheet to try printer, fuser or embosser."),
      CommandOption(
        name: "code", value: "code", choices: BrailleCode.all.map(\.id),
        help: "Which braille; that of the language unless told."),
      CommandOption(
        name: "device", value: "device", choices: TactileOptions.Device.allCases.map(\.rawValue),
        help: "Paper that swells, or an embosser with 20 dots an inch; swell unless told."),
      CommandOption(
        name: "dot", value: "mm", help: "Diameter of a braille dot, 1.2 to 1.6; 1.5 unless told."),
      CommandOption(
        name: "gap", value: "mm",
        help: "Between any two raised things, 3 to 8; 3 unless told."),
      CommandOption(
        name: "max-sheets", value: "number",
        help: "Refuse a chart that takes more, 1 to 24; 12 unless told."),
      CommandOption(
        name: "split", value: "when", choices: ["auto", "never"],
        help: "Whether a chart may be divided over sheets; auto unless told."),
      CommandOption(
        name: "short", value: "name=short", isRepeatable: true,
        help: "What stands for a long name on the sheets."),
      CommandOption(
        name: "reading", value: "word=reading", isRepeatable: true,
        help: "How a word is read: kana for Japanese, pinyin for Chinese; any words elsewhere."),
      CommandOption(
        name: "cells", value: "number", help: "Of the braille files: cells a line; 40 unless told."),
      CommandOption(
        name: "lines", value: "number",
        help: "Of the braille files: lines a page; 25 unless told."),
      ChartChoice.option, .root, .language,
    ] + Allowance.options + CommandOption.reporting
  static let examples = [
    (
      line: "descant tactile births.vl.json",
      effect: "births-tactile/: sheets for A4 as PDF and SVG; words and table as BRF and PEF"
    ),
    (
      line: "descant tactile rain.csv --list",
      effect: "the sheets and what was changed; nothing is written"
    ),
    (
      line: "descant tactile rain.csv --paper letter --paper a3-landscape --only pdf",
      effect: "one PDF a paper"
    ),
    (
      line: "descant tactile rain.csv --device tiger --paper fanfold",
      effect: "for an embosser with 20 dots an inch"
    ),
    (
      line: "descant tactile --test-sheet",
      effect: "test-sheet.tactile.pdf: measures, distances, surfaces and a line of braille"
    ),
    (
      line: "descant tactile sales.csv --short \"North Rhine-Westphalia=NRW\"",
      effect: "a short name, where a long one would get two letters and a key"
    ),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard !arguments.has("test-sheet") else { return test(arguments, terminal) }
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      return terminal.usage(
        "tactile takes one file", help: "a chart spec or a dataset", command: name)
    }
    var settings = SiteSettings()
    settings.apply(arguments)
    // Nobody listens here.
    settings.audio.isOn = false
    do {
      let wish = try TouchOptions(arguments)
      let allowance = try Allowance(arguments, secondTry)
      settings.apply(allowance)
      let loader = try ChartLoader(path, root: arguments.value("root"), allowance: allowance)
      let units = WorkUnits(secondTry)
      let result = try await loader.figure(arguments, settings: settings, units: units)
      let report = FindingReport(arguments)
      guard let figure = result.figure, report.exitCode(for: result.findings) == .clean else {
        return report.end(result.findings, on: terminal)
      }
      let made = units.run(.figure("drawing for touch", loader.name)) {
        figure.all.map { TouchFiles($0.chart, $0.words, $0.features, in: $0.language, wish) }
      }
      let findings = made.map { $0.flatMap(\.findings) } ?? []
      let all = result.findings + findings.uniqued + units.findings
      guard let made else { return report.end(all, on: terminal) }
      if arguments.has("list") {
        let lists = zip(figure.all, made).map { list(of: $1, $0.chart.title) }
        terminal.print(lists.joined(separator: "\n\n"))
      } else if made.contains(where: { !$0.files.isEmpty }) {
        let folder = arguments.value("output") ?? "\(figure.chart.id)-tactile"
        let written = try put(made.flatMap(\.files), into: folder)
        report.printSummary(written.joined(separator: "\n"), on: terminal)
      }
      return report.end(all, on: terminal)
    } catch let mistake as Arguments.Mistake {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    } catch {
      return terminal.failure(error.localizedDescription, help: "check the path")
    }
  }

  /// The sheet that a printer or an embosser is tried with.
  private static func test(_ arguments: Arguments, _ terminal: Terminal) -> ExitCode {
    guard arguments.operands.isEmpty else {
      return terminal.usage(
        "a test sheet is of no file", help: "leave the file away", command: name)
    }
    do {
      let wish = try TouchOptions(arguments)
      let language = Language(tag: arguments.value("language") ?? "en")
      let files = TouchFiles.testSheets(wish, in: language)
      let written = try put(files, into: arguments.value("output") ?? ".")
      FindingReport(arguments).printSummary(written.joined(separator: "\n"), on: terminal)
      return .clean
    } catch let mistake as Arguments.Mistake {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    } catch {
      return terminal.failure(error.localizedDescription, help: "check the folder")
    }
  }

  private static func list(of files: TouchFiles, _ title: String) -> String {
    ([title] + files.made.map(list)).joined(separator: "\n")
  }

  private static func list(of made: TactileChart) -> String {
    let paper = made.options.paper.title
    guard !made.isRefused else { return "  \(paper): no sheets" }
    let names = made.names.enumerated().map { index, name in
      "    " + (index < made.keys ? "0" : String(index - made.keys + 1)) + "  " + name
    }
    return (["  \(paper):"] + names + made.notes.map { "    – " + $0 }).joined(separator: "\n")
  }

  private static func put(_ files: [OutputFile], into folder: String) throws -> [String] {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try Disk.replace(folder.appending(path: file.path).path, with: file.bytes) }
    return files.map { "\(folder.relativePath)/\($0.path)" }
  }
}

extension TouchOptions {
  /// What was typed.
  fileprivate init(_ arguments: Arguments) throws(Arguments.Mistake) {
    self.init(isOn: true)
    let papers = arguments.values("paper").compactMap(Paper.init)
    if !papers.isEmpty { self.papers = papers }
    let only = arguments.values("only").compactMap(Kind.init)
    if !only.isEmpty { kinds = Set(only) }
    code = arguments.value("code").flatMap(BrailleCode.named)
    sheets.device = arguments.value("device").flatMap(TactileOptions.Device.init) ?? .swell
    sheets.dot = try Self.number("dot", in: TactileOptions.dotsAllowed, arguments) ?? sheets.dot
    sheets.gap = try Self.number("gap", in: TactileOptions.gapsAllowed, arguments) ?? sheets.gap
    sheets.maxSheets =
      try Self.number("max-sheets", in: TactileOptions.sheetsAllowed, arguments)
      ?? sheets.maxSheets
    sheets.splits = arguments.value("split") != "never"
    sheets.short = try Self.pairs("short", arguments)
    readings = try Self.pairs("reading", arguments)
    let cells = try Self.number("cells", in: BraillePageSize.cellsAllowed, arguments) ?? 40
    let lines = try Self.number("lines", in: BraillePageSize.linesAllowed, arguments) ?? 25
    pages = BraillePageSize(of: cells, by: lines) ?? .standard
    if let mistake = Today.mistake { throw mistake }
    date = Today.isTold ? Today.date : nil
  }

  private static func pairs(
    _ name: String, _ arguments: Arguments
  ) throws(Arguments.Mistake) -> [String: String] {
    var pairs: [String: String] = [:]
    for pair in arguments.values(name) {
      let sides = pair.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, !sides[0].isEmpty else {
        throw Arguments.Mistake(
          message: "\"\(pair)\" has no two sides", help: "write --\(name) word=other")
      }
      pairs[String(sides[0])] = String(sides[1])
    }
    return pairs
  }

  private static func number<Number: Comparable & LosslessStringConvertible>(
    _ name: String, in range: ClosedRange<Number>, _ arguments: Arguments
  ) throws(Arguments.Mistake) -> Number? {
    guard let typed = arguments.value(name) else { return nil }
    guard let number = Number(typed), range.contains(number) else {
      throw Arguments.Mistake(
        message: "\"\(typed)\" is out of range for --\(name)",
        help: "write \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
