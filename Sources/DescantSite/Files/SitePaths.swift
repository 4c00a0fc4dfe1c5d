/// Where things stand in an author's folder, and in the site that is made of it.
enum SitePaths {
  /// The folders of a project.
  static let folders = ["Content", "Templates", "Site"]
  /// What the whole site is told.
  static let settings = "Site/site.json"
  /// Of files that are copied as they are.
  static let statics = "Content/static"
  /// What became of datasets, for readers and for the next build.
  static let (changeFeed, changeRecord) = ("changes.xml", "changes.json")
  /// Endings of pages: Markdown, as Docusaurus, Quarto and R have it, too.
  static let pages: Set<String> = Set(plainPages + ["mdx", "qmd", "rmd"])
  /// Those of them that are pages outside a project, too: the others may be programs beside data.
  static let plainPages = ["md", "markdown"]
  /// Endings of what pages show or link to, in a bare folder of data.
  static let linked: Set<String> = ["svg", "png", "jpg", "jpeg", "gif", "webp", "avif", "pdf"]
}
