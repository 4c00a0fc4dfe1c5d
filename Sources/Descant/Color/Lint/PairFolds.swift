/// Findings on pairs of long lists, gathered so that each rule says one thing of each list.
struct PairFolds {
  /// Of lists with more colours than this nobody reads what is wrong with every pair.
  static let longest = 24

  private struct Key: Hashable {
    let list: Int
    let code: String
  }

  private var keys: [Key] = []
  private var found: [Key: [PaletteLint.Judged]] = [:]
  private var pairs: [Int: Int] = [:]

  /// Takes a finding, where it is about two colours of a long list.
  mutating func take(_ one: PaletteLint.Judged, of lists: [ColorList]) -> Bool {
    guard one.slots.count == 2, let place = one.list, let list = lists.at(place),
      list.kind == .categorical, list.swatches.count > Self.longest
    else { return false }
    let key = Key(list: place, code: one.finding.code.id)
    if found[key] == nil { keys.append(key) }
    found[key, default: []].append(one)
    let compared = min(list.swatches.count, PaletteView.comparable)
    pairs[place] = compared * (compared - 1) / 2
    return true
  }

  var findings: [Finding] {
    keys.compactMap { key in
      let all = (found[key] ?? []).sorted { Self.share($0.finding) < Self.share($1.finding) }
      guard all.count > 1, var finding = all.first?.finding else { return all.first?.finding }
      let errors = all.count { $0.finding.severity == .error }
      let nearest = all.prefix(3).map(\.finding)
      let others = errors > 0 && errors < all.count ? " (\(errors) as errors)" : ""
      finding.severity = all.map(\.finding.severity).max() ?? finding.severity
      finding.message =
        "\(all.count) of \(pairs[key.list] ?? 0) pairs\(others), the worst first: "
        + nearest.map(\.message).joined(separator: "; ")
      finding.replacement = nil
      finding.measurement?.subjects = nearest.flatMap { $0.measurement?.subjects ?? [] }
      finding.measurement?.count = all.count
      return finding
    }
  }

  /// How much of what is needed there is.
  private static func share(_ finding: Finding) -> Double {
    guard let measured = finding.measurement, let figure = measured.figure,
      let limit = measured.limit, limit > 0
    else { return 0 }
    return figure / limit
  }
}
