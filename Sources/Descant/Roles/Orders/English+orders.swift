extension OrderNames {
  static let english = OrderNames(
    scales: [
      [
        "strongly disagree|completely disagree|totally disagree",
        "disagree|somewhat disagree|tend to disagree",
        "neutral|neither agree nor disagree|undecided|neither",
        "agree|somewhat agree|tend to agree", "strongly agree|completely agree|totally agree",
      ],
      [
        "very dissatisfied", "dissatisfied|somewhat dissatisfied", "neutral|neither",
        "satisfied|somewhat satisfied", "very satisfied",
      ],
      [
        "never", "rarely|seldom", "sometimes|occasionally", "often|frequently", "always|very often",
      ],
      [
        "very poor|very bad", "poor|bad", "fair|average|mediocre|ok", "good", "very good",
        "excellent|outstanding",
      ],
      [
        "none|no|not at all", "very low|slight|a little", "low|mild|some|little",
        "medium|moderate|mid|middle", "high|severe|much|marked|a lot",
        "very high|very much|extreme",
      ],
      [
        "not at all important|unimportant|not important", "slightly important",
        "moderately important", "important|very important", "extremely important",
      ],
      ["xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl"],
      ["l", "m", "h"],
      ["tiny|very small", "small", "medium", "large|big", "huge|very large"],
      ["slow", "medium", "fast"],
      ["light", "medium", "heavy"],
      ["worse", "same|unchanged|no change", "better"],
      ["young", "middle|middle-aged", "old"],
      ["lower", "middle", "upper"],
      ["first|1st", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th"],
      ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"],
      [
        "none|no schooling", "primary|elementary|grade school", "secondary|middle school|middle",
        "high school|hs|some hs|hs grad", "some college|college|bachelor|bachelors",
        "master|masters|graduate", "doctorate|phd|post-grad",
      ],
    ],
    below: ["under ", "below ", "less than ", "up to "],
    above: [" and over", " and older", " or more", " and above", " or over"],
    between: [" to "])
}
