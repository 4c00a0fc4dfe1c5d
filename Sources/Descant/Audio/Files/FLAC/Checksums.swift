/// The checksums of FLAC's frames: x⁸ + x² + x + 1 for the header, x¹⁶ + x¹⁵ + x² + 1 for all.
enum Checksum {
  static func crc8(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    bytes.reduce(0) { table8[Int($0 ^ $1)] }
  }

  /// Four bytes at a time, each by the table of those that so many bytes follow.
  static func crc16(_ bytes: ArraySlice<UInt8>) -> UInt16 {
    var sum: UInt16 = 0
    bytes.withUnsafeBufferPointer { bytes in
      tables16.withUnsafeBufferPointer { tables in
        var place = 0
        while place &+ 4 <= bytes.count {
          let high =
            tables[768 &+ Int(UInt8(sum >> 8) ^ bytes[place])]
            ^ tables[512 &+ Int(UInt8(truncatingIfNeeded: sum) ^ bytes[place &+ 1])]
          let low = tables[256 &+ Int(bytes[place &+ 2])] ^ tables[Int(bytes[place &+ 3])]
          sum = high ^ low
          place &+= 4
        }
        for byte in bytes[place...] { sum = sum << 8 ^ tables[Int(sum >> 8) ^ Int(byte)] }
      }
    }
    return sum
  }

  private static let table8: [UInt8] = (0..<256).map { index in
    (0..<8).reduce(UInt8(index)) { sum, _ in sum & 0x80 == 0 ? sum << 1 : sum << 1 ^ 0x07 }
  }

  /// Of a byte that none follows, then of one that one follows, and on.
  private static let tables16: [UInt16] = {
    var tables = (0..<256).map { index in
      (0..<8).reduce(UInt16(index) << 8) { sum, _ in
        sum & 0x8000 == 0 ? sum << 1 : sum << 1 ^ 0x8005
      }
    }
    for place in 256..<1024 {
      let before = tables[place - 256]
      tables.append(before << 8 ^ tables[Int(before >> 8)])
    }
    return tables
  }()
}
