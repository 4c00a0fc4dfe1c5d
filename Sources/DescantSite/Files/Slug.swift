import Foundation

/// Names for paths and ids: lower-case letters, digits and hyphens, each given once.
struct Slugs: Sendable {
  private var taken: Set<String>
  /// The last number behind each name: counting goes on from there.
  private var counts: [String: Int] = [:]

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
    guard !taken.insert(base).inserted else { return base }
    var count = counts[base] ?? 1
    repeat { count += 1 } while !taken.insert("\(base)-\(count)").inserted
    counts[base] = count
    return "\(base)-\(count)"
  }

  static func slug(_ text: String) -> String {
    // Nearly every name is plain; folding letters costs a hundred times more.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return plainSlug(text) }
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

  private static func plainSlug(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A: bytes.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39: bytes.append(byte)
      case 0x27: break
      default: if let last = bytes.last, last != 0x2D { bytes.append(0x2D) }
      }
    }
    var cut = bytes.prefix(60)
    if cut.last == 0x2D { cut.removeLast() }
    return String(decoding: cut, as: UTF8.self)
  }
}
