import Descant

extension AuditRule {
  /// The ways to the same numbers.
  static let ways: [AuditRule] = [
    AuditRule("AUD-P2", "Every value is in a node's name", "P2", criteria: ["1.1.1"], values),
    AuditRule("AUD-C1", "There is a table of all values", "C1", criteria: ["1.3.1"], table),
    AuditRule("AUD-C2", "There is more than one way to the values", "C2", ways),
    AuditRule("AUD-C6", "The table can be taken along", "C6", downloads),
    AuditRule("AUD-F8", "A difficult kind of chart has another view", "F8", otherView),
    AuditRule(
      "AUD-sound", "The sound has a transcript", nil, criteria: ["1.2.1"], transcript),
  ]

  @Sendable private static func values(_ subject: AuditSubject) -> AuditJudgement {
    let said = SaidValues(subject.figure)
    let intervals = said.inIntervals > 0 ? ", \(said.inIntervals) of them by intervals" : ""
    guard let lost = said.lost.first else {
      return .passed("\(counted(said.count, "value")) in names of nodes\(intervals)")
    }
    return .failed(
      "\(said.lost.count) of \(counted(said.count, "value")) not in the node's name: "
        + "\"\(lost.value)\" is not in \"\(lost.name)\"")
  }

  @Sendable private static func table(_ subject: AuditSubject) -> AuditJudgement {
    let places = subject.chart.panels.enumerated().flatMap { p, panel in
      panel.series.enumerated().flatMap { s, series in
        series.points.indices.map { PointReference(panel: p, series: s, point: $0) }
      }
    }
    let missing = places.count { subject.figure.rows.row(of: $0) == nil }
    guard missing == 0, !places.isEmpty else {
      return .failed(places.isEmpty ? "there are no values" : "\(missing) values are in no row")
    }
    return subject.resting(
      on: "\(counted(subject.figure.rows.rows.count, "row")) for \(counted(places.count, "value"))")
  }

  @Sendable private static func ways(_ subject: AuditSubject) -> AuditJudgement {
    let sound = subject.figure.sound == nil ? "" : ", sound and transcript"
    return subject.resting(on: "drawing, table, words\(sound)")
  }

  @Sendable private static func downloads(_ subject: AuditSubject) -> AuditJudgement {
    let offered = [".csv", ".json"].filter { subject.figure.file($0) != nil }
    return offered.isEmpty
      ? .failed("no file of the table")
      : subject.resting(on: "as \(offered.joined(separator: " and "))")
  }

  /// Angles, shades and sizes are difficult; lengths from one line are the other view.
  @Sendable private static func otherView(_ subject: AuditSubject) -> AuditJudgement {
    let kind = subject.figure.words.kind
    guard subject.chart.isHardToCompare else {
      return .inapplicable("\(kind): values are places or lengths along one axis")
    }
    guard subject.chart.hasBarsInTable else {
      let ways = "table, words" + (subject.figure.sound == nil ? "" : ", sound")
      return .cantTell("a \(kind) with \(ways); a person must say whether that is enough")
    }
    return subject.resting(
      on: "a \(kind) whose table shows each value as a bar, all from one line, without a script")
  }

  @Sendable private static func transcript(_ subject: AuditSubject) -> AuditJudgement {
    guard subject.figure.sound != nil else { return .inapplicable("its author switched sound off") }
    return subject.figure.file(".vtt") == nil
      ? .failed("the sound has no captions") : subject.resting(on: "captions and a transcript")
  }
}

/// Whether names of nodes say the values that they stand for.
struct SaidValues {
  private(set) var count = 0
  private(set) var inIntervals = 0
  private(set) var lost: [(value: String, name: String)] = []

  init(_ figure: Figure) {
    for (p, panel) in figure.chart.panels.enumerated() {
      let chart = figure.chart.onAxes(ofPanel: p)
      for (s, series) in panel.series.enumerated() {
        for (node, name) in zip(figure.plan.nodes[p][s], figure.words.names[p][s]) {
          let values = series.points[node.points].map { chart.values(of: $0) }
          take(values, node.role, name, chart)
        }
      }
    }
  }

  private mutating func take(
    _ values: [[(number: Double, axis: Axis)]], _ role: ReadingPlan.Node.Role, _ name: String,
    _ chart: Chart
  ) {
    let all = values.flatMap(\.self)
    count += all.count
    var asked = all
    if role == .interval {
      inIntervals += all.count
      asked = [all.min { $0.number < $1.number }, all.max { $0.number < $1.number }].compactMap(
        \.self)
    }
    let said = FigureTelling.numbers(name).map(\.significantDigits)
    for (number, axis) in asked where !Self.isSaid(number, axis, in: name, said, chart) {
      lost.append((axis.text(.number(number), locale: chart.locale), name))
    }
  }

  /// As the table writes it, or rounded; by its digits, as large ones are said in words.
  private static func isSaid(
    _ number: Double, _ axis: Axis, in name: String, _ said: [String], _ chart: Chart
  ) -> Bool {
    let text = axis.text(.number(number), locale: chart.locale)
    if axis.isTemporal || name.contains(text) { return true }
    let digits = text.significantDigits
    return digits.isEmpty || said.contains { digits.isRounded(to: $0) }
  }
}

extension String {
  /// Without zeros at either end: "5,076.0" is "5076".
  fileprivate var significantDigits: String {
    let digits = filter(\.isNumber).drop { $0 == "0" }
    return String(digits.reversed().drop { $0 == "0" }.reversed())
  }

  /// Whether other digits are these or, from three on, these rounded: names say "2.267" of 2.266667.
  fileprivate func isRounded(to others: String) -> Bool {
    if self == others { return true }
    guard others.count >= 3, others.count < count, let own = Double("0." + self),
      let other = Double("0." + others)
    else { return false }
    return abs(own - other) <= 0.5 * (0..<others.count).reduce(1) { step, _ in step / 10 } * 1.0001
  }
}

extension Chart {
  /// The numbers that a datum measures.
  fileprivate func values(of point: DataPoint) -> [(number: Double, axis: Axis)] {
    let own: [Double?]
    if let spread = point.spread {
      own = [spread.median]
    } else if let interval = point.interval {
      own = [point.y?.number, interval.low, interval.high]
    } else if point.isRange {
      own = [point.y?.number, point.y2?.number]
    } else {
      own = [point.amount ?? point.y?.number]
    }
    let measured = own.compactMap { $0.map { ($0, yAxis) } }
    guard measured.isEmpty || yAxis.numeric == nil || showsPlaces else { return measured }
    return zip(point.additional, additionalAxes).compactMap { value, axis in
      value?.number.map { ($0, axis) }
    }
  }
}
