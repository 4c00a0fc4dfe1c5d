/// A chart with what is said and heard of it in one language: words, sound and captions that agree.
package struct Rendition: Sendable {
  package let plan: ReadingPlan
  package let words: ChartWords
  package let features: [Feature]
  package let score: Score
  package let listening: Listening

  package init(_ chart: Chart, _ language: Language, audio: AudioOptions = .standard) {
    plan = ReadingPlan(for: chart)
    (words, features) = chart.words(plan: plan, in: language)
    let outliers = features.filter { $0.kind == .outlier }.flatMap(\.evidence)
    score = Score(for: chart, plan: plan, options: audio, outliers: Set(outliers))
    var listening = chart.listening(in: language, mapping: score.mapping, drawn: words.drawn)
    listening.remark(on: features, in: language)
    self.listening = listening
  }

  /// What captions and markers say: of each datum its name, and that it stands out where it does.
  package var captions: Score.CaptionTexts {
    var names = words.names
    for line in score.transcript {
      guard case .node(let panel, let series, let node) = line.kind else { continue }
      names[panel][series][node] = listening.text(of: line, words: words)
    }
    return Score.CaptionTexts(
      nodes: names, voices: listening.voices, panels: listening.panels,
      title: listening.title, contents: listening.contents,
      opening: listening.opening, closing: listening.closing, reference: listening.reference)
  }

  /// The sound's name and what it shows, for players.
  package func tags(_ chart: Chart, in language: Language) -> AudioTags {
    AudioTags(
      title: language.audioGraph(of: chart.title), description: words.summary,
      language: language.tag)
  }
}
