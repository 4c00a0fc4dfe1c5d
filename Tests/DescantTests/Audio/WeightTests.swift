import Testing

@testable import Descant

@Suite("Weight of sounds") struct WeightTests {
  private func tone(_ timbre: Timbre, _ midi: Double, pan: Int = 0) -> Recording {
    let note = SoundEvent(
      .note, start: 0, length: 4800, pitch: Pitch(midi: midi), pan: pan, timbre: timbre)
    return Passage(events: [note], length: 6000).recording
  }

  /// The third partial of a soft tone, the fifth of a hollow and of a bright one, in hertz: A6 is 1,760.
  @Test(
    "a sound has 12 kHz where that holds all its partials, up to 5.3 kHz, or 16 kHz, up to 7",
    arguments: [
      (Timbre.soft, 93.0, 12_000), (.soft, 94, 16_000), (.soft, 96, 16_000),
      (.hollow, 84, 12_000), (.hollow, 85, 16_000), (.hollow, 88, 16_000), (.hollow, 90, 24_000),
      (.bright, 80, 12_000), (.bright, 85, 16_000), (.bright, 90, 24_000), (.bell, 93, 12_000),
      (.reed, 93, 24_000),
    ])
  func rates(_ timbre: Timbre, _ midi: Double, _ rate: Int) {
    let recording = tone(timbre, midi)
    #expect(recording.rate == rate)
    #expect(recording.length == 6000 * rate / 24_000)
  }

  @Test("five low bits are spared, and no more")
  func bits() {
    let used = tone(.soft, 69).channels[0].reduce(0) { $0 | $1 }
    #expect(used.trailingZeroBitCount == 5)
  }

  @Test("a line of a hundred values takes 2 % more than it does now, at most")
  func weight() {
    let ys = (0..<100).map { place in 50 + 40 * Sine.value(turns: Double(place) / 37) }
    let chart = Tunes.chart(
      "c", .line, x: Tunes.axis("x", 0, 99), y: Tunes.axis("y", 0, 100),
      series: [Tunes.points((0..<100).map(Double.init), ys)])
    let size = Tunes.score(chart).files(AudioTags(title: "C"))[0].bytes.count
    #expect(size < 83_500, "\(size)")
  }

  @Test("one channel where nothing stands beside the middle, as loud as the middle of two")
  func channels() {
    #expect(tone(.soft, 69).channels.count == 1)
    #expect(tone(.soft, 69, pan: 1).channels.count == 2)
    let note = SoundEvent(.note, start: 0, length: 4800, pitch: Pitch(midi: 69))
    let both = Recording(of: [note], length: 6000, isStereo: true)
    #expect(both.channels == [tone(.soft, 69).channels[0], tone(.soft, 69).channels[0]])
    let lying = Tunes.chart(
      "lying", .bar, x: Tunes.axis("x", ["a", "b"]), y: Tunes.axis("y", 0, 10),
      direction: .topToBottom, series: [Tunes.bars([5, 7])])
    #expect(Tunes.score(lying).whole.recording.channels.count == 1)
  }

  @Test("a file says its rate, and a decoder reads it")
  func files() throws {
    for (timbre, midi, rate) in [
      (Timbre.soft, 93.0, 12_000), (.soft, 96, 16_000), (.reed, 93, 24_000),
    ] {
      let recording = tone(timbre, midi)
      let decoded = try FLACDecoder(FLACFile.bytes(of: recording))
      #expect(decoded.rate == rate)
      #expect(decoded.channels == recording.channels.map { $0.map(Int.init) })
      let wav = WAVFile.bytes(of: recording)
      #expect(wav[24..<28].reversed().reduce(0) { $0 << 8 | Int($1) } == rate)
    }
  }

  @Test("one point more at each place is another sound")
  func density() {
    func crowd(_ count: Int) -> Recording {
      let points = (0..<10).flatMap { x in
        (0..<count).map { _ in DataPoint(x: .number(Double(x)), y: .number(50)) }
      }
      let chart = Tunes.chart(
        "c", .scatter, x: Tunes.axis("x", 0, 9), y: Tunes.axis("y", 0, 100), series: [points],
        shape: .point)
      return Tunes.score(chart).whole.recording
    }
    for count in [100, 200, 400] { #expect(crowd(count) != crowd(count + 1)) }
  }
}
