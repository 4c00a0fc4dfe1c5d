/// Where a bar over a bin or a part of the calendar begins and ends, in data units.
struct Span {
  private let starts: Values
  private let ends: Values
  private let unit: TimeUnit?
  private let bandPosition: Double
  private let bandSize: Double

  /// Nil for a channel without ends of its own.
  init?(_ use: (layer: Layer, channel: EncodedChannel)) {
    guard let end = use.channel.endColumn, let starts = use.layer.values(use.channel),
      let ends = use.layer.frame[end]?.values
    else { return nil }
    self.starts = starts
    self.ends = ends
    unit = use.channel.timeUnit
    bandPosition = use.channel.spec.bandPosition ?? use.layer.mark.bandPosition ?? 0.5
    bandSize = use.layer.mark.bandSizes[use.channel.name] ?? 1
  }

  /// What the bar's share of the span covers.
  func ends(_ row: Int) -> (start: Double, end: Double)? {
    wholeEnds(row).map { start, end in
      let margin = (1 - bandSize) / 2 * (end - start)
      return (start + margin, end - margin)
    }
  }

  func wholeEnds(_ row: Int) -> (start: Double, end: Double)? {
    guard var start = starts.number(row), var end = ends.number(row) else { return nil }
    if let unit, bandPosition != 0.5 {
      // At 0 the bar stands around the start: half of the part before, half of this one.
      let before = unit.previous(before: start)
      let middle = (start + end) / 2
      (start, end) = ((before + start) / 2, middle)
    }
    return (start, end)
  }
}

extension TimeUnit {
  /// The start of the part before the one that begins here.
  func previous(before start: Double) -> Double {
    var time = CivilTime(moment: start)
    switch parts.last {
    case .year?: time.year -= step
    case .quarter?: time.month -= 3 * step
    case .month?: time.month -= step
    default: return start - (next(after: start) - start)
    }
    return time.moment
  }
}
