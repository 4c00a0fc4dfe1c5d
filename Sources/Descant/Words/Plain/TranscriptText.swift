extension Chart {
  /// What a screen reader meets in a figure, in order, one stop a line.
  ///
  /// The golden file of the words: a change of data shows as a change of what is heard.
  package func transcriptText(
    words: ChartWords, plan: ReadingPlan, features: [Feature], language: Language,
    listening: Listening? = nil
  ) -> String {
    let interface = language.interface.figure
    var lines = [title]
    lines += [subtitle, words.line(under: title), words.summary, description].compactMap(\.self)
    lines += ["", words.skip, "", "\(title.isolated) [\(words.kind)]"]
    lines += stops(words: words, plan: plan, language: language)
    if let listening {
      lines += ["", interface.listen, language.audioGraph(of: title), listening.instructions]
    }
    if !features.isEmpty { lines += ["", interface.features] }
    for feature in features {
      lines.append("- " + feature.text)
      if let method = feature.method {
        lines.append("  " + language.joining.aside(["text": method]).trimmedAtStart)
      }
    }
    return lines.map(\.contained).joined(separator: "\n").printableLines + "\n"
  }

  private func stops(words: ChartWords, plan: ReadingPlan, language: Language) -> [String] {
    var lines: [String] = []
    var series = 0
    for (panelIndex, panel) in panels.enumerated() {
      if panels.count > 1 {
        let title = panel.title ?? language.number(Double(panelIndex + 1))
        lines.append("  \(title.isolated) [\(words.panelRole)]")
      }
      for (seriesIndex, content) in panel.series.enumerated() {
        let name = (content.name ?? "").isolated
        if panel.series.count > 1 { lines.append("  \(name) [\(words.seriesRole)]") }
        let role = words.pointRoles.indices.contains(series) ? words.pointRoles[series] : ""
        series += 1
        let (nodes, names) = (
          plan.nodes[safe: panelIndex]?[safe: seriesIndex] ?? [],
          words.names[safe: panelIndex]?[safe: seriesIndex] ?? []
        )
        lines += zip(nodes, names).map { node, name in
          let kind =
            switch node.role {
            case .point: role
            case .gap: words.gapRole
            case .interval: words.intervalRole
            }
          return "  \(name.isolated) [\(kind)]"
        }
      }
    }
    return lines + words.referenceNames.map { "  " + $0 }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension String {
  fileprivate var trimmedAtStart: String { String(drop { $0 == " " }) }
}
