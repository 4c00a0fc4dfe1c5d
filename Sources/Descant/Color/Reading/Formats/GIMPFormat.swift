extension PaletteFormat {
  /// GIMP's palettes: "r g b name" a line.
  static let gimp = PaletteFormat(
    name: "GIMP palette",
    isOfPalettes: true,
    recognises: { name, bytes in
      name.hasSuffix(".gpl") || bytes.starts(with: Array("GIMP Palette".utf8))
    },
    read: { source in
      var reading = PaletteReading()
      var list = ColorList(name: source.file, swatches: [])
      for (index, line) in source.lines.enumerated() {
        let place = SourceLocation(
          file: source.file, line: index + 1, length: line.unicodeScalars.count, excerpt: line)
        let text = line.trimmed
        if index == 0, text != "GIMP Palette" {
          reading.findings.append(
            .error(
              .paletteFormat, "\"\(text)\" does not begin a GIMP palette",
              help: "the first line says GIMP Palette", at: place))
        }
        if text.hasPrefix("#") {
          if let suppression = Suppression(comment: text, line: index + 1, at: place) {
            reading.suppressions.append(suppression)
          }
        } else if text.hasPrefix("Name:") {
          list.name = text.dropFirst(5).trimmed
          list.location = place
        } else if index > 0, !text.isEmpty, !text.hasPrefix("Columns:") {
          read(line, at: place, into: &list, &reading)
        }
      }
      if !list.swatches.isEmpty { reading.lists = [list] }
      return reading
    })

  private static func read(
    _ line: String, at place: SourceLocation, into list: inout ColorList,
    _ reading: inout PaletteReading
  ) {
    let parts = line.split(maxSplits: 3, whereSeparator: \.isWhitespace)
    let channels = parts.prefix(3).compactMap { UInt8($0) }
    guard channels.count == 3 else {
      reading.findings.append(
        .error(
          PaletteRule.gamut.code, "\"\(line.trimmed)\" can't be read as a colour",
          help: "write three numbers from 0 to 255, then a name", at: place))
      return
    }
    var place = place
    place.column = line.unicodeScalars.prefix { $0.properties.isWhitespace }.count + 1
    let written = line[parts[0].startIndex..<parts[2].endIndex]
    place.length = written.unicodeScalars.count
    list.swatches.append(
      Swatch(
        Color(channels[0], channels[1], channels[2]),
        name: parts.count > 3 ? String(parts[3]) : nil,
        written: String(written), location: place))
  }
}

extension Suppression {
  /// Reads "palette-lint-disable-next-line PAL011 -- reason" from a comment.
  init?(comment: String, line: Int, at place: SourceLocation) {
    guard let mark = comment.firstRange(of: "palette-lint-disable-next-line") else { return nil }
    let rest = comment[mark.upperBound...]
    let halves = rest.split(separator: " -- ", maxSplits: 1)
    let rule = (halves.first ?? "").prefix { $0 != "*" }.trimmed
    let reason = halves.count > 1 ? halves[1].trimmed.split(separator: "*/").first ?? "" : ""
    self.init(rule: rule, line: line + 1, reason: reason.trimmed, location: place)
  }
}
