import Descant

/// The site's own colours for text, by the palette checker's measure, light and dark.
enum ThemeContrast {
  /// Which custom property needs how much contrast on which ground.
  static let pairs: [(ink: String, ground: String, needed: Double)] = [
    ("--descant-ink", "--descant-ground", 4.5), ("--descant-quiet", "--descant-ground", 4.5),
    ("--descant-link", "--descant-ground", 4.5), ("--descant-focus", "--descant-ground", 3),
    ("--descant-hl-comment", "--descant-code-ground", 4.5),
    ("--descant-hl-string", "--descant-code-ground", 4.5),
    ("--descant-hl-number", "--descant-code-ground", 4.5),
    ("--descant-hl-keyword", "--descant-code-ground", 4.5),
    ("--descant-hl-name", "--descant-code-ground", 4.5),
  ]

  @Sendable static func findings(_ subject: SiteSubject) -> [Finding] {
    StyleTokens.Mode.allCases.flatMap { mode -> [Finding] in
      let tokens = StyleTokens(subject.site.styles, mode: mode)
      return pairs.compactMap { pair in
        // What a palette of the site's own says is told where it is written, with the charts.
        guard let ink = tokens[pair.ink], let ground = tokens[pair.ground], !ink.isOfPalette
        else { return nil }
        let ratio = ink.color.contrast(with: ground.color)
        guard ratio < pair.needed else { return nil }
        let shown = Contrast.text(ratio, needed: pair.needed)
        return .warning(
          .themeContrast,
          "\(pair.ink) \(ink.color.hex) has \(shown):1 on \(pair.ground) \(ground.color.hex) "
            + "in \(mode.rawValue) mode; readers need \(pair.needed.formatted):1",
          help: "descant lint finds the nearest colour that passes", at: ink.location)
      }
    }
  }
}

extension Double {
  fileprivate var formatted: String { self == rounded() ? String(Int(self)) : String(self) }
}

/// Custom properties with a colour, as the last style sheet that sets them says.
struct StyleTokens {
  enum Mode: String, CaseIterable { case light, dark }

  struct Token {
    let color: Color
    let location: SourceLocation
    /// Whether `Site/palettes/` brought it.
    let isOfPalette: Bool
  }

  private var tokens: [String: Token] = [:]

  subscript(_ name: String) -> Token? { tokens[name] }

  init(_ styles: [OutputFile], mode: Mode) {
    for style in styles {
      let source = Source(file: style.path, bytes: style.bytes)
      let text = String(decoding: style.bytes, as: UTF8.self)
      let parts = Self.parts(of: text)
      for part in parts where part.isDark == false || mode == .dark {
        for match in text[part.range].matches(of: Self.declaration) {
          let twin = mode == .dark ? match.output.3 : nil
          guard let color = Color(hex: String(twin ?? match.output.2)) else { continue }
          let offset = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
          tokens[String(match.output.1)] = Token(
            color: color, location: source.location(at: offset), isOfPalette: part.isPalette)
        }
      }
    }
  }

  /// A name with a colour, or with one for light and one for dark.
  ///
  /// A pattern is a constant that nobody writes to, though `Regex` isn't `Sendable`.
  nonisolated(unsafe) private static let declaration =
    /(--[\w-]+)\s*:\s*(?:light-dark\(\s*)?(#[0-9a-fA-F]{3,8})\b(?:\s*,\s*(#[0-9a-fA-F]{3,8})\s*\))?/

  private struct Part {
    let range: Range<String.Index>
    var isDark = false
    var isPalette = false
  }

  /// The sheet cut where a dark scheme's or a palette's block begins and ends; other conditions are
  /// left out.
  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var start = text.startIndex
    while let media = text[start...].firstRange(of: "@media") {
      parts.append(Part(range: start..<media.lowerBound))
      guard let open = text[media.upperBound...].firstIndex(of: "{") else { return parts }
      let condition = text[media.upperBound..<open]
      let end = blockEnd(text, from: text.index(after: open))
      let isDark = condition.contains("prefers-color-scheme: dark")
      let isPalette = condition.contains(PaletteSheet.condition)
      if isDark || isPalette, !condition.contains("prefers-contrast") {
        parts.append(Part(range: open..<end, isDark: isDark, isPalette: isPalette))
      }
      start = end
    }
    parts.append(Part(range: start..<text.endIndex))
    return parts
  }

  private static func blockEnd(_ text: String, from start: String.Index) -> String.Index {
    var depth = 1
    var place = start
    while place < text.endIndex {
      if text[place] == "{" { depth += 1 }
      if text[place] == "}" { depth -= 1 }
      place = text.index(after: place)
      if depth == 0 { return place }
    }
    return place
  }
}
