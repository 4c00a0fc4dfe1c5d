/// A d3-time-format specifier: "%B %-d, %Y".
///
///     TimeFormat(specifier: "%d %b")?.text(CivilTime(year: 2024, month: 2, day: 1).moment, locale: .english)
///     // "01 Feb"
public struct TimeFormat: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case literal(String)
    case directive(Character, padding: Padding?)
  }
  enum Padding: Character, Sendable {
    case none = "-", space = "_", zero = "0"
  }

  let pieces: [Piece]

  static let directives = "aAbBcdefgGHIjLmMpqQsSuUVwWxXyYZ%"

  /// Nil when a "%" is followed by a letter that names nothing.
  public init?(specifier: String) {
    var pieces: [Piece] = []
    var literal = ""
    var rest = specifier[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      var padding: Padding?
      if let next = rest.first, let found = Padding(rawValue: next) {
        padding = found
        rest = rest.dropFirst()
      }
      guard let name = rest.popFirst(), Self.directives.contains(name) else { return nil }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.directive(name, padding: padding))
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    self.pieces = pieces
  }

  /// The moment as this format writes it in a language; "" for what is no moment.
  public func text(_ moment: Double, locale: FormatLocale) -> String {
    guard moment.isFinite, abs(moment) <= 8.64e15 else { return "" }
    let writer = TimeWriter(moment: moment, locale: locale)
    var out = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): out += text
      case .directive(let name, let padding): out += writer.text(of: name, padding)
      }
    }
    return out
  }
}

/// One moment, ready for every directive.
private struct TimeWriter {
  let moment: Double
  let time: CivilTime
  let locale: FormatLocale

  init(moment: Double, locale: FormatLocale) {
    self.moment = moment.rounded(.down)
    time = CivilTime(moment: moment)
    self.locale = locale
  }

  func text(of directive: Character, _ padding: TimeFormat.Padding?) -> String {
    func pad(_ value: Int, _ width: Int, _ usual: TimeFormat.Padding = .zero) -> String {
      Self.padded(value, width, padding ?? usual)
    }
    let hour12 = time.hour % 12 == 0 ? 12 : time.hour % 12
    return switch directive {
    case "a": name(locale.shortDays, time.weekday)
    case "A": name(locale.days, time.weekday)
    case "b": name(locale.shortMonths, time.month - 1)
    case "B": name(locale.months, time.month - 1)
    case "c": pattern(locale.dateTimePattern)
    case "d": pad(time.day, 2)
    case "e": pad(time.day, 2, .space)
    case "f": pad(time.millisecond * 1000, 6)
    case "g": pad(isoYear % 100, 2)
    case "G": pad(isoYear % 10000, 4)
    case "H": pad(time.hour, 2)
    case "I": pad(hour12, 2)
    case "j": pad(time.dayOfYear, 3)
    case "L": pad(time.millisecond, 3)
    case "m": pad(time.month, 2)
    case "M": pad(time.minute, 2)
    case "p": name(locale.periods, time.hour >= 12 ? 1 : 0)
    case "q": String((time.month + 2) / 3)
    case "Q": moment.plainText
    case "s": (moment / 1000).rounded(.down).plainText
    case "S": pad(time.second, 2)
    case "u": String(time.weekday == 0 ? 7 : time.weekday)
    case "U": pad((time.dayOfYear + 6 - time.weekday) / 7, 2)
    case "V": pad(isoWeek, 2)
    case "w": String(time.weekday)
    case "W": pad((time.dayOfYear + 6 - (time.weekday + 6) % 7) / 7, 2)
    case "x": pattern(locale.datePattern)
    case "X": pattern(locale.timePattern)
    case "y": pad(time.year % 100, 2)
    case "Y": pad(time.year % 10000, 4)
    case "Z": "+0000"
    default: "%"
    }
  }

  private func name(_ names: [String], _ index: Int) -> String {
    names.indices.contains(index) ? names[index] : ""
  }

  /// A locale's pattern; one that names itself or another composed one again is left empty.
  private func pattern(_ specifier: String) -> String {
    guard let format = TimeFormat(specifier: specifier) else { return "" }
    var out = ""
    for piece in format.pieces {
      switch piece {
      case .literal(let text): out += text
      case .directive("c", _): break
      case .directive("x", _) where specifier == locale.datePattern: break
      case .directive("X", _) where specifier == locale.timePattern: break
      case .directive(let name, let padding): out += text(of: name, padding)
      }
    }
    return out
  }

  /// The year that this day's ISO week belongs to: the one its Thursday is in.
  private var isoYear: Int { thursday.year }

  private var isoWeek: Int { (thursday.dayOfYear - 1) / 7 + 1 }

  private var thursday: CivilTime {
    let sinceMonday = (time.weekday + 6) % 7
    return CivilTime(moment: moment + Double(3 - sinceMonday) * TimeStep.day)
  }

  private static func padded(_ value: Int, _ width: Int, _ padding: TimeFormat.Padding) -> String {
    let digits = String(abs(value))
    let sign = value < 0 ? "-" : ""
    let missing = max(0, width - digits.count)
    return switch padding {
    case .none: sign + digits
    case .zero: sign + String(repeating: "0", count: missing) + digits
    case .space: sign + String(repeating: " ", count: missing) + digits
    }
  }
}
