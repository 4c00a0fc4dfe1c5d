import Descant
import Foundation

/// Standard output for results, standard error for findings and progress.
///
/// Data and file names can say anything, and a terminal obeys: no text is written with a control that steers one.
struct Terminal: Sendable {
  /// Colours on standard error, by NO_COLOR (no-color.org) and whether a person is looking.
  let hasColor: Bool
  let isInteractive: Bool

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    isInteractive = isatty(2) == 1 && environment["TERM"] != "dumb"
    let forbidden = !(environment["NO_COLOR"] ?? "").isEmpty
    hasColor = isInteractive && !forbidden
  }

  func print(_ text: String) { write(text.printableLines + "\n", to: .standardOutput) }

  /// A file as it is, for pipes.
  func print(_ bytes: [UInt8]) { write(Data(bytes), to: .standardOutput) }

  func printError(_ text: String) { write(text.printableLines + "\n", to: .standardError) }

  /// Findings as text, which are printable but for the colours that were asked for.
  func print(_ findings: [Finding]) {
    write(Finding.text(findings, color: hasColor), to: .standardError)
  }

  /// Whether somebody at a terminal says yes; nil where nobody sits at one, and nothing is waited for.
  func confirms(_ question: String) -> Bool? {
    guard isatty(0) == 1, isatty(2) == 1 else { return nil }
    write(question.printable, to: .standardError)
    let answer = readLine()?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }

  /// A line that the next one replaces; only where a person is looking.
  func printProgress(_ text: String) {
    if isInteractive { write("\r\u{1B}[K\(text.printable)", to: .standardError) }
  }

  func clearProgress() {
    if isInteractive { write("\r\u{1B}[K", to: .standardError) }
  }

  func usage(_ message: String, help: String?, command: String? = nil) -> ExitCode {
    printError("descant: \(message)")
    if let help { printError("help: \(help)") }
    printError("see: descant help" + (command.map { " \($0)" } ?? ""))
    return .usage
  }

  func failure(_ message: String, help: String? = nil) -> ExitCode {
    printError("descant: \(message)")
    if let help { printError("help: \(help)") }
    return .failure
  }

  private func write(_ text: String, to handle: FileHandle) { write(Data(text.utf8), to: handle) }

  // Nobody is left to tell when a closed pipe or a full disk refuses the text: stop, and say so by code.
  private func write(_ data: Data, to handle: FileHandle) {
    do { try handle.write(contentsOf: data) } catch { exit(ExitCode.failure.rawValue) }
  }
}
