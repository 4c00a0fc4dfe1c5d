import Foundation

/// The standard normal distribution's quantiles.
enum NormalQuantile {
  /// From ten of the error function's digits by Newton's steps, to about 15.
  static func value(of share: Double) -> Double {
    guard share > 0, share < 1 else { return share == 0 ? -.infinity : .infinity }
    // Both halves are alike; the tail's share keeps its digits.
    let tail = min(share, 1 - share)
    var x = -(-2 * log(tail)).squareRoot() / 1.2
    for _ in 0..<60 {
      let density = exp(-x * x / 2) / (2 * Double.pi).squareRoot()
      let step = (erfc(-x / 2.0.squareRoot()) / 2 - tail) / density
      // Halley's correction, for the tail bends.
      let change = step / (1 + x * step / 2)
      x -= change
      if abs(change) < 1e-14 * max(1, abs(x)) { break }
    }
    return share < 0.5 ? x : -x
  }
}
