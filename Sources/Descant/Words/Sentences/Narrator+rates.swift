import Foundation

/// Shares, statistics, levels and rates, as prose says them.
extension Narrator {
  /// A share of one: "45%".
  func percent(_ share: Double, isPart: Bool = true) -> String {
    // Nearly all is not all: 99.8 % of something is not written as 100 %.
    let rest = isPart && share < 1 ? min(share, 1 - share) : share
    // Rounded down near the top, so that nearly all never reads as all.
    let shown = isPart && share > 0.9995 && share < 1 ? 0.999 : share
    let number = SpokenNumber(
      shown * 100, decimals: nil,
      limit: min(3, max(0, share > 0.1 && share < 0.995 ? 0 : Prose.figures(rest * 100, 2))),
      language: language)
    return language.numbers.percentSign(["n": number.digits])
  }

  /// Two figures that count: "3.4".
  func figures(_ number: Double) -> String {
    let places = max(0, Prose.figures(number, 2))
    return SpokenNumber(number, decimals: nil, limit: places, language: language).digits
  }

  /// A statistic such as τ: two decimals, true minus.
  func statistic(_ number: Double) -> String { language.number(number, decimals: 2) }

  /// "< 0.001" or "= 0.003".
  func probability(_ p: Double) -> String {
    p < 0.001
      ? "<\u{A0}" + language.number(0.001, decimals: 3)
      : "=\u{A0}" + language.number(p, decimals: 3)
  }

  /// About how high a fitted level is: three figures.
  func level(_ number: Double, isBare: Bool = false) -> String {
    var axis = titleSaysUnit(measure) ? bareMeasure : isBare ? laterMeasure : measure
    axis.format.decimals = nil
    let limit = min(
      Prose.decimals(for: number, span: data.span, axis: axis),
      max(Prose.figures(data.span, 2), measure.format.decimals ?? 15, 0))
    return speaker.quantity(number, on: axis, .written, limit: limit)
  }

  /// A slope over time as a rate that people use; nil where x isn't time.
  func rate(_ slope: Double, over xs: [Double]) -> String? {
    guard let length = unit(of: xs) else { return nil }
    return length.words(["amount": rounded(slope * length.size)])
  }

  /// Growth of a logarithm as a rate in percent, and how long it takes to double or to halve.
  func pace(_ slope: Double, over xs: [Double]) -> (rate: String, length: String) {
    let unit = unit(of: xs) ?? (language.facts.rates.step, language.facts.spans.point, stepSize(xs))
    let share = abs(exp(slope * unit.size) - 1)
    let time = log(2) / abs(slope * unit.size)
    return (
      unit.words(["amount": percent(share)]),
      language.text(unit.span, count: max(1, Int(min(time.rounded(), 1e9))))
    )
  }

  private func stepSize(_ xs: [Double]) -> Double {
    xs.count > 1 ? (xs[xs.count - 1] - xs[0]) / Double(xs.count - 1) : 1
  }

  /// The part of the calendar by which people say how fast a course goes; nil where x isn't time.
  private func unit(of xs: [Double]) -> (words: Phrase, span: Plural, size: Double)? {
    guard let first = xs.first, let last = xs.last else { return nil }
    let (words, spans) = (language.facts.rates, language.facts.spans)
    if xAxis.countsYears { return (words.year, spans.year, 1) }
    guard xAxis.isTemporal else { return nil }
    let day = 86_400_000.0
    let span = abs(last - first)
    if span >= 3 * 365 * day { return (words.year, spans.year, 365.2425 * day) }
    if span >= 90 * day { return (words.month, spans.month, 30.436875 * day) }
    if span >= 3 * day { return (words.day, spans.day, day) }
    if span >= day / 8 { return (words.hour, spans.hour, day / 24) }
    if span >= day / 480 { return (words.minute, spans.minute, day / 1440) }
    return (words.second, spans.second, 1000)
  }

  // Two figures are enough for what is only about so much.
  private func rounded(_ number: Double) -> String {
    var axis = hasSaidUnit ? bareMeasure : measure
    axis.format.isSigned = false
    let size = axis.format.isPercent ? number * 100 : number
    if measure.countsPercent {
      let spoken = SpokenNumber(
        size, decimals: nil, limit: Prose.figures(size, 2), language: language)
      return language.numbers.percentagePoints.form(
        language.pluralRules.category(of: spoken.operands))(["n": spoken.digits])
    }
    axis.format.decimals = nil
    let words = axis.unit.flatMap { language.numbers.differences[$0.known ?? $0.symbol] }
    if words != nil { axis.unit = nil }
    let text = speaker.quantity(number, on: axis, .written, limit: Prose.figures(size, 2))
    return words?.other(["n": text]) ?? text
  }
}
