/// What became of a table since an earlier edition.
extension TableRoles {
  /// How many steps of time a value must stand out from to be a record.
  private static let leastSteps = 8

  /// What this edition has that an earlier one of the same file had not.
  ///
  /// Rows are the same where their names and times are, as long as no two rows share these; else where all of their cells are.
  package func change(since earlier: Dataset) -> EditionChange {
    var change = EditionChange()
    let names = Set(columns.map(\.name))
    change.newColumns = columns.map(\.name).filter { earlier.column($0) == nil }
    change.goneColumns = earlier.columns.map(\.name).filter { !names.contains($0) }
    let shared = columns.compactMap { reading in
      earlier.column(reading.name).map { (reading: reading, before: $0) }
    }
    let keys = shared.filter { !$0.reading.role.isMeasure }
    let now = Self.rows(keys.map(\.reading.column), rowCount)
    let before = Self.rows(keys.map(\.before), earlier.rowCount)
    let isKeyed = !keys.isEmpty && now.count == rowCount && before.count == earlier.rowCount
    guard isKeyed else {
      let now = Self.counts(shared.map(\.reading.column), rowCount)
      let before = Self.counts(shared.map(\.before), earlier.rowCount)
      change.added = now.reduce(0) { $0 + max(0, $1.value - (before[$1.key] ?? 0)) }
      change.removed = before.reduce(0) { $0 + max(0, $1.value - (now[$1.key] ?? 0)) }
      return change
    }
    let added = now.filter { before[$0.key] == nil }.map(\.value)
    change.added = added.count
    change.removed = before.count { now[$0.key] == nil }
    let measures = shared.filter { $0.reading.role.isMeasure }
    for (key, row) in now {
      guard let old = before[key] else { continue }
      change.revised += measures.count { $0.reading.column.values[row] != $0.before.values[old] }
    }
    guard let time = keys.first(where: { $0.reading.role == .period }) else { return change }
    add(added, time.reading.column, until: time.before, to: &change)
    if keys.count == 1, measures.count == 1, change.firstStep == change.lastStep {
      change.latest = latest(of: measures[0].reading.column, at: time.reading.column)
    }
    return change
  }

  /// Where the rows are that stand for names and times; of several with the same, the last.
  private static func rows(_ columns: [Column], _ count: Int) -> [[Value?]: Int] {
    Dictionary((0..<count).map { row in (columns.map { $0.values[row] }, row) }) { $1 }
  }

  private static func counts(_ columns: [Column], _ count: Int) -> [[Value?]: Int] {
    (0..<count).reduce(into: [:]) { counts, row in
      counts[columns.map { $0.values[row] }, default: 0] += 1
    }
  }

  /// The steps of new rows, where all are later than what was there.
  private func add(
    _ rows: [Int], _ time: Column, until before: Column, to change: inout EditionChange
  ) {
    let steps = rows.compactMap { time.step($0) }
    guard !steps.isEmpty, steps.count == rows.count,
      let first = steps.min(by: { $0.value < $1.value }),
      let last = steps.max(by: { $0.value < $1.value }),
      let end = (0..<before.values.count).compactMap({ before.step($0)?.value }).max(),
      end < first.value
    else { return }
    (change.firstStep, change.lastStep) = (first, last)
  }

  private func latest(of measure: Column, at time: Column) -> EditionChange.Latest? {
    let known = (0..<rowCount).compactMap { row -> (step: EditionChange.Step, value: Double)? in
      guard let step = time.step(row), case .number(let value)? = measure.values[row] else {
        return nil
      }
      return (step, value)
    }.sorted { $0.step.value < $1.step.value }
    guard let last = known.last, known.count > Self.leastSteps else { return nil }
    var latest = EditionChange.Latest(
      value: last.value, decimals: measure.decimals, unit: measure.unit)
    let before = known.dropLast()
    for isHighest in [true, false] {
      let rival = before.lastIndex { isHighest ? $0.value >= last.value : $0.value <= last.value }
      guard before.endIndex - (rival ?? -1) >= Self.leastSteps else { continue }
      latest.isHighest = isHighest
      latest.since = rival.map { before[$0].step }
    }
    return latest
  }
}

extension Column {
  fileprivate func step(_ row: Int) -> EditionChange.Step? {
    switch values[row] {
    case .moment(let value): EditionChange.Step(value: value, granularity: kind.granularity)
    case .number(let value) where kind == .year:
      EditionChange.Step(value: value, granularity: nil)
    default: nil
    }
  }
}
