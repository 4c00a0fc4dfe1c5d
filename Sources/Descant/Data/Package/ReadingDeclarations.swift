/// Reads how a file is written, and what the reader must not do with it.
extension DataPackageReader {
  /// `encoding`, and our own `descant:forbid` and `descant:skipRows`.
  mutating func readReading(in node: JSONNode, of resource: inout DataPackage.Resource) {
    if let written = text("encoding", in: node), let value = node["encoding"] {
      resource.encoding = TextEncoding.named(written)
      if resource.encoding == nil {
        findings.append(
          .error(
            .packageEncoding, "\"\(written)\" is no encoding that is read",
            help: didYouMean(written, among: TextEncoding.all.map { $0.name.lowercased() }),
            at: value.location))
      }
    }
    for item in list("descant:forbid", in: node) {
      guard let written = item.string, let rule = ReadingRule(rawValue: written) else {
        findings.append(
          .error(
            .packageForbid, "\"\(item.string ?? item.kindName)\" is nothing that the reader does",
            help: didYouMean(item.string ?? "", among: ReadingRule.allCases.map(\.rawValue)),
            at: item.location))
        continue
      }
      resource.forbidden.insert(rule)
    }
    if let rows = node["descant:skipRows"] {
      resource.rowsSkipped = rows.number.flatMap { Int(exactly: $0) }.flatMap {
        (0...100).contains($0) ? $0 : nil
      }
      if resource.rowsSkipped == nil {
        report("\"descant:skipRows\" must be a number from 0 to 100", at: rows)
      }
    }
  }

  mutating func dialect(_ node: JSONNode) -> DataPackage.DeclaredDialect {
    let node = node["csv"] ?? node
    var dialect = DataPackage.DeclaredDialect()
    dialect.delimiter = byte("delimiter", in: node)
    dialect.quote = byte("quoteChar", in: node)
    dialect.escape = byte("escapeChar", in: node)
    dialect.comment = byte("commentChar", in: node)
    dialect.headerJoin = text("headerJoin", in: node)
    dialect.nullSequence = text("nullSequence", in: node)
    if let skips = node["skipInitialSpace"] {
      dialect.skipsInitialSpace = skips.boolean
      if skips.boolean == nil { report("\"skipInitialSpace\" must be true or false", at: skips) }
    }
    if let rows = node["headerRows"] { dialect.headerRows = headerRows(rows) }
    if let header = node["header"] {
      dialect.hasHeader = header.boolean
      if header.boolean == nil { report("\"header\" must be true or false", at: header) }
    }
    return dialect
  }

  private mutating func byte(_ name: String, in node: JSONNode) -> UInt8? {
    guard let text = text(name, in: node), let value = node[name] else { return nil }
    if text.utf8.count == 1, let byte = text.utf8.first { return byte }
    report("\"\(name)\" must be one ASCII character, not \"\(text)\"", at: value)
    return nil
  }

  /// Row numbers, each above the one before.
  private mutating func headerRows(_ node: JSONNode) -> [Int]? {
    let rows = node.elements?.compactMap { $0.number.flatMap { Int(exactly: $0) } }
    guard let rows, rows.count == node.elements?.count, rows.allSatisfy({ (1...100).contains($0) }),
      zip(rows, rows.dropFirst()).allSatisfy({ $1 > $0 })
    else {
      report("\"headerRows\" must be rising numbers of rows, counted from 1", at: node)
      return nil
    }
    return rows
  }
}
