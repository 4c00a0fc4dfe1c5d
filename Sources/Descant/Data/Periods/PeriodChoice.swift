/// Which family of notations a column keeps to, decided over all its cells.
extension ColumnReader {
  /// The families that enough of the sample fits, in the order in which they are tried.
  func forms(_ sample: [Int]) -> [Form] {
    var found: [Form] = []
    if fits(.iso, sample) { found.append(.iso) }
    guard hasDigits(sample) else { return found }
    for pattern in MomentPattern.common {
      let form = Form(pattern)
      if fits(form, sample) { found.append(form) }
    }
    let isNamed = !TimeNames.hints(name.words).isEmpty
    // "3/12" is a month where the name says so, else a share.
    for notations in PeriodNotations.all where isNamed || notations.meaning != .monthSlashYear {
      let form = Form(notations)
      if fits(form, sample) { found.append(form) }
    }
    return found
  }

  /// Whether there are figures to read, of any width, or the first year of an era.
  private func hasDigits(_ sample: [Int]) -> Bool {
    sample.prefix(3).contains { row in
      let bytes = cells[row]
      return bytes.contains { $0 &- 0x30 < 10 } || bytes.contains(0xEF) || bytes.contains(0xE5)
    }
  }

  private func fits(_ form: Form, _ sample: [Int]) -> Bool {
    var reader = FormReader(form)
    var (misfits, coarse) = (0, 0)
    let limit = max(1, sample.count / 20)
    // Of three cells one is read, or it is another family: most are ruled out here.
    let first = sample.prefix(3)
    guard first.contains(where: { reader.read(cells[$0]) != nil || isCoarse(cells[$0], form) })
    else { return false }
    for row in sample where reader.read(cells[row]) == nil {
      if isCoarse(cells[row], form) {
        coarse += 1
      } else {
        misfits += 1
        if misfits > limit { return false }
      }
    }
    let fitting = sample.count - misfits - coarse
    return fitting > coarse && Self.fits(misfits, of: sample.count)
  }

  /// 95 % decide for the rest, and four of five.
  static func fits(_ misfits: Int, of count: Int) -> Bool {
    misfits < count && (misfits * 20 <= count || misfits == 1 && count >= 5)
  }

  private func fits(_ moments: Moments) -> Bool {
    moments.filled > 0
      && Self.fits(moments.misfits.count, of: moments.filled + moments.misfits.count)
  }

  /// The one family, and what it reads; nil where the column stays text.
  mutating func chosenForm(_ sample: [Int]) -> (Form, Moments)? {
    let forms = forms(sample)
    let days = forms.filter { $0.dayOrder != nil }
    if days.count > 1 { return chosenDays(days, sample) }
    // "2011-12" is a month, but the year from 2011 to 2012 where every cell is one more.
    if let first = forms.first, first.isISO || first.name == "%Y/%m",
      let split = forms.first(where: { $0.meaning == .fiscalYear })
    {
      let moments = scan(split)
      if moments.misfits.isEmpty, Set(moments.values.compactMap { $0 }).count > 1 {
        reportChoice(.note, sample) { "\"\($0)\" and all others are read as years, not as months" }
        return (split, moments)
      }
    }
    if let chosen = chosenRival(forms, sample) { return chosen.form.map { ($0, chosen.moments) } }
    for form in forms {
      if form.meaning == .monthDay || form.meaning == .span { return nil }
      let moments = scan(form)
      if fits(moments) { return (form, moments) }
    }
    return forms.isEmpty ? clearDays(sample) : nil
  }

  /// Days as ISO 8601 writes them, where the others, one in five at most, are days that leave open which of two
  /// numbers is the month: what is clear is read, and of the rest each is told.
  private func clearDays(_ sample: [Int]) -> (Form, Moments)? {
    guard let first = sample.first, MomentText.scan(cells[first])?.kind == .date else { return nil }
    let moments = scan(.iso)
    let open = MomentPattern.whole.map { FormReader(Form($0)) }
    guard moments.kinds == [.date], moments.filled >= Self.mostOpen * moments.misfits.count,
      moments.misfits.allSatisfy({ row in
        open.contains { form in
          var form = form
          return form.read(cells[row]) != nil
        }
      })
    else { return nil }
    return (.iso, moments)
  }

  private static let mostOpen = 4

  // MARK: Days

  /// Day first, month first or year first: by what all cells fit, else by what puts them in order.
  private mutating func chosenDays(_ forms: [Form], _ sample: [Int]) -> (Form, Moments)? {
    let read = forms.map { ($0, scan($0)) }
    let least = read.map(\.1.misfits.count).min() ?? 0
    let best = read.filter { $0.1.misfits.count == least && fits($0.1) }
    guard best.count > 1 else { return best.first }
    let ranked = best.map { ($0, Regularity($0.1.values)) }
    let even = ranked.filter { $0.1.isSorted && $0.1.isEven }
    // Eleven of twelve first days of months, read as days of January, are a day apart, too.
    let most = even.map(\.1.evenness).max() ?? 0
    let leading = even.filter { $0.1.evenness == most }
    if leading.count == 1 { return leading[0].0 }
    let sorted = ranked.filter(\.1.isSorted)
    guard !sorted.isEmpty else {
      // Series below each other take the same steps.
      let whole = ranked.filter { $0.1.evenness == 1 }
      if whole.count == 1 { return whole[0].0 }
      reportChoice(.warning, sample) { [name] in
        "\"\($0)\" can be day first or month first; \"\(name.name)\" is kept as text"
      }
      return nil
    }
    let order: [PeriodNotations.Meaning] =
      looksAmerican || sorted.contains(where: { $0.0.0.hasHalfDays })
      ? [.monthFirst, .dayFirst, .yearFirst] : [.dayFirst, .monthFirst, .yearFirst]
    let chosen =
      sorted.count == 1
      ? sorted[0].0
      : order.lazy.compactMap { wanted in sorted.first { $0.0.0.dayOrder == wanted }?.0 }.first
    let words: [PeriodNotations.Meaning: String] = [
      .dayFirst: "day first", .monthFirst: "month first", .yearFirst: "year first",
    ]
    let reading = chosen?.0.dayOrder.flatMap { words[$0] } ?? ""
    reportChoice(.warning, sample) { [name] in
      "\"\($0)\" can be read in two ways; \"\(name.name)\" is read \(reading)"
    }
    if let order = chosen?.0.dayOrder, order != .yearFirst {
      record.steps.append(.dates(column: name.name, isDayFirst: order == .dayFirst))
    }
    return chosen
  }

  /// Dollars, miles, counties: what files of the United States have.
  private var looksAmerican: Bool {
    let marks = ["zip", "fips", "mph", "miles", "fahrenheit", "state", "county", "inches", "usd"]
    let heads = table.names.map { $0.lowercased() }
    if heads.contains(where: { head in marks.contains { head.contains($0) } }) { return true }
    return (0..<min(20, table.rowCount)).contains { row in
      (0..<min(40, table.columnCount)).contains { column in
        table.text(of: table.cell(row: row, column: column)).hasPrefix("$")
      }
    }
  }

  // MARK: Rivals

  /// Letters and numbers that name two things; nil where there is nothing to choose, a form of nil
  /// where text is right.
  private mutating func chosenRival(
    _ forms: [Form], _ sample: [Int]
  ) -> (form: Form?, moments: Moments)? {
    func form(_ meaning: PeriodNotations.Meaning) -> Form? {
      forms.first { $0.meaning == meaning }
    }
    if let quarters = form(.quarterByT), let thirds = form(.trimester),
      name.words.contains("period") || name.words == ["time"]
    {
      let moments = scan(thirds)
      guard fits(moments), scan(quarters).misfits.count >= moments.misfits.count else { return nil }
      reportChoice(.note, sample) { "\"\($0)\" is read as a third of a year, as SDMX has it" }
      return (thirds, moments)
    }
    guard let days = form(.monthDay), let months = form(.monthShortYear) ?? form(.shortYearMonth)
    else { return nil }
    let (moments, dayMoments) = (scan(months), scan(days))
    guard fits(moments) else { return (nil, dayMoments) }
    let (byMonth, byDay) = (Regularity(moments.values), Regularity(dayMoments.values))
    if fits(dayMoments), byDay.isSorted && byDay.isEven, !(byMonth.isSorted && byMonth.isEven) {
      reportChoice(.note, sample) { "\"\($0)\" is read as a day of a month, not as a month's year" }
      return (nil, dayMoments)
    }
    return (months, moments)
  }
}

extension ColumnReader.Form {
  /// "AM" and "PM", which most files have that put the month first.
  fileprivate var hasHalfDays: Bool { patterns?.contains { $0.parts.contains(.halfDay) } ?? false }

  /// Which part comes first, where plain numbers leave it open.
  fileprivate var dayOrder: PeriodNotations.Meaning? {
    if meaning == .yearFirst { return .yearFirst }
    guard let pattern = patterns?.first, !pattern.isFolded else { return nil }
    if pattern.twin == nil { return pattern.text.hasPrefix("%d.%m.%y") ? .dayFirst : nil }
    return pattern.isDayFirst ? .dayFirst : .monthFirst
  }
}

/// Whether moments stand in order and at even steps of the calendar.
struct Regularity {
  let isSorted: Bool
  /// The share of steps that are one and the same; 0 where some are nothing.
  let evenness: Double
  /// Whether nine of ten are.
  var isEven: Bool { evenness >= 0.9 }

  init(_ values: [Double?]) {
    let moments = values.compactMap { $0 }
    let pairs = zip(moments, moments.dropFirst())
    let isRising = pairs.allSatisfy { $0 <= $1 }
    isSorted = isRising || pairs.allSatisfy { $0 >= $1 }
    var distinct = Set(moments).sorted()
    guard distinct.count > 3 else {
      evenness = 0
      return
    }
    if distinct.count > 1000 { distinct = Array(distinct.prefix(1000)) }
    evenness = max(
      Self.evenness(distinct.map { ($0 / 86_400_000).rounded(.down) }),
      Self.evenness(distinct.map { CalendarStep(.months, 1).index(of: $0) }))
  }

  private static func evenness(_ places: [Double]) -> Double {
    var counts: [Double: Int] = [:]
    for (a, b) in zip(places, places.dropFirst()) {
      guard b > a else { return 0 }
      counts[b - a, default: 0] += 1
    }
    return Double(counts.values.max() ?? 0) / Double(places.count - 1)
  }
}
