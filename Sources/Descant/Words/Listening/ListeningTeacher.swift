/// Makes sentences of what a sound means.
struct ListeningTeacher: Sendable {
  let mapping: SoundMapping
  let speaker: Speaker

  private var chart: Chart { speaker.chart }
  private var language: Language { speaker.language }
  private var words: ListeningWords { language.listening }

  /// Time and pitch, then what else is heard: a sentence each.
  var instructions: String {
    language.euphonic(text)
  }

  private var text: String {
    ([time, pitch].compactMap(\.self) + details)
      .map { language.begun($0) + language.joining.fullStop }
      .joined(separator: language.joining.space)
  }

  private var time: String? {
    guard speaker.hasPlaces else {
      return chart.allSeries.contains { $0.points.count > 1 } ? words.order() : nil
    }
    let axis = chart.xAxis
    let phrase =
      speaker.isByDay(axis) ? words.timeByDay : speaker.isByYear(axis) ? words.timeByYear : nil
    return (phrase ?? words.time)([
      "x": chart.xAxis.plainTitle, "from": end(mapping.from), "to": end(mapping.to),
    ])
  }

  /// Of time what is drawn: an axis may begin before its data and end after them.
  private func end(_ value: AxisValue) -> String {
    guard let moment = value.number, let drawn else {
      return speaker.value(value, on: chart.xAxis, .written)
    }
    let shown = min(max(moment, drawn.lowerBound), drawn.upperBound)
    return speaker.value(.number(shown), on: chart.xAxis, .written)
  }

  private var drawn: ClosedRange<Double>? {
    guard chart.xAxis.isTemporal else { return nil }
    var (low, high) = (Double.infinity, -Double.infinity)
    for point in chart.allSeries.lazy.flatMap(\.points) {
      let ends =
        speaker.middle(of: point).map { [$0] } ?? [point.x, point.x2].compactMap(\.?.number)
      for end in ends where end.isFinite { (low, high) = (min(low, end), max(high, end)) }
    }
    return low <= high ? low...high : nil
  }

  private var pitchAxis: Axis {
    guard case .additional(let index) = mapping.pitchAxis,
      chart.additionalAxes.indices.contains(index)
    else { return chart.yAxis }
    return chart.additionalAxes[index]
  }

  private var pitch: String? {
    if chart.isTwoSided { return language.facts.panels.sidesPitch() }
    if chart.hasOwnScales {
      let words = language.facts.panels
      return (mapping.isInverted ? words.pitchInverted : words.pitch)(["y": pitchAxis.plainTitle])
    }
    guard !(pitchAxis.field.isEmpty && pitchAxis.categorical != nil) else { return nil }
    return (mapping.isInverted ? words.pitchInverted : words.pitch)([
      "y": pitchAxis.plainTitle, "low": pitch(mapping.lowest), "high": pitch(mapping.highest),
    ])
  }

  /// An axis' end is no datum, and may need more digits than they have: 0.2 is not 0.
  private func pitch(_ value: AxisValue) -> String {
    var axis = pitchAxis
    if let number = value.number, let decimals = axis.format.decimals, decimals < 3 {
      axis.format.decimals = (0...3).first { places in
        let scaled = number * [1, 10, 100, 1000][max(0, places)]
        return abs(scaled - scaled.rounded()) < 1e-6
      }
    }
    return speaker.value(value, on: axis, .written)
  }

  private var details: [String] {
    var clauses: [String] = []
    let voices = mapping.voices
    if voices.contains(where: \.isBox) {
      clauses.append(words.boxes())
    } else if let interval {
      clauses.append(interval)
    } else if voices.contains(where: \.isRange) {
      clauses.append(words.pairs())
    } else if voices.allSatisfy(\.isContinuous) {
      clauses.append(words.glide())
    } else if !voices.contains(where: \.isContinuous) {
      if voices.contains(where: { !$0.isCloud }) { clauses.append(words.notes()) }
    } else {
      clauses.append(words.mixed())
    }
    let count = language.text(language.overview.series, count: voices.count { $0.lead == nil })
    switch mapping.arrangement {
    case .single: break
    case .sequence: clauses.append(listed(words.sequence(["series": count])))
    case .together: clauses.append(listed(words.together(["series": count])))
    case .rows: clauses.append(words.rows(["y": chart.yAxis.plainTitle]))
    }
    return clauses + whole + axes + signals
  }

  /// What is heard before the series, and where there are too many points; and what is left out.
  private var whole: [String] {
    let words = words.whole
    let voices = mapping.voices
    var clauses: [String] = []
    if voices.first?.lead == .total { clauses.append(words.total()) }
    if let high = mapping.partsHighest {
      clauses.append(words.parts(["high": pitch(high)]))
    }
    if let lead = voices.first, lead.lead == .band {
      clauses.append(words.band())
      if lead.isInterval { clauses.append(words.median()) }
    }
    if voices.first?.lead == .columns {
      clauses.append(words.means(["x": chart.xAxis.plainTitle, "y": chart.yAxis.plainTitle]))
    }
    if let onDemand { clauses.append(onDemand) }
    let left = voices.count { $0.lead == nil && $0.sounded == 0 && $0.of > 0 }
    if left > 0, mapping.arrangement != .rows {
      let series = language.text(language.overview.series, count: left)
      clauses.append(words.beyond(["series": series]))
    }
    let crowd = voices.filter { $0.isCloud && ($0.lead != nil || voices[0].lead != .band) }
    if !crowd.isEmpty {
      let count = crowd.reduce(0) { $0 + $1.of }
      clauses.append(
        words.cloud(["points": language.text(language.names.points, count: count)]))
      if chart.xAxis.numeric != nil { clauses.append(words.trend()) }
    }
    return clauses
  }

  /// Where the overview ends before all have been heard.
  private var onDemand: String? {
    guard mapping.overview < mapping.seconds else { return nil }
    let time = language.number(mapping.overview, decimals: 0) + "\u{A0}s"
    guard mapping.voices.first?.lead == nil else { return words.whole.tour(["time": time]) }
    return words.whole.first([
      "time": time, "n": language.number(Double(mapping.overviewCount)),
      "count": language.number(Double(mapping.voices.count)),
    ])
  }

  /// How many points too many for a note each.
  var crowd: String? {
    let crowd = mapping.voices.filter { $0.isCloud && $0.lead == nil }
    guard !crowd.isEmpty else { return nil }
    return language.text(language.names.points, count: crowd.reduce(0) { $0 + $1.of })
  }

  /// How estimates sound with their intervals; of too many only they themselves do.
  private var interval: String? {
    guard chart.intervalKind != nil else { return nil }
    let words = language.facts.intervals
    guard let voice = mapping.voices.first(where: \.isInterval) else { return words.silent() }
    return voice.isContinuous ? words.band() : words.notes()
  }

  /// Which tone is whose, where a sentence can hold them.
  private func listed(_ clause: String) -> String {
    let own = mapping.voices.indices.filter { mapping.voices[$0].lead == nil }
    let names = own.map { name(of: mapping.voices[$0]) }
    guard chart.panels.count == 1, names.count <= 6, !names.contains("") else { return clause }
    let comma = language.joining.semicolonInside ?? language.joining.semicolon
    let voices = voices
    return words.voices([
      "clause": clause, "list": own.map { voices[$0] }.joined(separator: comma),
    ])
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
    if mapping.hasValuesBelowZero { clauses.append(words.whole.below()) }
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

  /// "Tropical city, soft tone"; where there are more voices than timbres, "soft tone again".
  var voices: [String] {
    var owners: [Timbre: String] = [:]
    return mapping.voices.map { voice in
      let (name, own) = (name(of: voice), series(of: voice)?.name ?? "")
      var timbre = words.name(of: voice.timbre)
      // A series has its tone in every panel.
      if let owner = owners[voice.timbre], owner != own {
        timbre = words.again(["timbre": timbre])
      }
      if voice.row == nil, voice.lead == nil { owners[voice.timbre] = own }
      return name.isEmpty ? timbre : words.voice(["name": name, "timbre": timbre])
    }
  }

  private func name(of voice: SoundMapping.Voice) -> String {
    switch voice.lead {
    case .total: return language.interface.table.total
    case .band: return language.interface.figure.allSeries
    case .columns: return words.whole.mean(["axis": chart.xAxis.plainTitle])
    case .rows: return words.whole.mean(["axis": chart.yAxis.plainTitle])
    case nil: break
    }
    guard let series = series(of: voice) else { return "" }
    if let row = voice.row {
      let cell = series.points.first { $0.y == row }
      return cell.flatMap(PointNames(speaker).row) ?? speaker.value(row, on: chart.yAxis, .written)
    }
    // Of several panels each has its own series of the same name, or one without.
    let panel = chart.panels.count > 1 ? chart.panels[voice.panel].title : nil
    let name = series.name.map(chart.numberedName)
    return [panel == series.name ? nil : panel, name].compactMap(\.self)
      .joined(separator: language.joining.nameComma)
  }

  private func series(of voice: SoundMapping.Voice) -> Series? {
    guard chart.panels.indices.contains(voice.panel),
      chart.panels[voice.panel].series.indices.contains(voice.series)
    else { return nil }
    return chart.panels[voice.panel].series[voice.series]
  }
}

/// How a sound is explained.
struct ListeningWords: Sendable {
  /// {x}, {from}, {to}.
  var time: Phrase
  /// From day to day, where that takes articles.
  var timeByDay: Phrase?
  /// The same where years have articles.
  var timeByYear: Phrase?
  /// Where no axis runs with time.
  var order: Phrase
  /// {y}, {low}, {high}.
  var pitch, pitchInverted: Phrase
  var glide, notes, mixed, pairs, boxes: Phrase
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
  /// {timbre}.
  var again, tremolo: Phrase
  /// {clause}, {list}.
  var voices: Phrase
  var opening, closing: String
  var soft, hollow, bright, bell, reed: String
  var whole: WholeWords

  func name(of timbre: Timbre) -> String {
    switch timbre {
    case .soft: soft
    case .hollow: hollow
    case .bright: bright
    case .bell: bell
    case .reed: reed
    case .softTremolo, .hollowTremolo, .brightTremolo, .bellTremolo, .reedTremolo:
      tremolo(["timbre": name(of: timbre.plain)])
    }
  }
}
