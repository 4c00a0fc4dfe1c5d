extension TactileWords {
  static let english = TactileWords(
    title: "Touch and braille",
    braille: "Braille",
    drawing: "Tactile drawing",
    key: "Key",
    test: "Test sheet",
    notes: "Notes",
    refused:
      "No tactile drawing: this chart can’t be read by hand. Its words and table are in braille.",
    apart: "Each series has a sheet of its own, with the same axes.",
    gaps: "A break in the line: no data.",
    ends: "The discs on the line are its highest and its lowest point.",
    crossing: "Where lines meet, one of them is broken.",
    asBars: "The parts of the pie are drawn as bars.",
    asSurface: "The bars are drawn as one surface.",
    shared: "Some discs stand for more than one point.",
    near: "Values right beside the end of a line have no disc.",
    narrow: "A disc without a line: its interval is too short to be felt.",
    counted: "Points are counted in squares: the larger the disc, the more points.",
    box:
      "Box: the middle half of the values. Thick line: the median. Thin lines end at the farthest values that are not far off; discs are values farther off.",
    lying: "The bars lie, one below the other: names to their left, values at their ends.",
    totals: "At the end of each bar stands its total.",
    lifted:
      "The axis below is a little lower than the end of the scale, so that nothing touches it.",
    ownScales: "The sheets have scales of their own.",
    sheets: Plural(one: "{n} sheet", other: "{n} sheets"),
    pages: Plural(one: "{n} page", other: "{n} pages"),
    partOf: "Part {n} of {count}",
    cutAt: "{axis}: the axis begins at {value}.",
    cutIn: "{axis}: the axis is divided, with {n} sheets one after the other.",
    averagedBy: "Each point of the line is the mean of about {n} values.",
    mergedBy: "Each column joins {n} columns of the chart.",
    cellsOf: "{title}: the larger the disc, the greater the value. No disc: no data.",
    intervalOf: "Disc: the estimate. Line: {kind}.",
    pointsOf: "{low} to {high} points")
}
