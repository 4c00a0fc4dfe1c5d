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
