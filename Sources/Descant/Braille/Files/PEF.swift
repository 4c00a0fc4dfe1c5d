import Foundation

// Portable embosser format 1.0: pages as XML that any embosser's software reads.
extension BraillePages {
  /// What a PEF file says of itself.
  package struct Description: Sendable {
    package var title: String
    package var identifier: String
    /// BCP 47.
    package var language: String
    /// As yyyy-mm-dd; nil where nothing but the clock would know.
    package var date: String?

    package init(title: String, identifier: String, language: String, date: String? = nil) {
      self.title = title
      self.identifier = identifier
      self.language = language
      self.date = date
    }
  }

  package func pef(_ description: Description) -> String {
    var out = """
      <?xml version="1.0" encoding="UTF-8"?>
      <pef xmlns="http://www.daisy.org/ns/2008/pef" version="2008-1">
        <head>
          <meta xmlns:dc="http://purl.org/dc/elements/1.1/">
            <dc:title>\(Self.escaped(description.title))</dc:title>
            <dc:creator>Descant</dc:creator>

      """
    if let date = description.date { out += "      <dc:date>\(Self.escaped(date))</dc:date>\n" }
    out += """
            <dc:language>\(Self.escaped(description.language))</dc:language>
            <dc:format>application/x-pef+xml</dc:format>
            <dc:identifier>\(Self.escaped(description.identifier))</dc:identifier>
          </meta>
        </head>
        <body>
          <volume cols="\(size.cells)" rows="\(size.lines)" rowgap="0" duplex="false">
            <section>

      """
    for lines in pages {
      out += "        <page>\n"
      for line in lines {
        out +=
          line.isEmpty ? "          <row/>\n" : "          <row>\(BrailleText.text(line))</row>\n"
      }
      out += "        </page>\n"
    }
    return out + """
            </section>
          </volume>
        </body>
      </pef>

      """
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\t", "\n", "\r": out += " "
      // XML 1.0 has no other controls.
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Pages, rows and the size of a PEF file; nil where it holds no volume, or rows of anything but cells of six dots.
  package init?(pef text: String) {
    guard let volume = Self.tag("volume", in: text[...]),
      let cells = volume.attributes["cols"].flatMap({ Int($0) }),
      let lines = volume.attributes["rows"].flatMap({ Int($0) }),
      let size = BraillePageSize(of: cells, by: lines)
    else { return nil }
    var pages: [[[UInt8]]] = []
    var rest = text[volume.end...]
    while let open = rest.range(of: "<") {
      let tail = rest[open.upperBound...]
      guard let close = tail.range(of: ">") else { return nil }
      let tag = tail[..<close.lowerBound]
      rest = tail[close.upperBound...]
      if tag.hasPrefix("page") { pages.append([]) }
      guard tag.hasPrefix("row") else { continue }
      guard !pages.isEmpty else { return nil }
      guard !tag.hasSuffix("/") else {
        pages[pages.count - 1].append([])
        continue
      }
      guard let end = rest.range(of: "<") else { return nil }
      var row: [UInt8] = []
      for scalar in rest[..<end.lowerBound].unicodeScalars {
        guard scalar.value >= 0x2800, scalar.value <= 0x283F else { return nil }
        row.append(UInt8(scalar.value - 0x2800))
      }
      pages[pages.count - 1].append(row)
    }
    self.init(pages, size: size)
  }

  private static func tag(_ name: String, in text: Substring)
    -> (attributes: [String: String], end: String.Index)?
  {
    guard let open = text.range(of: "<\(name) "),
      let close = text[open.upperBound...].range(of: ">")
    else { return nil }
    var attributes: [String: String] = [:]
    for part in text[open.upperBound..<close.lowerBound].split(separator: " ") {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2 {
        attributes[String(sides[0])] = sides[1].trimmingCharacters(
          in: CharacterSet(charactersIn: "\"'/"))
      }
    }
    return (attributes, close.upperBound)
  }
}
