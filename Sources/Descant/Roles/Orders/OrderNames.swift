/// The words of one language that have an order: scales of answers, sizes, schools, and the ends of bands.
struct OrderNames: Sendable {
  /// From low to high; words of one place are one step, parted by "|".
  ///
  /// The first two, of agreement and of satisfaction, go both ways from a middle.
  let scales: [[String]]
  /// Before the upper end of a band that has no lower one: "under 18".
  let below: [String]
  /// After the lower end of one that has no upper one: "65 and over".
  let above: [String]
  /// Between both ends, with the blanks around: "5 to 9".
  let between: [String]

  init(
    scales: [[String]], below: [String] = [], above: [String] = [], between: [String] = []
  ) {
    (self.scales, self.below, self.above, self.between) = (scales, below, above, between)
  }
}
