extension Chart {
  /// A drawing that stands alone, for browsers, editors and converters.
  ///
  /// - Parameters:
  ///   - language: of the names.
  ///   - palette: its colours, light and dark.
  /// - Returns: an SVG 1.1 file with a name for every mark.
  public func svg(in language: Language = .english, palette: Palette = .standard) -> String {
    let rendition = Rendition(self, language)
    return standaloneSVG(words: rendition.words, plan: rendition.plan, palette: palette)
  }

  /// What the chart shows, in two or three sentences: the message first.
  public func summary(in language: Language = .english) -> String {
    Rendition(self, language).words.summary
  }

  /// What stands out in the data, a sentence each, the most rendition first.
  public func remarks(in language: Language = .english) -> [String] {
    Rendition(self, language).features.map(\.text)
  }

  /// All that a screen reader meets in the chart, in order, as plain text: summary, every datum by series, how to listen.
  public func transcript(in language: Language = .english) -> String {
    let rendition = Rendition(self, language)
    return transcriptText(
      words: rendition.words, plan: rendition.plan, features: rendition.features,
      language: language,
      listening: rendition.listening)
  }

  /// The data as an HTML `<table>` with a caption, headers with units, and a row a datum.
  public func table(in language: Language = .english) -> String {
    table(words: Rendition(self, language).words)
  }

  /// The chart for other programs, as JSON in the vocabulary of Apple's Audio Graphs: axes, ranges, series, points.
  public func json(in language: Language = .english) -> String {
    descriptor(words: Rendition(self, language).words)
  }

  /// The chart as sound: pitch for height, time for x; nil where there is nothing to hear, not even a gap.
  public func sound(in language: Language = .english) -> ChartSound? {
    let rendition = Rendition(self, language)
    guard !rendition.score.events.isEmpty else { return nil }
    return ChartSound(
      flac: rendition.score.flac(rendition.tags(self, in: language)),
      captions: rendition.score.captions(rendition.captions),
      duration: rendition.score.duration)
  }
}

/// A chart as sound, with captions that say each value when it sounds.
public struct ChartSound: Sendable {
  /// FLAC (RFC 9639): 16 bits, one channel, or two where series have sides.
  public let flac: [UInt8]
  /// WebVTT.
  public let captions: String
  /// Seconds.
  public let duration: Double
}
