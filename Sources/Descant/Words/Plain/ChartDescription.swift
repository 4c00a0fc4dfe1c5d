/// A chart in words, for the terminal and for other programs.
package struct ChartDescription: Sendable {
  package enum Level: String, Sendable, CaseIterable { case brief, full }
  /// Pictures made of characters, for those who want them.
  package enum Plot: String, Sendable, CaseIterable { case braille, characters }

  /// BCP 47, of the words.
  package var language: String
  package var id: String
  package var kind: String
  /// The chart in one breath, its kind first.
  package var name: String
  /// The author's own summary.
  package var description: String?
  package var summary: String
  /// What is drawn, in short form.
  package var drawn: String
  /// The same, where the chart's title says something else.
  var line: String?
  package var features: [Feature]
  /// The names of the points that the features' evidence leads to.
  package var evidence: [[String]]
  /// One line of braille a series, with its name if there are several.
  package var sparklines: [String]
  package var plot: String
  /// As ``Chart/transcriptText(words:plan:features:language:listening:)``.
  package var transcript: String

  /// What `descant describe` prints.
  package func text(_ level: Level, with plots: Set<Plot> = []) -> String {
    var parts: [String]
    switch level {
    case .brief:
      let lines = [name, line, summary, description].compactMap(\.self)
      parts = [lines.joined(separator: "\n") + "\n"]
    case .full: parts = [transcript]
    }
    if plots.contains(.braille), !sparklines.isEmpty {
      parts.append(sparklines.joined(separator: "\n") + "\n")
    }
    if plots.contains(.characters), !plot.isEmpty { parts.append(plot) }
    return parts.joined(separator: "\n").contained.printableLines
  }

  /// The same for programs, with the evidence of each fact.
  package var json: JSONNode {
    let facts = zip(features, evidence).map { feature, evidence in
      JSONNode(members: [
        ("id", JSONNode(feature.id)), ("kind", JSONNode(feature.kind.rawValue)),
        ("text", JSONNode(feature.text)), ("method", feature.method.map { JSONNode($0) }),
        ("evidence", JSONNode(evidence.map { JSONNode($0) })),
      ])
    }
    return JSONNode(members: [
      ("id", JSONNode(id)), ("language", JSONNode(language)), ("kind", JSONNode(kind)),
      ("name", JSONNode(name)), ("description", description.map { JSONNode($0) }),
      ("summary", JSONNode(summary)), ("drawn", JSONNode(drawn)), ("features", JSONNode(facts)),
      ("braille", JSONNode(sparklines.map { JSONNode($0) })),
    ])
  }
}

extension Chart {
  package func description(
    in language: Language, listening: Listening? = nil
  ) -> ChartDescription {
    let plan = ReadingPlan(for: self)
    let (words, features) = self.words(plan: plan, in: language)
    let names = PointNames(Speaker(self, language))
    let lines = brailleLines()
    return ChartDescription(
      language: language.tag, id: id, kind: words.kind, name: name(in: language),
      description: description, summary: words.summary, drawn: words.drawn,
      line: words.line(under: title), features: features,
      evidence: features.map { feature in feature.evidence.map { names.name(of: self[$0]) } },
      sparklines: lines.map { line in
        [line.name, line.text].compactMap(\.self).joined(separator: " ")
      },
      plot: plainPlot(in: language),
      transcript: transcriptText(
        words: words, plan: plan, features: features, language: language, listening: listening))
  }
}
