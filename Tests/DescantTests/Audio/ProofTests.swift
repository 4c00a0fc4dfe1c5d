import Foundation
import Testing

@testable import Descant

/// Writes the gallery to a folder for `Tests/Audio/`, which listens to it with other people's tools.
@Suite("Audio proof") struct ProofTests {
  @Test("the gallery, written where AUDIO_PROOF says")
  func writeGallery() throws {
    guard let folder = ProcessInfo.processInfo.environment["AUDIO_PROOF"] else { return }
    let root = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for chart in Tunes.gallery {
      let score = Tunes.score(chart)
      let files: [(String, [UInt8])] = [
        (".flac", score.flac(AudioTags(title: chart.title))), (".wav", score.wav()),
        (".json", Array(score.timeline().utf8)),
      ]
      for (suffix, bytes) in files {
        try Data(bytes).write(to: root.appendingPathComponent(chart.id + suffix))
      }
    }
  }
}
