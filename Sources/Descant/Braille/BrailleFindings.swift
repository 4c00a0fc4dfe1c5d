extension FindingCode {
  package static let braille: [FindingCode] = [
    .brailleLanguage, .brailleUnknownCharacter, .brailleNoReading, .brailleWideTable,
  ]

  static let brailleLanguage = FindingCode(
    "braille-language", "A chart's language has no braille code here.",
    remedy: """
      Choose one with --code; `descant braille --list` names them. Traditional Chinese has another code than \
      the mainland's, which is not here.
      """)
  static let brailleUnknownCharacter = FindingCode(
    "braille-unknown-character", "A braille code has no cells for a character.",
    remedy: """
      The character stands as its number, U+ and digits, or a letter without its accent: write it in words, or \
      give a reading for it with --reading.
      """)
  static let brailleNoReading = FindingCode(
    "braille-no-reading", "Words can't be written in braille without knowing how they are read.",
    remedy: """
      Japanese takes readings in kana, with blanks between words; Chinese in pinyin with tones: give each with \
      --reading. None is guessed.
      """)
  static let brailleWideTable = FindingCode(
    "braille-wide-table", "A table is wider than a line of braille.",
    remedy: """
      Its headings are keyed, or its rows are listed; shorter titles of axes and series bring the columns back.
      """)
}

extension Finding {
  /// That no code is known for a language.
  package static func brailleLanguage(_ tag: String) -> Finding {
    .error(
      .brailleLanguage, "there is no braille code for the language \"\(tag)\"",
      help: "write --code and one of \(BrailleCode.all.map(\.id).joined(separator: ", "))", at: nil)
  }
}

extension BrailleTranslator.Translation {
  /// What a reader of the cells doesn't get, each once.
  package func findings(of code: BrailleCode) -> [Finding] {
    unknown.map { character in
      .warning(
        .brailleUnknownCharacter,
        "\(code.id) has no cells for \"\(Character(character))\" (U+\(String(character.value, radix: 16, uppercase: true)))",
        help: "write it in words, or give it a reading", at: nil)
    }
      + unreadWords(of: code)
  }

  /// More words than these are told in one finding.
  private static let named = 4

  private func unreadWords(of code: BrailleCode) -> [Finding] {
    guard unread.count > Self.named else {
      return unread.map { word in
        .error(
          .brailleNoReading, "\"\(word)\" has no reading", help: code.readingHelp(for: word),
          at: nil)
      }
    }
    let first = unread.prefix(Self.named).map { "\"\($0)\"" }.joined(separator: ", ")
    return [
      .error(
        .brailleNoReading, "\(first) and \(unread.count - Self.named) more words have no reading",
        help: code.readingHelp(for: unread[0]), at: nil)
    ]
  }
}

extension BrailleCode {
  func readingHelp(for word: String) -> String {
    switch script {
    case .kana: "write --reading \(word)= and its kana, with blanks between words"
    case .pinyin: "write --reading \(word)= and its pinyin, with tones and blanks between words"
    case .latin, .hangul: "write --reading \(word)= and how it is read"
    }
  }
}
