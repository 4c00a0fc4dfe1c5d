/// How a residual is cut into partitions, each with the Rice parameter that makes it shortest.
struct Rice {
  private let partitionOrder: Int
  private let parameters: [Int]
  private let order: Int
  private let block: Int

  /// As many cuts as the streamable subset allows, but none shorter than 32 samples.
  private static let mostCuts = 7

  /// `folded` has `order` values less than the block.
  init(_ folded: [UInt32], order: Int) {
    self.order = order
    block = folded.count + order
    var cuts = min(Self.mostCuts, block.trailingZeroBitCount)
    while cuts > 0, block >> cuts < 32 { cuts -= 1 }
    var sums = Self.sums(folded, order: order, cuts: cuts)
    var best: (cuts: Int, parameters: [Int], bits: Int)?
    while true {
      var bits = 0
      var parameters: [Int] = []
      for (part, sum) in sums.enumerated() {
        let count = block >> cuts - (part == 0 ? order : 0)
        let choice = Self.choice(sum: sum, count: count)
        parameters.append(choice.parameter)
        bits += 4 + choice.bits
      }
      if bits < best?.bits ?? .max { best = (cuts, parameters, bits) }
      guard cuts > 0 else { break }
      cuts -= 1
      sums = stride(from: 0, to: sums.count, by: 2).map { sums[$0] + sums[$0 + 1] }
    }
    (partitionOrder, parameters) = (best?.cuts ?? 0, best?.parameters ?? [0])
  }

  private static func sums(_ folded: [UInt32], order: Int, cuts: Int) -> [Int] {
    let width = (folded.count + order) >> cuts
    var sums: [Int] = []
    var start = 0
    folded.withUnsafeBufferPointer { folded in
      for part in 0..<1 << cuts {
        let end = start + width - (part == 0 ? order : 0)
        var sum = 0
        for place in start..<end { sum &+= Int(folded[place]) }
        sums.append(sum)
        start = end
      }
    }
    return sums
  }

  /// Of the parameters around the mean's size, the one that takes the fewest bits, about.
  private static func choice(sum: Int, count: Int) -> (parameter: Int, bits: Int) {
    guard count > 0, sum > 0 else { return (0, count) }
    let mean = sum / count
    let size = mean == 0 ? 0 : Int.bitWidth - mean.leadingZeroBitCount
    var best = (parameter: 0, bits: Int.max)
    for parameter in max(0, size - 2)...min(14, max(0, size)) {
      // Half a step is lost by each rounding down.
      let lost = parameter == 0 ? 0 : count << (parameter - 1)
      let bits = count * (parameter + 1) + max(0, sum - lost + count / 2) >> parameter
      if bits < best.bits { best = (parameter, bits) }
    }
    return best
  }

  func write(_ folded: [UInt32], to out: inout BitWriter) {
    out.write(0, width: 2)
    out.write(UInt64(partitionOrder), width: 4)
    folded.withUnsafeBufferPointer { folded in
      var start = 0
      for (part, parameter) in parameters.enumerated() {
        let end = start + block >> partitionOrder - (part == 0 ? order : 0)
        out.write(UInt64(parameter), width: 4)
        out.writeRice(UnsafeBufferPointer(rebasing: folded[start..<end]), parameter: parameter)
        start = end
      }
    }
  }
}
