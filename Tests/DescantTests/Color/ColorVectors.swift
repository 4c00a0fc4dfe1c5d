import Foundation

/// Rows of the CSV files that the colour tests read: plain fields, a header, no quotes.
enum ColorVectors {
  static func rows(_ name: String) throws -> [[String: String]] {
    try rows(of: text(name))
  }

  static func rows(of text: String) -> [[String: String]] {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let header = lines.first else { return [] }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Color/vectors")
}
