/// What the sound of a chart means, as facts: the words room makes sentences of them.
package struct SoundMapping: Hashable, Sendable {
  /// The axis that pitch follows.
  package enum PitchAxis: Hashable, Sendable {
    case y
    /// A heat map's colour: an index into ``Chart/additionalAxes``.
    case additional(Int)
  }

  /// How a chart's series follow each other.
  package enum Arrangement: String, Hashable, Sendable {
    case single, sequence, together
    /// A heat map is read row by row, each as a series of its own.
    case rows
  }

  package enum Pan: String, Hashable, Sendable {
    case leftToRight, rightToLeft, around
    /// Upright axes have no left and right.
    case centre
    /// Each series has its own place: ``AudioOptions/Arrangement/together``.
    case bySeries
  }

  /// What is heard before the series.
  package enum Lead: String, Hashable, Sendable {
    /// The sum of a stack.
    case total
    /// The median of many series with the least and the greatest, or all of their points.
    case band
    /// The means of a heat map's columns, and those of its rows.
    case columns, rows
  }

  /// One sounding line of the score.
  package struct Voice: Hashable, Sendable {
    /// Set for what all series are together.
    package var lead: Lead?
    package var panel: Int
    package var series: Int
    /// The category or value of a heat map's row.
    package var row: AxisValue?
    package var timbre: Timbre
    /// Glides rather than notes.
    package var isContinuous: Bool
    /// Each datum is two tones: from low to high.
    package var isRange: Bool
    /// Each datum is five tones, from low to high: how its values are spread.
    package var isBox: Bool
    /// Each datum is an estimate with the ends of its interval.
    package var isInterval: Bool
    /// So many points that each moment has as many notes as its share of them asks for.
    package var isCloud: Bool
    /// In seconds, in the overview.
    package var start: Double
    package var end: Double
    /// How many data sound of how many there are: fewer where they come too fast to be heard.
    package var sounded: Int
    package var of: Int
  }

  package var pitchAxis: PitchAxis
  /// What the lowest and the highest pitch stand for.
  ///
  /// The lowest pitch stands for the greater one when `isInverted`.
  package var lowest: AxisValue
  package var highest: AxisValue
  package var lowestPitch: Pitch
  package var highestPitch: Pitch
  /// Higher pitch means less.
  package var isInverted: Bool
  /// What time runs from and to, along x.
  package var from: AxisValue
  package var to: AxisValue
  package var direction: ContentDirection
  package var pan: Pan
  package var arrangement: Arrangement
  package var voices: [Voice]
  /// x values at which a tick sounds, in order; empty when none does.
  package var ticks: [Double]
  package var hasGaps: Bool
  package var hasZeroCrossings: Bool
  /// Whether anything below zero sounds: rough, all the while.
  package var hasValuesBelowZero: Bool
  /// Of a stack: what the highest pitch stands for in its parts.
  package var partsHighest: AxisValue?
  /// Set when a reference tone sounds first: the value it stands for.
  package var reference: AxisValue?
  /// Indices into ``Chart/additionalAxes``.
  package var durationAxis: Int?
  package var timbreAxis: Int?
  /// Axes that the sound leaves to words and table.
  package var silentAxes: [Int]
  /// Seconds until the overview ends; what follows is heard on demand.
  package var overview: Double
  /// Seconds a whole file takes.
  package var seconds: Double

  /// How many voices, from the first on, the overview has.
  package var overviewCount: Int { voices.prefix { $0.start < overview }.count }

  /// Data left out because they come too fast; their neighbours' least and greatest are kept.
  package var isGrouped: Bool { voices.contains { $0.sounded > 0 && $0.sounded < $0.of } }
}

/// A line of the transcript: when, and what is heard then.
package struct TranscriptEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// What the chart is called, and what is heard: before the first tone.
    case title, contents
    /// The rising notes.
    case opening
    /// The tone to compare with.
    case reference
    /// A panel begins; index into ``Chart/panels``.
    case panel(Int)
    /// A voice begins; index into ``SoundMapping/voices``.
    case voice(Int)
    /// A node of the reading plan sounds: its panel, series and place among the series' nodes.
    case node(panel: Int, series: Int, node: Int)
    /// The falling notes.
    case closing
  }

  package var kind: Kind
  /// In seconds, in the overview.
  package var start: Double
  package var end: Double
  /// The first datum it stands for.
  package var point: PointReference?
}
