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
    lone: "A ring is one value or a few between two gaps.",
    crossing: "Where lines meet, one of them is broken.",
    asBars: "The parts of the pie are drawn as bars.",
    asSurface: "The bars are drawn as one line along their ends.",
    stems: "Each bar is an upright line.",
    surface: "Fine points fill the surface of the line.",
    overview: "Overview",
    shared: "Some discs stand for more than one point.",
    near: "Values right beside the end of a line have no disc.",
    narrow: "A disc without a line: its interval is too short to be felt.",
    counted: "Points are counted in squares: the larger the disc, the more points.",
    box:
      "Box: the middle half of the values. Thick line: the median. Thin lines end at the farthest values that are not far off; discs are values farther off.",
    wholeBox:
      "Box: the middle half of the values. Thick line: the median. Thin lines end at the lowest and the highest value.",
    lying: "The bars lie, one below the other: names to their left, values at their ends.",
    totals: "At the end of each bar stands its total.",
    lifted:
      "The axis below is a little lower than the end of the scale, so that nothing touches it.",
    ownScales: "The sheets have scales of their own.",
    extremes: "Lowest and highest",
    ranges: "Each bar goes from the lowest to the highest value of a line.",
    highest: "Highest",
    lowest: "Lowest",
    lowColumns: "Low columns",
    square: "Side of a square",
    onLines: "Points on the lines have no sheet of their own.",
    shares: "At the end of each bar stand the shares of its parts, in their order.",
    apartOwn: "Each series has a sheet of its own, with a scale of its own.",
    nearBand: "The thin lines are broken where they come near the line.",
    steps: "The line goes in steps.",
    sheets: Plural(one: "{n} sheet", other: "{n} sheets"),
    pages: Plural(one: "{n} page", other: "{n} pages"),
    partOf: "Part {n} of {count}",
    cutAt: "{axis}: the axis begins at {value}.",
    cutIn: "{axis}: the axis is divided, with {n} sheets one after the other.",
    simplifiedBy: "The line is simplified: it is off by {value} at most.",
    averagedBy:
      "Each point of the line is the mean of about {n} values; highest and lowest are those of the data.",
    mergedBy:
      "Each column joins {n} columns of the chart; highest and lowest are those of the data.",
    leftOutOf: "Not drawn: {title}.",
    bandOf: "Two thin lines: {kind}.",
    cellsOf: "{title}: the larger the disc, the greater the value. No disc: no data.",
    signedCellsOf: """
      {title}: discs are values from 0 up, rings values below 0; the larger, the farther from \
      0. Nothing: no data.
      """,
    intervalOf: "Disc: the estimate. Line: {kind}.",
    pointsOf: "{low} to {high} points",
    rangeOf: "Each bar goes from {low} to {high}.",
    missingOf: "No data: {title}.",
    courseOf: "Begins at {low}, ends at {high}.")
}
