/// A series in one line of eight-dot braille: two values a cell, four heights, gaps left empty.
///
///     BrailleSparkline([1, 2, 3, 4, 3, 2], cells: 3).text   // "⣠⣾⣦"
struct BrailleSparkline: Sendable {
  let text: String

  /// Dots of a column from the lowest up, as bits of U+2800.
  private static let left: [UInt32] = [0x40, 0x44, 0x46, 0x47]
  private static let right: [UInt32] = [0x80, 0xA0, 0xB0, 0xB8]

  /// More values than columns are summed up by the mean of each column's share.
  init(_ values: [Double?], cells: Int = 40, extent: ClosedRange<Double>? = nil) {
    let columns = Self.columns(values, at: min(max(2, cells * 2), max(2, values.count)))
    let present = columns.compactMap(\.self)
    guard let low = extent?.lowerBound ?? present.min(),
      let high = extent?.upperBound ?? present.max()
    else {
      text = ""
      return
    }
    let heights = columns.map { value in value.map { Self.height($0, low, high) } }
    var out = ""
    for cell in stride(from: 0, to: heights.count, by: 2) {
      let dots =
        (heights[cell].map { Self.left[$0] } ?? 0)
        + (cell + 1 < heights.count ? heights[cell + 1].map { Self.right[$0] } ?? 0 : 0)
      if let scalar = Unicode.Scalar(0x2800 + dots) { out.unicodeScalars.append(scalar) }
    }
    text = out
  }

  private static func height(_ value: Double, _ low: Double, _ high: Double) -> Int {
    guard high > low else { return 1 }
    let share = (value - low) / (high - low)
    return share.isFinite ? min(3, max(0, Int(share * 4))) : 0
  }

  static func columns(_ values: [Double?], at count: Int) -> [Double?] {
    guard values.count > count else { return values }
    return (0..<count).map { column in
      let range = values.count * column / count..<(values.count * (column + 1) / count)
      let present = values[range].compactMap(\.self).filter(\.isFinite)
      return present.isEmpty ? nil : present.reduce(0, +) / Double(present.count)
    }
  }
}

extension Chart {
  /// One line of braille a series, in the order of ``Chart/allSeries``; the same scale for all.
  package func brailleSparklines(cells: Int = 40) -> [String] {
    let data = Observations(self)
    return allSeries.map { series in
      BrailleSparkline(
        series.points.map { $0.value.flatMap { $0.isFinite ? $0 : nil } }, cells: cells,
        extent: data.extent
      ).text
    }
  }
}
