import DescantSite

/// Which of the charts that data suggest is meant, best first: `--chart 2`.
struct ChartChoice {
  static let option = CommandOption(
    name: "chart", value: "number",
    help: "Which of the charts that data suggest, best first; 1 unless told.")

  let number: Int

  init(_ arguments: Arguments) throws(Arguments.Mistake) {
    let text = arguments.value(Self.option.name) ?? "1"
    guard let number = Int(text), number > 0 else {
      throw Arguments.Mistake(
        message: "\"\(text)\" is not a number of a suggestion", help: "count from 1")
    }
    self.number = number
  }

  /// Why there is no such chart, where there are others.
  func mistake(_ file: String, count: Int) -> Arguments.Mistake? {
    guard count > 0, number > count else { return nil }
    return Arguments.Mistake(
      message: "\(file) has \(count) chart\(count == 1 ? "" : "s"), there is no number \(number)",
      help: count > 1 ? "descant suggest \(file) --list names them" : nil)
  }
}

extension WorkUnit {
  /// What one command does with one chart: "describing rain.csv".
  static func figure(_ verb: String, _ file: String) -> WorkUnit {
    WorkUnit("\(verb) \(file)", file: file)
  }
}

extension ChartLoader {
  /// The chart of a file that the command line asks for.
  func figure(
    _ arguments: Arguments, settings: SiteSettings, units: WorkUnits
  ) async throws(Arguments.Mistake) -> SingleChart.Result {
    let choice = try ChartChoice(arguments)
    let result = await SingleChart.figure(
      of: name, number: choice.number, in: source, settings: settings, units: units)
    if let mistake = choice.mistake(name, count: result.count) { throw mistake }
    return result
  }
}
