@testable import Descant

/// A way into the code for any bytes at all: whatever it finds, it must come back.
struct Harness: Sendable {
  let name: String
  /// Longer inputs are not worth trying.
  let longest: Int
  let run: @Sendable ([UInt8]) -> Void

  static let all: [Harness] = [
    .data, .package, .json, .expression, .chart, .sound, .markdown, .mustache, .frontMatter,
    .palette, .styles, .font, .drawing, .deflate, .settings, .site,
  ]
}

/// Several files in one input: each behind a line "=== path".
struct Parcel {
  private(set) var files: [(path: String, bytes: [UInt8])] = []

  init(_ input: [UInt8]) {
    for line in input.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: "=== ".utf8) {
        files.append((String(decoding: line.dropFirst(4), as: UTF8.self), []))
      } else if !files.isEmpty {
        files[files.count - 1].bytes += line + [0x0A]
      }
    }
  }

  subscript(_ path: String) -> [UInt8]? { files.first { $0.path == path }?.bytes }
}

/// Findings in every form that a user may ask for: they quote what they found.
func tell(_ findings: [Finding]) {
  _ = Finding.text(findings, color: true)
  _ = Finding.json(findings)
  _ = Finding.gitHubAnnotations(findings)
  _ = Finding.sarif(findings)
  _ = Finding.junit(findings)
}
