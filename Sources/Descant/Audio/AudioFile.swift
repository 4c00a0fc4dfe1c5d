/// A sound file of a chart.
package struct AudioFile: Sendable {
  package var part: AudioOptions.Part
  /// Of ``AudioOptions/Part/series``: index into ``SoundMapping/voices``.
  package var voice: Int?
  /// What follows the chart's id in the file's name: ".flac", "-series-2.flac", "-legend.flac".
  package var suffix: String
  package var mediaType: String
  package var bytes: [UInt8]
  /// Seconds.
  package var duration: Double
}

/// What a file says about itself.
package struct AudioTags: Sendable {
  package var title: String
  package var description: String
  /// BCP 47.
  package var language: String

  package init(title: String, description: String = "", language: String = "") {
    self.title = title
    self.description = description
    self.language = language
  }

  var comments: [(name: String, value: String)] {
    [("TITLE", title), ("DESCRIPTION", description), ("LANGUAGE", language)]
      .filter { !$0.1.isEmpty }
  }
}

extension Score {
  /// Every file that the options ask for, the overview first.
  ///
  /// With `texts`, WAV and MIDI carry the captions as markers.
  package func files(_ tags: AudioTags, texts: CaptionTexts? = nil) -> [AudioFile] {
    guard options.isOn, !events.isEmpty else { return [] }
    // One recording, however many files hold it.
    let whole = whole.recording
    let stream = options.format == .flac ? FLACStream(whole) : nil
    return AudioOptions.Part.allCases.filter(options.parts.contains).flatMap { part in
      switch part {
      case .overview:
        [
          AudioFile(
            part: .overview, suffix: "." + options.format.rawValue,
            mediaType: "audio/" + options.format.rawValue,
            bytes: stream.map { FLACFile.bytes(of: $0, tags: tags.comments) }
              ?? WAVFile.bytes(of: whole, markers: texts.map(markers) ?? []),
            duration: duration)
        ]
      case .seekable:
        stream.map {
          [
            AudioFile(
              part: .seekable, suffix: ".mp4", mediaType: "audio/mp4",
              bytes: MP4File.bytes(of: $0, title: tags.title), duration: duration)
          ]
        } ?? []
      case .together: quick.map { [file(.together, "-together", $0, tags)] } ?? []
      case .series: seriesFiles(tags)
      case .legend:
        options.sharesKey == true ? [] : [file(.legend, "-legend", legend, tags)]
      case .detailed: [file(.detailed, "-detailed", detail.passage, tags)]
      case .midi: [midiFile(tags, texts)]
      }
    }
  }

  package func flac(_ tags: AudioTags) -> [UInt8] {
    FLACFile.bytes(of: whole.recording, tags: tags.comments)
  }

  /// With a marker a caption, where texts are given.
  package func wav(_ texts: CaptionTexts? = nil) -> [UInt8] {
    WAVFile.bytes(of: whole.recording, markers: texts.map(markers) ?? [])
  }

  private func seriesFiles(_ tags: AudioTags) -> [AudioFile] {
    guard mapping.arrangement != .rows, mapping.voices.count > 1 else { return [] }
    let own = mapping.voices.indices.filter { mapping.voices[$0].lead == nil }
    return own.enumerated().filter { mapping.voices[$0.element].sounded > 0 }
      .map { place, voice in
        var file = file(.series, "-series-\(place + 1)", solo(voice), tags)
        file.voice = voice
        return file
      }
  }

  private func file(
    _ part: AudioOptions.Part, _ suffix: String, _ passage: Passage, _ tags: AudioTags,
    _ texts: CaptionTexts? = nil
  ) -> AudioFile {
    let recording = passage.recording
    let isFLAC = options.format == .flac
    return AudioFile(
      part: part, suffix: suffix + "." + options.format.rawValue,
      mediaType: "audio/" + options.format.rawValue,
      bytes: isFLAC
        ? FLACFile.bytes(of: recording, tags: tags.comments)
        : WAVFile.bytes(of: recording, markers: texts.map(markers) ?? []),
      duration: SoundClock.seconds(passage.length))
  }

  private func midiFile(_ tags: AudioTags, _ texts: CaptionTexts?) -> AudioFile {
    AudioFile(
      part: .midi, suffix: ".mid", mediaType: "audio/midi", bytes: midi(tags, texts),
      duration: duration)
  }

  func markers(_ texts: CaptionTexts) -> [WAVFile.Marker] {
    cues(texts).map { cue in
      let start = SoundClock.samples(cue.start)
      return WAVFile.Marker(
        start: start, length: SoundClock.samples(cue.end) - start, label: cue.text)
    }
  }
}
