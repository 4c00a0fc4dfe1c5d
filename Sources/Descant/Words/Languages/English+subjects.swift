extension SubjectWords {
  static let english = SubjectWords(
    endings: [
      "ness", "ity", "tion", "sion", "ment", "age", "ance", "ence", "ancy", "ency", "th", "ship",
      "ture", "sure", "cy", "ism",
    ],
    ends: """
      {text}: {what} is {low} where {x} {is/are} {first} or less, and {high} where {again} {last} \
      or more
      """,
    ofLeast: """
      {text}: {what} is {low} where {x} {is/are} {first}, and {high} where {again} {last} or more
      """,
    endsInUnits: "{text}: {what} is {low} at {first} or less, and {high} at {last} or more",
    endsInTime: "{text}: {what} is {low} up to {first}, and {high} from {last} on",
    times: ["date", "year", "month", "week", "day", "quarter"],
    again: AgreedVerb(ofOne: "it is", ofSeveral: "they are"),
    two: "{title} {is/are} higher for {a} than for {b}",
    highest: "{title} {is/are} highest for {a}",
    second: "{title} {is/are} highest for {a}, followed by {b}",
    ranked: "{title} {is/are} highest for {a}, followed by {b} and {c}",
    lowest: "{pronoun} {is/are} lowest for {last}",
    tied: "{title} {is/are} highest for {names}, at {value} each",
    tiedLowest: "{pronoun} {is/are} lowest for {names}, at {value} each",
    ahead: "{title} {is/are} highest for {a}, about {times} times as high as for the next, {b}",
    holders: HolderWords(
      highest: "{a} {has/have} the highest {title}",
      second: "{a} {has/have} the highest {title}, followed by {b}",
      ranked: "{a} {has/have} the highest {title}, followed by {b} and {c}",
      lowest: "{last} {has/have} the lowest",
      tied: "{names} have the highest {title}, at {value} each",
      tiedLowest: "{names} have the lowest, at {value} each",
      ahead: "{a} {has/have} the highest {title}, about {times} times that of the next, {b}",
      top: "{names} have the highest {title}",
      then: "{names} have the highest {title}, followed by {c}"),
    top: "{title} {is/are} highest for {names}",
    then: "{title} {is/are} highest for {names}, followed by {c}",
    all: "{title} {is/are} much the same for all {n}, from {last} to {a}",
    always: "{title} {is/are} higher for {a} than for {b} {points}",
    mostly: "{title} {is/are} higher for {a} than for {b} at {n} {points}",
    alwaysHighest: "{title} {is/are} highest for {a} {points}",
    mostlyHighest: "{title} {is/are} highest for {a} at {n} {points}",
    last:
      "at the end, {at}, {title} {is/are} highest for {a}, at {high}, and lowest for {b}, at {low}",
    lastOfTwo:
      "at the end, {at}, {title} {is/are} higher for {a}, at {high}, than for {b}, at {low}",
    range: "{title} {ranges/range} from {low} {lowAt} to {high} {highAt}",
    gap: "the gap is widest {at} ({amount})",
    article: "the ",
    articled: [
      "amount", "balance", "bill", "budget", "count", "deficit", "diameter", "distance", "dose",
      "duration", "fare", "fee", "index", "level", "margin", "number", "percentage", "price",
      "proportion", "radius", "rate", "ratio", "salary", "score", "share", "thickness", "tip",
      "total", "wage", "yield",
    ],
    sized: [
      "amount", "area", "crop", "debt", "deficit", "difference", "distance", "distances", "extent",
      "fleet", "gap", "harvest", "loss", "losses", "mass", "number", "population", "quantity",
      "size",
      "stock", "sum", "surplus", "total", "volume",
    ],
    sizes: [
      "highest": "largest", "lowest": "smallest", "higher": "larger", "as high as": "as large as",
    ],
    vague: ["value", "values", "y", "x", "data", "data value", "number", "total"])
}
