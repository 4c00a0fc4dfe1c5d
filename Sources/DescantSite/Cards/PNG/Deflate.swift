/// Compresses as RFC 1951 and RFC 1950 say: repeats are named, and one Huffman code fits all.
enum Deflate {
  /// A stream of zlib, with its head and its checksum.
  ///
  /// `stride`: how far back what is alike often lies: a row of a picture.
  static func zlib(_ bytes: [UInt8], stride: Int) -> [UInt8] {
    bytes.withUnsafeBufferPointer { bytes in
      var writer = BitWriter()
      writer.put(0x78, bits: 8)
      writer.put(0x9C, bits: 8)
      write(Repeats.find(in: bytes, stride: stride), to: &writer)
      writer.finish()
      let sum = adler32(bytes)
      for shift in [24, 16, 8, 0] { writer.put(Int(sum >> UInt32(shift) & 0xFF), bits: 8) }
      return writer.bytes
    }
  }

  /// One block with a code of its own.
  private static func write(_ tokens: [Repeats.Token], to writer: inout BitWriter) {
    var symbols = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    symbols[256] = 1
    for token in tokens {
      if token.distance == 0 {
        symbols[token.value] += 1
      } else {
        symbols[Steps.lengths.symbol(token.value) + 257] += 1
        distances[Steps.distances.symbol(token.distance)] += 1
      }
    }
    if distances.allSatisfy({ $0 == 0 }) { distances[0] = 1 }
    let (literal, distance) = (
      PrefixCode(counts: symbols, limit: 15), PrefixCode(counts: distances, limit: 15)
    )
    writer.put(1, bits: 1)
    writer.put(2, bits: 2)
    head(literal, distance, to: &writer)
    for token in tokens {
      guard token.distance > 0 else {
        writer.put(token.value, literal)
        continue
      }
      let length = Steps.lengths.symbol(token.value)
      writer.put(length + 257, literal)
      writer.put(token.value - Steps.lengths.bases[length], bits: Steps.lengths.extra[length])
      let far = Steps.distances.symbol(token.distance)
      writer.put(far, distance)
      writer.put(token.distance - Steps.distances.bases[far], bits: Steps.distances.extra[far])
    }
    writer.put(256, literal)
  }

  /// Both codes' lengths, which are coded themselves.
  private static func head(
    _ literal: PrefixCode, _ distance: PrefixCode, to writer: inout BitWriter
  ) {
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let runs = runs(of: literal.lengths + distance.lengths)
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = PrefixCode(counts: counts, limit: 7)
    let last = order.lastIndex { code.lengths[$0] > 0 } ?? 3
    writer.put(literal.lengths.count - 257, bits: 5)
    writer.put(distance.lengths.count - 1, bits: 5)
    writer.put(max(last, 3) - 3, bits: 4)
    for symbol in order[...max(last, 3)] { writer.put(code.lengths[symbol], bits: 3) }
    for run in runs {
      writer.put(run.symbol, code)
      writer.put(run.more, bits: run.bits)
    }
  }

  /// Lengths with their repeats: 16 repeats the last, 17 and 18 stand for zeros.
  private static func runs(of lengths: [Int]) -> [(symbol: Int, more: Int, bits: Int)] {
    var runs: [(symbol: Int, more: Int, bits: Int)] = []
    var place = 0
    while place < lengths.count {
      let length = lengths[place]
      var count = lengths[place...].prefix { $0 == length }.count
      place += count
      if length > 0 {
        runs.append((length, 0, 0))
        count -= 1
      }
      while count >= 3 {
        let taken = min(count, length > 0 ? 6 : 138)
        let symbol = length > 0 ? 16 : taken > 10 ? 18 : 17
        runs.append((symbol, taken - (symbol == 18 ? 11 : 3), [16: 2, 17: 3, 18: 7][symbol] ?? 0))
        count -= taken
      }
      for _ in 0..<count { runs.append((length, 0, 0)) }
    }
    return runs
  }
}

/// Symbols that stand for a span of values, told apart by more bits.
private struct Steps {
  let bases: [Int]
  let extra: [Int]
  private let symbols: [UInt8]

  static let lengths = Steps(
    start: 3, extra: (0..<28).map { $0 < 8 ? 0 : ($0 - 4) / 4 } + [0], last: 258)
  static let distances = Steps(
    start: 1, extra: (0..<30).map { $0 < 4 ? 0 : ($0 - 2) / 2 }, last: 32768)

  private init(start: Int, extra: [Int], last: Int) {
    var (bases, next): ([Int], Int) = ([], start)
    for bits in extra {
      bases.append(next)
      next += 1 << bits
    }
    // The longest repeat has a symbol of its own.
    if last == 258 { bases[28] = 258 }
    var symbols = [UInt8](repeating: 0, count: last + 1)
    for (symbol, base) in bases.enumerated() {
      for value in base...last { symbols[value] = UInt8(symbol) }
    }
    (self.bases, self.extra, self.symbols) = (bases, extra, symbols)
  }

  func symbol(_ value: Int) -> Int { Int(symbols[value]) }
}
