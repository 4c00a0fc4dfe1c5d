import Testing

@testable import Descant

@Suite("Wild charts") struct WildTests {
  @Test("whatever the data, the score is whole: no crash, nothing outside its file")
  func scores() {
    var random = RandomTunes(seed: 7)
    for number in 0..<10_000 {
      var options = AudioOptions.standard
      if number % 3 == 0 { options.arrangement = .together }
      if number % 4 == 0 { (options.isInverted, options.hasReferenceTone) = (true, true) }
      let score = Tunes.score(random.wild(), options)
      let isWhole = score.events.allSatisfy {
        $0.start >= 0 && $0.length >= 0 && $0.end <= score.length
      }
      #expect(isWhole, "chart \(number)")
      guard number.isMultiple(of: 20) else { continue }
      #expect(score.captions(Score.CaptionTexts(nodes: [])).hasPrefix("WEBVTT"))
    }
  }

  @Test("whatever the data, files are written")
  func files() {
    var random = RandomTunes(seed: 11)
    var options = AudioOptions.standard
    options.parts = [.overview, .legend, .midi]
    options.seconds = 1...1
    for _ in 0..<40 {
      let score = Tunes.score(random.wild(), options)
      let files = score.files(AudioTags(title: "Wild"))
      #expect(files.isEmpty == score.events.isEmpty)
      #expect(files.allSatisfy { $0.bytes.count > 40 })
    }
  }
}
