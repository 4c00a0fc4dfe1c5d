extension PageOutline {
  init(_ reader: inout PackReader, _ table: LinkTable) throws(PackReader.Torn) {
    self.init([])
    let texts = { (reader: inout PackReader) throws(PackReader.Torn) in
      try reader.list { reader throws(PackReader.Torn) in try reader.text() }
    }
    language = try reader.optional { reader throws(PackReader.Torn) in try reader.text() }
    headings = try reader.list { reader throws(PackReader.Torn) in
      Heading(level: try reader.number(), isEmpty: try reader.flag())
    }
    repeatedIDs = try texts(&reader)
    imagesWithoutAlternative = try texts(&reader)
    tablesWithoutHeaders = try reader.number()
    let all = try reader.list { reader throws(PackReader.Torn) in try table.link(&reader) }
    links = all.map(\.written)
    targets = all.map(\.target)
    missingAnchors = try texts(&reader)
  }

  func pack(into writer: inout PackWriter, _ table: inout LinkTable) {
    let texts = { (writer: inout PackWriter, texts: [String]) in writer.put(texts) { $0.put($1) } }
    writer.put(language) { $0.put($1) }
    writer.put(headings) { writer, heading in
      writer.put(heading.level)
      writer.put(heading.isEmpty)
    }
    texts(&writer, repeatedIDs)
    texts(&writer, imagesWithoutAlternative)
    writer.put(tablesWithoutHeaders)
    writer.put(zip(links, targets).map { table.number(of: LinkTable.Link($0, $1)) }) { $0.put($1) }
    texts(&writer, missingAnchors)
  }
}

/// Links with where they lead, each pair once: most of them stand on many pages.
struct LinkTable {
  struct Link: Hashable {
    let written: String
    let target: PagePath.Target

    init(_ written: String, _ target: PagePath.Target) {
      self.written = written
      self.target = target
    }
  }

  private var links: [Link] = []
  private var numbers: [Link: Int] = [:]

  init() {}

  mutating func number(of link: Link) -> Int {
    if let known = numbers[link] { return known }
    numbers[link] = links.count
    links.append(link)
    return links.count - 1
  }

  /// The one whose number comes next.
  func link(_ reader: inout PackReader) throws(PackReader.Torn) -> Link {
    let number = try reader.number()
    guard links.indices.contains(number) else { throw PackReader.Torn() }
    return links[number]
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    links = try reader.list { reader throws(PackReader.Torn) in
      Link(try reader.text(), try PagePath.Target(&reader))
    }
  }

  func pack(into writer: inout PackWriter) {
    writer.put(links) { writer, link in
      writer.put(link.written)
      link.target.pack(into: &writer)
    }
  }
}

extension PagePath.Target {
  fileprivate init(_ reader: inout PackReader) throws(PackReader.Torn) {
    switch try reader.number() {
    case 0: self = .elsewhere
    case 1: self = .outside
    case 2:
      let path = try reader.text()
      self = .output(
        path, anchor: try reader.optional { reader throws(PackReader.Torn) in try reader.text() })
    default: throw PackReader.Torn()
    }
  }

  fileprivate func pack(into writer: inout PackWriter) {
    switch self {
    case .elsewhere: writer.put(0)
    case .outside: writer.put(1)
    case .output(let path, let anchor):
      writer.put(2)
      writer.put(path)
      writer.put(anchor) { $0.put($1) }
    }
  }
}
