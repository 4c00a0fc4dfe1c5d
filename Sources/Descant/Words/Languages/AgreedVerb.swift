/// An English verb in its two forms, chosen by the name before it: "the rating tends", "complaints tend".
struct AgreedVerb: Hashable, Sendable {
  var ofOne: String
  var ofSeveral: String

  init(ofOne: String, ofSeveral: String) {
    (self.ofOne, self.ofSeveral) = (ofOne, ofSeveral)
  }

  /// "tends/tend"; nil for a name without a stroke.
  init?(_ forms: Substring) {
    let parts = forms.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    (ofOne, ofSeveral) = (String(parts[0]), String(parts[1]))
  }

  /// After what is measured: "deaths rise", "prices fall".
  func form(after name: String) -> String { Self.isPlural(name) ? ofSeveral : ofOne }

  /// After one of several that are compared, whose name says less of its number: "Texas is", but "Males are".
  func form(afterName name: String) -> String { Self.isSeveral(name) ? ofSeveral : ofOne }

  /// Whether a name is that of several people or things, by a word for such.
  static func isSeveral(_ name: String) -> Bool {
    guard let head = head(of: name)?.lowercased() else { return false }
    return plurals.contains(head) || things.contains(head)
  }

  /// The word that says how many: "deaths" of "deaths per 1,000".
  private static func head(of name: String) -> Substring? {
    let all = name.isolated == name ? name : name.filter { $0.isASCII }
    // "Life Expectancy (years)" is one thing.
    let plain = all.prefix(while: { $0 != "(" })
    let words = plain.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    let end = words.dropFirst().firstIndex { joining.contains($0.lowercased()) } ?? words.endIndex
    return words[..<end].last.flatMap { $0.allSatisfy(\.isLetter) ? $0 : nil }
  }

  /// Whether an English name is one of several things, by how its head ends: "deaths per 1,000", but
  /// "GDP per capita", "gas", "status", "Cars93".
  ///
  /// One in quotation marks is a name, whatever it ends in: "“cons” rises".
  static func isPlural(_ name: String) -> Bool {
    guard !name.hasPrefix("“") else { return false }
    guard let word = head(of: name) else { return false }
    let head = word.lowercased()
    if plurals.contains(head) { return true }
    // Signs and shortened names say nothing of their number: "bps", "RBIs".
    let isSign =
      head.count < 4 || word.dropFirst().contains(where: \.isUppercase)
      || !head.dropLast(2).contains { "aeiouy".contains($0) }
    guard head.hasSuffix("s"), !isSign, !singulars.contains(head) else { return false }
    return !["ss", "us", "is", "ics", "ings"].contains { head.hasSuffix($0) }
      || despite.contains(head)
  }

  /// What a title counts: "boats", and "cases" of "Number of cases"; nil where its numbers are amounts.
  static func counted(_ title: String) -> String? {
    let lower = title.lowercased()
    let start = ["number of ", "count of "].first { lower.hasPrefix($0) }
    let name = start.map { String(title.dropFirst($0.count)) } ?? title
    guard name.split(separator: " ").count <= 3,
      name.allSatisfy({ $0.isLetter || " -".contains($0) }), let head = head(of: name),
      name.hasSuffix(head)
    else { return nil }
    let noun = head.lowercased()
    let isThings = (plurals.contains(noun) || things.contains(noun)) && !amounts.contains(noun)
    guard start == nil ? isThings : isPlural(name) else { return nil }
    // Capitals of a title are none within a sentence, nor are those of a program.
    let isShouted = name.count > 4 && name == name.uppercased()
    return start == nil
      ? isShouted ? name.lowercased() : name.lowercasedFirst
      : name.split(separator: " ").map { String($0).lowercasedFirst }.joined(separator: " ")
  }

  /// Of money there is more or less, but none has the fewest.
  private static let amounts: Set<String> = [
    "criteria", "expenses", "exports", "feet", "imports", "investments", "losses", "prices",
    "profits", "rents",
    "salaries", "sales", "taxes", "wages", "goods", "fuels", "utilities", "renewables", "others",
  ]

  /// Before what a name's head is counted by, or comes from.
  private static let joining: Set<String> = [
    "of", "per", "in", "by", "for", "from", "with", "without", "as", "to", "at", "on", "against",
    "before", "after", "than", "under", "over", "above", "below", "logarithm", "logarithmic",
  ]
  private static let plurals: Set<String> = [
    "people", "men", "women", "children", "mice", "feet", "teeth", "geese", "criteria", "they",
  ]
  /// What statistics count and compare; names of places and persons end in "s", too.
  private static let things: Set<String> = [
    "adolescents", "adults", "babies", "boys", "citizens", "daughters", "drinkers", "drivers",
    "emigrants", "employees", "families", "farmers", "fathers", "females", "girls", "households",
    "husbands", "immigrants", "infants", "males", "mothers", "owners", "parents", "passengers",
    "patients", "pensioners", "persons", "pupils", "residents", "seniors", "smokers", "sons",
    "students", "teachers", "teenagers", "tourists", "users", "visitors", "voters", "wives",
    "women", "workers", "youths",
    "accidents", "admissions", "apartments", "arrests", "articles", "awards", "executions",
    "patents", "periods", "points", "strikes", "apples", "bananas", "bicycles", "bikes", "birds",
    "births",
    "boats", "books", "buildings", "buses", "cars", "cats", "cereals", "claimants",
    "cones", "cows", "crimes", "deaths",
    "diseases", "divorces", "dogs", "droughts", "drugs", "earthquakes", "eggs", "expenses", "figs",
    "grapes", "lemons", "pears", "plums", "potatoes", "cherries",
    "onions",
    "exports", "farms", "films", "fires", "fish", "flats", "floods", "flowers", "fruits",
    "forces", "fuels", "games", "goods", "hens", "horses", "hospitals", "hotels", "houses",
    "imports", "incidents",
    "industries", "injuries", "investments", "landslides", "losses", "machines", "marriages",
    "medicines", "metals", "movies", "murders", "newspapers", "nuts", "oils", "oranges",
    "animals", "beds", "citations", "downloads", "flights", "goals", "homes", "insects", "jobs",
    "medals", "migrants", "rides", "seats", "trips", "visits", "votes",
    "others", "phones", "pigs", "planes", "plants", "prices", "products", "profits",
    "renewables", "rents", "roads", "robberies", "sales", "salaries", "schools", "services",
    "ships", "shops", "stations", "storms", "suicides", "taxes", "thefts", "tomatoes", "trains",
    "trees",
    "trucks", "utilities", "vegetables", "vehicles", "wages", "wars", "weddings", "wildfires",
    "wines",
  ]
  private static let singulars: Set<String> = [
    "lens", "species", "series", "news", "means", "bias", "atlas", "canvas", "biomass", "alias",
    "texas", "kansas", "arkansas", "christmas", "yes",
  ]
  /// Of several, although they end as names of one do.
  private static let despite: Set<String> = [
    "earnings", "savings", "holdings", "buildings", "ratings", "readings", "listings", "findings",
    "settings", "topics", "clinics", "menus",
  ]
}
