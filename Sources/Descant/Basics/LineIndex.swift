import Synchronization

/// Where the lines of some bytes begin, counted once and only when a place is asked for.
final class LineIndex: Sendable {
  /// What stands before a block of bytes.
  struct Block {
    var line = 1
    var lineStart = 0
    /// Unicode scalars from the beginning of the bytes.
    var scalars = 0
  }

  private static let size = 1024
  private let blocks = Mutex<[Block]>([])

  /// The line of an offset, where it begins, and how many scalars stand before the offset.
  func place(of offset: Int, in bytes: [UInt8]) -> Block {
    var place = blocks.withLock { blocks in
      if blocks.isEmpty { blocks = Self.blocks(of: bytes) }
      return blocks[offset / Self.size]
    }
    Self.count(bytes, (offset / Self.size * Self.size)..<offset, into: &place)
    return place
  }

  private static func blocks(of bytes: [UInt8]) -> [Block] {
    var blocks = [Block()]
    blocks.reserveCapacity(bytes.count / size + 1)
    var place = Block()
    var start = 0
    while start + size <= bytes.count {
      count(bytes, start..<start + size, into: &place)
      blocks.append(place)
      start += size
    }
    return blocks
  }

  private static func count(_ bytes: [UInt8], _ range: Range<Int>, into place: inout Block) {
    for index in range {
      let byte = bytes[index]
      if byte & 0xC0 != 0x80 { place.scalars += 1 }
      if byte == 0x0A {
        place.line += 1
        place.lineStart = index + 1
      }
    }
  }
}
