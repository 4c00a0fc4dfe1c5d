extension PaletteFormat {
  /// Programs and settings: the lists and maps that they write down under names that say palettes.
  static let literals = PaletteFormat(
    name: "code, SCSS, Less or TOML",
    limits: "values that are computed are not there; what no name calls a palette is read where declared",
    recognises: { name, _ in LiteralDialect.of(name) != nil },
    read: { source in
      guard let dialect = LiteralDialect.of(source.file.lowercased()) else {
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
      let (node, findings) = YAMLOutline.read(source)
      var reading = OutlineReading.read(node, isCode: true)
      // What is no map of colours is none of ours.
      if !reading.colors.isEmpty { reading.findings += findings }
      reading.suppressions = source.suppressions(after: ["#"])
      return reading
    })
}

extension Source {
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
