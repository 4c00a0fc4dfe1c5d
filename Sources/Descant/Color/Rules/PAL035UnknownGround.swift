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
        location: view.place, slots: [],
        measurement: Measurement(palette: view.list.name, ground: view.grounds[0].hex))
    ]
  }
}

extension [Finding] {
  /// One finding on unnamed grounds a file, which counts the palettes: they lack one for the same reason.
  var withOneUnknownGroundPerFile: [Finding] {
    let code = PaletteRule.unknownGround.code
    let unknown = filter { $0.code == code }
    guard unknown.count > 1 else { return self }
    var told: Set<String?> = []
    return compactMap { finding in
      guard finding.code == code else { return finding }
      let file = finding.location?.file
      guard told.insert(file).inserted else { return nil }
      let own = unknown.filter { $0.location?.file == file }
      guard own.count > 1 else { return finding }
      var grounds: [String] = []
      for ground in own.compactMap(\.measurement?.ground) where !grounds.contains(ground) {
        grounds.append(ground)
      }
      var one = finding
      one.message =
        "no ground is named for \(own.count) palettes: measured on "
        + grounds.joined(separator: " and ")
      return one
    }
  }
}
