/// A sheet as SVG in millimetres, without a ground, texts or styles: for drawing programs and embossers.
struct TactileSVG {
  static func bytes(of sheet: Sheet, title: String, note: String) -> [UInt8] {
    var out = SVGBytes()
    out.put("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    out.put(sheet.width)
    out.put("mm\" height=\"")
    out.put(sheet.height)
    out.put("mm\" viewBox=\"0 0 ")
    out.put(PaperSpot(sheet.width, sheet.height))
    out.put("\">\n<title>")
    out.write(title)
    out.put("</title>\n")
    if !note.isEmpty {
      out.put("<desc>")
      out.write(note)
      out.put("</desc>\n")
    }
    let named = sheet.named.filter { !$0.id.isEmpty }
    for part in Raised.Part.allCases {
      let things = named.filter { $0.thing.part == part }
      guard !things.isEmpty else { continue }
      out.put("<g id=\"")
      out.write(part.rawValue)
      out.put("\">\n")
      for (id, thing) in things {
        out.put("<g id=\"")
        out.write(id)
        if !thing.name.isEmpty {
          out.put("\" data-name=\"")
          out.write(thing.name)
        }
        out.put("\">")
        for shape in thing.shapes { out.put(shape) }
        out.put("</g>\n")
      }
      out.put("</g>\n")
    }
    out.put("</svg>\n")
    return out.bytes
  }
}

private struct SVGBytes {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(1 << 17) }

  mutating func put(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Somebody's text, escaped.
  mutating func write(_ text: String) { bytes.append(contentsOf: text.escapedForMarkup.utf8) }

  mutating func put(_ shape: RaisedShape) {
    switch shape {
    case .disc(let middle, let diameter):
      circle(middle, diameter / 2)
      put("/>")
    case .ring(let middle, let diameter, let width):
      circle(middle, (diameter - width) / 2)
      stroke(width)
    case .stroke(let spots, let width):
      way(spots)
      put("\"")
      stroke(width)
    case .outline(let spots, let width):
      way(spots)
      put("Z\"")
      stroke(width)
    case .filled(let spots):
      way(spots)
      put("Z\"/>")
    }
  }

  private mutating func circle(_ middle: PaperSpot, _ radius: Double) {
    put("<circle cx=\"")
    put(middle.x)
    put("\" cy=\"")
    put(middle.y)
    put("\" r=\"")
    put(radius)
    put("\"")
  }

  private mutating func stroke(_ width: Double) {
    put(" fill=\"none\" stroke=\"#000\" stroke-width=\"")
    put(width)
    put("\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>")
  }

  private mutating func way(_ spots: [PaperSpot]) {
    put("<path d=\"")
    for (index, spot) in spots.enumerated() {
      put(index == 0 ? "M" : "L")
      put(spot)
    }
    if spots.count == 1 { put("h0") }
  }

  mutating func put(_ spot: PaperSpot) {
    put(spot.x)
    put(" ")
    put(spot.y)
  }

  /// Three decimals at most: a thousandth of a millimetre.
  mutating func put(_ value: Double) {
    var thousandths = Int((value * 1000).rounded())
    if thousandths < 0 {
      put("-")
      thousandths = -thousandths
    }
    digits(thousandths / 1000)
    var rest = thousandths % 1000
    guard rest > 0 else { return }
    put(".")
    var place = 100
    while rest > 0 {
      bytes.append(0x30 + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  private mutating func digits(_ number: Int) {
    if number >= 10 { digits(number / 10) }
    bytes.append(0x30 + UInt8(number % 10))
  }
}
