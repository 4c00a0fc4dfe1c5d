/// The checksum of PNG's chunks: CRC-32 of ISO 3309.
struct CRC32 {
  private var state: UInt32 = 0xFFFF_FFFF

  var value: UInt32 { ~state }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      state = Self.table[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ (state >> 8)
    }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
  }
}

/// The checksum of zlib's streams, RFC 1950.
func adler32(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
  var (a, b): (UInt32, UInt32) = (1, 0)
  var start = 0
  while start < bytes.count {
    // So many sums fit into 32 bits before they must be reduced.
    let end = min(start + 5552, bytes.count)
    for index in start..<end {
      a &+= UInt32(bytes[index])
      b &+= a
    }
    a %= 65521
    b %= 65521
    start = end
  }
  return b << 16 | a
}
