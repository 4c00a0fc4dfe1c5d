/// One block of samples of all channels.
struct FLACFrame {
  let bytes: [UInt8]

  init(_ recording: Recording, at start: Int, count: Int, number: Int) {
    let slices = recording.channels.map { $0[start..<start + count] }
    let (code, channels) = Self.decorrelated(slices)
    var bits = BitWriter(capacity: count * 4)
    Self.writeHeader(&bits, count: count, code: code, number: number)
    for (block, prediction) in channels { Self.write(block, prediction, to: &bits) }
    var bytes = bits.bytes
    bytes.appendBig(Checksum.crc16(bytes[...]))
    self.bytes = bytes
  }

  private static func writeHeader(_ bits: inout BitWriter, count: Int, code: UInt64, number: Int) {
    var header = BitWriter()
    header.write(0x3FFE << 2, width: 16)
    let isWhole = count == FLACFile.blockSize
    header.write(isWhole ? 4 : 7, width: 4)
    header.write(7, width: 4)  // 24 kHz
    header.write(code, width: 4)
    header.write(4 << 1, width: 4)  // 16 bits
    for byte in coded(number) { header.write(byte: byte) }
    if !isWhole { header.write(UInt64(count - 1), width: 16) }
    for byte in header.bytes { bits.write(byte: byte) }
    bits.write(byte: Checksum.crc8(header.bytes[...]))
  }

  /// A frame number as UTF-8 writes a code point, but up to 36 bits.
  private static func coded(_ number: Int) -> [UInt8] {
    guard number >= 0x80 else { return [UInt8(number)] }
    var tail: [UInt8] = []
    var rest = number
    var room = 0x3F
    while rest > room {
      tail.insert(UInt8(0x80 | rest & 0x3F), at: 0)
      rest >>= 6
      room >>= 1
    }
    return [UInt8(truncatingIfNeeded: ~(room << 1 | 1) | rest)] + tail
  }

  /// The channel code, and the channels to write: left and right, or one of them with their
  /// difference, or mean and difference, whatever takes the fewest bits.
  private static func decorrelated(
    _ slices: [ArraySlice<Int16>]
  ) -> (UInt64, [(Block, Prediction)]) {
    func predicted(_ block: Block) -> (Block, Prediction) { (block, Prediction(for: block)) }
    let left = slices[0]
    let l = predicted(Block(left, left, depth: 16) { a, _ in a })
    guard slices.count == 2 else { return (0, [l]) }
    let right = slices[1]
    let r = predicted(Block(right, right, depth: 16) { a, _ in a })
    let s = predicted(Block(left, right, depth: 17) { $0 - $1 })
    let m = predicted(Block(left, right, depth: 16) { ($0 + $1) >> 1 })
    let ways: [(UInt64, [(Block, Prediction)])] = [
      (1, [l, r]), (8, [l, s]), (9, [s, r]), (10, [m, s]),
    ]
    return ways.min { $0.1[0].1.bits + $0.1[1].1.bits < $1.1[0].1.bits + $1.1[1].1.bits } ?? ways[0]
  }

  /// A subframe: its kind, the samples that nothing predicts, and what is left of the others.
  private static func write(_ block: Block, _ prediction: Prediction, to bits: inout BitWriter) {
    let kind: UInt64 =
      switch prediction.kind {
      case .constant: 0
      case .verbatim: 1
      case .fixed(let order): UInt64(8 + order)
      case .linear(let coefficients, _): UInt64(31 + coefficients.count)
      }
    bits.write(kind << 1 | (block.wasted > 0 ? 1 : 0), width: 8)
    if block.wasted > 0 { bits.writeUnary(block.wasted - 1) }
    let plain = if case .verbatim = prediction.kind { block.count } else { prediction.order }
    for sample in block.padded[Block.margin...].prefix(plain) {
      bits.write(signed: Int(sample), width: block.depth)
    }
    switch prediction.kind {
    case .constant: bits.write(signed: Int(block.first), width: block.depth)
    case .verbatim: break
    case .fixed: writeResidual(block, prediction, to: &bits)
    case .linear(let coefficients, let shift):
      bits.write(UInt64(Prediction.precision - 1), width: 4)
      bits.write(signed: shift, width: 5)
      for factor in coefficients { bits.write(signed: factor, width: Prediction.precision) }
      writeResidual(block, prediction, to: &bits)
    }
  }

  private static func writeResidual(
    _ block: Block, _ prediction: Prediction, to bits: inout BitWriter
  ) {
    let residual = prediction.residual(of: block)
    Rice(residual, order: prediction.order).write(residual, to: &bits)
  }
}
