/// Colours that stand side by side under names of their own, gathered into lists by those names.
struct ColorGrouping {
  var lists: [ColorList] = []

  /// Numbered names and names below a word for data are lists; the other names say what these lie on.
  ///
  /// - Parameters:
  ///   - colors: in the order of the file.
  ///   - file: what a list without a name is called.
  init(_ colors: [WrittenColor], file: String) {
    var themes: [ColorList.Theme?] = []
    for color in colors where !themes.contains(color.theme) { themes.append(color.theme) }
    // What holds in every mode holds beside the colours of one.
    let hasModes = themes.contains { $0 != nil }
    for theme in themes where theme != nil || !hasModes {
      let own = colors.filter { $0.theme == theme || $0.theme == nil }
      lists += Self.lists(own.map { ($0.name, $0.swatch) }, theme: theme, file: file)
    }
  }

  static func lists(
    _ colors: [(name: String, swatch: Swatch)], theme: ColorList.Theme?, file: String
  ) -> [ColorList] {
    var stems: [String] = []
    var members: [String: [(number: Int?, swatch: Swatch)]] = [:]
    var lines: [Swatch] = []
    for (name, swatch) in colors {
      let role = ColorRole(name)
      if case .line = role { lines.append(swatch) }
      guard role.isData, let (stem, number) = ColorNames.member(name), !stem.isEmpty else {
        continue
      }
      if members[stem] == nil { stems.append(stem) }
      members[stem, default: []].append((number, swatch))
    }
    let known = ColorNames.byWords(colors)
    let met = ColorNames.encounters(among: colors, known: known, theme: theme)
    // What is measured on the ground that its name says is on no other.
    let paired = Set(met.filter { $0.reason == ColorNames.ringOfPart }.map(\.upper.name))
    lines.removeAll { paired.contains($0.name) }
    var lists: [ColorList] = stems.compactMap { stem in
      let found = members[stem] ?? []
      guard found.count > 1 else { return nil }
      let numbers = found.compactMap(\.number)
      let isNumbered = numbers.count == found.count
      let sorted = isNumbered ? found.sorted { ($0.number ?? 0) < ($1.number ?? 0) } : found
      var list = ColorList(
        name: stem, kind: ColorRole.kind(stem) ?? .categorical, theme: theme,
        swatches: sorted.map(\.swatch), location: sorted.first?.swatch.location)
      let isScale =
        ColorNames.isScale(stem, numbers: numbers)
        || (!ColorNames.saysData(stem) && list.swatches.count > 5 && list.isMonotone)
      if isNumbered, isScale, list.kind == .categorical { list.kind = .scale }
      list.grounds = ColorNames.ground(for: stem, among: known).map { [$0] } ?? []
      list.lines = lines
      list.isGuessed = !ColorNames.saysSeries(stem)
      return list
    }
    if !met.isEmpty { lists.append(ColorList(encounters: met, theme: theme, file: file)) }
    return lists
  }
}

extension ColorList {
  /// Whether its colours only become lighter, or only darker.
  var isMonotone: Bool {
    let lightness = swatches.map { OKLab($0.color).values.x }
    let steps = zip(lightness.dropFirst(), lightness).map { $0 - $1 }
    return steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 }
  }

  /// Pairs alone, without a palette.
  init(encounters: [ColorEncounter], theme: Theme?, file: String) {
    self.init(
      name: file, theme: theme, swatches: [], location: encounters.first?.upper.location)
    self.encounters = encounters
  }
}
