import Foundation
import Testing

@testable import Descant

/// Writes every example as a page, for eyes and for `Tests/Visual/measure.py`.
@Suite struct GalleryTests {
  @Test("the gallery is written where GALLERY says")
  func gallery() throws {
    guard let folder = ProcessInfo.processInfo.environment["GALLERY"] else { return }
    let root = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let style = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Site/styles/chart.css")
    try Data(contentsOf: style).write(to: root.appending(path: "chart.css"))
    var body = ""
    for chart in ExampleCharts.all {
      let plan = ReadingPlan(for: chart)
      let words = ChartWords(for: chart, plan: plan, language: .english)
      body += "<h2>\(chart.title.escapedForMarkup)</h2>\n"
      body += chart.drawing(words: words, plan: plan)
      body += "<div class=\"card\">\(chart.thumbnail())</div>\n"
      let file = chart.standaloneSVG(words: words, plan: plan, palette: .standard)
      try Data(file.utf8).write(to: root.appending(path: "\(chart.id).svg"))
    }
    let page = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>Gallery</title>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="stylesheet" href="chart.css"><link rel="stylesheet" href="gallery.css"></head>
      <body>\(body)</body></html>
      """
    try Data(page.utf8).write(to: root.appending(path: "index.html"))
    let css = """
      body { margin: 0 auto; padding: 0 1rem; max-width: 64rem; background: var(--descant-ground);
        color: var(--descant-ink); font-family: var(--descant-sans) }
      h2 { font: 600 1.25rem var(--descant-serif); margin: 3rem 0 .5rem }
      .card { width: 10rem }
      """
    try Data(css.utf8).write(to: root.appending(path: "gallery.css"))
  }
}
