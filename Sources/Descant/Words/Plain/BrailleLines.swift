/// A chart in lines of braille patterns: pictures for a display of one line, no letters.
///
/// Series are heights; rows of a heat map three levels; boxes and ranges lie along their axis.
package struct BrailleLine: Hashable, Sendable {
  /// What the line is of; nil where there is but one.
  package var name: String?
  package var text: String
}

extension Chart {
  /// Rows of boxes or ranges beyond this are heights, as any series.
  private static let mostRows = 24

  package func brailleLines(cells: Int = 40) -> [BrailleLine] {
    if kind == .heatMap { return levels(cells) }
    let points = allSeries.flatMap(\.points)
    let lying = points.filter { $0.spread != nil || $0.isRange || $0.interval != nil }
    if !lying.isEmpty, lying.count <= Self.mostRows, !allSeries.contains(where: \.isContinuous) {
      return lying.compactMap { lie($0, cells) }
    }
    let lines = brailleSparklines(cells: cells)
    return zip(allSeries, lines).filter { !$1.isEmpty }.map { series, line in
      BrailleLine(name: lines.count > 1 ? series.name : nil, text: line)
    }
  }

  /// Of each row of a heat map: low, in the middle, high; blank without data.
  private func levels(_ cells: Int) -> [BrailleLine] {
    let points = allSeries.flatMap(\.points)
    let known = points.compactMap { $0.additional.first.flatMap { $0?.number } }
    guard let low = known.min(), let high = known.max() else { return [] }
    func places(_ values: [AxisValue], on axis: Axis) -> [AxisValue] {
      Set(values).sorted { axis.position(of: $0) < axis.position(of: $1) }
    }
    let columns = places(points.map(\.x), on: xAxis)
    let rows = places(points.compactMap(\.y), on: yAxis)
    let marks = [0x24, 0x12, 0x09] as [UInt32]
    return rows.map { row in
      var values: [AxisValue: Double] = [:]
      for point in points where point.y == row {
        values[point.x] = point.additional.first.flatMap { $0?.number }
      }
      let line = BrailleSparkline.columns(columns.map { values[$0] }, at: cells)
      let dots = line.map { value -> UInt32 in
        guard let value else { return 0 }
        let share = high > low ? (value - low) / (high - low) : 0.5
        return marks[min(2, max(0, Int(share * 3)))]
      }
      return BrailleLine(name: yAxis.text(row, locale: locale), text: Self.patterns(dots))
    }
  }

  /// A box or a range along the measured axis, from its start to its end.
  private func lie(_ point: DataPoint, _ cells: Int) -> BrailleLine? {
    var dots = [UInt32](repeating: 0, count: cells)
    func place(_ value: Double) -> Int {
      min(cells - 1, max(0, Int(yAxis.position(of: .number(value)) * Double(cells))))
    }
    func fill(_ from: Double, _ to: Double, _ mark: UInt32) {
      let ends = [place(from), place(to)]
      for cell in (ends.min() ?? 0)...(ends.max() ?? 0) { dots[cell] = mark }
    }
    if let spread = point.spread {
      for value in spread.outliers { fill(value, value, 0x02) }
      fill(spread.lowerWhisker, spread.upperWhisker, 0x12)
      fill(spread.lowerQuartile, spread.upperQuartile, 0x3F)
      fill(spread.median, spread.median, 0x38)
    } else if let interval = point.interval {
      fill(interval.low, interval.high, 0x12)
      if let middle = point.y?.number { fill(middle, middle, 0x3F) }
    } else if let low = point.y2?.number, let high = point.y?.number {
      fill(low, high, 0x3F)
    } else {
      return nil
    }
    return BrailleLine(name: xAxis.text(point.x, locale: locale), text: Self.patterns(dots))
  }

  private static func patterns(_ dots: [UInt32]) -> String {
    var text = ""
    for dot in dots {
      if let scalar = Unicode.Scalar(0x2800 + dot) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
