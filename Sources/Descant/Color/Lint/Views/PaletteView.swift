/// A palette as its rules look at it: every colour through every simulation, on every ground.
struct PaletteView: Sendable {
  let list: ColorList
  /// The dark list of a light one.
  let twin: ColorList?
  /// Never empty, no two alike: white, or near black for a dark list, stands in where nobody named a ground.
  let grounds: [Color]
  /// Grounds of texts besides those.
  let textGrounds: [Color]
  /// The ends of what a guessed ground stands for: whatever is between them may be meant; empty where it was named.
  let guessed: [Color]
  /// How the colours look: once when all are opaque, else once a ground.
  let appearances: [[SeenColor]]

  /// What pages are made of: white to the lightest grey, black to the grey of cards.
  private static let light = (ground: Color.white, ends: [Color.white, Color(0xF5, 0xF5, 0xF5)])
  private static let dark = (
    ground: Color(0x12, 0x12, 0x12), ends: [Color.black, Color(0x26, 0x26, 0x26)]
  )

  /// More colours than this are not compared with each other.
  static let comparable = 64

  init(_ list: ColorList, twin: ColorList? = nil) {
    self.list = list
    self.twin = twin
    let named = list.grounds.map { $0.color.over(.white) }
    let guess = list.theme == .dark ? Self.dark : Self.light
    guessed =
      named.isEmpty
      ? guess.ends : list.groundOrigin == nil ? [] : [Color.white, Self.dark.ground] + named
    textGrounds = list.textGrounds.map { $0.color.over(.white) }
    grounds =
      named.isEmpty
      ? [guess.ground] : named.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let compared = list.swatches.prefix(list.kind == .categorical ? Self.comparable : .max)
    let isOpaque = compared.allSatisfy { $0.color.alpha >= 1 }
    appearances = (isOpaque ? Array(grounds.prefix(1)) : grounds).map { ground in
      compared.map { SeenColor($0.color.over(ground)) }
    }
  }

  /// How loudly to speak of what fails on the ground: only a note where that is a guess, and another that it may
  /// stand for would do.
  func severity(
    of miss: Miss, _ limits: RuleLimits, on other: (Color) -> Double
  ) -> Finding.Severity {
    let best = guessed.map(other).max() ?? miss.value
    let most: Finding.Severity = list.groundOrigin == nil ? .error : .warning
    return limits.miss(miss.measure, best)?.severity == miss.severity
      ? min(miss.severity, most) : .note
  }

  /// What a finding on a ground that only a name in a program says has to add: which name, and where it would pass.
  func doubt(of miss: Miss, _ limits: RuleLimits, on other: (Color) -> Double) -> String {
    guard let origin = list.groundOrigin else { return "" }
    let passing = guessed.first { limits.miss(miss.measure, other($0)) == nil }
    let elsewhere = passing.map { "; on \($0 == .white ? "white" : $0.hex) it would pass" } ?? ""
    return "; its ground is taken from \(origin)\(elsewhere)"
  }

  /// "; fails on 3 of its 7 grounds": the worst of several is named.
  func share(_ count: Int, of all: Int? = nil) -> String {
    let all = all ?? grounds.count
    return all < 2 ? "" : "; fails on \(count) of its \(all) grounds"
  }

  func name(_ index: Int) -> String { "slot \(list.slot(index))" }

  /// "slots 1 and 4".
  func name(_ pair: SwatchPair) -> String {
    "slots \(list.slot(pair.first)) and \(list.slot(pair.second))"
  }

  /// A place for a finding about the list as a whole.
  var place: SourceLocation? { list.location ?? list.swatches.first?.location }

  /// Every two colours, worst appearance last; ramps are not told apart pair by pair.
  var pairs: [SwatchPair] {
    guard list.kind == .categorical else { return [] }
    let count = min(list.swatches.count, Self.comparable)
    return (0..<count).flatMap { a in (a + 1..<max(count, a + 1)).map { SwatchPair(a, $0) } }
  }

  /// The smallest distance of a pair over all appearances.
  func distance(of pair: SwatchPair, for vision: Vision) -> Distance? {
    appearances.compactMap { seen -> Distance? in
      guard seen.indices.contains(pair.second) else { return nil }
      return Distance(between: seen[pair.first], and: seen[pair.second], for: vision)
    }.min { min($0.e, 2 * $0.k) < min($1.e, 2 * $1.k) }
  }

  /// Whether two marks are told apart by something besides colour.
  func hasCue(_ pair: SwatchPair) -> Bool {
    let (a, b) = (list.swatches[pair.first], list.swatches[pair.second])
    return (a.symbol != nil && b.symbol != nil && a.symbol != b.symbol)
      || (a.dash != nil && b.dash != nil && a.dash != b.dash)
      || (a.pattern != nil && b.pattern != nil && a.pattern != b.pattern)
      || (a.isLabelledDirectly && b.isLabelledDirectly)
  }

  /// Whether the author says anything about cues: a bare list of colours can't.
  var saysCues: Bool { list.swatches.contains(where: \.hasCue) }
}
