// A chart with two measured axes: each side is told as a chart of its own, and what both together don't say.
extension Chart {
  func wordsOfSides(
    plan: ReadingPlan, in language: Language
  ) -> (words: ChartWords, features: [Feature]) {
    let parts = panels.indices.map { index in
      side(index).words(
        plan: ReadingPlan(nodes: plan.nodes.indices.contains(index) ? [plan.nodes[index]] : []),
        in: language)
    }
    let narrator = Narrator(Observations(named(in: language)), language)
    let whole = Summary(narrator, [])
    var words = ChartWords(for: named(in: language), plan: plan, language, whole)
    words.names = parts.map { $0.words.names.first ?? [] }
    words.pointRoles = parts.flatMap(\.words.pointRoles)
    let ranges = panels.indices.map { extremes(ofSide: $0, in: language) }
    let told = zip(panels.indices, parts).map { index, part in
      let range = ranges[index]
      if let range, range.isNamed { return range.text }
      return language.joining.subject([
        "name": (panels[index].title ?? "").isolated, "text": range?.text ?? part.words.summary,
      ])
    }
    words.summary = (told + [narrator.sentence(language.facts.panels.sidesRisk())])
      .joined(separator: language.joining.space)
    words.told = words.joined(words.overview, words.summary)
    words.named = parts.enumerated().flatMap { index, part in
      (ranges[index]?.evidence ?? part.words.named).map { $0.inPanel(index) }
    }
    return (words, features(of: parts.map(\.features), in: language))
  }

  func featuresOfSides(in language: Language) -> [Feature] {
    features(of: panels.indices.map { side($0).features(in: language) }, in: language)
  }

  private func features(of sides: [[Feature]], in language: Language) -> [Feature] {
    sides.enumerated().flatMap { index, features in
      features.map { $0.inPanel(index).named(panels[index].title, in: language) }
    }
  }

  /// A side in one breath: the courses of both would take a listener's minute, and stand in what stands out.
  private func extremes(
    ofSide index: Int, in language: Language
  ) -> (text: String, isNamed: Bool, evidence: [PointReference])? {
    let narrator = Narrator(Observations(side(index)), language).brief
    return RangeFact(Facts.all(in: narrator.data), in: narrator.data).map { range in
      let named = panels[index].title.flatMap { range.clause(narrator, of: $0) }
      return (
        narrator.sentence(named ?? range.clause(narrator)), named != nil, range.evidence
      )
    }
  }

  /// Called after all that it measures.
  private func named(in language: Language) -> Chart {
    var chart = self
    chart.yAxis.title = language.list(panels.compactMap(\.title))
    chart.yAxis.plainTitle = language.list(panels.compactMap(\.yAxis?.plainTitle))
    chart.yAxis.unit = nil
    return chart
  }
}

extension Feature {
  /// Begun by what its side measures, unless it says so.
  fileprivate func named(_ side: String?, in language: Language) -> Feature {
    guard let side, !text.lowercased().contains(side.lowercased()) else { return self }
    var feature = self
    feature.text = language.joining.subject(["name": side.isolated, "text": text])
    return feature
  }

  fileprivate func inPanel(_ index: Int) -> Feature {
    var feature = self
    if index > 0 { feature.id = "\(id)-right" }
    feature.evidence = evidence.map { $0.inPanel(index) }
    feature.parts = parts.map { $0.inPanel(index) }
    return feature
  }
}

extension PointReference {
  fileprivate func inPanel(_ index: Int) -> PointReference {
    PointReference(panel: index, series: series, point: point)
  }
}
