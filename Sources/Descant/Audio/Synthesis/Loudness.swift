/// How much louder a frequency must be to sound as loud as 1 kHz: ISO 226:2003, 60 phon.
enum Loudness {
  /// Frequency in hertz as a pitch in semitones from 1 kHz, and the gain in decibels.
  private static let contour: [(semitones: Double, decibels: Double)] = [
    (-39.863, 18.7), (-36.0, 15.6), (-31.726, 12.5), (-27.863, 9.9), (-24.0, 7.5),
    (-19.999, 5.4), (-15.863, 3.5), (-12.0, 2.1), (-7.999, 0.8), (-3.863, -0.1), (0, 0),
    (3.863, 2.2), (8.137, 3.2), (12.0, 0.0), (15.863, -2.7), (19.864, -3.6), (24.0, -2.4),
    (27.863, 0.9), (31.864, 6.4), (36.0, 11.7),
  ]
  private static let kilohertz = 83.2131
  /// Low notes are not boosted beyond this: harmonics carry them.
  static let most = 10.0

  /// In decibels; beyond the table as at its ends.
  static func gain(midi: Double) -> Double {
    let place = midi - kilohertz
    guard let after = contour.firstIndex(where: { $0.semitones > place }) else {
      return min(most, contour.last?.decibels ?? 0)
    }
    guard after > 0 else { return most }
    let (a, b) = (contour[after - 1], contour[after])
    let share = (place - a.semitones) / (b.semitones - a.semitones)
    return min(most, a.decibels + (b.decibels - a.decibels) * share)
  }

  /// 10^(decibels/20), by powers of two: one decibel is 1/6.0206 octave.
  static func factor(decibels: Double) -> Double {
    let steps = (decibels * 8163.9705).rounded()
    return PowersOfTwo.value(steps: steps.isFinite ? Int(min(max(steps, -4e6), 4e6)) : 0)
  }
}
