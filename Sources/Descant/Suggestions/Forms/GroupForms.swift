/// How a measure of groups is drawn: a table of what fits which groups.
struct GroupForm: Sendable {
  let form: Candidate.Form
  let mark: JSONNode
  /// What the rows of a group become; nil leaves each as it is.
  let aggregate: RoleRule.Aggregate?
  let fit: Double
  let fits: @Sendable (Groups) -> Bool

  /// What decides: how many groups there are, how many rows each has, and what is measured.
  struct Groups: Sendable {
    let sizes: [Int]
    let isAdditive: Bool

    var least: Int { sizes.first ?? 0 }
    var middle: Int { sizes[sizes.count / 2] }
    var rows: Int { sizes.reduce(0, +) }
  }

  /// The first that fits is drawn.
  static let table: [GroupForm] = [
    GroupForm(form: .sums, mark: "bar", aggregate: .sum, fit: 0.9) {
      $0.isAdditive && $0.sizes.count <= 30
    },
    GroupForm(form: .boxes, mark: "boxplot", aggregate: nil, fit: 0.95) {
      $0.sizes.count <= 12 && $0.least >= 5 && $0.middle >= 8
    },
    GroupForm(form: .strip, mark: ["type": "point", "size": 50], aggregate: nil, fit: 0.92) {
      $0.sizes.count <= 20 && $0.rows <= 25 * $0.sizes.count && $0.rows <= 200
    },
    GroupForm(
      form: .middles, mark: ["type": "point", "filled": true, "size": 80], aggregate: .median,
      fit: 0.7
    ) {
      $0.sizes.count <= 30 && $0.least >= 3
    },
  ]
}

/// Charts of measures by group.
struct GroupForms {
  let table: SuggestionTable
  private var make: Sketching { Sketching(table: table) }
  private var words: SuggestionWords { table.titles.words }

  var candidates: [Candidate] {
    guard table.weight == nil, table.time == nil && table.step == nil || table.series == nil else {
      return []
    }
    let all = table.measures.filter { measure in
      !table.isMap(measure) && !table.roles.family.contains(measure.name)
        && !table.subjects.contains { table.isProperty(measure, of: $0) }
    }
    // What explains is told of groups only where nothing else is there; sums are told of themselves.
    let explained = all.filter { Responses.rank($0) > 0 || isAmount($0) }
    let measures = (explained.isEmpty ? all : explained).prefix(12)
    let pairs = groups.flatMap { group in
      measures.filter { $0.place != group.place && !table.isGiven($0, by: group) }
        .map { (group, $0) }
    }
    let ranked = pairs.map { group, measure -> (ColumnReading, ColumnReading, Double, Double) in
      let own = table.separation(of: measure, by: group)
      // What each group has one value of is its name in numbers, and no amount.
      let isSum = isAmount(measure) && own < Self.same
      let separation = isSum ? spread(of: measure, by: group) : own
      let lead =
        0.25 * Double(Responses.rank(measure)) + (isDesign(group) ? 0.1 : 0)
        + (isTarget(group) || isCourseless(measure) && isState(group) ? 0.25 : 0)
        + (table.isAsked(group, measure) ? 0.2 : 0)
      return (group, measure, separation, separation + lead)
    }.filter { group, measure, apart, _ in
      let isAsked =
        table.isAsked(group, measure) || isDesign(group) && measures.count == 1
        || isCourseless(measure) && isState(group)
      return apart < Self.same && apart >= (isAsked ? 0 : 0.05)
    }
    .sorted { $0.3 > $1.3 }
    // Each measure once: with the group that says the most.
    var used: Set<Int> = []
    return ranked.filter { used.insert($0.1.place).inserted }.prefix(3).flatMap {
      group, measure, separation, _ in
      [
        other(beside: group, measure).flatMap {
          candidate(measure, group, panels: $0, separation: separation)
        },
        candidate(measure, group, separation: separation),
      ].compactMap { $0 }
    }
  }

  /// Whether it jumps from moment to moment: kinds of rows are all that is left to be told of it.
  private func isCourseless(_ measure: ColumnReading) -> Bool {
    TimeForms(table)?.hasNoCourse(measure) ?? false
  }

  /// Whether what came of it is told of by what is measured: the other way round is asked.
  private func isOutcome(_ group: ColumnReading, of measure: ColumnReading) -> Bool {
    group.tokens.mentions(.outcome) && !isTarget(group) && !isCourseless(measure)
  }

  /// "status", "level": how what is measured went.
  private func isState(_ group: ColumnReading) -> Bool {
    group.evidence.distinct > 2 && (Responses.rank(group) == 2 || group.tokens.says(.group))
  }

  static let same = 0.9999
  /// Measures that are tied so closely are a chart of their own.
  private static let strong = 0.4

  /// Whether rows add up that names besides the group's, or times, tell apart.
  ///
  /// Others are a sample: their sum says how many were taken.
  private func isAmount(_ measure: ColumnReading, by group: ColumnReading? = nil) -> Bool {
    guard table.time != nil || table.labels.contains(where: { $0.place != group?.place }) else {
      return false
    }
    // Of kinds of days, each there once, the sum says how many there were.
    if let time = table.time, time.evidence.isUnique, time.evidence.filled == table.rowCount {
      return false
    }
    return measure.role == .flow || measure.role == .stock && table.time == nil
  }

  /// How far the groups' sums lie apart: 0 where they are alike, 0.9 where the least is next to nothing.
  private func spread(of measure: ColumnReading, by group: ColumnReading) -> Double {
    let sums = table.rows(by: group).map { _, rows in
      rows.reduce(0.0) { $0 + (measure.number($1) ?? 0) }
    }
    guard let least = sums.min(), let most = sums.max(), least >= 0, most > 0 else { return 0 }
    return min(0.9, 1 - least / most)
  }

  /// Columns of names, and of few numbers that many rows share.
  private var groups: [ColumnReading] {
    let names = table.groups.filter { group in
      group.evidence.distinct > 1 && group.evidence.distinct <= 30
        && group.evidence.distinct * 2 <= table.rowCount && !isDayOfMonth(group)
        && (group.certainty != .guess || isAsked(group)
          || group.evidence.distinct <= 12 && (!group.evidence.isNumeric || isDesign(group))
          || group.role == .rating && isWellFilled(group))
        && !(group.role == .twoValued && group.evidence.isNumeric && group.tokens.has(.event))
    }
    let numbers = (table.measures + table.roles.columns { $0 == .step }).filter {
      (3...12).contains($0.evidence.distinct) && table.isSample
        && $0.evidence.filled >= (isSet($0) ? 3 : 8) * $0.evidence.distinct
        && (Responses.rank($0) == 0 || Responses.rank($0) == 1 && (isDesign($0) || isAsked($0)))
        && !table.isMap($0)
        && !table.roles.family.contains($0.name)
    }
    return names + numbers
  }

  private func isAsked(_ group: ColumnReading) -> Bool {
    group.place == table.outcome?.place || group.place == table.teller?.place
  }

  /// "dose", "concentration": what somebody set, each step as often as the others.
  private func isSet(_ column: ColumnReading) -> Bool {
    Responses.rank(column) == 0 && column.evidence.distinct <= 8 && table.isEven(column)
  }

  /// Steps of a scale that have so many rows that boxes of them tell whether it rises.
  private func isWellFilled(_ group: ColumnReading) -> Bool {
    group.evidence.distinct <= 7 && Responses.rank(group) < 2
      && table.rows(by: group).allSatisfy { $0.rows.count >= Self.wellFilled }
  }

  private static let wellFilled = 20

  private func isDayOfMonth(_ group: ColumnReading) -> Bool {
    group.role == .periodPart && group.evidence.distinct > 24
  }

  /// Groups that somebody made, of one size each: an experiment.
  private func isDesign(_ group: ColumnReading) -> Bool {
    if group.tokens.mentions(.condition) { return true }
    let sizes = table.rows(by: group).map(\.rows.count).sorted()
    // Of many rows experiments make even groups: what is nearly even there came so.
    return group.evidence.distinct <= 8 && (sizes.last ?? 0) * 2 <= (sizes.first ?? 0) * 3
      && (table.rowCount <= Self.mostTried || table.isEven(group))
  }

  private static let mostTried = 400

  /// The second factor of an experiment, tried with each step of the first.
  func other(beside group: ColumnReading, _ measure: ColumnReading) -> ColumnReading? {
    guard isDesign(group), group.evidence.distinct <= 8 else { return nil }
    let crossed = groups.filter { other in
      guard other.place != group.place, other.place != measure.place, isDesign(other),
        other.evidence.distinct <= 4, other.role != .periodPart
      else { return false }
      let cells = table.cells([group, other], with: measure).values.sorted()
      return cells.count == group.evidence.distinct * other.evidence.distinct
        && (cells.first ?? 0) >= 2 && (cells.last ?? 0) <= 3 * (cells.first ?? 0)
    }
    // Kinds that nobody tried must tell more of the values than the first do.
    return crossed.filter { other in
      table.isEven(other)
        || table.separation(of: measure, by: group, and: other)
          >= table.separation(of: measure, by: group) + Self.leastGain
    }.map { ($0, table.separation(of: measure, by: $0)) }.max { $0.1 < $1.1 }?.0
  }

  /// Of the variance what a second factor must add to the first.
  private static let leastGain = 0.03

  /// Two kinds that nobody tried on purpose say less than what runs along another measure, and less
  /// again where they are codes.
  private func telling(_ group: ColumnReading, of measure: ColumnReading) -> Double {
    guard group.evidence.distinct == 2, !group.tokens.mentions(.condition) else { return 1 }
    let isTold =
      table.roles.first(.latitude) != nil
      || table.measures.contains {
        $0.place != measure.place && $0.evidence.distinct > 5 && $0.role != .successes
          && (abs(table.correlation($0, measure)) >= Self.strong
            || table.measures.count == 2
              && NumberForms(table: table).colors(measure, $0)?.place == group.place)
      }
    guard isTold else { return 1 }
    return group.evidence.isNumeric ? 0.75 : 0.85
  }

  /// Whether the kinds are what many numbers may tell of, and no number is.
  private func isTarget(_ group: ColumnReading) -> Bool {
    Responses.rank(group) == 2 && (table.measures.count > 2 || isAsked(group))
      && !table.measures.contains { Responses.rank($0) == 2 }
  }

  func candidate(
    _ measure: ColumnReading, _ group: ColumnReading, panels other: ColumnReading? = nil,
    separation: Double, as wanted: Candidate.Form? = nil
  ) -> Candidate? {
    let totals = table.totals(in: group)
    let sizes =
      other.map { table.cells([group, $0], with: measure).values.map { Int($0) }.sorted() }
      ?? table.rows(by: group).filter { !totals.contains($0.code) }.map { _, rows in
        rows.count { measure.number($0) != nil }
      }.filter { $0 > 0 }.sorted()
    let facts = GroupForm.Groups(sizes: sizes, isAdditive: isAmount(measure, by: group))
    guard sizes.count > 1,
      let form = GroupForm.table.first(where: {
        $0.fits(facts) && (wanted == nil || $0.form == wanted)
      })
    else {
      return nil
    }
    let codes = table.ranked(group, by: measure).filter { !totals.contains($0) }
    let isFirst =
      isDesign(group)
      && measure.place
        == table.measures.max {
          (Responses.rank($0), $0.place) < (Responses.rank($1), $1.place)
        }?.place
    var candidate = Candidate(
      form: form.form,
      sketch: sketch(
        form, measure, group, codes, facts, !totals.isEmpty, isPanel: other != nil),
      uses: [Candidate.Use(column: measure, channel: .value, aggregate: form.aggregate)]
        + ([group] + (other.map { [$0] } ?? [])).map {
          Candidate.Use(column: $0, channel: .group, aggregate: nil)
        },
      fit: form.fit * (isTarget(group) ? 1 : Responses(table: table).fit(measure))
        * (isFirst ? 1.05 : 1)
        * (other == nil ? 1 : 1.08)
        * (isOutcome(group, of: measure) ? 0.85 : 1)
        * (other == nil && !isTarget(group) ? telling(group, of: measure) : 1),
      interest: facts.isAdditive
        ? 0.95
        : max(
          isFirst || table.isAsked(group, measure) || isCourseless(measure) && isState(group)
            ? 0.75 : isTarget(group) && separation >= Self.leastTold ? 0.85 : 0,
          min(1, 0.3 + separation.squareRoot())),
      items: codes.count)
    candidate.smallest = sizes.first
    if let other {
      candidate.sketch.title = make.title(
        measure, by: table.titles.list([group, other].map(make.inside)),
        summary: form.aggregate.map(make.pattern))
      // Of four two are above each other, and of those below which stands more than a few signs.
      let signs = codes.reduce(0) { $0 + group.groupName($1).count + 1 }
      let isUpright = candidate.sketch.encoding.contains {
        $0.0 == "x" && $0.1["field"]?.string == make.field(group).string
      }
      let isWide = isUpright && signs > Self.signsBelowPanel
      candidate.sketch.encoding.append(
        make.panels(other, columns: isWide || other.evidence.distinct == 4 ? 2 : 3))
      candidate.sketch.reason += ", and \"\(other.name)\" each of them again"
      candidate.panels = other.evidence.distinct
    }
    return candidate
  }

  /// Of the variance what kinds must tell apart to be told of first.
  private static let leastTold = 0.1

  private static let signsBelowPanel = 16

  private func sketch(
    _ form: GroupForm, _ measure: ColumnReading, _ group: ColumnReading, _ codes: [Int],
    _ facts: GroupForm.Groups, _ isCut: Bool, isPanel: Bool
  ) -> SpecSketch {
    var names = make.names(group, codes: codes, sort: form.form == .sums ? "-x" : nil)
    let summary = form.aggregate.map(make.pattern)
    // Few short names stand below upright boxes.
    // Numbers run along, as on any axis.
    let isShort =
      codes.count <= 6 && codes.allSatisfy { group.groupName($0).count <= 9 }
      || group.evidence.isNumeric && codes.allSatisfy { group.groupName($0).count <= 4 }
    if [.boxes, .strip].contains(form.form), isShort { names.isOrdered = true }
    // Below a panel there is room for a few signs; longer names stand beside it.
    let signs = codes.reduce(0) { $0 + group.groupName($1).count + 1 }
    if isPanel, signs > 2 * Self.signsBelowPanel { names.isOrdered = false }
    let value = make.value(
      measure, form.aggregate,
      isBar: form.form == .sums
        || form.form == .middles && measure.role.rule.hasZero && !measure.isLogarithmic,
      isSpread: form.aggregate == nil)
    var sketch = SpecSketch(
      title: make.title(measure, by: make.inside(group), summary: summary),
      subtitle: form.aggregate.flatMap {
        $0 == .sum ? nil : words.ofSizes.filled(["summary": make.word($0), "sizes": sizes(facts)])
      },
      transforms: isCut ? [make.filter(group, codes)] : [], mark: form.mark,
      encoding: make.place(names, value.node),
      reason: "\"\(group.name)\" puts the rows into \(codes.count) groups")
    sketch.hasMedians = form.form == .strip
    return sketch
  }

  /// "12", "3 to 40".
  private func sizes(_ facts: GroupForm.Groups) -> String {
    let most = facts.sizes.last ?? 0
    return facts.least == most
      ? "\(most)" : words.range.filled(["a": "\(facts.least)", "b": "\(most)"])
  }
}
