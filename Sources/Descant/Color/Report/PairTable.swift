/// Every pair of a run as a table for a pull request, in Markdown.
package enum PairTable {
  /// A row for each pair: worst first, with what it needs.
  ///
  /// - Parameters:
  ///   - report: what was measured.
  ///   - settings: by which limits.
  /// - Returns: a heading, a table, and a line that counts.
  package static func markdown(
    _ report: PaletteLint.Report, settings: LintSettings = LintSettings()
  ) -> String {
    let limits = settings.limits(of: .contrastPair).error
    var rows: [(ratio: Double, text: String, passes: Bool)] = []
    for encounter in report.encounters {
      let ground = encounter.shown.ground
      let needed = limits[encounter.role.measure] ?? 1
      rows.append(
        row(
          encounter.upper, on: encounter.ground, role: encounter.role.rawValue, ground, needed,
          encounter.theme, encounter.reason))
    }
    let least = settings.limits(of: .contrastGround).error[.contrast] ?? 1
    for list in report.lists where list.kind == .categorical {
      for (swatch, ground) in list.swatches.flatMap({ swatch in list.grounds.map { (swatch, $0) } })
      {
        rows.append(
          row(
            swatch, on: ground, role: "data", ground.color.over(.white), least, list.theme,
            list.name))
      }
    }
    guard !rows.isEmpty else { return "No pair of a colour and its ground was measured.\n" }
    var seen: Set<String> = []
    let shown = rows.filter { seen.insert($0.text).inserted }.sorted {
      ($0.passes ? 1 : 0, $0.ratio, $0.text) < ($1.passes ? 1 : 0, $1.ratio, $1.text)
    }
    let failing = shown.count { !$0.passes }
    return "| | Colour | On | Mode | Role | Contrast | Needs | Why they meet |\n"
      + "|---|---|---|---|---|--:|--:|---|\n" + shown.map(\.text).joined()
      + "\n\(failing) of \(shown.count) pairs fail\(failing == 1 && shown.count == 1 ? "s" : "").\n"
  }

  private static func row(
    _ upper: Swatch, on lower: Swatch, role: String, _ ground: Color, _ needed: Double,
    _ theme: ColorList.Theme?, _ reason: String
  ) -> (ratio: Double, text: String, passes: Bool) {
    let ratio = upper.color.contrast(with: ground)
    let passes = ratio >= needed
    let cells = [
      passes ? "✅ passes" : "❌ fails", cell(upper), cell(lower), theme?.rawValue ?? "any", role,
      "\(Contrast.text(ratio, needed: needed)):1", "\(needed.plainText):1", escaped(reason),
    ]
    return (ratio, "| " + cells.joined(separator: " | ") + " |\n", passes)
  }

  private static func cell(_ swatch: Swatch) -> String {
    let name = swatch.name.map { $0 == swatch.written ? "" : "`\(escaped($0))` " } ?? ""
    return "\(name)\(swatch.color.hex)"
  }

  /// A cell holds no bar, no line break and no quote of code.
  private static func escaped(_ text: String) -> String {
    String(text.map { "|`\n\r".contains($0) ? " " : $0 })
  }
}
