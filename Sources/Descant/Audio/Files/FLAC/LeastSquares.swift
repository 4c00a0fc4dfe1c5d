/// The linear predictors that leave the least energy, of every order.
///
/// The covariance method: no window, so tones are predicted down to their rounding.
struct LeastSquares {
  private static let size = Block.longestPredictor

  /// Energy left by each order, from 0.
  private(set) var energy: [Double]
  /// The triangular root of the products, row by row, and the target in its terms.
  private var root = [Double](repeating: 0, count: size * size)
  private var target = [Double](repeating: 0, count: size)

  /// The orders that can be solved.
  var orders: Range<Int> { 1..<energy.count }

  /// Cholesky's way: products = rootᵀ·root.
  init(_ products: [Double]) {
    energy = []
    energy.reserveCapacity(Self.size + 1)
    energy.append(products[0])
    products.withUnsafeBufferPointer { products in
      root.withUnsafeMutableBufferPointer { root in
        target.withUnsafeMutableBufferPointer { target in
          guard let products = products.baseAddress, let root = root.baseAddress,
            let target = target.baseAddress
          else { return }
          Self.solve(products, root, target, &energy)
        }
      }
    }
  }

  private static func solve(
    _ products: UnsafePointer<Double>, _ root: UnsafeMutablePointer<Double>,
    _ target: UnsafeMutablePointer<Double>, _ energy: inout [Double]
  ) {
    let n = size
    var left = products[0]
    for i in 0..<n {
      let given = products.advanced(by: (i + 1) * (n + 1) + 1)
      let row = root + i &* n
      // Row by row, so that each step goes by vectors.
      for j in i..<n { row[j] = given[j] }
      var sum = products[i &+ 1]
      for k in 0..<i {
        let above = root + k &* n
        let factor = above[i]
        for j in i..<n { row[j] -= factor * above[j] }
        sum -= factor * target[k]
      }
      // What the samples before already predict is no help.
      guard row[i] > 1e-9 * given[i], row[i] > 1e-3 else { return }
      let share = 1 / row[i].squareRoot()
      for j in i..<n { row[j] *= share }
      target[i] = sum * share
      left = max(0, left - target[i] * target[i])
      energy.append(left)
    }
  }

  /// Whole-number coefficients over 2^shift.
  ///
  /// Each is rounded given those already rounded, so that their errors make up for each other
  /// (Babai's nearest plane); rounding each alone leaves many times the energy. nil when one is too
  /// great to be written.
  func rounded(order: Int, _ precision: Int) -> (coefficients: [Int16], shift: Int)? {
    root.withUnsafeBufferPointer { root in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.size) { exact in
        guard let root = root.baseAddress, let exact = exact.baseAddress else { return nil }
        return rounded(order: order, precision, root, exact)
      }
    }
  }

  private func rounded(
    order: Int, _ precision: Int, _ root: UnsafePointer<Double>,
    _ exact: UnsafeMutablePointer<Double>
  ) -> (coefficients: [Int16], shift: Int)? {
    let n = Self.size
    var most = 0.0
    var i = order
    while i > 0 {
      i &-= 1
      let row = root + i &* n
      var sum = target[i]
      var j = i &+ 1
      while j < order {
        sum -= row[j] * exact[j]
        j &+= 1
      }
      exact[i] = sum / row[i]
      most = max(most, abs(exact[i]))
    }
    let limit = 1 << (precision - 1)
    guard most > 0, most < Double(limit - limit / 32) else { return nil }
    let shift = min(max(precision - 2 - Int(most.exponent), 0), 15)
    let (scale, unit) = (Double(1 << shift), 1 / Double(1 << shift))
    let (least, greatest) = (Double(-limit), Double(limit - 1))
    let coefficients = [Int16](unsafeUninitializedCapacity: order) { out, used in
      // From here on `exact` holds what each coefficient errs by.
      var i = order
      while i > 0 {
        i &-= 1
        let row = root + i &* n
        var carried = 0.0
        var j = i &+ 1
        while j < order {
          carried += row[j] * exact[j]
          j &+= 1
        }
        let wanted = (exact[i] + carried / row[i]) * scale
        let whole = min(max(wanted.rounded(.toNearestOrEven), least), greatest)
        out[i] = Int16(whole)
        exact[i] -= whole * unit
      }
      used = order
    }
    return (coefficients, shift)
  }
}
