import Testing

@testable import Descant

@Suite("Sound files") struct SoundFileTests {
  @Test(
    "MD5 by RFC 1321",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
      (
        "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
        "57edf4a22be3c955ac49da2e2107b67a"
      ),
    ])
  func md5(_ text: String, _ expected: String) {
    let digits = Array("0123456789abcdef")
    let hex = MD5.digest(of: Array(text.utf8)).flatMap {
      [digits[Int($0 >> 4)], digits[Int($0 & 15)]]
    }
    #expect(String(hex) == expected)
  }

  @Test("the checksums of FLAC's frames")
  func checksums() {
    let bytes = Array("123456789".utf8)
    #expect(Checksum.crc8(bytes[...]) == 0xF4)
    #expect(Checksum.crc16(bytes[...]) == 0xFEE8)
  }

  @Test("sines and powers are exact to their last digits that are heard")
  func tables() {
    #expect(abs(Sine.value(turns: 0.125) - 0.7071067811865476) < 1e-10)
    #expect(abs(Sine.value(turns: -0.25) + 1) < 1e-10)
    #expect(abs(Pitch(midi: 60).frequency - 261.6255653) < 1e-6)
    #expect(abs(Loudness.factor(decibels: 20) - 10) < 1e-3)
  }

  @Test("STREAMINFO says what is inside; silence costs next to nothing")
  func streamInfo() {
    let silence = Recording(channels: [[Int16](repeating: 0, count: 24_000)])
    let file = FLACFile.bytes(of: silence, tags: [("TITLE", "Nothing")])
    #expect(file.count < 300)
    #expect(Array(file[4..<8]) == [0, 0, 0, 34])
    // 24,000 Hz in 20 bits, one channel, 16 bits, 24,000 samples.
    #expect(Array(file[18..<26]) == [0x05, 0xDC, 0x00, 0xF0, 0x00, 0x00, 0x5D, 0xC0])
    #expect(String(decoding: file, as: UTF8.self).contains("TITLE=Nothing"))
  }

  @Test("the same chart gives the same bytes")
  func bytesAreStable() {
    let tags = AudioTags(title: "Balance")
    #expect(Tunes.score(Tunes.balance).flac(tags) == Tunes.score(Tunes.balance).flac(tags))
  }

  @Test("captions are one at a time, at the top, with markup escaped")
  func captions() {
    let score = Tunes.score(Tunes.coffee)
    let text = score.captions(Tunes.texts(score, Tunes.coffee)) { "coffee-\($0.point + 1)" }
    #expect(text.hasPrefix("WEBVTT\n\ncoffee-1\n00:00:00.700 --> 00:00:01."))
    #expect(text.contains(" line:0\n0.0, 20.0 &lt;units&gt;\n"))
    #expect(!text.contains("<units>"))
    #expect(Score.stamp(3723.0456) == "01:02:03.046")
  }

  @Test(
    "settings are read, and what is wrong is said",
    arguments: [
      ("false", [] as [String]), ("{\"on\": true, \"length\": 6, \"format\": \"wav\"}", []),
      ("{\"lenght\": 6}", ["audio-unknown-key"]), ("{\"format\": \"mp3\"}", ["audio-wrong-value"]),
      ("{\"pitch\": [80, 82], \"inverted\": 1}", ["audio-wrong-value", "audio-wrong-value"]),
      ("{\"files\": [\"overview\", \"legends\"]}", ["audio-wrong-value"]),
      ("7", ["audio-wrong-value"]),
    ])
  func settings(_ json: String, _ codes: [String]) throws {
    let source = Source(file: "site.json", text: json)
    let node = try #require(JSONReader.read(source).node)
    let (options, findings) = AudioOptions.read(from: node)
    #expect(findings.map(\.code.id) == codes)
    #expect(options.isOn == (json != "false"))
    if json.contains("wav") { #expect(options.format == .wav && options.seconds == 6...6) }
    if json.contains("lenght") { #expect(findings.first?.help == "did you mean \"length\"?") }
  }
}
