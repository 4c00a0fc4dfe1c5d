import Descant

/// What a page says of a chart beside its summary: remarks on what is drawn, and what else stands out.
///
/// Nothing is said twice: a sentence whose every number the summary has, or has rounded in the same words, is not told
/// again, nor one without numbers whose every word is in one of its sentences.
struct FigureTelling {
  /// As much as is read at a glance: four sentences, fewer where they are long; others fold behind them.
  private static let glance = (sentences: 4, atLeast: 2, letters: 200)

  /// What a reader should know of the drawing: gaps, an axis that doesn't start at zero, rows left out.
  let remarks: [String]
  /// What stands out, most telling first.
  let sentences: [Feature]

  init(_ figure: Figure) {
    let summary = figure.words.summary
    let mark = figure.chart.locale.decimal.first ?? "."
    let said = Self.numbers(summary)
    func isSaid(_ feature: Feature) -> Bool {
      let numbers = Self.numbers(feature.text)
      return summary.contains(feature.text) || !numbers.isEmpty && numbers.isSubset(of: said)
        || numbers.isEmpty && Self.holds(summary, feature.text)
        || Self.rounds(feature.text, to: summary, mark: mark)
    }
    let (remarks, others) = figure.features.reduce(into: ([Feature](), [Feature]())) {
      if Self.isRemark($1.kind) { $0.0.append($1) } else { $0.1.append($1) }
    }
    // What an author wrote into the drawing is read there.
    let written = figure.words.annotationNames.map { $0.lowercased() }
    self.remarks = remarks.map(\.text).filter { text in
      !summary.contains(text) && !written.contains(String(text.dropLast()).lowercased())
    }
    sentences = others.flatMap { feature -> [Feature] in
      // How to listen says what the axes are; without sound nothing else does.
      if feature.kind == .axes, !figure.score.isSilent { return [] }
      return isSaid(feature) ? feature.parts.filter { !isSaid($0) } : [feature]
    }
  }

  /// How many sentences stand open.
  var openCount: Int { Self.openCount(of: sentences.map(\.text)) }

  static func openCount(of sentences: [String]) -> Int {
    var letters = 0
    let fitting = sentences.prefix(glance.sentences).prefix { sentence in
      // Letters of East Asia are as wide as two.
      letters += sentence.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) }
      return letters <= glance.letters
    }
    return max(glance.atLeast, fitting.count)
  }

  /// Whether one sentence of a text has every word of another: it says the same, and of what.
  static func holds(_ text: String, _ sentence: String) -> Bool {
    func words(_ text: some StringProtocol) -> Set<Substring> {
      Set(Substring(text.lowercased()).split { !$0.isLetter })
    }
    let wanted = words(sentence)
    return text.split(separator: ". ").contains { wanted.isSubset(of: words($0)) }
  }

  /// Whether a text holds a sentence with more digits in its numbers, and is else the same; `mark` parts whole numbers
  /// from decimals.
  static func rounds(_ sentence: String, to text: String, mark: Character = ".") -> Bool {
    func words(_ text: String) -> String {
      text.filter { !$0.isNumber && !".,’'\u{A0}\u{202F}".contains($0) }
    }
    guard words(text).contains(words(sentence)) else { return false }
    let said = numbers(text).compactMap { Digits($0, mark: mark) }
    return numbers(sentence).allSatisfy { text in
      guard let number = Digits(text, mark: mark) else { return false }
      return said.contains { number == $0 || number.rounds(to: $0) }
    }
  }

  /// A number by its digits: `digits` times ten to the power of −`decimals`.
  private struct Digits: Equatable {
    private(set) var digits: Int
    private(set) var decimals = 0

    init?(_ text: String, mark: Character) {
      let parts = text.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
      let all = text.filter { $0.wholeNumberValue != nil }
      guard all.count <= 15,
        let digits = Int(String(all.compactMap(\.wholeNumberValue).map(String.init).joined()))
      else { return nil }
      self.digits = digits
      if parts.count > 1 { decimals = parts[1].filter { $0.wholeNumberValue != nil }.count }
      shorten()
    }

    /// Without zeros at its end, so that equal numbers are equal.
    private mutating func shorten() {
      while digits != 0, digits % 10 == 0 {
        digits /= 10
        decimals -= 1
      }
      if digits == 0 { decimals = 0 }
    }

    /// Whether `other` is what is left of it with fewer figures, three at least.
    func rounds(to other: Digits) -> Bool {
      let figures = String(digits).count
      guard figures > 3 else { return false }
      return (3..<figures).contains { kept in
        let unit = (0..<(figures - kept)).reduce(1) { product, _ in product * 10 }
        var short = self
        short.digits = (digits + unit / 2) / unit
        short.decimals -= figures - kept
        short.shorten()
        return short == other
      }
    }
  }

  private static func isRemark(_ kind: Feature.Kind) -> Bool {
    [.gap, .scale, .note].contains(kind)
  }

  /// The numbers of a text as they are written, with what belongs to them: "1,234.5", "49%".
  static func numbers(_ text: String) -> Set<String> {
    var numbers: Set<String> = []
    var number = ""
    var marks = ""
    for character in text + " " {
      if character.isNumber {
        number += marks + String(character)
        marks = ""
      } else if !number.isEmpty, marks.isEmpty, ".,’'\u{A0}\u{202F}".contains(character) {
        marks = String(character)
      } else {
        if !number.isEmpty {
          let isPercent = character == "%" || character == "٪"
          numbers.insert(isPercent ? number + "%" : number)
        }
        (number, marks) = ("", "")
      }
    }
    return numbers
  }
}
