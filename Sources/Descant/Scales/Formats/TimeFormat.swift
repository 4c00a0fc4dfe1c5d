/// A d3-time-format specifier: "%B %-d, %Y".
///
///     TimeFormat(specifier: "%d %b")?.text(CivilTime(year: 2024, month: 2, day: 1).moment, locale: .english)
///     // "01 Feb"
package struct TimeFormat: Hashable, Sendable {
  enum Padding: UInt8, Sendable {
    case none = 0x2D, space = 0x5F, zero = 0x30
  }

  let specifier: String

  private static let directives = Set("aAbBcdefgGHIjLmMpqQsSuUVwWxXyYZ%".utf8)

  /// Nil when a "%" is followed by a letter that names nothing.
  package init?(specifier: String) {
    var isSound = true
    Self.read(specifier) { step in
      if case .directive(let name, _) = step { isSound = isSound && Self.directives.contains(name) }
    }
    guard isSound else { return nil }
    self.specifier = specifier
  }

  /// The moment as this format writes it in a language; "" for what is no moment.
  package func text(_ moment: Double, locale: FormatLocale) -> String {
    guard moment.isFinite, abs(moment) <= 8.64e15 else { return "" }
    var writer = TimeWriter(moment: moment, locale: locale)
    writer.write(specifier)
    return String(decoding: writer.out, as: UTF8.self)
  }

  enum Step {
    case literal(UInt8)
    /// A directive that ends with the text has the name 0, which is none.
    case directive(UInt8, padding: Padding?)
  }

  static func read(_ specifier: String, _ body: (Step) -> Void) {
    var bytes = specifier.utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "%") else {
        body(.literal(byte))
        continue
      }
      var name = bytes.next() ?? 0
      let padding = Padding(rawValue: name)
      if padding != nil { name = bytes.next() ?? 0 }
      body(.directive(name, padding: padding))
    }
  }
}

/// One moment, ready for every directive.
private struct TimeWriter {
  let moment: Double
  let time: CivilTime
  let locale: FormatLocale
  var out: [UInt8] = []

  init(moment: Double, locale: FormatLocale) {
    self.moment = moment.rounded(.down)
    time = CivilTime(moment: moment)
    self.locale = locale
    out.reserveCapacity(32)
  }

  /// `isInner`: a pattern of the locale, which may name no other.
  mutating func write(_ specifier: String, isInner: Bool = false) {
    var steps: [TimeFormat.Step] = []
    steps.reserveCapacity(specifier.utf8.count)
    TimeFormat.read(specifier) { steps.append($0) }
    for step in steps {
      switch step {
      case .literal(let byte): out.append(byte)
      case .directive(let name, let padding):
        write(Character(Unicode.Scalar(name)), padding, isInner)
      }
    }
  }

  private mutating func write(
    _ directive: Character, _ padding: TimeFormat.Padding?, _ isInner: Bool
  ) {
    switch directive {
    case "a": name(locale.shortDays, time.weekday)
    case "A": name(locale.days, time.weekday)
    case "b": name(locale.shortMonths, time.month - 1)
    case "B": name(locale.months, time.month - 1)
    case "p": name(locale.periods, time.hour >= 12 ? 1 : 0)
    case "c": if !isInner { composed(locale.dateTimePattern) }
    case "x": write(isInner: isInner, locale.datePattern)
    case "X": write(isInner: isInner, locale.timePattern)
    case "Q": out += moment.plainText.utf8
    case "s": out += (moment / 1000).rounded(.down).plainText.utf8
    case "Z": out += "+0000".utf8
    case "%": out.append(UInt8(ascii: "%"))
    default: number(directive, padding)
    }
  }

  /// "%c" is made of "%x" and "%X"; those are made of plain directives.
  private mutating func composed(_ pattern: String) {
    var steps: [TimeFormat.Step] = []
    TimeFormat.read(pattern) { steps.append($0) }
    for step in steps {
      switch step {
      case .literal(let byte): out.append(byte)
      case .directive(UInt8(ascii: "c"), _): break
      case .directive(let name, let padding):
        write(Character(Unicode.Scalar(name)), padding, false)
      }
    }
  }

  private mutating func write(isInner: Bool, _ pattern: String) {
    if !isInner { write(pattern, isInner: true) }
  }

  private mutating func number(_ directive: Character, _ padding: TimeFormat.Padding?) {
    let hour12 = time.hour % 12 == 0 ? 12 : time.hour % 12
    switch directive {
    case "d": pad(time.day, 2, padding)
    case "e": pad(time.day, 2, padding ?? .space)
    case "f": pad(time.millisecond * 1000, 6, padding)
    case "g": pad(thursday.year % 100, 2, padding)
    case "G": pad(thursday.year % 10000, 4, padding)
    case "H": pad(time.hour, 2, padding)
    case "I": pad(hour12, 2, padding)
    case "j": pad(time.dayOfYear, 3, padding)
    case "L": pad(time.millisecond, 3, padding)
    case "m": pad(time.month, 2, padding)
    case "M": pad(time.minute, 2, padding)
    case "q": pad((time.month + 2) / 3, 1, padding)
    case "S": pad(time.second, 2, padding)
    case "u": pad(time.weekday == 0 ? 7 : time.weekday, 1, padding)
    case "U": pad((time.dayOfYear + 6 - time.weekday) / 7, 2, padding)
    case "V": pad((thursday.dayOfYear - 1) / 7 + 1, 2, padding)
    case "w": pad(time.weekday, 1, padding)
    case "W": pad((time.dayOfYear + 6 - (time.weekday + 6) % 7) / 7, 2, padding)
    case "y": pad(time.year % 100, 2, padding)
    case "Y": pad(time.year % 10000, 4, padding)
    default: break
    }
  }

  private mutating func name(_ names: [String], _ index: Int) {
    if names.indices.contains(index) { out += names[index].utf8 }
  }

  /// The Thursday of this day's week: its year is the ISO year.
  private var thursday: CivilTime {
    let sinceMonday = (time.weekday + 6) % 7
    return CivilTime(moment: moment + Double(3 - sinceMonday) * TimeStep.day)
  }

  private mutating func pad(_ value: Int, _ width: Int, _ padding: TimeFormat.Padding?) {
    if value < 0 { out.append(UInt8(ascii: "-")) }
    let size = abs(value)
    if padding != TimeFormat.Padding.none {
      let fill = UInt8(ascii: padding == .space ? " " : "0")
      var power = 10
      var missing = width - 1
      while missing > 0, power <= size {
        power *= 10
        missing -= 1
      }
      for _ in 0..<max(0, missing) { out.append(fill) }
    }
    out += String(size).utf8
  }
}
