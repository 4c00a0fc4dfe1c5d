import Descant

/// The files of a figure, named by its id.
struct FigureFiles {
  let chart: Chart
  let words: ChartWords
  let plan: ReadingPlan
  let rows: RowPlan
  let score: Score
  let listening: Listening
  let features: [Feature]
  let language: Language
  let palette: Palette
  let spec: JSONNode?

  var all: [OutputFile] {
    let id = chart.id
    var files = [
      OutputFile(
        path: "\(id).svg", text: chart.standaloneSVG(words: words, plan: plan, palette: palette)),
      OutputFile(path: "\(id).csv", text: chart.csv()),
      OutputFile(path: "\(id).json", text: chart.descriptor(words: words)),
      OutputFile(path: "\(id).txt", text: text),
    ]
    if let spec {
      files.append(OutputFile(path: "\(id).vl.json", text: spec.text(indent: 2) + "\n"))
    }
    return files + sounds
  }

  private var sounds: [OutputFile] {
    let tags = AudioTags(
      title: language.audioGraph(of: chart.title), description: words.summary,
      language: language.tag)
    let sounds = score.files(tags, texts: captions)
    guard !sounds.isEmpty else { return [] }
    return sounds.map { OutputFile(path: chart.id + $0.suffix, bytes: $0.bytes) } + [
      OutputFile(path: "\(chart.id).vtt", text: score.captions(captions, id: rows.anchor(of:))),
      OutputFile(path: "\(chart.id).timeline.json", text: score.timeline(id: rows.anchor(of:))),
    ]
  }

  private var captions: Score.CaptionTexts {
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

  /// What a screen reader meets in the figure, in order.
  private var text: String {
    chart.transcriptText(
      words: words, plan: plan, features: features, language: language,
      listening: score.isSilent ? nil : listening)
  }
}

extension Score {
  /// Whether there is nothing to play: switched off, or no value at all.
  var isSilent: Bool { !options.isOn || events.isEmpty }
}
