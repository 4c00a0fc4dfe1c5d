/// A table of named columns, in the order of the file, with what is known about it.
package struct Dataset: Sendable {
  /// Short and safe for paths and ids: the file's name without folders and ending, as a slug.
  package var name: String
  /// The file as the author knows it ("weather/rain.csv").
  package var file: String
  package var title: String?
  package var description: String?
  package var columns: [Column]
  package var rowCount: Int
  package var licences: [Licence]
  package var sources: [DataSource]
  /// Words that it is found by.
  package var keywords: [String] = []
  /// What was done to the file's cells before they became columns, in order.
  package var reading: [ReadingStep] = []
  /// The file itself, where it is a map: GeoJSON or TopoJSON.
  package var map: JSONNode?

  package init(
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

  package func column(_ name: String) -> Column? { columns.first { $0.name == name } }
}

/// One column: typed values with gaps, and what they mean.
package struct Column: Sendable {
  /// What the values mean.
  ///
  /// The storage (``Values``) may be wider: an identifier made of digits is kept as text when it
  /// has leading zeros, as numbers otherwise.
  package enum Kind: String, Sendable, CaseIterable {
    case number, integer, boolean, date, datetime, time, year, yearmonth
    /// Moments, each the beginning of its period; see ``Column/Kind/granularity``.
    case fiscalYear, half, trimester, quarter, week
    /// Texts with the calendar's order: what recurs, and spans of years ("1990–94").
    case month, monthDay, weekday, quarterOfYear, halfOfYear, hour, span
    case category, text, identifier
  }

  /// As in the file's header; the key that specs use.
  package var name: String
  /// For people; from metadata, or the header without its unit.
  package var title: String?
  package var description: String?
  package var kind: Kind
  package var values: Values
  package var unit: Unit?
  /// Digits after the point that the data is given with, or metadata asks for.
  package var decimals: Int?
  /// Why the kind was chosen, one sentence, for `--verbose`.
  package var reason: String
  /// What the column means, where metadata says so ("identifier", "rate"); `suggest --explain` lists
  /// the words.
  package var role: String?
  /// How the file writes years that do not begin in January.
  package var yearLabel: YearLabel?
  /// How its clocks stand to Greenwich, where the cells say so.
  package var clock: ClockOffset?
  /// The columns that it was made of: a year and a month.
  package var parts: [String] = []
  /// Marks that stand beside values, by row: "p" for provisional.
  package var flags: [Int: String] = [:]
  /// Whether its values come of chance: places for marks, no data.
  package var isChance = false
  /// What its numbers stand for, where it holds shapes of a map.
  package var shapes: [GeoShape] = []

  package init(
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
  package var label: String { title ?? name }
}

/// The stored values of a column.
///
/// A gap is nil, never zero, never NaN.
package enum Values: Sendable {
  case numbers([Double?])
  case texts(Texts)
  /// Milliseconds on the data's own clock; see ``CivilTime``.
  case moments([Double?])
  case booleans([Bool?])

  package var count: Int {
    switch self {
    case .numbers(let values), .moments(let values): values.count
    case .texts(let texts): texts.codes.count
    case .booleans(let values): values.count
    }
  }

  package subscript(row: Int) -> Value? {
    switch self {
    case .numbers(let values): values[row].map(Value.number)
    case .texts(let texts): texts[row].map(Value.text)
    case .moments(let values): values[row].map(Value.moment)
    case .booleans(let values): values[row].map(Value.boolean)
    }
  }
}

/// Texts, each distinct one stored once.
package struct Texts: Sendable {
  /// Indices into `vocabulary`; -1 is a gap.
  package var codes: [Int32]
  /// Distinct texts in order of first appearance.
  package var vocabulary: [String]

  package init(codes: [Int32], vocabulary: [String]) {
    self.codes = codes
    self.vocabulary = vocabulary
  }

  package init(_ texts: [String?]) {
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

  package subscript(row: Int) -> String? {
    let code = codes[row]
    return code < 0 ? nil : vocabulary[Int(code)]
  }
}

/// One cell.
package enum Value: Hashable, Sendable {
  case number(Double)
  case text(String)
  case moment(Double)
  case boolean(Bool)
}
