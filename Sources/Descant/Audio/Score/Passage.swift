/// A part of a score with a frame of its own: what one file plays.
struct Passage: Sendable {
  var events: [SoundEvent]
  /// In samples.
  var length: Int

  /// Of two channels where anything stands beside the middle.
  var recording: Recording {
    let pans = events.contains { $0.pan != 0 || $0.endPan != 0 }
    return Recording(of: events, length: length, isStereo: pans)
  }
}

extension Score {
  /// All of it.
  var whole: Passage { Passage(events: events, length: length) }

  /// One voice alone, framed as the whole is.
  func solo(_ voice: Int) -> Passage {
    let start = SoundClock.samples(mapping.voices[voice].start)
    let shift = Composer.leadIn - start
    var own = events.filter { $0.voice == voice }
    for index in own.indices {
      own[index].start += shift
      (own[index].pan, own[index].endPan) = (0, 0)
    }
    let end = SoundClock.samples(mapping.voices[voice].end) + shift + Composer.ending
    let opening = events.filter { $0.kind == .opening }
    // Those of the whole: the overview has its own.
    var closing = Array(events.filter { $0.kind == .closing }.suffix(2))
    let first = closing.first?.start ?? 0
    for index in closing.indices { closing[index].start += end - first }
    return Passage(events: opening + own + closing, length: end + length - first)
  }

  /// The lowest pitch, the highest, and between them each timbre that sounds.
  var legend: Passage {
    let (note, step) = (SoundClock.samples(0.5), SoundClock.samples(0.75))
    var events: [SoundEvent] = []
    func add(_ pitch: Pitch, _ timbre: Timbre) {
      let start = SoundClock.samples(0.1) + events.count * step
      events.append(SoundEvent(.note, start: start, length: note, pitch: pitch, timbre: timbre))
    }
    let used = Set(self.events.filter { $0.voice != nil && $0.pitch != nil }.map(\.timbre))
    let timbres = Timbre.allCases.filter(used.contains)
    add(mapping.lowestPitch, timbres.first ?? .soft)
    add(mapping.highestPitch, timbres.first ?? .soft)
    let middle = Pitch(steps: (mapping.lowestPitch.steps + mapping.highestPitch.steps) / 2)
    if timbres.count > 1 { for timbre in timbres { add(middle, timbre) } }
    return Passage(events: events, length: (events.last?.end ?? 0) + SoundClock.samples(0.3))
  }
}

extension Score {
  /// Each node of the reading plan by itself, with silence after it: a browser may play on for a
  /// quarter of a second past the end of a link.
  struct Detail {
    var passage: Passage
    /// In samples, in the shape of ``ReadingPlan/nodes``; nil for what doesn't sound.
    var passages: [[[Range<Int>?]]]
  }

  static let detailedPause = SoundClock.samples(0.4)

  /// When each node of the reading plan is heard in the detailed file, in seconds; nil for what
  /// doesn't sound.
  package var detailedTimes: [[[ClosedRange<Double>?]]] {
    detail.passages.map { series in
      series.map { nodes in
        nodes.map { passage in
          passage.map {
            SoundClock.seconds($0.lowerBound)...SoundClock.seconds($0.upperBound)
          }
        }
      }
    }
  }

  var detail: Detail {
    var byPoint: [PointReference: [SoundEvent]] = [:]
    for event in events {
      if let point = event.point { byPoint[point, default: []].append(event) }
    }
    var events: [SoundEvent] = []
    var now = SoundClock.samples(0.1)
    let passages = plan.nodes.enumerated().map { panel, content in
      content.enumerated().map { series, nodes in
        nodes.map { node -> Range<Int>? in
          let own = node.points.flatMap { point in
            byPoint[PointReference(panel: panel, series: series, point: point)] ?? []
          }
          let alone = Self.alone(own, isInterval: node.role == .interval, at: now)
          guard let end = alone.map(\.end).max() else { return nil }
          defer { now = end + Self.detailedPause }
          events += alone
          return now..<end
        }
      }
    }
    return Detail(passage: Passage(events: events, length: now), passages: passages)
  }

  /// A datum's events as notes long enough to be heard by themselves; an interval's as they are.
  private static func alone(
    _ own: [SoundEvent], isInterval: Bool, at now: Int
  ) -> [SoundEvent] {
    let start = own.map(\.start).min() ?? 0
    let usual = SoundClock.samples(0.35)
    return own.map { event in
      var event = event
      event.start += now - start
      guard !isInterval else { return event }
      event.isJoined = false
      event.endPitch = nil
      event.endPan = event.pan
      if event.kind == .glide { event.kind = .note }
      if event.kind == .note { event.length = max(event.length, usual) }
      return event
    }
  }
}
