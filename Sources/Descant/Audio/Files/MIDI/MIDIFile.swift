/// Standard MIDI File, type 1: a track a voice, exact to 0.6 cents by pitch bend, a tick a
/// millisecond.
struct MIDIFile {
  /// Semitones that a full bend reaches, up or down.
  static let bend = 48
  private static let resolution = 1000

  private let tracks: [MIDITrack]

  /// `names` one a voice; `marks` are shown along the time line.
  init(
    _ events: [SoundEvent], title: String, names: [String], marks: [(seconds: Double, text: String)]
  ) {
    var lead = MIDITrack()
    lead.add(at: 0, [0xFF, 0x51, 3, 0x0F, 0x42, 0x40])  // a quarter note a second
    lead.add(at: 0, meta: 0x03, title)
    for mark in marks { lead.add(at: Self.tick(mark.seconds), meta: 0x06, mark.text) }
    var tracks = [lead]
    for (voice, name) in names.enumerated() {
      let own = events.filter { $0.voice == voice && $0.pitch != nil }
      guard !own.isEmpty else { continue }
      // Channel 10 is for drums, 16 for the frame.
      let channel = UInt8([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14][voice % 14])
      tracks.append(MIDITrack(own, channel: channel, name: name))
    }
    tracks.append(MIDITrack(events.filter { $0.voice == nil }, channel: 15, name: "Frame"))
    tracks.append(MIDITrack(noises: events.filter { $0.pitch == nil }, name: "Ticks"))
    self.tracks = tracks
  }

  var bytes: [UInt8] {
    var file = Array("MThd".utf8)
    file.appendBig(UInt32(6))
    file.appendBig(UInt16(1))
    file.appendBig(UInt16(clamping: tracks.count))
    file.appendBig(UInt16(Self.resolution))
    for track in tracks {
      let content = track.bytes
      file += Array("MTrk".utf8)
      file.appendBig(UInt32(clamping: content.count))
      file += content
    }
    return file
  }

  static func tick(_ seconds: Double) -> Int { Int((seconds * Double(resolution)).rounded()) }
  static func tick(_ samples: Int) -> Int { tick(SoundClock.seconds(samples)) }
}

extension Score {
  package func midi(_ tags: AudioTags, _ texts: CaptionTexts? = nil) -> [UInt8] {
    let names = mapping.voices.indices.map { voice in
      texts.flatMap { $0.voices.indices.contains(voice) ? $0.voices[voice] : nil } ?? ""
    }
    let marks = texts.map { cues($0).map { (seconds: $0.start, text: $0.text) } } ?? []
    return MIDIFile(events, title: tags.title, names: names, marks: marks).bytes
  }
}
