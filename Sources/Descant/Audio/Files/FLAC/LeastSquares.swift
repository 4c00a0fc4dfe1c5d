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
    let n = Self.size
    energy = [products[0]]
    for i in 0..<n {
      let row = (i + 1) * (n + 1) + 1
      var square = products[row + i]
      for k in 0..<i { square -= root[k * n + i] * root[k * n + i] }
      // What the samples before already predict is no help.
      guard square > 1e-9 * products[row + i], square > 1e-3 else { break }
      let pivot = square.squareRoot()
      for j in i..<n {
        var sum = products[row + j]
        for k in 0..<i { sum -= root[k * n + i] * root[k * n + j] }
        root[i * n + j] = sum / pivot
      }
      var sum = products[i + 1]
      for k in 0..<i { sum -= root[k * n + i] * target[k] }
      target[i] = sum / pivot
      energy.append(max(0, energy[i] - target[i] * target[i]))
    }
  }

  /// Whole-number coefficients over 2^shift.
  ///
  /// Each is rounded given those already rounded, so that their errors make up for each other
  /// (Babai's nearest plane); rounding each alone leaves many times the energy. nil when one is too
  /// great to be written.
  func rounded(order: Int, _ precision: Int) -> (coefficients: [Int16], shift: Int)? {
    let n = Self.size
    var exact = [Double](repeating: 0, count: order)
    for i in stride(from: order - 1, through: 0, by: -1) {
      var sum = target[i]
      for j in i + 1..<max(order, i + 1) { sum -= root[i * n + j] * exact[j] }
      exact[i] = sum / root[i * n + i]
    }
    let most = exact.reduce(0) { max($0, abs($1)) }
    let limit = 1 << (precision - 1)
    guard most > 0, most < Double(limit - limit / 32) else { return nil }
    let shift = min(max(precision - 2 - Int(most.exponent), 0), 15)
    let scale = Double(1 << shift)
    var coefficients = [Int16](repeating: 0, count: order)
    for i in stride(from: order - 1, through: 0, by: -1) {
      var carried = 0.0
      for j in i + 1..<max(order, i + 1) {
        carried += root[i * n + j] * (exact[j] - Double(coefficients[j]) / scale)
      }
      let wanted = (exact[i] + carried / root[i * n + i]) * scale
      coefficients[i] = Int16(min(max(wanted.rounded(), Double(-limit)), Double(limit - 1)))
    }
    return (coefficients, shift)
  }
}
