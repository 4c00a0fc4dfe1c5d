import Descant
import Foundation

/// What `lint` asks, shows and writes of repairs.
enum LintFix {
  /// How many ways to look for, none unless asked, and which of them to write.
  static func ways(
    _ arguments: Arguments
  ) throws(Arguments.Mistake) -> (count: Int, taken: Int?) {
    let most = PaletteRepair.Aim.allCases.count
    func number(_ name: String) throws(Arguments.Mistake) -> Int? {
      guard let text = arguments.value(name) else { return nil }
      guard let number = Int(text), (1...most).contains(number) else {
        throw Arguments.Mistake(
          message: "\"\(text)\" is no number of ways from 1 to \(most)", help: "write --\(name) 3")
      }
      return number
    }
    return (try number("suggest") ?? 0, try number("take"))
  }

  /// Each way on a line of its own, its colours to be copied.
  static func print(_ fix: PaletteFix, _ count: Int, on terminal: Terminal) {
    for one in fix.cases {
      terminal.print("\(one.file): \(one.list.title)")
      for (number, way) in one.ways.prefix(count).enumerated() {
        let colors = way.colors.map { $0.hex.lowercased() }.joined(separator: " ")
        terminal.print("  \(number + 1) \(way.aim.rawValue): \(colors)")
        terminal.print("    \(way.report)")
      }
    }
  }

  /// Shows what would change, asks, and writes; nothing is written where nobody can be asked.
  static func write(
    _ fix: PaletteFix, to inputs: inout LintInputs, _ arguments: Arguments,
    _ report: FindingReport, _ terminal: Terminal
  ) throws {
    for summary in fix.summaries { terminal.printError(summary) }
    let patches = fix.patches.filter { !$0.isEmpty }
    guard !patches.isEmpty else { return }
    if !arguments.has("yes") || arguments.has("dry-run") {
      for patch in patches {
        let diff = String(patch.diff.dropLast())
        if report.format == .text { terminal.print(diff) } else { terminal.printError(diff) }
      }
      guard !arguments.has("dry-run") else { return }
      switch terminal.confirms("Write \(patches.map(\.file).joined(separator: ", "))? [y/N] ") {
      case true?: break
      case false?: return terminal.printError("nothing was written")
      case nil:
        return terminal.printError(
          "nothing was written: there is no terminal to ask at, and no --yes")
      }
    }
    for patch in patches { try inputs.replace(patch) }
  }
}
