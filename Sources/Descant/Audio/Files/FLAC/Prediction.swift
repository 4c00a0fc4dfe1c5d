/// How one channel of a block is predicted, and how many bits that will take, about.
struct Prediction {
  enum Kind {
    case constant
    case verbatim
    /// The order-th difference.
    case fixed(order: Int)
    /// Sum of the last samples, each times a coefficient, shifted right.
    case linear(coefficients: [Int16], shift: Int)
  }

  let kind: Kind
  let bits: Double

  /// With how many bits coefficients are written: so that twelve products fit into 30, and no more than
  /// save bits elsewhere.
  let precision: Int
  /// The format's own predictors, which need no coefficients: x₁, 2x₁ − x₂ ….
  private static let differences: [[Int16]] = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]]
  private static let exact = differences.map { [-1] + $0.map(Double.init) }

  init(for block: Block) {
    let count = block.count
    precision = min(10, 27 - block.reach)
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
      let energies = products.energies(Self.exact[order])
      let cost = products.bits(energies, isRounded: false) + Double(order * block.depth)
      if cost < best.bits { best = (.fixed(order: order), cost) }
    }
    if let linear = Self.linear(products, block, precision), linear.bits < best.bits {
      best = linear
    }
    (kind, bits) = best
  }

  /// The linear predictor that takes the fewest bits, each segment weighing what it costs as second
  /// differences.
  private static func linear(
    _ products: Products, _ block: Block, _ precision: Int
  ) -> (kind: Kind, bits: Double)? {
    let squares = LeastSquares(products.weighed(by: products.energies(exact[2])))
    let order = cheapestOrder(squares, block, precision)
    guard order > 0, let rounded = squares.rounded(order: order, precision) else { return nil }
    let scale = Double(1 << rounded.shift)
    let energies = products.energies([-1] + rounded.coefficients.map { Double($0) / scale })
    let head = Double(order * (block.depth + precision))
    let bits = products.bits(energies, isRounded: true) + head
    return (.linear(coefficients: rounded.coefficients, shift: rounded.shift), bits)
  }

  private static func cheapestOrder(
    _ squares: LeastSquares, _ block: Block, _ precision: Int
  ) -> Int {
    var best = (order: 0, bits: Double.infinity)
    for order in squares.orders {
      let spread = 0.5 * Logarithm.base2(max(squares.energy[order], 1e-9))
      let bits = Double(block.count) * spread + Double(order * (block.depth + precision))
      if bits < best.bits { best = (order, bits) }
    }
    return best.order
  }

  /// What is left of the samples, without the first `order`, folded to be positive; nil where there
  /// is nothing to write.
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
    case .linear(let coefficients, _): coefficients.count * (block.depth + precision) + 9
    }
  }

  /// What the last samples, each times its factor and all shifted right, leave of each sample.
  ///
  /// Samples and factors have so few bits that their sums have at most 30.
  private static func residual(
    _ block: Block, _ coefficients: [Int16], shift: Int
  ) -> [UInt32] {
    let order = coefficients.count
    let count = block.count - order
    // The last comes first, as in time.
    let factors =
      [Int16](repeating: 0, count: Block.margin - order) + coefficients.reversed()
    return [UInt32](unsafeUninitializedCapacity: count) { out, used in
      block.padded.withUnsafeBufferPointer { padded in
        factors.withUnsafeBufferPointer { factors in
          guard let out = out.baseAddress, let factors = factors.baseAddress,
            let window = padded.baseAddress?.advanced(by: order)
          else { return }
          let shift = Int32(shift)
          for place in 0..<count {
            let sum = DotProduct.ofSixteen(window + place, factors)
            let rest = Int32(window[place &+ Block.margin]) &- sum &>> shift
            out[place] = UInt32(bitPattern: (rest &<< 1) ^ (rest &>> 31))
          }
        }
      }
      used = count
    }
  }
}
