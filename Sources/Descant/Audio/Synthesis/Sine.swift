/// The sine by a polynomial: additions and multiplications only, so alike on every machine.
enum Sine {
  /// sin(2π·turns), exact to 1e-11.
  static func value(turns: Double) -> Double {
    guard turns.isFinite else { return 0 }
    var x = turns - turns.rounded(.down)
    var sign = 1.0
    if x >= 0.5 { (x, sign) = (x - 0.5, -1) }
    if x > 0.25 { x = 0.5 - x }
    let angle = x * 2 * Double.pi
    let square = angle * angle
    // Taylor to the 15th power; the angle is at most a quarter turn.
    var sum = 0.0
    for divisor in [210.0, 156, 110, 72, 42, 20, 6] { sum = (1 - sum) * square / divisor }
    return sign * angle * (1 - sum)
  }

  static func cosine(turns: Double) -> Double { value(turns: turns + 0.25) }
}
