/// What a reader steps through: one node a datum, or one an interval when there are many.
///
/// Decided once: the drawing draws these nodes, the words name them, the captions follow them.
package struct ReadingPlan: Sendable {
  package struct Node: Sendable {
    package enum Role: Sendable { case point, interval, gap }
    package var role: Role
    /// Indices into the points of the series, in order: one for a point, a run for the others.
    package var points: Range<Int>
  }

  /// Per panel, per series.
  package var nodes: [[[Node]]]

  package init(nodes: [[[Node]]]) { self.nodes = nodes }

  package var count: Int { nodes.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } } }
}

/// The words that a drawing, a table and captions carry.
///
/// Made by the words room, in one language.
package struct ChartWords: Sendable {
  package var language: String
  /// "line chart": the localised `aria-roledescription` of the drawing.
  package var kind: String
  /// "series", "gap", "interval", "panel": roledescriptions.
  package var seriesRole: String
  package var gapRole: String
  package var intervalRole: String
  package var panelRole: String
  /// "data point", "bar", "slice": by series, in the order of ``Chart/allSeries``.
  package var pointRoles: [String]
  /// One name a node of the plan, in the same shape.
  package var names: [[[String]]]
  /// "no data", for table cells and hatched bands.
  package var noData: String
  /// "Skip the drawing, 57 points".
  package var skip: String
  /// The message of the chart and at most two facts more.
  package var summary: String
  /// What is drawn, for a line below the title: "Births per 10,000 people, 1917 to 1975".
  package var drawn: String
  /// The same in one sentence, its kind first.
  package var overview: String
  /// Both in one text, for whoever sees neither the title nor the drawing.
  package var told: String
  /// Between two sentences.
  private let space: String
  /// One a reference line that needs a node of its own, in order.
  package var referenceNames: [String]
  package var table: ColumnWords
  /// The data that the summary speaks of, those it begins with first.
  package var named: [PointReference] = []
  /// What `drawn` begins with, and what of it a title that says this leaves unsaid.
  package var subject = ""
  package var beside = ""
  /// "note": the role of what an author wrote into the drawing; one name an annotation, empty for
  /// those without words.
  package var noteRole = ""
  package var annotationNames: [String] = []
  /// " (log scale)": what follows the title of such an axis.
  package var logarithmicNote = ""

  package init(
    language: String, kind: String, seriesRole: String, gapRole: String, intervalRole: String,
    panelRole: String, pointRoles: [String], names: [[[String]]], noData: String, skip: String,
    summary: String, drawn: String = "", overview: String = "", space: String = " ",
    referenceNames: [String], table: ColumnWords = .english
  ) {
    self.language = language
    self.kind = kind
    self.seriesRole = seriesRole
    self.gapRole = gapRole
    self.intervalRole = intervalRole
    self.panelRole = panelRole
    self.pointRoles = pointRoles
    self.names = names
    self.noData = noData
    self.skip = skip
    self.summary = summary
    self.drawn = drawn
    self.overview = overview
    self.space = space
    told = ""
    self.referenceNames = referenceNames
    self.table = table
    told = joined(overview, summary)
  }

  /// Sentences one after the other, without those that are missing.
  package func joined(_ sentences: String?...) -> String {
    sentences.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: space)
  }
}

extension ChartWords {
  /// What is drawn, for a line below a title: nothing that the title says already.
  package func line(under title: String) -> String? {
    let title = title.bare
    if !subject.isEmpty, title.hasPrefix(subject.bare) { return beside.isEmpty ? nil : beside }
    return drawn.isEmpty || title.hasSuffix(drawn.bare) ? nil : drawn
  }
}

extension String {
  /// In small letters, without signs that only steer the direction of writing.
  fileprivate var bare: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isBidiControl }))
      .lowercased()
  }
}
