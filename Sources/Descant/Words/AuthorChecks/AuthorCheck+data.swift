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
    var clauses: [Substring] = []
    var start = description.startIndex
    for index in description.indices where ",;.:–—!?，；。：！？、".contains(description[index]) {
      // "1,234" and "12.5" are one number.
      let next = description[description.index(after: index)...].first
      if index > start, description[description.index(before: index)].isNumber,
        next?.isNumber ?? false
      {
        continue
      }
      clauses.append(description[start..<index])
      start = description.index(after: index)
    }
    return clauses + [description[start...]]
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
    if isRight { return wrongValue(in: clause, at: place, data, narrator) }
    guard let extent = data.extent else { return [] }
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

  /// The place is right, the number beside it is none of its values: "highest in 2004, 12".
  private func wrongValue(
    in clause: String, at place: (name: String, x: Double), _ data: Observations,
    _ narrator: Narrator
  ) -> [Finding] {
    let numbers = values(in: clause).filter { $0.text != place.name }
    // One number only: of two nobody knows which one is the value.
    guard numbers.count == 1, let number = numbers.first else { return [] }
    let values = data.traces.flatMap { trace in
      trace.xs.indices.filter { trace.xs[$0] == place.x }.map { trace.ys[$0] }
    }
    let scale = chart.yAxis.format.isPercent ? 100.0 : 1
    let isKnown = values.contains { value in
      abs(abs(value * scale) - number.value) <= max(0.01 * number.value, 0.5 * number.step)
    }
    guard !isKnown, let value = values.first, values.count == 1 else { return [] }
    return warning(
      .wordsContradictData,
      "the description says \"\(number.text)\" of \"\(place.name)\", where the value is "
        + narrator.full(value), help: "correct the description or the data")
  }

  /// Plain numbers that a clause gives as a value ("was 268"), with the step of their last digit.
  ///
  /// In English only: elsewhere "12,5" and "1.234" mean something else.
  private func values(in clause: String) -> [(text: String, value: Double, step: Double)] {
    guard language.tag.hasPrefix("en") else { return [] }
    let words = clause.split { $0.isWhitespace || "()".contains($0) }
    return zip(words, words.dropFirst()).enumerated().compactMap { place, pair in
      let next = words.dropFirst(place + 2).first ?? ""
      guard Self.beforeValues.contains(String(pair.0)), !Self.scales.contains(String(next)),
        pair.1.allSatisfy({ $0.isNumber || $0 == "." || $0 == "," })
      else { return nil }
      let plain = pair.1.filter { $0 != "," }
      guard let value = Double(plain), value > 0 else { return nil }
      let decimals = plain.split(separator: ".").dropFirst().first?.count ?? 0
      return (String(pair.1), value, (0..<decimals).reduce(1) { step, _ in step / 10 })
    }
  }

  private static let beforeValues: Set<String> = ["was", "is", "at", "with", "of", "reached", "to"]
  private static let scales: Set<String> = [
    "thousand", "million", "billion", "trillion", "percent", "times", "of", "years", "days",
  ]

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
