import Descant

/// Turns a folder into a site: pure, no disk, no clock.
public enum SiteBuilder {
  public static func build(
    _ source: SiteSource, settings: SiteSettings = SiteSettings(),
    progress: (@Sendable (Progress) -> Void)? = nil
  ) async -> SiteOutput {
    var page = MarkupWriter()
    page.raw("<!DOCTYPE html>\n")
    page.element("html", ["lang": settings.language]) { html in
      html.element("title", text: settings.title)
      html.element("h1", text: settings.title)
      html.element("ul") { list in
        for file in source.files { list.element("li", text: file.path) }
      }
    }
    return SiteOutput(files: [OutputFile(path: "index.html", text: page.markup)])
  }
}
