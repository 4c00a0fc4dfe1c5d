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
    guard let values = folded.baseAddress, parameter < 32 else { return }
    let width = UInt64(parameter)
    var (quotients, longest): (UInt64, UInt32) = (0, 0)
    for place in 0..<folded.count {
      quotients &+= UInt64(values[place] &>> UInt32(parameter))
      longest |= values[place] &>> UInt32(parameter)
    }
    guard Int(longest) + parameter < 60 else {
      for value in folded {
        writeUnary(Int(value &>> UInt32(parameter)))
        if parameter > 0 { write(UInt64(value) & (1 &<< width &- 1), width: parameter) }
      }
      return
    }
    // As many words as these bits fill, and then without asking for each whether there is room.
    let bits = Int(quotients) + folded.count * (parameter + 1)
    let start = words.count
    words.append(contentsOf: repeatElement(0, count: bits / 64 + 1))
    var (held, free, place) = (held, free, start)
    words.withUnsafeMutableBufferPointer { words in
      guard let out = words.baseAddress else { return }
      for index in 0..<folded.count {
        let value = UInt64(values[index])
        let code = (1 &<< width) | value & (1 &<< width &- 1)
        let length = Int(truncatingIfNeeded: value &>> width) &+ parameter &+ 1
        if length <= free {
          free &-= length
          held |= code &<< UInt64(free)
        } else {
          let rest = length &- free
          out[place] = held | code &>> UInt64(rest)
          place &+= 1
          free = 64 &- rest
          held = code &<< UInt64(free)
        }
      }
    }
    words.removeLast(words.count - place)
    (self.held, self.free) = (held, free)
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
