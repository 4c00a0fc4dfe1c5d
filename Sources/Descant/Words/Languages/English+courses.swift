extension CourseWords {
  static let english = CourseWords(
    stepUp: """
      jumps between {from} and {to}, from typically about {before} to about {after}, and stays higher
      """,
    stepDown: """
      drops between {from} and {to}, from typically about {before} to about {after}, and stays lower
      """,
    dip: "stays between {low} and {high}, except for a brief dip to {value} {at}",
    spike: "stays between {low} and {high}, except for a brief spike to {value} {at}",
    jumpUp: "jumps between {from} and {to}, from {before} to {after}, and stays at {level} or more",
    jumpDown: """
      drops between {from} and {to}, from {before} to {after}, and stays at {level} or less
      """,
    flatThenUp: "stays near {level}, begins to rise about {at}, and reaches {to} {toAt}",
    flatThenDown: "stays near {level}, begins to fall about {at}, and reaches {to} {toAt}",
    upThenFlat: "rises from {from} {fromAt}, then levels off near {level}, about {at}",
    downThenFlat: "falls from {from} {fromAt}, then levels off near {level}, about {at}",
    fasterUp: "rises ever faster, from {from} {fromAt} to {to} {toAt}",
    fasterDown: "falls ever faster, from {from} {fromAt} to {to} {toAt}",
    slowerUp: "rises ever more slowly, from {from} {fromAt} to {to} {toAt}",
    slowerDown: "falls ever more slowly, from {from} {fromAt} to {to} {toAt}",
    peak: """
      rises from {from} {fromAt} to a peak near {level}, about {at}, then falls to {to} {toAt}
      """,
    valley: """
      falls from {from} {fromAt} to a low near {level}, about {at}, then rises to {to} {toAt}
      """,
    growth: """
      grows from {from} {fromAt} to {to} {toAt}. That is about {rate}, doubling about every {length}
      """,
    decay: """
      shrinks from {from} {fromAt} to {to} {toAt}. That is about {rate}, halving about every {length}
      """,
    method: """
      several shapes compared by Schwarz’s criterion; this one leads the next by {margin}
      """,
    highest: "highest {at} in {k} of {turns}", alwaysHighest: "highest {at} in all {turns}",
    alwaysBoth: "highest {at} and lowest {lowAt} in all {turns}",
    lowest: "{text}, and lowest {at} in {k}",
    season:
      "Kruskal–Wallis test, p {p}; the season accounts for {share} of the variation around the course",
    halfYears: "higher from {high} ({a} on average) than from {low} ({b})",
    methodOfHalves:
      "wave of one year through the months’ means, by ranks, p {p}; higher in {k} of {n} years",
    driftUp: "rises from an average of {before} in the first half to {after} in the second",
    driftDown: "falls from an average of {before} in the first half to {after} in the second",
    latest: "latest: {value} {at}, {changes}",
    moreThanBefore: "up {amount} from the previous value",
    lessThanBefore: "down {amount} from the previous value",
    moreThanYearBefore: "up {amount} from a year before",
    lessThanYearBefore: "down {amount} from a year before",
    recordHigh: "ends far above all earlier values, at {value} {at}",
    recordLow: "ends far below all earlier values, at {value} {at}")
}

extension CloudWords {
  static let english = CloudWords(
    upButDown: """
      overall, higher values of {x} go with higher values of {y}, but within each of the {n} groups \
      with lower ones
      """,
    downButUp: """
      overall, higher values of {x} go with lower values of {y}, but within each of the {n} groups \
      with higher ones
      """,
    upEarly: "{y} {rises/rise} with {x}, more slowly above about {at}",
    upLater: "{y} {rises/rise} with {x}, faster above about {at}",
    downEarly: "{y} {falls/fall} with {x}, more slowly above about {at}",
    downLater: "{y} {falls/fall} with {x}, faster above about {at}",
    peak: "{y} rises with {x} up to about {at}, and falls above it",
    valley: "{y} falls with {x} up to about {at}, and rises above it",
    upFaster: "{y} {rises/rise} ever faster with {x}",
    upSlower: "{y} {rises/rise} ever more slowly with {x}",
    downFaster: "{y} {falls/fall} ever faster as {x} {rises/rise}",
    downSlower: "{y} {falls/fall} ever more slowly as {x} {rises/rise}",
    nothing: "there is no clear relation between {x} and {y}",
    wider: "the spread of {y} grows with {x}",
    narrower: "the spread of {y} shrinks as {x} {rises/rise}",
    positions: "half of the points lie at {x} {xRange}, and half at {y} {yRange}",
    atSame: "at the same {x}, {y} {is/are} mostly higher for {a} than for {b}",
    apart: "{y} {is/are} mostly higher for {a} than for {b}",
    methodOfGroups: "Kruskal–Wallis test, p {p}")
}
