// A line, a bar and a scatter chart for every pair of eyes, drawn from the same steady numbers.
extension PaletteReport {
  static func samples(_ view: PaletteView, to out: inout MarkupWriter) {
    out.element("ul", ["class": "samples"]) { out in
      for (name, condition) in eyes {
        out.element("li") { out in
          out.element("p", text: name)
          sample(view, condition, name, to: &out)
        }
      }
    }
  }

  private static let (width, height) = (300.0, 190.0)

  private static func sample(
    _ view: PaletteView, _ condition: VisionCondition, _ name: String, to out: inout MarkupWriter
  ) {
    let ground = seen(view.grounds[0], by: condition)
    let colors = view.list.swatches.map { seen($0.color.over(view.grounds[0]), by: condition) }
    let label = "A line, a bar and a scatter chart in \(colors.count) colours: \(name)"
    out.element(
      "svg",
      ["viewBox": "0 0 \(width.plainText) \(height.plainText)", "role": "img", "aria-label": label]
    ) { out in
      out.empty("rect", ["width": "100%", "height": "100%", "fill": ground])
      for (index, color) in colors.enumerated() {
        line(index, of: colors.count, color, to: &out)
        bar(index, of: colors.count, color, to: &out)
      }
      for (index, color) in colors.enumerated() { dots(index, color, to: &out) }
    }
  }

  private static func line(_ index: Int, of count: Int, _ color: String, to out: inout MarkupWriter)
  {
    let points = (0...8).map { step -> String in
      let x = 10 + Double(step) * 35
      let wave = Double((step * 7 + index * 5) % 11) - 5
      let y = 12 + (Double(index) + 0.5) * 78 / Double(count) + wave * 1.4
      return "\(x.text(decimals: 1)),\(y.text(decimals: 1))"
    }
    out.empty(
      "polyline",
      [
        "points": points.joined(separator: " "), "fill": "none", "stroke": color,
        "stroke-width": "2.5", "stroke-linejoin": "round",
      ])
  }

  private static func bar(_ index: Int, of count: Int, _ color: String, to out: inout MarkupWriter)
  {
    let step = 140 / Double(count)
    let tall = 35 + Double((index * 37) % 40)
    out.empty(
      "rect",
      [
        "x": (10 + Double(index) * step).text(decimals: 1), "width": (step - 2).text(decimals: 1),
        "y": (180 - tall).text(decimals: 1), "height": tall.text(decimals: 1), "fill": color,
      ])
  }

  private static func dots(_ index: Int, _ color: String, to out: inout MarkupWriter) {
    for step in 0..<5 {
      let x = 165 + Double((step * 53 + index * 29) % 124)
      let y = 110 + Double((step * 31 + index * 47) % 70)
      out.empty(
        "circle",
        ["cx": x.text(decimals: 1), "cy": y.text(decimals: 1), "r": "4", "fill": color])
    }
  }
}
