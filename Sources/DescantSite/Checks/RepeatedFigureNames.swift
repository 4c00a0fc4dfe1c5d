import Descant

/// Charts of one page that share a title: a list of a page's parts can't tell them apart.
enum RepeatedFigureNames {
  @Sendable static func findings(_ subject: SiteSubject) -> [Finding] {
    subject.written.flatMap { page in
      let shown = page.charts.compactMap { subject.charts[$0] }
      return shown.indices.compactMap { index -> Finding? in
        let chart = shown[index]
        guard shown[..<index].contains(where: { $0.facts.title == chart.facts.title }) else {
          return nil
        }
        return .warning(
          .figureSameName, "another chart on this page is also called \"\(chart.facts.title)\"",
          help: "say in the title what only this chart shows, or show the chart once",
          at: page.place(ofChart: chart))
      }
    }
  }
}

extension CheckedPage {
  /// Where a chart's title is written; if the page doesn't say it, the page.
  fileprivate func place(ofChart chart: ChartEntry) -> SourceLocation {
    guard let title = chart.facts.words?.title, title.file == chart.file ?? file else {
      return place
    }
    return title
  }
}
