/// Names of columns that ask a question which yes and no answer, or one and zero: "married", "treated".
///
/// Of these a code can be told in words: "Treated 0" is "not treated"; of "sex 1" nobody knows.
struct AnswerWords: Sendable {
  /// In small letters, each the last word of a column's name.
  var conditions: [String]
  /// What a column is called that says from where or whom something goes, and to where: in small letters.
  var starts, ends: [String]
  /// {name}: without it.
  var without: Phrase
  /// {title}, {code}: where no more than a code is known, in place of the words for a category; nil: with a sign.
  var place: Phrase?
  /// {title} of several things that a row has or lacks, in place of the words for a category; nil: as any code.
  var having, lacking: Phrase?
  /// {title}, {code}: an answer in words; nil: after a colon.
  var quoted: Phrase?
  /// Titles of kinds, in small letters: of "groups 3" nobody would say "3 groups".
  var kinds: Set<String> = []
  /// Qualities that many columns have as names of groups, in small letters: of "blue" nobody knows what is.
  var qualities: Set<String> = []
}

extension Language {
  private static let conditions = Set(all.flatMap(\.facts.answers.conditions))
  private static let qualities = all.reduce(into: Set()) {
    $0.formUnion($1.facts.answers.qualities)
  }
  private static let negations = Set(["0", "false", "n"] + all.map(\.interface.table.no))

  /// "type1 = 0": of a code, or of a yes, beside a name which it would read as a part of.
  ///
  /// nil where both read as one name: "Race 2", "Gender 0".
  func coded(_ code: String, of codes: [some StringProtocol], _ title: String) -> String? {
    let isNumber = codes.allSatisfy { Int($0) != nil }
    let isAnswer = codes.count == 2 && codes.contains { Self.affirms(String($0)) }
    // "Column 0" is a place, whatever number it has.
    guard
      ![suggestions.column, suggestions.row].contains(where: {
        $0.lowercased() == title.lowercased()
      })
    else { return nil }
    let isName = !title.contains { $0.isNumber } && !OpaqueName.isOpaque(title)
    guard isAnswer || isNumber && !isName else { return nil }
    return (facts.answers.place == nil ? title : title.replacing(" ", with: "\u{A0}"))
      + Self.sign + code
  }

  private static let sign = "\u{A0}=\u{A0}"

  /// Codes beside their titles as prose has them: "where type is yes" for "for type = Yes", "type yes" elsewhere.
  ///
  /// A title of one letter keeps its sign; so do all where the language writes it.
  func proseOfCodes(_ text: String) -> String {
    guard let place = facts.answers.place, text.utf8.contains(0x3D), text.contains(Self.sign)
    else { return text }
    let category = facts.places.category(["x": ""])
    var (out, last) = ([String](), (title: "", place: -1))
    for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      guard let sign = word.firstRange(of: Self.sign) else {
        out.append(word)
        continue
      }
      let start = word.prefix { !$0.isLetter && !$0.isNumber }
      let name = word[start.endIndex..<sign.lowerBound]
      let code = word[sign.upperBound...].prefix { !",;:.)".contains($0) }
      let end = word[code.endIndex...]
      let plain = String(name).replacing("\u{A0}", with: " ")
      let title = out.isEmpty ? plain : facts.summary.nouns?.small(plain) ?? plain.lowercasedFirst
      // "At X2 = 5": without its sign a name that ends in a number would run into it.
      let isFor = start.isEmpty && out.last?.lowercased() == category
      let isSecond =
        out.last == joining.pairWord && title == last.title && out.count - 2 == last.place
      guard name.count > 1, isFor || isSecond || !name.contains(where: \.isNumber) else {
        out.append(word)
        continue
      }
      let answer =
        Double(code) == nil && Self.isCode(String(code)) ? code.lowercased() : String(code)
      if isSecond, let either = joining.either {
        out[out.count - 1] = either
        out.append(answer + end)
      } else if isFor {
        let isSetOff = OpaqueName.isCode(plain)
        let text =
          held(title, answer)
          ?? place([
            "title": isSetOff ? joining.quoted(["text": title]) : title, "code": answer,
          ])
        out[out.count - 1] = out.count == 1 ? begun(text) + end : text + end
        last = (title, out.count - 1)
      } else {
        out.append(start + title + " " + answer + end)
      }
    }
    return out.joined(separator: " ")
  }

  /// "with specials", "without specials": what a yes and a no say of several things; nil of all else.
  private func held(_ title: String, _ code: String) -> String? {
    guard Double(code) == nil, title.count > 3, !OpaqueName.isCode(title),
      AgreedVerb.isPlural(title)
    else { return nil }
    let phrase =
      Self.affirms(code)
      ? facts.answers.having
      : Self.negations.contains(code.lowercased()) ? facts.answers.lacking : nil
    return phrase?(["title": title])
  }

  /// "stage 4" of "Stage", "8 cylinders" of "Cylinders"; nil where the title stays as it is.
  func numbered(_ code: String, _ title: String, isName: Bool) -> String? {
    guard facts.answers.place != nil, let nouns = facts.summary.nouns,
      Int(code) != nil || Self.isRoman(code),
      title.count > 2, title.allSatisfy({ $0.isLetter || $0 == " " })
    else { return nil }
    let small = nouns.small(title) ?? nouns.kind(title)
    let noun = (small ?? title).lowercased()
    if isName, Int(code) != nil, small != nil || noun == title, code != "1",
      AgreedVerb.isPlural(noun),
      !facts.answers.kinds.contains(noun)
    {
      return code + " " + (small ?? title)
    }
    return small.map { $0 + " " + code }
  }

  /// "IV": numbers of ranks and stages.
  private static func isRoman(_ code: String) -> Bool {
    (1...4).contains(code.count) && code.allSatisfy { "IVX".contains($0) }
  }

  /// Whether names of groups don't tell by themselves what they are: letters and short codes, or qualities.
  static func areBare(_ names: [String]) -> Bool {
    guard (2...12).contains(names.count), !names.contains(where: { Double($0) != nil }) else {
      return false
    }
    let bare = names.count { name in
      name.utf8.count <= 2 && name.first?.isLetter ?? false || isRoman(name)
        || qualities.contains(name.split(separator: " ").last.map { $0.lowercased() } ?? "")
    }
    return bare * 2 >= names.count
  }

  /// "hair Blond", "species O": a name of a group after its column's; nil of a column that says no more.
  func beside(_ title: String, _ name: String) -> String? {
    let small =
      facts.summary.nouns?.small(title)
      ?? (suggestions.keepsCapitals ? title : title.lowercasedFirst)
    // A letter says no more than the name.
    guard title.count > 1, title.split(separator: " ").count <= 3,
      title.contains(where: \.isLetter), !title.contains("{"),
      !facts.answers.kinds.contains(title.lowercased()), title != suggestions.answers,
      !name.lowercased().contains(title.lowercased())
    else { return nil }
    return names.titled(["title": small, "value": name])
  }

  /// "specials = false" for a series "Specials: false"; nil of other names, and where that is how the language says it.
  func codedAnswer(_ series: String) -> String? {
    guard facts.answers.place != nil, let colon = series.ranges(of: ": ").last else { return nil }
    let (title, code) = (series[..<colon.lowerBound], String(series[colon.upperBound...]))
    guard Double(code) == nil, Self.isCode(code), !title.isEmpty else { return nil }
    return answer(code, to: String(title)) ?? title.replacing(" ", with: "\u{A0}") + Self.sign
      + code
  }

  /// "treated" and "not treated" for the codes of a column of that name; nil where they say something else.
  func answer(_ code: String, to title: String) -> String? {
    let words = title.lowercased().split { $0.isWhitespace || $0 == "_" || $0 == "." }
    guard let last = words.last, Self.conditions.contains(String(last)) else { return nil }
    // A condition is no noun, which German would write with a capital.
    let name = title.lowercasedFirst
    if code == "1" || Self.affirms(code) { return name }
    return Self.negations.contains(code.lowercased()) ? facts.answers.without(["name": name]) : nil
  }
}
