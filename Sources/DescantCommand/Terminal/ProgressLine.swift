import Synchronization

/// Says how far the work is, on a terminal, once it has taken over a second.
final class ProgressLine: Sendable {
  private let terminal: Terminal
  private let isOn: Bool
  private let start = ContinuousClock.now
  private let lastShown = Mutex<ContinuousClock.Instant?>(nil)

  init(terminal: Terminal, isOn: Bool) {
    self.terminal = terminal
    self.isOn = isOn && terminal.isInteractive
  }

  func show(_ text: String) {
    guard isOn, start.duration(to: .now) > .seconds(1) else { return }
    let isDue = lastShown.withLock { last in
      if let last, last.duration(to: .now) < .milliseconds(80) { return false }
      last = .now
      return true
    }
    if isDue { terminal.printProgress(text) }
  }

  func finish() {
    if lastShown.withLock({ $0 != nil }) { terminal.clearProgress() }
  }
}
