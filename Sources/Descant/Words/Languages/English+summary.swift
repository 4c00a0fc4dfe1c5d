extension SummaryWords {
  static let english = SummaryWords(
    ends: "{text}, from {from} {fromAt} to {to} {toAt}",
    does: "{name} {text}",
    whole: "the total {text}",
    openings: Openings(
      verbs: [
        "begins": "begin", "changes": "change", "drops": "drop", "ends": "end", "falls": "fall",
        "grows": "grow",
        "jumps": "jump", "levels": "level", "moves": "move", "reaches": "reach",
        "rises": "rise", "shrinks": "shrink", "stays": "stay", "swings": "swing",
        "varies": "vary",
      ],
      joints: [
        "from highest": nil, "from": AgreedVerb(ofOne: "goes", ofSeveral: "go"),
        "highest": AgreedVerb(ofOne: "is", ofSeveral: "are"),
        "higher": AgreedVerb(ofOne: "is", ofSeveral: "are"),
        "typically": AgreedVerb(ofOne: "is", ofSeveral: "are"),
        "about equally": AgreedVerb(ofOne: "is", ofSeveral: "are"),
      ], pronoun: AgreedVerb(ofOne: "it", ofSeveral: "they"),
      measured: [
        "the highest value is ": "the highest {title} is ",
        "the lowest value is ": "the lowest {title} is ",
      ],
      averaged: [
        "the median ": "the median {title} ", "the average ": "the average {title} ",
        "the middle half of the values ": "the middle half of the {title} values ",
      ],
      measuredOf: [
        "the highest value is ": "the highest value of {title} is ",
        "the lowest value is ": "the lowest value of {title} is ",
      ],
      averagedOf: [
        "the median ": "the median of {title} ", "the average ": "the average of {title} ",
      ],
      twice: ("value values", "values"), article: "the ",
      ofThings: "the number of {things}", ofThingsAfter: ["varies", "swings"],
      averages: ["mean", "median", "average"],
      ends: ["highest", "lowest", "maximum", "minimum", "max", "min", "most", "least", "peak"]),
    range: "the highest value is {high}, {highAt}. The lowest is {low}, {lowAt}",
    rangeOf: "{title} {is/are} highest {highAt}, at {high}, and lowest {lowAt}, at {low}",
    risesMost: "{a} {rises/rise} most, from {from} {fromAt} to {to} {toAt}",
    fallsMost: "{a} {falls/fall} most, from {from} {fromAt} to {to} {toAt}",
    upAndDown: "{up} of the {n} series end higher than they began, and {down} end lower",
    allEndHigher: "all {n} series end higher than they began",
    allEndLower: "all {n} series end lower than they began",
    onlyHigher: Plural(
      one: "only {names} {ends/end} higher than at the start",
      other: "only {names} end higher than at the start"),
    onlyLower: Plural(
      one: "only {names} {ends/end} lower than at the start",
      other: "only {names} end lower than at the start"),
    mostUp: "{text}, most of all {name} (up {share})",
    rising: [
      "rise", "rises", "rose", "rising", "risen", "increase", "increases", "increased", "growth",
      "grow", "grows", "grew", "growing", "climbs", "climbed", "doubled", "soars", "soared",
    ],
    falling: [
      "fall", "falls", "fell", "falling", "fallen", "decrease", "decreases", "decreased",
      "decline", "declines", "declined", "declining", "drop", "drops", "dropped", "shrinks",
      "shrank", "halved",
    ],
    comparing: [
      "highest", "lowest", "longest", "shortest", "largest", "smallest", "most", "least", "more",
      "less", "fewer", "higher", "lower", "heavier", "lighter", "longer", "shorter", "warmer",
      "cooler", "larger", "smaller", "best", "worst",
    ],
    things: "{n} {things}", wholeRanked: "in total, {text}",
    risesMore: "{a} {rises/rise} more, from {from} {fromAt} to {to} {toAt}",
    fallsMore: "{a} {falls/fall} more, from {from} {fromAt} to {to} {toAt}",
    nouns: .english, subjects: .english)
}

extension HalfWords {
  static let english = HalfWords(
    none: "more than half remain at the end: {list}",
    alone: "half remain {firstAt}",
    together: "half remain {firstAt} in all series",
    firstAndLast: "half remain {firstAt} for {first}. For {last} that point comes later, {lastAt}",
    firstAndNever: """
      half remain {firstAt} for {first}. For {never} more than half remain to the end
      """,
    firstAndSomeNever: """
      half remain {firstAt} for {first}. For {n} of {total} series more than half remain \
      to the end
      """)
}

extension HalfWords {
  static let englishEvents = HalfWords(
    none: "more than half were still without the event at the end: {list}",
    alone: "half of the cases had had the event by {firstBy}",
    together: "in all series half of the cases had had the event by {firstBy}",
    firstAndLast: """
      for {first}, half of the cases had had the event by {firstBy}, but for {last} only \
      by {lastBy}
      """,
    firstAndNever: """
      for {first}, half of the cases had had the event by {firstBy}, while for {never} \
      more than half were still without it at the end
      """,
    firstAndSomeNever: """
      for {first}, half of the cases had had the event by {firstBy}, while for {n} of \
      {total} series more than half were still without it at the end
      """)
}

extension ContrastWords {
  static let english = ContrastWords(
    shareOf: "the share of {name}",
    shareWith: "the share with {name}",
    median: "the median",
    range: "{what} {ranges/range} from {low} {lowAt} to {high} {highAt}",
    rangeOfTwo: "{what} {is/are} {high} {highAt} and {low} {lowAt}",
    higher: """
      {what} {is/are} higher {aAt} than {bAt} {groups}. The gap is widest {at} ({high} \
      against {low})
      """,
    extreme: """
      {what} {is/are} highest {aAt} and lowest {bAt} {groups}. The gap is widest {at} ({high} \
      against {low})
      """,
    reverses: """
      {what} {is/are} higher {aAt} than {bAt} {at} ({high} against {low}), but lower {elsewhere}
      """,
    rises: "{what} {rises/rise} from {from} {fromAt} to {to} {toAt}",
    falls: "{what} {falls/fall} from {from} {fromAt} to {to} {toAt}",
    risesWith: "{what} {rises/rise} with {x} {groups}, most {at} (from {from} to {to})",
    fallsWith: "{what} {falls/fall} as {x} {rises/rise} {groups}, most {at} (from {from} to {to})",
    higherOfTwo: """
      {what} {is/are} higher {aAt} than {bAt} {groups}. The gap is wider {at} ({high} against {low})
      """,
    extremeOfTwo: """
      {what} {is/are} highest {aAt} and lowest {bAt} {groups}. The gap is wider {at} ({high} \
      against {low})
      """,
    risesWithOfTwo: "{what} {rises/rise} with {x} {groups}, more {at} (from {from} to {to})",
    fallsWithOfTwo: """
      {what} {falls/fall} as {x} {rises/rise} {groups}, more {at} (from {from} to {to})
      """,
    each: "{what} ranges {list}",
    eachOf: "from {low} ({lowName}) to {high} ({highName}) for {group}",
    unevenly: "{text}, though not at every step",
    both: "in both groups",
    inAll: "in all {n} groups",
    inSome: "in {k} of {n} groups",
    overlapping: """
      the groups overlap widely: medians range from {low} {lowAt} to {high} {highAt}
      """)
}
