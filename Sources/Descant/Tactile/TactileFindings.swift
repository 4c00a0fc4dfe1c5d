extension FindingCode {
  package static let tactile: [FindingCode] = [
    .tactileSplit, .tactileSimplified, .tactileTooManySeries, .tactileTooManyPoints,
    .tactileTooClose, .tactileLabelKeyed, .tactileKind, .tactileNoRoom, .tactilePie,
    .tactileCutAxis,
  ]

  static let tactileSplit = FindingCode(
    "tactile-split", "A chart takes more than one tactile sheet.",
    remedy: "Nothing need be done; fewer values, or larger paper, take fewer sheets.")
  static let tactileSimplified = FindingCode(
    "tactile-simplified", "A tactile drawing shows less than the chart: means, or classes joined.",
    remedy: "The note on the key says so to the reader; the table in braille has every value.")
  static let tactileTooManySeries = FindingCode(
    "tactile-too-many-series", "More lines than a hand follows on one sheet.",
    remedy: "Each has a sheet of its own; choose the few that matter for fewer sheets.")
  static let tactileTooManyPoints = FindingCode(
    "tactile-too-many-points", "More points than a hand tells apart.",
    remedy: "They are counted in squares, and larger discs are more points; the key says so.")
  static let tactileTooClose = FindingCode(
    "tactile-too-close", "A line is broken over much of its length, since another is near.",
    remedy: "Choose larger paper, or fewer lines.")
  static let tactileLabelKeyed = FindingCode(
    "tactile-label-keyed", "A name has no room on a tactile sheet: two letters stand for it.",
    remedy: """
      The key explains them. Give a shorter name under "usermeta", "descant", "tactile", "short", or with --short.
      """)
  static let tactileKind = FindingCode(
    "tactile-kind", "A chart is of a kind that no sheet is drawn of, or has no data.",
    remedy: "Words and table are there in braille; a bar chart of the same data can be felt.")
  static let tactileNoRoom = FindingCode(
    "tactile-no-room", "A chart can't be drawn with the distances that hands need.",
    remedy:
      "Choose larger paper, more sheets, or fewer values; words and table are there in braille.")
  static let tactilePie = FindingCode(
    "tactile-pie", "A pie is drawn as bars for touch.",
    remedy: "Nothing need be done: lengths are told apart by hand, angles are not.")
  static let tactileCutAxis = FindingCode(
    "tactile-cut-axis", "An axis of a tactile sheet doesn't begin at zero.",
    remedy: "Nothing need be done: a break at its foot and a note on the key say so.")
}

extension Finding {
  static func tactileSplit(_ sheets: Int) -> Finding {
    .note(.tactileSplit, "the chart takes \(sheets) sheets", help: nil, at: nil)
  }

  static func tactileAveraged(_ count: Int, _ each: Int) -> Finding {
    .note(
      .tactileSimplified, "\(count) values are drawn as means of about \(each) each", help: nil,
      at: nil)
  }

  static func tactileThinned(_ off: String) -> Finding {
    .note(.tactileSimplified, "a line is off by \(off) at most", help: nil, at: nil)
  }

  static func tactileMerged(_ each: Int) -> Finding {
    .note(.tactileSimplified, "each column joins \(each) of the chart's", help: nil, at: nil)
  }

  static func tactileSeries(_ count: Int, _ limit: Int) -> Finding {
    .warning(
      .tactileTooManySeries,
      "\(count) lines are more than \(limit), so each has a sheet of its own",
      help: "choose the few that matter", at: nil)
  }

  static func tactileCounted(_ points: Int, _ squares: Int) -> Finding {
    .warning(
      .tactileTooManyPoints, "\(points) points are counted in \(squares) squares",
      help: "choose fewer points, or larger paper", at: nil)
  }

  static func tactileClose(_ name: String) -> Finding {
    .warning(
      .tactileTooClose, "\"\(name)\" is broken over much of its length, since another line is near",
      help: "choose larger paper, or fewer lines", at: nil)
  }

  static func tactileKeyed(_ name: String, _ letters: String) -> Finding {
    .note(.tactileLabelKeyed, "\"\(letters)\" stands for \"\(name)\"", help: nil, at: nil)
  }

  static let tactilePie = Finding.note(
    .tactilePie, "the pie is drawn as bars", help: nil, at: nil)

  static func tactileCutAxis(_ axis: String, _ start: String) -> Finding {
    .note(.tactileCutAxis, "\"\(axis)\" begins at \(start)", help: nil, at: nil)
  }

  static func tactileRefused(_ reason: NoSheet, _ title: String) -> Finding {
    let table = "its words and table are there in braille"
    switch reason {
    case .kind(let kind):
      return .warning(.tactileKind, "\"\(title)\" \(kind.rawValue)", help: table, at: nil)
    case .noData:
      return .warning(.tactileKind, "\"\(title)\" has no data to draw", help: table, at: nil)
    case .sheets(let most):
      return .error(
        .tactileNoRoom, "\"\(title)\" takes more than \(most) sheets",
        help: "write --max-sheets and a larger number, or choose fewer values; \(table)", at: nil)
    case .room(let what):
      return .error(
        .tactileNoRoom, "\"\(title)\" has no room for \"\(what)\"",
        help: "choose larger paper or shorter names; \(table)", at: nil)
    case .outside(let what):
      return .error(
        .tactileNoRoom, "\"\(title)\" has values outside of its axes: \(what)",
        help: "let the scales reach all values; \(table)", at: nil)
    case .close(let first, let second):
      return .error(
        .tactileNoRoom,
        "\"\(first)\" and \"\(second)\" of \"\(title)\" would be too close to each other",
        help: "choose larger paper; \(table)", at: nil)
    }
  }
}
