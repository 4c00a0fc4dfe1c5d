/// The checksums of FLAC's frames: x⁸ + x² + x + 1 for the header, x¹⁶ + x¹⁵ + x² + 1 for all.
enum Checksum {
  static func crc8(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    bytes.reduce(0) { table8[Int($0 ^ $1)] }
  }

  static func crc16(_ bytes: ArraySlice<UInt8>) -> UInt16 {
    var sum: UInt16 = 0
    bytes.withUnsafeBufferPointer { bytes in
      table16.withUnsafeBufferPointer { table in
        for byte in bytes { sum = sum << 8 ^ table[Int(sum >> 8) ^ Int(byte)] }
      }
    }
    return sum
  }

  private static let table8: [UInt8] = (0..<256).map { index in
    (0..<8).reduce(UInt8(index)) { sum, _ in sum & 0x80 == 0 ? sum << 1 : sum << 1 ^ 0x07 }
  }

  private static let table16: [UInt16] = (0..<256).map { index in
    (0..<8).reduce(UInt16(index) << 8) { sum, _ in
      sum & 0x8000 == 0 ? sum << 1 : sum << 1 ^ 0x8005
    }
  }
}
