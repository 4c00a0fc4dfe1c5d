extension PageOutline {
  init(_ reader: inout PackReader) throws(PackReader.Torn) {
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
    links = try texts(&reader)
    missingAnchors = try texts(&reader)
  }

  /// Everything but `targets`, which depend on where the site will live.
  func pack(into writer: inout PackWriter) {
    let texts = { (writer: inout PackWriter, texts: [String]) in writer.put(texts) { $0.put($1) } }
    writer.put(language) { $0.put($1) }
    writer.put(headings) { writer, heading in
      writer.put(heading.level)
      writer.put(heading.isEmpty)
    }
    texts(&writer, repeatedIDs)
    texts(&writer, imagesWithoutAlternative)
    writer.put(tablesWithoutHeaders)
    texts(&writer, links)
    texts(&writer, missingAnchors)
  }
}
