/// Columns of numbers: whole or not, years, codes.
extension ColumnReader {
  /// What one pass over a column of numbers found.
  struct Numbers {
    var values: [Double?]
    var filled = 0
    var misfits: [Int] = []
    var words: [Int] = []
    var isWhole = true
    /// "007": digits that are a code.
    var hasLeadingZeros = false
    /// More digits than a number holds: a code.
    var hasLongCodes = false
    /// "2E5": without sign and point they may be codes; programs write 2e+05.
    var exponents = 0
    var leastDecimals = Int.max
    var mostDecimals = 0
    var minimum = Double.infinity
    var maximum = -Double.infinity
    var flags: [Int: String] = [:]
    /// Rows of "<5".
    var suppressed: [Int] = []
    var suffixes: [Magnitude: Int] = [:]
    var negatives: Set<String> = []

    /// Digits after the point, if all cells have as many.
    var decimals: Int? { leastDecimals == mostDecimals ? mostDecimals : nil }

    /// Of many digits that a program has written those that say something: none of "807.000000".
    func needed(_ most: Int) -> Int {
      guard most > Self.written else { return most }
      var scale = 1.0
      var count = 0
      for case let value? in values {
        while count < most, abs((value * scale).rounded() - value * scale) > 1e-9 * scale {
          (scale, count) = (scale * 10, count + 1)
        }
      }
      return count
    }

    /// People write no more than three zeros behind a point.
    private static let written = 3
  }

  mutating func numbers(_ sample: [Int]) -> Column? {
    guard let style = numberStyle(sample), let numbers = scan(style, isPatient: false) else {
      return nil
    }
    if numbers.exponents == numbers.filled, numbers.filled > 1 {
      return texts(reason: "digits around an E are codes")
    }
    if numbers.hasLeadingZeros || numbers.hasLongCodes {
      let why =
        numbers.hasLeadingZeros ? "digits with leading zeros" : "digits too many for a number"
      return texts(reason: why + " are codes")
    }
    guard numbers.filled > 0, numbers.areFlagsRare else { return nil }
    if let doubt = doubt(in: style), report(doubt) {
      return texts(reason: "commas in numbers that could mean either")
    }
    return column(numbers, style: style)
  }

  mutating func declaredNumbers(_ type: DataPackage.FieldType, reason: String) -> Column {
    var style = NumberStyle.plain
    if let field {
      style.decimalMark = field.decimalMark ?? style.decimalMark
      style.groupMark = field.groupMark
      let affix =
        field.isBareNumber
        ? nil
        : sample(limit: 1).first.flatMap { row in
          NumberStyle.affix(of: cells[row])
        }
      if let affix { (style.affix, style.isPrefix) = affix }
    }
    guard let numbers = scan(style, isPatient: true) else { return texts(reason: reason) }
    var column = column(numbers, style: style)
    if type == .year { column.kind = .year }
    if type == .number, column.kind == .integer { column.kind = .number }
    column.reason = reason + (column.kind.rawValue == type.rawValue ? "" : ", \(column.reason)")
    return column
  }

  private mutating func column(_ numbers: Numbers, style: NumberStyle) -> Column {
    var numbers = numbers
    let what = numbers.isWhole ? "whole numbers" : "numbers"
    reportMissingWords(numbers.words)
    record(numbers, style)
    dropSentinels(from: &numbers)
    reportMisfits(
      numbers.misfits, .dataNotANumber, "a number",
      help: "leave the cell empty for a gap, or declare it under \"missingValues\"")
    if style.affix.isEmpty, let moments = writtenMoments(numbers) { return moments }
    if field?.type == nil, let years = shortYears(numbers) {
      return Column(
        name: name.name, kind: .year, values: .numbers(years),
        reason: "two digits are years of a century: 69 to 99 of the 20th, others of the 21st")
    }
    let (kind, why) = kind(of: numbers)
    var column = Column(
      name: name.name, kind: kind, values: .numbers(numbers.values), reason: why)
    if !style.affix.isEmpty {
      column.unit = KnownUnits.unit(String(decoding: style.affix, as: UTF8.self))
    }
    if why.isEmpty {
      column.reason = "\(numbers.filled) of \(cells.count) cells are \(what)"
    }
    if kind == .number || kind == .integer {
      column.decimals = numbers.decimals.map(numbers.needed)
    }
    column.flags = numbers.flags
    return column
  }

  /// The style that fits the sample best, if it fits well enough.
  private func numberStyle(_ sample: [Int]) -> NumberStyle? {
    var buffer: [UInt8] = []
    let affix = sample.lazy.prefix(5).compactMap { NumberStyle.affix(of: cells[$0]) }.first
    var best: (style: NumberStyle, misfits: Int)?
    let styles = NumberStyle.candidates(affix: affix, hasDecimalCommas: marks.prefersCommas)
    for var style in styles {
      style.allowsFlags = !forbidden.contains(.flags)
      style.allowsSuffixes = !forbidden.contains(.suffixes)
      let misfits = sample.count { row in
        if Self.isBound(cells[row]) { return false }
        return !style.normalise(cells[row], into: &buffer)
          || DecimalNumber.value(of: buffer, in: 0..<buffer.count) == nil
      }
      if misfits == 0 { return style }
      if misfits < best?.misfits ?? .max { best = (style, misfits) }
    }
    guard let best, Self.tolerates(best.misfits, of: sample.count) else { return nil }
    return best.style
  }

  /// Nil when too many cells are no numbers, unless the reader is patient.
  private func scan(_ style: NumberStyle, isPatient: Bool) -> Numbers? {
    var numbers = Numbers(values: [])
    let limit = isPatient ? cells.count : cells.count / 10 + 1
    var isOver = false
    numbers.values = [Double?](unsafeUninitializedCapacity: cells.count) { values, count in
      // A declared gap such as "-999" must not pass for a number.
      let isPlain = style.isPlain && !(missing ?? []).contains { $0.contains(where: \.isNumber) }
      var buffer: [UInt8] = []
      var seen = Numbers(values: [])
      for row in 0..<cells.count {
        let cell = cells.cell(row)
        var value: Double?
        if cell.count > 0 {
          let bytes = cells.bytes(of: cell)
          if isPlain, let parts = DecimalParts(bytes, decimalMark: UInt8(ascii: ".")),
            let number = parts.exactValue ?? DecimalNumber.value(of: bytes), number.isFinite
          {
            value = number
            seen.take(parts, number, bytes)
          } else {
            value = hardValue(bytes, style, row, &buffer, &seen)
          }
        }
        (values.baseAddress.unsafelyUnwrapped + row).initialize(to: value)
        if seen.misfits.count > limit { isOver = true }
        if isOver { break }
      }
      count = isOver ? 0 : cells.count
      numbers = seen
    }
    guard !isOver else { return nil }
    let isClear = Self.tolerates(numbers.misfits.count, of: numbers.filled + numbers.misfits.count)
    return isPatient || isClear ? numbers : nil
  }

  /// What the fast way did not take: another style, spaces, words for gaps, other text.
  @inline(never)
  private func hardValue(
    _ bytes: UnsafeBufferPointer<UInt8>, _ style: NumberStyle, _ row: Int,
    _ buffer: inout [UInt8], _ seen: inout Numbers
  ) -> Double? {
    if isMissing(bytes) {
      seen.words.append(row)
      return nil
    }
    var marks = NumberStyle.Marks()
    guard style.normalise(bytes, into: &buffer, marks: &marks) else {
      if Self.isBound(bytes) {
        seen.suppressed.append(row)
      } else if !bytes.allSatisfy({ $0 == 0x20 }) {
        seen.misfits.append(row)
      }
      return nil
    }
    let value = buffer.withUnsafeBufferPointer { plain -> Double? in
      guard let parts = DecimalParts(plain, decimalMark: UInt8(ascii: ".")) else { return nil }
      guard let value = parts.exactValue ?? DecimalNumber.value(of: plain), value.isFinite else {
        return nil
      }
      seen.take(parts, value, plain)
      return value
    }
    if value != nil {
      seen.take(marks, row: row)
      return value
    }
    seen.misfits.append(row)
    return nil
  }
}

extension ColumnReader.Numbers {
  @inline(__always)
  mutating func take(
    _ parts: DecimalParts, _ value: Double, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    filled &+= 1
    if value < minimum { minimum = value }
    if value > maximum { maximum = value }
    let decimals = parts.exponent > 0 ? max(0, parts.decimals &- parts.exponent) : parts.decimals
    leastDecimals = min(leastDecimals, decimals)
    mostDecimals = max(mostDecimals, decimals)
    if parts.hasPoint || parts.hasExponent {
      if value != value.rounded() { isWhole = false }
      if !parts.hasPoint, bytes.contains(UInt8(ascii: "E")),
        bytes.allSatisfy({ $0 != 0x2B && $0 != 0x2D })
      {
        exponents &+= 1
      }
      return
    }
    let first = parts.isNegative ? 1 : 0
    if bytes.count > first &+ 1, bytes[first] == UInt8(ascii: "0") { hasLeadingZeros = true }
    if parts.digitCount > 15, abs(value) > 9_007_199_254_740_992 { hasLongCodes = true }
  }
}
