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
  func miss(_ measure: Measure, _ value: Double) -> Miss? {
    for severity in Finding.Severity.allCases.reversed() {
      guard let limit = self[severity][measure], measure.fails(value, limit: limit) else {
        continue
      }
      return Miss(severity: severity, measure: measure, value: value, limit: limit)
    }
    return nil
  }

  /// The worst of several measures; the first named wins a tie.
  func worstMiss(_ values: [(Measure, Double)]) -> Miss? {
    var worst: Miss?
    for (measure, value) in values {
      guard let miss = miss(measure, value) else { continue }
      if worst.map({ miss.severity > $0.severity }) ?? true { worst = miss }
    }
    return worst
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
