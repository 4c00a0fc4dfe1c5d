/// Groups of colours that are roles of an interface, or rests of a scale, and no palette: nothing is chosen from them.
enum RoleGroup {
  /// What a group is instead of a palette; nil where it may be one.
  static func what(_ list: ColorList) -> String? {
    // Roles are in no order of lightness: "BrBG" is brown to blue-green.
    guard !list.kind.isRamp || list.kind == .scale else { return nil }
    let names = list.swatches.map { $0.name ?? "" }
    let numbers = names.compactMap(ColorNames.step)
    if numbers.count == names.count, let first = numbers.min(), let last = numbers.max() {
      // 10, 11, 12: what one file adds to the steps of another.
      let isRest = first > 1 && last - first == numbers.count - 1
      return isRest ? "steps \(first) to \(last) of a scale that begins elsewhere" : nil
    }
    guard !names.contains(where: { ColorNames.member($0)?.number != nil || Int($0) != nil }) else {
      return nil
    }
    let group = list.name.split(separator: ".").last.map(String.init) ?? ""
    let roles = names.count { name in
      let words = ColorRole.words(name)
      return !words.isEmpty && words.allSatisfy(members.contains)
    }
    let isRole = ColorRole.words(group, withoutHues: true).contains(where: groups.contains)
    return isRole || roles * 2 > names.count ? "roles of an interface" : nil
  }

  /// Words for what a group of roles colours, and for all that a brand has.
  private static let groups: Set = [
    "background", "bg", "surface", "font", "text", "foreground", "border", "outline", "link",
    "button", "input", "icon", "action", "status", "feedback", "semantic", "state", "base", "core",
    "primitive", "primitives", "global", "globals", "rect",
  ]

  /// Words for one role among others.
  private static let members: Set = [
    "primary", "secondary", "tertiary", "quaternary", "danger", "warning", "success", "error",
    "info", "critical", "positive", "negative", "disabled", "enabled", "hover", "active", "focus",
    "pressed", "selected", "inverse", "inverted", "base", "default", "muted", "subtle", "strong",
    "link", "interactive", "fill", "stroke", "outline", "border", "background", "foreground",
    "color", "colour", "text", "on", "bg", "fg",
  ]
}

/// Colours as texts of a file of which nothing was read.
enum ColorTexts {
  /// More of a file than this is not looked through.
  private static let most = 200_000

  /// Whether a sign stands anywhere.
  static func has(_ sign: String, in bytes: [UInt8]) -> Bool {
    let sign = Array(sign.utf8)
    return bytes.indices.contains { bytes[$0] == sign[0] && bytes[$0...].starts(with: sign) }
  }

  /// `#1696d2`, `210 17% 98%` and `oklch(…)`, counted.
  static func count(in bytes: [UInt8]) -> Int {
    let text = String(decoding: bytes.prefix(most), as: UTF8.self)
    let hexes = text.matches(of: /#[0-9a-fA-F]{6}\b/).count
    let channels = text.matches(of: /\b[0-9.]+ [0-9.]+% [0-9.]+%/).count
    let calls = text.matches(of: /\b(oklch|oklab|hsl)\(/).count
    return hexes + channels + calls + (saysColors(text) ? numbers(in: text) : 0)
  }

  private static func saysColors(_ text: String) -> Bool {
    let lower = text.lowercased()
    return ["color", "colour", "palette", "scheme"].contains(where: lower.contains)
  }

  /// Three numbers of 0 to 255, three times or more, and codes that are joined in one text: "1f77b4ff7f0e2ca02c".
  private static func numbers(in text: String) -> Int {
    let triples = text.matches(of: /[\[(]\s*(\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})\s*[\])]/).filter {
      [$0.1, $0.2, $0.3].allSatisfy { (Int($0) ?? 256) < 256 }
    }
    let joined = text.matches(of: /["'](([0-9a-f]{6}){3,})["']/).map { $0.1.count / 6 }
    return (triples.count > 2 ? triples.count : 0) + joined.reduce(0, +)
  }
}
