/// Bits in the order of FLAC: the highest first.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var held: UInt64 = 0
  /// How many bits of `held` are taken, from the top.
  private var count = 0

  /// The `width` low bits of `value`; at most 56.
  mutating func write(_ value: UInt64, width: Int) {
    if width > 64 - count { flush() }
    guard width > 0 else { return }
    held |= (value & (UInt64.max >> UInt64(64 - width))) << UInt64(64 - count - width)
    count += width
  }

  mutating func write(signed value: Int, width: Int) {
    write(UInt64(bitPattern: Int64(value)), width: width)
  }

  /// Zeros, then a one.
  mutating func writeUnary(_ zeros: Int) {
    var rest = zeros
    while rest >= 32 {
      write(0, width: 32)
      rest -= 32
    }
    write(1, width: rest + 1)
  }

  /// A residual: its quotient in unary, then `parameter` low bits.
  mutating func writeRice(_ value: Int32, parameter: Int) {
    let folded = UInt32(bitPattern: (value << 1) ^ (value >> 31))
    let quotient = Int(folded >> UInt32(parameter))
    guard quotient + 1 + parameter <= 56 else {
      writeUnary(quotient)
      return write(UInt64(folded), width: parameter)
    }
    let low = UInt64(folded) & ((1 << UInt64(parameter)) - 1)
    write(1 << UInt64(parameter) | low, width: quotient + 1 + parameter)
  }

  /// Whole bytes go out; up to seven bits stay.
  private mutating func flush() {
    let whole = count / 8
    withUnsafeBytes(of: held.bigEndian) { bytes.append(contentsOf: $0.prefix(whole)) }
    held = whole == 8 ? 0 : held << UInt64(whole * 8)
    count -= whole * 8
  }

  /// Zeros up to the next byte.
  mutating func align() {
    flush()
    guard count > 0 else { return }
    count = 8
    flush()
  }
}
