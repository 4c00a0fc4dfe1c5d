/// How many values lie above zero and how many below, where there are both.
struct SignFact: Fact {
  let above: [PointReference]
  let below: [PointReference]
  let total: Int

  static func facts(in data: Observations) -> [SignFact] {
    guard let extent = data.extent, extent.lowerBound < 0, extent.upperBound > 0,
      data.genre == .sequence || data.genre == .categories, data.count > 2,
      data.measure.isMeasuredFromZero, !data.isMirrored
    else { return [] }
    var (above, below): ([PointReference], [PointReference]) = ([], [])
    for trace in data.traces {
      for (index, y) in trace.ys.enumerated() where y != 0 {
        if y > 0 {
          above.append(trace.reference(index))
        } else {
          below.append(trace.reference(index))
        }
      }
    }
    return [SignFact(above: above, below: below, total: data.count)]
  }

  var kind: Feature.Kind { .sign }
  /// The smaller side is what a reader looks for.
  var evidence: [PointReference] { above.count < below.count ? above : below }

  func clause(_ narrator: Narrator) -> String {
    let words = narrator.language.facts.sign
    return words.both([
      "above": narrator.language.number(Double(above.count)),
      "below": narrator.language.number(Double(below.count)),
      "total": narrator.language.text(words.values, count: total),
    ])
  }
}

extension Observations {
  /// Whether one series lies above zero and one below: two sides of a pyramid, whose signs are no finding.
  fileprivate var isMirrored: Bool {
    let sides = traces.map { trace in
      (up: trace.ys.allSatisfy { $0 >= 0 }, down: trace.ys.allSatisfy { $0 <= 0 })
    }
    return sides.count == 2 && (sides[0].up && sides[1].down || sides[0].down && sides[1].up)
  }
}

extension Axis {
  /// Zero parts more from less; on a thermometer it is a mark like any other.
  var isMeasuredFromZero: Bool {
    let names = [unit?.symbol, unit?.singular].compactMap { $0?.lowercased() }
    return !names.contains { $0.contains("°f") || $0.contains("fahrenheit") }
  }
}

struct SignWords: Sendable {
  /// {above}, {below}, {total}: "Of {total}, {above} are above zero and {below} below.".
  var both: Phrase
  var values: Plural
}
