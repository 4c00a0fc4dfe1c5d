import Testing

@testable import Descant

@Suite("What sound stands for what") struct MappingTests {
  private func notes(_ score: Score) -> [SoundEvent] { score.events.filter { $0.kind == .note } }

  private func milliseconds(_ score: Score) -> [Int] {
    let start = notes(score).first?.start ?? 0
    return notes(score).map { ($0.start - start) * 1000 / SoundClock.rate }
  }

  @Test(
    "values sound by their place on the axis",
    arguments: [
      (Scale.Kind.linear, 0.0, 100.0, [0.0, 50, 100], false, [57.0, 75, 93]),
      (.log(base: 10), 1, 1000, [1, 10, 100, 1000], false, [57, 69, 81, 93]),
      (.sqrt, 0, 100, [0, 25, 100], false, [57, 75, 93]),
      (.linear, 100, 0, [0, 100], false, [93, 57]),
      (.linear, 0, 100, [0, 100], true, [93, 57]),
      (.linear, 7, 7, [7, 7], false, [75, 75]),
      (.linear, -10, 10, [-10, 0, 10], false, [57, 75, 93]),
    ])
  func pitches(
    _ kind: Scale.Kind, _ start: Double, _ end: Double, _ values: [Double], _ isInverted: Bool,
    _ expected: [Double]
  ) {
    let chart = Tunes.chart(
      "c", .bar, x: Tunes.axis("x", values.indices.map { "\($0)" }),
      y: Tunes.axis("y", start, end, kind), series: [Tunes.bars(values.map { $0 })])
    var options = AudioOptions.standard
    options.isInverted = isInverted
    let heard = notes(Tunes.score(chart, options)).compactMap { $0.pitch?.midi }
    #expect(heard.count == expected.count)
    for (a, b) in zip(heard, expected) { #expect(abs(a - b) < 0.001) }
  }

  @Test("numbers are true to position, one x is rolled upwards, names have equal slots")
  func onsets() {
    let y = Tunes.axis("y", 0, 10)
    let points = Tunes.points([0, 1, 3, 3, 3, 4], [5, 1, 9, 2, 4, 7])
    let scatter = Tunes.chart("s", .scatter, x: Tunes.axis("x", 0, 4), y: y, series: [points])
    #expect(milliseconds(Tunes.score(scatter)) == [0, 750, 2250, 2290, 2330, 3000])
    let rolled = notes(Tunes.score(scatter))[2...4].compactMap { $0.point?.point }
    #expect(rolled == [3, 4, 2])
    let bars = Tunes.chart(
      "b", .bar, x: Tunes.axis("x", ["a", "b", "c", "d"]), y: y, direction: .topToBottom,
      series: [Tunes.bars([1, 2, 3, 4])])
    #expect(milliseconds(Tunes.score(bars)) == [0, 750, 1500, 2250])
    #expect(notes(Tunes.score(bars)).allSatisfy { $0.pan == 0 })
  }

  @Test(
    "pan follows the direction",
    arguments: [
      (ContentDirection.leftToRight, [-400, 400]), (.rightToLeft, [400, -400]),
      (.bottomToTop, [0, 0]), (.radialClockwise, [800, -800]),
    ])
  func pans(_ direction: ContentDirection, _ expected: [Int]) {
    let chart = Tunes.chart(
      "c", direction.isRadial ? .pie : .bar, x: Tunes.axis("x", ["a", "b"]),
      y: Tunes.axis("y", 0, 10), direction: direction, series: [Tunes.bars([5, 5])])
    #expect(notes(Tunes.score(chart)).map(\.pan) == expected)
  }

  @Test("slices sound in the order in which they are drawn")
  func slices() {
    let points = [1, 0, 2].map { DataPoint(x: .category($0), y: .number(Double($0) + 1)) }
    let pie = Tunes.chart(
      "p", .pie, x: Tunes.axis("x", ["a", "b", "c"]), y: Tunes.axis("y", 0, 10),
      direction: .radialClockwise, series: [points])
    let score = Tunes.score(pie)
    #expect(notes(score).compactMap { $0.point?.point } == [0, 1, 2])
    #expect(score.mapping.from == .category(1) && score.mapping.to == .category(2))
  }

  @Test("stacked parts sound their own size, ranges both ends, bars not their baseline")
  func amounts() {
    func heard(_ point: DataPoint, _ kind: ChartKind = .bar) -> [Double] {
      let chart = Tunes.chart(
        "c", kind, x: Tunes.axis("x", ["a"]), y: Tunes.axis("y", 0, 36), series: [[point]])
      return notes(Tunes.score(chart)).compactMap { $0.pitch.map { $0.midi - 57 } }
    }
    let x = AxisValue.category(0)
    #expect(heard(DataPoint(x: x, y: .number(30), y2: .number(12), amount: 18)) == [18])
    #expect(heard(DataPoint(x: x, y: .number(30), y2: .number(0))) == [30])
    #expect(heard(DataPoint(x: x, y: .number(30), y2: .number(12)), .range) == [12, 30])
    #expect(heard(DataPoint(x: x, y: .number(24), y2: .number(6), amount: 900, share: 0.5)) == [18])
    #expect(heard(DataPoint(x: x, y: nil)) == [])
  }

  @Test("a band glides along both its edges")
  func bands() {
    var points = Tunes.points([0, 1, 2], [20, 30, 25])
    for index in points.indices { points[index].y2 = .number(Double(5 + index)) }
    let chart = Tunes.chart(
      "c", .range, x: Tunes.axis("x", 0, 2), y: Tunes.axis("y", 0, 36), isContinuous: true,
      series: [points])
    let score = Tunes.score(chart)
    #expect(score.events.count { $0.kind == .glide } == 6)
    #expect(score.mapping.voices.first?.isRange == true)
  }

  @Test("a heat map's means come first, its colour as pitch; then it is read row by row")
  func heatMaps() {
    let cells = (0..<12).map { index in
      DataPoint(
        x: .category(index % 4), y: .category(index / 4), additional: [.number(Double(index))])
    }
    let chart = Tunes.chart(
      "c", .heatMap, x: Tunes.axis("x", ["a", "b", "c", "d"]), y: Tunes.axis("y", ["p", "q", "r"]),
      additional: [Tunes.axis("Colour", 0, 36)], series: [cells])
    let score = Tunes.score(chart)
    #expect(score.mapping.arrangement == .rows)
    #expect(score.mapping.pitchAxis == .additional(0))
    let voices = score.mapping.voices
    #expect(voices.map(\.lead) == [.columns, .rows, nil, nil, nil])
    #expect(voices.map(\.row) == [nil, nil, .category(0), .category(1), .category(2)])
    let heard = notes(score).compactMap { $0.pitch.map { (($0.midi - 57) * 10).rounded() / 10 } }
    #expect(heard == [4, 5, 6, 7, 1.5, 5.5, 9.5] + (0..<12).map(Double.init))
    #expect(score.mapping.overviewCount == 2 && score.mapping.overview < voices[2].start)
    #expect(score.files(AudioTags(title: "c")).map(\.part) == [.overview, .legend])
  }

  @Test("places on a map sound from west to east, once, whatever they measure")
  func places() {
    let points = [(3.0, 1.0, 30.0), (1, 2, 10), (2, 3, 20)].map { x, y, size in
      DataPoint(x: .number(x), y: .number(y), additional: [.number(size)])
    }
    let chart = Tunes.chart(
      "c", .map, x: Tunes.axis("Longitude", 0, 4), y: Tunes.axis("Latitude", 0, 4),
      additional: [Tunes.axis("Boats", 0, 36)], series: [points])
    let score = Tunes.score(chart)
    #expect(score.mapping.arrangement == .single)
    #expect(score.mapping.pitchAxis == .additional(0))
    #expect(score.mapping.overview == score.duration)
    let heard = notes(score).compactMap { $0.pitch.map { ($0.midi - 57).rounded() } }
    #expect(heard == [10, 20, 30])
  }

  @Test("a step through zero is told where it steps", arguments: [1.0, 0.5, 0])
  func zeroAtSteps(_ step: Double) throws {
    let kinds: [Double: Mark.Interpolation] = [1: .stepAfter, 0.5: .step, 0: .stepBefore]
    var chart = Tunes.chart(
      "c", .line, x: Tunes.axis("x", 0, 2), y: Tunes.axis("y", -4, 4),
      series: [Tunes.points([0, 1, 2], [3, -1, -2])])
    chart.panels[0].series[0].marks = [Mark(.line, interpolation: try #require(kinds[step]))]
    let score = Tunes.score(chart)
    let zero = try #require(score.events.first { $0.kind == .zero })
    let steps = score.events.filter { $0.kind == .glide && $0.pitch != $0.endPitch }
    let step = try #require(steps.first)
    #expect(abs(SoundClock.seconds(zero.start) - SoundClock.seconds(step.start)) < 0.011)
  }

  @Test("the key to the sound has a moment for each sentence, with silence between")
  func key() {
    let key = SoundKey(.standard)
    #expect(key.moments.count == 5)
    for (one, next) in zip(key.moments, key.moments.dropFirst()) {
      #expect(one.upperBound > one.lowerBound && next.lowerBound - one.upperBound >= 0.45)
    }
    for language in Language.all {
      #expect(language.interface.figure.listeningHelp.count > key.moments.count)
    }
    #expect(key.file(titled: "Key", in: "en").bytes.count < 60_000)
  }

  @Test("one more number is heard as length, one more name as timbre")
  func additional() {
    var points = Tunes.points([1, 2, 3], [1, 2, 3])
    for index in points.indices {
      points[index].additional = [.number(Double(index) * 50), .category(index)]
    }
    let chart = Tunes.chart(
      "c", .scatter, x: Tunes.axis("x", 0, 4), y: Tunes.axis("y", 0, 4),
      additional: [Tunes.axis("Price", 0, 100), Tunes.axis("Country", ["a", "b", "c"])],
      series: [points])
    let score = Tunes.score(chart)
    #expect(notes(score).map { $0.length * 1000 / SoundClock.rate } == [60, 230, 400])
    #expect(notes(score).map(\.timbre) == [.soft, .hollow, .bright])
    #expect(score.mapping.durationAxis == 0)
    #expect(score.mapping.timbreAxis == 1)
    #expect(score.mapping.silentAxes.isEmpty)
  }

  @Test("dense data keep their least and greatest, and say so")
  func grouping() {
    let score = Tunes.score(Tunes.dense)
    let voice = score.mapping.voices[0]
    #expect(voice.sounded < 200)
    #expect(voice.of == 2000)
    #expect(score.mapping.isGrouped)
    let values = Tunes.dense.allSeries[0].points.compactMap(\.value)
    let heard = score.events.compactMap { $0.point.map { values[$0.point] } }
    #expect(heard.min() == values.min())
    #expect(heard.max() == values.max())
    #expect(score.time(of: PointReference(point: 999)) != nil)
  }

  @Test("gaps are noises without a pitch; a change of sign is a tick of its own")
  func gapsAndZeroes() {
    let score = Tunes.score(Tunes.balance)
    #expect(score.events.count { $0.kind == .gap } == 1)
    #expect(score.events.count { $0.kind == .zero } == 2)
    #expect(notes(score).count == 4)
    #expect(score.mapping.hasGaps && score.mapping.hasZeroCrossings)
  }

  @Test(
    "the seeds' charts: the outlier is highest, coffee has no ticks, rain two timbres and files")
  func seeds() {
    let cars = notes(Tunes.score(Tunes.cars))
    #expect(cars.max { ($0.pitch?.steps ?? 0) < ($1.pitch?.steps ?? 0) }?.point?.point == 7)
    #expect(!Tunes.score(Tunes.coffee).events.contains { $0.kind == .tick })
    let rain = Tunes.score(Tunes.rainfall)
    #expect(rain.mapping.voices.map(\.timbre) == [.soft, .hollow])
    let files = rain.files(AudioTags(title: "Rain"))
    #expect(files.map(\.suffix) == [".flac", "-legend.flac"])
    var options = AudioOptions.standard
    options.parts = [.overview, .series]
    let asked = Tunes.score(Tunes.rainfall, options).files(AudioTags(title: "Rain"))
    #expect(asked.map(\.suffix) == [".flac", "-series-1.flac", "-series-2.flac"])
    let pause = rain.mapping.voices[1].start - rain.mapping.voices[0].end
    #expect(abs(pause - 0.7) < 1e-4)
  }

  @Test("together, series share their seconds and stand side by side")
  func together() {
    var options = AudioOptions.standard
    options.arrangement = .together
    let score = Tunes.score(Tunes.rainfall, options)
    #expect(score.mapping.voices.map(\.start) == [0.7, 0.7])
    #expect(Set(score.events.filter { $0.kind == .glide }.map(\.pan)) == [-600, 600])
    #expect(Tunes.score(Tunes.stack, options).mapping.voices.map(\.lead) == [nil, nil])
  }

  @Test(
    "series that take long one after another also sound at once, unless they are too many",
    arguments: [(2, 12, 0), (2, 60, 1), (3, 12, 1), (6, 12, 1), (7, 12, 0)])
  func quickImpression(_ series: Int, _ points: Int, _ expected: Int) throws {
    let xs = (0..<points).map(Double.init)
    let chart = Tunes.chart(
      "c", .line, x: Tunes.axis("x", 0, 60), y: Tunes.axis("y", 0, 60),
      series: (0..<series).map { _ in Tunes.points(xs, xs) })
    let files = Tunes.score(chart).files(AudioTags(title: "c")).filter { $0.part == .together }
    #expect(files.count == expected)
    #expect(files.allSatisfy { $0.suffix == "-together.flac" && $0.duration < 12 })
  }

  @Test("a sixth series is not taken for the first")
  func sixth() {
    let chart = Tunes.chart(
      "c", .scatter, x: Tunes.axis("x", 0, 4), y: Tunes.axis("y", 0, 4),
      series: (0..<11).map { _ in Tunes.points([1, 2], [1, 2]) })
    let timbres = Tunes.score(chart).mapping.voices.filter { $0.lead == nil }.map(\.timbre)
    #expect(timbres[5] == .softTremolo && timbres[10] == .soft)
    #expect(Set(timbres).count == 10)
    let waves = timbres[..<10].map { timbre in
      Recording(
        of: [SoundEvent(.note, start: 0, length: 4320, pitch: Pitch(midi: 69), timbre: timbre)],
        length: 4320, isStereo: false)
    }
    for (a, b) in zip(waves[..<5], waves[5...]) { #expect(a != b) }
  }
}
