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

  /// A link with where it leads.
  struct Link: Sendable {
    let written: String
    let target: PagePath.Target
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

/// Where a page's links lead within the site: what is kept of an outline for checks of the whole.
struct PageTrail: Packable, Sendable {
  /// Marks of the paths that are linked to, see ``mark(_:)``.
  private(set) var targets: [UInt64] = []
  /// Links to places in other pages.
  private(set) var anchored: [(written: String, path: String, anchor: String)] = []

  init() {}

  init(_ outline: PageOutline) {
    var found: [UInt64] = []
    for link in outline.links {
      guard case .output(let path, let anchor) = link.target else { continue }
      found.append(Self.mark(path))
      if let anchor { anchored.append((link.written, path, anchor)) }
    }
    // In just the room that they take: those of all pages are held.
    targets = found.map(\.self)
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    targets = try reader.list { reader throws(PackReader.Torn) in
      UInt64(bitPattern: Int64(try reader.number()))
    }
    anchored = try reader.list { reader throws(PackReader.Torn) in
      (try reader.text(), try reader.text(), try reader.text())
    }
  }

  func pack(into writer: inout PackWriter) {
    writer.put(targets) { $0.put(Int(bitPattern: UInt($1))) }
    writer.put(anchored) { writer, link in
      for text in [link.written, link.path, link.anchor] { writer.put(text) }
    }
  }

  /// Stands for a path in a few bytes (FNV-1a with a last stir): pages have dozens of links each.
  static func mark(_ path: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return (hash ^ hash >> 29) &* 0x9e37_79b9_7f4a_7c15
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
      .map { PageOutline.Link(written: $0, target: place.target(of: $0)) }
    outline.missingAnchors = links.filter { $0.hasPrefix("#") && $0.count > 1 }
      .map { PagePath.decoded(String($0.dropFirst())) }.filter {
        $0 != "top" && !seenIDs.contains($0)
      }
    return outline
  }
}
