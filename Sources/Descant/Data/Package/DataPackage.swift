/// Metadata of the data files of a folder: Frictionless Data Package, version 2 or 1.
package struct DataPackage: Sendable {
  /// The descriptor's own file ("data/datapackage.json").
  package var file: String
  package var name: String?
  package var title: String?
  package var description: String?
  package var licences: [Licence] = []
  package var sources: [DataSource] = []
  /// Words that the data are found by.
  package var keywords: [String] = []
  package var resources: [Resource] = []

  /// One data file: how it is written and what its columns mean.
  package struct Resource: Sendable {
    package var name: String
    /// Relative to the descriptor's folder.
    package var paths: [String] = []
    package var title: String?
    package var description: String?
    package var licences: [Licence] = []
    package var sources: [DataSource] = []
    package var keywords: [String] = []
    package var fields: [Field] = []
    /// Nil when none are declared anywhere.
    var missingValues: [String]?
    var dialect: DeclaredDialect?
    /// What the bytes are in, where the descriptor says it.
    var encoding: TextEncoding?
    /// What the reader must not do by itself: "descant:forbid".
    var forbidden: Set<ReadingRule> = []
    /// Rows above the header that are no part of the table: "descant:skipRows".
    var rowsSkipped: Int?
    /// Where the resource is described, for findings about it.
    package var location: SourceLocation?

    /// What stands for a gap in any column.
    var missing: [String]? {
      guard let null = dialect?.nullSequence else { return missingValues }
      return (missingValues ?? [""]) + [null]
    }
  }

  /// What a descriptor says about separators and quotes.
  struct DeclaredDialect: Sendable {
    var delimiter: UInt8?
    var quote: UInt8?
    var escape: UInt8?
    var comment: UInt8?
    var hasHeader: Bool?
    /// The rows that name columns, counted from 1 with empty ones.
    var headerRows: [Int]?
    /// What stands between the parts of a name of several rows.
    var headerJoin: String?
    var skipsInitialSpace: Bool?
    /// A text for a gap: "\\N".
    var nullSequence: String?
  }

  /// One column's declaration.
  package struct Field: Sendable {
    package var name: String
    package var title: String?
    package var description: String?
    /// Nil when it is not declared, or not one that is known.
    var type: FieldType?
    /// A strptime pattern for dates and times; nil for the default format.
    var pattern: MomentPattern?
    /// "any": the form of dates is to be found out.
    var isAnyFormat = false
    /// Minutes east of Greenwich that all clocks with an offset are put on.
    var zone: Int?
    var missingValues: [String]?
    var unit: Unit?
    var decimals: Int?
    var trueValues: [String] = ["true", "True", "TRUE", "1"]
    var falseValues: [String] = ["false", "False", "FALSE", "0"]
    var decimalMark: UInt8?
    var groupMark: [UInt8] = []
    /// False: text around the number, such as a unit, is passed over.
    var isBareNumber = true
    var categories: [Category] = []
    /// What the column means, in our own words ("identifier", "rate"); see ``Column/role``.
    var role: String?
    var location: SourceLocation?

    package init(name: String) { self.name = name }
  }

  struct Category: Sendable {
    var value: String
    var label: String?
  }

  /// The field types of Table Schema.
  enum FieldType: String, Sendable, CaseIterable {
    case string, number, integer, boolean, object, array, list, datetime, date, time, year
    case yearmonth, duration, geopoint, geojson, any
  }

  /// The resource that describes a file, by its path from the folder of the descriptor.
  ///
  ///     package.resource(forFile: "data/rain.csv")   // of "data/datapackage.json": path "rain.csv"
  package func resource(forFile file: String) -> Resource? {
    let folder = self.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let base = folder.isEmpty ? "" : folder.joined(separator: "/") + "/"
    return resources.first { resource in
      resource.paths.contains { base + Self.plain($0) == Self.plain(file) }
    }
  }

  private static func plain(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}

extension FindingCode {
  static let packageShape = FindingCode(
    "package-shape", "A property of a data package has another type than its standard says.",
    remedy: "See datapackage.org for the property's type.")
  static let packageUnknownType = FindingCode(
    "package-unknown-type", "A field's type is not one of Table Schema.",
    remedy: "Use string, number, integer, boolean, date, datetime, time, year or yearmonth.")
  static let packageFormat = FindingCode(
    "package-format", "A field's format is not one that is read.",
    remedy: "Use \"default\", \"any\", or a pattern such as %d/%m/%Y.")
  static let packagePath = FindingCode(
    "package-path", "A resource's path leaves its folder or names another machine.",
    remedy: "Use a path inside the folder of datapackage.json.")
  static let packageField = FindingCode(
    "package-field", "A field is declared for a column that the file does not have.",
    remedy: "Correct the field's name, or remove it.")

  static let packageEncoding = FindingCode(
    "package-encoding", "A data package names an encoding that is not known.",
    remedy: "Use a common name, such as utf-8, windows-1252, iso-8859-15, shift_jis or gb18030.")
  static let packageForbid = FindingCode(
    "package-forbid", "\"descant:forbid\" names something that the reader never does.",
    remedy: "Use the names that its page in the documentation lists.")
  static let packageSpelling = FindingCode(
    "package-spelling", "A property of a data package looks like a misspelt one of the standard.",
    remedy: "Correct its spelling; properties of your own may have any other name.")
  package static let packageNoFile = FindingCode(
    "package-no-file", "A data package describes a file that is not there.",
    remedy: "Correct the path, counted from datapackage.json, or add the file.")

  /// The codes of reading data packages.
  package static let package: [FindingCode] = [
    packageShape, packageUnknownType, packageFormat, packagePath, packageField, packageSpelling,
    packageNoFile, packageEncoding, packageForbid,
  ]
}
