import Foundation

// A process of another program: systems of telephones let none be started.

extension WebLinkProbe {
  /// Asks by `curl`, with more of its options.
  static func run(_ address: String, _ more: [String]) async -> Answer {
    #if os(macOS) || os(Linux)
      return await withCheckedContinuation { continuation in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
          ["curl", "--silent", "--show-error", "--output", "/dev/null"]
          + ["--max-time", "\(patience)", "--proto", "=http,https"]
          + ["--write-out", "%{http_code} %{redirect_url}"] + more + ["--", address]
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.terminationHandler = { process in
          let texts = [output, errors].map { pipe in
            String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
          }
          continuation.resume(returning: answer(process.terminationStatus, texts[0], texts[1]))
        }
        do {
          try process.run()
        } catch {
          continuation.resume(returning: .noTool)
        }
      }
    #else
      return .noTool
    #endif
  }
}
