/// One block of samples of all channels.
struct FLACFrame {
  private(set) var bytes: [UInt8]

  init(_ recording: Recording, at start: Int, count: Int, number: Int) {
    let channels = recording.channels.map { channel in
      channel[start..<start + count].map(Int32.init)
    }
    let (code, coded) = Self.decorrelated(channels)
    var bits = BitWriter()
    Self.writeHeader(&bits, count: count, code: code, number: number)
    for (channel, depth) in coded { Subframe(channel, depth: depth).write(to: &bits) }
    bits.align()
    bytes = bits.bytes
    bytes.appendBig(Checksum.crc16(bytes[...]))
  }

  private static func writeHeader(_ bits: inout BitWriter, count: Int, code: UInt64, number: Int) {
    bits.write(0x3FFE << 2, width: 16)
    bits.write(count == 4096 ? 12 : 7, width: 4)
    bits.write(7, width: 4)  // 24 kHz
    bits.write(code, width: 4)
    bits.write(4 << 1, width: 4)  // 16 bits
    for byte in coded(number) { bits.write(UInt64(byte), width: 8) }
    if count != 4096 { bits.write(UInt64(count - 1), width: 16) }
    bits.align()
    bits.write(UInt64(Checksum.crc8(bits.bytes[...])), width: 8)
  }

  /// A frame number as UTF-8 writes a code point, but up to 36 bits.
  private static func coded(_ number: Int) -> [UInt8] {
    guard number >= 0x80 else { return [UInt8(number)] }
    var bytes: [UInt8] = []
    var rest = number
    var first = 0x3F
    while rest > first {
      bytes.insert(UInt8(0x80 | rest & 0x3F), at: 0)
      rest >>= 6
      first >>= 1
    }
    return [UInt8(truncatingIfNeeded: ~(first << 1 | 1) | rest)] + bytes
  }

  /// The channel code, and the channels to write with their bits a sample: left and right, or
  /// one of them with their difference, or mean and difference, whatever varies least.
  private static func decorrelated(_ channels: [[Int32]]) -> (UInt64, [([Int32], Int)]) {
    guard channels.count == 2 else { return (0, channels.map { ($0, 16) }) }
    let (left, right) = (channels[0], channels[1])
    let side = zip(left, right).map { $0 - $1 }
    let middle = zip(left, right).map { ($0 + $1) >> 1 }
    let (l, r, s, m) = (roughness(left), roughness(right), roughness(side), roughness(middle))
    let ways: [(UInt64, Int, [([Int32], Int)])] = [
      (1, l + r, [(left, 16), (right, 16)]), (8, l + s, [(left, 16), (side, 17)]),
      (9, r + s, [(side, 17), (right, 16)]), (10, m + s, [(middle, 16), (side, 17)]),
    ]
    let best = ways.min { $0.1 < $1.1 } ?? ways[0]
    return (best.0, best.2)
  }

  /// The sum of second differences: what a predictor would have to write.
  private static func roughness(_ samples: [Int32]) -> Int {
    guard samples.count > 2 else { return 0 }
    var sum = 0
    for place in 2..<samples.count {
      sum += Int(abs(samples[place] - 2 * samples[place - 1] + samples[place - 2]))
    }
    return sum
  }
}
