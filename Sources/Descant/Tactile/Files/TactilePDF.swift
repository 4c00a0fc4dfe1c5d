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
      var box = PDFNumbers()
      box.put(sheet.width * point)
      box.put(sheet.height * point)
      file.object(
        number,
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(box.text.dropLast())] /Resources << >> "
          + "/Contents \(number + 1) 0 R >>")
      file.stream(number + 1, content(of: sheet))
    }
    return file.finish(root: 1, info: 3)
  }

  private static func content(of sheet: Sheet) -> [UInt8] {
    var out = PDFNumbers(height: sheet.height)
    out.put("0 g 0 G 1 J 1 j\n")
    var width = 0.0
    func set(_ line: Double) {
      guard line != width else { return }
      width = line
      out.put(line * point)
      out.put("w\n")
    }
    for shape in sheet.raised.flatMap(\.shapes) {
      switch shape {
      case .disc(let middle, let diameter):
        // A line of next to no length with round ends: a fifth of the bytes of four curves.
        set(diameter)
        way([middle, PaperSpot(middle.x + 0.005, middle.y)], &out)
        out.put("S\n")
      case .ring(let middle, let diameter, let line):
        circle(middle, diameter / 2, &out)
        circle(middle, diameter / 2 - line, &out)
        out.put("f*\n")
      case .stroke(let spots, let line), .outline(let spots, let line):
        set(line)
        way(spots, &out)
        if case .outline = shape { out.put("h ") }
        out.put("S\n")
      case .filled(let spots):
        way(spots, &out)
        out.put("h f\n")
      }
    }
    return out.bytes
  }

  private static func way(_ spots: [PaperSpot], _ out: inout PDFNumbers) {
    for (index, spot) in spots.enumerated() {
      out.put(spot)
      out.put(index == 0 ? "m\n" : "l\n")
    }
    // A line of one place is a dot.
    if spots.count == 1 {
      out.put(spots[0])
      out.put("l\n")
    }
  }

  private static func circle(_ middle: PaperSpot, _ radius: Double, _ out: inout PDFNumbers) {
    let k = radius * bend
    let (x, y) = (middle.x, middle.y)
    out.put(PaperSpot(x + radius, y))
    out.put("m\n")
    for (a, b, c) in [
      ((radius, k), (k, radius), (0, radius)), ((-k, radius), (-radius, k), (-radius, 0)),
      ((-radius, -k), (-k, -radius), (0, -radius)), ((k, -radius), (radius, -k), (radius, 0)),
    ] {
      for (dx, dy) in [a, b, c] { out.put(PaperSpot(x + dx, y + dy)) }
      out.put("c\n")
    }
  }
}

/// Numbers in points with three decimals: 0.0004 mm.
private struct PDFNumbers {
  private(set) var bytes: [UInt8] = []
  private let height: Double
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(height: Double = 0) {
    self.height = height
    bytes.reserveCapacity(height > 0 ? 65536 : 32)
  }

  mutating func put(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Millimetres from the upper edge, as points from the lower.
  mutating func put(_ spot: PaperSpot) {
    put(spot.x * 72 / 25.4)
    put((height - spot.y) * 72 / 25.4)
  }

  mutating func put(_ number: Double) {
    var thousandths = Int((number * 1000).rounded())
    if thousandths < 0 {
      bytes.append(0x2D)
      thousandths = -thousandths
    }
    digits(thousandths / 1000)
    var rest = thousandths % 1000
    if rest > 0 {
      bytes.append(0x2E)
      var place = 100
      while rest > 0 {
        bytes.append(0x30 + UInt8(rest / place))
        rest %= place
        place /= 10
      }
    }
    bytes.append(0x20)
  }

  private mutating func digits(_ number: Int) {
    if number >= 10 { digits(number / 10) }
    bytes.append(0x30 + UInt8(number % 10))
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
