extension FindingCode {
  static let audioUnknownKey = FindingCode(
    "audio-unknown-key", "A key of the audio settings is not known.",
    remedy: "Correct its spelling, or remove it.")
  static let audioWrongValue = FindingCode(
    "audio-wrong-value", "An audio setting has a value that it can't have.",
    remedy: "Write one of the values that the message lists.")
  static let audioOutOfRange = FindingCode(
    "audio-out-of-range", "A value lies outside the axis, so it has no pitch of its own.",
    remedy: "Widen the axis's domain so that it holds every value.")

  package static let audio: [FindingCode] = [audioUnknownKey, audioWrongValue, audioOutOfRange]
}

extension AudioOptions {
  /// Reads `"audio": false` or `"audio": {"length": 6, "pitch": [57, 93], …}`; what is not said
  /// stays as in `base`.
  ///
  /// So the options of a chart are read over those of its site.
  package static func read(
    from node: JSONNode, over base: AudioOptions = .standard
  ) -> (options: AudioOptions, findings: [Finding]) {
    var reading = Reading(options: base)
    if let isOn = node.boolean {
      reading.options.isOn = isOn
    } else if node.isObject {
      for member in node.members { reading.read(member) }
    } else {
      reading.refuse(node, "audio", wants: "true, false or an object")
    }
    return (reading.options, reading.findings)
  }

  private struct Reading {
    var options: AudioOptions
    var findings: [Finding] = []

    static let keys = [
      "on", "files", "detailed", "format", "length", "pitch", "inverted", "referenceTone",
      "arrangement",
    ]

    mutating func read(_ member: JSONMember) {
      let (name, value) = (member.name, member.value)
      switch name {
      case "on": set(\.isOn, flag(value, name))
      case "files": readParts(value)
      case "detailed": if let wanted = flag(value, name) { include(.detailed, wanted) }
      case "format": set(\.format, choice(value, name))
      case "length": set(\.seconds, span(value, name, within: 1...60))
      case "pitch": readPitches(value)
      case "inverted": set(\.isInverted, flag(value, name))
      case "referenceTone": set(\.hasReferenceTone, flag(value, name))
      case "arrangement": set(\.arrangement, choice(value, name))
      default:
        findings.append(
          .error(
            .audioUnknownKey, "\"\(name)\" is not a key of \"audio\"",
            help: didYouMean(name, among: Self.keys), at: member.nameLocation))
      }
    }

    private mutating func set<Value>(
      _ path: WritableKeyPath<AudioOptions, Value>, _ value: Value?
    ) {
      if let value { options[keyPath: path] = value }
    }

    mutating func refuse(_ node: JSONNode, _ name: String, wants: String) {
      findings.append(
        .error(
          .audioWrongValue, "\"\(name)\" can't be \(node.quotedOrKind)",
          help: "write \(wants)", at: node.location))
    }

    private mutating func flag(_ node: JSONNode, _ name: String) -> Bool? {
      if node.boolean == nil { refuse(node, name, wants: "true or false") }
      return node.boolean
    }

    private mutating func choice<Choice: RawRepresentable & CaseIterable>(
      _ node: JSONNode, _ name: String
    ) -> Choice? where Choice.RawValue == String {
      if let choice = node.string.flatMap(Choice.init(rawValue:)) { return choice }
      let known = Choice.allCases.map(\.rawValue)
      guard let written = node.string else {
        refuse(node, name, wants: known.map { "\"\($0)\"" }.joined(separator: " or "))
        return nil
      }
      findings.append(
        .error(
          .audioWrongValue, "\"\(written)\" is not a value of \"\(name)\"",
          help: didYouMean(written, among: known), at: node.location))
      return nil
    }

    private mutating func readParts(_ node: JSONNode) {
      guard let elements = node.elements else {
        return refuse(node, "files", wants: "a list such as [\"overview\", \"legend\"]")
      }
      var chosen: [Part] = []
      for element in elements {
        guard let part: Part = choice(element, "files"), !chosen.contains(part) else { continue }
        chosen.append(part)
      }
      options.parts = chosen
      // Who lists files has just these.
      options.sharesKey = false
    }

    private mutating func include(_ part: Part, _ wanted: Bool) {
      options.parts.removeAll { $0 == part }
      if wanted { options.parts.append(part) }
    }

    /// A number, or the two ends of a range.
    private mutating func span(
      _ node: JSONNode, _ name: String, within limits: ClosedRange<Double>
    ) -> ClosedRange<Double>? {
      let ends = node.number.map { [$0, $0] } ?? node.elements?.compactMap(\.number) ?? []
      guard ends.count == 2, ends[0] <= ends[1], limits.contains(ends[0]), limits.contains(ends[1])
      else {
        let (low, high) = (limits.lowerBound.plainText, limits.upperBound.plainText)
        refuse(node, name, wants: "a number, or [lowest, highest], between \(low) and \(high)")
        return nil
      }
      return ends[0]...ends[1]
    }

    private mutating func readPitches(_ node: JSONNode) {
      guard let span = span(node, "pitch", within: 35...100) else { return }
      guard span.upperBound - span.lowerBound >= 12 else {
        return refuse(node, "pitch", wants: "two MIDI note numbers at least an octave apart")
      }
      // What all share has other pitches.
      if options.sharesKey == true, span != options.pitches { options.sharesKey = false }
      options.pitches = span
    }
  }
}
