/// A place in a file that an author wrote: 1-based line and column, counted in Unicode scalars.
public struct SourceLocation: Hashable, Sendable {
  public var file: String
  public var line: Int
  public var column: Int
  /// How many columns the place covers; at least 1.
  public var length: Int
  /// The text of the line, for the excerpt under a finding.
  ///
  /// Long lines are cut around the place.
  public var excerpt: String?

  public init(file: String, line: Int = 1, column: Int = 1, length: Int = 1, excerpt: String? = nil)
  {
    self.file = file
    self.line = line
    self.column = column
    self.length = max(1, length)
    self.excerpt = excerpt
  }
}

/// The bytes of one file with its name as findings print it; UTF-8, after decoding.
public struct Source: Sendable {
  public let file: String
  public let bytes: [UInt8]

  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  public init(file: String, text: String) {
    self.init(file: file, bytes: Array(text.utf8))
  }

  /// The location of a byte range.
  ///
  /// Linear in the offset: for findings, not for hot paths.
  public func location(at offset: Int, length: Int = 1) -> SourceLocation {
    let offset = min(max(0, offset), bytes.count)
    let line = bytes[..<offset].count { $0 == 0x0A } + 1
    return location(line: line, offset: offset, length: length)
  }

  private func location(line: Int, offset: Int, length: Int) -> SourceLocation {
    let start = (bytes[..<offset].lastIndex(of: 0x0A) ?? -1) + 1
    var end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    let stop = max(offset, min(offset + length, end))
    let excerpt = end - start <= 300 ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    return SourceLocation(
      file: file, line: line, column: Self.scalars(bytes[start..<offset]) + 1,
      length: Self.scalars(bytes[offset..<stop]), excerpt: excerpt)
  }

  private static func scalars(_ slice: ArraySlice<UInt8>) -> Int {
    slice.count { $0 & 0xC0 != 0x80 }
  }
}
