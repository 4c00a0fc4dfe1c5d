import Descant

/// What checks want to know of a page's HTML, gathered in one pass over its bytes.
struct PageOutline: Sendable {
  struct Heading: Sendable {
    let level: Int
    let isEmpty: Bool
  }

  /// The `lang` of the root element.
  var language: String?
  var headings: [Heading] = []
  /// Ids that stand on more than one element.
  var repeatedIDs: [String] = []
  /// The `src` of images that have no `alt` at all.
  var imagesWithoutAlternative: [String] = []
  /// Tables without any header cell.
  var tablesWithoutHeaders = 0
  /// Every different `href` and `src`, in order of first use; anchors of this page left out.
  var links: [Link] = []
  /// Anchors of this page that no element has.
  var missingAnchors: [String] = []

  /// A link with where it leads: a reference, as most of them stand on many pages.
  final class Link: Sendable {
    let written: String
    let target: PagePath.Target
    /// Its place in the table of the memory that it was read from; a build reads one at most.
    let number: Int?

    init(_ written: String, _ target: PagePath.Target, number: Int? = nil) {
      self.written = written
      self.target = target
      self.number = number
    }
  }

  init(_ html: [UInt8], at place: PagePath) {
    var gatherer = OutlineGatherer()
    html.withUnsafeBufferPointer { MarkupScanner.scan($0) { gatherer.take($0) } }
    self = gatherer.finish(over: self, at: place)
  }

  init() {}

  /// The ids of a page, for anchors that other pages lead to.
  static func ids(of html: [UInt8]) -> Set<String> {
    var ids: Set<String> = []
    html.withUnsafeBufferPointer { bytes in
      MarkupScanner.scan(bytes) { if let id = $0.value("id") { ids.insert(id) } }
    }
    return ids
  }
}

/// Collects an outline from tags as they come.
private struct OutlineGatherer {
  private var language: String?
  private var headings: [PageOutline.Heading] = []
  private var images: [String] = []
  private var tables = 0
  private var links: [String] = []
  private var seenLinks: Set<String> = []
  private var seenIDs: Set<String> = []
  private var repeated: [String] = []
  /// Level and where its text begins.
  private var open: (level: Int, start: Int, hasImage: Bool)?
  /// Whether each open table has had a header cell.
  private var openTables: [Bool] = []

  mutating func take(_ tag: MarkupScanner.Tag) {
    if tag.isEnd { return end(tag) }
    if let id = tag.value("id"), !seenIDs.insert(id).inserted { repeated.append(id) }
    for name in ["href", "src"] as [StaticString] {
      if let link = tag.value(name), seenLinks.insert(link).inserted { links.append(link) }
    }
    if tag.named("img") {
      open?.hasImage = true
      if !tag.has("alt") { images.append(tag.value("src") ?? "") }
    } else if tag.named("svg") {
      open?.hasImage = true
    } else if tag.named("html") {
      language = tag.value("lang")
    } else if tag.named("table") {
      openTables.append(tag.value("role") == "presentation")
    } else if tag.named("th"), !openTables.isEmpty {
      openTables[openTables.count - 1] = true
    } else if let level = tag.headingLevel {
      open = (level, tag.end, false)
    }
  }

  private mutating func end(_ tag: MarkupScanner.Tag) {
    if tag.named("table"), let hasHeader = openTables.popLast() {
      if !hasHeader { tables += 1 }
    } else if let level = tag.headingLevel, let heading = open, heading.level == level {
      let isEmpty = !heading.hasImage && !tag.hasText(from: heading.start)
      headings.append(PageOutline.Heading(level: level, isEmpty: isEmpty))
      open = nil
    }
  }

  func finish(over outline: PageOutline, at place: PagePath) -> PageOutline {
    var outline = outline
    outline.language = language
    outline.headings = headings
    outline.repeatedIDs = repeated
    outline.imagesWithoutAlternative = images
    outline.tablesWithoutHeaders = tables
    outline.links = links.filter { !$0.hasPrefix("#") }
      .map { PageOutline.Link($0, place.target(of: $0)) }
    outline.missingAnchors = links.filter { $0.hasPrefix("#") && $0.count > 1 }
      .map { PagePath.decoded(String($0.dropFirst())) }.filter {
        $0 != "top" && !seenIDs.contains($0)
      }
    return outline
  }
}
