/// Bits in the order of FLAC: the highest first.
struct BitWriter {
  private var words: [UInt64] = []
  private var held: UInt64 = 0
  /// How many low bits of `held` are still free.
  private var free = 64

  init(capacity: Int = 64) { words.reserveCapacity(capacity / 8 + 1) }

  /// The `width` low bits of `value`, whose other bits are zero; 1 to 63.
  @inline(__always) mutating func write(_ value: UInt64, width: Int) {
    if width <= free {
      free -= width
      held |= value << UInt64(free)
      return
    }
    let rest = width - free
    words.append(held | value >> UInt64(rest))
    free = 64 - rest
    held = value << UInt64(free)
  }

  mutating func write(signed value: Int, width: Int) {
    write(UInt64(bitPattern: Int64(value)) & (1 << UInt64(width) - 1), width: width)
  }

  mutating func write(byte: UInt8) { write(UInt64(byte), width: 8) }

  /// Zeros, then a one.
  mutating func writeUnary(_ zeros: Int) {
    var rest = zeros
    while rest >= 32 {
      write(0, width: 32)
      rest -= 32
    }
    write(1, width: rest + 1)
  }

  /// Residuals, folded to be positive: each one's quotient in unary, then `parameter` low bits.
  mutating func writeRice(_ folded: UnsafeBufferPointer<UInt32>, parameter: Int) {
    let mark = UInt64(1) << UInt64(parameter)
    for value in folded {
      let value = UInt64(value)
      let quotient = Int(truncatingIfNeeded: value >> UInt64(parameter))
      let low = value & (mark - 1)
      if quotient + parameter < 60 {
        write(mark | low, width: quotient + 1 + parameter)
      } else {
        writeUnary(quotient)
        if parameter > 0 { write(low, width: parameter) }
      }
    }
  }

  /// All whole bytes, the last one filled with zeros.
  var bytes: [UInt8] {
    let tail = (64 - free + 7) / 8
    let count = words.count * 8 + tail
    return [UInt8](unsafeUninitializedCapacity: count + 8) { buffer, used in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      for (place, word) in words.enumerated() {
        raw.storeBytes(of: word.bigEndian, toByteOffset: place * 8, as: UInt64.self)
      }
      raw.storeBytes(of: held.bigEndian, toByteOffset: words.count * 8, as: UInt64.self)
      used = count
    }
  }
}
