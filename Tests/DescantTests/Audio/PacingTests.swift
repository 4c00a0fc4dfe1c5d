import Testing

@testable import Descant

@Suite("Pacing") struct PacingTests {
  private func chart(_ kind: ChartKind, series: Int, points: Int, panels: Int = 1) -> Chart {
    var random = RandomTunes(seed: 5)
    let xs = (0..<points).map(Double.init)
    var chart = Tunes.chart(
      "c", kind, x: Tunes.axis("x", 0, Double(max(1, points - 1))), y: Tunes.axis("y", 0, 100),
      series: (0..<series).map { _ in Tunes.points(xs, xs.map { _ in random.share() * 100 }) },
      shape: kind == .scatter ? .point : nil)
    chart.panels = (0..<panels).map { _ in chart.panels[0] }
    return chart
  }

  /// Voices of the overview, and how many there are.
  @Test(
    "no overview is longer than 12 s; what has no room there follows, each shortly",
    arguments: [
      (.line, 1, 5, 1, 1, 1), (.line, 1, 500, 1, 1, 1), (.line, 2, 500, 1, 2, 2),
      (.line, 3, 60, 1, 3, 3), (.line, 6, 100, 1, 6, 6), (.line, 7, 100, 1, 1, 8),
      (.line, 45, 20, 1, 1, 46), (.scatter, 1, 3000, 1, 1, 1), (.scatter, 2, 800, 1, 2, 2),
      (.scatter, 3, 800, 1, 3, 3), (.scatter, 6, 800, 1, 5, 6), (.line, 1, 30, 4, 4, 4),
      (.line, 1, 30, 12, 5, 12), (.line, 3, 30, 4, 6, 12),
    ] as [(ChartKind, Int, Int, Int, Int, Int)])
  func overviews(
    _ kind: ChartKind, _ series: Int, _ points: Int, _ panels: Int, _ first: Int, _ all: Int
  ) {
    for isReference in kind == .line ? [false, true] : [false] {
      var options = AudioOptions.standard
      options.hasReferenceTone = isReference
      let score = Tunes.score(
        chart(kind, series: series, points: points, panels: panels), options)
      let mapping = score.mapping
      #expect(mapping.overview <= 12.001, "\(mapping.overview)")
      #expect(mapping.voices.count == all)
      // A tone to compare with may leave room for one voice less.
      let found = mapping.overviewCount
      #expect(found == first || isReference && found == first - 1)
      #expect((mapping.overview < mapping.seconds) == (found < all))
      // Nothing of the overview sounds after it, and it has its own end.
      let falling = score.events.filter { $0.kind == .closing }
      #expect(falling.count == (found < all ? 4 : 2))
      #expect(falling[1].seconds.upperBound <= mapping.overview)
      let rest = mapping.voices.dropFirst(found)
      #expect(rest.allSatisfy { $0.end - $0.start <= 2.2 })
      #expect(mapping.voices.allSatisfy { $0.end - $0.start >= 1.2 || $0.of < 15 })
    }
  }

  @Test(
    "alone a voice takes 0.1 s a value, 3 to 8 s, a crowd 5.6 s and its trend",
    arguments: [
      (.line, 5, 3.0), (.line, 40, 4), (.line, 500, 8), (.scatter, 60, 6), (.scatter, 3000, 5.6),
    ] as [(ChartKind, Int, Double)])
  func alone(_ kind: ChartKind, _ points: Int, _ seconds: Double) {
    let mapping = Tunes.score(chart(kind, series: 1, points: points)).mapping
    let trend = kind == .scatter && points > 100 ? 1.12 : 0
    let length = mapping.voices[0].end - mapping.voices[0].start
    #expect((seconds + trend - 0.05...seconds + trend + 0.25).contains(length), "\(length)")
  }

  @Test("who asks for a length has it")
  func asked() {
    var options = AudioOptions.standard
    options.seconds = 9...9
    let mapping = Tunes.score(chart(.line, series: 3, points: 20), options).mapping
    #expect(mapping.voices.allSatisfy { $0.end - $0.start >= 9 })
    #expect(mapping.overview == mapping.seconds && mapping.seconds > 27)
  }

  @Test("in MP4 are the same frames, each with its length and its place")
  func seekable() throws {
    var options = AudioOptions.standard
    options.parts = [.overview, .seekable]
    let files = Tunes.score(Tunes.births, options).files(AudioTags(title: "Births"))
    #expect(files.map(\.suffix) == [".flac", ".mp4"])
    let (bare, file) = (files[0].bytes, files[1].bytes)
    func place(of kind: String) throws -> Int {
      try #require(file.firstRange(of: Array(kind.utf8))).lowerBound
    }
    func word(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    // The content of the last box, and where the index says that it begins.
    let sound = try place(of: "mdat") + 4
    #expect(try word(place(of: "stco") + 12) == sound)
    #expect(Array(file[sound...]) == Array(bare.suffix(file.count - sound)))
    let sizes = try place(of: "stsz") + 12
    let lengths = (0..<word(sizes)).map { word(sizes + 4 + 4 * $0) }
    #expect(lengths.reduce(0, +) == file.count - sound)
    var start = sound
    for length in lengths {
      #expect(file[start] == 0xFF && file[start + 1] == 0xF8)
      start += length
    }
    // How long the first frames last, and the last one: all of the sound.
    let times = try place(of: "stts") + 8
    let recording = Tunes.score(Tunes.births, options).whole.recording
    #expect(word(times) == 2 && word(times + 4) == lengths.count - 1 && word(times + 12) == 1)
    #expect(word(times + 4) * word(times + 8) + word(times + 16) == recording.length)
    let info = try place(of: "dfLa") + 8
    #expect(Array(file[info..<info + 38].dropFirst()) == Array(bare[4..<42].dropFirst()))
  }
}
