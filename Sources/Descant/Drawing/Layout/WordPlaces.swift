/// Words at a place of a plot, and where they are left out.
struct Wording: Hashable {
  var text: String
  var at: Spot
  var place: TextSpot
  var hiding: TierSet
}

/// Finds free places for words, tier by tier; the first come keeps its place.
struct WordPlaces {
  private var rooms: [Clearance] = []
  private let layout: Layout

  /// `isNeeded`: where nothing will be placed, nothing is looked at.
  init(_ plot: Plot, _ panel: Panel, _ layout: Layout, isNeeded: Bool) {
    self.layout = layout
    guard isNeeded else { return }
    rooms = layout.tiers.widths.indices.map { tier in
      Clearance(
        plot, panel, width: layout.width(inTier: tier), height: layout.height(inTier: tier))
    }
  }

  /// A text and where it may stand, best first.
  typealias Choice = (text: String, place: TextSpot)

  /// Places for the words of one spot: in each tier the first choice that is free.
  ///
  /// Words of a series stand nearer to their datum than to anything of another: else they were taken for its.
  mutating func place(
    at spot: Spot, in tiers: TierSet? = nil, of series: Int? = nil,
    _ choices: (_ isNarrow: Bool) -> [Choice]
  ) -> [Wording] {
    var placed: [Wording] = []
    for tier in rooms.indices where tiers?.contains(tier) != false {
      let isNarrow = layout.tiers.isPage ? tier == 0 : rooms[tier].width < 30
      guard
        let choice = choices(isNarrow).first(where: { choice in
          let box = box(of: choice, at: spot, tier)
          return isInside(box, tier) && rooms[tier].isFree(box)
            && series.map { rooms[tier].belongs(box, to: spot, of: $0) } != false
        })
      else { continue }
      rooms[tier].take(box(of: choice, at: spot, tier))
      show(choice, at: spot, in: tier, &placed)
    }
    return placed
  }

  /// The same of one place that marks may touch, as long as no line runs through the words and no words stand there.
  mutating func place(
    at spot: Spot, in tiers: TierSet, uncrossed choice: Choice, of series: Int
  ) -> [Wording] {
    var placed: [Wording] = []
    for tier in rooms.indices where tiers.contains(tier) {
      let box = box(of: choice, at: spot, tier)
      guard isInside(box, tier), !rooms[tier].isCrossed(box), !rooms[tier].hasWords(in: box),
        rooms[tier].belongs(box, to: spot, of: series)
      else { continue }
      rooms[tier].take(box)
      show(choice, at: spot, in: tier, &placed)
    }
    return placed
  }

  /// The same of words that name a line: over its end rather than nowhere, or beside another's.
  mutating func place(
    at spot: Spot, in tiers: TierSet, over choice: Choice, of series: Int
  ) -> [Wording] {
    var placed: [Wording] = []
    for tier in rooms.indices where tiers.contains(tier) {
      let box = box(of: choice, at: spot, tier)
      guard isInside(box, tier), rooms[tier].touchesOnly(spot, of: series, box),
        rooms[tier].belongs(box, to: spot, of: series)
      else { continue }
      rooms[tier].take(box)
      show(choice, at: spot, in: tier, &placed)
    }
    return placed
  }

  /// In which tiers a line would run through words at a place.
  func crossing(_ choice: Choice, at spot: Spot) -> TierSet {
    var crossed = TierSet(in: layout.tiers)
    for tier in rooms.indices where rooms[tier].isCrossed(box(of: choice, at: spot, tier)) {
      crossed.insert(tier)
    }
    return crossed
  }

  /// The same of several lines, of which the first stands at its place.
  mutating func place(
    _ lines: [String], at spot: Spot, in tiers: TierSet, _ offered: [TextSpot]
  ) -> [Wording] {
    let longest = lines.max { TextWidth.of($0) < TextWidth.of($1) } ?? ""
    var placed: [Wording] = []
    for tier in rooms.indices where tiers.contains(tier) {
      func block(_ place: TextSpot) -> Box {
        var box = box(of: (longest, place), at: spot, tier)
        box.bottom += Double(lines.count - 1) * TextWidth.lineHeight
        return box
      }
      guard
        let place = offered.first(where: {
          isInside(block($0), tier) && rooms[tier].isFree(block($0))
        })
      else { continue }
      rooms[tier].take(block(place))
      show((lines.first ?? "", place), at: spot, in: tier, &placed)
    }
    return placed
  }

  /// Words that stand already.
  mutating func take(_ wording: Wording) {
    for tier in rooms.indices where !wording.hiding.contains(tier) {
      rooms[tier].take(box(of: (wording.text, wording.place), at: wording.at, tier))
    }
  }

  private func show(_ choice: Choice, at spot: Spot, in tier: Int, _ placed: inout [Wording]) {
    let same = placed.firstIndex { $0.text == choice.text && $0.place == choice.place }
    if let same { return placed[same].hiding.remove(tier) }
    var hiding = TierSet(allOf: layout.tiers)
    hiding.remove(tier)
    placed.append(Wording(text: choice.text, at: spot, place: choice.place, hiding: hiding))
  }

  private func isInside(_ box: Box, _ tier: Int) -> Bool {
    let room = rooms[tier]
    return box.left >= -0.05 && box.right <= room.width + min(layout.right, 0.5)
      && box.top >= -layout.top - 0.1 && box.bottom <= room.height - 0.1
  }

  private func box(of choice: Choice, at spot: Spot, _ tier: Int) -> Box {
    choice.place.box(
      of: choice.text, at: spot, width: rooms[tier].width, height: rooms[tier].height)
  }
}

extension TextSpot {
  /// What one line of bold words covers, in ems.
  func box(of text: String, at spot: Spot, width: Double, height: Double) -> Box {
    let lines = TextWidth.lines(of: text)
    let long = TextWidth.of(lines) * 1.08 * size
    let rest = Double(lines.count - 1) * TextWidth.lineHeight * size
    let x = spot.h * width + dx
    let left = anchor == .start ? x : anchor == .end ? x - long : x - long / 2
    let base = spot.v * height + dy
    return Box(
      left: left, right: left + long, top: base - 0.78 * size, bottom: base + 0.2 * size + rest)
  }
}
