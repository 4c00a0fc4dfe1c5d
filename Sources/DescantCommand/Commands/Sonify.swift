import Descant
import DescantSite
import Foundation

/// `descant sonify file -o out.flac`: a chart's sound alone, with its captions beside it.
enum Sonify: Command {
  static let name = "sonify"
  static let summary = "Turn one chart spec or dataset into sound, with captions and a timeline."
  static let operands = "<data.csv | chart.vl.json>"
  static let options: [CommandOption] =
    [
      CommandOption(
        name: "output", short: "o", value: "file",
        help:
          "The sound: .flac, .wav or .mid by its ending; the chart's name with .flac unless told."
      ),
      CommandOption(name: "series", help: "Also one file a series, where there are several."),
      CommandOption(name: "legend", help: "Also the key: lowest note, highest note, each timbre."),
      CommandOption(
        name: "detailed", help: "Also one note a value with silence after each, to link to."),
      CommandOption(
        name: "length", value: "seconds", help: "How long a series sounds; 3 to 8 unless told."),
      CommandOption(name: "together", help: "All series at once, not one after another."),
      CommandOption(name: "inverted", help: "Low values sound high: for depths and ranks."),
      CommandOption(
        name: "reference", help: "Begin with the tone of zero, or of the lowest value."),
      ChartChoice.option, .root, .language,
    ] + Allowance.options + CommandOption.reporting
  static let examples = [
    (line: "descant sonify rain.csv", effect: "rain.flac, rain.vtt and rain.timeline.json"),
    (
      line: "descant sonify births.vl.json -o births.wav",
      effect: "a WAV file with a marker a caption"
    ),
    (line: "descant sonify rain.csv -o tune.mid", effect: "a MIDI file, exact by pitch bend"),
    (
      line: "descant sonify rain.csv --series --legend",
      effect: "also rain-series-1.flac, rain-series-2.flac, rain-legend.flac"
    ),
  ]

  static func run(
    _ arguments: Arguments, terminal: Terminal, secondTry: SecondTry
  ) async -> ExitCode {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      return terminal.usage("sonify takes one file", help: nil, command: name)
    }
    let wish: Wish
    switch Wish.read(arguments) {
    case .success(let read): wish = read
    case .failure(let mistake):
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    }
    var settings = SiteSettings()
    settings.apply(arguments)
    // The spec's own options are read over these; what was typed comes last, below.
    settings.audio.isOn = false
    do {
      let allowance = try Allowance(arguments, secondTry)
      settings.apply(allowance)
      let loader = try ChartLoader(path, root: arguments.value("root"), allowance: allowance)
      let units = WorkUnits(secondTry)
      let result = try await loader.figure(arguments, settings: settings, units: units)
      let report = FindingReport(arguments)
      guard let silent = result.figure, report.exitCode(for: result.findings) == .clean else {
        return report.end(result.findings, on: terminal)
      }
      let figure = units.run(.figure("sounding", loader.name)) {
        Figure(
          chart: silent.chart, language: silent.language, audio: wish.applied(to: silent.audio))
      }
      guard let figure else { return report.end(result.findings + units.findings, on: terminal) }
      let written = try wish.write(figure)
      guard !written.isEmpty else {
        return terminal.failure("\(loader.name): no value to hear", help: "every value is a gap")
      }
      report.printSummary(written.joined(separator: "\n"), on: terminal)
      return report.end(result.findings, on: terminal)
    } catch let mistake as Arguments.Mistake {
      return terminal.usage(mistake.message, help: mistake.help, command: name)
    } catch {
      return terminal.failure(error.localizedDescription, help: "check the path")
    }
  }
}

/// What was typed: where the sound goes, and how it is to be.
private struct Wish {
  static let endings = ["flac", "wav", "mid"]

  /// Without its ending; nil for the chart's own name.
  var stem: String?
  var ending = "flac"
  var extras: [AudioOptions.Part] = []
  var seconds: Double?
  var isTogether = false
  var isInverted = false
  var hasReferenceTone = false

  static func read(_ arguments: Arguments) -> Result<Wish, Arguments.Mistake> {
    var wish = Wish()
    if let output = arguments.value("output") {
      let file = URL(fileURLWithPath: output)
      wish.ending = file.pathExtension.lowercased()
      wish.stem = file.deletingPathExtension().relativePath
      guard endings.contains(wish.ending) else {
        return .failure(
          .init(
            message: "\"\(output)\" is not a kind of sound that descant writes",
            help: "end it with .flac, .wav or .mid"))
      }
    }
    if let typed = arguments.value("length") {
      guard let seconds = Double(typed), seconds >= 1, seconds <= 60 else {
        return .failure(
          .init(message: "\"\(typed)\" is not a length", help: "write seconds, from 1 to 60"))
      }
      wish.seconds = seconds
    }
    wish.extras = [.series, .legend, .detailed].filter { arguments.has($0.rawValue) }
    wish.isTogether = arguments.has("together")
    wish.isInverted = arguments.has("inverted")
    wish.hasReferenceTone = arguments.has("reference")
    return .success(wish)
  }

  func applied(to own: AudioOptions) -> AudioOptions {
    var options = own
    options.isOn = true
    options.format = ending == "wav" ? .wav : .flac
    options.parts = [ending == "mid" ? .midi : .overview] + extras
    if let seconds { options.seconds = seconds...seconds }
    if isTogether { options.arrangement = .together }
    if isInverted { options.isInverted = true }
    if hasReferenceTone { options.hasReferenceTone = true }
    return options
  }

  /// The paths that were written.
  func write(_ figure: Figure) throws -> [String] {
    let id = figure.chart.id
    let kept = ["flac", "wav", "mid", "vtt", "timeline.json"]
    return try figure.files.filter { file in kept.contains { file.path.hasSuffix("." + $0) } }
      .map { file in
        let path = (stem ?? id) + file.path.dropFirst(id.count)
        try Disk.replace(path, with: file.bytes)
        return path
      }
  }
}
