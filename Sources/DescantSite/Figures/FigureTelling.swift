import Descant

/// What a page says of a chart beside its summary: remarks on what is drawn, and what else stands out.
///
/// Nothing is said twice: a sentence whose every number the summary has, or has rounded in the same words, is not told
/// again.
struct FigureTelling {
  /// As much as is read at a glance: four sentences, fewer where they are long; others fold behind them.
  private static let glance = (sentences: 4, atLeast: 2, letters: 200)

  /// What a reader should know of the drawing: gaps, an axis that doesn't start at zero, rows left out.
  let remarks: [String]
  /// What stands out, most telling first.
  let sentences: [Feature]

  init(_ figure: Figure) {
    let summary = figure.words.summary
    let said = Self.numbers(summary)
    func isSaid(_ feature: Feature) -> Bool {
      let numbers = Self.numbers(feature.text)
      return summary.contains(feature.text) || !numbers.isEmpty && numbers.isSubset(of: said)
        || Self.rounds(feature.text, to: summary)
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

  /// Whether a text holds a sentence with more digits in its numbers, and is else the same.
  static func rounds(_ sentence: String, to text: String) -> Bool {
    func words(_ text: String) -> String {
      text.filter { !$0.isNumber && !".,’'\u{A0}\u{202F}".contains($0) }
    }
    func digits(_ number: String) -> [Int] { number.compactMap(\.wholeNumberValue) }
    guard words(text).contains(words(sentence)) else { return false }
    let said = numbers(text).map(digits)
    return numbers(sentence).map(digits).allSatisfy { number in
      said.contains { short in
        guard short.count < number.count, short.count >= 3 else { return short == number }
        let cut = number.prefix(short.count).reduce(0) { 10 * $0 + $1 }
        return short.reduce(0) { 10 * $0 + $1 } == cut + (number[short.count] >= 5 ? 1 : 0)
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
