import Foundation

// Charts for every pair of eyes; whoever writes the page draws them, as drawing is no colour's work.
extension PaletteReport {
  /// A chart in given colours, as an SVG file.
  package struct Sample: Sendable {
    /// "bar chart".
    package let kind: String
    package let svg: String

    package init(kind: String, svg: String) {
      self.kind = kind
      self.svg = svg
    }
  }

  /// Draws samples in colours on a ground.
  package typealias Sampler = (_ colors: [Color], _ ground: Color) -> [Sample]

  static func samples(_ view: PaletteView, by draw: Sampler, to out: inout MarkupWriter) {
    for (name, condition) in eyes {
      let ground = condition.seen(LinearRGB(view.grounds[0])).color.rounded
      let colors = view.list.swatches.map {
        condition.seen(LinearRGB($0.color.over(view.grounds[0]))).color.rounded
      }
      let charts = draw(colors, ground)
      guard !charts.isEmpty else { return }
      out.element("h4", text: name)
      out.element("ul", ["class": "samples"]) { out in
        for chart in charts {
          out.element("li") { out in
            let alternative = "A \(chart.kind) in \(colors.count) colours: \(name)"
            let data = Data(chart.svg.utf8).base64EncodedString()
            out.empty(
              "img",
              [
                "src": "data:image/svg+xml;base64,\(data)", "alt": alternative, "width": "720",
                "height": "300", "loading": "lazy",
              ])
          }
        }
      }
    }
  }
}
