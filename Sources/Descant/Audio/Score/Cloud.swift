/// More points than notes can be: how many there are, where, and how spread.
///
/// Time goes by in slots. Of each the points roll from low to high, the more of them the more and the
/// louder; what stands out is a note of its own; and then the trend glides.
struct Cloud {
  /// What is heard, in the order of time.
  private(set) var onsets: [Onsets.Onset] = []
  /// Of each: how long and how loud.
  private(set) var notes: [(length: Int, gain: Double)] = []
  /// Where the points begin and end on the whole, as shares of the pitches.
  private(set) var trend: (from: Double, to: Double)?

  /// The most notes of a slot.
  static let most = 7
  static let slot = most * Onsets.roll
  /// Before its trend, and how long that glides: short after a short crowd.
  static func pause(after length: Int) -> Int { min(length / 20, SoundClock.samples(0.3)) }
  static func trend(after length: Int) -> Int {
    min(max(length * 3 / 20, SoundClock.samples(0.4)), SoundClock.samples(1.2))
  }

  init(of voice: Voice, onsets timing: Onsets, outliers: Set<PointReference>) {
    let all = voice.soundings.filter { $0.share != nil }
    let salient = Self.salient(all, outliers)
    let slots = Dictionary(grouping: all) { timing.time(of: $0) / Self.slot }
    var found: [(onset: Onsets.Onset, length: Int, gain: Double)] = []
    for (place, points) in slots.sorted(by: { $0.key < $1.key }) {
      for (index, point) in Self.rolled(points).enumerated() {
        let onset = Onsets.Onset(
          sounding: point, time: place * Self.slot + index * Onsets.roll)
        guard !salient.contains(point.reference) else { continue }
        found.append(
          (onset, max(Melody.shortest, Onsets.roll + Melody.overlap), Self.gain(points.count)))
      }
    }
    for point in all where salient.contains(point.reference) {
      found.append(
        (Onsets.Onset(sounding: point, time: timing.time(of: point)), Melody.usual, 1))
    }
    found.sort {
      ($0.onset.time, $0.onset.sounding.reference) < ($1.onset.time, $1.onset.sounding.reference)
    }
    onsets = found.map(\.onset)
    notes = found.map { ($0.length, $0.gain) }
    // Names have no trend.
    if timing.room == 0 { trend = Self.trend(all) }
  }

  /// The lowest, the highest, and what lies apart.
  private static func salient(
    _ all: [Sounding], _ outliers: Set<PointReference>
  ) -> Set<PointReference> {
    func isLess(_ a: Sounding, _ b: Sounding) -> Bool {
      (a.share ?? 0, a.reference) < (b.share ?? 0, b.reference)
    }
    let ends = [all.min(by: isLess), all.max(by: isLess)].compactMap { $0?.reference }
    return outliers.intersection(all.map(\.reference)).union(ends)
  }

  /// Two notes more than its number has doublings, spread as the points are.
  private static func rolled(_ points: [Sounding]) -> [Sounding] {
    let sorted = points.sorted { ($0.share ?? 0, $0.reference) < ($1.share ?? 0, $1.reference) }
    let doublings = Int.bitWidth - 1 - sorted.count.leadingZeroBitCount
    let count = sorted.count < 4 ? sorted.count : min(most, 2 + doublings)
    return (0..<count).map { sorted[(2 * $0 + 1) * sorted.count / (2 * count)] }
  }

  /// Louder with each point, though less and less: a quarter for one, nearly all for hundreds.
  static func gain(_ count: Int) -> Double { 1 - 0.75 / (1 + Double(count) / 24) }

  /// Tukey's line: through the medians of the first and the last third.
  private static func trend(_ all: [Sounding]) -> (from: Double, to: Double)? {
    let third = all.count / 3
    guard third > 0 else { return nil }
    func median(_ values: [Double]) -> Double {
      let sorted = values.sorted()
      return (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2
    }
    func middle(_ part: ArraySlice<Sounding>) -> (x: Double, y: Double) {
      (median(part.map(\.position)), median(part.compactMap(\.share)))
    }
    let (left, right) = (middle(all.prefix(third)), middle(all.suffix(third)))
    guard right.x > left.x else { return nil }
    let slope = (right.y - left.y) / (right.x - left.x)
    let height = median(all.map { ($0.share ?? 0) - slope * $0.position })
    return (height, height + slope)
  }
}
