/// Captions by the W3C's WebVTT: one cue a readable stretch, at the top, clear of the controls.
extension Score {
  /// Texts that captions need beside the names of nodes.
  package struct CaptionTexts: Sendable {
    /// In the shape of ``ReadingPlan/nodes``.
    package var nodes: [[[String]]]
    /// One a ``SoundMapping/voices``; used when there are several.
    package var voices: [String]
    package var panels: [String]
    /// What the chart is called, and what is heard of it: shown before the first tone.
    package var title: String
    package var contents: String
    /// "Start", "End", "Reference: 0": shown with the earcons; "" shows nothing.
    package var opening: String
    package var closing: String
    package var reference: String

    package init(
      nodes: [[[String]]], voices: [String] = [], panels: [String] = [], title: String = "",
      contents: String = "", opening: String = "", closing: String = "", reference: String = ""
    ) {
      self.nodes = nodes
      self.voices = voices
      self.panels = panels
      (self.title, self.contents) = (title, contents)
      self.opening = opening
      self.closing = closing
      self.reference = reference
    }
  }

  /// The text of a transcript line; "" when there is none.
  package func text(of line: TranscriptEvent, in texts: CaptionTexts) -> String {
    switch line.kind {
    case .title: texts.title
    case .contents: texts.contents
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
  package func captions(
    _ texts: CaptionTexts, id: (PointReference) -> String? = { _ in nil }
  ) -> String {
    var out = "WEBVTT\n"
    for cue in cues(texts) {
      out += "\n"
      if let id = cue.point.flatMap(id) { out += Self.identifier(id) + "\n" }
      out += "\(Self.stamp(cue.start)) --> \(Self.stamp(cue.end)) line:0\n"
      out += Self.escaped(cue.text) + "\n"
    }
    return out
  }

  /// Captions in their order, one at a time.
  func cues(_ texts: CaptionTexts) -> [Captions.Cue] {
    var heights: [PointReference: Int] = [:]
    for event in events {
      guard let point = event.point, let pitch = event.pitch else { continue }
      heights[point] = max(heights[point] ?? 0, pitch.steps)
    }
    let lines = transcript.map { ($0, Self.payload(text(of: $0, in: texts))) }
    return Captions(of: lines, heights: heights, duration: duration).cues
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

  /// A line of a cue can't hold a control.
  private static func payload(_ text: String) -> String {
    var out = ""
    for scalar in text.contained.unicodeScalars {
      out.unicodeScalars.append(scalar.steers ? " " : scalar)
    }
    return out
  }

  /// Cue text can't hold markup or "-->".
  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
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
