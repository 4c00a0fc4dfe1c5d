/// A chart that could be drawn: what it uses, for what, and how well that fits.
struct Candidate {
  /// Kinds of pictures; two of one form with the same columns say the same.
  enum Form: String {
    case line, lines, panels, summaryLine, steps, stack, latest, change, range
    case bars, dots, sums, boxes, strip, middles, counts, shares, answers, frequencies
    case histogram, scatter, heat, matrix, parts, rates, survival, intervals
    case places

    /// Those that show one column more closely: they say nothing where others have shown it.
    var isCloserLook: Bool {
      switch self {
      case .bars, .dots, .sums, .boxes, .strip, .middles, .counts, .histogram, .frequencies, .parts,
        .stack, .range, .line:
        true
      default: false
      }
    }
  }

  /// What a column does in the chart.
  struct Use {
    let column: ColumnReading
    let channel: Channel
    let aggregate: RoleRule.Aggregate?

    enum Channel { case along, value, group, weight, name }
  }

  var form: Form
  var sketch: SpecSketch
  var uses: [Use]
  /// How well the form fits the columns: 1 is what an analyst draws first.
  var fit: Double
  /// How much there is to see: 0.2 to 1.
  var interest = 1.0
  /// Whether it answers the table's question: see ``Lead``.
  var lead = 1.0
  /// Bars, points or cells on the plot's longer axis, series in a plot, panels.
  var items = 0
  var series = 1
  var panels = 1
  /// How many rows the smallest of its groups has.
  var smallest: Int?
  /// And how many the usual step has.
  var usual: Double?

  /// As sure as its least sure column, or less when it has little to show.
  var score: Double {
    let sure = uses.filter { $0.channel != .name }.map(\.column.certainty).min() ?? .certain
    let isCrowded = series > 6 || items > 40 || panels > 9
    return sure.weight * fit * (isCrowded ? 0.85 : 1) * min(1, max(0.2, interest))
  }

  /// What decides which chart comes first.
  var order: Double { score * lead }

  /// Whether it rests on a column whose role is a guess.
  var isGuess: Bool { uses.contains { $0.channel != .name && $0.column.certainty == .guess } }

  func columns(_ channel: Use.Channel) -> [ColumnReading] {
    uses.filter { $0.channel == channel }.map(\.column)
  }
}

/// What no suggested chart may do: a candidate that breaks one is dropped, however well it scores.
struct Veto: Sendable {
  let rule: String
  let breaks: @Sendable (Candidate, SuggestionTable) -> Bool

  init(_ rule: String, _ breaks: @escaping @Sendable (Candidate, SuggestionTable) -> Bool) {
    (self.rule, self.breaks) = (rule, breaks)
  }

  static let table: [Veto] = [
    Veto("an identifier, a code, a coordinate or a text is no quantity") { candidate, _ in
      candidate.columns(.value).contains { !$0.role.isMeasure }
    },
    Veto("a rate, a price, an index or a size is never added up") { candidate, _ in
      candidate.uses.contains { $0.aggregate == .sum && !$0.column.role.isAdditive }
    },
    Veto("a frequency is added up, never averaged") { candidate, _ in
      candidate.uses.contains {
        $0.column.role == .weight && ($0.channel != .weight || $0.aggregate != .sum)
      }
    },
    Veto("where rows stand for many cases each, rows are not counted") { candidate, table in
      table.weight != nil && candidate.columns(.weight).isEmpty
    },
    Veto("where rows are counts of many cases, rows are no cases") { candidate, table in
      table.roles.columns.contains { $0.role == .successes }
        && [.counts, .histogram, .strip, .boxes, .shares, .answers].contains(candidate.form)
    },
    Veto("measures on one axis have one unit and one size") { candidate, _ in
      let values = candidate.columns(.value)
      return !candidate.sketch.hasOwnScales && candidate.form != .scatter
        && candidate.form != .heat && values.count > 1
        && Set(values.map(\.column.unit?.symbol)).count > 1
    },
    Veto("a cloud needs ten points, and values that differ") { candidate, table in
      candidate.form == .scatter
        && (candidate.items < 10 || candidate.columns(.value).contains { $0.evidence.distinct < 6 })
    },
    Veto("two columns of few whole numbers are no cloud") { candidate, _ in
      candidate.form == .scatter
        && candidate.columns(.value).allSatisfy {
          $0.evidence.isWhole && $0.evidence.distinct <= 12
        }
    },
    Veto("a grid of skewed values is empty but for a corner") { candidate, _ in
      candidate.form == .heat
        && candidate.columns(.value).count == 2
        && candidate.columns(.value).contains { $0.isSkewed }
    },
    Veto("0 and 1 alone name nothing that could be counted") { candidate, _ in
      candidate.form == .counts
        && candidate.columns(.group).contains { $0.role == .twoValued && $0.evidence.isNumeric }
    },
    Veto("numbers that may be codes of nobody knows what are not counted") { candidate, table in
      candidate.form == .counts && table.weight == nil
        && candidate.columns(.group).contains { group in
          group.evidence.isNumeric && group.certainty == .guess
            && (group.role == .code || Lexicon.knows(Lexicon.plain(group.label), as: .vague))
        }
    },
    Veto("how a time is spread says when rows were taken") { candidate, _ in
      [.histogram, .frequencies].contains(candidate.form)
        && candidate.columns(.along).contains { column in
          column.evidence.isCourse
            || !TimeNames.hints(column.tokens.words).isDisjoint(with: [.year, .month, .date, .week])
        }
    },
    Veto("points along paths are no cloud: each belongs to the one before it") { candidate, table in
      candidate.form == .scatter && candidate.columns(.value).allSatisfy(table.isMap)
        && table.roles.columns.contains { column in
          [.identifier, .code].contains(column.role) && column.evidence.isInBlocks
            && column.evidence.distinct > 2
        }
    },
    Veto("numbers that name things tell nobody which is highest") { candidate, _ in
      candidate.form == .latest && candidate.columns(.name).contains { $0.evidence.isNumeric }
    },
    Veto("what rows measure in different units shares no axis") { candidate, table in
      candidate.uses.contains { $0.column.role.isMeasure }
        && table.roles.columns.contains {
          $0.tokens.words.count == 1 && $0.tokens.has(.unit) && $0.evidence.distinct > 1
        }
    },
    Veto("a distribution needs fifteen values, and bins more than twelve that differ") {
      candidate, _ in
      [.histogram, .frequencies].contains(candidate.form)
        && candidate.columns(.along).contains {
          $0.evidence.filled < NumberForms.fewestSpread
            || candidate.form == .histogram && $0.evidence.distinct <= 12
        }
    },
    Veto("values that are there once each have no frequency") { candidate, table in
      candidate.form == .frequencies && table.weight == nil
        && candidate.columns(.along).contains { $0.evidence.isUnique }
    },
    Veto("groups of one size are a design, not a finding") { candidate, table in
      candidate.form == .counts && table.weight == nil
        && candidate.columns(.group).contains { table.isEven($0) }
    },
    Veto("names that nearly all are there once are not counted") { candidate, table in
      candidate.form == .counts && table.weight == nil
        && candidate.columns(.group).contains(where: table.isListed)
    },
    Veto("the highest of many tell nothing where they are all alike") { candidate, table in
      guard let shown = candidate.sketch.topGroups?.shown, [.bars, .dots].contains(candidate.form)
      else { return false }
      return candidate.columns(.value).contains { table.isLevel($0, among: shown) }
    },
    Veto("what one group cannot have compares no groups: nothing is spent by who was refused") {
      candidate, table in
      [.boxes, .strip, .middles, .sums].contains(candidate.form)
        && candidate.columns(.group).contains { group in
          candidate.columns(.value).contains { table.isGiven($0, by: group) }
        }
    },
    Veto("the middle of one or two rows is none") { candidate, _ in
      [.middles, .summaryLine].contains(candidate.form) && (candidate.smallest ?? 3) < 3
    },
    Veto("events of which most steps have three or fewer have no middle at each step") {
      candidate, _ in candidate.form == .summaryLine && (candidate.usual ?? 4) <= 3
    },
    Veto("a box needs five values, and boxes and marks five that differ") { candidate, _ in
      candidate.form == .boxes && (candidate.smallest ?? 5) < 5
        || [.boxes, .strip].contains(candidate.form)
          && candidate.columns(.value).allSatisfy { $0.evidence.distinct < 5 }
    },
    Veto("what takes two values again and again has no course") { candidate, _ in
      [.line, .summaryLine].contains(candidate.form)
        && candidate.columns(.value).contains { $0.evidence.distinct < 3 && $0.evidence.filled > 8 }
    },
    Veto("moments in no order, each of somebody's own, are no course") {
      candidate, table in
      [.line, .lines, .panels].contains(candidate.form)
        && candidate.columns(.along).contains(where: table.areOwnMoments)
    },
    Veto("what jumps from row to row with the kind of each has no course") { candidate, table in
      candidate.form == .line
        && candidate.columns(.along).contains { along in
          along.role == .step && along.evidence.isUnique
            && candidate.columns(.value).contains { table.alternates($0, along: along) }
        }
    },
    Veto("rows are counted along time only where they are events, each with its day") {
      candidate, table in
      candidate.form == .steps && candidate.columns(.weight).isEmpty && !table.isLog
    },
    Veto("at most eight series, sixteen panels and sixty bars stay apart") { candidate, _ in
      candidate.series > 8 || candidate.panels > 16
        || candidate.items > 60 && [.bars, .dots, .sums, .counts, .strip].contains(candidate.form)
    },
    Veto("a title says more than \"Column 1\"") { candidate, table in
      candidate.uses.contains { use in
        use.channel != .name && use.column.isNamedByPlace && use.column.role != .period
          // Of its one column a file's name says what it holds.
          && (table.dataset.columns.count > 1 || !table.titles.says(table, besides: ""))
      }
    },
  ]
}
