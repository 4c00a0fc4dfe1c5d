/// How far a repair may change what a colour is.
struct RepairLimits: Sendable {
  /// How much of a colour's name stays.
  enum Name: Int, Comparable, Sendable {
    case any
    /// The word for its hue: an orange may become a brown.
    case hue
    /// All of it.
    case kept

    static func < (a: Name, b: Name) -> Bool { a.rawValue < b.rawValue }
  }

  /// Degrees to either side of its hue.
  let hue: Double
  var name = Name.kept
  /// What was clearly the lighter of two colours of one name, or of neighbouring hues, stays the lighter one.
  var keepsOrder = true
  /// CIEDE2000 between what becomes of a colour that fails and where it would stand if it were alone.
  var reach = Double.infinity
  /// How far a colour that passes gives way.
  var giving = Double.infinity
  /// Whether what comes of it is the palette that it was: beyond, a designer who looked at sixty refused all.
  var isItself = true

  /// From what hardly shows to what has to be told: the first that has a solution is taken.
  ///
  /// A brown is an orange still, and an olive a yellow; a light colour that has become the dark one of two is lost.
  static let steps = [
    RepairLimits(hue: told, reach: 12, giving: 0),
    RepairLimits(hue: told, reach: 12, giving: 4),
    RepairLimits(hue: told, reach: 14, giving: 8),
    RepairLimits(hue: 25, name: .hue, reach: 18, giving: 12),
    RepairLimits(hue: 25, name: .hue, reach: 24, giving: 15, isItself: false),
    RepairLimits(
      hue: 45, name: .hue, keepsOrder: false, reach: 30, giving: 15, isItself: false),
    RepairLimits(hue: 45, name: .hue, keepsOrder: false, isItself: false),
    RepairLimits(hue: 45, name: .any, keepsOrder: false, isItself: false),
  ]
  /// What a step costs must fall to this share where colours that pass may give way by what hardly shows, so that they do.
  static let worthGiving = 0.9
  /// For who wants hues kept above all.
  static let strict = [
    RepairLimits(hue: 6, giving: 0),
    RepairLimits(hue: 6, name: .hue, keepsOrder: false, isItself: false),
  ]

  /// Of its chroma, or of what sRGB shows there.
  static let chroma = 0.905
  /// How much chroma it may have more than before, in OKLCH.
  static let brighter = 0.035
  /// Beyond this a hue's turn is told.
  static let told = 20.0
  /// A turn that is no change of hue, whatever word each side has.
  static let unseen = 6.0
  /// Lighter by less than this, in OKLab, is not clearly lighter.
  static let clear = 0.08
  /// Darker by less than this is hardly darker: where a ground leaves little room, two end side by side.
  static let level = 0.02
  /// Degrees between hues that are seen as one family: amber with orange, lime with green.
  static let neighbours = 40.0

  /// What a designer minds besides how far a colour goes, in units of CIEDE2000, where there is a choice.
  enum Cost {
    /// A hundredth of OKLCh chroma less than before: muddy.
    static let chroma = 1.3
    /// A degree of hue.
    static let turn = 0.3
    /// A hundredth of OKLab lightness beyond what the grounds ask for, but for the first six.
    static let lightness = 0.25
    static let free = 0.06
    /// Beyond where it would stand alone a colour's move counts once more, by its square over this: one colour that
    /// is lost is worse than several that are a little off.
    static let lost = 80.0
  }
}
