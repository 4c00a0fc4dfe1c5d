/// How a timbre is made: partials of one wave, and for the bell a second wave out of tune with it.
///
/// At most six harmonics, so that the highest usual note (1760 Hz) stays clear of half the sample
/// rate; five recipes that differ in spectrum and in how they live in time, and each with a tremolo.
struct Recipe: Sendable {
  /// Amplitudes of the fundamental and its harmonics.
  let harmonics: [Double]
  /// Amplitude of a partial at 2.76 times the fundamental.
  var strike = 0.0
  /// Notes die away rather than stop.
  var isStruck = false
  var tremolo: Tremolo?

  /// A wave of loudness, which begins with its loudest.
  struct Tremolo: Sendable {
    /// Share of the level.
    let depth: Double
    /// Waves a second.
    let rate: Double
    /// Of its middle, so that it is as loud on the whole as none, and its crests stay below the peak.
    var level = 1.0
  }

  /// What is below zero: waves that are heard as roughness.
  static let rough = Tremolo(depth: 0.8, rate: 38, level: 0.8)

  static func of(_ timbre: Timbre) -> Recipe {
    guard !timbre.hasTremolo else {
      var recipe = of(timbre.plain)
      // Two or three waves even in a short note.
      recipe.tremolo = Tremolo(depth: 0.5, rate: 14, level: 0.79)
      return recipe
    }
    return switch timbre.plain {
    case .soft: Recipe(harmonics: [1, 0.22, 0.06])
    case .hollow: Recipe(harmonics: [1, 0, 0.55, 0, 0.3])
    case .bright: Recipe(harmonics: [1, 0.75, 0.6, 0.5, 0.4, 0.32])
    case .bell: Recipe(harmonics: [1, 0.12], strike: 0.5, isStruck: true)
    default:
      Recipe(
        harmonics: [0.6, 1, 0.45, 0.6, 0.25, 0.4], tremolo: Tremolo(depth: 0.25, rate: 7))
    }
  }

  /// 12·log2 of 1…6, and of 2.76, in steps of a pitch.
  static let harmonicSteps = [0, 49_152, 77_904, 98_304, 114_129, 127_056]
  static let strikeSteps = 71_991
  /// Partials above this pitch are left out: 10.5 kHz.
  static let ceiling = Pitch(midi: 123.92)

  /// The factor that makes this timbre as loud at a pitch as a sine of 1 kHz.
  ///
  /// The energy of the partials, weighted by equal loudness.
  func loudness(at pitch: Pitch) -> Double {
    var energy = 0.0
    func add(_ amplitude: Double, _ steps: Int) {
      let partial = pitch.steps + steps
      guard amplitude > 0, partial <= Self.ceiling.steps else { return }
      let midi = Double(partial) / Double(Pitch.stepsPerSemitone)
      let weight = Loudness.factor(decibels: -Loudness.gain(midi: midi))
      energy += amplitude * amplitude * weight * weight
    }
    for (harmonic, amplitude) in harmonics.enumerated() {
      add(amplitude, Self.harmonicSteps[harmonic])
    }
    add(strike, Self.strikeSteps)
    return energy > 0 ? min(4, 1 / energy.squareRoot()) : 1
  }

  /// How many harmonics fit below the ceiling at the highest pitch that will sound.
  func fitting(_ highest: Pitch) -> [Double] {
    let count = Self.harmonicSteps.prefix { highest.steps + $0 <= Self.ceiling.steps }.count
    return Array(harmonics.prefix(max(1, count)))
  }
}

/// One cycle of a wave, to be read between its samples.
struct Wavetable: Sendable {
  static let bits = 12
  static let size = 1 << bits
  /// One sample more than a cycle, so that reading never wraps.
  let samples: [Float]

  init(harmonics: [Double]) {
    let cycle = (0..<Self.size).map { Sine.value(turns: Double($0) / Double(Self.size)) }
    samples = (0...Self.size).map { place in
      var sum = 0.0
      for (harmonic, amplitude) in harmonics.enumerated() where amplitude != 0 {
        sum += amplitude * cycle[place * (harmonic + 1) % Self.size]
      }
      return Float(sum)
    }
  }

  static let sine = Wavetable(harmonics: [1])
}

/// A timbre ready to sound: its wave, and its loudness at each quarter tone.
struct Instrument: Sendable {
  let recipe: Recipe
  let wave: Wavetable
  /// How far its highest partial is above its pitch.
  let reach: Int
  private let levels: [Float]

  private static let grid = Pitch.stepsPerSemitone / 2

  init(_ timbre: Timbre, highest: Pitch) {
    let recipe = Recipe.of(timbre)
    self.recipe = recipe
    let harmonics = recipe.fitting(highest)
    wave = Wavetable(harmonics: harmonics)
    reach = max(
      Recipe.harmonicSteps[harmonics.count - 1], recipe.strike > 0 ? Recipe.strikeSteps : 0)
    levels = (0...256).map { Float(recipe.loudness(at: Pitch(steps: $0 * Self.grid))) }
  }

  /// All of them for the usual range, made once.
  static let usual = Timbre.allCases.map { Instrument($0, highest: Pitch(midi: 93)) }

  static func ensemble(highest: Pitch) -> [Instrument] {
    highest <= Pitch(midi: 93)
      ? usual : Timbre.allCases.map { Instrument($0, highest: highest) }
  }

  func level(at steps: Int) -> Float {
    let bounded = min(max(steps, 0), 255 * Self.grid)
    let (place, rest) = bounded.quotientAndRemainder(dividingBy: Self.grid)
    let share = Float(rest) / Float(Self.grid)
    return levels[place] + (levels[place + 1] - levels[place]) * share
  }
}
