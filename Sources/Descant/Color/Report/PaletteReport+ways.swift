// Before and after, side by side: whoever chooses sees each colour and reads how far it moved.
extension PaletteReport {
  static func mended(
    _ view: PaletteView, _ ways: [PaletteRepair], _ title: String, to out: inout MarkupWriter
  ) {
    table("Palettes that pass, with E, how far each colour moves", of: title, to: &out) { out in
      out.element("thead") { out in
        out.element("tr") { out in
          out.element("th", ["scope": "col"], text: "Way")
          for index in view.list.swatches.indices {
            out.element("th", ["scope": "col"], text: heading(view, index))
          }
          out.element("th", ["scope": "col", "class": "number"], text: "Mean E")
          out.element("th", ["scope": "col", "class": "number"], text: "Worst pair")
        }
      }
      out.element("tbody") { out in
        let before = view.list.swatches.map { $0.color.over(view.grounds[0]) }
        row("as it is", before, before.map { _ in 0 }, "", "", to: &out)
        for (number, way) in ways.enumerated() {
          let blocking = way.blocking.joined(separator: ", ")
          let rest =
            (way.isComplete ? "" : ", still failing: \(blocking)")
            + (way.isItself ? "" : ", no longer the same palette")
          row(
            "\(number + 1), \(way.aim.rawValue)\(rest)", way.colors, way.moves,
            way.meanMove.cut(decimals: 1), way.worstAfter.cut(decimals: 1), to: &out)
        }
      }
    }
  }

  private static func row(
    _ name: String, _ colors: [Color], _ moves: [Double], _ mean: String, _ worst: String,
    to out: inout MarkupWriter
  ) {
    out.element("tr") { out in
      out.element("th", ["scope": "row"], text: name)
      for (color, move) in zip(colors, moves) {
        let hex = color.hex.lowercased()
        out.element("td") { out in
          out.element("span", ["class": "swatch", "style": "background:\(hex)"], text: "")
          out.text(move > 0 ? "\(hex), E \(move.cut(decimals: 1))" : hex)
        }
      }
      out.element("td", ["class": "number"], text: mean)
      out.element("td", ["class": "number"], text: worst)
    }
  }
}

extension PaletteFix.Case {
  /// Whether it is about a list of another run on the same files.
  func isOf(_ other: ColorList) -> Bool {
    list.file == other.file && list.name == other.name && list.theme == other.theme
      && list.swatches.map(\.location) == other.swatches.map(\.location)
  }
}
