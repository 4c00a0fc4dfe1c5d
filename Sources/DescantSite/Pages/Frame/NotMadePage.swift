import Descant

/// What stands at the address of a page that could not be made.
struct NotMadePage: Sendable {
  let site: String
  /// Ways from the page.
  let home: String
  let sheets: [String]
  let policy: String
  let language: Language

  var title: String { language.interface.page.notMade }

  var html: String {
    var out = MarkupWriter()
    let direction = language.tag.isRightToLeft ? "rtl" : nil
    out.element("html", ["lang": language.tag, "dir": direction]) { out in
      out.element("head") { out in
        out.empty("meta", ["charset": "utf-8"], void: true)
        out.empty(
          "meta", ["http-equiv": "Content-Security-Policy", "content": policy], void: true)
        out.empty(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"],
          void: true)
        out.empty("meta", ["name": "color-scheme", "content": "light dark"], void: true)
        out.empty("meta", ["name": "robots", "content": "noindex"], void: true)
        out.element("title") { $0.text(language.pageTitle(title, site: site)) }
        for sheet in sheets { out.empty("link", ["rel": "stylesheet", "href": sheet], void: true) }
      }
      out.element("body") { out in
        out.element("main", ["id": "main"]) { out in
          out.element("h1") { $0.text(title) }
          out.element("p") { out in
            out.element("a", ["href": home]) { $0.text(language.interface.page.home) }
          }
        }
      }
    }
    return "<!DOCTYPE html>\n" + out.markup + "\n"
  }
}
