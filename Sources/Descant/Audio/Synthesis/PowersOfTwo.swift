/// Powers of two in steps of 1/49,152 octave, alike on every machine: products of tabled factors,
/// no call into a mathematics library whose last bit may differ.
enum PowersOfTwo {
  private static let stepsPerOctave = 12 * Pitch.stepsPerSemitone

  private static let semitones: [Double] = [
    1.0, 1.0594630943592953, 1.122462048309373, 1.189207115002721, 1.2599210498948732,
    1.3348398541700344, 1.4142135623730951, 1.4983070768766815, 1.5874010519681996,
    1.681792830507429, 1.7817974362806785, 1.887748625363387,
  ]
  /// Powers of 2^(1/768) and of 2^(1/49152).
  private static let coarse = powers(of: 1.0009029427989777)
  private static let fine = powers(of: 1.0000141022149251)

  private static func powers(of factor: Double) -> [Double] {
    var powers = [1.0]
    while powers.count < 64 { powers.append((powers.last ?? 1) * factor) }
    return powers
  }

  /// 2^(steps / 49,152)
  /// .
  static func value(steps: Int) -> Double {
    let bounded = min(max(steps, -900 * stepsPerOctave), 900 * stepsPerOctave)
    var rest = bounded % stepsPerOctave
    if rest < 0 { rest += stepsPerOctave }
    let octave = (bounded - rest) / stepsPerOctave
    let within = rest % Pitch.stepsPerSemitone
    let factor = semitones[rest / Pitch.stepsPerSemitone] * coarse[within / 64] * fine[within % 64]
    return Double(sign: .plus, exponent: octave, significand: factor)
  }
}
