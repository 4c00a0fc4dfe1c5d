import Descant

/// What the explorer script reads: the transcript's lines with their seconds and heights.
extension Figure {
  /// Each datum's line leads to its sound: alone in the detailed file where there is one, else in
  /// the whole.
  var transcript: [View] {
    let moments = soundFile("-detailed") == nil ? nil : score.detailedTimes
    let file = (soundFile("-detailed") ?? sound)?.path
    var voice = 0
    return zip(score.transcript, score.heights).compactMap { line, height in
      if case .voice(let index) = line.kind { voice = index }
      let text = listening.text(of: line, words: words)
      guard !text.isEmpty else { return nil }
      var view: [String: View] = [
        "at": .text(language.number(line.start, decimals: 1) + "\u{A0}s"), "text": .text(text),
        "voice": .nothing, "span": .nothing, "height": .nothing, "target": .nothing,
        "row": .nothing,
      ]
      if case .voice = line.kind { view["voice"] = .text(String(voice)) }
      guard case .node(let panel, let series, let node) = line.kind else { return .map(view) }
      let point = plan.nodes[panel][series][node].points.lowerBound
      let reference = PointReference(panel: panel, series: series, point: point)
      view["row"] = rows.row(of: reference).map { .text(String($0 + 1)) } ?? .nothing
      view["voice"] = .text(String(voice))
      view["span"] = [
        "start": .text(line.start.text(decimals: 4)), "end": .text(line.end.text(decimals: 4)),
      ]
      if let height {
        view["height"] = [
          "low": .text(height.lowerBound.text(decimals: 4)),
          "high": .text(height.upperBound.text(decimals: 4)),
        ]
      }
      if let file { view["target"] = .file(file + Self.fragment(moment(of: line, in: moments))) }
      return .map(view)
    }
  }

  /// The seconds that a link to a line plays: long enough to be a sound.
  private func moment(
    of line: TranscriptEvent, in moments: [[[ClosedRange<Double>?]]]?
  ) -> ClosedRange<Double> {
    if let moments, case .node(let panel, let series, let node) = line.kind,
      let moment = moments[panel][series][node]
    {
      return moment
    }
    return max(0, line.start - 0.1)...min(score.duration, max(line.end + 0.1, line.start + 0.4))
  }

  /// "#t=1.00,1.40".
  static func fragment(_ seconds: ClosedRange<Double>) -> String {
    "#t=\(seconds.lowerBound.text(decimals: 2)),\(seconds.upperBound.text(decimals: 2))"
  }

  /// The words of the explorer's controls, as JSON.
  var explorerWords: String {
    let words = language.interface.explorer
    let node: JSONNode = [
      "name": .init(language.explorer(of: chart.title)),
      "play": .init(language.interface.figure.listen),
      "stop": .init(words.stop),
      "highest": .init(words.highest), "lowest": .init(words.lowest),
      "turningPoint": .init(words.turningPoint), "sounds": .init(words.sounds),
      "complete": .init(words.complete), "speed": .init(words.speed),
      "series": .init(language.interface.table.series), "more": .init(words.more),
      "goTo": .init(words.goTo), "filter": .init(words.filter), "place": .init(language.place),
    ]
    return node.text(indent: nil)
  }
}
