extension DistributionFact {
  /// Two peaks of counts by bin: single bins, or as many next to each other as a hump is wide; the fullest bins of both.
  ///
  /// Only if the valley between them is deeper than chance: three times the standard error of a difference of counts,
  /// more where several widths are tried, and less than 60 % of the lower peak.
  static func humps(_ counts: [Double]) -> (Int, Int)? {
    for width in 1...3 where width == 1 || counts.count >= leastBins * width {
      let sums = (0...max(0, counts.count - width)).map { start in
        counts[start..<min(counts.count, start + width)].reduce(0, +)
      }
      guard let top = sums.indices.max(by: { sums[$0] < sums[$1] }) else { continue }
      var second: Int?
      for place in sums.indices where abs(place - top) >= width + 1 {
        let between = min(place, top) + width..<max(place, top)
        guard width == 1 || between.count >= width else { continue }
        let valley =
          width == 1
          ? sums[min(place, top)...max(place, top)].min() ?? 0
          : (between.lowerBound...between.upperBound - width).map { sums[$0] }.min() ?? 0
        let height = sums[place]
        guard height - valley >= (width == 1 ? 3 : 3.3) * (height + valley).squareRoot(),
          valley < 0.6 * height, height >= 0.25 * sums[top]
        else { continue }
        if second.map({ sums[$0] < height }) ?? true { second = place }
      }
      guard let second else { continue }
      let fullest = [top, second].sorted().map { start in
        (start..<start + width).max { counts[$0] < counts[$1] } ?? start
      }
      return (fullest[0], fullest[1])
    }
    return nil
  }

  /// So many bins a width of one.
  private static let leastBins = 6
}

/// Distributions that have no peak.
extension DistributionFact {
  /// The least share of all in so many bins next to each other, and the least number of rows: of fewer it is chance
  /// whether there is a peak.
  private static let flatness = (share: 0.6, bins: 6, rows: 400.0)
  /// How far from the mean of all a third of such bins may be, and a single one, which chance moves as well.
  private static let uneven = (third: 0.08, bin: 0.15, errors: 3.0)
  /// A smaller share beside them is no part that is told.
  static let rare = 0.05

  /// The fullest run of bins that hold as many rows each; nil where there is a peak.
  static func flatRun(_ counts: [Double]) -> Range<Int>? {
    let total = counts.reduce(0, +)
    guard counts.count >= flatness.bins, counts.count <= 400 else { return nil }
    var best: (run: Range<Int>, sum: Double)?
    for start in counts.indices {
      for end in counts.indices.dropFirst(start + flatness.bins - 1) {
        let run = start..<end + 1
        let sum = counts[run].reduce(0, +)
        guard sum >= max(flatness.rows, flatness.share * total), sum > best?.sum ?? 0,
          isFlat(counts[run], sum / Double(run.count))
        else { continue }
        best = (run, sum)
      }
    }
    return best?.run
  }

  private static func isFlat(_ counts: ArraySlice<Double>, _ mean: Double) -> Bool {
    let slack = max(uneven.bin * mean, uneven.errors * mean.squareRoot())
    guard counts.allSatisfy({ abs($0 - mean) <= slack }) else { return false }
    return (0..<3).allSatisfy { third in
      let start = counts.startIndex + counts.count * third / 3
      let part = counts[start..<counts.startIndex + counts.count * (third + 1) / 3]
      return abs(part.reduce(0, +) / Double(part.count) - mean) <= uneven.third * mean
    }
  }
}

/// What single values along one axis show, each row a mark of its own.
extension DistributionFact {
  /// Counts of cases by whole numbers are no course, though their numbers have an order.
  static func mode(_ data: Observations) -> [DistributionFact] {
    if let classes = bands(data) { return [classes] }
    guard data.genre == .sequence, data.isSingle, data.chart.kind == .bar, data.countsCases,
      let order = data.chart.xAxis.categorical?.order, order.count > 2,
      order.allSatisfy({ Double($0) != nil }), !order.allSatisfy(\.isYear),
      let trace = data.traces.first,
      let most = trace.ys.max(), most > 0, trace.ys.allSatisfy({ $0 >= 0 }),
      trace.ys.count(where: { $0 == most }) == 1, let place = trace.ys.firstIndex(of: most)
    else { return [] }
    let total = trace.ys.reduce(0, +)
    guard total.isFinite else { return [] }
    if let classes = classes(trace, order.compactMap { Double($0) }, total) { return [classes] }
    let reference = trace.reference(place)
    var fact = DistributionFact(
      found: .mode(reference, count: most, of: total), evidence: [reference])
    fact.bulk = bulk(trace, order, total)
    return [fact]
  }

  /// Of fewer numbers, or fewer cases, the most common one says enough; and the share of all that is told, unless the
  /// highest is less than so many times as high.
  private static let leastBulk = (numbers: 6, cases: 20.0, share: 0.75, times: 2.0)

  private static func bulk(
    _ trace: Observations.Trace, _ order: [String], _ total: Double
  ) -> Bulk? {
    guard trace.ys.count >= leastBulk.numbers, total >= leastBulk.cases,
      zip(trace.xs, trace.xs.dropFirst()).allSatisfy({ $0 < $1 }),
      let most = trace.ys.indices.max(by: { trace.ys[$0] < trace.ys[$1] })
    else { return nil }
    func number(_ place: Int) -> Double? {
      let index = Int(trace.xs[place])
      return order.indices.contains(index) ? Double(order[index]) : nil
    }
    var sum = 0.0
    let place = trace.ys.firstIndex {
      sum += $0
      return sum >= leastBulk.share * total
    }
    guard let place, place > most, let to = number(place), to > 0,
      let last = trace.ys.lastIndex(where: { $0 > 0 }), let top = number(last),
      top >= leastBulk.times * to
    else { return nil }
    return Bulk(share: sum / total, to: trace.reference(place), top: trace.reference(last))
  }

  /// Of all rows a group has so many at least, the largest most of them; between two lie so many bins that are empty, or
  /// hold so little of what the fullest does.
  private static let apart = (
    share: 0.03, most: 0.5, rows: 5.0, bins: 2.0, empty: 0.02, groups: 2...4
  )

  /// Groups of bins with nothing between them, the fullest first.
  static func groups(
    _ edges: [(low: Double, high: Double)], _ counts: [Double]
  ) -> (ranges: [ClosedRange<Double>], share: Double, places: [Int])? {
    let total = counts.reduce(0, +)
    var runs: [(range: ClosedRange<Double>, count: Double, places: [Int])] = []
    let empty = apart.empty * (counts.max() ?? 0)
    for place in counts.indices where counts[place] > empty {
      let (low, high) = edges[place]
      if let last = runs.indices.last,
        low - runs[last].range.upperBound < (apart.bins - 1e-6) * (high - low)
      {
        runs[last].range = runs[last].range.lowerBound...max(high, runs[last].range.upperBound)
        runs[last].count += counts[place]
        runs[last].places.append(place)
      } else {
        runs.append((low...high, counts[place], [place]))
      }
    }
    let groups = runs.filter { $0.count >= max(apart.rows, apart.share * total) }
      .sorted { ($1.count, $0.range.lowerBound) < ($0.count, $1.range.lowerBound) }
    guard apart.groups.contains(groups.count), let first = groups.first,
      first.count >= apart.most * total
    else { return nil }
    return (groups.map(\.range), first.count / total, groups.flatMap(\.places).sorted())
  }

  /// Steps of which one is so many times another are widths of classes.
  private static let unevenSteps = 2.0

  private static func classes(
    _ trace: Observations.Trace, _ numbers: [Double], _ total: Double
  ) -> DistributionFact? {
    let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
    guard numbers.count == trace.ys.count, numbers.count >= 5, areUneven(steps) else { return nil }
    return classes(trace, total)
  }

  /// The same of names that are ranges: "10000-15000", ">75000".
  private static func bands(_ data: Observations) -> DistributionFact? {
    guard data.genre == .categories, data.isSingle, data.chart.kind == .bar,
      data.chart.selection == nil, let trace = data.traces.first,
      let axis = data.chart.xAxis.categorical, axis.isOrdered, axis.order.count >= 4,
      trace.ys.count == axis.order.count,
      zip(trace.xs, trace.xs.dropFirst()).allSatisfy({ $0 < $1 }),
      trace.ys.allSatisfy({ $0 >= 0 && $0 == $0.rounded() }), axis.hasUnevenBands
    else { return nil }
    return classes(trace, trace.ys.reduce(0, +))
  }

  fileprivate static func areUneven(_ widths: [Double]) -> Bool {
    guard let least = widths.min(), let most = widths.max(), least > 0 else { return false }
    return most >= unevenSteps * least
  }

  private static func classes(
    _ trace: Observations.Trace, _ total: Double
  ) -> DistributionFact? {
    guard total > 0, total.isFinite else { return nil }
    func place(_ share: Double) -> Int {
      var sum = 0.0
      return trace.ys.firstIndex {
        sum += $0
        return sum >= share * total
      } ?? trace.ys.count - 1
    }
    let places = [0.25, 0.5, 0.75].map { trace.reference(place($0)) }
    guard places[0] < places[2] else { return nil }
    return DistributionFact(
      found: .classes(low: places[0], median: places[1], high: places[2]), evidence: places)
  }

  /// Of so many categories the ends say less than where most of them lie.
  private static let leastCategories = 15

  /// Where the middle half of many categories lies; nothing of the highest among many, and of parts of a sum.
  private static func ofMany(_ data: Observations) -> DistributionFact? {
    guard data.genre == .categories, data.isSingle, [.bar, .strip].contains(data.chart.kind),
      data.chart.selection == nil, let trace = data.traces.first, trace.lows.isEmpty,
      trace.ys.count >= leastCategories, Set(trace.xs).count == trace.xs.count
    else { return nil }
    return middle(trace)
  }

  static func ofSingleValues(_ data: Observations) -> [DistributionFact] {
    let chart = data.chart
    if let middle = ofMany(data) { return [middle] }
    guard chart.panels.count == 1, chart.allSeries.count == 1, let series = chart.allSeries.first
    else { return [] }
    let hasPlaces = !(chart.xAxis.field.isEmpty && chart.xAxis.categorical != nil)
    if !hasPlaces, let trace = data.traces.first, data.measure.numeric != nil {
      return [common(series.points.map(\.y)), middle(trace)].compactMap(\.self)
    }
    let isCounted = chart.yAxis.categorical != nil || data.isPath
    guard hasPlaces, isCounted, chart.kind != .heatMap else { return [] }
    if chart.kind == .histogram { return [fullest(series.points)].compactMap(\.self) }
    return [common(series.points.map(\.x))].compactMap(\.self)
  }

  /// Where the most common value is.
  var mostCommon: PointReference? {
    if case .common(let place, _, _) = found { place } else { nil }
  }

  // A fifth of all, and more than any other.
  private static func common(_ values: [AxisValue?]) -> DistributionFact? {
    var places: [AxisValue: [Int]] = [:]
    for (place, value) in values.enumerated() {
      if let value { places[value, default: []].append(place) }
    }
    let total = places.values.reduce(0) { $0 + $1.count }
    guard places.count > 1, let most = places.values.map(\.count).max(), most >= 3,
      most * 5 >= total
    else { return nil }
    let first = places.values.filter { $0.count == most }
    guard first.count == 1, let all = first.first else { return nil }
    return DistributionFact(
      found: .common(PointReference(point: all[0]), count: most, of: total),
      evidence: all.map { PointReference(point: $0) })
  }

  private static func fullest(_ points: [DataPoint]) -> DistributionFact? {
    guard let found = common(points.map(\.x)), case .common(let place, let count, _) = found.found,
      points[place.point].x2 != nil
    else { return nil }
    return DistributionFact(
      found: .peak(place, count: Double(count)), evidence: found.evidence)
  }

  // Quartiles; quiet where half of the values are all of them.
  private static func middle(_ trace: Observations.Trace) -> DistributionFact? {
    let order = trace.ys.sortedOrder()
    guard order.count >= 10, let first = order.first, let last = order.last else { return nil }
    guard let low = Spread.quantile(0.25, of: trace.ys), let middle = Spread.median(trace.ys),
      let high = Spread.quantile(0.75, of: trace.ys), low < high,
      low > trace.ys[first] || high < trace.ys[last]
    else { return nil }
    let (start, end) = (order[order.count / 4], order[order.count - 1 - order.count / 4])
    return DistributionFact(
      found: .middleHalf(from: low, to: high, median: middle),
      evidence: [trace.reference(start), trace.reference(end)])
  }
}

extension CategoricalAxis {
  /// Whether its names are ranges of numbers, most of them with both ends, whose widths differ.
  var hasUnevenBands: Bool {
    var widths: [Double] = []
    for (place, name) in order.enumerated() {
      let ends = name.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
      guard (1...2).contains(ends.count) else { return false }
      if ends.count == 2, ends[0] < ends[1] { widths.append(ends[1] - ends[0]) }
      // Two of them may be open.
      guard place < widths.count + 2 else { return false }
    }
    return widths.count >= 3 && DistributionFact.areUneven(widths)
  }
}

extension Observations {
  /// A line through categories in the order of its numbers: these only count along.
  var isPath: Bool {
    guard chart.kind == .line, genre == .categories, isSingle, let trace = traces.first
    else { return false }
    return Set(trace.xs).count < trace.xs.count
      && zip(trace.ys, trace.ys.dropFirst()).allSatisfy { $0 < $1 }
  }
}
