/// Makes sentences of what a sound means.
struct ListeningTeacher: Sendable {
  let mapping: SoundMapping
  let speaker: Speaker

  private var chart: Chart { speaker.chart }
  private var language: Language { speaker.language }
  private var words: ListeningWords { language.listening }

  /// Two sentences: time and pitch; and what else is heard, if anything.
  var instructions: String {
    [[time, pitch], details].filter { !$0.isEmpty }
      .map {
        $0.joined(separator: language.joining.semicolon).capitalisedFirst
          + language.joining.fullStop
      }
      .joined(separator: language.joining.space)
  }

  private var time: String {
    words.time([
      "x": chart.xAxis.plainTitle, "from": speaker.value(mapping.from, on: chart.xAxis, .written),
      "to": speaker.value(mapping.to, on: chart.xAxis, .written),
    ])
  }

  private var pitchAxis: Axis {
    guard case .additional(let index) = mapping.pitchAxis,
      chart.additionalAxes.indices.contains(index)
    else { return chart.yAxis }
    return chart.additionalAxes[index]
  }

  private var pitch: String {
    (mapping.isInverted ? words.pitchInverted : words.pitch)([
      "y": pitchAxis.plainTitle, "low": speaker.value(mapping.lowest, on: pitchAxis, .written),
      "high": speaker.value(mapping.highest, on: pitchAxis, .written),
    ])
  }

  private var details: [String] {
    var clauses: [String] = []
    let voices = mapping.voices
    if voices.contains(where: \.isRange) {
      clauses.append(words.pairs())
    } else if voices.allSatisfy(\.isContinuous) {
      clauses.append(words.glide())
    } else if !voices.contains(where: \.isContinuous) {
      clauses.append(words.notes())
    } else {
      clauses.append(words.mixed())
    }
    let count = language.text(language.overview.series, count: voices.count)
    switch mapping.arrangement {
    case .single: break
    case .sequence: clauses.append(words.sequence(["series": count]))
    case .together: clauses.append(words.together(["series": count]))
    case .rows: clauses.append(words.rows(["y": chart.yAxis.plainTitle]))
    }
    return clauses + axes + signals
  }

  private var axes: [String] {
    var clauses: [String] = []
    if let axis = additional(mapping.durationAxis) {
      clauses.append(words.duration(["axis": axis.plainTitle]))
    }
    if let axis = additional(mapping.timbreAxis) {
      clauses.append(words.timbre(["axis": axis.plainTitle]))
    }
    let silent = mapping.silentAxes.compactMap { additional($0)?.title }
    if !silent.isEmpty { clauses.append(words.silent(["axes": language.list(silent)])) }
    return clauses
  }

  private func additional(_ index: Int?) -> Axis? {
    index.flatMap { chart.additionalAxes.indices.contains($0) ? chart.additionalAxes[$0] : nil }
  }

  private var signals: [String] {
    var clauses: [String] = []
    if let reference { clauses.append(words.referenceFirst(["reference": reference])) }
    if !mapping.ticks.isEmpty { clauses.append(words.ticks(["x": chart.xAxis.plainTitle])) }
    if mapping.hasZeroCrossings { clauses.append(words.zero()) }
    if mapping.hasGaps { clauses.append(words.gaps()) }
    if mapping.isGrouped { clauses.append(words.grouped()) }
    return clauses
  }

  /// "Reference tone: 0".
  var reference: String? {
    mapping.reference.map {
      words.reference(["value": speaker.value($0, on: pitchAxis, .written)])
    }
  }

  /// "Tropical city, soft tone".
  var voices: [String] {
    mapping.voices.map { voice in
      var name = ""
      if let row = voice.row {
        name = speaker.value(row, on: chart.yAxis, .written)
      } else if chart.panels.indices.contains(voice.panel),
        chart.panels[voice.panel].series.indices.contains(voice.series)
      {
        name = chart.panels[voice.panel].series[voice.series].name ?? ""
      }
      let timbre = words.name(of: voice.timbre)
      return name.isEmpty ? timbre : words.voice(["name": name, "timbre": timbre])
    }
  }
}

/// How a sound is explained.
struct ListeningWords: Sendable {
  /// {x}, {from}, {to}.
  var time: Phrase
  /// {y}, {low}, {high}.
  var pitch, pitchInverted: Phrase
  var glide, notes, mixed, pairs: Phrase
  /// {series}: "3 series".
  var sequence, together: Phrase
  /// {y}.
  var rows: Phrase
  /// {axis}.
  var duration, timbre: Phrase
  /// {axes}.
  var silent: Phrase
  /// {value}.
  var reference: Phrase
  /// {reference}.
  var referenceFirst: Phrase
  /// {x}.
  var ticks: Phrase
  var zero, gaps, grouped: Phrase
  /// {name}, {timbre}.
  var voice: Phrase
  var opening, closing: String
  var soft, hollow, bright, bell, reed: String

  func name(of timbre: Timbre) -> String {
    switch timbre {
    case .soft: soft
    case .hollow: hollow
    case .bright: bright
    case .bell: bell
    case .reed: reed
    }
  }
}
