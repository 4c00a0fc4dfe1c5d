/// Cuts numbers into bins of equal width; the bin's start and end become columns.
struct BinStep: TransformStep {
  static let key = "bin"
  static let words = Vocabulary(what: "a bin transform", read: ["bin", "field", "as"])

  private let node: JSONNode
  private let bin: JSONNode
  private let field: String
  private let names: [String]

  init(_ node: JSONNode, _ reader: inout SpecReader) throws(Finding) {
    self.node = node
    bin = node["bin"] ?? node
    field = SpecReader.plainField(reader.text(node, "field") ?? "")
    let given = node["as"]?.string.map { [$0] } ?? reader.texts(node, "as") ?? []
    let start = given.first ?? "bin_" + field
    names = [start, given.count > 1 ? given[1] : start + "_end"]
    if bin.isObject { reader.findings.check(bin, against: .bin) }
  }

  func applied(to frame: Frame) throws(Finding) -> Frame {
    let column = try frame.required(field, at: node)
    var result = frame
    guard let binning = BinColumns.binning(column, bin.isObject ? bin : nil, maxbins: 10) else {
      throw .error(
        .specValue, "\"\(field)\" has no numbers to bin", help: "bin a column of numbers",
        at: node.location)
    }
    result.add(column, binning, names)
    return result
  }
}

enum BinColumns {
  /// The bins of a column; nil if it has no numbers.
  static func binning(_ column: Column, _ node: JSONNode?, maxbins: Int) -> Binning? {
    var extent: (min: Double, max: Double)?
    for row in 0..<column.values.count {
      guard let number = column.values.number(row) else { continue }
      extent = (min(extent?.min ?? number, number), max(extent?.max ?? number, number))
    }
    if let ends = node?["extent"]?.elements?.compactMap(\.number), ends.count == 2 {
      extent = (ends[0], ends[1])
    }
    guard let extent else { return nil }
    var options = Binning.Options(maxbins: maxbins)
    if let count = node?["maxbins"]?.number, count >= 1, count <= 100_000 {
      options.maxbins = Int(count)
    }
    options.step = node?["step"]?.number
    options.minstep = node?["minstep"]?.number ?? 0
    options.base = node?["base"]?.number ?? 10
    options.isNice = node?["nice"]?.boolean ?? true
    options.anchor = node?["anchor"]?.number
    options.steps = node?["steps"]?.elements?.compactMap(\.number) ?? []
    if let divide = node?["divide"]?.elements?.compactMap(\.number) { options.divide = divide }
    return Binning(extent: extent, options: options)
  }
}

extension Frame {
  /// Adds the start and end of each value's bin.
  mutating func add(_ column: Column, _ binning: Binning, _ names: [String]) {
    let starts = (0..<rowCount).map { column.values.number($0).flatMap(binning.bin(of:)) }
    for (index, name) in names.enumerated() {
      var bound = column
      bound.name = name
      bound.title = nil
      bound.values = .numbers(
        starts.map { $0.map { binning.tidied($0 + (index == 0 ? 0 : binning.step)) } })
      set(bound)
    }
  }
}
