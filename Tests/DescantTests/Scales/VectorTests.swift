import Testing

@testable import Descant

/// d3 and Vega answer; we have to say the same.
///
/// How the rows are made: `Tests/Oracle/vectors.py`.
@Suite struct VectorTests {
  /// The fields of each row.
  private func rows(_ vectors: String) -> [[String]] {
    vectors.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private func numbers(_ text: some StringProtocol, by separator: Character = " ") -> [Double] {
    text.split(separator: separator).map { Double($0) ?? .nan }
  }

  /// d3's default locale, which has plain patterns for dates.
  private var locale: FormatLocale { .english }

  @Test("numbers are written as d3-format writes them")
  func numberFormats() {
    let rows = rows(numberVectors)
    let values = rows[0].dropFirst().map { Double($0) ?? .nan }
    var count = 0
    for row in rows.dropFirst() {
      guard let format = NumberFormat(specifier: row[0]) else {
        Issue.record("\(row[0]) is not read")
        continue
      }
      for (value, expected) in zip(values, row.dropFirst()) {
        let text = format.text(value, locale: locale)
        #expect(text == expected, "format(\(value), \"\(row[0])\")")
        count += 1
      }
    }
    #expect(count > 2000)
  }

  @Test("moments are written as d3-time-format writes them")
  func timeFormats() {
    let rows = rows(timeVectors)
    let values = rows[0].dropFirst().map { Double($0) ?? .nan }
    for row in rows.dropFirst() {
      guard let format = TimeFormat(specifier: row[0]) else {
        Issue.record("\(row[0]) is not read")
        continue
      }
      for (value, expected) in zip(values, row.dropFirst()) {
        #expect(
          format.text(value, locale: locale) == expected, "utcFormat(\(value), \"\(row[0])\")")
      }
    }
  }

  @Test("ticks, labels and round ends are d3-scale's")
  func scales() {
    for row in rows(scaleVectors) {
      let ends = numbers(row[1])
      guard let kind = kind(row[0]), let count = Int(row[2]) else {
        Issue.record("\(row[0]) is no scale")
        continue
      }
      let scale = Scale(kind, start: ends[0], end: ends[1])
      let place = "\(row[0]) \(row[1]), \(count)"
      let ticks = scale.ticks(count: count)
      #expect(
        ticks.elementsEqual(numbers(row[4], by: ";"), by: near), "ticks of \(place): \(ticks)")
      let labels = scale.labels(
        for: ticks, count: count, specifier: row[3].isEmpty ? nil : row[3], locale: locale)
      #expect(labels.joined(separator: ";") == row[5], "labels of \(place) as \(row[3])")
      let nice = scale.nice(count: count)
      #expect([nice.start, nice.end].elementsEqual(numbers(row[6]), by: near), "nice of \(place)")
    }
  }

  private func kind(_ name: String) -> Scale.Kind? {
    switch name.split(separator: " ").first {
    case "linear": .linear
    case "log": .log(base: numbers(name).last ?? 10)
    case "time": .time
    case "utc": .utc
    case "sqrt": .sqrt
    case "symlog": .symlog(constant: 1)
    default: nil
    }
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= abs(b) * 1e-14 }

  @Test("time units cut moments as Vega does")
  func timeUnits() {
    let rows = rows(unitVectors)
    let moments = rows[0].dropFirst(3).map { Double($0) ?? .nan }
    for row in rows.dropFirst() {
      guard let unit = TimeUnit(row[0], step: Int(row[1]) ?? 1) else {
        Issue.record("\(row[0]) is not read")
        continue
      }
      #expect(unit.specifier == row[2], "specifier of \(row[0])")
      for (moment, expected) in zip(moments, row.dropFirst(3)) {
        let start = unit.floor(moment)
        #expect([start, unit.next(after: start)] == numbers(expected), "\(row[0]) of \(moment)")
      }
    }
  }

  @Test("bins are Vega's")
  func bins() {
    for row in rows(binVectors) {
      var options = Binning.Options()
      var extent = (min: 0.0, max: 1.0)
      for field in row[0].split(separator: ";") {
        let parts = field.split(separator: "=")
        let values = numbers(parts[1].filter { !"[]".contains($0) }.split(separator: ",").joined())
        switch parts[0] {
        case "extent": extent = (values[0], values[1])
        case "maxbins": options.maxbins = Int(values[0])
        case "base": options.base = values[0]
        case "step": options.step = values[0]
        case "steps": options.steps = values
        case "divide": options.divide = values
        case "minstep": options.minstep = values[0]
        case "nice": options.isNice = parts[1] == "true"
        default: options.anchor = values[0]
        }
      }
      let bins = Binning(extent: extent, options: options)
      #expect(bins.map { [$0.start, $0.stop, $0.step] } == numbers(row[1]), "\(row[0])")
    }
  }
}
