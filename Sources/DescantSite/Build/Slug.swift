import Foundation

/// Names for paths and ids: lower-case letters, digits and hyphens, each given once.
struct Slugs: Sendable {
  private var taken: Set<String>

  /// Names that a page, Windows or a web server already means something by.
  private static let reserved: Set<String> = [
    "index", "manifest", "assets", "con", "prn", "aux", "nul", "main", "content",
  ]

  init() { taken = Self.reserved }

  /// A free name made of a title or a file's name.
  ///
  ///     slugs.claim("Größe (cm)")   // "grosse-cm", then "grosse-cm-2"
  mutating func claim(_ text: String, fallback: String = "page") -> String {
    let slug = Self.slug(text)
    var base = slug.isEmpty ? fallback : slug
    // "com1", "lpt2" are devices on Windows; a leading digit makes an awkward selector.
    if base.hasPrefix("com") || base.hasPrefix("lpt"), base.count == 4 { base += "-data" }
    var name = base
    var count = 1
    while !taken.insert(name).inserted {
      count += 1
      name = "\(base)-\(count)"
    }
    return name
  }

  static func slug(_ text: String) -> String {
    let folded = text.replacing("ß", with: "ss").folding(
      options: [.diacriticInsensitive, .widthInsensitive], locale: Locale(identifier: "en_US_POSIX")
    )
    var out = ""
    for scalar in folded.lowercased().unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        out.unicodeScalars.append(scalar)
      } else if scalar != "'", out.last != "-", !out.isEmpty {
        out += "-"
      }
    }
    let cut = out.prefix(60)
    return String(cut.last == "-" ? cut.dropLast() : cut)
  }
}
