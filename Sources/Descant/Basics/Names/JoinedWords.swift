/// Names in small letters that join two words: "lotsize" is a lot size, "ageentry" the age at entry.
///
/// The second is one of few that say what is measured, the first a short word or one of few longer ones; what is a word of
/// its own stays: "bandwidth".
package enum JoinedWords {
  /// Both words, or nil.
  package static func parts(of name: String) -> [String]? {
    guard name.count >= 6, name.allSatisfy({ $0.isASCII && $0.isLowercase }),
      !wholes.contains(name),
      let second = seconds.first(where: { name.hasSuffix($0) })
    else { return nil }
    let first = String(name.dropLast(second.count))
    if spelled([first, second])[0] != first { return [first, second] }
    guard first.count >= 3, ShortWords.all.contains(first) || firsts.contains(first) else {
      return nil
    }
    return [first, second]
  }

  /// "acc" before "deaths" is what they were: a word tells what the short form beside it stands for.
  package static func spelled(_ words: [String]) -> [String] {
    words.enumerated().map { place, word in
      let next = words.indices.contains(place + 1) ? words[place + 1].lowercased() : ""
      guard let long = before[word.lowercased()], long.words.contains(next) else { return word }
      return word.first?.isUppercase ?? false
        ? long.form.prefix(1).uppercased() + long.form.dropFirst() : long.form
    }
  }

  private static let before: [String: (form: String, words: Set<String>)] = [
    "acc": ("accidental", ["deaths", "death", "injuries"]),
    "inf": ("infant", ["mort", "mortality"]), "rel": ("relative", ["humidity", "humid"]),
  ]

  private static let firsts: Set<String> = [
    "birth", "blood", "child", "class", "crime", "death", "family", "father", "first", "heart",
    "house", "labor", "labour", "mother", "plant", "school", "start", "swept", "tot", "total",
    "trade",
    "water", "world",
  ]
  private static let seconds = [
    "abund", "area", "count", "deaths", "density", "depth", "entry", "height", "income", "index",
    "length", "level",
    "miles", "number", "price", "rate", "score", "share", "size", "speed", "tax", "temp", "type",
    "value", "volume",
    "wage", "weight", "width", "year",
  ]
  private static let wholes: Set<String> = [
    "attempt", "bandwidth", "contempt", "firstrate", "surtax", "overweight", "wavelength",
  ]
}
