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
    #expect(file.count < 320)
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
    #expect(text.hasPrefix("WEBVTT\n\ncoffee-1\n00:00:00.700 --> 00:00:02."))
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

  @Test("every note of a MIDI file ends, whatever the data")
  func midi() throws {
    var random = RandomTunes(seed: 3)
    for number in 0..<400 {
      var options = AudioOptions.standard
      options.seconds = number % 3 == 0 ? 1...1 : 3...10
      if number % 2 == 0 { options.arrangement = .together }
      let score = Tunes.score(number % 4 == 0 ? random.plausible(number) : random.wild(), options)
      let tags = AudioTags(title: String(repeating: "é", count: number * 11))
      let decoded = try MIDIDecoder(score.midi(tags))
      let heard = decoded.tracks.flatMap(\.notes)
      #expect(heard.isEmpty == score.events.isEmpty)
      #expect(heard.allSatisfy { $0.start < $0.end })
    }
  }

  @Test("notes shorter than a tick, and ticks of one moment, begin and end")
  func shortNotes() throws {
    func event(_ start: Int, _ length: Int, _ kind: SoundEvent.Kind = .note) -> SoundEvent {
      let isNote = kind == .note
      return SoundEvent(
        kind, start: start, length: length, pitch: isNote ? Pitch(midi: 60) : nil,
        voice: isNote ? 0 : nil)
    }
    let events = [
      event(0, 1), event(1, 1), event(12, 11), event(23, 1), event(24, 24), event(40, 100),
      event(0, 10, .tick), event(5, 10, .tick), event(5, 3, .gap), event(100, 1, .zero),
    ]
    let midi = MIDIFile(events, title: "", names: ["a"], marks: [])
    let heard = try MIDIDecoder(midi.bytes).tracks.flatMap(\.notes)
    #expect(heard.allSatisfy { $0.start < $0.end })
    #expect(heard.count > 4)
  }

  @Test("a WAV file holds its samples and markers", arguments: Signal.all)
  func wav(_ signal: Signal) throws {
    for count in [0, 1, 33, 500] {
      for width in 1...2 {
        let channels = (0..<width).map { signal.samples(count, seed: UInt64($0)) }
        let markers = [("", 0, 1), ("odd", 5, 7), ("é\0 even", count, 4_294_967_296)]
          .map { WAVFile.Marker(start: $0.1, length: $0.2, label: $0.0) }
        let file = WAVFile.bytes(of: Recording(channels: channels), markers: markers)
        let chunks = try WAVChunks(file)
        let samples = stride(from: 0, to: chunks["data"].count, by: 2).map {
          Int16(bitPattern: UInt16(chunks["data"][$0]) | UInt16(chunks["data"][$0 + 1]) << 8)
        }
        for (place, channel) in channels.enumerated() {
          let own = stride(from: place, to: samples.count, by: width).map { samples[$0] }
          #expect(own == channel)
        }
        #expect(chunks["fmt "].prefix(4) == [1, 0, UInt8(width), 0])
        #expect(chunks["cue "].count == 4 + 24 * 3)
        let labels = try WAVChunks(list: chunks["LIST"]).all.filter { $0.name == "labl" }
        #expect(
          labels.map { String(decoding: $0.bytes.dropFirst(4), as: UTF8.self) } == [
            "\0", "odd\0", "é even\0",
          ])
      }
    }
  }
}

/// The chunks of a RIFF file, by its specification.
private struct WAVChunks {
  private(set) var all: [(name: String, bytes: [UInt8])] = []

  init(_ file: [UInt8]) throws {
    try self.init(list: file, from: 0)
    let riff = try #require(all.first)
    try #require(all.count == 1 && riff.name == "RIFF" && riff.bytes.starts(with: "WAVE".utf8))
    try self.init(list: riff.bytes)
  }

  /// Behind the four letters that say what kind of list it is.
  init(list: [UInt8], from start: Int = 4) throws {
    all = []
    var place = start
    while place < list.count {
      try #require(place + 8 <= list.count)
      let name = String(decoding: list[place..<place + 4], as: UTF8.self)
      let count = (0..<4).reduce(0) { $0 | Int(list[place + 4 + $1]) << (8 * $1) }
      let end = place + 8 + count
      try #require(end + count % 2 <= list.count)
      all.append((name, Array(list[place + 8..<end])))
      place = end + count % 2
    }
  }

  subscript(_ name: String) -> [UInt8] { all.first { $0.name == name }?.bytes ?? [] }
}
