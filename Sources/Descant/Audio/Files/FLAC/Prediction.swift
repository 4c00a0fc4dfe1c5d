/// How one channel of a block is predicted, and how many bits that will take, about.
struct Prediction {
  enum Kind {
    case constant
    case verbatim
    /// The order-th difference.
    case fixed(order: Int)
    /// Sum of the last samples, each times a coefficient, shifted right.
    case linear(coefficients: [Int], shift: Int)
  }

  let kind: Kind
  let bits: Double

  /// Coefficients are written with this many bits.
  static let precision = 15
  /// The format's own predictors, which need no coefficients: x₁, 2x₁ − x₂ ….
  private static let differences = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]]

  init(for block: Block) {
    let count = block.count
    guard !block.isConstant else {
      (kind, bits) = (.constant, Double(block.depth))
      return
    }
    guard count > 2 * Block.longestPredictor else {
      (kind, bits) = (.verbatim, Double(count * block.depth))
      return
    }
    var best: (kind: Kind, bits: Double) = (.verbatim, Double(count * block.depth))
    let products = Products(block)
    for order in 0...4 {
      let energies = products.energies([-1] + Self.differences[order].map(Double.init))
      let cost = products.bits(energies) + Double(order * block.depth)
      if cost < best.bits { best = (.fixed(order: order), cost) }
    }
    if let linear = Self.linear(products, block), linear.bits < best.bits { best = linear }
    (kind, bits) = best
  }

  /// How often a linear predictor is solved; further times save little.
  private static let attempts = 4

  /// The linear predictor that takes the fewest bits: solved again and again, each time with the
  /// segments weighing what they really cost.
  private static func linear(_ products: Products, _ block: Block) -> (kind: Kind, bits: Double)? {
    var energies = products.energies([-1] + differences[2].map(Double.init))
    var best: (kind: Kind, bits: Double)?
    for _ in 0..<attempts {
      let squares = LeastSquares(products.weighed(by: energies))
      let order = cheapestOrder(squares, block)
      guard order > 0, let rounded = squares.rounded(order: order) else { return best }
      let scale = Double(1 << rounded.shift)
      energies = products.energies([-1] + rounded.coefficients.map { Double($0) / scale })
      let bits = products.bits(energies) + Double(order * (block.depth + precision))
      guard bits < best?.bits ?? .infinity else { return best }
      best = (.linear(coefficients: rounded.coefficients, shift: rounded.shift), bits)
    }
    return best
  }

  private static func cheapestOrder(_ squares: LeastSquares, _ block: Block) -> Int {
    var best = (order: 0, bits: Double.infinity)
    for order in squares.orders {
      let spread = 0.5 * Logarithm.base2(max(squares.energy[order], 1e-9))
      let bits = Double(block.count) * spread + Double(order * (block.depth + precision))
      if bits < best.bits { best = (order, bits) }
    }
    return best.order
  }

  /// What is left of the samples, without the first `order`, folded to be positive; nil where there
  /// is nothing to write, or more than the format's 32 bits could hold.
  func residual(of block: Block) -> [UInt32]? {
    switch kind {
    case .constant, .verbatim: nil
    case .fixed(let order):
      Self.residual(block, Self.differences[order], shift: 0)
    case .linear(let coefficients, let shift):
      Self.residual(block, coefficients, shift: shift)
    }
  }

  var order: Int {
    switch kind {
    case .constant, .verbatim: 0
    case .fixed(let order): order
    case .linear(let coefficients, _): coefficients.count
    }
  }

  /// Bits of what stands before the residual: the first samples, and coefficients.
  func head(of block: Block) -> Int {
    switch kind {
    case .constant, .verbatim: 0
    case .fixed(let order): order * block.depth
    case .linear(let coefficients, _): coefficients.count * (block.depth + Self.precision) + 9
    }
  }

  private static func residual(_ block: Block, _ coefficients: [Int], shift: Int) -> [UInt32]? {
    let order = coefficients.count
    let count = block.count - order
    // Four coefficients at a time; those that are missing are zero.
    let factors = coefficients + [Int](repeating: 0, count: (4 - order % 4) % 4)
    var reach = 0
    let folded = [UInt32](unsafeUninitializedCapacity: count) { out, used in
      block.padded.withUnsafeBufferPointer { samples in
        factors.withUnsafeBufferPointer { factors in
          for place in 0..<count {
            let now = place + order + Block.margin
            var sum = 0
            var tap = 0
            while tap < factors.count {
              sum &+= factors[tap] &* Int(samples[now - 1 - tap])
              sum &+= factors[tap + 1] &* Int(samples[now - 2 - tap])
              sum &+= factors[tap + 2] &* Int(samples[now - 3 - tap])
              sum &+= factors[tap + 3] &* Int(samples[now - 4 - tap])
              tap += 4
            }
            let exact = Int(samples[now]) &- (sum >> shift)
            reach |= exact ^ (exact >> (Int.bitWidth - 1))
            let rest = Int32(truncatingIfNeeded: exact)
            out[place] = UInt32(bitPattern: (rest << 1) ^ (rest >> 31))
          }
        }
      }
      used = count
    }
    return reach < 1 << 30 ? folded : nil
  }
}
