/// Bits into bytes, the lowest first, as DEFLATE wants them.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var held: UInt64 = 0
  private var count: UInt64 = 0

  mutating func put(_ value: Int, bits: Int) {
    held |= UInt64(value) << count
    count += UInt64(bits)
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: held))
      held >>= 8
      count -= 8
    }
  }

  mutating func put(_ symbol: Int, _ code: PrefixCode) {
    put(code.codes[symbol], bits: code.lengths[symbol])
  }

  /// To the next whole byte.
  mutating func finish() {
    if count > 0 { put(0, bits: Int(8 - count)) }
  }
}
