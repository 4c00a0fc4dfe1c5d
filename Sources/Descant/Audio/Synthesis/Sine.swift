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
    var sum = 1 - square * (1.0 / 210)
    sum = 1 - square * (1.0 / 156) * sum
    sum = 1 - square * (1.0 / 110) * sum
    sum = 1 - square * (1.0 / 72) * sum
    sum = 1 - square * (1.0 / 42) * sum
    sum = 1 - square * (1.0 / 20) * sum
    sum = 1 - square * (1.0 / 6) * sum
    return sign * angle * sum
  }

  static func cosine(turns: Double) -> Double { value(turns: turns + 0.25) }

  /// A raised cosine from 0 to 1, in so many samples.
  static func rise(_ count: Int) -> [Float] {
    usual[count] ?? curve(count)
  }

  private static func curve(_ count: Int) -> [Float] {
    (0..<count).map { Float(0.5 - 0.5 * cosine(turns: Double($0) / Double(count) / 2)) }
  }

  /// Those that nearly all tones begin and end with.
  private static let usual: [Int: [Float]] = {
    let clocks = (Recording.lowRates.map(\.rate) + [SoundClock.rate]).map(SoundClock.init)
    let counts = clocks.flatMap { [$0.samples(Tone.attack), $0.samples(Tone.release)] }
    return Dictionary(counts.map { ($0, curve($0)) }) { first, _ in first }
  }()
}
