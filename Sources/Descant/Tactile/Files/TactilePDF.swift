/// Sheets as a PDF without fonts, images or clips: filled and stroked shapes in black.
///
/// Cells are discs. Nothing of it depends on the clock.
struct TactilePDF {
  private static let point = 72 / 25.4
  /// Of a quarter of a circle by a Bézier curve.
  private static let bend = 0.5522847498

  static func bytes(of sheets: [Sheet], title: String, language: String) -> [UInt8] {
    var file = PDFFile()
    let pages = sheets.indices.map { 4 + 2 * $0 }
    file.object(
      1,
      "<< /Type /Catalog /Pages 2 0 R /Lang \(PDFFile.text(language)) "
        + "/ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>")
    file.object(
      2,
      "<< /Type /Pages /Count \(pages.count) /Kids [\(pages.map { "\($0) 0 R" }.joined(separator: " "))] >>"
    )
    file.object(3, "<< /Title \(PDFFile.text(title)) /Producer (Descant) >>")
    for (sheet, number) in zip(sheets, pages) {
      var box = DrawingText()
      box.append {
        $0.put(sheet.width * point)
        $0.put(" ")
        $0.put(sheet.height * point)
      }
      file.object(
        number,
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(box.text)] /Resources << >> "
          + "/Contents \(number + 1) 0 R >>")
      file.stream(number + 1, content(of: sheet))
    }
    return file.finish(root: 1, info: 3)
  }

  private static func content(of sheet: Sheet) -> [UInt8] {
    var out = DrawingText(capacity: 65536)
    out.append { $0.put("0 g 0 G 1 J 1 j\n") }
    let pen = Pen(height: sheet.height)
    var width = 0.0
    func set(_ line: Double) {
      guard line != width else { return }
      width = line
      out.append {
        $0.put(line * point)
        $0.put(" w\n")
      }
    }
    for thing in sheet.raised {
      for shape in thing.shapes {
        switch shape {
        case .disc(let middle, let diameter):
          // A line of next to no length with round ends: a fifth of the bytes of four curves.
          set(diameter)
          out.append {
            pen.put(middle, " m\n", to: &$0)
            pen.put(PaperSpot(middle.x + 0.005, middle.y), " l\nS\n", to: &$0)
          }
        case .ring(let middle, let diameter, let line):
          circle(middle, diameter / 2, pen, &out)
          circle(middle, diameter / 2 - line, pen, &out)
          out.append { $0.put("f*\n") }
        case .stroke(let spots, let line):
          set(line)
          way(spots, pen, &out)
          out.append { $0.put("S\n") }
        case .outline(let spots, let line):
          set(line)
          way(spots, pen, &out)
          out.append { $0.put("h S\n") }
        case .filled(let spots):
          way(spots, pen, &out)
          out.append { $0.put("h f\n") }
        }
      }
    }
    return out.bytes
  }

  private static func way(_ spots: [PaperSpot], _ pen: Pen, _ out: inout DrawingText) {
    for (index, spot) in spots.enumerated() {
      out.append { pen.put(spot, index == 0 ? " m\n" : " l\n", to: &$0) }
    }
    // A line of one place is a dot.
    if spots.count == 1 { out.append { pen.put(spots[0], " l\n", to: &$0) } }
  }

  private static func circle(
    _ middle: PaperSpot, _ radius: Double, _ pen: Pen, _ out: inout DrawingText
  ) {
    let k = radius * bend
    let (x, y) = (middle.x, middle.y)
    out.append { pen.put(PaperSpot(x + radius, y), " m\n", to: &$0) }
    for (a, b, c) in [
      ((radius, k), (k, radius), (0, radius)), ((-k, radius), (-radius, k), (-radius, 0)),
      ((-radius, -k), (-k, -radius), (0, -radius)), ((k, -radius), (radius, -k), (radius, 0)),
    ] {
      out.append {
        pen.put(PaperSpot(x + a.0, y + a.1), " ", to: &$0)
        pen.put(PaperSpot(x + b.0, y + b.1), " ", to: &$0)
        pen.put(PaperSpot(x + c.0, y + c.1), " c\n", to: &$0)
      }
    }
  }

  /// Writes places in points with three decimals: 0.0004 mm.
  private struct Pen {
    let height: Double

    /// Millimetres from the upper edge, as points from the lower.
    func put(_ spot: PaperSpot, _ sign: StaticString, to piece: inout DrawingText.Piece) {
      piece.put(spot.x * 72 / 25.4)
      piece.put(" ")
      piece.put((height - spot.y) * 72 / 25.4)
      piece.put(sign)
    }
  }
}

/// Objects of a PDF, and where each begins.
private struct PDFFile {
  private var bytes = Array("%PDF-1.6\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
  private var places: [Int: Int] = [:]

  mutating func object(_ number: Int, _ content: String) {
    places[number] = bytes.count
    bytes += Array("\(number) 0 obj\n\(content)\nendobj\n".utf8)
  }

  mutating func stream(_ number: Int, _ content: [UInt8]) {
    places[number] = bytes.count
    bytes += Array("\(number) 0 obj\n<< /Length \(content.count) >>\nstream\n".utf8)
    bytes += content
    bytes += Array("\nendstream\nendobj\n".utf8)
  }

  func finish(root: Int, info: Int) -> [UInt8] {
    let count = (places.keys.max() ?? 0) + 1
    var out = bytes
    var table = "xref\n0 \(count)\n0000000000 65535 f \n"
    for number in 1..<count {
      let digits = String(places[number] ?? 0)
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    table += "trailer\n<< /Size \(count) /Root \(root) 0 R /Info \(info) 0 R >>\n"
    out += Array((table + "startxref\n\(bytes.count)\n%%EOF\n").utf8)
    return out
  }

  /// In UTF-16, as hexadecimal digits: any text, and no signs to escape.
  static func text(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    let units = [0xFEFF] + Array(text.utf16)
    return "<"
      + units.map { unit in
        String([12, 8, 4, 0].map { digits[Int(unit >> UInt16($0)) & 15] })
      }.joined() + ">"
  }
}
