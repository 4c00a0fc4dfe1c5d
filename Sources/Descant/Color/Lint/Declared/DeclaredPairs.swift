/// Finds the colours of declared pairs: in every file that has both, else in those that have one of them.
struct DeclaredPairs {
  /// A colour by one of its names.
  struct Named {
    let name: String
    let theme: ColorList.Theme?
    let file: String
    let swatch: Swatch
  }

  private let names: [String]
  private let byName: [String: [Named]]
  private let scope: LintScope

  init(_ colors: [Named], in scope: LintScope) {
    names = colors.prefix(1000).map(\.name)
    byName = Dictionary(grouping: colors, by: \.name)
    self.scope = scope
  }

  func encounters(
    _ pairs: [PairDeclaration]
  ) -> (encounters: [ColorEncounter], findings: [Finding]) {
    var (encounters, findings): ([ColorEncounter], [Finding]) = ([], [])
    for pair in pairs {
      for ground in pair.grounds {
        let missing = [pair.upper, ground].filter { colors($0, of: pair).isEmpty }
        guard missing.isEmpty else {
          // Files that this run was not asked to read may have them.
          guard scope.isWhole else { continue }
          findings += missing.map { name in
            Finding.error(
              .paletteMissing,
              "\"\(name)\" of a declared pair is no colour in any file that was read",
              help: didYouMean(name, among: names), at: pair.location)
          }
          continue
        }
        let found = meetings(pair, on: ground)
        encounters += found
        guard found.isEmpty else { continue }
        findings.append(
          .warning(
            .paletteMissing,
            "\"\(pair.upper)\" and \"\(ground)\" meet in no file and no mode: not measured",
            help: "say with \"files\" where both are meant", at: pair.location))
      }
    }
    return (encounters, findings)
  }

  /// The colours of a name among the files of a pair; a colour that is written out, and that none of them names, is in all of them.
  private func colors(_ name: String, of pair: PairDeclaration) -> [Named] {
    // What files call "red" is theirs, and not the web's.
    let own = (byName[name] ?? []).filter { pair.speaks(of: $0.file) }
    guard own.isEmpty, let color = CSSColor(name) else { return own }
    return [
      Named(
        name: name, theme: nil, file: "",
        swatch: Swatch(color.color, name: name, written: name))
    ]
  }

  private func meetings(_ pair: PairDeclaration, on ground: String) -> [ColorEncounter] {
    let (uppers, lowers) = (colors(pair.upper, of: pair), colors(ground, of: pair))
    let all = [uppers, lowers].map { colors in
      colors.map(\.file).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    }
    let both = all[0].filter(all[1].contains)
    // Where one file has both, what another has of one of them is of another page.
    let files = both.isEmpty ? all[0] + all[1] : both
    var found: [ColorEncounter] = []
    var counts: [Int] = []
    for file in files where !file.isEmpty || files.count == 1 {
      guard let upper = Self.own(uppers, of: file), let lower = Self.own(lowers, of: file) else {
        continue
      }
      for (theme, a, b) in Self.modes(upper, lower) {
        // The same in another file is told once.
        let known = found.firstIndex {
          $0.theme == theme && $0.upper.color == a.color && $0.ground.color == b.color
        }
        if let known {
          counts[known] += found[known].upper.location?.file == a.location?.file ? 0 : 1
          continue
        }
        found.append(ColorEncounter(a, on: b, role: pair.role, theme: theme, reason: "declared"))
        counts.append(0)
      }
    }
    for (index, count) in counts.enumerated() where count > 0 {
      found[index].reason += ", the same in \(count) other file\(count == 1 ? "" : "s")"
    }
    return found
  }

  /// Those of a file; where it has none, those of the only other one, or of several that agree.
  private static func own(_ colors: [Named], of file: String) -> [Named]? {
    let own = colors.filter { $0.file == file }
    if !own.isEmpty { return own }
    guard let first = colors.first else { return nil }
    let nearest = colors.filter { $0.file == first.file }
    let isOnly = nearest.count == colors.count
    let agree = colors.allSatisfy { $0.swatch.color == first.swatch.color }
    return isOnly || agree ? nearest : nil
  }

  /// Both colours in each theme that they have; what holds in all of them counts as well.
  private static func modes(
    _ upper: [Named], _ lower: [Named]
  ) -> [(ColorList.Theme?, Swatch, Swatch)] {
    let themes = Set((upper + lower).map(\.theme))
    let isThemed = themes.contains { $0 != nil }
    return [nil, ColorList.Theme.light, .dark].compactMap { theme in
      guard themes.contains(theme), theme != nil || !isThemed else { return nil }
      // A colour of one mode alone is none of the other.
      func look(_ colors: [Named]) -> Swatch? {
        (colors.first { $0.theme == theme } ?? colors.first { $0.theme == nil })?.swatch
      }
      guard let a = look(upper), let b = look(lower) else { return nil }
      return (theme, a, b)
    }
  }
}
