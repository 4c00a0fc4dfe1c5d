// Readable without seeing any of it: every colour by its number, every distance as a number.
extension PaletteReport {
  static func visions(_ view: PaletteView, _ title: String, to out: inout MarkupWriter) {
    let swatches = view.list.swatches
    table("The colours as each reader sees them", of: title, to: &out) { out in
      out.element("thead") { out in
        out.element("tr") { out in
          out.element("th", ["scope": "col"], text: "Reader")
          for index in swatches.indices {
            out.element("th", ["scope": "col"], text: heading(view, index))
          }
        }
      }
      out.element("tbody") { out in
        for (name, condition) in eyes {
          out.element("tr") { out in
            out.element("th", ["scope": "row"], text: name)
            for swatch in swatches {
              let hex = seen(swatch.color.over(view.grounds[0]), by: condition)
              out.element("td") { out in
                out.element("span", ["class": "swatch", "style": "background:\(hex)"], text: "")
                out.text(hex)
              }
            }
          }
        }
      }
    }
  }

  static func contrasts(_ view: PaletteView, _ title: String, to out: inout MarkupWriter) {
    table("Contrast ratios by WCAG 2; 4.50 is what data should have", of: title, to: &out) { out in
      out.element("thead") { out in
        out.element("tr") { out in
          out.element("th", ["scope": "col"], text: "Colour")
          for ground in view.grounds {
            out.element("th", ["scope": "col", "class": "number"], text: "on \(ground.hex)")
          }
        }
      }
      out.element("tbody") { out in
        for (index, swatch) in view.list.swatches.enumerated() {
          out.element("tr") { out in
            out.element("th", ["scope": "row"]) { out in
              let hex = swatch.color.over(view.grounds[0]).hex.lowercased()
              out.element("span", ["class": "swatch", "style": "background:\(hex)"], text: "")
              out.text("\(heading(view, index)) \(hex)")
            }
            for ground in view.grounds {
              let ratio = swatch.color.contrast(with: ground)
              let verdict = ratio < 3 ? ", too little" : ratio < 4.5 ? ", thin" : ""
              out.element(
                "td", ["class": "number"], text: Contrast.text(ratio, needed: 4.5) + verdict)
            }
          }
        }
      }
    }
  }

  static func pairs(_ view: PaletteView, _ title: String, to out: inout MarkupWriter) {
    let visions: [Vision] = [.normal, .protan, .deutan, .tritan]
    let rows = view.pairs.map { pair in
      (pair: pair, distances: visions.compactMap { view.distance(of: pair, for: $0) })
    }.sorted { a, b in
      (a.distances.map(\.e).min() ?? 0) < (b.distances.map(\.e).min() ?? 0)
    }
    let caption =
      "E is CIEDE2000 and K 100 times the OKLab distance, in the worst degree of each vision; "
      + "E 10 and K 5 are needed, E 5 and K 3 for tritan vision"
    table(caption, of: title, to: &out) { out in
      out.element("thead") { out in
        out.element("tr") { out in
          out.element("th", ["scope": "col"], text: "Pair")
          for name in ["Typical", "Protan", "Deutan", "Tritan"] {
            out.element("th", ["scope": "col", "class": "number"], text: "\(name) E / K")
          }
          out.element("th", ["scope": "col", "class": "number"], text: "Grey step")
        }
      }
      out.element("tbody") { out in
        for (pair, distances) in rows { row(pair, distances, view, to: &out) }
      }
    }
  }

  private static func row(
    _ pair: SwatchPair, _ distances: [Distance], _ view: PaletteView, to out: inout MarkupWriter
  ) {
    out.element("tr") { out in
      out.element("th", ["scope": "row"]) { out in
        for index in [pair.first, pair.second] {
          let hex = view.list.swatches[index].color.over(view.grounds[0]).hex.lowercased()
          out.element("span", ["class": "swatch", "style": "background:\(hex)"], text: "")
        }
        out.text("\(heading(view, pair.first)) and \(heading(view, pair.second))")
      }
      for (index, distance) in distances.enumerated() {
        let isTritan = index == 3
        let fails = distance.e < (isTritan ? 5 : 10) || distance.k < (isTritan ? 3 : 5)
        let text = "\(distance.e.cut(decimals: 1)) / \(distance.k.cut(decimals: 1))"
        out.element("td", ["class": "number"], text: text + (fails ? ", alike" : ""))
      }
      let seen = view.appearances[0]
      let step = abs(seen[pair.first].grey.lab.lightness - seen[pair.second].grey.lab.lightness)
      out.element("td", ["class": "number"], text: step.cut(decimals: 1))
    }
  }

  static func heading(_ view: PaletteView, _ index: Int) -> String {
    let name = view.list.swatches[index].name
    let number = String(view.list.slot(index))
    return name.map { $0 == number ? number : "\(number) \($0)" } ?? number
  }

  // A wide table scrolls by keyboard: WCAG 2.1.1.
  static func table(
    _ caption: String, of title: String, to out: inout MarkupWriter,
    _ content: (inout MarkupWriter) -> Void
  ) {
    out.element(
      "div",
      ["class": "scroll", "role": "region", "aria-label": "\(title): \(caption)", "tabindex": "0"]
    ) { out in
      out.element("table") { out in
        out.element("caption", text: caption)
        content(&out)
      }
    }
  }
}
