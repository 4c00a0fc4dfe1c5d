/// A column read as the type that a channel gives it.
struct TypedColumn {
  var column: Column
  var unreadCount = 0
  var firstUnread: String?

  static func converted(_ column: Column, to type: ChannelType) -> TypedColumn {
    switch type {
    case .temporal: moments(column)
    case .quantitative: numbers(column)
    case .ordinal, .nominal, .geojson: TypedColumn(column: column)
    }
  }

  /// Numbers as milliseconds: below these all are moments of the first seconds of 1970, which nobody means.
  static let leastMoment = 10_000.0

  /// Why nothing of a column that is read as moments is one.
  func noDates(of source: Column) -> String? {
    if case .numbers(let values) = source.values, source.kind != .year,
      let largest = values.lazy.compactMap({ $0.map(abs) }).max(), largest < Self.leastMoment
    {
      return "\"\(source.name)\" has numbers no larger than \(largest.plainText): "
        + "in milliseconds since 1970, they are no dates"
    }
    guard let firstUnread,
      (0..<column.values.count).allSatisfy({ column.values.number($0) == nil })
    else { return nil }
    return "\"\(source.name)\" has no dates, the first is \"\(firstUnread)\""
  }

  private static func moments(_ column: Column) -> TypedColumn {
    var typed = TypedColumn(column: column)
    switch column.values {
    case .moments: break
    case .numbers(let values):
      let isYear = column.kind == .year
      typed.column.values = .moments(
        values.map { value in
          guard let value, abs(value) <= 8.64e15 else { return nil }
          guard isYear, abs(value) < 270_000 else { return value }
          return CivilTime(year: Int(value)).moment
        })
    case .texts(let texts):
      let read = texts.vocabulary.map(TemporalValue.read)
      typed.note(unread: texts, read)
      typed.column.values = .moments(texts.codes.map { $0 < 0 ? nil : read[Int($0)] })
    case .booleans(let values): typed.column.values = .moments(values.map { _ in nil })
    }
    return typed
  }

  private static func numbers(_ column: Column) -> TypedColumn {
    var typed = TypedColumn(column: column)
    guard case .texts(let texts) = column.values else { return typed }
    let read = texts.vocabulary.map(PlainNumber.read)
    typed.note(unread: texts, read)
    typed.column.values = .numbers(texts.codes.map { $0 < 0 ? nil : read[Int($0)] })
    return typed
  }

  /// A constant in data units.
  static func value(_ node: JSONNode, _ type: ChannelType) throws(Finding) -> Value? {
    switch node.kind {
    case .number(let number, _):
      return type == .temporal ? .moment(number) : .number(number)
    case .string(let text):
      guard type == .temporal else { return .text(text) }
      guard let moment = TemporalValue.read(text) else {
        throw .error(
          .specValue, "\"\(text)\" is no date", help: "write it as 2024-12-31", at: node.location)
      }
      return .moment(moment)
    case .boolean(let flag): return .boolean(flag)
    default:
      guard let moment = DateTime.moment(node) else {
        throw .unsupported("this \"datum\"", at: node)
      }
      return .moment(moment)
    }
  }

  private mutating func note(unread texts: Texts, _ read: [Double?]) {
    unreadCount = texts.codes.count { $0 >= 0 && read[Int($0)] == nil }
    let first = texts.vocabulary.indices.first { read[$0] == nil }
    if unreadCount > 0 { firstUnread = first.map { String(texts.vocabulary[$0].prefix(40)) } }
  }
}
