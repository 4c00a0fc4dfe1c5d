import Descant

extension Figure {
  /// The player with its captions, how to listen, and a transcript; nothing without sound.
  var listenView: View {
    guard !score.isSilent, let sound else { return .nothing }
    return [
      "id": .text(id), "name": .text(language.audioGraph(of: chart.title)),
      "source": .file(sound.path), "poster": .file("\(id).svg#strip"),
      "captions": .file("\(id).vtt"), "language": .text(language.tag),
      "captionsLabel": .text(language.interface.figure.captions),
      "fallback": .text(language.interface.figure.sound),
      "how": .text(listening.instructions), "legend": legendView,
      "together": togetherView, "alone": aloneView,
      "transcriptTitle": .text(
        language.file(
          language.interface.figure.transcript,
          size: language.number(score.duration, decimals: 0) + "\u{A0}s")),
      "transcript": .list(transcript), "explorer": .text(explorerWords),
    ]
  }

  /// The short file that teaches the sound: its lowest note, its highest, its timbres.
  private var legendView: View {
    guard let file = soundFile("-legend") else { return .nothing }
    return [
      "target": .file(file.path), "text": .text(language.interface.figure.soundLegend),
    ]
  }

  /// All series at once, where one after another takes long.
  private var togetherView: View {
    guard let file = soundFile("-together") else { return .nothing }
    return [
      "target": .file(file.path), "text": .text(language.interface.figure.allSeries),
    ]
  }

  /// A file a series, where there are several.
  private var aloneView: View {
    let links = listening.voices.enumerated().compactMap { voice, name in
      soundFile("-series-\(voice + 1)").map { file -> View in
        ["target": .file(file.path), "text": .text(name)]
      }
    }
    guard !links.isEmpty else { return .nothing }
    return ["title": .text(language.interface.figure.eachSeries), "items": .list(links)]
  }

  func soundFile(_ suffix: String) -> OutputFile? {
    file("\(suffix).\(audio.format.rawValue)")
  }

  /// What stands out, each with its rows and its seconds of sound.
  var featuresView: View {
    guard !features.isEmpty else { return .nothing }
    return [
      "items": .list(
        features.map { feature in
          let rows = rowLinks(feature.evidence)
          return [
            "text": .text(feature.text), "method": View(feature.method),
            "refs": rows.isEmpty
              ? .nothing
              : ["rows": .list(rows), "hear": hearLink(feature.evidence)],
          ]
        })
    ]
  }

  /// Links to the first and the last row that show it.
  private func rowLinks(_ evidence: [PointReference]) -> [View] {
    let found = evidence.compactMap { rows.row(of: $0) }
    guard let first = found.min(), let last = found.max() else { return [] }
    return (first == last ? [first] : [first, last]).map { row in
      ["target": .text("#" + rows.anchor(row: row)), "text": .text(language.row(row + 1))]
    }
  }

  private func hearLink(_ evidence: [PointReference]) -> View {
    guard !score.isSilent, let sound else { return .nothing }
    let passages = evidence.compactMap { score.passage(of: $0) }
    guard let start = passages.map(\.lowerBound).min(), let end = passages.map(\.upperBound).max()
    else { return .nothing }
    return [
      "target": .file(sound.path + Self.fragment(start...end)),
      "text": .text(language.hear(start...end)),
    ]
  }
}
