import Testing

@testable import Descant

@Suite("Score") struct ScoreTests {
  @Test("a line's pitch mirrors the line")
  func birthsMirrorTheLine() throws {
    let score = Tunes.score(Tunes.births)
    let glides = score.events.filter { $0.kind == .glide }
    #expect(glides.count == 57)
    let lowest = try #require(glides.min { ($0.pitch?.steps ?? 0) < ($1.pitch?.steps ?? 0) })
    let highest = try #require(glides.max { ($0.pitch?.steps ?? 0) < ($1.pitch?.steps ?? 0) })
    #expect(lowest.point == PointReference(point: 58))
    #expect(highest.point == PointReference(point: 43))
    let heights = glides.compactMap { glide in
      glide.point.flatMap { point in glide.pitch.map { (year: 1917 + point.point, $0) } }
    }
    let falling = heights.filter { (1921...1935).contains($0.year) }
    #expect(zip(falling, falling.dropFirst()).allSatisfy { $0.1 > $1.1 })
    #expect(heights.filter { (1935...1942).contains($0.year) }.min { $0.1 < $1.1 }?.year == 1935)
    #expect(heights.filter { $0.year > 1935 }.max { $0.1 < $1.1 }?.year == 1960)
    #expect(score.events.count { $0.kind == .tick } == 6)
    #expect(score.events.count { $0.kind == .gap } == 1)
    #expect(score.mapping.lowest == .number(100))
    #expect(abs(score.duration - 7.5) < 1)
  }

  @Test("captions leave time to read: no datum's is shown within 0.4 s of another caption")
  func captionsAreApart() {
    var random = RandomTunes(seed: 3)
    let charts = Tunes.gallery + [Tunes.ladder] + (0..<60).map { random.plausible($0) }
    for chart in charts {
      let shown = Tunes.score(chart).transcript.filter(\.isCaption).sorted { $0.start < $1.start }
      for (one, next) in zip(shown, shown.dropFirst()) where one.isOfDatum || next.isOfDatum {
        #expect(next.start - one.start >= Captions.interval - 1e-9, "\(chart.id) at \(one.start)")
      }
      #expect(shown.contains { $0.isOfDatum })
    }
  }

  @Test(
    "of what comes too fast the least, the greatest and the ends are heard; what is half gap is gap",
    arguments: [
      ([0.4, 0.5, 0.2, 0.9, 0.5, 0.1, 0.8, 0.3], [0, 2, 3, 5, 6, 7]),
      ([nil, 0.5, 0.2, 0.9, 0.5, 0.1, 0.8, 0.3], [0, 2, 3, 5, 6, 7]),
      ([nil, nil, 0.2, 0.9, 0.5, 0.1, 0.8, 0.3], [0, 5, 6, 7]),
      ([0.4, 0.5, 0.2, 0.9, 0.5, nil, nil, nil], [0, 2, 3, 4]),
    ] as [([Double?], [Int])])
  func grouping(_ shares: [Double?], heard: [Int]) {
    // Four in each of two slots.
    let soundings = shares.enumerated().map { place, share in
      Sounding(
        reference: PointReference(point: place), position: Double(place) / 8, pan: 0, share: share,
        timbre: .soft)
    }
    let voice = Voice(
      panel: 0, series: 0, timbre: .soft, isContinuous: true, isRange: false, soundings: soundings)
    let onsets = Onsets(length: 2 * Onsets.slot, room: 0).arrange(voice)
    #expect(onsets.map(\.sounding.reference.point) == heard)
  }

  @Test("every file of the gallery is written")
  func galleryIsWritten() {
    for chart in Tunes.gallery {
      let score = Tunes.score(chart)
      let flac = score.flac(AudioTags(title: chart.title))
      #expect(flac.prefix(4) == Array("fLaC".utf8)[...])
      #expect(flac.count < score.wav().count)
    }
  }
}

extension TranscriptEvent {
  fileprivate var isOfDatum: Bool { if case .node = kind { true } else { false } }
}
