extension PaletteFormat {
  /// Android's resources: `<color name="chart_1">#8DD3C7</color>`, with "#AARRGGBB" for opacity.
  static let android = PaletteFormat(
    name: "Android colours", limits: "state lists and themes are not followed",
    recognises: { name, bytes in
      name.hasSuffix(".xml")
        && String(decoding: bytes.prefix(2048), as: UTF8.self)
          .contains("<resources")
    },
    read: { source in
      var reading = PaletteReading()
      var known: [String: Swatch] = [:]
      let theme: ColorList.Theme? = source.file.contains("values-night") ? .dark : nil
      for (tag, text, range) in TagScanner.texts(source, of: "color") {
        guard let name = tag.value("name")?.value else { continue }
        let swatch: Swatch?
        if text.hasPrefix("@color/") {
          swatch = known[String(text.dropFirst(7))].map { target in
            var alias = target
            alias.location = source.location(at: range.lowerBound, length: range.count)
            alias.name = name
            return alias
          }
        } else {
          swatch = Self.androidColor(text).map {
            Swatch(
              $0, name: name, written: text,
              location: source.location(at: range.lowerBound, length: range.count))
          }
        }
        guard let swatch else {
          reading.findings.append(
            PaletteReader.unreadable(
              text, at: source.location(at: range.lowerBound, length: range.count)))
          continue
        }
        known[name] = swatch
        reading.colors.append(WrittenColor(path: [name], swatch: swatch, theme: theme))
      }
      reading.lists = ColorGrouping(reading.colors, file: source.file).lists
      return reading
    })

  /// Android puts the opacity first.
  private static func androidColor(_ text: String) -> Color? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst()
    switch digits.count {
    case 8: return Color(hex: String(digits.dropFirst(2) + digits.prefix(2)))
    case 4: return Color(hex: String(digits.dropFirst(1) + digits.prefix(1)))
    default: return Color(hex: text)
    }
  }

  /// Tableau's preferences: `<color-palette name='x' type='regular'><color>#8DD3C7</color>`.
  static let tableau = PaletteFormat(
    name: "Tableau preferences", limits: "nothing is said of grounds",
    isOfPalettes: true,
    recognises: { name, _ in name.hasSuffix(".tps") },
    read: { source in
      var reading = PaletteReading()
      var tags = TagScanner(source)
      while let tag = tags.next() {
        if tag.name == "color-palette", !tag.isClosing {
          let kind = tag.value("type")?.value ?? "regular"
          reading.lists.append(
            ColorList(
              name: tag.value("name")?.value ?? source.file,
              kind: kind.contains("diverging")
                ? .diverging : kind.contains("sequential") ? .sequential : .categorical,
              swatches: [],
              location: source.location(at: tag.range.lowerBound, length: tag.range.count)
            ).with { $0.saysKind = true })
        } else if tag.name == "color", !tag.isClosing, !reading.lists.isEmpty {
          guard let (text, range) = TagScanner.text(after: tag, in: source) else { continue }
          let place = source.location(at: range.lowerBound, length: range.count)
          if let color = CSSColor(text) {
            reading.lists[reading.lists.count - 1].swatches.append(
              Swatch(color.color, written: text, location: place))
          } else {
            reading.findings.append(PaletteReader.unreadable(text, at: place))
          }
        }
      }
      reading.lists.removeAll { $0.swatches.isEmpty }
      return reading
    })
}

extension TagScanner {
  /// What stands between a tag and the next one, without its blanks.
  static func text(after tag: Tag, in source: Source) -> (String, Range<Int>)? {
    var range = tag.range.upperBound..<tag.range.upperBound
    while range.upperBound < source.bytes.count, source.bytes[range.upperBound] != 0x3C {
      range = range.lowerBound..<range.upperBound + 1
    }
    while let first = source.bytes[range].first, first <= 0x20 { range = range.dropFirst(1) }
    while let last = source.bytes[range].last, last <= 0x20 { range = range.dropLast(1) }
    guard !range.isEmpty else { return nil }
    return (String(decoding: source.bytes[range], as: UTF8.self), range)
  }

  /// Every element of a name, with its text.
  static func texts(_ source: Source, of name: String) -> [(Tag, String, Range<Int>)] {
    var tags = TagScanner(source)
    var found: [(Tag, String, Range<Int>)] = []
    while let tag = tags.next() {
      guard tag.name == name, !tag.isClosing, let (text, range) = text(after: tag, in: source)
      else { continue }
      found.append((tag, text, range))
    }
    return found
  }
}
