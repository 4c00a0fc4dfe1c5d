/// One channel of a block: how its samples are predicted, and what is left to write.
struct Subframe {
  private enum Coding {
    case constant
    case verbatim
    case fixed(order: Int, residual: [Int32])
  }

  private let samples: [Int32]
  private let depth: Int
  private let coding: Coding

  init(_ samples: [Int32], depth: Int) {
    self.samples = samples
    self.depth = depth
    guard samples.contains(where: { $0 != samples[0] }) else {
      coding = .constant
      return
    }
    guard samples.count > 8 else {
      coding = .verbatim
      return
    }
    let candidates = (0...4).map { ($0, Self.difference(samples, order: $0)) }
    let best = candidates.min { Self.weight($0.1) < Self.weight($1.1) } ?? candidates[0]
    coding = .fixed(order: best.0, residual: best.1)
  }

  private static func weight(_ residual: [Int32]) -> Int {
    residual.reduce(0) { $0 + Int(abs($1)) }
  }

  /// The order-th difference, without its first `order` values.
  private static func difference(_ samples: [Int32], order: Int) -> [Int32] {
    var values = samples
    for _ in 0..<order { values = zip(values.dropFirst(), values).map { $0 - $1 } }
    return values
  }

  func write(to bits: inout BitWriter) {
    switch coding {
    case .constant:
      bits.write(0, width: 8)
      bits.write(signed: Int(samples[0]), width: depth)
    case .verbatim:
      bits.write(1 << 1, width: 8)
      for sample in samples { bits.write(signed: Int(sample), width: depth) }
    case .fixed(let order, let residual):
      bits.write(UInt64(8 + order) << 1, width: 8)
      for sample in samples.prefix(order) { bits.write(signed: Int(sample), width: depth) }
      Rice(residual, order: order).write(residual, to: &bits)
    }
  }
}
