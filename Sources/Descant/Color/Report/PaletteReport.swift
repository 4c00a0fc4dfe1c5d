/// A page that shows palettes as different eyes see them, and says it in tables for all others.
package enum PaletteReport {
  /// A whole HTML page; no script, no file beside it.
  package static func page(
    for report: PaletteLint.Report, mended cases: [PaletteFix.Case] = [],
    samples: Sampler = { _, _ in [] }
  ) -> String {
    var out = MarkupWriter()
    out.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    out.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    out.empty("link", ["rel": "icon", "href": "data:,"])
    out.element("title", text: "Palette report")
    out.raw("\n<style>\(style)</style>\n</head>\n<body>\n<main>\n")
    out.element("h1", text: "Palette report")
    out.element("p", text: report.summary + ".")
    contents(report, to: &out)
    for (index, list) in report.lists.enumerated() {
      let ways = cases.first { $0.isOf(list) }?.ways ?? []
      section(list, number: index + 1, index < mostDrawn ? samples : { _, _ in [] }, ways, to: &out)
    }
    findings(report, to: &out)
    out.raw("\n</main>\n</body>\n</html>\n")
    return out.markup
  }

  private static func contents(_ report: PaletteLint.Report, to out: inout MarkupWriter) {
    guard report.lists.count > 1 else { return }
    out.element("ul") { out in
      for (index, list) in report.lists.enumerated() {
        out.element("li") { out in
          out.element("a", ["href": "#palette-\(index + 1)"], text: title(list))
        }
      }
      out.element("li") { $0.element("a", ["href": "#findings"], text: "Findings") }
    }
  }

  private static func section(
    _ list: ColorList, number: Int, _ draw: Sampler, _ ways: [PaletteRepair],
    to out: inout MarkupWriter
  ) {
    let shown = list.with { $0.swatches = Array($0.swatches.prefix(Self.most)) }
    let view = PaletteView(shown)
    let called = "\(number), \(title(list))"
    out.element("section", ["aria-labelledby": "palette-\(number)"]) { out in
      out.element("h2", ["id": "palette-\(number)"], text: title(list))
      let grounds = view.grounds.map(\.hex).joined(separator: ", ")
      let said = list.grounds.isEmpty ? "assumed: nobody named one" : "as declared"
      out.element("p", text: "\(list.swatches.count) colours on \(grounds) (\(said)).")
      if list.swatches.count > most {
        out.element("p", text: "The first \(most) are shown.")
      }
      out.element("h3", text: "What eight eyes see")
      visions(view, called, to: &out)
      if list.kind == .categorical { samples(view, by: draw, to: &out) }
      out.element("h3", text: "Contrast with the ground")
      contrasts(view, called, to: &out)
      if !view.pairs.isEmpty {
        out.element("h3", text: "Every pair, worst first")
        pairs(view, called, to: &out)
      }
      if !ways.isEmpty {
        out.element("h3", text: "Ways to mend it")
        mended(view, ways, called, to: &out)
      }
    }
  }

  /// More palettes than this get no charts: the page would be too heavy to open.
  static let mostDrawn = 8

  /// More colours than this make no table that anybody reads.
  static let most = 16

  private static func title(_ list: ColorList) -> String {
    let file = list.location?.file ?? list.swatches.first?.location?.file
    return [file, file == list.name ? nil : list.name, list.theme?.rawValue].compactMap { $0 }
      .joined(separator: ", ")
  }

  private static func findings(_ report: PaletteLint.Report, to out: inout MarkupWriter) {
    out.element("h2", ["id": "findings"], text: "Findings")
    guard !report.findings.isEmpty else { return out.element("p", text: "None.") }
    out.element("ol") { out in
      for finding in report.findings.sorted(by: { $0.severity > $1.severity }) {
        out.element("li") { out in
          out.element("strong", text: finding.severity.name)
          let place = finding.location.map { " \($0.file), line \($0.line):" } ?? ":"
          out.text("\(place) \(finding.message) (\(finding.code.id)).")
          if let help = finding.help { out.text(" Help: \(help).") }
        }
      }
    }
  }

  /// What the samples and tables simulate: typical vision, full and partial loss, no colour.
  static let eyes: [(name: String, condition: VisionCondition)] = [
    ("Typical vision", VisionCondition(.normal)),
    ("Protanopia, no red cones", VisionCondition(.protan)),
    ("Protanomaly, 60%", VisionCondition(.protan, severity: 0.6, by: .machado)),
    ("Deuteranopia, no green cones", VisionCondition(.deutan)),
    ("Deuteranomaly, 60%", VisionCondition(.deutan, severity: 0.6, by: .machado)),
    ("Tritanopia, no blue cones", VisionCondition(.tritan)),
    ("Tritanomaly, 60%", VisionCondition(.tritan, severity: 0.6)),
    ("No colour vision, or grey print", VisionCondition(.grey)),
  ]

  static func seen(_ color: Color, by condition: VisionCondition) -> String {
    condition.seen(LinearRGB(color)).color.hex.lowercased()
  }

  private static let style = """
    :root{color-scheme:light dark;--ground:#fff;--ink:#1d1f23;--quiet:#4f535a;--rule:#84878d;
    --link:#0b4a8f}
    @media screen and (prefers-color-scheme:dark){:root{--ground:#121212;--ink:#e8e8e6;
    --quiet:#b4b6ba;--rule:#85888e;--link:#8fc1ff}}
    body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;
    overflow-wrap:anywhere}
    a{color:var(--link)}
    main{max-width:70rem;margin:0 auto;padding:1.5rem}
    h1,h2,h3,h4{line-height:1.2}h2{margin-top:3rem}h4{margin:1.5rem 0 .5rem}
    .scroll{overflow-x:auto;overflow-wrap:normal}
    .scroll:focus-visible,a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
    table{border-collapse:collapse;margin:1rem 0}
    caption{text-align:start;color:var(--quiet);padding:.25rem 0;min-width:16rem}
    th,td{text-align:start;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--rule);
    font-variant-numeric:tabular-nums}
    td.number,th.number{text-align:end}
    .swatch{display:inline-block;width:1.5rem;height:1.5rem;border:1px solid var(--rule);
    vertical-align:middle;margin-inline-end:.4rem;forced-color-adjust:none}
    .samples{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));
    gap:1rem;margin:0;padding:0;list-style:none}
    .samples img{display:block;width:100%;height:auto;border:1px solid var(--rule)}
    @media print{.samples{grid-template-columns:repeat(3,1fr)}
    img,.swatch{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
    """
}
