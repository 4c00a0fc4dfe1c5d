/// What the sound of a chart means, as facts: the words room makes sentences of them.
public struct SoundMapping: Hashable, Sendable {
  /// The axis that pitch follows.
  public enum PitchAxis: Hashable, Sendable {
    case y
    /// A heat map's colour: an index into ``Chart/additionalAxes``.
    case additional(Int)
  }

  /// How a chart's series follow each other.
  public enum Arrangement: String, Hashable, Sendable {
    case single, sequence, together
    /// A heat map is read row by row, each as a series of its own.
    case rows
  }

  public enum Pan: String, Hashable, Sendable {
    case leftToRight, rightToLeft, around
    /// Upright axes have no left and right.
    case centre
    /// Each series has its own place: ``AudioOptions/Arrangement/together``.
    case bySeries
  }

  /// What is heard before the series.
  public enum Lead: String, Hashable, Sendable {
    /// The sum of a stack.
    case total
    /// The median of many series with the least and the greatest, or all of their points.
    case band
    /// The means of a heat map's columns, and those of its rows.
    case columns, rows
  }

  /// One sounding line of the score.
  public struct Voice: Hashable, Sendable {
    /// Set for what all series are together.
    public var lead: Lead?
    public var panel: Int
    public var series: Int
    /// The category or value of a heat map's row.
    public var row: AxisValue?
    public var timbre: Timbre
    /// Glides rather than notes.
    public var isContinuous: Bool
    /// Each datum is two tones: from low to high.
    public var isRange: Bool
    /// Each datum is five tones, from low to high: how its values are spread.
    public var isBox: Bool
    /// Each datum is an estimate with the ends of its interval.
    public var isInterval: Bool
    /// So many points that each moment has as many notes as its share of them asks for.
    public var isCloud: Bool
    /// In seconds, in the overview.
    public var start: Double
    public var end: Double
    /// How many data sound of how many there are: fewer where they come too fast to be heard.
    public var sounded: Int
    public var of: Int
  }

  public var pitchAxis: PitchAxis
  /// What the lowest and the highest pitch stand for.
  ///
  /// The lowest pitch stands for the greater one when `isInverted`.
  public var lowest: AxisValue
  public var highest: AxisValue
  public var lowestPitch: Pitch
  public var highestPitch: Pitch
  /// Higher pitch means less.
  public var isInverted: Bool
  /// What time runs from and to, along x.
  public var from: AxisValue
  public var to: AxisValue
  public var direction: ContentDirection
  public var pan: Pan
  public var arrangement: Arrangement
  public var voices: [Voice]
  /// x values at which a tick sounds, in order; empty when none does.
  public var ticks: [Double]
  public var hasGaps: Bool
  public var hasZeroCrossings: Bool
  /// Whether anything below zero sounds: rough, all the while.
  public var hasValuesBelowZero: Bool
  /// Of a stack: what the highest pitch stands for in its parts.
  public var partsHighest: AxisValue?
  /// Set when a reference tone sounds first: the value it stands for.
  public var reference: AxisValue?
  /// Indices into ``Chart/additionalAxes``.
  public var durationAxis: Int?
  public var timbreAxis: Int?
  /// Axes that the sound leaves to words and table.
  public var silentAxes: [Int]
  /// Seconds until the overview ends; what follows is heard on demand.
  public var overview: Double
  /// Seconds a whole file takes.
  public var seconds: Double

  /// How many voices, from the first on, the overview has.
  public var overviewCount: Int { voices.prefix { $0.start < overview }.count }

  /// Data left out because they come too fast; their neighbours' least and greatest are kept.
  public var isGrouped: Bool { voices.contains { $0.sounded > 0 && $0.sounded < $0.of } }
}

/// A line of the transcript: when, and what is heard then.
public struct TranscriptEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
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

  public var kind: Kind
  /// In seconds, in the overview.
  public var start: Double
  public var end: Double
  /// The first datum it stands for.
  public var point: PointReference?
}
