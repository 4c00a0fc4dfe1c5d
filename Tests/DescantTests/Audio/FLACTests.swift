import Testing

@testable import Descant

@Suite("FLAC") struct FLACTests {
  @Test("whatever is heard comes back, to the sample", arguments: Signal.all)
  func roundTrip(_ signal: Signal) throws {
    for count in Signal.counts {
      let (left, right) = (signal.samples(count, seed: 1), signal.samples(count, seed: 2))
      var channels = [[left, right]]
      if count <= 576 { channels += [[left], [left, left], [left, left.map { ~$0 }]] }
      for channels in channels {
        let file = FLACFile.bytes(of: Recording(channels: channels))
        let decoded = try FLACDecoder(file)
        let isSame = decoded.channels == channels.map { $0.map(Int.init) }
        #expect(isSame, "\(signal.name), \(channels.count) × \(count)")
        // Nothing is longer than 17 plain bits a sample, with the heads around them.
        let block = FLACStream.blockSize(SoundClock.rate)
        let blocks = (count + block - 1) / block
        let plain = channels.count * count * 17 / 8
        #expect(file.count <= 200 + blocks * 20 + plain, "\(signal.name)")
      }
    }
  }

  @Test("each way of writing is used somewhere, or it would not be tested")
  func ways() throws {
    var met: Set<String> = []
    for signal in Signal.all {
      let (left, right) = (signal.samples(6912, seed: 1), signal.samples(6912, seed: 2))
      let beside = left.enumerated().map { $1 &+ Int16($0 % 3) }
      let pairs = [[left, right], [left, left.map { ~$0 }], [left, left], [beside, left]]
      for channels in [[left]] + pairs {
        met.formUnion(try FLACDecoder(FLACFile.bytes(of: Recording(channels: channels))).met.keys)
      }
    }
    let all: Set = [
      "constant", "verbatim", "fixed", "linear", "Rice", "escape", "method 0", "method 1",
      "way 0", "way 1", "way 8", "way 9",
    ]
    #expect(met == all)
  }

  /// A tone of so many partials, with the bits of our sounds; what moves is heard from left to right.
  private func tone(partials: Int, moves: Bool) -> Recording {
    let count = 12_800
    let channels = [0, 1].map { channel in
      (0..<count).map { place in
        let turns = Double(place) / 36.4
        let wave = (1...partials).reduce(0) {
          $0 + Sine.value(turns: turns * Double($1)) / Double($1)
        }
        let side = moves ? Double(place) / Double(count) : 0.5
        let share = channel == 0 ? Sine.cosine(turns: side / 4) : Sine.value(turns: side / 4)
        return Int16((wave * share * 160).rounded()) << 5
      }
    }
    return Recording(channels: channels, rate: 12_000)
  }

  @Test(
    "tones take few bits a sample: what went before tells the rest",
    arguments: [
      (1, false, 1.21), (3, false, 1.62), (6, false, 2.07), (1, true, 2.37), (3, true, 3.03),
      (6, true, 3.85),
    ])
  func tones(partials: Int, moves: Bool, most: Double) throws {
    let recording = tone(partials: partials, moves: moves)
    let bits = 8 * FLACFile.bytes(of: recording).count
    let each = Double(bits) / Double(2 * recording.length)
    #expect(each < most)
  }

  @Test(
    "sums of products are those of a plain loop, whatever the length",
    arguments: [0, 1, 7, 8, 9, 31, 300])
  func products(count: Int) {
    var random = RandomTunes(seed: 5)
    let samples = (0..<count + Block.margin).map { _ in Int16(random.below(4096) - 2048) }
    let plain = (0...Block.longestPredictor).map { lag in
      (Block.margin..<samples.count).reduce(Int32(0)) {
        $0 + Int32(samples[$1]) * Int32(samples[$1 - lag])
      }
    }
    var sums: [Int32] = []
    samples.withUnsafeBufferPointer { samples in
      guard let first = samples.baseAddress else { return }
      LaggedProducts.of(first + Block.margin, count: count) { lag, sum in
        #expect(lag == sums.count)
        sums.append(sum)
      }
    }
    #expect(sums == plain)
  }

  @Test("five rows in three series, whose ticks stand in silence, are heard")
  func fiveRows() throws {
    let rows =
      "2016-01-01,Sun,43 2019-01-01,Oil,652 2002-01-01,Wind,672 2008-01-01,Wind,705 "
      + "2019-01-01,Wind,600"
    let text = "year,source,value\n" + rows.replacing(" ", with: "\n")
    let dataset = try #require(read(text).dataset)
    let spec = try #require(
      ChartInference.suggestions(for: dataset, url: "a.csv", words: .english).first?.spec)
    let chart = try #require(SpecCompiler { _ in dataset }.chart(from: spec, id: "a").chart)
    var options = AudioOptions.standard
    options.parts = [.series]
    let sounds = Tunes.score(chart, options).files(AudioTags(title: "a"))
    #expect(sounds.count == 3)
    for sound in sounds { #expect(try FLACDecoder(sound.bytes).channels[0].count > 10_000) }
  }

  @Test("a title of any length is cut between its characters")
  func tags() throws {
    for count in 19_995...20_005 {
      let title = String(repeating: "雨", count: count)
      let file = FLACFile.bytes(of: Recording(channels: [[1]]), tags: [("TITLE", title)])
      let start = try #require(Array(file).firstRange(of: Array("TITLE=".utf8))).lowerBound
      let length = (0..<4).reduce(0) { $0 | Int(file[start - 4 + $1]) << (8 * $1) }
      let text = String(validating: file[start..<start + length], as: UTF8.self)
      #expect(text.map { ("TITLE=" + title).hasPrefix($0) } == true)
    }
  }

  @Test(
    "frame numbers of one to six bytes",
    arguments: [
      0, 127, 128, 2047, 2048, 65_535, 65_536, 2_097_151, 2_097_152, 67_108_863, 67_108_864,
      2_147_483_647,
    ])
  func frameNumbers(_ number: Int) throws {
    let frame = FLACFrame(Recording(channels: [[5]]), at: 0, count: 1, number: number)
    #expect(try FLACDecoder.number(ofFrame: frame.bytes) == number)
  }
}
