/// A decoder of FLAC written from RFC 9639 alone: it shares nothing with what writes the files.
///
/// Slow and strict: whatever the RFC forbids, or the file's own head promises otherwise, is a fault.
struct FLACDecoder {
  struct Fault: Error, CustomStringConvertible { let description: String }

  private(set) var channels: [[Int]] = []
  /// How often each way of writing was met.
  private(set) var met: [String: Int] = [:]
  private(set) var rate = 0
  private var bits: BitReader
  private var frames: [(start: Int, offset: Int, count: Int)] = []
  private var sizes: [Int] = []

  init(_ file: [UInt8]) throws {
    bits = BitReader(bytes: file)
    guard try bits.number(32) == 0x664C_6143 else { throw Fault(description: "no fLaC") }
    var seeks: [(start: Int, offset: Int, count: Int)] = []
    var promised: (blocks: Int, sizes: [Int], channels: Int, length: Int)?
    var isLast = false
    while !isLast {
      isLast = try bits.number(1) == 1
      let kind = try bits.number(7)
      let length = try bits.number(24)
      let end = bits.place + length * 8
      if kind == 0 {
        let blocks = [try bits.number(16), try bits.number(16)]
        let sizes = [try bits.number(24), try bits.number(24)]
        rate = try bits.number(20)
        try expect([12_000, 16_000, 24_000].contains(rate), true, "sample rate")
        let channels = try bits.number(3) + 1
        try expect(bits.number(5), 15, "bits a sample, less one")
        try expect(blocks[0], blocks[1], "block sizes")
        promised = (blocks[0], sizes, channels, try bits.number(36))
        bits.place += 128
      } else if kind == 3 {
        while bits.place < end {
          seeks.append((try bits.number(64), try bits.number(64), try bits.number(16)))
        }
      } else {
        bits.place = end
      }
      try expect(bits.place, end, "end of metadata block \(kind)")
    }
    guard let promised else { throw Fault(description: "no STREAMINFO") }
    channels = Array(repeating: [], count: promised.channels)
    let first = bits.place / 8
    while bits.place < file.count * 8 {
      try readFrame(number: sizes.count, block: promised.blocks, after: first)
    }
    try expect(channels[0].count, promised.length, "samples")
    try expect(promised.sizes, [sizes.min() ?? 0, sizes.max() ?? 0], "frame sizes")
    for seek in seeks where !frames.contains(where: { $0 == seek }) {
      throw Fault(description: "a seek point that is none: \(seek)")
    }
  }

  private func expect<Value: Equatable>(_ got: Value, _ wanted: Value, _ what: String) throws {
    if got != wanted { throw Fault(description: "\(what): \(got), not \(wanted)") }
  }

  private mutating func readFrame(number: Int, block: Int, after first: Int) throws {
    let start = bits.place / 8
    try expect(bits.number(16), 0xFFF8, "sync code of frame \(number)")
    let sizeCode = try bits.number(4)
    try expect(bits.number(4), [16_000: 5, 24_000: 7][rate] ?? 12, "rate code")
    let way = try bits.number(4)
    try expect(bits.number(4), 8, "16 bits, and a zero")
    try expect(bits.codedNumber(), number, "frame number")
    let count =
      switch sizeCode {
      case 2...5: 576 << (sizeCode - 2)
      case 6: try bits.number(8) + 1
      case 7: try bits.number(16) + 1
      default: throw Fault(description: "block size code \(sizeCode)")
      }
    if rate == 12_000 { try expect(bits.number(8), 12, "kilohertz") }
    if count > block { throw Fault(description: "\(count) samples in a block of \(block)") }
    try expect(bits.remainder(from: start, polynomial: 0x07, width: 8), bits.number(8), "CRC-8")
    var pair: [[Int]] = []
    for place in channels.indices {
      let isSide = way == 8 && place == 1 || way == 9 && place == 0 || way == 10 && place == 1
      pair.append(try subframe(count: count, depth: isSide ? 17 : 16))
    }
    try restore(&pair, way: way)
    if bits.place % 8 > 0 {
      try expect(bits.number(8 - bits.place % 8), 0, "padding of frame \(number)")
    }
    let sum = bits.remainder(from: start, polynomial: 0x8005, width: 16)
    try expect(bits.number(16), sum, "CRC-16")
    frames.append((channels[0].count, start - first, count))
    sizes.append(bits.place / 8 - start)
    for (place, samples) in pair.enumerated() { channels[place] += samples }
  }

  static func number(ofFrame frame: [UInt8]) throws -> Int {
    var bits = BitReader(bytes: frame, place: 32)
    return try bits.codedNumber()
  }

  private mutating func restore(_ pair: inout [[Int]], way: Int) throws {
    met["way \(way)", default: 0] += 1
    switch way {
    case 0 where pair.count == 1, 1 where pair.count == 2: break
    case 8: pair[1] = zip(pair[0], pair[1]).map { $0 - $1 }
    case 9: pair[0] = zip(pair[0], pair[1]).map { $0 + $1 }
    case 10:
      let doubled = zip(pair[0], pair[1]).map { ($0 << 1 | $1 & 1, $1) }
      pair = [doubled.map { ($0 + $1) >> 1 }, doubled.map { ($0 - $1) >> 1 }]
    default: throw Fault(description: "channel code \(way) of \(pair.count) channels")
    }
    for sample in pair.joined() where Int16(exactly: sample) == nil {
      throw Fault(description: "a sample of \(sample)")
    }
  }

  private mutating func subframe(count: Int, depth: Int) throws -> [Int] {
    try expect(bits.number(1), 0, "first bit of a subframe")
    let kind = try bits.number(6)
    let wasted = try bits.number(1) == 1 ? try bits.unary() + 1 : 0
    let depth = depth - wasted
    if depth < 1 { throw Fault(description: "\(depth) bits a sample") }
    let samples: [Int]
    switch kind {
    case 0:
      met["constant", default: 0] += 1
      samples = Array(repeating: try bits.signed(depth), count: count)
    case 1:
      met["verbatim", default: 0] += 1
      samples = try (0..<count).map { _ in try bits.signed(depth) }
    case 8...12:
      met["fixed", default: 0] += 1
      let table = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]]
      let warm = try (0..<kind - 8).map { _ in try bits.signed(depth) }
      samples = try predicted(warm, count: count, factors: table[kind - 8], shift: 0)
    case 32...63:
      met["linear", default: 0] += 1
      let warm = try (0..<kind - 31).map { _ in try bits.signed(depth) }
      let precision = try bits.number(4) + 1
      let shift = try bits.signed(5)
      if precision == 16 || shift < 0 || kind > 43 { throw Fault(description: "not streamable") }
      let factors = try warm.map { _ in try bits.signed(precision) }
      samples = try predicted(warm, count: count, factors: factors, shift: shift)
    default: throw Fault(description: "subframe kind \(kind)")
    }
    for sample in samples where abs(2 * sample + 1) > 1 << depth {
      throw Fault(description: "a sample of \(sample) in \(depth) bits")
    }
    return samples.map { $0 << wasted }
  }

  private mutating func predicted(_ warm: [Int], count: Int, factors: [Int], shift: Int) throws
    -> [Int]
  {
    var samples = warm
    for rest in try residual(count: count, order: warm.count) {
      let sum = factors.indices.reduce(0) { $0 + factors[$1] * samples[samples.count - 1 - $1] }
      samples.append(rest + sum >> shift)
    }
    return samples
  }

  private mutating func residual(count: Int, order: Int) throws -> [Int] {
    let method = try bits.number(2)
    if method > 1 { throw Fault(description: "residual method \(method)") }
    met["method \(method)", default: 0] += 1
    let cuts = try bits.number(4)
    if cuts > 8 || count & (1 << cuts - 1) > 0 || count >> cuts <= order {
      throw Fault(description: "\(cuts) cuts of \(count), order \(order)")
    }
    var rests: [Int] = []
    for part in 0..<1 << cuts {
      let parameter = try bits.number(method == 0 ? 4 : 5)
      let width = try parameter == (method == 0 ? 15 : 31) ? bits.number(5) : nil
      met[width == nil ? "Rice" : "escape", default: 0] += 1
      for _ in 0..<count >> cuts - (part == 0 ? order : 0) {
        if let width {
          rests.append(try bits.signed(width))
        } else {
          let folded = try bits.unary() << parameter | bits.number(parameter)
          rests.append(folded % 2 == 0 ? folded / 2 : -(folded + 1) / 2)
        }
      }
    }
    for rest in rests where abs(rest) >= 1 << 31 { throw Fault(description: "a rest of \(rest)") }
    return rests
  }
}

/// Bits one at a time, the highest of each byte first.
struct BitReader {
  let bytes: [UInt8]
  var place = 0

  mutating func number(_ width: Int) throws -> Int {
    guard place + width <= bytes.count * 8 else {
      throw FLACDecoder.Fault(description: "the file ends too early")
    }
    var value = 0
    for _ in 0..<width {
      value = value << 1 | Int(bytes[place / 8] >> (7 - place % 8) & 1)
      place += 1
    }
    return value
  }

  mutating func signed(_ width: Int) throws -> Int {
    guard width > 0 else { return 0 }
    let value = try number(width)
    return value >= 1 << (width - 1) ? value - 1 << width : value
  }

  mutating func unary() throws -> Int {
    var zeros = 0
    while try number(1) == 0 { zeros += 1 }
    return zeros
  }

  /// A number as UTF-8 writes a code point, but up to 36 bits.
  mutating func codedNumber() throws -> Int {
    let head = try number(8)
    let ones = (~UInt8(head)).leadingZeroBitCount
    guard ones > 0 else { return head }
    guard (2...7).contains(ones) else { throw FLACDecoder.Fault(description: "a head of \(head)") }
    var value = head & (0x7F >> ones)
    for _ in 1..<ones {
      guard try number(2) == 2 else { throw FLACDecoder.Fault(description: "coded number's tail") }
      value = value << 6 | (try number(6))
    }
    return value
  }

  /// What is left of the bytes from `start` to here, divided as a polynomial over two elements.
  func remainder(from start: Int, polynomial: Int, width: Int) -> Int {
    var rest = 0
    for byte in bytes[start..<place / 8] {
      for bit in (0..<8).reversed() {
        let carry = rest >> (width - 1) & 1 ^ Int(byte >> bit & 1)
        rest = rest << 1 & (1 << width - 1) ^ (carry == 1 ? polynomial : 0)
      }
    }
    return rest
  }
}
