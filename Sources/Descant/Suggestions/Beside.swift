/// What no chart beside a better one may be: true, and yet nothing that an analyst would publish a second time.
///
/// Each alone may stand first: a table of which nothing else can be told.
struct Beside: Sendable {
  let rule: String
  let holds: @Sendable (_ candidate: Candidate, _ kept: [Candidate], SuggestionTable) -> Bool

  init(
    _ rule: String, _ holds: @escaping @Sendable (Candidate, [Candidate], SuggestionTable) -> Bool
  ) {
    (self.rule, self.holds) = (rule, holds)
  }

  static let table: [Beside] = [
    Beside("a column of which nothing is known, and of which nothing has been told") {
      candidate, kept, _ in
      // Columns of one quantity say by each other what they are.
      let isFamily =
        [.lines, .panels].contains(candidate.form) && !candidate.sketch.hasOwnScales
        && candidate.columns(.value).count > 1
      let told = Set(kept.flatMap { $0.uses.map(\.column.place) })
      return candidate.isGuess && !isFamily
        && !candidate.uses.allSatisfy { $0.channel == .name || told.contains($0.column.place) }
    },
    Beside("how one column is spread is told where nothing else is") { candidate, _, _ in
      [.histogram, .frequencies].contains(candidate.form)
    },
    Beside("single marks by group tell little") { candidate, _, _ in candidate.form == .strip },
    Beside("one cloud of a table is enough") { candidate, kept, _ in
      isCloud(candidate) && kept.contains(where: isCloud)
    },
    Beside("a cloud without anything that is to be explained tells no story") { candidate, _, _ in
      isCloud(candidate) && !candidate.columns(.value).contains { Responses.rank($0) == 2 }
    },
    Beside("a cloud in which hardly anything is seen") { candidate, _, _ in
      isCloud(candidate) && candidate.interest < leastSeen
    },
    Beside("shares of answers are no part of what is measured") { candidate, kept, _ in
      candidate.form == .shares && kept.contains { !$0.columns(.value).isEmpty }
    },
    Beside("groups that hardly differ") { candidate, _, table in
      guard [.boxes, .middles].contains(candidate.form), let group = candidate.columns(.group).first
      else { return false }
      return candidate.columns(.value).contains {
        table.separation(of: $0, by: group) < leastApart
      }
    },
    Beside("kinds of which one has a single value are told by it: no rain falls on days of sun") {
      candidate, _, table in
      guard [.boxes, .middles].contains(candidate.form), let group = candidate.columns(.group).first
      else { return false }
      return candidate.columns(.value).contains { measure in
        table.rows(by: group).contains { _, rows in
          rows.count >= fewestAlike && Set(rows.map { measure.number($0) }).count == 1
        }
      }
    },
    Beside("the same columns have been told") { candidate, kept, _ in
      let places: (Candidate) -> Set<Int> = { Set($0.columns(.value).map(\.place)) }
      return candidate.form == .matrix && kept.contains { places($0) == places(candidate) }
    },
  ]

  /// So many rows have one value by what they are.
  private static let fewestAlike = 8
  /// The share of the variance that lies between groups which are told beside something else.
  private static let leastApart = 0.1
  /// What a cloud shows whose columns have an r of a half.
  private static let leastSeen = 0.75

  private static func isCloud(_ candidate: Candidate) -> Bool {
    candidate.form == .scatter || candidate.form == .heat && candidate.columns(.value).count == 2
  }
}
