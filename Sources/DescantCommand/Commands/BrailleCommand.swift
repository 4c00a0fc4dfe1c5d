import Descant
import DescantSite
import Foundation

/// `descant braille file`: a chart's words and table in braille, or a line of text to check a translation.
enum BrailleCommand: Command {
  static let name = "braille"
  static let summary = "Write one chart, or a line of text, in uncontracted six-dot braille."
  static let operands = "<chart.vl.json | data.csv | text | ->"
  static let options: [CommandOption] =
    [
      CommandOption(
        name: "code", value: "code", choices: BrailleCode.all.map(\.id),
        help: "Which braille; that of the language unless told."),
      .language,
      CommandOption(
        name: "format", value: "format", choices: Format.allCases.map(\.rawValue),
        help: "Unicode's patterns, numbers of dots, or a file for embossers; unicode unless told."),
      CommandOption(
        name: "cells", value: "number", help: "How many cells a line holds; 40 unless told."),
      CommandOption(
        name: "lines", value: "number", help: "How many lines a page holds; 25 unless told."),
      CommandOption(
        name: "reading", value: "word=reading", isRepeatable: true,
        help: "How a word is read: kana for Japanese, pinyin for Chinese; any words elsewhere."),
      CommandOption(
        name: "text", help: "The words are text, even where a file has their name."),
      CommandOption(name: "list", help: "Instead, name the codes, and say how each was tested."),
      ChartChoice.option, .root,
    ] + Allowance.options + [.strict, .quiet, .verbose, .help]
  static let examples = [
    (
      line: "descant braille births.vl.json",
      effect: "words and table on pages, to read on a display"
    ),
    (
      line: "descant braille rain.csv --format brf > rain.brf",
      effect: "a file for embossers, 40 cells a line and 25 lines a page"
    ),
    (
      line: "descant braille rain.csv --format pef --cells 30 --lines 27 > rain.pef",
      effect: "as XML, for A4 paper"
    ),
    (line: "descant braille \"12,5 % im Mai\" --language de", effect: "one line in cells"),
    (
      line: "descant braille \"12,5 %\" --code fr1 --format dots",
      effect: "the numbers of its dots, as transcribers write them"
    ),
    (line: "descant braille - --code ueb1 < words.txt", effect: "each line of standard input"),
    (line: "descant braille --list", effect: "the codes, and what each was compared with"),
  ]

  enum Format: String, CaseIterable { case unicode, dots, brf, pef }

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    if arguments.has("list") {
      for code in BrailleCode.all { terminal.print(line(of: code)) }
      return .clean
    }
    guard let operand = arguments.operands.first else {
      return terminal.usage(
        "braille takes a file or a text", help: "a chart spec, a dataset, or words in quotes",
        command: name)
    }
    var settings = SiteSettings()
    settings.apply(arguments)
    // Nobody listens here.
    settings.audio.isOn = false
    do {
      let wish = try Wish(arguments)
      if arguments.has("text") || operand == "-" || !isFile(operand) {
        return try write(text: operand, wish, arguments, settings, terminal)
      }
      guard arguments.operands.count == 1 else {
        return terminal.usage("braille takes one file", help: nil, command: name)
      }
      let allowance = try Allowance(arguments, secondTry)
      settings.apply(allowance)
      let loader = try ChartLoader(operand, root: arguments.value("root"), allowance: allowance)
      let units = WorkUnits(secondTry)
      let result = try await loader.figure(arguments, settings: settings, units: units)
      let report = FindingReport(arguments, format: .text)
      guard let figure = result.figure, report.exitCode(for: result.findings) == .clean else {
        return report.end(result.findings, on: terminal)
      }
      let written = units.run(.figure("brailling", loader.name)) { pages(of: figure, wish) }
      guard let written else {
        return report.end(result.findings + units.findings, on: terminal)
      }
      let findings = result.findings + written.findings + units.findings
      // Pages that leave words out are no pages.
      if !written.findings.contains(where: { $0.severity == .error }) {
        let description = BraillePages.Description(
          title: figure.chart.title, identifier: figure.chart.id + ".braille",
          language: figure.language.tag, date: wish.date)
        terminal.print(wish.bytes(of: written.pages, description))
      }
      return report.end(findings, on: terminal)
    } catch let mistake as Arguments.Mistake {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    } catch {
      return terminal.failure(error.localizedDescription, help: "check the path")
    }
  }

  private static func line(of code: BrailleCode) -> String {
    "\(code.id)  \(code.name) (\(code.language))\n    \(code.standing)"
  }

  /// Whether an operand names a file, there or not: "rain.csv" mistyped is no text.
  private static func isFile(_ operand: String) -> Bool {
    let endings = ["json", "csv", "tsv", "txt", "geojson", "topojson"]
    if !operand.contains(" "), endings.contains((operand as NSString).pathExtension.lowercased()) {
      return true
    }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  // MARK: A text

  private static func write(
    text operand: String, _ wish: Wish, _ arguments: Arguments, _ settings: SiteSettings,
    _ terminal: Terminal
  ) throws -> ExitCode {
    let asked = Language.nearest(to: settings.language)
    let report = FindingReport(arguments, format: .text)
    var findings = asked.findings.filter { wish.code == nil || $0.severity != .error }
    guard report.exitCode(for: findings) == .clean else {
      return report.end(findings, on: terminal)
    }
    guard let code = wish.code ?? .forLanguage(settings.language) else {
      return report.end([.brailleLanguage(settings.language)], on: terminal)
    }
    let lines =
      operand == "-"
      ? String(decoding: try Disk.standardInput(), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      : [arguments.operands.joined(separator: " ")]
    let translator = BrailleTranslator(code, readings: wish.readings)
    var texts: [BrailleText] = []
    for line in lines.last == "" && lines.count > 1 ? lines.dropLast() : lines[...] {
      let translation = translator.translate(line)
      texts.append(translation.text)
      for finding in translation.findings(of: code) where !findings.contains(finding) {
        findings.append(finding)
      }
    }
    if !findings.contains(where: { $0.severity == .error }) || operand == "-" {
      switch wish.format {
      case .unicode: terminal.print(texts.map(\.text).joined(separator: "\n"))
      case .dots: terminal.print(texts.map(\.dots).joined(separator: "\n"))
      case .brf, .pef:
        let description = BraillePages.Description(
          title: lines[0], identifier: "text.braille", language: code.language, date: wish.date)
        terminal.print(wish.bytes(of: BraillePages(texts, size: wish.size), description))
      }
    }
    return report.end(findings, on: terminal)
  }

  // MARK: A chart

  private static func pages(of figure: Figure, _ wish: Wish) -> ChartBraille {
    var whole = ChartBraille(pages: BraillePages([[[UInt8]]](), size: wish.size))
    for part in figure.all {
      let tag = part.language.pageTag
      guard let code = wish.code ?? .forLanguage(tag) else {
        whole.findings.append(.brailleLanguage(tag))
        continue
      }
      let written = part.chart.braille(
        in: part.language, by: BrailleTranslator(code, readings: wish.readings), size: wish.size)
      whole.pages.pages += written.pages.pages
      whole.findings += written.findings.filter { !whole.findings.contains($0) }
    }
    return whole
  }
}

/// What was typed.
private struct Wish {
  var code: BrailleCode?
  var format = BrailleCommand.Format.unicode
  var size = BraillePageSize.standard
  var readings: [String: String] = [:]
  /// The day of a PEF file: only what is told, since the clock would make other bytes each day.
  var date: String?

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    code = arguments.value("code").flatMap(BrailleCode.named)
    format = arguments.value("format").flatMap(BrailleCommand.Format.init) ?? .unicode
    let cells = try Self.number("cells", in: BraillePageSize.cellsAllowed, arguments) ?? 40
    let lines = try Self.number("lines", in: BraillePageSize.linesAllowed, arguments) ?? 25
    size = BraillePageSize(of: cells, by: lines) ?? .standard
    for pair in arguments.values("reading") {
      let sides = pair.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, !sides[0].isEmpty else {
        throw Arguments.Mistake(
          message: "\"\(pair)\" is no word with its reading", help: "write --reading word=reading")
      }
      readings[String(sides[0])] = String(sides[1])
    }
    if let mistake = Today.mistake { throw mistake }
    date = Today.isTold ? Today.date : nil
  }

  private static func number(
    _ name: String, in range: ClosedRange<Int>, _ arguments: Arguments
  ) throws(Arguments.Mistake) -> Int? {
    guard let typed = arguments.value(name) else { return nil }
    guard let number = Int(typed), range.contains(number) else {
      throw Arguments.Mistake(
        message: "\"\(typed)\" is not a number of \(name) that embossers have",
        help: "write \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func bytes(of pages: BraillePages, _ description: BraillePages.Description) -> [UInt8] {
    switch format {
    case .unicode: Array(pages.unicode.utf8)
    case .dots:
      Array(
        pages.pages.map { lines in lines.map { BrailleText(cells: $0).dots + "\n" }.joined() }
          .joined(separator: "\u{0C}").utf8)
    case .brf: pages.brf
    case .pef: Array(pages.pef(description).utf8)
    }
  }
}
