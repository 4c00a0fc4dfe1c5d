import Foundation

/// What each fact is about, and how strongly it shows, from 0 to 1: the size of its effect, times the
/// share of the data that it speaks of.

extension Observations {
  /// Of a movement: its share of the range or of a tripling, whichever is more.
  func size(from start: Double, to end: Double) -> Double {
    let share = span > 0 ? abs(end - start) / span : 0
    guard measure.isRatio, min(start, end) > 0 else { return min(1, share) }
    return min(1, max(share, abs(log(end / start)) / log(3)))
  }

  func size(of trace: Trace) -> Double {
    guard let first = trace.ys.first, let last = trace.ys.last else { return 0 }
    return size(from: first, to: last)
  }

  /// Of one among several series.
  func share(of trace: Trace) -> Double {
    traces.count > 1 ? max(0.3, 1 / Double(traces.count)) : 1
  }
}

// MARK: Sequences

extension CourseFact {
  var topic: Topic {
    switch course.form {
    case .step: .step
    case .growth: .growth
    case .bend: .bend
    }
  }

  func strength(in data: Observations) -> Double {
    let size = if case .growth = course.form { course.effect / log(3) } else { course.effect / 4 }
    return min(1, size) * data.share(of: trace)
  }
}

extension EventFact {
  var topic: Topic { .event }
}

extension ShapeFact {
  // From one end to the other without a turn is a plain rise or fall.
  var topic: Topic { turns.vertices.count > 2 ? .turns : .trend }

  func strength(in data: Observations) -> Double {
    if data.chart.hasOwnScales { return 0.75 }
    // Up and down in three steps is what any few values do.
    if data.traces.count > 1, trace.ys.count < 5, turns.vertices.count > 2 { return 0.4 }
    return (data.span > 0 ? min(1, height / data.span) : 1) * max(0.75, data.share(of: trace))
  }
}

extension TrendFact {
  var topic: Topic { .trend }

  // Under a wave the wave comes first, unless the course goes further than the wave swings.
  func strength(in data: Observations) -> Double {
    let size = isUnderWave ? data.size(of: trace) : max(0.8, data.size(of: trace))
    return size * data.share(of: trace)
  }
}

extension ChangeFact {
  var topic: Topic { .change }

  func strength(in data: Observations) -> Double {
    max(data.isSingle ? 0.6 : 0, data.size(from: first, to: last)) * data.share(of: trace)
  }
}

extension PeriodFact {
  var topic: Topic { .season }

  func strength(in data: Observations) -> Double {
    max(0.6, period.season?.strength ?? abs(period.correlation)) * data.share(of: trace)
  }
}

extension HalfYearFact {
  var topic: Topic { .season }

  func strength(in data: Observations) -> Double { 0.95 * data.share(of: trace) }
}

extension DriftFact {
  var topic: Topic { .trend }

  // What no line shows is no more than that.
  func strength(in data: Observations) -> Double { 0.8 * data.share(of: trace) }
}

extension LevelFact {
  var topic: Topic { isMixed ? .path : .level }

  // Where the highest and the lowest are says more.
  func strength(in data: Observations) -> Double { isEmpty ? 0 : 1 }
}

extension RecordFact {
  var topic: Topic { .record }
}

extension LatestFact {
  var topic: Topic { .latest }

  // On a year before says more than on the value before.
  func strength(in data: Observations) -> Double { year == nil ? 0.5 : 1 }
}

extension GapFact {
  var topic: Topic { .gap }

  func strength(in data: Observations) -> Double { data.share(of: trace) }
}

// MARK: Several series

extension CommonTrendFact {
  var topic: Topic { .common }

  // Small next to what sets the series apart, it comes after that.
  func strength(in data: Observations) -> Double {
    let sizes = data.traces.map(data.size)
    let size = sizes.reduce(0, +) / Double(max(1, sizes.count))
    return max(0.85, min(1, 2 * size)) * Double(count) / Double(max(1, total))
  }
}

extension TotalFact {
  var topic: Topic { .total }
}

extension CrossingFact {
  var topic: Topic { .crossing }
}

extension LeadFact {
  var topic: Topic { if case .last = found { .endLead } else { .lead } }

  func strength(in data: Observations) -> Double {
    switch found {
    case .always, .alwaysHighest, .last: 1
    case .mostly(_, let times, let count), .mostlyHighest(let times, let count):
      Double(times) / Double(max(1, count))
    }
  }
}

extension DifferenceFact {
  var topic: Topic { .distance }
}

extension Int {
  fileprivate func share(of all: Int) -> Double { Double(self) / Double(Swift.max(1, all)) }
}

extension MoverFact {
  var topic: Topic { if case .most = found { .mover } else { .ends } }

  func strength(in data: Observations) -> Double {
    switch found {
    case .most(let trace): data.size(of: trace)
    case .count(let up, let down): max(up.count, down.count).share(of: up.count + down.count)
    }
  }
}

// MARK: Amounts and parts

extension MapFact {
  var topic: Topic { .geography }
}

extension RankingFact {
  var topic: Topic { .ranking }

  // The fullest of classes may be only the widest.
  func strength(in data: Observations) -> Double {
    data.chart.xAxis.categorical?.hasUnevenBands ?? false ? 0.4 : 1
  }
}

extension ShareFact {
  var topic: Topic {
    switch found {
    case .largest, .tied, .equal: .part
    case .smallest: .smallestPart
    case .together: .together
    }
  }
}

extension SignFact {
  var topic: Topic { .signs }
}

// MARK: Clouds

extension CloudFact {
  var topic: Topic {
    switch found {
    case .reversal: .reversal
    case .curve: .curve
    case .fan: .fan
    case .positions, .places, .misplaced: .positions
    case .nothing: .unrelated
    }
  }
}

extension RelationFact {
  var topic: Topic { .relation }

  func strength(in data: Observations) -> Double {
    max(0.95, abs(test.rho)) * (trace.map(data.share) ?? 1)
  }
}

extension ClusterFact {
  var topic: Topic { .clusters }
}

// MARK: Distributions

extension DistributionFact {
  var topic: Topic {
    switch found {
    case .peak: .peak
    case .peaks, .groups: .peaks
    case .middleHalf, .typical, .flat: .middle
    case .tail, .far: .tail
    case .common: .usual
    case .mode, .classes: .mode
    }
  }

  // Of names most of which share an end, that end has been told.
  func strength(in data: Observations) -> Double {
    guard case .middleHalf(_, _, let median) = found, data.genre == .categories,
      let extent = data.extent
    else { return 1 }
    return median == extent.lowerBound || median == extent.upperBound ? 0 : 1
  }
}

// MARK: Tables, boxes, ranges, estimates

extension GroupFact {
  var topic: Topic { .groups }
}

extension BoxFact {
  var topic: Topic {
    switch found {
    case .widest: .spread
    case .beyond: .tail
    default: .medians
    }
  }

  // A value a little beyond the whiskers is what any few boxes have.
  func strength(in data: Observations) -> Double {
    if case .beyond = found { isFarOut(in: data) ? 1 : 0.5 } else { 1 }
  }
}

extension WidthFact {
  var topic: Topic { isWidest ? .widest : .narrowest }
}

extension IntervalFact {
  var topic: Topic {
    switch found {
    case .others: .overlaps
    case .zero: .zero
    case .only, .ends, .extremes, .same: .estimates
    }
  }

  // An end that is no extreme is only where the axis ends.
  func strength(in data: Observations) -> Double { if case .ends = found { 0.9 } else { 1 } }
}

// MARK: Any

extension ExtremeFact {
  // What stands at places is more than how far up they lie.
  var topic: Topic { axis == nil ? .extremes : .geography }

  // The highest is asked for more often than the lowest.
  func strength(in data: Observations) -> Double { isHighest ? 1 : 0.99 }
}

extension RangeFact {
  var topic: Topic { .extremes }
}

extension OutlierFact {
  var topic: Topic { .outlier }

  // It speaks of one value, but of the one that everybody sees.
  func strength(in data: Observations) -> Double {
    min(1, (values.map { abs($0.score) }.max() ?? 0) / 5) * (data.genre == .scatter ? 0.75 : 0.9)
      * (trace.map(data.share) ?? 1)
  }
}

extension NoteFact {
  var topic: Topic { if case .level = found { .same } else { .frame } }
}

extension AxesFact {
  var topic: Topic { .frame }
}

extension ScaleFact {
  var topic: Topic { .frame }
}
