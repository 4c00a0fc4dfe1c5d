import Dispatch
import Foundation

/// Ctrl-C, and what service managers send: the program says goodbye and ends with code 0.
struct Interrupt {
  private let sources: [any DispatchSourceSignal]

  static func listen(_ goodbye: @escaping @Sendable () -> Void) -> Interrupt {
    Interrupt(
      sources: [SIGINT, SIGTERM].map { number in
        // Without this the signal would end the program before the source sees it.
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
          goodbye()
          exit(ExitCode.clean.rawValue)
        }
        source.resume()
        return source
      })
  }

  func forget() {
    for source in sources { source.cancel() }
  }
}
