import Descant

extension Figure {
  /// The player with its captions, how to listen, and a transcript; nothing without sound.
  func listenView(folder: String) -> View {
    guard !score.isSilent, let sound else { return .nothing }
    return [
      "id": .text(id), "name": .text(language.audioGraph(of: chart.title)),
      "source": .text(folder + sound.path), "poster": .text(folder + "\(id).svg#strip"),
      "captions": .text(folder + "\(id).vtt"), "language": .text(language.tag),
      "captionsLabel": .text(language.interface.figure.captions),
      "fallback": .text(language.interface.figure.sound),
      "how": .text(listening.instructions), "legend": legendView(folder: folder),
      "together": togetherView(folder: folder), "alone": aloneView(folder: folder),
      "transcriptTitle": .text(
        language.file(
          language.interface.figure.transcript,
          size: language.number(score.duration, decimals: 0) + "\u{A0}s")),
      "transcript": .list(transcript(folder: folder)), "explorer": .text(explorerWords),
    ]
  }

  /// The short file that teaches the sound: its lowest note, its highest, its timbres.
  private func legendView(folder: String) -> View {
    guard let file = soundFile("-legend") else { return .nothing }
    return [
      "target": .text(folder + file.path), "text": .text(language.interface.figure.soundLegend),
    ]
  }

  /// All series at once, where one after another takes long.
  private func togetherView(folder: String) -> View {
    guard let file = soundFile("-together") else { return .nothing }
    return [
      "target": .text(folder + file.path), "text": .text(language.interface.figure.allSeries),
    ]
  }

  /// A file a series, where there are several.
  private func aloneView(folder: String) -> View {
    let links = listening.voices.enumerated().compactMap { voice, name in
      soundFile("-series-\(voice + 1)").map { file -> View in
        ["target": .text(folder + file.path), "text": .text(name)]
      }
    }
    guard !links.isEmpty else { return .nothing }
    return ["title": .text(language.interface.figure.eachSeries), "items": .list(links)]
  }

  func soundFile(_ suffix: String) -> OutputFile? {
    file("\(suffix).\(audio.format.rawValue)")
  }

  /// What stands out, each with its rows and its seconds of sound.
  func featuresView(folder: String) -> View {
    guard !features.isEmpty else { return .nothing }
    return [
      "items": .list(
        features.map { feature in
          let rows = rowLinks(feature.evidence)
          return [
            "text": .text(feature.text), "method": View(feature.method),
            "refs": rows.isEmpty
              ? .nothing
              : ["rows": .list(rows), "hear": hearLink(feature.evidence, folder: folder)],
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

  private func hearLink(_ evidence: [PointReference], folder: String) -> View {
    guard !score.isSilent, let sound else { return .nothing }
    let passages = evidence.compactMap { score.passage(of: $0) }
    guard let start = passages.map(\.lowerBound).min(), let end = passages.map(\.upperBound).max()
    else { return .nothing }
    return [
      "target": .text(folder + sound.path + Self.fragment(start...end)),
      "text": .text(language.hear(start...end)),
    ]
  }
}
