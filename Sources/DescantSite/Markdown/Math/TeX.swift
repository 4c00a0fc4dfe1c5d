/// Turns a subset of TeX's formulas into MathML, or says which command it doesn't know.
///
///     TeX.mathML("x^2", isDisplay: false)   // <math …><msup><mi>x</mi><mn>2</mn></msup></math>
struct TeX {
  /// What could not be read.
  struct Unread: Error, Equatable { let written: String }

  private let signs: [Character]
  private var place = 0
  private let isDisplay: Bool
  private var depth = 0
  private static let deepest = 40
  static let longest = 5000

  static func mathML(_ text: String, isDisplay: Bool) throws(Unread) -> String {
    guard text.utf8.count <= longest else { throw Unread(written: "a formula of this length") }
    var reader = TeX(signs: Array(text), isDisplay: isDisplay)
    let row = try reader.row()
    guard reader.next == nil else { throw Unread(written: String(reader.signs[reader.place])) }
    let alternative = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "<math\(isDisplay ? " display=\"block\"" : "") alttext=\"\(alternative.escapedForTeX)\">"
      + "<mrow>\(row)</mrow></math>"
  }

  private init(signs: [Character], isDisplay: Bool) {
    self.signs = signs
    self.isDisplay = isDisplay
  }

  // MARK: Rows

  private var next: Character? { place < signs.count ? signs[place] : nil }

  private func isNext(_ text: String) -> Bool {
    place + text.count <= signs.count && signs[place..<place + text.count].elementsEqual(text)
  }

  private mutating func skipSpace() {
    while let sign = next, sign.isWhitespace { place += 1 }
  }

  /// Up to what ends a group, a cell or the text.
  private mutating func row() throws(Unread) -> String {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      throw Unread(written: "braces in more than \(Self.deepest) others")
    }
    var out = ""
    while true {
      skipSpace()
      guard let sign = next, sign != "}", sign != "&", !isNext("\\\\"), !isCommand("right"),
        !isCommand("end")
      else { return out }
      out += try scripted()
    }
  }

  private func isCommand(_ name: String) -> Bool {
    guard isNext("\\" + name) else { return false }
    let end = place + name.count + 1
    return end >= signs.count || !signs[end].isLetter
  }

  /// One thing, with what stands below and above it.
  private mutating func scripted() throws(Unread) -> String {
    let start = place
    var base = try atom()
    var hasLimits = isDisplay && takesLimits(from: start)
    skipSpace()
    if isCommand("limits") { (place, hasLimits) = (place + 7, true) }
    if isCommand("nolimits") { (place, hasLimits) = (place + 9, false) }
    var (low, high): (String?, String?) = (nil, nil)
    while let sign = next {
      if sign == "^", high == nil {
        place += 1
        high = try argument()
      } else if sign == "_", low == nil {
        place += 1
        low = try argument()
      } else if sign == "'", high == nil {
        let primes = signs[place...].prefix { $0 == "'" }.count
        place += primes
        high = "<mo>\(String(repeating: "′", count: primes))</mo>"
      } else if sign.isWhitespace {
        place += 1
      } else {
        break
      }
    }
    let names = hasLimits ? ("munder", "mover", "munderover") : ("msub", "msup", "msubsup")
    switch (low, high) {
    case (nil, nil): break
    case (let low?, nil): base = "<\(names.0)>\(base)\(low)</\(names.0)>"
    case (nil, let high?): base = "<\(names.1)>\(base)\(high)</\(names.1)>"
    case (let low?, let high?): base = "<\(names.2)>\(base)\(low)\(high)</\(names.2)>"
    }
    return base
  }

  private func takesLimits(from start: Int) -> Bool {
    let written = String(signs[start..<place]).drop { $0 == "\\" }
    let name = String(written.prefix { $0.isLetter })
    guard start < signs.count, signs[start] == "\\" else { return false }
    return TeXSymbols.large[name] != nil && !name.hasSuffix("int")
      || TeXSymbols.functions[name] == true || ["underbrace", "overbrace"].contains(name)
  }

  /// A group in braces, or one thing alone.
  private mutating func argument() throws(Unread) -> String {
    skipSpace()
    guard let sign = next else { throw Unread(written: "a formula that ends too early") }
    guard sign.isNumber else { return try atom() }
    place += 1
    return "<mn>\(sign)</mn>"
  }

  private mutating func atom() throws(Unread) -> String {
    guard let sign = next else { throw Unread(written: "a formula that ends too early") }
    switch sign {
    case "{":
      place += 1
      let inner = try row()
      guard next == "}" else { throw Unread(written: "{") }
      place += 1
      return "<mrow>\(inner)</mrow>"
    case "\\": return try command()
    case "~":
      place += 1
      return "<mspace width=\"0.333em\"/>"
    case "%", "#", "$", "^", "_", "&", "}": throw Unread(written: String(sign))
    default: break
    }
    if sign.isNumber {
      var end = place
      while end < signs.count,
        signs[end].isNumber
          || ".,".contains(signs[end]) && end + 1 < signs.count && signs[end + 1].isNumber
      { end += 1 }
      defer { place = end }
      return "<mn>\(String(signs[place..<end]))</mn>"
    }
    place += 1
    if sign.isLetter { return "<mi>\(sign)</mi>" }
    return Self.sign(sign == "-" ? "−" : sign == "*" ? "∗" : String(sign))
  }

  private static func sign(_ text: String) -> String { "<mo>\(text.escapedForTeX)</mo>" }

  // MARK: Commands

  private mutating func command() throws(Unread) -> String {
    place += 1
    guard let first = next else { throw Unread(written: "\\") }
    guard first.isLetter else {
      place += 1
      if let width = TeXSymbols.spaces[String(first)] { return "<mspace width=\"\(width)\"/>" }
      if first == " " { return "<mspace width=\"0.333em\"/>" }
      if first == "|" { return Self.sign("‖") }
      guard "{}%#$&_".contains(first) else { throw Unread(written: "\\\(first)") }
      return Self.sign(String(first))
    }
    let start = place
    while let sign = next, sign.isLetter { place += 1 }
    let name = String(signs[start..<place])
    if let simple = Self.simple(name) { return simple }
    return try structure(name)
  }

  /// What a command without arguments stands for.
  private static func simple(_ name: String) -> String? {
    if let text = TeXSymbols.identifiers[name] { return "<mi>\(text)</mi>" }
    if let text = TeXSymbols.operators[name] ?? TeXSymbols.large[name] { return sign(text) }
    if TeXSymbols.functions[name] != nil { return "<mi>\(name)</mi>" }
    if let width = TeXSymbols.spaces[name] { return "<mspace width=\"\(width)\"/>" }
    if ["displaystyle", "textstyle", "limits", "nolimits", "nonumber", "notag"].contains(name) {
      return ""
    }
    return nil
  }

  private mutating func structure(_ name: String) throws(Unread) -> String {
    switch name {
    case "frac", "dfrac", "tfrac": return "<mfrac>\(try argument())\(try argument())</mfrac>"
    case "binom":
      return "<mrow><mo>(</mo><mfrac linethickness=\"0\">\(try argument())\(try argument())</mfrac>"
        + "<mo>)</mo></mrow>"
    case "sqrt": return try root()
    case "left": return try fenced()
    case "begin": return try environment()
    case "big", "Big", "bigg", "Bigg", "bigl", "bigr", "Bigl", "Bigr":
      return Self.sign(try delimiter())
    case "overset", "stackrel":
      let over = try argument()
      return "<mover>\(try argument())\(over)</mover>"
    case "underset":
      let below = try argument()
      return "<munder>\(try argument())\(below)</munder>"
    case "not":
      skipSpace()
      guard next == "=" else { throw Unread(written: "\\not") }
      place += 1
      return Self.sign("≠")
    default: break
    }
    if TeXSymbols.texts.contains(name) { return "<mtext>\(try words().escapedForTeX)</mtext>" }
    if let variant = TeXSymbols.variants[name] { return try styled(variant) }
    if let mark = TeXSymbols.accents[name] {
      return "<mover accent=\"true\">\(try argument())\(Self.sign(mark))</mover>"
    }
    if let mark = TeXSymbols.under[name] {
      return "<munder accentunder=\"true\">\(try argument())\(Self.sign(mark))</munder>"
    }
    throw Unread(written: "\\\(name)")
  }

  private mutating func root() throws(Unread) -> String {
    skipSpace()
    guard next == "[" else { return "<msqrt>\(try argument())</msqrt>" }
    guard let close = signs[place...].firstIndex(of: "]") else { throw Unread(written: "\\sqrt[") }
    var index = TeX(signs: Array(signs[place + 1..<close]), isDisplay: false)
    index.depth = depth
    let degree = try index.row()
    place = close + 1
    return "<mroot>\(try argument())<mrow>\(degree)</mrow></mroot>"
  }

  private mutating func fenced() throws(Unread) -> String {
    let open = try delimiter()
    let inner = try row()
    guard isCommand("right") else { throw Unread(written: "\\left") }
    place += "\\right".count
    let close = try delimiter()
    return "<mrow>" + Self.fence(open) + inner + Self.fence(close) + "</mrow>"
  }

  private static func fence(_ text: String) -> String {
    text.isEmpty ? "" : "<mo stretchy=\"true\">\(text.escapedForTeX)</mo>"
  }

  /// A bracket's sign; "." is none.
  private mutating func delimiter() throws(Unread) -> String {
    skipSpace()
    guard let sign = next else { throw Unread(written: "\\left") }
    place += 1
    if sign == "." { return "" }
    guard sign == "\\" else { return String(sign) }
    let start = place
    if let first = next, !first.isLetter {
      place += 1
      return first == "|" ? "‖" : String(first)
    }
    while let sign = next, sign.isLetter { place += 1 }
    let name = String(signs[start..<place])
    guard let text = TeXSymbols.operators[name] else { throw Unread(written: "\\\(name)") }
    return text
  }

  /// The text of a group as it stands.
  private mutating func words() throws(Unread) -> String {
    skipSpace()
    guard next == "{", let close = signs[place...].firstIndex(of: "}"),
      !signs[(place + 1)..<close].contains("\\"), !signs[(place + 1)..<close].contains("{")
    else { throw Unread(written: "\\text") }
    defer { place = close + 1 }
    // Spaces at the ends of a text are dropped by browsers.
    return String(signs[(place + 1)..<close]).replacing(" ", with: "\u{A0}")
  }

  /// Letters of another alphabet; whole words in one piece.
  private mutating func styled(_ variant: String) throws(Unread) -> String {
    skipSpace()
    if next == "{", let close = signs[place...].firstIndex(of: "}"),
      signs[(place + 1)..<close].allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " })
    {
      defer { place = close + 1 }
      let text = String(signs[(place + 1)..<close])
      return "<mi mathvariant=\"normal\">\(MathAlphabet.text(text, variant).escapedForTeX)</mi>"
    }
    if let letter = next, letter.isLetter || letter.isNumber {
      place += 1
      return "<mi mathvariant=\"normal\">\(MathAlphabet.text(String(letter), variant))</mi>"
    }
    return try argument()
  }

  // MARK: Environments

  private mutating func environment() throws(Unread) -> String {
    let name = try words()
    guard let brackets = TeXSymbols.environments[name] else {
      throw Unread(written: "\\begin{\(name)}")
    }
    if name == "array" || name == "alignat" { _ = try words() }
    var rows: [[String]] = [[]]
    while true {
      rows[rows.count - 1].append(try row())
      if next == "&" {
        place += 1
      } else if isNext("\\\\") {
        place += 2
        rows.append([])
      } else {
        break
      }
    }
    guard isCommand("end") else { throw Unread(written: "\\begin{\(name)}") }
    place += "\\end".count
    guard try words() == name else { throw Unread(written: "\\end") }
    if rows.last?.allSatisfy(\.isEmpty) == true { rows.removeLast() }
    let table = rows.map { row in
      "<mtr>" + row.map { "<mtd>\($0)</mtd>" }.joined() + "</mtr>"
    }.joined()
    return "<mrow>" + Self.fence(brackets.open) + "<mtable>\(table)</mtable>"
      + Self.fence(brackets.close) + "</mrow>"
  }
}

extension TeX {
  /// Whether a text between signs that prose has too is a formula, not prices or a shell's words.
  static func looksLikeMath(_ text: ArraySlice<UInt8>) -> Bool {
    guard !text.isEmpty, text.count <= 1000, text.first != 0x0A else { return false }
    var (depth, letters, longest) = (0, 0, 0)
    var (hasSign, hasCommand) = (false, false)
    for byte in text {
      letters = InlineParser.isWordByte(byte) && !(0x30...0x39).contains(byte) ? letters + 1 : 0
      longest = max(longest, letters)
      if byte == 0x5C { hasCommand = true }
      if "^_={}+-<>/*()|,!".utf8.contains(byte) { hasSign = true }
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 { depth -= 1 }
      if depth < 0 { return false }
    }
    guard depth == 0 else { return false }
    if hasCommand { return true }
    guard longest > 0, longest < 3 || text.contains(0x5E) || text.contains(0x5F) else {
      return false
    }
    return hasSign || !text.contains(0x20) && text.count <= 3
  }
}

/// Letters of mathematics' alphabets, as Unicode has them.
enum MathAlphabet {
  private static let starts: [String: (upper: UInt32, lower: UInt32, digit: UInt32?)] = [
    "bold": (0x1D400, 0x1D41A, 0x1D7CE), "italic": (0x1D434, 0x1D44E, nil),
    "script": (0x1D49C, 0x1D4B6, nil), "fraktur": (0x1D504, 0x1D51E, nil),
    "double-struck": (0x1D538, 0x1D552, 0x1D7D8), "sans-serif": (0x1D5A0, 0x1D5BA, 0x1D7E2),
    "monospace": (0x1D670, 0x1D68A, 0x1D7F6),
  ]
  /// Letters that had their places before.
  private static let older: [UInt32: UInt32] = [
    0x1D455: 0x210E, 0x1D49D: 0x212C, 0x1D4A0: 0x2130, 0x1D4A1: 0x2131, 0x1D4A3: 0x210B,
    0x1D4A4: 0x2110, 0x1D4A7: 0x2112, 0x1D4A8: 0x2133, 0x1D4AD: 0x211B, 0x1D4BA: 0x212F,
    0x1D4BC: 0x210A, 0x1D4C4: 0x2134, 0x1D506: 0x212D, 0x1D50B: 0x210C, 0x1D50C: 0x2111,
    0x1D515: 0x211C, 0x1D51D: 0x2128, 0x1D53A: 0x2102, 0x1D53F: 0x210D, 0x1D545: 0x2115,
    0x1D547: 0x2119, 0x1D548: 0x211A, 0x1D549: 0x211D, 0x1D551: 0x2124,
  ]

  static func text(_ text: String, _ variant: String) -> String {
    guard let start = starts[variant] else { return text }
    var out = ""
    for scalar in text.unicodeScalars {
      var value = scalar.value
      switch value {
      case 0x41...0x5A: value = start.upper + value - 0x41
      case 0x61...0x7A: value = start.lower + value - 0x61
      case 0x30...0x39: value = start.digit.map { $0 + value - 0x30 } ?? value
      default: break
      }
      out.unicodeScalars.append(Unicode.Scalar(older[value] ?? value) ?? scalar)
    }
    return out
  }
}

extension String {
  fileprivate var escapedForTeX: String {
    var out: [UInt8] = []
    MarkdownHTML.escape(Array(utf8)[...], into: &out)
    return String(decoding: out, as: UTF8.self)
  }
}
