extension FirstWords {
  static let english = FirstWords(
    typical: "typically about {median}. The middle half of the values runs from {range}",
    flat: "about equally common from {range}",
    flatAbove: "about equally common from {range}, and rarer below",
    flatBelow: "about equally common from {range}, and rarer above",
    farBelow: Plural(
      one: "one value stands far below the others, at {list}",
      other: "{n} values stand far below the others, at {list}"),
    farAbove: Plural(
      one: "one value stands far above the others, at {list}",
      other: "{n} values stand far above the others, at {list}"),
    farOff: Plural("{n} values stand far from the others: {list}"),
    tailUp: "a long tail reaches up to {to}",
    tailDown: "a long tail reaches down to {to}",
    varies:
      "varies around {median}, between {low} {lowAt} and {high} {highAt}, with no clear rise or fall",
    variesWithin:
      "varies around {median}, between {low} and {high}, with no clear rise or fall",
    wanders: "varies between {low} {lowAt} and {high} {highAt}, with no lasting rise or fall",
    swings: "varies between {low} {lowAt} and {high} {highAt}",
    mean: "a mean of {value}",
    common: "the most common combination is {cell}: {value} of {total}",
    commonBins: "most often, {value} times of {total}, {x} {is/are} {xRange} and {y} {yRange}",
    partAlways:
      "{name} {has/have} the largest share {points}, from {low} {lowAt} to {high} {highAt}",
    partMostly: "{name} {has/have} the largest share {points}",
    partly: "{name} {has/have} the largest share {points}; elsewhere it is {list}",
    parts: "the largest shares are {list}",
    part: "{name} {at} ({value})",
    sides: "{up} against {down}: {list}",
    side: "{a} against {b} {at}",
    ahead: "{a} {is/are} highest, about {times} times the next, {b}",
    places: "the {points} span {x} {xRange} and {y} {yRange}",
    misplaced: "one {title} ({value}) lies far from all others",
    dense: "{share} of them are at {x} {xRange} and {y} {yRange}",
    clustered: "the {points} lie in clusters",
    even: "the {points} are spread fairly evenly over the whole area",
    unstated: "{title} is not stated for {n} of {all}",
    unstatedShare: "{title} is not stated for {share} of the total: {n} of {all}",
    agreeing: ["agree", "satisfied", "likely", "approve", "in favor", "in favour"],
    disagreeing: [
      "disagree", "dissatisfied", "unsatisfied", "not satisfied", "unlikely", "disapprove",
      "do not agree", "opposed",
    ],
    neither: ["neither", "neutral", "undecided"])
}
