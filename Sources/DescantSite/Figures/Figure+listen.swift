import Descant

extension Figure {
  /// The player with its captions, how to listen, and a transcript; nothing without sound.
  var listenView: View {
    guard !score.isSilent, let sound else { return .nothing }
    return [
      "id": .text(id), "name": .text(language.audioGraph(of: chart.title)),
      "heading": .text(language.interface.figure.audioGraph),
      "source": .file(sound.path + upToOverview),
      "seekable": file(".mp4").map { ["target": .file($0.path + upToOverview)] } ?? .nothing,
      "captions": .file("\(id).vtt"), "language": .text(language.tag),
      "captionsLabel": .text(language.interface.figure.captions),
      "fallback": .text(language.interface.figure.sound),
      "how": .text(listening.instructions), "legend": legendView,
      "sharedKey": audio.sharesKey == true
        ? .text(language.interface.figure.soundLegend) : .nothing,
      "together": togetherView, "alone": aloneView,
      "transcriptTitle": .text(
        language.file(
          language.interface.figure.transcript,
          size: language.number(score.duration, decimals: 0) + "\u{A0}s")),
      "transcript": .list(transcript),
    ]
  }

  /// A player stops where the overview ends; played on, it goes on with the rest.
  private var upToOverview: String {
    let end = score.mapping.overview
    return end < score.duration ? "#t=0,\(end.text(decimals: 2))" : ""
  }

  /// The short file that teaches the sound: its lowest note, its highest, its timbres.
  private var legendView: View {
    guard let file = soundFile("-legend") else { return .nothing }
    return [
      "target": .file(file.path), "text": .text(language.interface.figure.soundLegend),
    ]
  }

  /// All series at once, where one after another takes long: a file of its own, or how the whole
  /// begins.
  private var togetherView: View {
    let lead = score.mapping.voices.indices.first.flatMap { voice in
      score.mapping.voices[voice].lead.map { _ in (voice, listening.voices[voice]) }
    }
    if let (voice, name) = lead, let sound {
      return ["target": .file(sound.path + passage(of: voice)), "text": .text(name)]
    }
    guard let file = soundFile("-together") else { return .nothing }
    return [
      "target": .file(file.path), "text": .text(language.interface.figure.allSeries),
    ]
  }

  /// Each series alone, where there are several: its part of the whole, or a file of its own where
  /// the author asked for one.
  private var aloneView: View {
    let voices = score.mapping.voices
    let own = voices.indices.filter { voices[$0].lead == nil && voices[$0].sounded > 0 }
    guard voices.count(where: { $0.lead == nil }) > 1, voices.allSatisfy({ $0.row == nil }) else {
      return .nothing
    }
    let isSequence = score.mapping.arrangement == .sequence
    let links = own.compactMap { voice -> View? in
      let place = voices[..<voice].count { $0.lead == nil } + 1
      let alone = soundFile("-series-\(place)")?.path
      let part = isSequence ? sound.map { $0.path + passage(of: voice) } : nil
      guard let target = alone ?? part else { return nil }
      return ["target": .file(target), "text": .text(listening.voices[voice])]
    }
    guard !links.isEmpty else { return .nothing }
    return ["title": .text(language.interface.figure.eachSeries), "items": .list(links)]
  }

  /// The seconds of a voice in the whole.
  private func passage(of voice: Int) -> String {
    let voice = score.mapping.voices[voice]
    return Self.fragment(max(0, voice.start - 0.1)...min(score.duration, voice.end + 0.2))
  }

  func soundFile(_ suffix: String) -> OutputFile? {
    file("\(suffix).\(audio.format.rawValue)")
  }

  /// What stands out and is not in the summary, each with its row and its seconds of sound; how it was
  /// found, once for all.
  var featuresView: View {
    let telling = FigureTelling(self)
    let told = telling.sentences.map(view)
    let methods: [View] = features.compactMap { feature in
      feature.method.map { ["text": .text(feature.text), "method": .text($0)] }
    }
    guard !told.isEmpty || !methods.isEmpty else { return .nothing }
    let first = told.prefix(telling.openCount)
    let rest = told.dropFirst(telling.openCount)
    return [
      "items": first.isEmpty ? .nothing : ["list": .list(Array(first))],
      "more": rest.isEmpty ? .nothing : ["items": .list(Array(rest))],
      "methods": methods.isEmpty
        ? .nothing
        : [
          "title": .text(language.interface.figure.method), "items": .list(methods),
        ],
    ]
  }

  private func view(_ feature: Feature) -> View {
    let row = feature.evidence.compactMap { rows.row(of: $0) }.first
    return [
      "text": .text(feature.text), "show": row.map(showLink) ?? .nothing,
      "hear": row == nil ? .nothing : hearLink(feature.evidence),
    ]
  }

  /// Leads to the row where it begins.
  private func showLink(_ row: Int) -> View {
    let text = language.interface.figure.show
    return [
      "target": .text("#" + rows.anchor(row: row)), "text": .text(text),
      "name": .text(language.name(text, language.row(row + 1))),
    ]
  }

  private func hearLink(_ evidence: [PointReference]) -> View {
    guard !score.isSilent, let sound else { return .nothing }
    let passages = evidence.compactMap { score.passage(of: $0) }
    guard let start = passages.map(\.lowerBound).min(), let end = passages.map(\.upperBound).max()
    else { return .nothing }
    return [
      "target": .file(sound.path + Self.fragment(start...end)),
      "text": .text(language.interface.figure.hear), "name": .text(language.hear(start...end)),
    ]
  }
}
