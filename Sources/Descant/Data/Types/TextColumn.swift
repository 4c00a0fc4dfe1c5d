/// Columns of names, texts, codes, and true or false.
extension ColumnReader {
  mutating func booleans(_ sample: [Int]) -> Column? {
    let misfits = sample.count { Self.truth(of: cells[$0]) == nil }
    guard misfits < sample.count, Self.tolerates(misfits, of: sample.count) else { return nil }
    return booleans(reason: nil) { Self.truth(of: $0) }
  }

  mutating func declaredBooleans(reason: String) -> Column {
    let (yes, no) = (field?.trueValues ?? [], field?.falseValues ?? [])
    let column = booleans(reason: reason) { bytes in
      if yes.contains(where: { bytes.elementsEqual($0.utf8) }) { return true }
      return no.contains { bytes.elementsEqual($0.utf8) } ? false : nil
    }
    return column ?? texts(reason: reason)
  }

  private mutating func booleans(
    reason: String?, _ truth: (UnsafeBufferPointer<UInt8>) -> Bool?
  ) -> Column? {
    var values: [Bool?] = []
    var (misfits, words): ([Int], [Int]) = ([], [])
    values.reserveCapacity(cells.count)
    for row in 0..<cells.count {
      let bytes = cells[row]
      let value = bytes.isEmpty ? nil : truth(bytes)
      values.append(value)
      guard value == nil, !bytes.isEmpty else { continue }
      if isMissing(bytes) { words.append(row) } else { misfits.append(row) }
    }
    guard reason != nil || Self.tolerates(misfits.count, of: values.count - words.count) else {
      return nil
    }
    reportMissingWords(words)
    reportMisfits(
      misfits, .dataNotABoolean, "true or false",
      help: "write true or false, or leave the cell empty")
    return Column(
      name: name.name, kind: .boolean, values: .booleans(values),
      reason: reason ?? "the cells are true or false")
  }

  private static func truth(of bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard bytes.count == 4 || bytes.count == 5 else { return nil }
    let isWord: (StaticString) -> Bool = { word in
      bytes.count == word.utf8CodeUnitCount
        && bytes.indices.allSatisfy { bytes[$0] | 0x20 == word.utf8Start[$0] }
    }
    return isWord("true") ? true : isWord("false") ? false : nil
  }

  mutating func texts(reason: String? = nil) -> Column {
    var index = TextIndex(cells: cells)
    index.readAll()
    var texts = Texts(codes: index.codes, vocabulary: index.vocabulary)
    if missing != nil { dropDeclared(from: &texts) } else { dropMarks(from: &texts) }
    if let field, !field.categories.isEmpty { label(&texts, by: field.categories) }
    let (kind, why) = kind(of: texts)
    return Column(name: name.name, kind: kind, values: .texts(texts), reason: reason ?? why)
  }

  private func dropDeclared(from texts: inout Texts) {
    let missing = missing ?? []
    drop(from: &texts) { missing.contains($0) }
  }

  /// Cells that hold a lone mark among names are gaps, and an unquoted NA as R and pandas write it.
  private mutating func dropMarks(from texts: inout Texts) {
    guard !forbidden.contains(.missingWords) else { return }
    dropNA(from: &texts)
    let others = texts.vocabulary.filter { !MissingWords.marks($0) }
    guard others.count < texts.vocabulary.count, !others.isEmpty,
      others.allSatisfy({ $0.contains { $0.isLetter || $0.isNumber } })
    else { return }
    let codes = Set(
      texts.vocabulary.indices.filter { MissingWords.marks(texts.vocabulary[$0]) }.map(Int32.init))
    reportMissingWords(texts.codes.indices.filter { codes.contains(texts.codes[$0]) })
    drop(from: &texts, where: MissingWords.marks)
  }

  /// NA among names is a gap, but not among codes of two capitals (Namibia, North America), and not
  /// in quotes where others have none.
  private mutating func dropNA(from texts: inout Texts) {
    guard let place = texts.vocabulary.firstIndex(of: "NA"), texts.vocabulary.count > 1 else {
      return
    }
    let others = texts.vocabulary.filter { $0 != "NA" }
    let codes = others.count {
      $0.utf8.count <= 3 && $0.allSatisfy { $0.isUppercase && $0.isASCII }
    }
    guard codes * 2 < others.count else { return }
    let rows = texts.codes.indices.filter { texts.codes[$0] == Int32(place) }
    guard let first = rows.first, !cells.cell(first).isQuoted else { return }
    reportMissingWords(rows)
    drop(from: &texts) { $0 == "NA" }
  }

  private func drop(from texts: inout Texts, where isGap: (String) -> Bool) {
    var places: [Int32] = []
    var kept: [String] = []
    for text in texts.vocabulary {
      places.append(isGap(text) ? -1 : Int32(kept.count))
      if !isGap(text) { kept.append(text) }
    }
    guard kept.count < texts.vocabulary.count else { return }
    for row in texts.codes.indices where texts.codes[row] >= 0 {
      texts.codes[row] = places[Int(texts.codes[row])]
    }
    texts.vocabulary = kept
  }

  private func label(_ texts: inout Texts, by categories: [DataPackage.Category]) {
    for place in texts.vocabulary.indices {
      let category = categories.first { $0.value == texts.vocabulary[place] }
      if let label = category?.label { texts.vocabulary[place] = label }
    }
  }

  private static let codeWords: Set<String> = [
    "id", "uid", "uuid", "guid", "url", "uri", "href", "link", "email", "hash", "sku", "isbn",
    "ean", "gtin", "doi",
  ]

  private func kind(of texts: Texts) -> (Column.Kind, String) {
    let filled = texts.codes.count { $0 >= 0 }
    let distinct = texts.vocabulary.count
    guard distinct > 0 else { return (.text, "no cell has a value") }
    if let named = namedPeriods(texts.vocabulary) { return named }
    let isUnique = distinct == filled && filled > 1
    if name.ends(in: Self.codeWords), isUnique {
      return (.identifier, "each text is there once, and the name says identifier")
    }
    let sample = texts.vocabulary.prefix(500)
    if sample.allSatisfy({ $0.hasPrefix("http://") || $0.hasPrefix("https://") }) {
      return (.identifier, "the cells are addresses")
    }
    let isDigits = sample.allSatisfy { $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
    if isUnique, filled > 20, isDigits { return (.identifier, "each code is there once") }
    let total = sample.reduce(0) { $0 + $1.count }
    let longest = sample.reduce(0) { max($0, $1.count) }
    if total > 60 * sample.count || longest > 160 {
      return (.text, "texts of \(total / sample.count) characters on average")
    }
    return (
      .category, isUnique ? "\(distinct) names" : "\(distinct) different names in \(filled) cells"
    )
  }
}
