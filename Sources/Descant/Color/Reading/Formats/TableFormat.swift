extension PaletteFormat {
  /// A table with a column of colours: "name,hex" and a row each.
  static let table = PaletteFormat(
    name: "a table of colours", limits: "one column of colours; quotes around cells are taken off",
    recognises: { name, _ in name.hasSuffix(".csv") || name.hasSuffix(".tsv") },
    read: { source in
      var reading = PaletteReading()
      let lines = source.lines
      guard let header = lines.first else { return reading }
      let sign: Character =
        [",", ";", "\t"].max { a, b in
          header.count { $0 == a } < header.count { $0 == b }
        } ?? ","
      let names = cells(header, sign).map { $0.text.lowercased() }
      guard let column = names.firstIndex(where: { colorColumns.contains($0) }) else {
        return reading
      }
      let label = names.firstIndex { labelColumns.contains($0) }
      var list = ColorList(
        name: source.file, swatches: [], location: SourceLocation(file: source.file))
      for (index, line) in lines.enumerated().dropFirst() where !line.trimmed.isEmpty {
        let row = cells(line, sign)
        guard let cell = row.at(column), !cell.text.isEmpty else { continue }
        let place = SourceLocation(
          file: source.file, line: index + 1, column: cell.column,
          length: max(1, cell.text.unicodeScalars.count), excerpt: line)
        guard let color = CSSColor(cell.text) ?? Color(hex: cell.text).flatMap({ CSSColor($0.hex) })
        else {
          reading.findings.append(PaletteReader.unreadable(cell.text, at: place))
          continue
        }
        let name = label.flatMap { row.at($0)?.text }
        list.swatches.append(
          Swatch(color.color, name: name, written: cell.text, location: place))
      }
      // A column of that name holds colours only where most of its cells are some; most often it holds data.
      if names[column] == "value", list.swatches.count <= reading.findings.count {
        return PaletteReading()
      }
      if list.swatches.count > 1 { reading.lists = [list] }
      return reading
    })

  private static let colorColumns: Set = ["hex", "color", "colour", "hex code", "hexcode", "value"]
  private static let labelColumns: Set = ["name", "label", "category", "series", "key", "id"]

  /// Cells with their columns, counted in scalars from 1.
  private static func cells(_ line: String, _ sign: Character) -> [(text: String, column: Int)] {
    var cells: [(text: String, column: Int)] = []
    var (text, start, column, isQuoted) = ("", 1, 1, false)
    for character in line + String(sign) {
      if character == "\"" {
        isQuoted.toggle()
        if text.isEmpty { start = column + 1 }
      } else if character == sign, !isQuoted {
        cells.append((text.trimmed, start))
        (text, start) = ("", column + 1)
      } else {
        text.append(character)
      }
      column += character.unicodeScalars.count
    }
    return cells
  }
}
