extension IntervalWords {
  static let english = IntervalWords(
    estimate: "{value}, from {range}",
    without: "{value}, no interval",
    confidence: "with {level} confidence intervals",
    standardError: "each with one standard error to both sides",
    standardDeviation: "each with one standard deviation to both sides",
    quartiles: "each with the middle half of its values",
    unnamed: "with intervals",
    named: "with intervals ({name})",
    ends: "from {a} {aAt} to {b} {bAt}. Their intervals {overlap}",
    extremes: "highest {aAt} ({a}) and lowest {bAt} ({b}). Their intervals {overlap}",
    overlap: "overlap",
    apart: "do not overlap",
    same: "all values are {value}",
    others: "{k} of the other {n} intervals overlap the interval of the highest value",
    both: "both other intervals overlap the interval of the highest value",
    all: "all {n} other intervals overlap the interval of the highest value",
    none: "the interval of the highest value overlaps no other",
    zero: ZeroWords(
      above: "the whole interval lies above zero only {at}",
      below: "the whole interval lies below zero only {at}",
      both: "the whole interval lies above zero only {above} and below zero only {below}",
      within: "all intervals include zero"),
    confidenceMethod: "confidence intervals of means by Student’s t distribution",
    notes:
      "each value is three notes. They are the low end of its interval, the value and the high end",
    band: "two softer tones glide along the ends of the intervals",
    silent: "the intervals can’t be heard. See the table",
    two: "higher {aAt} ({a}) than {bAt} ({b}). Their intervals {overlap}",
    other: "one of the other {n} intervals overlaps the interval of the highest value")
}

extension WholeWords {
  static let english = WholeWords(
    below: "a rough tone is a value below zero",
    cloud:
      "{points} are too many for a note each. More and louder notes mean more points there. Longer notes are the lowest, the highest and what stands apart",
    trend: "at the end a glide follows their trend",
    total: "the total comes first",
    parts: "in the parts the highest tone stands for {high}",
    band: "all series together come first, then each of them shortly",
    median: "together they sound as their least value, their median and their greatest value",
    beyond: "{series} more can’t be heard. See the table",
    means: "first come the means by {x}, then the means by {y}",
    mean: "means by {axis}",
    tour: "the overview takes {time}. Play on to hear each by itself",
    first: "the overview takes {time} and has {n} of {count}. Play on to hear the others")
}
