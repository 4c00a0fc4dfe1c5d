/// How a residual is cut into partitions, each written in the code that makes it shortest.
struct Rice {
  /// How the values of one partition are written.
  private enum Code: Equatable {
    /// Quotients in unary, then that many low bits.
    case rice(parameter: Int)
    /// Every value with that many bits, behind the escape code.
    case plain(width: Int)
  }

  /// What has to be known of a partition to choose its code.
  private struct Partition {
    var sum = 0
    /// All bits that any value has.
    var used: UInt32 = 0
  }

  private let partitionOrder: Int
  private let codes: [Code]
  private let order: Int
  private let block: Int
  /// About how long it is, its own head included.
  let bits: Int

  /// As many cuts as the streamable subset allows, but none shorter than 32 samples.
  private static let mostCuts = 7
  /// Parameters have 4 bits, or 5 in the format's second method; the last of each is the escape.
  private static let widths = (short: 4, long: 5)
  private static let greatestShort = 14
  private static let greatest = 30

  /// `folded` has `order` values less than the block.
  init(_ folded: [UInt32], order: Int) {
    self.order = order
    block = folded.count + order
    var cuts = min(Self.mostCuts, block.trailingZeroBitCount)
    while cuts > 0, block >> cuts < 32 { cuts -= 1 }
    var partitions = Self.partitions(folded, order: order, cuts: cuts)
    var best: (cuts: Int, codes: [Code], bits: Int)?
    while true {
      var bits = 6
      var codes: [Code] = []
      for (part, partition) in partitions.enumerated() {
        let count = block >> cuts - (part == 0 ? order : 0)
        let choice = Self.choice(partition, count: count)
        codes.append(choice.code)
        bits += choice.bits
      }
      bits += codes.count * Self.width(of: codes)
      if bits < best?.bits ?? .max { best = (cuts, codes, bits) }
      guard cuts > 0 else { break }
      cuts -= 1
      partitions = stride(from: 0, to: partitions.count, by: 2).map { place in
        let (a, b) = (partitions[place], partitions[place + 1])
        return Partition(sum: a.sum + b.sum, used: a.used | b.used)
      }
    }
    partitionOrder = best?.cuts ?? 0
    codes = best?.codes ?? [.rice(parameter: 0)]
    bits = best?.bits ?? 0
  }

  private static func partitions(_ folded: [UInt32], order: Int, cuts: Int) -> [Partition] {
    let width = (folded.count + order) >> cuts
    var partitions: [Partition] = []
    var start = 0
    folded.withUnsafeBufferPointer { folded in
      for part in 0..<1 << cuts {
        let end = start + width - (part == 0 ? order : 0)
        var partition = Partition()
        for place in start..<end {
          partition.sum &+= Int(folded[place])
          partition.used |= folded[place]
        }
        partitions.append(partition)
        start = end
      }
    }
    return partitions
  }

  /// Of the parameters around the mean's size, the one that takes the fewest bits, about; or none of
  /// them, where plain values are shorter.
  private static func choice(_ partition: Partition, count: Int) -> (code: Code, bits: Int) {
    // An escape of no bits at all would be shorter still, but few decoders have ever met one.
    guard count > 0, partition.sum > 0 else { return (.rice(parameter: 0), count) }
    let mean = partition.sum / count
    let size = mean == 0 ? 0 : Int.bitWidth - mean.leadingZeroBitCount
    var best = (parameter: 0, bits: Int.max)
    for parameter in min(greatest, max(0, size - 2))...min(greatest, size) {
      // Half a step is lost by each rounding down.
      let lost = parameter == 0 ? 0 : count << (parameter - 1)
      let bits = count * (parameter + 1) + max(0, partition.sum - lost + count / 2) >> parameter
      if bits < best.bits { best = (parameter, bits) }
    }
    let width = UInt32.bitWidth - partition.used.leadingZeroBitCount
    let plain = 5 + count * width
    guard width < UInt32.bitWidth, plain < best.bits else {
      return (.rice(parameter: best.parameter), best.bits)
    }
    return (.plain(width: width), plain)
  }

  /// Bits of each parameter: the second method only where a parameter needs it.
  private static func width(of codes: [Code]) -> Int {
    let needsLong = codes.contains { code in
      if case .rice(let parameter) = code { parameter > greatestShort } else { false }
    }
    return needsLong ? widths.long : widths.short
  }

  func write(_ folded: [UInt32], to out: inout BitWriter) {
    let width = Self.width(of: codes)
    out.write(width == Self.widths.long ? 1 : 0, width: 2)
    out.write(UInt64(partitionOrder), width: 4)
    folded.withUnsafeBufferPointer { folded in
      var start = 0
      for (part, code) in codes.enumerated() {
        let end = start + block >> partitionOrder - (part == 0 ? order : 0)
        let values = UnsafeBufferPointer(rebasing: folded[start..<end])
        switch code {
        case .rice(let parameter):
          out.write(UInt64(parameter), width: width)
          out.writeRice(values, parameter: parameter)
        case .plain(let plain):
          out.write(1 << UInt64(width) - 1, width: width)
          out.write(UInt64(plain), width: 5)
          for value in values { out.write(signed: value.unfolded, width: plain) }
        }
        start = end
      }
    }
  }
}

extension UInt32 {
  /// The number that was folded to be positive: 0, −1, 1, −2 and on.
  fileprivate var unfolded: Int { Int(self >> 1) ^ -Int(self & 1) }
}
