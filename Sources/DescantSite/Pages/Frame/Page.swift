import Descant

/// A page on its way: where it will be, and what fills its template.
struct Page: Sendable {
  /// Below the output: "charts/births/index.html".
  var path: String
  var template: String
  var title: String
  var description: String?
  /// From the first page after home to this one: titles with their paths.
  var breadcrumb: [(title: String, path: String)] = []
  var members: [String: View] = [:]
  /// BCP 47; empty is the site's own.
  var language = ""
  var hasBreadcrumb = false
  /// Whether the site map and the search know it.
  var isListed = true
  /// The page that this one stands for, where it isn't itself.
  var canonical: String?
  var kind = Kind.page
  /// What is shown of the page where others link to it: its first chart.
  var cover: ChartFacts?
  var needs: Theme.Need = []
  /// What is added to `members` only if the page is written.
  var late: LateMembers?
  /// What the page was made from, where an author wrote it.
  var written: Written?

  enum Kind: Sendable { case page, chart, dataset }

  struct Written: Sendable {
    let page: MarkdownPage
    let links: [PageLink]
    /// Ids.
    let charts: [String]
  }

  /// What of a page costs time: its text, its figures, its data.
  struct LateMembers: Sendable {
    /// Stands for all that it is made of.
    let identity: [Digest]
    let add: @Sendable (inout [String: View]) -> Void
  }

  /// What leads from this page's folder to the site's top: "../../".
  var toTop: String {
    String(repeating: "../", count: path.split(separator: "/").count - 1)
  }
}
