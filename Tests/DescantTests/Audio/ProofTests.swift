import Foundation
import Testing

@testable import Descant

/// Writes charts as sound to a folder for `Tests/Audio/`, which listens with other people's tools.
@Suite("Audio proof") struct ProofTests {
  @Test("the gallery and fifty random charts, written where AUDIO_PROOF says")
  func writeCharts() throws {
    guard let folder = ProcessInfo.processInfo.environment["AUDIO_PROOF"] else { return }
    let root = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    var random = RandomTunes(seed: 20)
    let known = Tunes.gallery + [Tunes.ladder]
    for (place, chart) in (known + (0..<50).map { random.plausible($0) }).enumerated() {
      let parts = place < known.count ? AudioOptions.Part.allCases.filter { $0 != .overview } : []
      for (suffix, bytes) in Self.files(of: chart, parts) {
        try Data(bytes).write(to: root.appendingPathComponent(chart.id + suffix))
      }
    }
    // What they are to sound like stands in proof.py.
    for chart in [
      Tunes.stack, Tunes.steps(.stepAfter), Tunes.steps(.stepBefore), Tunes.steps(.step),
    ] {
      let file = root.appendingPathComponent(chart.id + ".flac")
      try Data(Tunes.score(chart).flac(AudioTags(title: chart.id))).write(to: file)
    }
  }

  static func files(
    of chart: Chart, _ parts: [AudioOptions.Part]
  ) -> [(suffix: String, bytes: [UInt8])] {
    var options = AudioOptions.standard
    options.parts = parts
    // Asked for, so that its ten series are not passed in haste.
    if chart.id == Tunes.ladder.id { options.seconds = 3...3 }
    let score = Tunes.score(chart, options)
    let texts = Tunes.texts(score, chart)
    let tags = AudioTags(title: chart.title, description: "A proof", language: "en")
    let recording = score.whole.recording
    var sounds = [
      (".flac", FLACFile.bytes(of: recording, tags: tags.comments)),
      (".wav", WAVFile.bytes(of: recording, markers: score.markers(texts))),
    ]
    sounds += score.files(tags, texts: texts).map { ($0.suffix, $0.bytes) }
    let others: [(String, String)] = [
      (".timeline.json", score.timeline()), (".facts.json", facts(of: chart, score)),
      (".vtt", score.captions(texts) { "\(chart.id)-\($0.series)-\($0.point)" }),
    ]
    return sounds + others.map { ($0, Array($1.utf8)) }
  }

  /// The chart's own numbers, so that the listener works out what should be heard by itself.
  private static func facts(of chart: Chart, _ score: Score) -> String {
    func axis(_ axis: Axis) -> String {
      switch axis.kind {
      case .categorical(let names): return "{\"count\":\(names.order.count)}"
      case .numeric(let numeric):
        let scale = numeric.scale
        let isLog = if case .log = scale.kind { true } else { false }
        return "{\"start\":\(scale.start),\"end\":\(scale.end),\"log\":\(isLog),"
          + "\"gridlines\":\(numeric.gridlines)}"
      }
    }
    let series = chart.allSeries.map { series in
      let points = series.points.map { point in
        "[\(point.x.number ?? Double(point.x.category ?? 0)),\(point.value.map { "\($0)" } ?? "null")]"
      }
      return "{\"continuous\":\(series.isContinuous),\"points\":[\(points.joined(separator: ","))]}"
    }
    let starts = score.mapping.voices.filter { $0.lead == nil }.map { "\($0.start)" }.joined(
      separator: ",")
    return "{\"id\":\"\(chart.id)\",\"x\":\(axis(chart.xAxis)),\"y\":\(axis(chart.yAxis)),"
      + "\"starts\":[\(starts)],\"series\":[\(series.joined(separator: ","))]}\n"
  }
}
