/// The order in which the colours of a declaration are meant.
struct ColorOrder {
  /// Every colour of the file.
  let all: [WrittenColor]

  init(among all: [WrittenColor]) { self.all = all }

  /// By the first of these that says an order: numbers in names, a list of the file that has just these colours,
  /// the names as they are declared; for the steps of a ramp in a map whose names say none, the lightness.
  ///
  /// All others stay as they stand in the file.
  func sorted(_ colors: [WrittenColor], _ declaration: PaletteDeclaration) -> [WrittenColor] {
    if case .match = declaration.selection { return colors }
    if case .all = declaration.selection { return colors }
    if let numbered = Self.numbered(colors) { return numbered }
    // Values of a list have its order.
    guard !colors.allSatisfy({ $0.place != nil }) || isOfSeveralLists(colors) else { return colors }
    if let listed = listed(colors) { return listed }
    if case .names(let patterns) = declaration.selection, patterns.count > 1 {
      let globs = patterns.map { PathPattern($0) }
      func rank(_ color: WrittenColor) -> Int {
        globs.firstIndex { $0.matches(color.name) || $0.matches(color.path.last ?? "") } ?? 0
      }
      return colors.enumerated().sorted {
        (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
      }.map(\.element)
    }
    return declaration.kind == .sequential && isMap(colors) ? byLightness(colors) : colors
  }

  private static func numbered(_ colors: [WrittenColor]) -> [WrittenColor]? {
    let members = colors.map { ColorNames.member($0.name) }
    guard let stem = members.first??.stem,
      members.allSatisfy({ $0?.stem == stem && $0?.number != nil })
    else { return nil }
    return zip(colors, members).sorted { ($0.1?.number ?? 0) < ($1.1?.number ?? 0) }.map(\.0)
  }

  private func isOfSeveralLists(_ colors: [WrittenColor]) -> Bool {
    Set(colors.map { $0.path.dropLast() }).count > 1
  }

  /// Whether all of them stand side by side, each by its own name.
  private func isMap(_ colors: [WrittenColor]) -> Bool {
    !isOfSeveralLists(colors) && colors.allSatisfy { $0.place == nil }
  }

  /// In the order of the list that is made of just these colours, some by their names.
  private func listed(_ colors: [WrittenColor]) -> [WrittenColor]? {
    let places = colors.compactMap(\.swatch.location)
    let wanted = Set(places)
    guard places.count == colors.count, wanted.count == colors.count else { return nil }
    var lists: [[String]: [SourceLocation]] = [:]
    for color in all where color.place != nil {
      guard let place = color.swatch.location else { continue }
      lists[Array(color.path.dropLast()), default: []].append(place)
    }
    let found = lists.values.filter { $0.count == wanted.count && Set($0) == wanted }
    // Two lists of other orders say none.
    guard let order = found.first, found.allSatisfy({ $0 == order }) else { return nil }
    return order.compactMap { place in colors.first { $0.swatch.location == place } }
  }

  /// From the lighter of its two ends on, where no name says a place in an order.
  private func byLightness(_ colors: [WrittenColor]) -> [WrittenColor] {
    let words = colors.flatMap { ColorRole.words($0.path.last ?? "") }
    guard !words.contains(where: ColorNames.ranks.contains) else { return colors }
    let steps = colors.map { (color: $0, light: OKLab($0.swatch.color).values.x) }
    let rising = steps.sorted { $0.light < $1.light }.map(\.color)
    let isRising = (steps.first?.light ?? 0) < (steps.last?.light ?? 0)
    return isRising ? rising : rising.reversed()
  }
}
