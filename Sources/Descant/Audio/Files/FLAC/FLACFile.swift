/// FLAC by RFC 9639: lossless, so that what is heard is what was computed.
enum FLACFile {
  /// One seek point about every second.
  private static let blocksPerSeekPoint = 13

  static func bytes(of recording: Recording, tags: [(name: String, value: String)] = []) -> [UInt8]
  {
    bytes(of: FLACStream(recording), tags: tags)
  }

  static func bytes(of stream: FLACStream, tags: [(name: String, value: String)]) -> [UInt8] {
    var file = Array("fLaC".utf8)
    append(0, stream.info, to: &file)
    append(3, seekTable(stream.starts), to: &file)
    append(4, comment(tags), isLast: true, to: &file)
    return file + stream.frames
  }

  /// A metadata block: its kind and length, then its content.
  private static func append(
    _ kind: UInt32, _ content: [UInt8], isLast: Bool = false, to file: inout [UInt8]
  ) {
    file.appendBig((isLast ? 0x8000_0000 : 0) | kind << 24 | UInt32(content.count & 0xFF_FFFF))
    file += content
  }

  private static func seekTable(_ starts: [FLACStream.Start]) -> [UInt8] {
    var table: [UInt8] = []
    for place in stride(from: 0, to: starts.count, by: blocksPerSeekPoint) {
      table.appendBig(UInt64(starts[place].sample))
      table.appendBig(UInt64(starts[place].offset))
      table.appendBig(UInt16(starts[place].count))
    }
    return table
  }

  private static func comment(_ tags: [(name: String, value: String)]) -> [UInt8] {
    var block: [UInt8] = []
    func append(_ text: String) {
      // A block holds 16 MB; no title needs more than this.
      let bytes = text.utf8(atMost: 60_000)
      block.appendLittle(UInt32(bytes.count))
      block += bytes
    }
    append("Descant")
    block.appendLittle(UInt32(tags.count))
    for tag in tags { append("\(tag.name)=\(tag.value)") }
    return block
  }
}
