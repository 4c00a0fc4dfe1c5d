public import Foundation

/// A value of one row as a chart takes it.
public enum PlottedValue: Hashable, Sendable {
  /// A measure, or a year that stands as a whole number. One that is not finite is a gap.
  case number(Double)
  /// A name: of a category, or of a period as people write it ("2024-Q1", "May").
  case text(String)
  /// Milliseconds since 1 January 1970, 00:00 UTC.
  case moment(Double)
  /// A gap: it is neither drawn nor heard as a value, and said to be missing.
  case missing
}

/// What a chart can show: numbers, texts, dates, and any of them that may be missing.
///
/// In the manner of Swift Charts' protocol of that name. A type of one's own says which of the values it is:
///
///     extension Celsius: Plottable { var plotted: PlottedValue { .number(degrees) } }
public protocol Plottable {
  /// The value, in the unit that the axis' title names.
  var plotted: PlottedValue { get }
}

extension Double: Plottable {
  /// The number itself.
  public var plotted: PlottedValue { .number(self) }
}
extension Int: Plottable {
  /// The number itself: exact up to 2^53.
  public var plotted: PlottedValue { .number(Double(self)) }
}
extension String: Plottable {
  /// The text itself.
  public var plotted: PlottedValue { .text(self) }
}
extension Date: Plottable {
  /// The moment in UTC, to the millisecond.
  public var plotted: PlottedValue { .moment((timeIntervalSince1970 * 1000).rounded()) }
}
extension Optional: Plottable where Wrapped: Plottable {
  /// What is there, or a gap.
  public var plotted: PlottedValue { self?.plotted ?? .missing }
}

/// What each row gives to one axis, or to the key, and what that is called.
public struct Field<Row> {
  let name: String
  let value: (Row) -> PlottedValue

  /// Named as people read it.
  ///
  /// - Parameters:
  ///   - name: the axis' title, with the unit in brackets if it has one: "Weight (kg)". Two fields of a chart may not have one name.
  ///   - read: a key path or a function.
  /// - Returns: the field.
  public static func value<Value: Plottable>(
    _ name: String, _ read: @escaping (Row) -> Value
  ) -> Field {
    Field(name: name) { read($0).plotted }
  }

  /// Named by the property: `\.annualRain` is "annualRain", which axes write as "Annual rain".
  ///
  /// - Throws: where the compiler keeps no name of the property: of one that is computed elsewhere.
  public static func path<Value: Plottable>(_ path: KeyPath<Row, Value>) throws(ChartError) -> Field
  {
    let text = String(describing: path)
    // "\Row.births"; a property that the compiler keeps no name of is written as its offset.
    guard let name = text.split(separator: ".").last, !text.contains("<") || !name.contains(">")
    else {
      throw ChartError([
        .error(
          .fieldName, "a property has no name at run time",
          help: "name it: .value(\"Births\", \\.births)", at: nil)
      ])
    }
    return Field(name: String(name)) { $0[keyPath: path].plotted }
  }
}

extension FindingCode {
  static let fieldName = FindingCode(
    "field-name", "A chart made of rows has a field whose name is missing or stands twice.",
    remedy: "Name each field: `.value(\"Births\", \\.births)`, each differently.")

  /// What a program that makes charts of its own values is told.
  package static let interface: [FindingCode] = [fieldName]
}
