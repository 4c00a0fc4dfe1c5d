/// The signs that stand before capitals, and after those that end in the midst of a word.
struct CapitalSigns {
  /// By the place in the text that they stand before; that of the text's end, too.
  ///
  /// Empty where there are none at all.
  private var signs: [[UInt8]] = []

  /// What stands before a place of the text, or after all of it.
  func before(_ place: Int) -> [UInt8] { signs.isEmpty ? [] : signs[place] }

  init(_ text: [UInt32], _ rules: BrailleCode.Capitals) {
    guard !rules.letter.isEmpty, text.contains(where: BraillePrint.isCapital) else { return }
    signs = [[UInt8]](repeating: [], count: text.count + 1)
    let passages = rules.passage.isEmpty ? [] : Self.passages(text)
    for passage in passages {
      signs[passage.lowerBound] += rules.passage
      signs[passage.upperBound] += rules.passageEnd
    }
    var index = 0
    while index < text.count {
      if let passage = passages.first(where: { $0.contains(index) }) {
        index = passage.upperBound
      } else if BraillePrint.isLetter(text[index]) {
        index = mark(text, from: index, rules)
      } else {
        index += 1
      }
    }
  }

  /// One word; returns where it ends.
  private mutating func mark(
    _ text: [UInt32], from start: Int, _ rules: BrailleCode.Capitals
  ) -> Int {
    var end = start
    while end < text.count, Self.isPart(end, of: text, rules) { end += 1 }
    let letters = (start..<end).filter { BraillePrint.isLetter(text[$0]) }
    let isAll = letters.allSatisfy { BraillePrint.isCapital(text[$0]) }
    if isAll, letters.count > 1, !rules.word.isEmpty {
      signs[start] += rules.word
      return end
    }
    var index = start
    while index < end {
      var stop = index
      while stop < end, BraillePrint.isCapital(text[stop]) { stop += 1 }
      guard stop > index else {
        index += 1
        continue
      }
      let isFollowed = stop < end && BraillePrint.isLetter(text[stop])
      // The word's sign holds to the word's end.
      if stop - index > 1, !rules.word.isEmpty, !isFollowed || !rules.end.isEmpty {
        signs[index] += rules.word
        if isFollowed { signs[stop] += rules.end }
      } else {
        for place in index..<stop {
          let isLast = rules.marksLastAsWord && place == stop - 1 && !isFollowed
          signs[place] += isLast ? rules.word : rules.letter
        }
      }
      index = stop
    }
    return end
  }

  private static func isPart(_ index: Int, of text: [UInt32], _ rules: BrailleCode.Capitals)
    -> Bool
  {
    if BraillePrint.isLetter(text[index]) { return true }
    guard rules.crossesHyphens, text[index] == 0x2D, index + 1 < text.count else { return false }
    return BraillePrint.isLetter(text[index + 1])
  }

  /// Three words and more that have capitals and no small letters, from the first letter to the blank after
  /// the last word.
  private static func passages(_ text: [UInt32]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var run: [Range<Int>] = []
    func close() {
      if run.count >= 3, let first = run.first, let last = run.last {
        found.append(first.lowerBound..<last.upperBound)
      }
      run = []
    }
    var index = 0
    while index < text.count {
      guard text[index] != 0x20, text[index] != BraillePrint.fixedBlank else {
        index += 1
        continue
      }
      var end = index
      while end < text.count, text[end] != 0x20, text[end] != BraillePrint.fixedBlank { end += 1 }
      let letters = (index..<end).filter { BraillePrint.isLetter(text[$0]) }
      let isAll = letters.allSatisfy { BraillePrint.isCapital(text[$0]) }
      if let first = letters.first, isAll {
        // What follows the last word without a blank is within.
        run.append(first..<end)
      } else {
        close()
      }
      index = end
    }
    close()
    return found
  }
}
