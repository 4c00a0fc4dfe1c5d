/// A reader of zlib's streams written from RFC 1950 and RFC 1951 alone, slow and strict.
struct Inflater {
  struct Fault: Error, CustomStringConvertible { let description: String }

  private(set) var bytes: [UInt8] = []
  private let source: [UInt8]
  private var place = 0

  init(_ stream: [UInt8]) throws {
    source = stream
    guard stream.count > 5, (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0, stream[0] == 0x78
    else {
      throw Fault(description: "no head of zlib")
    }
    place = 16
    var isLast = false
    while !isLast {
      isLast = try number(1) == 1
      guard try number(2) == 2 else { throw Fault(description: "a block of another kind") }
      try block()
    }
    place = (place + 7) / 8 * 8
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let sum = try (0..<4).reduce(0) { sum, _ in sum << 8 | (try number(8)) }
    guard sum == b << 16 | a else { throw Fault(description: "another checksum") }
    guard place == source.count * 8 else { throw Fault(description: "more behind the end") }
  }

  private mutating func number(_ width: Int) throws -> Int {
    guard place + width <= source.count * 8 else { throw Fault(description: "it ends early") }
    var value = 0
    for bit in 0..<width {
      value |= Int(source[place / 8] >> (place % 8) & 1) << bit
      place += 1
    }
    return value
  }

  /// Symbols by the bits that stand for them, as text: slow, and plain to see.
  private static func code(_ lengths: [Int], _ what: String) throws -> [String: Int] {
    var code: [String: Int] = [:]
    var next = 0
    for length in 1...15 {
      next <<= 1
      for (symbol, own) in lengths.enumerated() where own == length {
        let bits = String(next, radix: 2)
        guard bits.count <= length else { throw Fault(description: "too many codes of \(what)") }
        code[String(repeating: "0", count: length - bits.count) + bits] = symbol
        next += 1
      }
    }
    let filled = lengths.filter { $0 > 0 }.reduce(0) { $0 + (1 << (15 - $1)) }
    // One code alone may leave the other half unused.
    guard filled == 1 << 15 || code.count == 1 else {
      throw Fault(description: "codes of \(what) that leave a gap")
    }
    return code
  }

  private mutating func symbol(_ code: [String: Int]) throws -> Int {
    var bits = ""
    while bits.count < 15 {
      bits += try number(1) == 1 ? "1" : "0"
      if let symbol = code[bits] { return symbol }
    }
    throw Fault(description: "the bits \(bits) stand for nothing")
  }

  private mutating func block() throws {
    let (literals, distances) = (try number(5) + 257, try number(5) + 1)
    guard literals <= 286, distances <= 30 else { throw Fault(description: "too many symbols") }
    var own = [Int](repeating: 0, count: 19)
    let count = try number(4) + 4
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for place in order.prefix(count) { own[place] = try number(3) }
    let head = try Self.code(own, "lengths")
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      switch try symbol(head) {
      case 16:
        guard let last = lengths.last else { throw Fault(description: "nothing to repeat") }
        lengths += Array(repeating: last, count: try number(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try number(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try number(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == literals + distances else {
      throw Fault(description: "too many lengths")
    }
    let near = try Self.code(Array(lengths[..<literals]), "letters")
    let far = try Self.code(Array(lengths[literals...]), "distances")
    while true {
      let symbol = try symbol(near)
      if symbol == 256 { return }
      guard symbol > 256 else {
        bytes.append(UInt8(symbol))
        continue
      }
      let length = try length(symbol)
      let distance = try distance(try self.symbol(far))
      guard distance <= min(bytes.count, 32_768) else { throw Fault(description: "too far back") }
      for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
    }
  }

  private mutating func length(_ symbol: Int) throws -> Int {
    if symbol == 285 { return 258 }
    if symbol < 265 { return symbol - 254 }
    let extra = (symbol - 261) / 4
    return 3 + (4 + (symbol - 261) % 4) << extra + (try number(extra))
  }

  private mutating func distance(_ symbol: Int) throws -> Int {
    if symbol < 4 { return symbol + 1 }
    let extra = symbol / 2 - 1
    return 1 + (2 + symbol % 2) << extra + (try number(extra))
  }
}
