/// What kinds of mistake there are: a stable code with one page of documentation each.
///
/// Each room lists its own codes in an extension; `FindingCode.all` gathers the lists.
public struct FindingCode: Hashable, Sendable {
  /// A site has tens of thousands of findings: what all of one kind say stands once.
  private final class Entry: Sendable {
    let id: String
    let meaning: String
    let remedy: String

    init(id: String, meaning: String, remedy: String) {
      self.id = id
      self.meaning = meaning
      self.remedy = remedy
    }
  }

  private let entry: Entry

  /// Stable, lower case, words joined by hyphens ("data-not-a-number"), or a rule id ("PAL001").
  public var id: String { entry.id }
  /// One sentence: what is wrong when this is reported.
  public var meaning: String { entry.meaning }
  /// One or two sentences: what the author can do about it.
  public var remedy: String { entry.remedy }

  package init(_ id: String, _ meaning: String, remedy: String) {
    entry = Entry(id: id, meaning: meaning, remedy: remedy)
  }

  /// Two codes with one id are one code.
  public static func == (a: Self, b: Self) -> Bool { a.entry === b.entry || a.id == b.id }
  /// Of the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What a finding about colours measured, apart from its sentence.
package struct Measurement: Hashable, Sendable {
  /// A colour with what its author calls it.
  package struct Subject: Hashable, Sendable {
    package var name: String?
    /// "#RRGGBB".
    package var color: String

    package init(name: String?, color: String) {
      self.name = name
      self.color = color
    }
  }

  /// The palette, as findings call it.
  package var palette: String?
  /// One colour, or two that were compared.
  package var subjects: [Subject]
  package var ground: String?
  /// For whom: "protan", "deutan", "tritan", "grey", "normal".
  package var vision: String?
  /// What the figure is: "contrast", "E", "K", "lightness".
  package var measure: String?
  package var figure: Double?
  package var limit: Double?
  /// How many pairs of a long list it speaks of, where that is more than one.
  package var count: Int?

  package init(
    palette: String? = nil, subjects: [Subject] = [], ground: String? = nil, vision: String? = nil,
    measure: String? = nil, figure: Double? = nil, limit: Double? = nil, count: Int? = nil
  ) {
    self.count = count
    self.palette = palette
    self.subjects = subjects
    self.ground = ground
    self.vision = vision
    self.measure = measure
    self.figure = figure
    self.limit = limit
  }
}

/// One thing that is wrong, or worth knowing, in what an author wrote.
public struct Finding: Error, Hashable, Sendable {
  /// How much it matters; a greater one comes later in the order.
  public enum Severity: Int, Comparable, Hashable, Sendable, CaseIterable {
    /// Worth knowing; nothing need be done.
    case note
    /// Readers may be served worse than the author believes.
    case warning
    /// Something was not made, or would be wrong.
    case error

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    /// "note", "warning" or "error", as printed.
    public var name: String { "\(self)" }
  }

  /// How much it matters.
  public var severity: Severity
  /// Which kind of mistake it is; stable over versions.
  public var code: FindingCode
  /// What is wrong, with the author's own text in it.
  ///
  /// No full stop, no "invalid", no "failed to".
  public var message: String
  /// What to do now.
  public var help: String?
  /// Where it is; nil where it is in no file.
  public var location: SourceLocation?
  /// Text that can stand in place of what `location` covers.
  package var replacement: String?
  /// What was measured, for programs.
  package var measurement: Measurement? {
    get { if case .of(let measurement) = measured { measurement } else { nil } }
    set { measured = newValue.map(Measured.of) }
  }

  /// Apart, as few findings have one and it is large.
  private indirect enum Measured: Hashable { case of(Measurement) }
  private var measured: Measured?

  package init(
    _ severity: Severity, _ code: FindingCode, _ message: String, help: String? = nil,
    at location: SourceLocation? = nil, replacement: String? = nil,
    measurement: Measurement? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.help = help
    self.location = location
    self.replacement = replacement
    measured = measurement.map(Measured.of)
  }

  package static func error(
    _ code: FindingCode, _ message: String, help: String? = nil, at location: SourceLocation?
  ) -> Finding { Finding(.error, code, message, help: help, at: location) }

  package static func warning(
    _ code: FindingCode, _ message: String, help: String? = nil, at location: SourceLocation?
  ) -> Finding { Finding(.warning, code, message, help: help, at: location) }

  package static func note(
    _ code: FindingCode, _ message: String, help: String? = nil, at location: SourceLocation?
  ) -> Finding { Finding(.note, code, message, help: help, at: location) }
}

extension Finding {
  /// The order in which findings are printed: file, line, column, code, message.
  package static func inOrder(_ a: Finding, _ b: Finding) -> Bool {
    let left = (a.location?.file ?? "", a.location?.line ?? 0, a.location?.column ?? 0, a.code.id)
    let right = (b.location?.file ?? "", b.location?.line ?? 0, b.location?.column ?? 0, b.code.id)
    return left == right ? a.message < b.message : left < right
  }

  /// The same findings in the order of printing; those that are equal in it stay as they come.
  ///
  /// A finding is large: what is compared is taken out of each once, and each is moved once.
  package static func ordered(_ findings: [Finding]) -> [Finding] {
    struct Place {
      let file: String
      let line: Int
      let column: Int
      let id: String
      let index: Int
    }
    let places = findings.indices.map { index in
      let location = findings[index].location
      return Place(
        file: location?.file ?? "", line: location?.line ?? 0, column: location?.column ?? 0,
        id: findings[index].code.id, index: index)
    }
    let sorted = places.sorted { a, b in
      if a.line != b.line || a.file != b.file {
        return a.file == b.file ? a.line < b.line : a.file < b.file
      }
      if a.column != b.column { return a.column < b.column }
      if a.id != b.id { return a.id < b.id }
      return findings[a.index].message < findings[b.index].message
    }
    return sorted.map { findings[$0.index] }
  }
}
