/// A pitch in steps of 1/4096 semitone above MIDI note 0: exact to 0.03 cents, alike on every machine.
package struct Pitch: Hashable, Comparable, Sendable {
  static let stepsPerSemitone = 4096
  package var steps: Int

  package init(steps: Int) { self.steps = steps }

  /// Clamped to the notes that MIDI knows.
  package init(midi: Double) {
    let bounded = midi.isFinite ? min(max(midi, 0), 127) : 69
    steps = Int((bounded * Double(Self.stepsPerSemitone)).rounded())
  }

  package var midi: Double { Double(steps) / Double(Self.stepsPerSemitone) }

  package static func < (a: Self, b: Self) -> Bool { a.steps < b.steps }
}

/// What a tone sounds like; series take them in this order.
package enum Timbre: Int, Sendable, CaseIterable {
  case soft, hollow, bright, bell, reed
  /// The same five with a tremolo, so that a sixth series is not taken for the first.
  case softTremolo, hollowTremolo, brightTremolo, bellTremolo, reedTremolo

  var hasTremolo: Bool { rawValue >= Timbre.softTremolo.rawValue }
  /// Without its tremolo.
  var plain: Timbre { hasTremolo ? Timbre.of(rawValue - Timbre.softTremolo.rawValue) : self }

  /// Series beyond the tenth begin again.
  static func of(_ index: Int) -> Timbre {
    allCases[((index % allCases.count) + allCases.count) % allCases.count]
  }
}
