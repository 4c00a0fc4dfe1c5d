import Descant

/// What is said about the sound: captions at its ends, and how to listen.
struct ListeningWords {
  var opening: String
  var closing: String

  static let english = ListeningWords(opening: "Start", closing: "End")

  func transcript(_ name: String, seconds: String) -> String { "\(name), \(seconds) s" }

  func explanation(of chart: Chart, _ score: Score) -> String {
    let mapping = score.mapping
    let low = chart.yAxis.text(mapping.lowest, locale: chart.locale)
    let high = chart.yAxis.text(mapping.highest, locale: chart.locale)
    let sign = mapping.isInverted ? "lower" : "higher"
    return "A higher pitch is a \(sign) value: the lowest possible tone is \(low), "
      + "the highest \(high)."
  }
}
