extension LintSettings {
  /// Reads `.descant-lint.json`.
  ///
  ///     { "profile": "wwdc21", "grounds": ["#fff"], "rules": { "PAL014": { "level": "off" } },
  ///       "suppress": [{ "rule": "PAL012", "slots": [1, 4], "reason": "never drawn together" }] }
  package static func read(_ source: Source) -> (settings: LintSettings, findings: [Finding]) {
    var settings = LintSettings()
    var (node, findings) = JSONReader.read(source)
    for member in node?.members ?? [] {
      switch member.name {
      case "profile": settings.readProfile(member.value, &findings)
      case "grounds":
        for element in member.value.elements ?? [member.value] {
          if let ground = element.swatch(&findings) { settings.grounds.append(ground) }
        }
      case "rules":
        for rule in member.value.members { settings.readRule(rule, &findings) }
      case "suppress":
        settings.suppressions += Suppression.read(member.value, &findings)
      case "palettes":
        settings.palettes = PaletteDeclaration.read(member.value, &findings)
        settings.declaresPalettes = member.value.elements != nil
      case "pairs": settings.pairs = PairDeclaration.read(member.value, &findings)
      case "exclude": settings.excluded = member.value.texts(&findings)
      case "$schema": break
      default: unknown(member, among: keys, &findings)
      }
    }
    return (settings, findings)
  }

  private static let keys = [
    "profile", "grounds", "palettes", "pairs", "exclude", "rules", "suppress",
  ]

  /// Reads what a site's own settings say of palettes: `"palettes"` in `Site/site.json`.
  package mutating func readPalettes(ofSite source: Source) -> [Finding] {
    var (node, findings) = JSONReader.read(source)
    guard let entries = node?["palettes"] else { return [] }
    palettes += PaletteDeclaration.read(entries, &findings)
    declaresPalettes = declaresPalettes || entries.elements != nil
    return findings
  }

  private mutating func readProfile(_ node: JSONNode, _ findings: inout [Finding]) {
    let names = PaletteProfile.allCases.map(\.rawValue)
    guard let name = node.string, let profile = PaletteProfile(rawValue: name) else {
      findings.append(
        .error(
          .lintUnknown, "\(node.string.map { "\"\($0)\"" } ?? node.kindName) is no profile",
          help: didYouMean(node.string ?? "", among: names), at: node.location))
      return
    }
    self.profile = profile
  }

  private mutating func readRule(_ member: JSONMember, _ findings: inout [Finding]) {
    guard let rule = PaletteRule.of(id: member.name) else {
      return Self.unknown(member, among: PaletteRule.all.map(\.code.id), &findings)
    }
    var change = RuleChange()
    let entries =
      member.value.string != nil
      ? [JSONMember(name: "level", value: member.value)] : member.value.members
    for entry in entries {
      switch entry.name {
      case "level":
        change.level = entry.value.string.flatMap(Level.init)
        if change.level == nil {
          let written = entry.value.string ?? entry.value.kindName
          findings.append(
            .error(
              .lintUnknown, "\"\(written)\" is no level",
              help: didYouMean(written, among: Level.allCases.map(\.rawValue)),
              at: entry.value.location))
        }
      case "error": change.limits.error = Self.limits(entry.value, &findings)
      case "warning": change.limits.warning = Self.limits(entry.value, &findings)
      case "note": change.limits.note = Self.limits(entry.value, &findings)
      default: Self.unknown(entry, among: ["level", "error", "warning", "note"], &findings)
      }
    }
    changes[rule.code.id] = change
  }

  private static func limits(
    _ node: JSONNode, _ findings: inout [Finding]
  ) -> [Measure: Double] {
    var limits: [Measure: Double] = [:]
    for member in node.members {
      guard let measure = Measure(rawValue: member.name) else {
        unknown(member, among: Measure.allCases.map(\.rawValue), &findings)
        continue
      }
      guard let value = member.value.number, value >= 0, value <= 1000 else {
        findings.append(
          .error(
            .lintValue, "\"\(member.name)\" needs a number from 0 to 1000",
            help: "write one without quotes", at: member.value.location))
        continue
      }
      limits[measure] = value
    }
    return limits
  }

  static func unknown(
    _ member: JSONMember, among known: [String], _ findings: inout [Finding]
  ) {
    findings.append(
      .error(
        .lintUnknown, "\"\(member.name)\" is not known here",
        help: didYouMean(member.name, among: known), at: member.nameLocation))
  }
}

extension Suppression {
  private static let keys = ["rule", "slots", "file", "reason", "until"]

  /// Reads a list of `{"rule": …, "slots": […], "reason": …, "until": …}`.
  ///
  /// An entry with a mistake is left out: it must not silence more than its author meant.
  static func read(_ node: JSONNode?, _ findings: inout [Finding]) -> [Suppression] {
    var suppressions: [Suppression] = []
    for entry in node?.elements ?? [] {
      var mistakes: [Finding] = []
      for member in entry.members where !keys.contains(member.name) {
        LintSettings.unknown(member, among: keys, &mistakes)
      }
      if entry["rule"]?.string == nil {
        mistakes.append(
          .error(
            .lintValue, "a suppression names no rule", help: "write \"rule\": \"PAL012\"",
            at: entry.location))
      }
      let slots = entry["slots"].map { readSlots($0, &mistakes) }
      let until = entry["until"].map { readDay($0, &mistakes) }
      findings += mistakes
      guard mistakes.isEmpty, let rule = entry["rule"]?.string else { continue }
      suppressions.append(
        Suppression(
          rule: rule, slots: slots, file: entry["file"]?.string,
          reason: entry["reason"]?.string ?? "", until: until, location: entry.location))
    }
    return suppressions
  }

  private static func readSlots(_ node: JSONNode, _ findings: inout [Finding]) -> Set<Int> {
    let elements = node.elements ?? []
    let slots = elements.compactMap { $0.number.flatMap { Int(exactly: $0) } }.filter { $0 > 0 }
    if slots.isEmpty || slots.count != elements.count {
      findings.append(
        .error(
          .lintValue, "\"slots\" needs a list of slot numbers", help: "write [1, 4]",
          at: node.location))
    }
    return Set(slots)
  }

  private static func readDay(_ node: JSONNode, _ findings: inout [Finding]) -> String {
    let text = node.string ?? ""
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3, (1...12).contains(numbers[1]),
      (1...31).contains(numbers[2])
    else {
      findings.append(
        .error(
          .lintValue, "\"\(node.string ?? node.kindName)\" is no day",
          help: "write the last day it holds as \"2027-01-31\"", at: node.location))
      return ""
    }
    return text
  }
}
