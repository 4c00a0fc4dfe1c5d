extension PaletteRule {
  static let blueYellow = PaletteRule(
    "PAL021", "blue-yellow", "Blue stands with yellow.",
    remedy: "Take amber or orange in place of yellow.",
    why: "Named beside red and green in Apple's talk of 2021. What tritanopes truly confuse is "
      + "blue with green and orange with pink: PAL013 measures that.",
    passing: ColorList("#0000CD #A06A00"),
    failing: ColorList("#0184FD #FFE800", on: "#121212")
  ) { view, _ in
    view.pairs(between: 230...290, and: 85...115).compactMap { pair in
      let collapses = view.collapses(pair, for: [(.tritan, .distinctTritan)])
      return view.verdict(
        on: pair, collapses ? .error : .note, "blue with yellow",
        help: "turn the yellow towards amber or orange")
    }
  }
}
