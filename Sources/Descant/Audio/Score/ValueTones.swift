/// What a script needs to sound one value at a time: the pitches of every datum, and what its timbre
/// is made of.
///
/// The overview leaves out data that come too fast and glides from one to the next; these are all of
/// them, each by itself, at the same pitches.
package struct ValueTones: Sendable {
  /// In semitones, from low to high: one of a value, more of a range, a box or an estimate; none of
  /// a gap.
  package let pitches: [PointReference: [Double]]
  /// What each datum sounds like.
  package let timbres: [PointReference: Timbre]
  /// The lowest and the highest that a value can have.
  package let range: ClosedRange<Double>

  package init(of chart: Chart, options: AudioOptions) {
    let scale = PitchScale(for: chart, options: options)
    var casting = Casting(chart: chart, time: TimeScale(for: chart), pitch: scale)
    var pitches: [PointReference: [Double]] = [:]
    var timbres: [PointReference: Timbre] = [:]
    // What all are at once is no datum.
    for sounding in casting.voices().filter({ $0.lead == nil }).flatMap(\.soundings) {
      let shares =
        sounding.motif.isEmpty
        ? [sounding.lowShare, sounding.share].compactMap { $0 } : sounding.motif
      pitches[sounding.reference] = shares.map { scale.pitch(share: $0).midi }
      timbres[sounding.reference] = sounding.timbre
    }
    self.pitches = pitches
    self.timbres = timbres
    range = scale.lowestPitch.midi...scale.highestPitch.midi
  }
}

/// A timbre as plain numbers, so that a script can make it from sines.
package struct TimbreSines: Sendable {
  /// Of each partial: how many times the pitch's frequency it has, and its amplitude.
  package let partials: [(times: Double, amplitude: Double)]
  /// Depth, waves a second and level; empty without tremolo.
  package let tremolo: [Double]
  private let recipe: Recipe

  package init(_ timbre: Timbre) {
    recipe = Recipe.of(timbre)
    var partials: [(times: Double, amplitude: Double)] = recipe.harmonics.enumerated()
      .filter { $0.element > 0 }.map { (Double($0.offset + 1), $0.element) }
    if recipe.strike > 0 { partials.append((2.76, recipe.strike)) }
    self.partials = partials
    tremolo = recipe.tremolo.map { [$0.depth, $0.rate, $0.level] } ?? []
  }

  /// What makes it as loud at a pitch, in semitones, as at every other.
  package func level(at pitch: Double) -> Double { recipe.loudness(at: Pitch(midi: pitch)) }
}
