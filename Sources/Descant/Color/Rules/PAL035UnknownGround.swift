extension PaletteRule {
  static let unknownGround = PaletteRule(
    "PAL035", "unknown-ground", "Nobody said which ground the colours lie on.",
    remedy: "Name the ground in the file, or with --ground.",
    why: "Contrast is between two colours; white is a guess.",
    passing: ColorList("#0072B2"), failing: ColorList("#0072B2", on: "")
  ) { view, _ in
    guard view.list.grounds.isEmpty, !view.list.swatches.isEmpty, view.list.kind == .categorical
    else { return [] }
    return [
      Verdict(
        severity: .warning, message: "no ground is named: measured on \(view.grounds[0].hex)",
        help: "name it with --ground, once for each ground the colours appear on",
        location: view.place, slots: [])
    ]
  }
}
