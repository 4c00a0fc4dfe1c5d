extension Chart {
  /// Values joined along x, in the order of x.
  ///
  ///     let chart = try Chart.line(births, x: \.year, y: \.births, title: "Births in Utopia")
  ///
  /// Scales, ticks, units and periods are found in the values as they are in a file: whole numbers named "year" are years.
  ///
  /// - Parameters:
  ///   - rows: one a datum; bars of one x and one series stand on each other.
  ///   - x: what it runs along; its name is the property's.
  ///   - y: what is measured.
  ///   - series: what sets series apart; nil for one.
  ///   - title: what the chart is about; made of the fields' names where it is nil.
  ///   - language: of a title that is made, and of the axes' numbers and dates.
  ///   - report: is given each finding that stops nothing: a value that is no number, a colour that was mended.
  /// - Returns: a chart that is decided and checked.
  /// - Throws: what stands in the way of a chart: a field without a name, no row with a value.
  public static func line<Row>(
    _ rows: some Sequence<Row>, x: KeyPath<Row, some Plottable>, y: KeyPath<Row, some Plottable>,
    series: Field<Row>? = nil, title: String? = nil, in language: Language = .english,
    report: (Finding) -> Void = { _ in }
  ) throws(ChartError) -> Chart {
    try line(
      rows, x: .path(x), y: .path(y), series: series, title: title, in: language, report: report)
  }

  /// The surface below values, from zero; with several series they stand on each other.
  ///
  /// As `line`.
  public static func area<Row>(
    _ rows: some Sequence<Row>, x: KeyPath<Row, some Plottable>, y: KeyPath<Row, some Plottable>,
    series: Field<Row>? = nil, title: String? = nil, in language: Language = .english,
    report: (Finding) -> Void = { _ in }
  ) throws(ChartError) -> Chart {
    try area(
      rows, x: .path(x), y: .path(y), series: series, title: title, in: language, report: report)
  }

  /// Lengths by category or by period, from zero; with several series they stand on each other.
  ///
  /// As `line`.
  public static func bar<Row>(
    _ rows: some Sequence<Row>, x: KeyPath<Row, some Plottable>, y: KeyPath<Row, some Plottable>,
    series: Field<Row>? = nil, title: String? = nil, in language: Language = .english,
    report: (Finding) -> Void = { _ in }
  ) throws(ChartError) -> Chart {
    try bar(
      rows, x: .path(x), y: .path(y), series: series, title: title, in: language, report: report)
  }

  /// One point a row: how two measures go together.
  ///
  /// As `line`.
  public static func point<Row>(
    _ rows: some Sequence<Row>, x: KeyPath<Row, some Plottable>, y: KeyPath<Row, some Plottable>,
    series: Field<Row>? = nil, title: String? = nil, in language: Language = .english,
    report: (Finding) -> Void = { _ in }
  ) throws(ChartError) -> Chart {
    try point(
      rows, x: .path(x), y: .path(y), series: series, title: title, in: language, report: report)
  }

  /// As `line`, with fields that are named.
  public static func line<Row>(
    _ rows: some Sequence<Row>, x: Field<Row>, y: Field<Row>, series: Field<Row>? = nil,
    title: String? = nil, in language: Language = .english,
    report: (Finding) -> Void = { _ in }
  ) throws(ChartError) -> Chart {
    try RowChart(rows, x, y, series, title).chart("line", in: language, report)
  }

  /// As `area`, with fields that are named.
  public static func area<Row>(
    _ rows: some Sequence<Row>, x: Field<Row>, y: Field<Row>, series: Field<Row>? = nil,
    title: String? = nil, in language: Language = .english,
    report: (Finding) -> Void = { _ in }
  ) throws(ChartError) -> Chart {
    try RowChart(rows, x, y, series, title).chart("area", in: language, report)
  }

  /// As `bar`, with fields that are named.
  public static func bar<Row>(
    _ rows: some Sequence<Row>, x: Field<Row>, y: Field<Row>, series: Field<Row>? = nil,
    title: String? = nil, in language: Language = .english,
    report: (Finding) -> Void = { _ in }
  ) throws(ChartError) -> Chart {
    try RowChart(rows, x, y, series, title).chart("bar", in: language, report)
  }

  /// As `point`, with fields that are named.
  public static func point<Row>(
    _ rows: some Sequence<Row>, x: Field<Row>, y: Field<Row>, series: Field<Row>? = nil,
    title: String? = nil, in language: Language = .english,
    report: (Finding) -> Void = { _ in }
  ) throws(ChartError) -> Chart {
    try RowChart(rows, x, y, series, title).chart("point", in: language, report)
  }
}

/// Rows of a program's own on their way to a chart: a table, as a file would give it, and a spec over it.
private struct RowChart {
  private let names: [String]
  private let csv: String
  private let title: String?

  init<Row>(
    _ rows: some Sequence<Row>, _ x: Field<Row>, _ y: Field<Row>, _ series: Field<Row>?,
    _ title: String?
  ) throws(ChartError) {
    let fields = [x, y] + (series.map { [$0] } ?? [])
    names = fields.map(\.name)
    self.title = title
    for (place, name) in names.enumerated() {
      if name.allSatisfy(\.isWhitespace) || names[..<place].contains(name) {
        throw ChartError([
          .error(
            .fieldName,
            name.allSatisfy(\.isWhitespace)
              ? "a field has no name" : "two fields are called \"\(name)\"",
            help: "name it: .value(\"Births\", \\.births)", at: nil)
        ])
      }
    }
    var text = names.map(Self.quoted).joined(separator: ",") + "\n"
    for row in rows {
      text += fields.map { Self.cell($0.value(row)) }.joined(separator: ",") + "\n"
    }
    csv = text
  }

  func chart(
    _ mark: String, in language: Language, _ report: (Finding) -> Void
  ) throws(ChartError) -> Chart {
    let (read, findings) = DatasetReader.read(file: "rows.csv", bytes: Array(csv.utf8))
    guard let dataset = read, !findings.contains(where: { $0.severity == .error }) else {
      throw ChartError(findings)
    }
    findings.forEach(report)
    let channels = zip(["x", "y", "color"], names).map { channel, name in
      (channel, channelSpec(channel, name, dataset))
    }
    let spec = JSONNode(members: [
      ("title", title.map { JSONNode($0) }), ("data", ["url": "rows.csv"]),
      ("mark", JSONNode(mark)), ("encoding", JSONNode(members: channels)),
    ])
    return try Chart.compiled(
      spec, in: language,
      report: { if title != nil || $0.code.id != FindingCode.specNoTitle.id { report($0) } },
      dataset: { _ in dataset })
  }

  /// A field on a channel, with the type that its column has.
  private func channelSpec(_ channel: String, _ name: String, _ dataset: Dataset) -> JSONNode? {
    guard let column = dataset.column(name) else { return nil }
    let type =
      switch column.values {
      case _ where channel == "color": "nominal"
      case .numbers where column.kind == .year && channel == "x": "temporal"
      case .moments: "temporal"
      case .numbers: "quantitative"
      default: "nominal"
      }
    // Names keep the order of the rows.
    let sort: JSONNode? = channel == "x" && type == "nominal" ? .null : nil
    return JSONNode(members: [
      ("field", JSONNode(name)), ("type", JSONNode(type)), ("sort", sort),
    ])
  }

  private static func cell(_ value: PlottedValue) -> String {
    switch value {
    case .number(let number): number.plainText
    // What is quoted is no gap, whatever it says: "NA" is a name.
    case .text(let text): quoted(text)
    case .moment(let moment): text(of: moment)
    case .missing: ""
    }
  }

  /// ISO 8601; midnights are days.
  private static func text(of moment: Double) -> String {
    guard moment.isFinite else { return "" }
    return moment.isoText(
      moment.truncatingRemainder(dividingBy: 86_400_000) == 0 ? .day : .millisecond)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
