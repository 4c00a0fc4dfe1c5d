/// One block of samples of all channels.
struct FLACFrame {
  let bytes: [UInt8]

  init(_ recording: Recording, at start: Int, count: Int, number: Int) {
    let slices = recording.channels.map { $0[start..<start + count] }
    let (code, channels) = Self.decorrelated(slices)
    var bits = BitWriter(capacity: count * 4)
    Self.writeHeader(&bits, recording.rate, count: count, code: code, number: number)
    for (block, prediction) in channels { Self.write(block, prediction, to: &bits) }
    var bytes = bits.bytes
    bytes.appendBig(Checksum.crc16(bytes[...]))
    self.bytes = bytes
  }

  private static func writeHeader(
    _ bits: inout BitWriter, _ rate: Int, count: Int, code: UInt64, number: Int
  ) {
    var header = BitWriter()
    header.write(0x3FFE << 2, width: 16)
    // The number of samples follows in 16 bits.
    header.write(7, width: 4)
    header.write(rateCode(rate), width: 4)
    header.write(code, width: 4)
    header.write(4 << 1, width: 4)  // 16 bits
    for byte in coded(number) { header.write(byte: byte) }
    header.write(UInt64(count - 1), width: 16)
    if rateCode(rate) == 12 { header.write(UInt64(rate / 1000), width: 8) }
    for byte in header.bytes { bits.write(byte: byte) }
    bits.write(byte: Checksum.crc8(header.bytes[...]))
  }

  /// 16 and 24 kHz have codes of their own; of others the kilohertz follow.
  private static func rateCode(_ rate: Int) -> UInt64 {
    switch rate {
    case 16_000: 5
    case 24_000: 7
    default: 12
    }
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
  /// difference, whatever takes the fewest bits.
  ///
  /// The format also knows their mean; of tones it saves a thousandth, and takes a prediction more.
  private static func decorrelated(
    _ slices: [ArraySlice<Int16>]
  ) -> (UInt64, [(Block, Prediction)]) {
    func predicted(_ block: Block) -> (Block, Prediction) { (block, Prediction(for: block)) }
    let l = predicted(Block(slices[0]))
    guard slices.count == 2 else { return (0, [l]) }
    // Of a tone beside the middle the difference is rounded as roughly as each channel, and takes
    // as many bits: it is not worth a prediction.
    guard let difference = Block(differenceOf: slices), difference.roughBits < 1.5 * l.1.bits
    else { return (1, [l, predicted(Block(slices[1]))]) }
    let s = predicted(difference)
    // In the middle it's nearly nothing, and the right channel would take what the left one does.
    if s.1.bits < 0.7 * l.1.bits { return (8, [l, s]) }
    let r = predicted(Block(slices[1]))
    let (left, right, apart) = (l.1.bits, r.1.bits, s.1.bits)
    if apart >= max(left, right) { return (1, [l, r]) }
    return left <= right ? (8, [l, s]) : (9, [s, r])
  }

  /// A subframe: its kind, the samples that nothing predicts, and what is left of the others.
  private static func write(_ block: Block, _ prediction: Prediction, to bits: inout BitWriter) {
    if case .constant = prediction.kind {
      return writeHead(0, of: block, samples: 1, to: &bits)
    }
    guard let residual = prediction.residual(of: block),
      case let rice = Rice(residual, order: prediction.order),
      prediction.head(of: block) + rice.bits < block.count * block.depth
    else { return writeHead(1, of: block, samples: block.count, to: &bits) }
    if case .linear(let coefficients, let shift) = prediction.kind {
      writeHead(UInt64(31 + prediction.order), of: block, samples: prediction.order, to: &bits)
      bits.write(UInt64(prediction.precision - 1), width: 4)
      bits.write(signed: shift, width: 5)
      for factor in coefficients { bits.write(signed: Int(factor), width: prediction.precision) }
    } else {
      writeHead(UInt64(8 + prediction.order), of: block, samples: prediction.order, to: &bits)
    }
    rice.write(residual, to: &bits)
  }

  private static func writeHead(
    _ kind: UInt64, of block: Block, samples: Int, to bits: inout BitWriter
  ) {
    bits.write(kind << 1 | (block.wasted > 0 ? 1 : 0), width: 8)
    if block.wasted > 0 { bits.writeUnary(block.wasted - 1) }
    for sample in block.padded[Block.margin...].prefix(samples) {
      bits.write(signed: Int(sample), width: block.depth)
    }
  }
}
