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
    guard first.count >= 3, ShortWords.all.contains(first) || firsts.contains(first) else {
      return nil
    }
    return [first, second]
  }

  private static let firsts: Set<String> = [
    "birth", "blood", "child", "class", "crime", "death", "family", "father", "first", "heart",
    "house", "labor", "labour", "mother", "plant", "school", "start", "swept", "total", "trade",
    "water", "world",
  ]
  private static let seconds = [
    "area", "count", "density", "depth", "entry", "height", "income", "index", "length", "level",
    "number", "price", "rate", "score", "share", "size", "speed", "type", "value", "volume",
    "wage", "weight", "width", "year",
  ]
  private static let wholes: Set<String> = [
    "bandwidth", "firstrate", "overweight", "wavelength",
  ]
}
