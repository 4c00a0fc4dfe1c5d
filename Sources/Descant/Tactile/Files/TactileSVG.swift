/// A sheet as SVG in millimetres, without a ground, texts or styles: for drawing programs and embossers.
struct TactileSVG {
  static func bytes(of sheet: Sheet, title: String, note: String) -> [UInt8] {
    var out = DrawingText(capacity: 1 << 17)
    out.append {
      $0.put("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
      $0.put(sheet.width)
      $0.put("mm\" height=\"")
      $0.put(sheet.height)
      $0.put("mm\" viewBox=\"0 0 ")
      $0.put(sheet.width)
      $0.put(" ")
      $0.put(sheet.height)
      $0.put("\">\n<title>")
    }
    out.append(title.escapedForMarkup)
    out.append("</title>\n")
    if !note.isEmpty { out.append("<desc>\(note.escapedForMarkup)</desc>\n") }
    let ids = sheet.ids
    for part in Raised.Part.allCases {
      let places = sheet.raised.indices.filter {
        sheet.raised[$0].part == part && !ids[$0].isEmpty
      }
      guard !places.isEmpty else { continue }
      out.append("<g id=\"\(part.rawValue)\">\n")
      for place in places {
        let name = sheet.raised[place].name
        out.append("<g id=\"\(ids[place])")
        if !name.isEmpty { out.append("\" data-name=\"\(name.escapedForMarkup)") }
        out.append("\">")
        for shape in sheet.raised[place].shapes { out.append(shape) }
        out.append("</g>\n")
      }
      out.append("</g>\n")
    }
    out.append("</svg>\n")
    return out.bytes
  }
}

extension DrawingText {
  fileprivate mutating func append(_ shape: RaisedShape) {
    switch shape {
    case .disc(let middle, let diameter):
      append {
        $0.circle(middle, diameter / 2)
        $0.put("/>")
      }
    case .ring(let middle, let diameter, let width):
      append {
        $0.circle(middle, (diameter - width) / 2)
        $0.stroke(width)
      }
    case .stroke(let spots, let width):
      way(spots)
      append {
        $0.put("\"")
        $0.stroke(width)
      }
    case .outline(let spots, let width):
      way(spots)
      append {
        $0.put("Z\"")
        $0.stroke(width)
      }
    case .filled(let spots):
      way(spots)
      append { $0.put("Z\"/>") }
    }
  }

  private mutating func way(_ spots: [PaperSpot]) {
    append { $0.put("<path d=\"") }
    for (index, spot) in spots.enumerated() {
      append {
        $0.put(index == 0 ? "M" : "L")
        $0.put(spot.x)
        $0.put(" ")
        $0.put(spot.y)
      }
    }
    if spots.count == 1 { append { $0.put("h0") } }
  }
}

extension DrawingText.Piece {
  fileprivate mutating func circle(_ middle: PaperSpot, _ radius: Double) {
    put("<circle cx=\"")
    put(middle.x)
    put("\" cy=\"")
    put(middle.y)
    put("\" r=\"")
    put(radius)
    put("\"")
  }

  fileprivate mutating func stroke(_ width: Double) {
    put(" fill=\"none\" stroke=\"#000\" stroke-width=\"")
    put(width)
    put("\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>")
  }
}
