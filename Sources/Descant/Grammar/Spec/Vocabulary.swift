/// The property names that an object of a spec may have, by what becomes of them.
struct Vocabulary: Sendable {
  /// "a mark", for messages.
  var what: String
  /// Read and obeyed.
  var read: [String]
  /// Looks that the site decides; they change no value, order or label.
  var looks: [String] = []
  /// Defined by Vega-Lite, not supported yet.
  var refused: [String] = []

  var all: [String] { read + looks + refused }
}

/// A place where findings are collected while a spec is read.
struct SpecFindings {
  private(set) var all: [Finding] = []

  var hasErrors: Bool { all.contains { $0.severity == .error } }

  mutating func add(_ finding: Finding) { all.append(finding) }

  mutating func add(_ findings: [Finding]) { all += findings }

  /// Reports every member of an object that can't be obeyed.
  mutating func check(_ node: JSONNode, against words: Vocabulary) {
    for member in node.members where !words.read.contains(member.name) {
      if words.looks.contains(member.name) {
        guard !member.value.isNull else { continue }
        add(
          .note(
            .specLeftToSite, "\"\(member.name)\" of \(words.what) is left to the site's style",
            at: member.nameLocation))
      } else if words.refused.contains(member.name) {
        add(
          .error(
            .specUnsupported, "\"\(member.name)\" of \(words.what) is not supported yet",
            at: member.nameLocation))
      } else {
        add(
          .error(
            .specUnknownProperty, "\"\(member.name)\" is no property of \(words.what)",
            help: didYouMean(member.name, among: words.all), at: member.nameLocation))
      }
    }
  }
}
