/// What every drawing keeps to, each with its reason: one table, which the page about drawings shows.
///
/// Where a spec states order, ticks, gridlines or zero, the spec rules.
package enum DrawingRules {
  // MARK: Size

  /// So many lying bars, side by side in groups, are few.
  static let fewBars = 15

  /// How thick each of lying bars in groups is, with its gap, in ems.
  static func thickness(of count: Int) -> Double { count <= fewBars ? 1.4 : 0.9 }

  static let free = PlotForm.Clamp(least: 21, share: 0.34, more: 9.75, most: 34)
  static let flat = PlotForm.Clamp(least: 15, share: 0.2, more: 8, most: 22)
  /// The side of a square with its margins, in ems.
  static let squareSide = 38.0
  /// How often a line may go up and down over the height of the plot before it is banked.
  static let steep = 12.0
  /// Below this height, in px, panels one below another are strips of one picture.
  static let stripHeight = 60.0
  /// Below this height, in px, an author wants a strip.
  static let strip = 150.0

  /// So many columns take only a part of the width, two and one even less: in rem; and their height in em.
  static let fewColumns = 3
  static let fewWidth = 38.0
  static let twoWidth = 28.0
  static let oneWidth = 16.0
  static let fewHeight = 26.0
  /// Up to so many columns of dots stand close to each other; how high a row of them is, in ems.
  static let dotColumns = 8
  static let dotRow = 0.9
  /// How wide a panel in rows and columns is at least, in rem and, in the least letters, in ems: the first at which labels
  /// along its foot don't meet, else the last, for which they were chosen.
  static let gridPanels: [(rem: Double, ems: Double)] = [(7.5, 9.2), (9, 11), (12, 14.5)]
  /// So many categories have a name each, whatever room there is.
  static let fewNames = 8

  // MARK: Axes

  static let tickDistance = 80.0
  static let tickCounts = 4...6
  static let tickSteps = [1, 2, 5, 2.5]
  /// Between the widest tick and the edge of the drawing, in ems.
  static let gutter = 0.8
  /// The length of a notch, in px.
  static let notch = 5.0
  /// The widest unit that stands at the top tick, in ems.
  static let unitWidth = 3.0

  /// Of so many lines each has symbols; of one alone it needs none, of more they would hide the lines.
  static let symbolSeries = 2...24

  /// The share of their usual size that symbols have in small panels, and in those of so many columns.
  static let smallSymbol = 0.75
  static let narrowSymbol = 0.55
  static let narrowColumns = 5

  /// The width of a drawing on a phone in the largest letters that a reader may set, in ems: the style sheet says the same.
  static let grownWidth = 18.2

  // MARK: Labels

  /// The widest name beside a plot, in ems, and as a share of the drawing.
  static let nameWidth = 8.0
  static let nameShare = 0.27
  /// Cells of a heat map so few that each has its value.
  static let mostCells = 100
  /// The least width of a bar that isn't zero, in px, and the share of a plot below which it may be narrower.
  static let sliverWidth = 1.0
  static let sliver = 0.005
  /// The least share of a whole that has its value inside its part.
  static let leastShare = 0.08
  /// How wide the stroke is that marks a group's median among short strokes, in px.
  static let medianWidth = 4.5
  static let strokeWidth = 1.5
  /// So many short strokes of one place are a crowd, whose strokes are as wide, in px, and let as much through.
  static let crowd = 20.0
  static let crowdWidth = 1.0
  static let crowdOpacity = 0.8
  /// More symbols that point somewhere are slim, without edges.
  static let pointerCrowd = 400
  /// How much of its place a short stroke crosses.
  static let strokeShare = 0.9
  /// More words of an author's on a map are smaller: their share of the usual size.
  static let fewWords = 24
  static let smallWords = 0.8
  /// Between words and what they must not touch, in ems.
  static let air = 0.15
  /// Between the name of a line and any other line: there it would be the name of both.
  static let apart = 0.7

  // MARK: Colours

  /// What the edge of a cell and the ground beside it take of its width, in px, and how much of it its colour keeps.
  static let cellEdge = 3.0
  static let leastFill = 0.5
  /// The share of a scale with two sides below which its colours are text's where readers have their own.
  static let deepShades = 0.1875
  /// The share of a smooth ramp below which its shades have less than 1.5:1 with the ground.
  static let faintShades = 0.16
  /// The same below 3:1, in light and in dark.
  static let seenShades = 0.5
  /// Fills whose lightness differs by less, or whose distance for any sight is less, are alike.
  static let alikeLightness = 0.06
  static let alikeDistance = 11.0
  /// How much of its colour a texture at rest has, the rest is the ground's.
  static let tint = 0.7
  /// Of more symbols none is looked for below others, of those that let each other through of fewer; and how much wider
  /// than the one on it one is, in px.
  static let mostNested = 1000
  static let fewNested = 100
  static let nestedStep = 2.7
  /// The radius of the ring around what is drawn for a missing value, in px.
  static let missingRing = 7.0
  /// More symbols under a line are a cloud, drawn as in a scatter plot.
  static let cloud = 24
  /// How much of its colour the inside of a scatter plot's mark has.
  static let cloudFill = 0.22
  /// The same, of one that its author wants filled.
  static let fullFill = 0.7

  /// A rule and why it is one.
  package struct Row: Sendable {
    package let about: String
    package let rule: String
    package let reason: String

    init(_ about: String, _ rule: String, _ reason: String) {
      (self.about, self.rule, self.reason) = (about, rule, reason)
    }
  }

  package static let table: [Row] = [
    Row(
      "Height", "A plot whose values stand upright is `\(free.css)` high.",
      "Nearly square on a phone, half as high as wide on a desk: the drawing is what a figure is for."
    ),
    Row(
      "Height of rows",
      "Lying bars, heat maps and panels are as high as their rows need; of lying bars side by side, \(fewBars) are \(thickness(of: fewBars).plainText) em thick, more \(thickness(of: fewBars + 1).plainText) em.",
      "A row is a line of text with its mark; stretched, it says nothing more."),
    Row(
      "Banking",
      "A line that goes up and down over more than \(steep.plainText) heights of the plot is `\(flat.css)` high.",
      "Slopes are compared best near 45 degrees (Cleveland); a long zigzag is read as one if it is low."
    ),
    Row(
      "Squares", "Two measures of one unit over about the same range make a square.",
      "Then the diagonal is where both are equal."),
    Row(
      "Low plots", "A height below \(strip.plainText) px that a spec asks for is kept.",
      "Nobody asks for so little by accident."),
    Row(
      "A few columns",
      "Up to \(fewColumns) columns take \(fewWidth.plainText) rem of the width, two \(twoWidth.plainText) rem, one \(oneWidth.plainText) rem, as do marks that all stand at one place, and are \(fewHeight.plainText) em high.",
      "A column as wide as a page is a wall, and its height isn't compared."),
    Row(
      "Columns of dots",
      "Dots in rows without names are \(dotRow.plainText) em apart over a line along the foot; up to \(dotColumns) columns of them take \(twoWidth.plainText) rem. Marks in rows with names, all at one place, stand right beside them.",
      "Dots that touch, or nearly, are seen as a column that is so high."),
    Row(
      "Slivers", "A bar that isn't zero is at least \(sliverWidth.plainText) px thick.",
      "What is there is seen, however little it is."),
    Row(
      "Strips",
      "Of more than \(crowd.plainText) short strokes at a place each is \(crowdWidth.plainText) px wide and lets some of what it lies on through, as long as one alone has 3:1 with the ground.",
      "In a crowd thick strokes merge to a block; thin ones show where it is densest."),
    Row(
      "Panels", "Three of a row, and more than four, are small.",
      "What is compared stands side by side."),
    Row(
      "Strips of panels",
      "Panels one below another keep a height below \(stripHeight.plainText) px; the last has the axis for all, and the name of each stands at its left where there is width.",
      "Many low panels are compared by looking down, as ridges of one surface."),
    Row(
      "Rows of panels",
      "Two or three panels of one row whose bars have the same names, up to \(nameWidth.plainText) em wide, have them once, at the left; below one another each has its own.",
      "The eye follows a row across the panels."),
    Row(
      "Rows and columns of panels",
      "Each panel is at least \(gridPanels.map(\.rem.plainText).joined(separator: ", ")) rem wide, the first at which labels along its foot don't meet; what is too wide is scrolled to.",
      "Rows and columns that mean something are not broken, and no label is lost."),
    Row(
      "Ticks",
      "\(tickCounts.lowerBound) to \(tickCounts.upperBound) stand at a measured axis, one in about \(tickDistance.plainText) px, in steps of 1, 2, 2.5 or 5 and their tens.",
      "More are read by nobody: values stand at the data, and in the table."),
    Row(
      "Powers of ten",
      "On a logarithmic axis ones, twos and fives have a label, or ones alone.",
      "1, 2, 5 are steps that people count in; 1, 2, 3, 10 are none."),
    Row(
      "Names of categories",
      "Up to \(fewNames) have a name each: side by side, in lines, or upright.",
      "A group without a name can't be told from its neighbours."),
    Row(
      "Gridlines", "They cross the measured axis alone; both axes where both are measured.",
      "A year needs no line to its place: a notch of \(notch.plainText) px under the plot shows it."
    ),
    Row(
      "Months", "Where twelve names don't fit, their initials stand.",
      "J, F, M are read in their order; every third name is a riddle."),
    Row(
      "Axis titles",
      "Above the plot what runs up its side, below it what runs along its foot; none up the side where the line below the title begins with the same words; categories that are numbers have theirs; a short unit stands at the top tick.",
      "A name stands where its numbers are, and what is measured is said once."),
    Row(
      "Gutters", "The widest tick and \(gutter.plainText) em, in steps of half an em.",
      "The plot begins where the text around it begins, or nearly."),
    Row(
      "Labels of points",
      "First, last and each turning point that the summary names has its value beside it: above a peak, below a low; on a phone the value alone.",
      "Who looks and who reads meets the same numbers."),
    Row(
      "Names of series",
      "Beside the last value, in the colour of the series, with a leader where they had to move; if they are wider than \(nameWidth.plainText) em or a quarter of the drawing, inside the plot, where they leave values their best places; a part of a stack that has run out at the end is named where it is thickest; a key only where neither fits.",
      "A key has to be learnt; a name beside its line is read."),
    Row(
      "Values in stacks",
      "In the first, the last and the extreme column the two largest parts have theirs, all or none, where a part is a line of text high; of columns without an order every part, or none.",
      "Where a stack begins, ends and peaks is what its summary tells; some values among names are a riddle."
    ),
    Row(
      "Shares",
      "Where stacks are shares of a whole, each part from \((leastShare * 100).plainText)% on has its own in it.",
      "Of a whole, parts in the middle have no axis to stand on."),
    Row(
      "Shades",
      "More than \(mostCells) cells or regions of measured colour have a shade each, as have all in an author's colours and moments, and their key is one band with ticks; others have classes between round numbers.",
      "Many cells are seen as one surface, on which a steady change is to look like one; few are compared with the key."
    ),
    Row(
      "Edges of cells",
      "Where one cell or region has less than 3:1 with the ground, in light or in dark, all have an edge that has it: each its own where \(cellEdge.plainText) px leave \((leastFill * 100).plainText)% of a cell to its colour on a phone, else one thin line between two, else one around the surface.",
      "A cell that the ground swallows is a hole; an edge that swallows the cell is no better."),
    Row(
      "Below the middle",
      "Cells below the middle of a scale with two sides have a minus sign where they have no number, and so has the key.",
      "Which of two hues a shade has is lost in forced colours, in grey, and to some eyes."),
    Row(
      "Values in cells",
      "Up to \(mostCells) cells that names tell apart have their values in them, all or none.",
      "Shades say what is alike; only a number says how much."),
    Row(
      "Medians of strips",
      "Where a spec asks for them, a stroke of \(medianWidth.plainText) px among those of \(strokeWidth.plainText) px in the grey of axes, behind them and over the whole band, is a group's median, and a key says so.",
      "Who sees twenty strokes asks where their middle is."),
    Row(
      "Notes of authors",
      "A stretch is shaded, with its words at its foot; where a colour would have less than 4.5:1 on the shade, it has edges and no fill. Words at a datum have a line to it.",
      "A box or an arrow would be taken for data."),
    Row(
      "Collisions",
      "No words stand on a mark or on other words; what finds no place is left out. Words of an author that would have a line through them move up or down by a line or two, as long as no other line is nearer.",
      "The value is in the table and in what is said at the datum."),
    Row(
      "Scatter plots",
      "A mark is 9 px wide, its edge 1.5 px in full colour, its inside \((cloudFill * 100).plainText)%, \((fullFill * 100).plainText)% of circles and other filled ones; a hollow one is open.",
      "Marks that lie on each other stay countable, and the edge has the contrast."),
    Row(
      "Symbols of lines",
      "Long lines whose names stand beside them have their symbol at the end alone; the others wait for print, forced colours and more contrast.",
      "A symbol on a long line is taken for an event."),
    Row(
      "Symbols at one place",
      "Of symbols of different series that would hide each other those below are larger, and open.",
      "A value that another one hides looks as if it were missing."),
    Row(
      "Parts of the calendar",
      "The name of a month, or of another step that a bar fills, stands under the middle of its bar.",
      "At its edge it names the bar before as well."),
    Row(
      "Textures",
      "At rest only on one of two fills that touch and are alike: their lightness (OKLab) differs by less than \(alikeLightness.plainText), or their distance for any kind of sight is below \(alikeDistance.plainText). All fills but the first have one in print, in forced colours and where more contrast is asked for.",
      "Hatching that isn't needed shimmers; where colour may be lost, texture carries the meaning alone."
    ),
    Row(
      "Dashes",
      "Lines are solid, unless their spec says otherwise; all but the first are dashed in print, in forced colours and where more contrast is asked for.",
      "Names, symbols and colours tell them apart; dashes hide turns."),
    Row(
      "Seams", "Fills that touch have 1 px of the ground between them, 2 px with more contrast.",
      "An edge is seen without knowing its colours."),
    Row(
      "Below zero",
      "Bars below zero look like those above; in print, in forced colours and with more contrast they are hatched.",
      "Where a bar stands says its sign."),
    Row(
      "Gaps", "Steps without data are hatched, be it one, and said at the top of the hatching.",
      "A line that stops is easily taken for one that ends."),
    Row(
      "Alone in gaps",
      "What stands alone between gaps of a surface is a narrow column, of a stack one of its parts each.",
      "A value without neighbours has a height, and no way to go up or down."),
    Row(
      "Lines around marks",
      "A line that an author wants around filled symbols and regions takes the place of a seam.",
      "Borders of a map, and bubbles that overlap, are told apart as their author saw them."),
    Row(
      "Steps", "Of a surface of steps each value has a step's width, the last one, too.",
      "The last value is often the record, and always the newest."),
  ]
}
