package import Descant

/// How much of everything is done for a folder: what passes a limit is left out, and told.
package struct Limits: Sendable, Equatable {
  /// What can be limited; the raw value is what a command line says.
  package enum Name: String, CaseIterable, Sendable {
    /// How many files are read, and bytes of all of them together.
    case files, bytes
    /// Of one dataset; rows are points of a chart, too.
    case rows, columns
    /// How many are made of the whole folder.
    case charts, pages
    /// How long a build takes.
    case seconds
    /// Of one file that is read.
    case fileBytes = "file-bytes"
    /// Of the whole site.
    case outputBytes = "output-bytes"
  }

  /// What each limit counts, and how much of it a service would grant to somebody it doesn't know.
  package static let table: [(name: Name, what: String, forStrangers: Int)] = [
    (.files, "files that are read", 1000),
    (.fileBytes, "bytes of one file", 20_000_000),
    (.bytes, "bytes of all files", 100_000_000),
    (.rows, "rows of one dataset, points of one chart", 100_000),
    (.columns, "columns of one dataset", 500),
    (.charts, "charts that are drawn", 500),
    (.pages, "pages that are made", 5000),
    (.outputBytes, "bytes of the whole site", 500_000_000),
    (.seconds, "seconds that a build takes", 120),
  ]

  private var values: [Name: Int] = [:]

  /// For people who build what is theirs.
  package static let none = Limits()

  /// For folders whose author nobody vouches for.
  package static let forStrangers: Limits = {
    var limits = Limits()
    for row in table { limits[row.name] = row.forStrangers }
    return limits
  }()

  /// Without any limit.
  package init() {}

  /// Nil where there is none.
  package subscript(name: Name) -> Int? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// What is allowed; as much as there can be where there is no limit.
  func most(_ name: Name) -> Int { values[name] ?? .max }

  /// Reads "rows=1000".
  ///
  /// Nil where that is no limit.
  package mutating func read(_ text: String) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let name = Name(rawValue: String(parts[0])),
      parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(parts[1])
    else { return false }
    values[name] = value
    return true
  }

  /// In the order of the table: "files=1000".
  package var texts: [String] {
    Self.table.compactMap { row in values[row.name].map { "\(row.name.rawValue)=\($0)" } }
  }

  /// Those that a dataset or a chart can be refused for.
  var ofData: [String] {
    [Name.rows, .columns].compactMap { name in values[name].map { "\(name.rawValue)=\($0)" } }
  }
}

extension Limits {
  /// Why a dataset is too large to be taken; a part of it would be drawn as if it were all.
  func refusal(of file: String, rows: Int, columns: Int) -> Finding? {
    let over: [(Name, Int, String)] = [(.rows, rows, "rows"), (.columns, columns, "columns")]
    return over.lazy.filter { $0.1 > most($0.0) }.map { name, count, noun in
      name.refusal(
        "\"\(file)\" has \(count) \(noun)", most: most(name), leavingOut: "the file is left out",
        at: SourceLocation(file: file))
    }.first
  }
}

extension Limits {
  /// Why a chart has too many points: each is a row of its table.
  func refusal(of chart: Chart, at place: SourceLocation?) -> Finding? {
    let count = chart.panels.reduce(0) { $0 + $1.series.reduce(0) { $0 + $1.points.count } }
    guard count > most(.rows) else { return nil }
    return Name.rows.refusal(
      "\"\(chart.title)\" has \(count) points", most: most(.rows),
      leavingOut: "the chart is left out", at: place)
  }
}

extension Limits.Name {
  /// An error that names the limit, what was found, and what is left out for it.
  package func refusal(
    _ found: String, most: Int, leavingOut lost: String, at place: SourceLocation?
  ) -> Finding {
    .error(
      .limitPassed, "\(found); the limit \"\(rawValue)\" is \(most): \(lost)",
      help: "give it less, or allow more: --limit \(rawValue)=…", at: place)
  }
}

extension FindingCode {
  static let limitPassed = FindingCode(
    "limit-passed", "A folder asks for more than a limit allows; what is beyond it is left out.",
    remedy: """
      Make the folder smaller, or raise the limit: --limit rows=500000. Limits hold where --untrusted \
      or --limit is said; "descant help build" lists them.
      """)
}
