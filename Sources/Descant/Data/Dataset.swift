/// A table of named columns, in the order of the file, with what is known about it.
public struct Dataset: Sendable {
  /// Short and safe for paths and ids: the file's name without folders and ending, as a slug.
  public var name: String
  /// The file as the author knows it ("weather/rain.csv").
  public var file: String
  public var title: String?
  public var description: String?
  public var columns: [Column]
  public var rowCount: Int
  public var licences: [Licence]
  public var sources: [DataSource]
  /// Words that it is found by.
  public var keywords: [String] = []
  /// What was done to the file's cells before they became columns, in order.
  public var reading: [ReadingStep] = []
  /// The file itself, where it is a map: GeoJSON or TopoJSON.
  public var map: JSONNode?

  public init(
    name: String, file: String, title: String? = nil, description: String? = nil,
    columns: [Column], rowCount: Int, licences: [Licence] = [], sources: [DataSource] = []
  ) {
    self.name = name
    self.file = file
    self.title = title
    self.description = description
    self.columns = columns
    self.rowCount = rowCount
    self.licences = licences
    self.sources = sources
  }

  public func column(_ name: String) -> Column? { columns.first { $0.name == name } }
}

/// One column: typed values with gaps, and what they mean.
public struct Column: Sendable {
  /// What the values mean.
  ///
  /// The storage (``Values``) may be wider: an identifier made of digits is kept as text when it
  /// has leading zeros, as numbers otherwise.
  public enum Kind: String, Sendable, CaseIterable {
    case number, integer, boolean, date, datetime, time, year, yearmonth
    /// Moments, each the beginning of its period; see ``Column/Kind/granularity``.
    case fiscalYear, half, trimester, quarter, week
    /// Texts with the calendar's order: what recurs, and spans of years ("1990–94").
    case month, monthDay, weekday, quarterOfYear, halfOfYear, hour, span
    case category, text, identifier
  }

  /// As in the file's header; the key that specs use.
  public var name: String
  /// For people; from metadata, or the header without its unit.
  public var title: String?
  public var description: String?
  public var kind: Kind
  public var values: Values
  public var unit: Unit?
  /// Digits after the point that the data is given with, or metadata asks for.
  public var decimals: Int?
  /// Why the kind was chosen, one sentence, for `--verbose`.
  public var reason: String
  /// What the column means, where metadata says so ("identifier", "rate"); `suggest --explain` lists
  /// the words.
  public var role: String?
  /// How the file writes years that do not begin in January.
  public var yearLabel: YearLabel?
  /// How its clocks stand to Greenwich, where the cells say so.
  public var clock: ClockOffset?
  /// The columns that it was made of: a year and a month.
  public var parts: [String] = []
  /// Marks that stand beside values, by row: "p" for provisional.
  public var flags: [Int: String] = [:]
  /// Whether its values come of chance: places for marks, no data.
  package var isChance = false
  /// What its numbers stand for, where it holds shapes of a map.
  public var shapes: [GeoShape] = []

  public init(
    name: String, title: String? = nil, description: String? = nil, kind: Kind, values: Values,
    unit: Unit? = nil, decimals: Int? = nil, reason: String = "", role: String? = nil
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.kind = kind
    self.values = values
    self.unit = unit
    self.decimals = decimals
    self.reason = reason
    self.role = role
  }

  /// The title if there is one, else the name.
  public var label: String { title ?? name }
}

/// The stored values of a column.
///
/// A gap is nil, never zero, never NaN.
public enum Values: Sendable {
  case numbers([Double?])
  case texts(Texts)
  /// Milliseconds on the data's own clock; see ``CivilTime``.
  case moments([Double?])
  case booleans([Bool?])

  public var count: Int {
    switch self {
    case .numbers(let values), .moments(let values): values.count
    case .texts(let texts): texts.codes.count
    case .booleans(let values): values.count
    }
  }

  public subscript(row: Int) -> Value? {
    switch self {
    case .numbers(let values): values[row].map(Value.number)
    case .texts(let texts): texts[row].map(Value.text)
    case .moments(let values): values[row].map(Value.moment)
    case .booleans(let values): values[row].map(Value.boolean)
    }
  }
}

/// Texts, each distinct one stored once.
public struct Texts: Sendable {
  /// Indices into `vocabulary`; -1 is a gap.
  public var codes: [Int32]
  /// Distinct texts in order of first appearance.
  public var vocabulary: [String]

  public init(codes: [Int32], vocabulary: [String]) {
    self.codes = codes
    self.vocabulary = vocabulary
  }

  public init(_ texts: [String?]) {
    var index: [String: Int32] = [:]
    codes = []
    vocabulary = []
    codes.reserveCapacity(texts.count)
    for text in texts {
      guard let text else {
        codes.append(-1)
        continue
      }
      if let code = index[text] {
        codes.append(code)
      } else {
        let code = Int32(vocabulary.count)
        index[text] = code
        vocabulary.append(text)
        codes.append(code)
      }
    }
  }

  public subscript(row: Int) -> String? {
    let code = codes[row]
    return code < 0 ? nil : vocabulary[Int(code)]
  }
}

/// One cell.
public enum Value: Hashable, Sendable {
  case number(Double)
  case text(String)
  case moment(Double)
  case boolean(Bool)
}
