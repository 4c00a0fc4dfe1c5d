import Descant

/// What the explorer script reads: the transcript's lines with their seconds and heights.
extension Figure {
  /// Each datum's line leads to its sound: alone in the detailed file where there is one, else in
  /// the whole.
  var transcript: [View] {
    let moments = soundFile("-detailed") == nil ? nil : score.detailedTimes
    let tones = ValueTones(of: chart, options: audio)
    let file = (soundFile("-detailed") ?? sound)?.path
    var voice = 0
    return zip(score.transcript, score.heights).flatMap { line, height -> [View] in
      if case .voice(let index) = line.kind { voice = index }
      let text = listening.text(of: line, words: words)
      guard !text.isEmpty else { return [] }
      var view: [String: View] = [
        "at": .text(language.number(line.start, decimals: 1) + "\u{A0}s"), "text": .text(text),
        "voice": .nothing, "span": .nothing, "height": .nothing, "target": .nothing,
        "row": .nothing, "tones": .nothing, "values": .nothing, "timbre": .nothing,
        "panel": .nothing,
      ]
      if case .voice = line.kind {
        view["voice"] = .text(String(voice))
        view["panel"] = View(panelTitle(of: voice))
      }
      guard case .node(let panel, let series, let node) = line.kind else {
        return [.map(view)] + totals(of: line, like: view)
      }
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
      view.merge(Self.sounding(plan.nodes[panel][series][node], reference, tones, rows)) { $1 }
      if let file { view["target"] = .file(file + Self.fragment(moment(of: line, in: moments))) }
      return [.map(view)]
    }
  }

  /// What is heard of a stack before its parts has no mark that would say it.
  private func totals(of line: TranscriptEvent, like view: [String: View]) -> [View] {
    guard case .voice(let voice) = line.kind, score.mapping.voices.indices.contains(voice),
      score.mapping.voices[voice].lead == .total
    else { return [] }
    return chart.stackTotals(in: language).map { text in
      .map(view.merging(["text": .text(text), "voice": .nothing, "panel": .nothing]) { $1 })
    }
  }

  /// Where a voice is heard, where there are several panels: their series may have no names, or the same.
  private func panelTitle(of voice: Int) -> String? {
    guard chart.panels.count > 1, score.mapping.voices.indices.contains(voice) else { return nil }
    let panel = score.mapping.voices[voice].panel
    return chart.panels.indices.contains(panel) ? chart.panels[panel].title : nil
  }

  /// What a node's value sounds like, or each value of an interval with its row in the table.
  ///
  /// The pitch of a single value is its height, so only others are written.
  private static func sounding(
    _ node: ReadingPlan.Node, _ first: PointReference, _ tones: ValueTones, _ rows: RowPlan
  ) -> [String: View] {
    var view: [String: View] = [:]
    if let timbre = tones.timbres[first], timbre.rawValue > 0 {
      view["timbre"] = .text(String(timbre.rawValue))
    }
    guard node.points.count > 1 else {
      let pitches = tones.pitches[first] ?? []
      if pitches.count > 1 {
        view["tones"] = .text(pitches.map { $0.text(decimals: 2) }.joined(separator: " "))
      }
      return view
    }
    guard node.role == .interval else { return view }
    var next: Int?
    let values = node.points.compactMap { point -> String? in
      var reference = first
      reference.point = point
      guard let row = rows.row(of: reference) else { return nil }
      let cents = (tones.pitches[reference] ?? []).map { ($0 * 100).text(decimals: 0) }
      let value = cents.isEmpty ? "-" : cents.joined(separator: "+")
      defer { next = row + 1 }
      return row == next ? value : "\(row + 1):\(value)"
    }
    view["values"] = .text(values.joined(separator: " "))
    return view
  }

  /// The timbres that sound, by their number: partials, how loud each is at seven pitches over the range
  /// of the chart, tremolo.
  private var timbres: JSONNode {
    let tones = ValueTones(of: chart, options: audio)
    let (low, high) = (tones.range.lowerBound, tones.range.upperBound)
    let used = Set(tones.timbres.values).union(Self.choices).sorted { $0.rawValue < $1.rawValue }
    return JSONNode(
      members: used.map { timbre in
        let sines = TimbreSines(timbre)
        let levels = (0...6).map { sines.level(at: low + (high - low) * Double($0) / 6) }
        let sound: JSONNode = [
          "partials": Self.numbers(sines.partials.flatMap { [$0.times, $0.amplitude] }),
          "levels": Self.numbers(levels), "tremolo": Self.numbers(sines.tremolo),
        ]
        return (String(timbre.rawValue), sound)
      })
  }

  /// What a reader may choose for all that sounds: few partials, and many.
  private static let choices: [Timbre] = [.soft, .bright]

  private static func numbers(_ values: [Double]) -> JSONNode {
    JSONNode(values.map { JSONNode(($0 * 1000).rounded() / 1000) })
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

  /// Where two scales cross means nothing.
  private var hasCrossings: Bool { chart.allSeries.count > 1 && !chart.isTwoSided }

  /// The words of the explorer's controls, as JSON.
  var explorerWords: String {
    let words = language.interface.explorer
    let range = ValueTones(of: chart, options: audio).range
    let pitches = [range.lowerBound, range.upperBound]
    let paints = Set(chart.allSeries.map(\.style.paint))
    let across = chart.allSeries.count > 1 ? [words.moveSeries] : []
    let moves = [words.moves] + across + (paints.count > 1 ? [words.alone] : [])
    let ways = [words.own] + Self.choices.map { language.name(of: $0) }
    let node: JSONNode = [
      "name": .init(language.explorer(of: chart.title)),
      "play": .init(language.interface.figure.listen),
      "stop": .init(words.stop),
      "highest": .init(words.highest), "lowest": .init(words.lowest),
      "turn": .init(words.turningPoint), "sounds": .init(words.sounds),
      "complete": .init(words.complete), "speed": .init(words.speed),
      "series": .init(language.interface.table.series), "more": .init(words.more),
      "goTo": .init(words.goTo), "filter": .init(words.filter), "place": .init(language.place),
      "previous-turn": .init(words.previousTurn), "gap": .init(words.gap),
      "crossing": .init(hasCrossings ? words.crossing : ""), "enter": .init(words.values),
      "leave": .init(words.back),
      "again": .init(words.again), "here": .init(words.here), "keys": .init(words.keys),
      "moves": .init(moves.joined(separator: ". ")), "all": .init(words.all),
      "speech": .init(words.speech), "fit": .init(words.fit), "buzz": .init(words.buzz),
      "base": .init(words.base), "timbre": .init(words.timbre),
      "ways": JSONNode(ways.map { JSONNode($0) }),
      "none": .init(words.none), "gapRole": .init(self.words.gapRole), "timbres": timbres,
      "pitches": Self.numbers(pitches),
    ]
    return node.text(indent: nil)
  }
}
