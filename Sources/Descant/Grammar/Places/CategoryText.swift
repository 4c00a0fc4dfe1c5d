/// The names and labels of categories.
struct CategoryText {
  let channel: EncodedChannel
  let locale: FormatLocale
  /// Of a column whose texts are all moments at midnight.
  private let stamps: MidnightStamps?

  init(channel: EncodedChannel, locale: FormatLocale) {
    self.channel = channel
    self.locale = locale
    stamps = channel.source.flatMap(MidnightStamps.init)
  }

  /// For words and tables, never shortened by an axis' format; without what only leads from a label to its row.
  func name(_ value: Value?) -> String {
    let text = whole(value)
    let end = text.reversed().prefix { ":;, ".contains($0) }.count
    return end == 0 || end == text.count ? text : String(text.dropLast(end))
  }

  /// As the data write it.
  private func whole(_ value: Value?) -> String {
    switch value {
    case .moment(let moment)?:
      guard let unit = channel.timeUnit else { return own(moment) }
      return TimeFormat(specifier: unit.specifier)?.text(moment, locale: locale)
        ?? TimeText.iso(moment)
    case .number(let number)?:
      if let binning = channel.binning { return range(number, binning) }
      return number.plainText
    case .text(let text)?: return stamps?.short(text) ?? text
    case .boolean: return value.asText
    case nil: return locale.unnamed
    }
  }

  /// A moment as the period that its column has: "Q4 2024".
  private func own(_ moment: Double) -> String {
    let column = channel.source
    if column?.kind == .fiscalYear, let label = column?.yearLabel {
      return label.text(CivilTime(moment: moment).year)
    }
    guard let grain = column?.kind.granularity, grain.isPeriod || grain == .month else {
      return locale.date(moment, style: .short)
    }
    return locale.date(moment, granularity: grain, style: .short)
  }

  /// For an axis or a legend, with the format that the spec asks for.
  func label(_ value: Value?, _ guide: GuideSpec?) -> String {
    let format = guide?.format ?? channel.spec.format
    guard case .specifier(let specifier)? = format else { return whole(value) }
    switch value {
    case .moment(let moment)?:
      return TimeFormat(specifier: specifier)?.text(moment, locale: locale) ?? whole(value)
    case .number(let number)? where channel.binning == nil:
      return NumberFormat(specifier: specifier)?.text(number, locale: locale) ?? whole(value)
    default: return whole(value)
    }
  }

  /// A bin as text: "10 – 20".
  private func range(_ start: Double, _ binning: Binning) -> String {
    let format = Scale(.linear, start: binning.start, end: binning.stop)
      .spanFormat(count: binning.boundaries.count)
    return format.text(start, locale: locale) + " – "
      + format.text(start + binning.step, locale: locale)
  }
}

/// "1565-01-01T00:00:00" where all of a column's texts are such: the day is what they say, and the year where each
/// is a first of January.
private struct MidnightStamps {
  private let length: Int

  init?(_ column: Column) {
    guard case .texts(let texts) = column.values, let first = texts.vocabulary.first,
      Self.isStamp(first), texts.vocabulary.allSatisfy(Self.isStamp)
    else { return nil }
    length =
      texts.vocabulary.allSatisfy { $0.utf8.dropFirst(4).starts(with: "-01-01".utf8) } ? 4 : 10
  }

  func short(_ text: String) -> String { Self.isStamp(text) ? String(text.prefix(length)) : text }

  private static func isStamp(_ text: String) -> Bool {
    guard text.utf8.count >= 19, text.utf8.count <= 24 else { return false }
    return text.wholeMatch(of: /\d{4}-\d\d-\d\dT00:00:00(\.000)?Z?/) != nil
  }
}
