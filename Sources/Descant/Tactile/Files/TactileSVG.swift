/// A sheet as SVG in millimetres, without a ground, texts or styles: for drawing programs and embossers.
struct TactileSVG {
  static func text(of sheet: Sheet, title: String, note: String) -> String {
    var out = SVGText()
    let (width, height) = (out.number(sheet.width), out.number(sheet.height))
    out.put(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)mm\" height=\"\(height)mm\" viewBox=\"0 0 \(width) \(height)\">\n"
    )
    out.put("<title>\(title.escapedForMarkup)</title>\n")
    if !note.isEmpty { out.put("<desc>\(note.escapedForMarkup)</desc>\n") }
    let named = sheet.named.filter { !$0.id.isEmpty }
    for part in Raised.Part.allCases {
      let things = named.filter { $0.thing.part == part }
      guard !things.isEmpty else { continue }
      out.put("<g id=\"\(part.rawValue)\">\n")
      for (id, thing) in things {
        out.put("<g id=\"\(id)\"")
        if !thing.name.isEmpty { out.put(" data-name=\"\(thing.name.escapedForMarkup)\"") }
        out.put(">")
        for shape in thing.shapes { out.put(shape) }
        out.put("</g>\n")
      }
      out.put("</g>\n")
    }
    out.put("</svg>\n")
    return out.text
  }
}

private struct SVGText {
  private(set) var text = ""

  mutating func put(_ more: String) { text += more }

  mutating func put(_ shape: RaisedShape) {
    switch shape {
    case .disc(let middle, let diameter):
      put(
        "<circle cx=\"\(number(middle.x))\" cy=\"\(number(middle.y))\" r=\"\(number(diameter / 2))\"/>"
      )
    case .ring(let middle, let diameter, let width):
      put(
        "<circle cx=\"\(number(middle.x))\" cy=\"\(number(middle.y))\" r=\"\(number((diameter - width) / 2))\"\(stroke(width))/>"
      )
    case .stroke(let spots, let width): put("<path d=\"\(way(spots))\"\(stroke(width))/>")
    case .outline(let spots, let width): put("<path d=\"\(way(spots))Z\"\(stroke(width))/>")
    case .filled(let spots): put("<path d=\"\(way(spots))Z\"/>")
    }
  }

  private func stroke(_ width: Double) -> String {
    " fill=\"none\" stroke=\"#000\" stroke-width=\"\(number(width))\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
  }

  private func way(_ spots: [PaperSpot]) -> String {
    var way = ""
    for (index, spot) in spots.enumerated() {
      way += (index == 0 ? "M" : "L") + number(spot.x) + " " + number(spot.y)
    }
    return spots.count == 1 ? way + "h0" : way
  }

  /// Three decimals: a thousandth of a millimetre.
  func number(_ value: Double) -> String {
    var thousandths = Int((value * 1000).rounded())
    var text = thousandths < 0 ? "-" : ""
    thousandths = abs(thousandths)
    text += String(thousandths / 1000)
    let rest = thousandths % 1000
    guard rest > 0 else { return text }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return text + "." + digits
  }
}
