extension String {
  /// As people sort names: numbers in them by their value, capital letters among the small ones.
  ///
  ///     ["10", "2", "1"].sorted { $0.comesNaturally(before: $1) }   // ["1", "2", "10"]
  package func comesNaturally(before other: String) -> Bool {
    let (a, b) = (NaturalKey(self), NaturalKey(other))
    return a == b ? self < other : a < b
  }
}

/// A name in parts that can be compared: what sorts many names makes each once.
package struct NaturalKey: Hashable, Comparable, Sendable {
  private enum Part: Hashable, Comparable {
    /// Without zeros in front, with its length: no number is too long.
    case number(length: Int, digits: String)
    case text(String)
  }

  private var parts: [Part] = []

  package init(_ name: String) {
    for run in Self.runs(of: Array(name.lowercased().utf8)) {
      guard Self.isDigit(run[run.startIndex]) else {
        parts.append(.text(String(decoding: run, as: UTF8.self)))
        continue
      }
      let digits = String(decoding: run.drop { $0 == 0x30 }, as: UTF8.self)
      parts.append(.number(length: digits.count, digits: digits))
    }
  }

  private static func runs(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var runs: [ArraySlice<UInt8>] = []
    var start = 0
    for place in bytes.indices.dropFirst() where isDigit(bytes[place]) != isDigit(bytes[place - 1])
    {
      runs.append(bytes[start..<place])
      start = place
    }
    if start < bytes.count { runs.append(bytes[start...]) }
    return runs
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  package static func < (a: NaturalKey, b: NaturalKey) -> Bool {
    for (one, other) in zip(a.parts, b.parts) where one != other { return one < other }
    return a.parts.count < b.parts.count
  }
}
