/// A heat map: cells with walls, in each a disc, larger for a greater value; of values on both sides of zero a ring or a
/// disc, larger the farther it is from zero.
struct GridForm {
  let desk: Desk
  let xAxis: Axis
  let yAxis: Axis
  let values: Axis
  let points: [DataPoint]
  private let known: [Cell: Double]
  private let classes: ValueClasses

  private struct Cell: Hashable {
    let x: AxisValue
    let y: AxisValue
  }

  init(desk: Desk, xAxis: Axis, yAxis: Axis, values: Axis, points: [DataPoint]) {
    self.desk = desk
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.values = values
    self.points = points
    known = points.reduce(into: [:]) { known, point in
      guard let y = point.y, let value = point.additional.first.flatMap({ $0?.number }) else {
        return
      }
      known[Cell(x: point.x, y: y)] = value
    }
    classes = ValueClasses(known.values.sorted())
  }

  /// The side of a cell.
  private var pitch: Double {
    let wall = desk.options.line(Rules.axisLine)
    return max(Rules.bin.value, classes.largest + 2 * desk.options.room + wall + 0.1)
  }

  func draw(named name: String?) throws(NoSheet) {
    let columns = Self.places(points.map { ($0.x, $0.x2) }, on: xAxis, desk)
    // What is measured goes up, names go down.
    let upright = Self.places(
      points.compactMap { point in point.y.map { ($0, point.y2) } }, on: yAxis, desk)
    let rows = yAxis.numeric == nil ? upright : upright.reversed()
    guard !known.isEmpty else { throw .noData }
    guard areApart(points.map { ($0.x, $0.x2) }, xAxis),
      areApart(points.compactMap { point in point.y.map { ($0, point.y2) } }, yAxis)
    else { throw .kind(.overlapping) }
    let names = rows.map(\.text).map(desk.short).map(desk.scribe.width).max() ?? 0
    let left = min(names, 60) + desk.options.room + 1
    var choices: [(orientation: Paper.Orientation, across: Int, down: Int, sheets: Int)] = []
    let isWide = columns.count > rows.count
    for orientation in isWide ? [Paper.Orientation.landscape, .portrait] : [.portrait, .landscape] {
      let widest = columns.map { desk.short($0.text) }.max {
        desk.scribe.width($0) < desk.scribe.width($1)
      }
      var labels = AxisPlan(
        title: xAxis.title, names: [(0.5, areNames ? "0" : widest ?? "0")])
      labels.isNames = areNames
      let box = try desk.room(
        orientation, across: labels, uprightTitle: yAxis.title, left: left)
      // A second row of labels takes a line.
      let (width, height) = (box.width, box.height - desk.scribe.grid.linePitch)
      let (across, down) = (max(1, Int(width / pitch)), max(1, Int(height / pitch)))
      let sheets = parts(columns.count, across) * parts(rows.count, down)
      choices.append((orientation, across, down, sheets))
    }
    guard let choice = choices.min(by: { $0.sheets < $1.sheets }) else { throw .noData }
    guard choice.sheets <= desk.options.maxSheets else { throw .sheets(choice.sheets) }
    guard choice.sheets == 1 || desk.options.splits else { throw .room(xAxis.title) }
    let wide = parts(columns.count, choice.across)
    let (across, down) = (
      parts(columns.count, wide), parts(rows.count, parts(rows.count, choice.down))
    )
    var index = 0
    for top in stride(from: 0, to: rows.count, by: down) {
      for left in stride(from: 0, to: columns.count, by: across) {
        index += 1
        let part =
          choice.sheets > 1 ? desk.tactile.part(index, of: choice.sheets, desk.language) : nil
        try sheet(
          Array(columns[left..<min(columns.count, left + across)]),
          Array(rows[top..<min(rows.count, top + down)]), choice.orientation,
          desk.joined(name, part))
      }
    }
    key()
    let named = { (places: [Place]) in
      Dictionary(places.map { ($0.value, $0.text) }) { first, _ in first }
    }
    let (columnNames, rowNames) = (named(columns), named(rows))
    let cells = known.map { (value: $0.value, place: $0.key) }.sorted { a, b in
      let (first, second) = (yAxis.position(of: a.place.y), yAxis.position(of: b.place.y))
      return first == second
        ? xAxis.position(of: a.place.x) < xAxis.position(of: b.place.x) : first < second
    }
    desk.noteExtremes(cells, on: values, of: name, counts: false) { cell in
      desk.joined(rowNames[cell.y], columnNames[cell.x]) ?? ""
    }
  }

  /// Names have labels all; of numbers, and of moments in their order, some may be left out.
  private var areNames: Bool {
    guard let names = xAxis.categorical?.order else { return false }
    let isDated = xAxis.format.granularity != nil && names.count > Int(Rules.labels.value)
    return !isDated
  }

  /// Whether no stretch reaches into another: else they are no rows or columns of one table.
  private func areApart(_ values: [(AxisValue, AxisValue?)], _ axis: Axis) -> Bool {
    let ends = Set(
      values.compactMap { first, second -> [Double]? in
        guard let second else { return nil }
        let ends = [axis.position(of: first), axis.position(of: second)]
        return ends[0] <= ends[1] ? ends : ends.reversed()
      }
    ).sorted { $0[0] == $1[0] ? $0[1] < $1[1] : $0[0] < $1[0] }
    return zip(ends, ends.dropFirst()).allSatisfy { $0[1] <= $1[0] + 1e-6 }
  }

  private func parts(_ count: Int, _ fit: Int) -> Int { (count + fit - 1) / max(1, fit) }

  private struct Place {
    let value: AxisValue
    let text: String
  }

  /// Every column or row once, in the axis' order; among stretches of one width those without data as well.
  private static func places(_ values: [(AxisValue, AxisValue?)], on axis: Axis, _ desk: Desk)
    -> [Place]
  {
    var seen: Set<AxisValue> = []
    let known = values.filter { seen.insert($0.0).inserted }
      .sorted { axis.position(of: $0.0) < axis.position(of: $1.0) }
    var all = known
    let holes = holes(between: known)
    // Of more holes than data hands learn nothing: these are told.
    if holes.reduce(0, { $0 + $1.count }) <= known.count {
      all += holes.flatMap { hole in
        (0..<hole.count).map { place in
          let start = hole.start + Double(place) * hole.step
          return (AxisValue.number(start), AxisValue.number(start + hole.step))
        }
      }
      all.sort { axis.position(of: $0.0) < axis.position(of: $1.0) }
    } else {
      let texts = holes.map { hole in
        let end = hole.start + Double(hole.count) * hole.step
        return desk.text(of: .number(hole.start), to: .number(end), on: axis)
      }
      desk.noteMissing(texts, on: axis.title)
    }
    return all.map { Place(value: $0.0, text: desk.text(of: $0.0, to: $0.1, on: axis)) }
  }

  /// Where between stretches of one width whole ones are missing, and how many.
  private static func holes(between known: [(AxisValue, AxisValue?)]) -> [(
    start: Double, step: Double, count: Int
  )] {
    let ends = known.compactMap { start, end -> ClosedRange<Double>? in
      guard let a = start.number, let b = end?.number, a != b else { return nil }
      return min(a, b)...max(a, b)
    }.sorted { $0.lowerBound < $1.lowerBound }
    guard ends.count == known.count, let first = ends.first else { return [] }
    let step = first.upperBound - first.lowerBound
    guard ends.allSatisfy({ abs($0.upperBound - $0.lowerBound - step) < 0.01 * step }) else {
      return []
    }
    return zip(ends, ends.dropFirst()).compactMap { before, after in
      let count = (after.lowerBound - before.upperBound) / step
      guard count > 0.5, count < 100_000, abs(count - count.rounded()) < 0.01 else { return nil }
      return (before.upperBound, step, Int(count.rounded()))
    }
  }

  private func sheet(
    _ columns: [Place], _ rows: [Place], _ orientation: Paper.Orientation, _ name: String?
  ) throws(NoSheet) {
    var draft = Draft(desk, orientation, name: name, number: desk.drafts.count + 1)
    let texts = rows.map { desk.short($0.text) }
    var names = texts.map { desk.scribe.width($0) > 60 ? desk.key(for: $0) : $0 }
    func left() -> Double { (names.map(desk.scribe.width).max() ?? 0) + draft.gap + 1 }
    let share = { (index: Int) in (Double(index) + 0.5) / Double(columns.count) }
    var across = AxisPlan(
      title: xAxis.title,
      names: columns.enumerated().map { (share($0), desk.short($1.text)) })
    across.isNames = areNames
    // Cells are no wider than their labels need.
    let first = try trial(draft, across, left: left())
    // A name that has letters below the cells has them beside these too.
    names = names.map { name in desk.letters.first { $0.name == name }?.letters ?? name }
    let label = columns.map { desk.scribe.width(desk.short($0.text)) }.max() ?? 0
    let wide = max(pitch, min(1.5 * pitch, label + Rules.labelGap.value))
    let spare = max(0, first.outer.width - Double(columns.count) * wide)
    let frame = try draft.frame(
      across: across, upright: nil, uprightTitle: yAxis.title, left: left(),
      height: Double(rows.count) * 1.5 * pitch, length: pitch,
      insets: SheetFrame.Insets(right: spare))
    let height = frame.outer.height
    guard height >= Double(rows.count) * pitch - 0.01,
      frame.inner.width >= Double(columns.count) * pitch - 0.01
    else { throw .room(yAxis.title) }
    let step = min(height / Double(rows.count), 1.5 * pitch)
    let bottom = frame.outer.bottom
    for (row, name) in names.enumerated() {
      let y = bottom - (Double(rows.count - row) - 0.5) * step
      let cells = desk.scribe.cells(name)
      draft.label(
        cells, name,
        at: PaperSpot(
          frame.outer.left - draft.gap - 1 - desk.scribe.grid.width(cells.count),
          y - desk.scribe.grid.height / 2))
      for (column, place) in columns.enumerated() {
        guard let value = known[Cell(x: place.value, y: rows[row].value)] else { continue }
        let look = classes.looks[classes.place(of: value)]
        draft.sheet.add(
          Raised(.series, "cell", [look.shape(at: PaperSpot(frame.x(share(column)), y))]))
      }
    }
    let axes = draft.drawAxes(frame, to: frame.inner.right)
    let box = PaperBox(
      left: frame.inner.left, top: bottom - Double(rows.count) * step, right: frame.inner.right,
      bottom: bottom)
    let walls = walls(of: box, columns.count, rows.count)
    draft.sheet.add(Raised(.grid, "walls", walls), touching: [axes])
    try desk.put(draft)
  }

  /// A frame as wide as the paper lets it be.
  private func trial(
    _ draft: Draft, _ across: AxisPlan, left: Double
  ) throws(NoSheet) -> SheetFrame {
    var draft = draft
    return try draft.frame(
      across: across, upright: nil, uprightTitle: yAxis.title, left: left,
      insets: SheetFrame.Insets())
  }

  /// Around each cell; to its left and below all the axes are walls.
  private func walls(of box: PaperBox, _ columns: Int, _ rows: Int) -> [RaisedShape] {
    let width = desk.options.line(Rules.gridLine)
    let lying = (0..<rows).map { row -> [PaperSpot] in
      let y = box.top + box.height * Double(row) / Double(rows)
      return [PaperSpot(box.left, y), PaperSpot(box.right, y)]
    }
    let standing = (1...columns).map { column -> [PaperSpot] in
      let x = box.left + box.width * Double(column) / Double(columns)
      return [PaperSpot(x, box.top), PaperSpot(x, box.bottom)]
    }
    return (lying + standing).map { .stroke($0, width: width) }
  }

  /// What each look stands for: from the least to the greatest value that has it, so that no value is in two.
  private func key() {
    desk.note(
      classes.isSigned ? desk.tactile.signedCells(values.title) : desk.tactile.cells(values.title))
    let members = Dictionary(grouping: known.values, by: classes.place)
    for (index, look) in classes.looks.enumerated() {
      guard let low = members[index]?.min(), let high = members[index]?.max() else { continue }
      let texts = [low, high].map { desk.value(.number($0), on: values) }
      let text =
        texts[0] == texts[1]
        ? texts[0]
        // A dash before a minus sign is hard to read.
        : classes.isSigned
          ? desk.language.joining.range(["a": texts[0], "b": texts[1]])
          : texts.joined(separator: "–")
      desk.sample(.cell(look), text)
    }
  }
}
