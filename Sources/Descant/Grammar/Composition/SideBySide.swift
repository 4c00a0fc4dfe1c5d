/// Which charts of a group stand side by side: two halves of a mirror, and narrow ones.
enum SideBySide {
  private static let most = 3

  /// One where they stand below one another.
  static func columns(of parts: [JSONNode], in group: JSONNode) -> Int {
    guard (2...most).contains(parts.count), isRow(group) else { return 1 }
    return areHalves(parts) || parts.allSatisfy(isNarrow) ? parts.count : 1
  }

  static func areHalves(_ parts: [JSONNode]) -> Bool {
    parts.count == 2 && areMirrored(parts[0], parts[1])
  }

  /// Two halves whose rows are named in both, where their author names them in one: else they would not lie at one height.
  static func alike(_ parts: [JSONNode]) -> [JSONNode] {
    let titles = parts.map { $0["encoding"]?["y"]?["title"] }
    guard titles.contains(where: { $0?.isNull == true }),
      titles.contains(where: { $0?.isNull != true })
    else { return parts }
    return parts.map { part in
      guard part["encoding"]?["y"]?["title"]?.isNull == true else { return part }
      return part.replacing("encoding") { $0.replacing("y") { $0.without("title") } }
    }
  }

  /// Whether its author sets them in one row.
  private static func isRow(_ group: JSONNode) -> Bool {
    if group["hconcat"] != nil { return true }
    guard let all = group["concat"]?.elements else { return false }
    return group["columns"]?.number.map { $0 >= Double(all.count) } ?? true
  }

  /// Whether bars of the same rows run from the middle to both sides: the scale of one of them is turned around.
  private static func areMirrored(_ one: JSONNode, _ other: JSONNode) -> Bool {
    guard [one, other].allSatisfy({ mark(of: $0) == "bar" }),
      let rows = field(one, "y"), rows == field(other, "y"),
      let measured = field(one, "x"), measured == field(other, "x")
    else { return false }
    return isTurned(one) != isTurned(other)
  }

  private static func mark(of part: JSONNode) -> String? {
    part["mark"]?["type"]?.string ?? part["mark"]?.string
  }

  private static func field(_ part: JSONNode, _ name: String) -> String? {
    part["encoding"]?[name]?["field"]?.string
  }

  private static func isTurned(_ part: JSONNode) -> Bool {
    let x = part["encoding"]?["x"]
    let isReversed = if case .boolean(true)? = x?["scale"]?["reverse"]?.kind { true } else { false }
    return x?["sort"]?.string == "descending" || isReversed
  }

  /// Whether its marks stand in one column: nothing runs along its foot.
  private static func isNarrow(_ part: JSONNode) -> Bool {
    guard let encoding = part["encoding"], mark(of: part) != nil, part["facet"] == nil else {
      return false
    }
    let others = ["x", "row", "column", "facet", "longitude", "theta"]
    return encoding["y"] != nil && others.allSatisfy { encoding[$0] == nil }
  }
}
