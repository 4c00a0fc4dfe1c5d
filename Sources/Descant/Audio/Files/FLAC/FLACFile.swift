/// FLAC by RFC 9639: lossless, so that what is heard is what was computed.
enum FLACFile {
  /// 96 ms: of a longer glide one predictor fits less, and files grow.
  static let blockSize = 2304
  /// One seek point about every second.
  private static let blocksPerSeekPoint = 10

  static func bytes(of recording: Recording, tags: [(name: String, value: String)] = []) -> [UInt8]
  {
    var frames: [UInt8] = []
    var starts: [(sample: Int, offset: Int, count: Int)] = []
    var sizes: (least: Int, most: Int) = (.max, 0)
    for (number, start) in stride(from: 0, to: recording.length, by: blockSize).enumerated() {
      let count = min(blockSize, recording.length - start)
      let frame = FLACFrame(recording, at: start, count: count, number: number).bytes
      starts.append((start, frames.count, count))
      sizes = (min(sizes.least, frame.count), max(sizes.most, frame.count))
      frames += frame
    }
    var file = Array("fLaC".utf8)
    append(0, streamInfo(recording, sizes), to: &file)
    append(3, seekTable(starts), to: &file)
    append(4, comment(tags), isLast: true, to: &file)
    return file + frames
  }

  /// A metadata block: its kind and length, then its content.
  private static func append(
    _ kind: UInt32, _ content: [UInt8], isLast: Bool = false, to file: inout [UInt8]
  ) {
    file.appendBig((isLast ? 0x8000_0000 : 0) | kind << 24 | UInt32(content.count & 0xFF_FFFF))
    file += content
  }

  private static func streamInfo(_ recording: Recording, _ sizes: (least: Int, most: Int))
    -> [UInt8]
  {
    var bits = BitWriter()
    // The last block may be shorter without counting for the least block size.
    bits.write(UInt64(blockSize), width: 16)
    bits.write(UInt64(blockSize), width: 16)
    bits.write(UInt64(sizes.most == 0 ? 0 : sizes.least), width: 24)
    bits.write(UInt64(sizes.most), width: 24)
    bits.write(UInt64(recording.rate), width: 20)
    bits.write(UInt64(recording.channels.count - 1), width: 3)
    bits.write(15, width: 5)
    bits.write(UInt64(recording.length), width: 36)
    return bits.bytes + MD5.digest(of: recording.interleaved)
  }

  private static func seekTable(_ starts: [(sample: Int, offset: Int, count: Int)]) -> [UInt8] {
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
