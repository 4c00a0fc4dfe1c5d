/// Axes that a reader must not read as plain ones: logarithmic, bent, upside down, too long for some.
struct ScaleFact: Fact {
  enum Found: Sendable {
    case log, bent, reversed, own
    /// What little is left for these series.
    case squeezed([String])
    /// Lines that lie nearly on each other.
    case covered([String])
  }

  let axis: Axis
  let found: Found
  let evidence: [PointReference] = []
  var kind: Feature.Kind { .scale }

  static func facts(in data: Observations) -> [ScaleFact] {
    let own =
      data.chart.hasOwnScales ? [ScaleFact(axis: data.chart.yAxis, found: .own)] : []
    let flat = data.chart.squeezedSeries
    let squeezed =
      flat.isEmpty ? [] : [ScaleFact(axis: data.chart.yAxis, found: .squeezed(flat))]
    let covered = data.chart.coveredSeries.map {
      ScaleFact(axis: data.chart.yAxis, found: .covered($0))
    }
    return own + squeezed + covered
      + [data.chart.xAxis, data.chart.yAxis].flatMap { axis -> [ScaleFact] in
        guard let scale = axis.numeric?.scale else { return [] }
        var found: [Found] = []
        switch scale.kind {
        case .log, .symlog: found.append(.log)
        case .pow(let exponent): if exponent != 1 { found.append(.bent) }
        case .sqrt: found.append(.bent)
        case .linear, .time, .utc: break
        }
        if scale.isReversed { found.append(.reversed) }
        return found.map { ScaleFact(axis: axis, found: $0) }
      }
  }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.scale
    return switch found {
    case .log: words.log(["title": axis.plainTitle])
    case .bent: words.bent(["title": axis.plainTitle])
    case .reversed: words.reversed(["title": axis.plainTitle])
    case .squeezed(let series):
      words.squeezed([
        "title": axis.plainTitle, "series": narrator.language.list(series.map(\.isolated)),
      ])
    case .covered(let series):
      words.covered(["series": narrator.language.list(series.map(\.isolated))])
    case .own: narrator.language.facts.panels.scale(["title": axis.plainTitle])
    }
  }
}

/// What is said of panels with scales of their own.
struct PanelWords: Sendable {
  /// Among what is drawn: "each with its own scale".
  var overview: Phrase
  /// {title}.
  var scale: Phrase
  /// {y}.
  var pitch, pitchInverted: Phrase
  /// Of two measured axes, one at each side: among what is drawn.
  var sides: Phrase
  /// What both together don't say.
  var sidesRisk: Phrase
  /// How they are heard.
  var sidesPitch: Phrase
}

struct ScaleWords: Sendable {
  /// {title}.
  var logarithmic: Phrase
  /// {title}.
  var log, bent, reversed: Phrase
  /// {title}, {series}.
  var squeezed: Phrase
  /// {series}.
  var covered: Phrase
}
