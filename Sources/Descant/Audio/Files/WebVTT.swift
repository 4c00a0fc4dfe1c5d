/// Captions by the W3C's WebVTT: one cue a readable stretch, at the top, clear of the controls.
extension Score {
  /// Texts that captions need beside the names of nodes.
  public struct CaptionTexts: Sendable {
    /// In the shape of ``ReadingPlan/nodes``.
    public var nodes: [[[String]]]
    /// One a ``SoundMapping/voices``; used when there are several.
    public var voices: [String]
    public var panels: [String]
    /// "Start", "End", "Reference: 0": shown with the earcons; "" shows nothing.
    public var opening: String
    public var closing: String
    public var reference: String

    public init(
      nodes: [[[String]]], voices: [String] = [], panels: [String] = [], opening: String = "",
      closing: String = "", reference: String = ""
    ) {
      self.nodes = nodes
      self.voices = voices
      self.panels = panels
      self.opening = opening
      self.closing = closing
      self.reference = reference
    }
  }

  /// The text of a transcript line; "" when there is none.
  public func text(of line: TranscriptEvent, in texts: CaptionTexts) -> String {
    switch line.kind {
    case .opening: texts.opening
    case .closing: texts.closing
    case .reference: texts.reference
    case .panel(let index): texts.panels.indices.contains(index) ? texts.panels[index] : ""
    case .voice(let index): texts.voices.indices.contains(index) ? texts.voices[index] : ""
    case .node(let panel, let series, let node): texts.name(panel, series, node)
    }
  }

  /// A WebVTT file.
  ///
  /// `id` names the datum of a line as the page does ("births-12").
  public func captions(
    _ texts: CaptionTexts, id: (PointReference) -> String? = { _ in nil }
  ) -> String {
    var out = "WEBVTT\n"
    for cue in cues(texts) {
      out += "\n"
      if let id = cue.point.flatMap(id) { out += Self.identifier(id) + "\n" }
      out += "\(Self.stamp(cue.start)) --> \(Self.stamp(cue.end)) line:0\n"
      out += Self.payload(cue.text) + "\n"
    }
    return out
  }

  struct Cue {
    var start: Double
    var end: Double
    var text: String
    var point: PointReference?
  }

  /// Captions in their order, one at a time.
  func cues(_ texts: CaptionTexts) -> [Cue] {
    let shown = transcript.filter { $0.isCaption && !text(of: $0, in: texts).isEmpty }
      .sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    return shown.enumerated().map { index, line in
      let next = index + 1 < shown.count ? shown[index + 1].start : duration
      return Cue(
        start: line.start, end: min(max(line.end, line.start + 2), max(next, line.start + 0.05)),
        text: text(of: line, in: texts), point: line.point)
    }
  }

  /// hh:mm:ss.ttt
  /// .
  static func stamp(_ seconds: Double) -> String {
    let milliseconds = max(0, seconds.isFinite ? Int((min(seconds, 3.5e5) * 1000).rounded()) : 0)
    func padded(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let (hours, minutes) = (milliseconds / 3_600_000, milliseconds / 60_000 % 60)
    return padded(hours, 2) + ":" + padded(minutes, 2) + ":"
      + padded(milliseconds / 1000 % 60, 2) + "." + padded(milliseconds % 1000, 3)
  }

  /// Cue text can't hold markup, "-->", an empty line or a control.
  private static func payload(_ text: String) -> String {
    var out = ""
    for scalar in text.contained.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case _ where scalar.steers: out += " "
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  private static func identifier(_ id: String) -> String {
    String(id.map { $0.isNewline || $0 == ">" ? "-" : $0 })
  }
}

extension Score.CaptionTexts {
  fileprivate func name(_ panel: Int, _ series: Int, _ node: Int) -> String {
    guard nodes.indices.contains(panel), nodes[panel].indices.contains(series),
      nodes[panel][series].indices.contains(node)
    else { return "" }
    return nodes[panel][series][node]
  }
}
