extension PaletteFormat {
  /// Programs and settings: the lists and maps that they write down under names that say palettes.
  static let literals = PaletteFormat(
    name: "code, SCSS, Less or TOML",
    limits:
      "values that are computed are not there; what no name calls a palette is read where declared",
    recognises: { name, _ in LiteralDialect.of(name) != nil },
    read: { source in
      guard let dialect = LiteralDialect.of(source.file.lowercased()), source.mayWriteColors else {
        return PaletteReading()
      }
      var reading = OutlineReading.read(LiteralOutline.read(source, dialect), isCode: true)
      reading.suppressions = source.suppressions(after: dialect.comments)
      return reading
    })

  static let yaml = PaletteFormat(
    name: "YAML", limits: "no anchors, tags or folded texts",
    recognises: { name, _ in name.hasSuffix(".yml") || name.hasSuffix(".yaml") },
    read: { source in
      guard source.mayWriteColors else { return PaletteReading() }
      let (node, findings) = YAMLOutline.read(source)
      var reading = OutlineReading.read(node, isCode: true)
      // What is no map of colours is none of ours.
      if !reading.colors.isEmpty { reading.findings += findings }
      reading.suppressions = source.suppressions(after: ["#"])
      return reading
    })
}

extension Source {
  /// Whether anything in a program looks like a colour: most programs are passed over for that.
  fileprivate var mayWriteColors: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      func isHex(_ place: Int) -> Bool {
        guard place < bytes.count else { return false }
        let byte = bytes[place] | 0x20
        return (0x30...0x39).contains(bytes[place]) || (0x61...0x66).contains(byte)
      }
      for place in bytes.indices {
        switch bytes[place] {
        case UInt8(ascii: "#"):
          if isHex(place + 1), isHex(place + 2), isHex(place + 3) { return true }
        case UInt8(ascii: "("):
          // rgb( hsl( oklch( oklab( color( Color(
          guard place > 2 else { continue }
          let last = bytes[place - 1] | 0x20
          if "abhlr".utf8.contains(last), bytes[place - 2] > 0x40 { return true }
        default: continue
        }
      }
      return false
    }
  }

  /// "palette-lint-disable-next-line" in comments to the end of a line.
  fileprivate func suppressions(after marks: [String]) -> [Suppression] {
    guard bytes.count < 1 << 22 else { return [] }
    return lines.enumerated().compactMap { index, line in
      guard marks.contains(where: line.contains), line.contains("palette-lint-disable") else {
        return nil
      }
      return Suppression(
        comment: line, line: index + 1,
        at: SourceLocation(
          file: file, line: index + 1, length: line.unicodeScalars.count, excerpt: line))
    }
  }
}
