/// How a residual is cut into partitions, each written in the code that makes it shortest.
struct Rice {
  /// How the values of one partition are written.
  private enum Code: Equatable {
    /// Quotients in unary, then that many low bits.
    case rice(parameter: Int)
    /// Every value with that many bits, behind the escape code.
    case plain(width: Int)

    /// Whether its parameter needs more than 4 bits.
    var isLong: Bool { if case .rice(let parameter) = self { parameter > 14 } else { false } }
  }

  /// What has to be known of a partition to choose its code.
  private struct Partition {
    var sum = 0
    var count = 0
    /// All bits that any value has.
    var used: UInt32 = 0
  }

  private let partitionOrder: Int
  private let codes: [Code]
  private let order: Int
  private let block: Int
  /// About how long it is, its own head included.
  let bits: Int

  /// As many cuts as the streamable subset allows, but none shorter than 64 samples.
  private static let mostCuts = 7
  /// Parameters have 4 bits, or 5 in the format's second method; the last of each is the escape.
  private static let greatest = 30

  /// `folded` has `order` values less than the block.
  init(_ folded: [UInt32], order: Int) {
    self.order = order
    block = folded.count + order
    var cuts = min(Self.mostCuts, block.trailingZeroBitCount)
    while cuts > 0, block >> cuts < 64 { cuts -= 1 }
    let tree = Self.tree(folded, order: order, cuts: cuts)
    var best = (cuts: 0, bits: Int.max)
    for cuts in 0...cuts {
      var (bits, isLong) = (6, false)
      for partition in tree[1 << cuts..<2 << cuts] {
        let choice = Self.choice(partition)
        bits += choice.bits
        isLong = isLong || choice.code.isLong
      }
      bits += Self.width(isLong: isLong) << cuts
      if bits < best.bits { best = (cuts, bits) }
    }
    (partitionOrder, bits) = best
    codes = tree[1 << best.cuts..<2 << best.cuts].map { Self.choice($0).code }
  }

  /// The whole at 1, the parts of each at twice its place and one further on.
  private static func tree(_ folded: [UInt32], order: Int, cuts: Int) -> [Partition] {
    let width = (folded.count + order) >> cuts
    var tree = [Partition](repeating: Partition(), count: 2 << cuts)
    folded.withUnsafeBufferPointer { folded in
      guard let values = folded.baseAddress else { return }
      var start = 0
      for part in 0..<1 << cuts {
        let count = width - (part == 0 ? order : 0)
        var (sum, used): (UInt64, UInt32) = (0, 0)
        for place in 0..<count {
          sum &+= UInt64(values[start &+ place])
          used |= values[start &+ place]
        }
        tree[1 << cuts + part] = Partition(sum: Int(sum), count: count, used: used)
        start += count
      }
    }
    for place in (1..<1 << cuts).reversed() {
      let (a, b) = (tree[2 * place], tree[2 * place + 1])
      tree[place] = Partition(sum: a.sum + b.sum, count: a.count + b.count, used: a.used | b.used)
    }
    return tree
  }

  /// Of the parameters around the mean's size, the one that takes the fewest bits, about; or none of
  /// them, where plain values are shorter.
  private static func choice(_ partition: Partition) -> (code: Code, bits: Int) {
    let (sum, count) = (partition.sum, partition.count)
    // An escape of no bits at all would be shorter still, but few decoders have ever met one.
    guard count > 0, sum > 0 else { return (.rice(parameter: 0), count) }
    let size = count.leadingZeroBitCount - sum.leadingZeroBitCount
    var best = (parameter: 0, bits: Int.max)
    for parameter in min(greatest, max(0, size - 2))...min(greatest, max(0, size + 1)) {
      // Half a step is lost by each rounding down.
      let lost = parameter == 0 ? 0 : count << (parameter - 1)
      let bits = count * (parameter + 1) + max(0, sum - lost + count / 2) >> parameter
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
  private static func width(isLong: Bool) -> Int { isLong ? 5 : 4 }

  func write(_ folded: [UInt32], to out: inout BitWriter) {
    let isLong = codes.contains(where: \.isLong)
    let width = Self.width(isLong: isLong)
    out.write(isLong ? 1 : 0, width: 2)
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
