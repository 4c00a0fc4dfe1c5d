/// Of several series the one that goes furthest from its first value to its last, or how many end higher
/// than they began.
///
/// A description of the path, without a test: both ends are said.
struct MoverFact: Fact {
  enum Found: Sendable {
    case most(Observations.Trace)
    case count(up: [Observations.Name], down: [Observations.Name])
  }

  let found: Found
  let evidence: [PointReference]
  /// So many times as far as the next one, and this much of the range of all.
  static let threshold = (lead: 1.5, share: 0.25)
  /// So few that differ from all others are named.
  private static let mostNamed = 2

  static func facts(in data: Observations) -> [MoverFact] {
    guard data.genre == .sequence, data.chart.xAxis.hasEnd, data.chart.xAxis.numeric != nil,
      (2...60).contains(data.traces.count),
      data.traces.allSatisfy({ $0.isSequence && $0.name != nil && $0.ys.count >= 2 })
    else { return [] }
    return [most(data), count(data)].compactMap(\.self)
  }

  private static func most(_ data: Observations) -> MoverFact? {
    let moves = data.traces.map { abs($0.movement) }
    guard let largest = moves.max(), let place = moves.firstIndex(of: largest) else { return nil }
    let next = moves.indices.filter { $0 != place }.map { moves[$0] }.max() ?? 0
    guard largest >= threshold.lead * next, largest >= threshold.share * data.span, largest > 0
    else { return nil }
    let trace = data.traces[place]
    return MoverFact(found: .most(trace), evidence: trace.ends)
  }

  private static func count(_ data: Observations) -> MoverFact? {
    let up = data.traces.filter { $0.movement > 0 }
    let down = data.traces.filter { $0.movement < 0 }
    guard up.count + down.count == data.traces.count, data.traces.count > 2, !data.isLosing
    else { return nil }
    return MoverFact(
      found: .count(up: up.compactMap(\.name), down: down.compactMap(\.name)),
      evidence: (up.count < down.count ? up : down).flatMap(\.ends))
  }

  var kind: Feature.Kind { .change }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.summary
    switch found {
    case .most(let trace):
      let last = trace.ys.count - 1
      let isUp = trace.movement > 0
      let ofTwo = narrator.data.traces.count == 2 ? isUp ? words.risesMore : words.fallsMore : nil
      return (ofTwo ?? (isUp ? words.risesMost : words.fallsMost))([
        "a": trace.name.map(narrator.name) ?? "",
        "from": narrator.firstValue(trace.ys[0]), "fromAt": narrator.at(trace.reference(0)),
        "to": narrator.value(trace.ys[last]), "toAt": narrator.at(trace.reference(last)),
      ])
    case .count(let up, let down):
      let n = narrator.language.count(up.count + down.count)
      if down.isEmpty {
        let text = words.allEndHigher(["n": n])
        guard let fastest = fastest(narrator.data), let name = fastest.trace.name else {
          return text
        }
        return words.mostUp([
          "text": text, "name": narrator.name(name),
          "share": narrator.percent(fastest.growth, isPart: false),
        ])
      }
      if up.isEmpty { return words.allEndLower(["n": n]) }
      let few = up.count < down.count ? up : down
      if few.count <= Self.mostNamed, few.count < max(up.count, down.count) {
        let plural = few == up ? words.onlyHigher : words.onlyLower
        return plural.form(few.count == 1 ? .one : .other)([
          "names": narrator.language.list(few.map(narrator.listed))
        ])
      }
      return words.upAndDown([
        "n": n, "up": count(up, isNamed: up == few, narrator),
        "down": count(down, isNamed: down == few, narrator),
      ])
    }
  }

  /// Of series with scales of their own, each of amounts above zero, the one that grows by the largest share.
  private func fastest(_ data: Observations) -> (trace: Observations.Trace, growth: Double)? {
    guard data.chart.hasOwnScales, data.traces.allSatisfy({ data.isRatio(of: $0) }) else {
      return nil
    }
    let all = data.traces.compactMap { trace -> (trace: Observations.Trace, growth: Double)? in
      guard let first = trace.ys.first, let last = trace.ys.last, first > 0 else { return nil }
      return (trace, last / first - 1)
    }.sorted { $0.growth > $1.growth }
    guard all.count == data.traces.count, all.count > 1, all[0].growth >= 1.2 * all[1].growth,
      all[0].growth < 10
    else { return nil }
    return all[0]
  }

  /// "2 (Finland and Norway)": the fewer are named, where they are few.
  private func count(
    _ names: [Observations.Name], isNamed: Bool, _ narrator: Narrator
  ) -> String {
    let number = narrator.language.count(names.count)
    let count = narrator.language.facts.summary.counted?(["n": number]) ?? number
    guard isNamed, names.count <= 3 else { return count }
    let list = narrator.language.list(names.map(narrator.listed))
    return count + narrator.language.joining.aside(["text": list])
  }
}

extension Observations.Trace {
  /// From the first value to the last.
  fileprivate var movement: Double { (ys.last ?? 0) - (ys.first ?? 0) }
  fileprivate var ends: [PointReference] { [reference(0), reference(ys.count - 1)] }
}
