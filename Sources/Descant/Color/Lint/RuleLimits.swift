/// What the rules measure, by the name that settings use.
package enum Measure: String, Hashable, Sendable, CaseIterable {
  /// WCAG 2's contrast ratio.
  case contrast
  /// The same for text and for the focus ring, where they need another.
  case large, focus
  /// For marks, borders and rings beside text.
  case graphic
  /// CIEDE2000 and 100 times the OKLab distance.
  case e = "E"
  case k = "K"
  /// A step in CIE L*.
  case lightness
  /// In just noticeable differences at a mark's size.
  case noticeable
  /// CSS px between fills.
  case gap
  /// How many series.
  case count
  /// Degrees between hues.
  case hue
  /// L* that a gradient goes back on its way.
  case reversal
  /// Times the usual step of a ramp; times its largest one, from its end to its beginning.
  case unevenness, closure

  /// A floor must be reached; a ceiling must not be passed.
  var isCeiling: Bool {
    [.count, .hue, .reversal, .unevenness, .closure].contains(self)
  }

  func fails(_ value: Double, limit: Double) -> Bool {
    isCeiling ? value > limit : value < limit
  }
}

/// From where on a rule speaks, and how loudly.
package struct RuleLimits: Hashable, Sendable {
  package var error: [Measure: Double]
  package var warning: [Measure: Double]
  package var note: [Measure: Double]

  package init(
    error: [Measure: Double] = [:], warning: [Measure: Double] = [:], note: [Measure: Double] = [:]
  ) {
    self.error = error
    self.warning = warning
    self.note = note
  }

  subscript(_ severity: Finding.Severity) -> [Measure: Double] {
    get {
      switch severity {
      case .error: error
      case .warning: warning
      case .note: note
      }
    }
    set {
      switch severity {
      case .error: error = newValue
      case .warning: warning = newValue
      case .note: note = newValue
      }
    }
  }

  /// The worst level that a value reaches, with the limit it misses.
  func miss(_ measure: Measure, _ value: Double) -> Miss? { bounds(of: measure).miss(value) }

  /// What is said of one measure, for many values.
  func bounds(of measure: Measure) -> MeasureBounds {
    MeasureBounds(
      measure: measure, error: error[measure], warning: warning[measure], note: note[measure])
  }
}

/// From where on a rule speaks of one measure.
struct MeasureBounds {
  let measure: Measure
  let error: Double?
  let warning: Double?
  let note: Double?

  /// The worst level that a value reaches, with the limit it misses.
  func miss(_ value: Double) -> Miss? {
    func miss(_ severity: Finding.Severity, _ limit: Double?) -> Miss? {
      guard let limit, measure.fails(value, limit: limit) else { return nil }
      return Miss(severity: severity, measure: measure, value: value, limit: limit)
    }
    return miss(.error, error) ?? miss(.warning, warning) ?? miss(.note, note)
  }
}

/// What two measures say of how far colours lie apart.
struct DistanceBounds {
  let e: MeasureBounds
  let k: MeasureBounds

  init(_ limits: RuleLimits) { (e, k) = (limits.bounds(of: .e), limits.bounds(of: .k)) }

  /// The worse of both; the first wins a tie.
  func miss(_ distance: Distance) -> Miss? {
    guard let first = e.miss(distance.e) else { return k.miss(distance.k) }
    guard let second = k.miss(distance.k), second.severity > first.severity else { return first }
    return second
  }
}

/// A measured value on the wrong side of a limit.
struct Miss: Hashable, Sendable {
  var severity: Finding.Severity
  var measure: Measure
  var value: Double
  var limit: Double

  /// "E 1.2, needs 10".
  var text: String { "\(measure.rawValue) \(shown), needs \(limit.plainText)" }

  /// One decimal, more where one would read like the limit.
  private var shown: String {
    for decimals in 1...6 {
      let text = value.cut(decimals: decimals)
      if text != limit.cut(decimals: decimals) { return text }
    }
    return value.plainText
  }
}
