/// Widths of a drawing's container, in ems, that ticks and labels are chosen for.
///
/// On a page four, told apart by container queries; in a file one.
struct Tiers: Hashable {
  /// The least width of each tier, narrowest first.
  var widths: [Double]

  /// 280, 480, 640 and 768 px at 13 px an em in the narrowest, 14 px in the others; the style sheet's
  /// container queries say the same.
  static let page = Tiers(widths: [21.5, 34.2, 45.7, 54.8])

  /// Small panels begin at 190 px.
  static let smallPanels = Tiers(widths: [14.5, 34.2, 45.7, 54.8])

  var isPage: Bool { widths.count > 1 }
}

/// Some of the tiers: those in which a label is left out, or stands upright.
struct TierSet: Hashable {
  private var bits: UInt8 = 0
  private let count: Int

  init(in tiers: Tiers) { count = tiers.widths.count }

  init(allOf tiers: Tiers) {
    count = tiers.widths.count
    bits = 1 << UInt8(count) - 1
  }

  mutating func insert(_ tier: Int) { bits |= 1 << UInt8(tier) }
  mutating func remove(_ tier: Int) { bits &= ~(1 << UInt8(tier)) }
  func contains(_ tier: Int) -> Bool { bits & 1 << UInt8(tier) != 0 }

  /// All tiers but these.
  var others: TierSet {
    var others = self
    others.bits = (1 << UInt8(count) - 1) & ~bits
    return others
  }

  func intersection(_ other: TierSet) -> TierSet {
    var common = self
    common.bits &= other.bits
    return common
  }

  func union(_ other: TierSet) -> TierSet {
    var union = self
    union.bits |= other.bits
    return union
  }

  var isEmpty: Bool { bits == 0 }
  var isTotal: Bool { bits == (1 << UInt8(count)) - 1 }

  /// Classes for the style sheet: "no-narrow no-lower"; "medium" is the lower half of the middle and its upper one.
  func classes(_ prefix: String) -> String {
    guard bits != 0, count > 1 else { return "" }
    let isMedium = contains(1) && contains(2)
    let names = ["narrow", "lower", "upper", "wide"].enumerated().filter { contains($0.offset) }
      .map(\.element).filter { !isMedium || $0 != "upper" }
      .map { isMedium && $0 == "lower" ? "medium" : $0 }
    return names.map { "\(prefix)-\($0)" }.joined(separator: " ")
  }
}
