import Descant

/// Ids of headings as GitHub makes them, unique on a page and never those of a figure.
struct HeadingIDs {
  private var taken: Set<String>
  /// The last number behind each text: counting goes on from there.
  private var counts: [String: Int] = [:]
  private let figures: [String]

  /// - Parameters:
  ///   - figures: ids of the charts on the page, which begin the ids of all their parts.
  ///   - named: ids that the author gave to other parts of the text.
  init(besides figures: [String], named: [String] = []) {
    self.figures = figures
    taken = Set(["main", "search", "contents"] + named)
  }

  /// `wanted` is what the author asks for.
  mutating func claim(_ text: String, as wanted: String? = nil) -> String {
    var base = wanted ?? Self.id(of: text)
    if base.isEmpty { base = "section" }
    if figures.contains(where: { base == $0 || base.hasPrefix($0 + "-") }) { base = "on-" + base }
    if base.hasPrefix("fn-") || base.hasPrefix("fnref-") || base.hasPrefix("aside-") {
      base = "on-" + base
    }
    guard !taken.insert(base).inserted else { return base }
    var count = counts[base] ?? 0
    repeat { count += 1 } while !taken.insert("\(base)-\(count)").inserted
    counts[base] = count
    return "\(base)-\(count)"
  }

  /// Lower-case letters and digits of any script, hyphens for blanks.
  ///
  ///     HeadingIDs.id(of: "What's new?")   // "whats-new"
  static func id(of text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A: bytes.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39, 0x2D, 0x5F: bytes.append(byte)
      case 0x20, 0x09, 0x0A: bytes.append(0x2D)
      case 0x80...: return slowID(of: text)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func slowID(of text: String) -> String {
    var out = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark, .connectorPunctuation:
        out.unicodeScalars.append(scalar)
      case .spaceSeparator, .control: out += "-"
      default: if scalar == "-" { out += "-" }
      }
    }
    return out
  }
}
