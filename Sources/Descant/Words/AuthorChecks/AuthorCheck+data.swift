extension AuthorCheck {
  /// A place named as the highest or lowest of all that isn't, in any series.
  var contradictions: [Finding] {
    let data = Observations(chart)
    guard data.genre == .sequence || data.genre == .categories, data.count > 1 else { return [] }
    return clauses.flatMap { clause -> [Finding] in
      let text = clause.lowercased()
      let isHighest = language.author.highest.contains { contains($0, in: text) }
      let isLowest = language.author.lowest.contains { contains($0, in: text) }
      guard isHighest != isLowest else { return [] }
      return contradiction(in: text, isHighest: isHighest, data)
    }
  }

  private var clauses: [Substring] {
    description.split { ",;.:–—!?，；。：！？、".contains($0) }
  }

  private func contradiction(
    in clause: String, isHighest: Bool, _ data: Observations
  ) -> [Finding] {
    let narrator = Narrator(data, language)
    let named = names(in: data, narrator).filter { isNamed($0.name, in: clause) }
    // One place only: with two names it's not plain which one is meant.
    guard Set(named.map(\.name)).count == 1, let place = named.first else { return [] }
    let isRight = data.traces.contains { trace in
      guard let extreme = isHighest ? trace.ys.max() : trace.ys.min() else { return false }
      return trace.xs.indices.contains { trace.xs[$0] == place.x && trace.ys[$0] == extreme }
    }
    guard !isRight, let extent = data.extent else { return [] }
    let value = isHighest ? extent.upperBound : extent.lowerBound
    let places = data.traces.flatMap { trace in
      trace.ys.indices.filter { trace.ys[$0] == value }.map(trace.reference)
    }
    guard let first = places.first else { return [] }
    let extreme = isHighest ? "highest" : "lowest"
    return warning(
      .wordsContradictData,
      "the description names \"\(place.name)\" as the \(extreme), but that is \(narrator.x(first))",
      help: "the \(extreme) value is \(narrator.full(value)); correct the description or the data")
  }

  /// Places on x as an author writes them: a year, a category.
  private func names(
    in data: Observations, _ narrator: Narrator
  ) -> [(name: String, x: Double)] {
    let isYear = chart.xAxis.countsYears || narrator.speaker.xGranularity == .year
    var seen: Set<Double> = []
    return data.traces.flatMap { trace in
      trace.xs.compactMap { x -> (name: String, x: Double)? in
        guard seen.insert(x).inserted else { return nil }
        if let order = chart.xAxis.categorical?.order {
          let index = Int(x)
          guard order.indices.contains(index), order[index].count > 2 else { return nil }
          return (order[index].lowercased(), x)
        }
        guard isYear else { return nil }
        let year = chart.xAxis.isTemporal ? CivilTime(moment: x).year : Int(x)
        return (String(year), x)
      }
    }
  }

  private func isNamed(_ name: String, in clause: String) -> Bool {
    language.author.hasSpaces
      ? contains(Self.words(of: name).joined(separator: " "), in: clause) : clause.contains(name)
  }
}
