import Descant

/// What the explorer script reads: the transcript's lines with their seconds and heights.
extension Figure {
  var transcript: [View] {
    var voice = 0
    return zip(score.transcript, score.heights).compactMap { line, height in
      if case .voice(let index) = line.kind { voice = index }
      let text = listening.text(of: line, words: words)
      guard !text.isEmpty else { return nil }
      let isNode = if case .node = line.kind { true } else { false }
      let isVoice = if case .voice = line.kind { true } else { false }
      return [
        "at": .text(language.number(line.start, decimals: 1) + "\u{A0}s"), "text": .text(text),
        "voice": isNode || isVoice ? .text(String(voice)) : .nothing,
        "span": isNode
          ? [
            "start": .text(line.start.text(decimals: 4)), "end": .text(line.end.text(decimals: 4)),
          ] : .nothing,
        "height": height.map { height in
          [
            "low": .text(height.lowerBound.text(decimals: 4)),
            "high": .text(height.upperBound.text(decimals: 4)),
          ]
        } ?? .nothing,
      ]
    }
  }

  /// The words of the explorer's controls, as JSON.
  var explorerWords: String {
    let words = language.interface.explorer
    let node: JSONNode = [
      "name": .init(words.name), "play": .init(words.play), "stop": .init(words.stop),
      "highest": .init(words.highest), "lowest": .init(words.lowest),
      "turningPoint": .init(words.turningPoint), "sounds": .init(words.sounds),
      "complete": .init(words.complete), "speed": .init(words.speed),
      "series": .init(language.interface.table.series),
    ]
    return node.text(indent: nil)
  }
}
