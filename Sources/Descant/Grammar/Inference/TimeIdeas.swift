/// Charts along time: one measure or several, one series or several.
struct TimeIdeas {
  let table: TableProfile
  private var titles: Titles { table.titles }
  private var words: SuggestionWords { table.titles.words }

  init(table: TableProfile) { self.table = table }

  var sketches: [SpecSketch] {
    guard let time = table.time, time.distinct > 2 else { return [] }
    let axis = TimeAxis(time, titles)
    let lines = TimeLines(table: table, axis: axis)
    if let series = table.series { return long(axis, series, lines) }
    let isRepeated = time.distinct < time.filled
    let families = MeasureFamilies(table: table).families()
    if families.isEmpty, isRepeated { return [lines.counts()] }
    return families.flatMap { wide($0, isRepeated: isRepeated, lines) }
  }

  /// One row a moment: each family of measures becomes a chart.
  private func wide(_ family: [ColumnProfile], isRepeated: Bool, _ lines: TimeLines)
    -> [SpecSketch]
  {
    guard family.count > ChartInference.mostSeries else {
      return [
        family.count == 1
          ? lines.single(family[0], isSummary: isRepeated)
          : lines.folded(family, isSummary: isRepeated)
      ]
    }
    let totals = MeasureFamilies.totals(in: family, rowCount: table.rowCount)
    let bySize: (ColumnProfile, ColumnProfile) -> Bool = { $0.mean > $1.mean }
    let parts = family.filter { !totals.contains($0.name) }.sorted(by: bySize)
    let top = Array(parts.prefix(ChartInference.topSeries))
    var chosen = lines.folded(top, isSummary: isRepeated)
    chosen.title = words.largestColumns.filled([
      "table": Titles.name(of: table), "n": titles.count(top.count), "count": "\(parts.count)",
    ])
    chosen.subtitle = totals.isEmpty ? words.byMeans : words.byMeansWithoutSums
    chosen.topGroups = (top.count, parts.count, lines.seriesName)
    let whole = family.filter { totals.contains($0.name) }.max { $0.mean < $1.mean }
    return (whole.map { [lines.single($0, isSummary: isRepeated)] } ?? []) + [chosen]
  }

  /// A long table: several rows a moment, told apart by a column of names.
  private func long(_ axis: TimeAxis, _ series: ColumnProfile, _ lines: TimeLines) -> [SpecSketch] {
    let measures = table.measures.prefix(3)
    if measures.isEmpty { return [lines.counts()] }
    return measures.flatMap { measure -> [SpecSketch] in
      if series.isTime { return [evenly(series, measure, lines)] }
      if let classes = table.classes(of: series), series.distinct > ChartInference.mostSeries {
        return [lines.summarised(measure, by: classes)]
      }
      let total = table.total(in: series)
      let codes = table.ranked(series, by: measure).filter { $0 != total }
      var sketches: [SpecSketch] = []
      if let total { sketches.append(lines.one(of: series, total, measure)) }
      if codes.count <= ChartInference.mostSeries {
        sketches.append(lines.grouped(series, measure, only: total == nil ? nil : codes))
      } else if codes.count <= ChartInference.mostPanels, table.isComparable(series, measure) {
        sketches.append(lines.multiples(series, measure, only: total == nil ? nil : codes, codes))
      } else {
        sketches.append(top(series, measure, codes, lines))
      }
      if total == nil, codes.count <= ChartInference.mostSeries, measure.isAdditive {
        sketches.append(lines.stacked(series, measure))
      }
      return sketches
    }
  }

  private func top(
    _ series: ColumnProfile, _ measure: ColumnProfile, _ codes: [Int], _ lines: TimeLines
  ) -> SpecSketch {
    let top = Array(codes.prefix(ChartInference.topSeries))
    // A line over years without a row would tell of what nobody counted.
    let isSparse =
      measure.isFlow && table.rowCount * 10 < series.distinct * (table.time?.distinct ?? 1) * 9
    var sketch =
      isSparse
      ? lines.bars(series, measure, only: top) : lines.grouped(series, measure, only: top)
    let label = titles.inside(measure.column.label)
    let isPlural = measure.isFlow && label.hasSuffix("s") && !label.contains(" ")
    let pattern =
      !measure.isAdditive
      ? words.topHighestOnAverage : isPlural ? words.topMost : words.topHighest
    sketch.subtitle = pattern.filled([
      "n": titles.count(top.count), "count": "\(codes.count)", "field": label,
    ])
    sketch.topGroups = (top.count, codes.count, series.name)
    return sketch
  }

  /// Series that are years themselves: some of them, evenly spread.
  private func evenly(_ series: ColumnProfile, _ measure: ColumnProfile, _ lines: TimeLines)
    -> SpecSketch
  {
    let codes = series.codes.sorted()
    guard codes.count > ChartInference.mostSeries else {
      return lines.grouped(series, measure, only: nil)
    }
    let steps = ChartInference.topSeries - 1
    let chosen = (0...steps).map { codes[$0 * (codes.count - 1) / steps] }
    var sketch = lines.grouped(series, measure, only: chosen)
    sketch.subtitle = words.evenly.filled([
      "n": titles.count(chosen.count), "count": "\(codes.count)",
      "field": titles.inside(series.column.label),
    ])
    sketch.topGroups = (chosen.count, codes.count, series.name)
    return sketch
  }
}
