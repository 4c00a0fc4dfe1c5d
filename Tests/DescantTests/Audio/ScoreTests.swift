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

  @Test("captions can be read: a second at least, twenty characters a second at most")
  func captionsAreRead() {
    var random = RandomTunes(seed: 3)
    let charts = Tunes.gallery + [Tunes.ladder] + (0..<60).map { random.plausible($0) }
    for (number, chart) in charts.enumerated() {
      let score = Tunes.score(chart)
      var texts = Tunes.texts(score, chart)
      texts.title = String(repeating: "a word ", count: number * 3 + 1)
      texts.contents = "Value against x"
      let cues = score.cues(texts)
      for (cue, end) in zip(cues, cues.dropFirst().map(\.start) + [score.duration]) {
        let seconds = ((cue.end * 1000).rounded() - (cue.start * 1000).rounded()) / 1000
        #expect(seconds >= 1, "\(chart.id) at \(cue.start)")
        #expect(Double(cue.text.unicodeScalars.count) <= 20 * seconds, "\(chart.id): \(cue.text)")
        #expect(cue.end <= end)
      }
      #expect(cues.first?.start == 0 && cues[0].text.hasPrefix("a word"))
      #expect(cues.contains { $0.point != nil } || number > 6)
    }
  }

  @Test("what a chart is called stands before the first tone; a long title is cut at a word")
  func frame() throws {
    let score = Tunes.score(Tunes.births)
    var texts = Tunes.texts(score, Tunes.births)
    (texts.title, texts.contents) = ("Births", "Births by year")
    #expect(score.cues(texts).first?.text == "Births\nBirths by year")
    #expect(score.transcript.prefix(2).map(\.kind) == [.title, .contents])
    let first = try #require(score.events.first)
    #expect(score.transcript[1].start < first.seconds.lowerBound)
    texts.contents = String(repeating: "long ", count: 40)
    #expect(score.cues(texts).first?.text == "Births")
    texts.title = String(repeating: "long ", count: 40)
    let cut = try #require(score.cues(texts).first?.text)
    #expect(cut.hasSuffix("long…") && cut.count <= Int(score.duration * 10))
  }

  @Test(
    "a line of steps holds each value until it changes",
    arguments: [Mark.Interpolation.stepAfter, .stepBefore, .step])
  func steps(_ interpolation: Mark.Interpolation) throws {
    let chart = Tunes.steps(interpolation)
    let score = Tunes.score(chart)
    // Heard at a moment of the chart's own axis, in semitones above the lowest.
    func height(_ x: Double) -> Double? {
      let time = SoundClock.samples(0.7 + x)
      guard
        let event = score.events.first(where: {
          $0.kind == .glide && $0.start <= time && time < $0.end
        }),
        let from = event.pitch?.midi, let to = event.endPitch?.midi
      else { return nil }
      return from - 57 + (to - from) * Double(time - event.start) / Double(event.length)
    }
    let values: [Double] = [6, 30, 30, 12]
    for place in stride(from: 0.05, to: 2.96, by: 0.1) {
      // By what the author wrote: the value of the datum before, after, or nearest.
      let wanted =
        switch interpolation {
        case .stepAfter: values[Int(place)]
        case .stepBefore: values[Int(place) + 1]
        default: values[Int(place + 0.5)]
        }
      let heard = try #require(height(place))
      #expect(abs(heard - wanted) < 0.01, "\(interpolation) at \(place)")
    }
  }

  @Test("what is below zero is rough all the while, and nothing else is")
  func belowZero() {
    let chart = Tunes.chart(
      "below", .line, x: Tunes.axis("x", 0, 4), y: Tunes.axis("y", -30, 30),
      series: [Tunes.points([0, 1, 2, 3, 4], [-10, -20, 20, 0, 10])])
    let glides = Tunes.score(chart).events.filter { $0.kind == .glide }
    for glide in glides {
      let middle = ((glide.pitch?.midi ?? 0) + (glide.endPitch?.midi ?? 0)) / 2
      #expect(glide.isBelow == (middle < 75 - 0.001), "\(glide)")
    }
    #expect(glides.count(where: \.isBelow) == 2)
    let bars = Tunes.score(Tunes.balance)
    let heard = bars.events.filter { $0.kind == .note }
    #expect(heard.map(\.isBelow) == [false, true, true, false])
    #expect(
      bars.mapping.hasValuesBelowZero && !Tunes.score(Tunes.births).mapping.hasValuesBelowZero)
  }

  /// Points by a cheap chance of their own: `spread` evenly, or nearly all of them low.
  private func scatter(_ count: Int, isEven: Bool) -> Chart {
    var random = RandomTunes(seed: UInt64(count))
    let xs = (0..<count).map { _ in random.share() * 100 }
    let ys = (0..<count).map { place -> Double? in
      let share = random.share()
      return place < 2 ? Double(place) * 100 : isEven ? share * 100 : 15 + share * 2
    }
    return Tunes.chart(
      "crowd", .scatter, x: Tunes.axis("x", 0, 100), y: Tunes.axis("y", 0, 100),
      series: [zip(xs, ys).map { DataPoint(x: .number($0), y: $1.map(AxisValue.number)) }],
      shape: .point)
  }

  @Test(
    "a crowd is heard by how many there are, where and how spread; no two densities sound alike")
  func crowds() throws {
    let even = Tunes.score(scatter(2000, isEven: true))
    let low = Tunes.score(scatter(2000, isEven: false))
    #expect(even.mapping.voices[0].isCloud && !even.mapping.isGrouped)
    #expect(even.duration <= 12)
    let notes = low.events.filter { $0.kind == .note && $0.gain < 1 }.compactMap { $0.pitch?.midi }
    // 15 to 17 of 100, of 36 semitones above 57.
    #expect(notes.allSatisfy { $0 > 57 + 5.3 && $0 < 57 + 6.2 })
    // Least and greatest are notes of their own.
    let salient = low.events.filter { $0.kind == .note && $0.gain == 1 }.compactMap {
      $0.pitch?.midi
    }
    #expect(salient.sorted() == [57, 93])
    var sounds: Set<[SoundEvent]> = []
    let counts = [300, 301, 400, 800, 1999, 2000, 2001, 4000]
    for count in counts {
      sounds.insert(
        Tunes.score(scatter(count, isEven: true)).events.map { event in
          var event = event
          event.point = nil
          return event
        })
    }
    #expect(sounds.count == counts.count)
    // The same places, twice as many points at each.
    var once = scatter(1000, isEven: true)
    let single = Tunes.score(once).whole.recording
    once.panels[0].series[0].points += once.panels[0].series[0].points
    #expect(Tunes.score(once).whole.recording != single)
  }

  @Test("a crowd's trend glides after it, and outliers are notes of their own")
  func trends() throws {
    var chart = scatter(1000, isEven: false)
    for index in chart.panels[0].series[0].points.indices {
      let x = chart.panels[0].series[0].points[index].x.number ?? 0
      chart.panels[0].series[0].points[index].y = .number(20 + x / 2)
    }
    chart.panels[0].series[0].points[7].y = .number(90)
    let score = Score(
      for: chart, plan: Tunes.plan(for: chart), outliers: [PointReference(point: 7)])
    let trend = try #require(score.events.first { $0.kind == .glide })
    #expect(abs((trend.pitch?.midi ?? 0) - (57 + 36 * 0.2)) < 0.05)
    #expect(abs((trend.endPitch?.midi ?? 0) - (57 + 36 * 0.7)) < 0.05)
    #expect(score.events.contains { $0.point?.point == 7 && $0.gain == 1 })
  }

  @Test("a stack sounds its total at its pitch, then parts on a scale of their own")
  func stacks() {
    let score = Tunes.score(Tunes.stack)
    #expect(score.mapping.voices.map(\.lead) == [.total, nil, nil])
    func heights(_ voice: Int) -> [Double] {
      score.events.filter { $0.voice == voice && $0.kind == .note }
        .compactMap { $0.pitch.map { (($0.midi - 57) * 100).rounded() / 100 } }
    }
    #expect(heights(0) == [14, 16, 12])
    #expect(heights(1) == [30, 36, 24])
    #expect(heights(2) == [12, 12, 12])
    #expect(score.mapping.partsHighest == .number(12))
    #expect(score.events.filter { $0.voice == 0 }.allSatisfy { $0.point == nil })
    #expect(
      !score.transcript.contains { $0.kind == .node(panel: 0, series: 0, node: 0) && $0.start < 3 })
  }

  @Test(
    "beyond six series their median and extremes come first, within 12 s; then each for 1.5 s",
    arguments: [(6, false), (7, true), (45, true)])
  func manySeries(_ count: Int, hasLead: Bool) throws {
    let xs = (0..<30).map(Double.init)
    let chart = Tunes.chart(
      "many", .line, x: Tunes.axis("x", 0, 29), y: Tunes.axis("y", 0, 100),
      series: (0..<count).map { series in Tunes.points(xs, xs.map { _ in Double(series) }) })
    let voices = Tunes.score(chart).mapping.voices
    #expect((voices[0].lead == .band) == hasLead)
    #expect(voices.count == count + (hasLead ? 1 : 0))
    guard hasLead else { return }
    #expect(voices[0].end <= 12)
    #expect(voices.dropFirst().allSatisfy { $0.end - $0.start < 1.65 && $0.sounded == $0.of })
    let own = Tunes.score(chart).events.filter { $0.voice == 0 && $0.kind == .glide }
    let heard = Set(own.compactMap { $0.pitch.map { (($0.midi - 57) / 0.36).rounded() } })
    #expect(heard == [0, Double(count / 2), Double(count - 1)])
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
