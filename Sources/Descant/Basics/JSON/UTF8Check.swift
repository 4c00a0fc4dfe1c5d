/// Well-formed UTF-8 by the Unicode standard's table 3-7.
enum UTF8Check {
  /// How many bytes at the start are well formed: `bytes.count` when all are.
  static func validPrefix(of bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { validPrefix(of: $0) }
  }

  static func validPrefix(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let count = bytes.count
    var i = 0
    while i < count {
      if bytes[i] < 0x80 {
        i = endOfASCII(bytes, from: i)
        continue
      }
      let length = sequenceLength(bytes, at: i)
      if length == 0 { return i }
      i &+= length
    }
    return count
  }

  /// Eight bytes a step while none has its high bit set.
  @inline(__always)
  private static func endOfASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var i = start
    let raw = UnsafeRawBufferPointer(bytes)
    while i &+ 8 <= bytes.count,
      raw.loadUnaligned(fromByteOffset: i, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      i &+= 8
    }
    while i < bytes.count, bytes[i] < 0x80 { i &+= 1 }
    return i
  }

  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Int {
    let lead = bytes[i]
    let length: Int
    let second: ClosedRange<UInt8>
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard i + length <= bytes.count, second.contains(bytes[i + 1]) else { return 0 }
    for next in bytes[i + 2..<i + length] where next & 0xC0 != 0x80 { return 0 }
    return length
  }
}
