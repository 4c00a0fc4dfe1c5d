/// A place in a file that an author wrote: 1-based line and column, counted in Unicode scalars.
public struct SourceLocation: Hashable, Sendable {
  /// As the author knows it: relative to the folder that was given.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int
  /// How many columns the place covers; at least 1.
  public var length: Int
  /// The text of the line, for the excerpt under a finding.
  ///
  /// Long lines are cut around the place.
  public var excerpt: String?

  package init(
    file: String, line: Int = 1, column: Int = 1, length: Int = 1, excerpt: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.length = max(1, length)
    self.excerpt = excerpt
  }
}

/// The bytes of one file with its name as findings print it; UTF-8, after decoding.
package struct Source: Sendable {
  package let file: String
  package let bytes: [UInt8]
  private let lineIndex = LineIndex()

  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  package init(file: String, text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// The location of a byte range.
  package func location(at offset: Int, length: Int = 1) -> SourceLocation {
    let offset = min(max(0, offset), bytes.count)
    let place = lineIndex.place(of: offset, in: bytes)
    let start = place.lineStart
    let before = lineIndex.place(of: start, in: bytes).scalars
    // Beyond what an excerpt or the place itself may show, the end of a line does not matter.
    let far = min(bytes.count, max(start + 302, offset + max(0, min(length, bytes.count)) + 1))
    var end = bytes[offset..<max(offset, far)].firstIndex(of: 0x0A) ?? far
    let isWhole = end < far || far == bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    let stop = max(offset, min(offset + max(0, min(length, bytes.count)), end))
    let excerpt =
      isWhole && end - start <= 300 ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    return SourceLocation(
      file: file, line: place.line, column: place.scalars - before + 1,
      length: Self.scalars(bytes[offset..<stop]), excerpt: excerpt)
  }

  private static func scalars(_ slice: ArraySlice<UInt8>) -> Int {
    slice.count { $0 & 0xC0 != 0x80 }
  }
}
