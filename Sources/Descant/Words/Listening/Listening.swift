/// What a reader must know to hear a chart, and what is said while it sounds.
package struct Listening: Hashable, Sendable {
  /// What time and pitch follow, then whatever else is in the sound.
  package var instructions: String
  /// What is heard, before the first tone: a heading and a line.
  package var title: String
  package var contents: String
  /// Shown with the rising notes, the falling ones, and the tone to compare with.
  package var opening: String
  package var closing: String
  package var reference: String
  /// One a ``SoundMapping/voices``.
  package var voices: [String]
  /// One a panel.
  package var panels: [String]
  /// What is to be said of single data beside their names: that they stand out.
  var remarks: [PointReference: String] = [:]

  /// What a line of the transcript says; "" when there is nothing to say.
  package func text(of event: TranscriptEvent, words: ChartWords) -> String {
    switch event.kind {
    case .title: title
    case .contents: contents
    case .opening: opening
    case .closing: closing
    case .reference: reference
    case .panel(let index): panels.indices.contains(index) ? panels[index] : ""
    case .voice(let index): voices.indices.contains(index) ? voices[index] : ""
    case .node(let panel, let series, let node):
      words.name(panel, series, node) + (event.point.flatMap { remarks[$0] } ?? "")
    }
  }
}

extension Listening {
  /// Says of the values that stand out that they do, at the moment when they sound.
  package mutating func remark(on features: [Feature], in language: Language) {
    for feature in features where feature.kind == .outlier {
      for point in feature.evidence {
        remarks[point] = language.joining.nameComma + language.interface.table.outlier
      }
    }
  }
}

extension ChartWords {
  fileprivate func name(_ panel: Int, _ series: Int, _ node: Int) -> String {
    guard names.indices.contains(panel), names[panel].indices.contains(series),
      names[panel][series].indices.contains(node)
    else { return "" }
    return names[panel][series][node]
  }
}

extension Chart {
  /// How to listen to this chart, from what its sound really does.
  ///
  /// `drawn` says what its axes are.
  package func listening(
    in language: Language, mapping: SoundMapping, drawn: String? = nil
  ) -> Listening {
    let teacher = ListeningTeacher(mapping: mapping, speaker: Speaker(self, language))
    let words = language.listening
    return Listening(
      instructions: teacher.instructions, title: title,
      contents: [drawn, teacher.crowd].compactMap(\.self).joined(
        separator: language.joining.nameComma), opening: words.opening, closing: words.closing,
      reference: teacher.reference ?? "", voices: teacher.voices,
      panels: panels.enumerated().map { index, panel in
        panel.title ?? language.number(Double(index + 1))
      })
  }
}

extension Language {
  /// "soft tone".
  package func name(of timbre: Timbre) -> String { listening.name(of: timbre) }
}
