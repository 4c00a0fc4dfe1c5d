/// What a fact is about, as ``Salience`` weighs it.
enum Topic: String, Sendable, CaseIterable {
  // One series in order.
  case step, event, growth, bend, turns, trend, change, season, level, path, record, latest
  // Several series.
  case half, common, total, crossing, lead, endLead, distance, mover, ends
  // Amounts and parts.
  case ranking, geography, together, part, smallestPart, largest, sides, signs
  // Clouds.
  case reversal, curve, relation, fan, unrelated, clusters, separation, positions
  // Distributions.
  case peaks, middle, peak, usual, tail, mode
  // Tables, boxes, ranges, estimates.
  case contrast, groups, correlated, diagonal, mass, medians, spread, widest, narrowest, estimates,
    overlaps, zero
  // Any.
  case outlier, extremes, gap, unstated, same
  /// Axes, scales and how data came: never in a summary.
  case frame
}
