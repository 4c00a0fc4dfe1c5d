extension LevelWords {
  static let english = LevelWords(
    scattered: """
      varies around a median of {median}, with no clear rise or fall; half of the \
      values are from {range}
      """,
    higher: "the median is higher {aAt} ({a}) than {bAt} ({b})",
    times: "the median {aAt} ({a}) is about {times} times that {bAt} ({b})",
    overlapping: "{text}, but both groups overlap",
    highest: "the median is highest {at} ({value})",
    lowest: "the median is lowest {at} ({value})",
    correlated: """
      the strongest correlation is {high}, between {highAt}. The strongest negative one is \
      {low}, between {lowAt}
      """,
    correlatedUp: "the strongest correlation is {high}, between {highAt}",
    diagonal: "in {k} of {n} rows the highest value is where a name meets itself",
    heaps: "the points form {n} groups: {list}",
    heapCount: "the points form {n} groups",
    firstHeap: "{count} around {x} {xAt} and {y} {yAt}",
    heap: "{count} around {xAt} and {yAt}",
    classes: "the medians form two groups: {high} {highAt}, and {low} {lowAt}")
}

extension AnswerWords {
  static let english = AnswerWords(
    conditions: [
      "treated", "exposed", "vaccinated", "infected", "married", "unmarried", "divorced",
      "widowed", "employed", "unemployed", "retired", "insured", "pregnant", "diabetic",
      "obese", "alive", "dead", "survived", "female", "male", "black", "white", "nonwhite",
      "hispanic", "foreign", "urban", "rural", "public", "private", "smoking", "smoked",
      "voted", "volunteered", "arrested", "infested", "religious",
    ],
    starts: ["from", "source", "origin", "exporter", "sender"],
    ends: ["to", "target", "destination", "importer", "receiver"],
    without: "not {name}",
    place: "where {title} is {code}", having: "with {title}", lacking: "without {title}",
    quoted: "“{code}” for {title}",
    kinds: [
      "answers", "categories", "classes", "clusters", "codes", "groups", "kinds", "labels",
      "levels", "numbers", "types", "values",
    ],
    qualities: [
      "blue", "brown", "green", "red", "black", "white", "yellow", "grey", "gray", "orange",
      "purple", "pink", "hazel", "blond", "blonde", "dark", "light", "high", "low", "medium",
      "moderate", "mild", "severe", "small", "large", "big", "tall", "short", "long", "wide",
      "narrow", "good", "bad", "fair", "poor", "excellent", "strong", "weak", "positive",
      "negative", "normal", "abnormal", "none", "some", "early", "late", "old", "new", "young",
      "fast", "slow", "hot", "cold", "warm", "dry", "wet", "left", "right", "upper", "lower",
      "present", "absent", "never", "always", "rarely", "often", "current", "former",
    ])
}
