extension PageOutline {
  init(_ reader: inout PackReader, _ table: LinkTable) throws(PackReader.Torn) {
    self.init()
    language = try reader.optionalText()
    headings = try reader.list { reader throws(PackReader.Torn) in
      Heading(level: try reader.number(), isEmpty: try reader.flag())
    }
    repeatedIDs = try reader.texts()
    imagesWithoutAlternative = try reader.texts()
    tablesWithoutHeaders = try reader.number()
    links = try reader.list { reader throws(PackReader.Torn) in try table.link(&reader) }
    missingAnchors = try reader.texts()
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
    writer.put(links.map { table.number(of: $0) }) { $0.put($1) }
    texts(&writer, missingAnchors)
  }
}

/// Links with where they lead: each pair once, and once more if a kept page has it as well as a new one.
struct LinkTable {
  private struct Pair: Hashable {
    let written: String
    let target: PagePath.Target
  }

  private var links: [PageOutline.Link] = []
  /// The numbers of those that were read from a memory, by the number they had there.
  private var kept: [Int?] = []
  private var numbersOfPairs: [Pair: Int] = [:]

  init() {}

  /// Kept pages share their links, so that most are found without a look at their texts.
  mutating func number(of link: PageOutline.Link) -> Int {
    if let old = link.number {
      if kept.indices.contains(old), let number = kept[old] { return number }
      kept += repeatElement(nil, count: max(0, old + 1 - kept.count))
      kept[old] = links.count
      links.append(link)
      return links.count - 1
    }
    let pair = Pair(written: link.written, target: link.target)
    let number = numbersOfPairs[pair] ?? links.count
    if number == links.count {
      links.append(link)
      numbersOfPairs[pair] = number
    }
    return number
  }

  /// The one whose number comes next.
  func link(_ reader: inout PackReader) throws(PackReader.Torn) -> PageOutline.Link {
    let number = try reader.number()
    guard links.indices.contains(number) else { throw PackReader.Torn() }
    return links[number]
  }

  init(_ reader: inout PackReader) throws(PackReader.Torn) {
    var count = 0
    links = try reader.list { reader throws(PackReader.Torn) in
      defer { count += 1 }
      return PageOutline.Link(try reader.text(), try PagePath.Target(&reader), number: count)
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
      self = .output(path, anchor: try reader.optionalText())
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
