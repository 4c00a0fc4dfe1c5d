/// Which capitals of a title are those of titles, and no names': "Body Mass" is "body mass" within a sentence, "Gini
/// Index" is not "gini index".
///
/// Letters alone don't tell: the noun that says what is measured must be a common one, and a word that may be
/// somebody's or somewhere's name keeps its capital.
struct NounWords: Sendable {
  /// What is measured, in small letters.
  var measures: Set<String>
  /// Words that are names, or made of them, in small letters.
  var names: Set<String>
  /// After which no word is what is measured: "of", "per".
  var joining: Set<String>
  /// Begin a title of our own, with what takes their place within a sentence: "mean of price" is "mean price".
  var summaries: KeyValuePairs<String, String>
  /// Relatives and other persons, in small letters, who are no amount; {name}: what of them is measured.
  var persons: Set<String>
  var ofPerson: Phrase

  /// The title in small letters, but for signs, names and what has capitals of its own; nil where it stays as it is.
  func small(_ title: String) -> String? {
    if let text = summed(title) { return text }
    let words = title.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let end = words.dropFirst().firstIndex {
      joining.contains($0.lowercased()) || $0.hasPrefix("(")
    }
    guard let head = words[..<(end ?? words.count)].last?.lowercased(), isCommon(head)
    else { return nil }
    return words.map { isTitled($0) && !names.contains($0.lowercased()) ? $0.lowercased() : $0 }
      .joined(separator: " ")
  }

  /// "total count" of "Sum of Count"; nil where it would say a word twice.
  private func summed(_ title: String) -> String? {
    guard let (start, word) = summaries.first(where: { title.lowercased().hasPrefix($0.key + " ") })
    else { return nil }
    let rest = String(title.dropFirst(start.count + 1))
    let begins = rest.split(separator: " ").first.map { $0.lowercased() } ?? ""
    guard !rest.isEmpty, !rest.lowercased().contains(word),
      !summaries.contains(where: { $0.value == begins })
    else { return nil }
    // Our own word, not a column's.
    return word + " " + (small(rest) ?? (rest == "Records" ? begins : rest))
  }

  /// What tells kinds by numbers is no name: "Stage" of "Stage 4"; nil where it has small letters already, or may be one.
  func kind(_ title: String) -> String? {
    let words = title.split(separator: " ").map(String.init)
    guard !words.isEmpty, words.allSatisfy({ isTitled($0) && !names.contains($0.lowercased()) })
    else { return nil }
    return title.lowercased()
  }

  /// A title of one word that is of several things: "stags" of "Stags"; nil of a name.
  func several(_ title: String) -> String? {
    isTitled(title) && !names.contains(title.lowercased()) && AgreedVerb.isPlural(title)
      ? title.lowercased() : nil
  }

  /// A word for a quality in small letters: "diversity" of "Diversity", but not of "Florence" or "Kansas City".
  func quality(_ title: String, _ endings: [String]) -> String? {
    let small = title.lowercased()
    return isTitled(title) && !names.contains(small) && small.count > 6
      && endings.contains(where: small.hasSuffix) && !Self.places.contains(where: small.hasSuffix)
      ? small : nil
  }

  /// Endings of names, too: "Florence", "Anchorage", "Plymouth".
  private static let places = ["ence", "ance", "age", "th", "cy"]

  private func isCommon(_ head: String) -> Bool {
    measures.contains(head) || AgreedVerb.isSeveral(head)
      || head.hasSuffix("s") && measures.contains(String(head.dropLast()))
  }

  /// A title without an amount of its own: "the child's value".
  func measured(_ title: String) -> String? {
    persons.contains(title.lowercased()) ? ofPerson(["name": title.lowercased()]) : nil
  }

  /// A capital and small letters after it.
  private func isTitled(_ word: String) -> Bool {
    word.count > 1 && word.first?.isUppercase ?? false
      && word.dropFirst().allSatisfy { $0.isLowercase || $0 == "-" }
  }
}

extension NounWords {
  static let english = NounWords(
    measures: [
      "acceleration", "age", "altitude", "amount", "area", "attendance", "average", "births",
      "budget",
      "calories", "capacity", "cases", "concentration", "consumption", "cost", "count", "crime",
      "deaths", "debt",
      "demand", "density", "depth", "diameter", "displacement", "distance", "duration",
      "education", "efficiency", "elevation", "emissions", "employment", "energy", "examination",
      "expectancy", "experience", "exports",
      "fertility", "frequency", "fuel", "gain", "generation", "grade", "gross", "growth", "height",
      "horsepower", "hours", "humidity", "imports", "income", "inflation", "intensity", "latitude",
      "length", "level", "life", "longitude", "loss", "magnitude", "margin", "mass", "maximum",
      "mean", "median", "mileage", "minimum", "prestige", "quantity", "thickness", "visibility",
      "miles", "minutes", "mortality", "number", "output", "percentage", "population", "position",
      "power", "precipitation", "pressure", "price", "production", "productivity", "profit",
      "proportion", "rain", "rainfall", "rank", "rate", "rating", "ratio", "revenue", "salary",
      "sales", "score", "share", "size", "speed", "spending", "sum", "temperature", "time", "total",
      "unemployment", "value", "velocity", "visits", "volume", "votes", "wage", "wages", "weight",
      "width", "wind", "yield",
      "alcohol", "ash", "assets", "bid", "bill", "calcium", "capital", "carat", "carbohydrate",
      "carbon", "charge", "cholesterol", "credit", "delay", "dividend", "dose", "earnings",
      "effort", "error", "expenditure", "fare", "fat", "fee", "fiber", "fibre", "flow", "force",
      "gas", "girth", "glucose", "grain", "heat", "interest", "iron", "load", "magnesium", "money",
      "mpg", "oil", "oxygen", "ozone", "pay", "potassium", "premium", "protein", "pulse", "radius",
      "range", "rent", "return", "risk", "slope", "snow", "snowfall", "sodium", "spread", "strain",
      "stress", "sugar", "sunshine", "tax", "tip", "torque", "traffic", "turnout", "turnover",
      "use", "variance", "voltage", "waste", "water", "wealth", "wheat",
    ],
    names: [
      "african", "america", "american", "april", "asia", "asian", "atlantic", "august", "australia",
      "australian", "austria", "austrian", "belgian", "belgium", "brazil", "brazilian", "britain",
      "british", "california", "canada", "canadian", "celsius", "centigrade", "chicago", "china",
      "chinese", "christian", "christmas", "danish", "december", "denmark", "dow", "dutch",
      "easter",
      "egypt", "england", "english", "europe", "european", "fahrenheit", "february", "fibonacci",
      "finland", "finnish", "florida", "france", "french", "friday", "german", "germany", "gini",
      "google", "greece", "greek", "hindu", "hispanic", "holland", "hong", "hungarian", "hungary",
      "india", "indian", "internet", "iowa", "ireland", "irish", "islamic", "israel", "italian",
      "italy", "january", "japan", "japanese", "jewish", "jones", "july", "june", "kelvin", "kong",
      "kuiper", "latin", "likert", "london", "march", "mexican", "mexico", "monday", "muslim",
      "nasdaq", "netherlands", "nielsen", "nikkei", "nobel", "norway", "norwegian", "november",
      "october", "olympic", "oscar", "pacific", "paris", "poland", "polish", "poisson", "portugal",
      "portuguese", "protestant", "reynolds", "richter", "rotten", "russia", "russian", "saturday",
      "scotland", "scottish", "seattle", "september", "sharpe", "spain", "spanish", "sunday",
      "sweden", "swedish", "swiss", "switzerland", "texas", "thursday", "tokyo", "tomatoes",
      "tuesday", "turkey", "turkish", "twitter", "victorian", "wales", "washington", "wednesday",
      "welsh", "wisconsin", "york", "zealand",
    ],
    joining: [
      "of", "per", "in", "by", "for", "from", "with", "without", "to", "at", "on", "against",
      "before", "after", "than", "under", "over", "above", "below", "and",
    ],
    summaries: [
      "mean of": "mean", "average of": "average", "median of": "median", "sum of": "total",
      "max of": "maximum", "min of": "minimum", "count of": "number of",
    ],
    persons: [
      "brother", "child", "daughter", "father", "husband", "man", "mother", "parent", "sister",
      "son",
      "student", "teacher", "wife", "woman",
    ], ofPerson: "the {name}’s value")
}
