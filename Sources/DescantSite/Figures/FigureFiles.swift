import Descant

/// The files of a figure, named by its id.
struct FigureFiles {
  let chart: Chart
  let rendition: Rendition
  let rows: RowPlan
  let language: Language
  let palette: Palette
  let spec: JSONNode?

  private var words: ChartWords { rendition.words }
  private var score: Score { rendition.score }

  var all: [OutputFile] {
    let id = chart.id
    var files = [
      OutputFile(
        path: "\(id).svg",
        text: chart.standaloneSVG(words: words, plan: rendition.plan, palette: palette)),
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
    let captions = rendition.captions
    let sounds = score.files(rendition.tags(chart, in: language), texts: captions)
    guard !sounds.isEmpty else { return [] }
    return sounds.map { OutputFile(path: chart.id + $0.suffix, bytes: $0.bytes) } + [
      OutputFile(path: "\(chart.id).vtt", text: score.captions(captions, id: rows.anchor(of:))),
      OutputFile(path: "\(chart.id).timeline.json", text: score.timeline(id: rows.anchor(of:))),
    ]
  }

  /// What a screen reader meets in the figure, in order.
  private var text: String {
    chart.transcriptText(
      words: words, plan: rendition.plan, features: rendition.features, language: language,
      listening: score.isSilent ? nil : rendition.listening)
  }
}

extension Score {
  /// Whether there is nothing to play: switched off, or no value at all.
  var isSilent: Bool { !options.isOn || events.isEmpty }
}
