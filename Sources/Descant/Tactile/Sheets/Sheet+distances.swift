/// The rule that nothing raised is closer than it may be, checked on the exact geometry before anything is written.
extension Sheet {
  /// Two things that a finger would take for one.
  struct Closeness: Hashable, Sendable {
    let first: String
    let second: String
    /// In millimetres, edge to edge; below zero where they overlap.
    let distance: Double
    let place: PaperSpot
  }

  /// All pairs that are too close and don't touch on purpose, and what stands out of the margin.
  var closenesses: [Closeness] {
    let least = gap - Rules.slack.value
    var found: [Closeness] = []
    let order = raised.indices.sorted { raised[$0].box.top < raised[$1].box.top }
    var open: [Int] = []
    for index in order where !raised[index].capsules.isEmpty {
      let box = raised[index].box.grown(by: least)
      open.removeAll { raised[$0].box.bottom < box.top }
      for other in open where raised[other].box.meets(box) && !touches(index, other) {
        if let close = closeness(raised[index], raised[other], least) { found.append(close) }
      }
      open.append(index)
    }
    return found
  }

  /// Of each line how much of it is nearer to another stretch of itself than things may be, as a share.
  var nearnesses: [(name: String, share: Double)] {
    raised.filter { $0.part == .series }.compactMap { thing in
      var paths: [Path] = []
      var width = 0.0
      for case .stroke(let spots, let own) in thing.shapes where spots.count > 1 {
        paths.append(Path(spots))
        width = max(width, own)
      }
      let length = paths.reduce(0) { $0 + $1.length }
      guard length > 0 else { return nil }
      return (thing.name, Path.nearness(of: paths, width: width, gap: gap) / length)
    }
  }

  /// What stands nearer to the edge than paper is printed.
  var outside: [Raised] {
    let inset = Rules.markInset.value - Rules.slack.value
    let whole = PaperBox(left: 0, top: 0, right: width, bottom: height).grown(by: -inset)
    return raised.filter { !$0.capsules.isEmpty && !whole.holds($0.box) }
  }

  private func closeness(_ a: Raised, _ b: Raised, _ least: Double) -> Closeness? {
    let (near, far) = (b.box.grown(by: least), a.box.grown(by: least))
    let areLabels = !a.cells.isEmpty && !b.cells.isEmpty
    let those = (areLabels ? a.capsules : a.ground).filter { $0.box.meets(near) }
    guard !those.isEmpty else { return covering(a, b) }
    let others = (areLabels ? b.capsules : b.ground).filter { $0.box.meets(far) }
    var closest: Closeness?
    for capsule in those {
      let reach = capsule.box.grown(by: least)
      for other in others where other.box.meets(reach) {
        let distance = capsule.distance(to: other)
        guard distance < closest?.distance ?? least else { continue }
        closest = Closeness(first: a.name, second: b.name, distance: distance, place: capsule.a)
      }
    }
    return closest ?? covering(a, b)
  }

  /// Where one lies wholly on a filled surface of the other.
  private func covering(_ a: Raised, _ b: Raised) -> Closeness? {
    for (surface, thing) in [(a, b), (b, a)] {
      guard let spot = thing.capsules.first?.a, surface.shapes.contains(where: { $0.covers(spot) })
      else { continue }
      return Closeness(first: a.name, second: b.name, distance: 0, place: spot)
    }
    return nil
  }
}
