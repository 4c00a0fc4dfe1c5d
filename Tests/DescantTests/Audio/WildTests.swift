import Foundation
import Testing

@testable import Descant

@Suite("Wild charts") struct WildTests {
  /// A thousand, or as many as WILD_SCORES says.
  @Test("whatever the data, the score is whole: no crash, nothing outside its file")
  func scores() {
    var random = RandomTunes(seed: 7)
    let count = ProcessInfo.processInfo.environment["WILD_SCORES"].flatMap { Int($0) } ?? 1000
    for number in 0..<count {
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
  func files() throws {
    var random = RandomTunes(seed: 11)
    var options = AudioOptions.standard
    options.parts = [.overview, .legend, .midi]
    options.seconds = 1...1
    for number in 0..<40 {
      let score = Tunes.score(random.wild(), options)
      let files = score.files(AudioTags(title: "Wild"))
      #expect(files.isEmpty == score.events.isEmpty)
      #expect(files.allSatisfy { $0.bytes.count > 40 })
      try keep(files, captions: score.captions(Score.CaptionTexts(nodes: [])), as: number)
    }
  }

  /// For `Tests/Audio/wild.py`, where AUDIO_PROOF names a folder.
  private func keep(_ files: [AudioFile], captions: String, as number: Int) throws {
    guard let folder = ProcessInfo.processInfo.environment["AUDIO_PROOF"] else { return }
    let root = URL(fileURLWithPath: folder).appending(path: "wild")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for file in files {
      try Data(file.bytes).write(to: root.appending(path: "\(number)\(file.suffix)"))
    }
    try Data(captions.utf8).write(to: root.appending(path: "\(number).vtt"))
  }
}
