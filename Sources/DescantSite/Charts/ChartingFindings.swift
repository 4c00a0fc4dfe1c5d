import Descant

extension FindingCode {
  static let siteChartSuggested = FindingCode(
    "site-chart-suggested", "A chart was inferred from the data; this says why.",
    remedy:
      "Nothing to do; to change the chart, save the output of \"descant suggest\" and edit it.")
}
