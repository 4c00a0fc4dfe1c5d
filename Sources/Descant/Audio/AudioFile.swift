/// A sound file of a chart.
public struct AudioFile: Sendable {
  public var part: AudioOptions.Part
  /// Of ``AudioOptions/Part/series``: index into ``SoundMapping/voices``.
  public var voice: Int?
  /// What follows the chart's id in the file's name: ".flac", "-series-2.flac", "-legend.flac".
  public var suffix: String
  public var mediaType: String
  public var bytes: [UInt8]
  /// Seconds.
  public var duration: Double
}

/// What a file says about itself.
public struct AudioTags: Sendable {
  public var title: String
  public var description: String
  /// BCP 47.
  public var language: String

  public init(title: String, description: String = "", language: String = "") {
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
  public func flac(_ tags: AudioTags) -> [UInt8] {
    FLACFile.bytes(of: recording(isStereo: true), tags: tags.comments)
  }

  public func wav() -> [UInt8] { WAVFile.bytes(of: recording(isStereo: true)) }

  func recording(isStereo: Bool) -> Recording {
    Recording(of: events, length: length, isStereo: isStereo)
  }

  /// Every file that the options ask for, the overview first.
  public func files(_ tags: AudioTags) -> [AudioFile] {
    guard options.isOn else { return [] }
    let isFLAC = options.format == .flac
    return [
      AudioFile(
        part: .overview, suffix: isFLAC ? ".flac" : ".wav",
        mediaType: isFLAC ? "audio/flac" : "audio/wav", bytes: isFLAC ? flac(tags) : wav(),
        duration: duration)
    ]
  }
}
