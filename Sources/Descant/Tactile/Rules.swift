/// The numbers that tactile sheets hold to, each with where it comes from.
///
/// Layout, check and documentation read this table; nothing else says how wide or how far.
package struct TactileRule: Sendable {
  /// How far a number can be relied on.
  package enum Standing: String, Sendable {
    /// Read in the source itself.
    case read
    /// Told by somebody who has read the source.
    case told
    /// A choice of ours: to be tested by hands.
    case chosen
  }

  package let what: String
  package let value: Double
  package let unit: String
  package let standing: Standing
  package let source: String
}

/// In millimetres, unless its unit says otherwise.
package enum Rules {
  // Distances
  static let gap = rule(
    "Clear distance between any two raised things", 3, .told, "BANA 3.4.3.12; Hasty")
  static let dataGap = rule(
    "Clear distance between two data lines beside each other, or a data line and a label", 6, .read,
    "TSBVI; APH 1997; where lines cross, the later one is broken at the distance of any two things"
  )
  static let labelGap = rule(
    "Clear distance between labels side by side: a blank cell", 8, .chosen, "")
  static let margin = rule("Margin on each side of the paper", 12.7, .chosen, "")
  static let slack = rule(
    "How much of a distance rounding may take", 0.05, .chosen, "half of a pixel at 254 dpi")

  // Braille
  static let dotPitch = rule("From dot to dot in a cell", 2.5, .read, "Marburg Medium")
  static let cellPitch = rule("From cell to cell", 6, .read, "Marburg Medium")
  static let widePitch = rule(
    "From cell to cell on Letter and fanfold paper", 6.2, .read, "NLS Specification 800")
  static let linePitch = rule("From line to line", 10, .read, "Marburg Medium; NLS 800")
  static let dot = rule("Diameter of a dot", 1.5, .read, "Marburg Medium")
  static let lattice = rule(
    "Between the dots of an embosser with 20 dots an inch", 1.27, .read, "PreFigure; ViewPlus")

  // Lines
  static let gridLine = rule(
    "Width of a grid line", 0.5, .chosen, "weakest of all: Hasty; Lederman 1983")
  static let axisLine = rule("Width of axes and ticks", 1, .chosen, "")
  static let outlineWidth = rule("Width of outlines of bars, boxes and bands", 1, .chosen, "")
  static let dataLine = rule(
    "Width of a data line", 2, .chosen, "strongest of all: Hasty; BANA 3.4.3.4")
  static let embossedLine = rule("Width of any line for an embosser", 0.7, .read, "PreFigure")
  static let embossedData = rule(
    "Width of a data line for an embosser: two rows of dots", 2, .chosen,
    "stronger than an axis: Hasty")
  static let dash = rule("Visible length of a dash", 8, .told, "BANA 3.4.3.3: 6 to 10")
  static let leastDash = rule("Visible length of a dash, at least", 6, .told, "BANA 3.4.3.3")
  static let mostDash = rule(
    "Visible length of a dash, at most, where another has room", 10, .told, "BANA 3.4.3.3")
  static let dashGap = rule("Between two dashes", 4, .told, "BANA 3.4.3.3: half a dash")
  static let shortDash = rule(
    "Visible length of a dash of a line that stands for one value", 4, .chosen, "")
  static let roundDot = rule("Diameter of the dots of a dotted line", 2.4, .chosen, "")
  static let roundDotPitch = rule("From dot to dot of a dotted line", 5.6, .chosen, "")
  static let doubleLine = rule("Width of each line of a double one", 0.8, .chosen, "")
  static let tick = rule("Length of a tick, outside of its axis", 6.35, .told, "BANA 2022, 6.6.2.2")
  static let shortest = rule(
    "Shortest piece of a grid line that is kept", 12.7, .told,
    "BANA 3.4.3.2; APH 1997: shorter is not found")
  static let keptGrid = rule(
    "A grid line is drawn where so much of it is left", 0.5,
    .chosen, "", unit: "of it")
  static let lift = rule(
    "From an axis to the middle of a line at the foot of its scale", 5.5, .chosen,
    "a disc on the line keeps its distance")
  static let breakLength = rule("Length of the strokes that break an axis", 8, .chosen, "")
  static let breakInside = rule(
    "How far these strokes reach past the axis, toward the data", 1.65, .chosen, "")

  // Surfaces
  static let texture = rule(
    "Least width and height of a texture, clear of its edges", 6, .read, "Hasty")
  static let texturePitch = rule(
    "From point to point of a fine texture, slantwise: no cell of braille has them so", 2.55,
    .chosen, "")
  static let texturedBar = rule("Width of a bar with a texture", 14, .chosen, "")
  static let filled = rule(
    "A surface is filled where so much of its length can be, on every sheet of a chart", 0.75,
    .chosen, "", unit: "of it")
  static let bar = rule("Width of a bar", 10, .read, "BraillePlot: 5 to 30")
  static let thinBar = rule("Least width of a bar", 6, .read, "BraillePlot; Hasty")
  static let besideBar = rule(
    "Least width of a bar with a texture: four rows of points, clear of its edges", 12, .chosen, ""
  )
  static let barGap = rule("Between two bars", 6, .chosen, "")
  static let groupGap = rule("Between two groups of bars", 12, .chosen, "")
  static let column = rule("Least width of a column of a histogram", 8, .chosen, "")
  static let cap = rule("Length of the cap of an error bar or whisker", 6, .chosen, "")

  // Points
  static let disc = rule("Diameter of a point", 4, .chosen, "")
  static let ring = rule("Outer diameter of a ring", 6, .chosen, "")
  static let ringLine = rule("Width of a ring", 1.2, .chosen, "")
  static let square = rule("Side of a square", 5, .chosen, "")
  static let sharedPoints = rule(
    "So many of all points may stand on discs of others; of more all are counted in squares", 0.34,
    .chosen, "", unit: "of them")
  static let bin = rule(
    "Side of a square that counts points; least side of a cell of a grid", 12.7, .told, "APH 1997")
  static let sizeStep = rule(
    "One size by the next smaller", 1.35, .told, "25 to 30 % apart at least", unit: "times")
  static let turnStep = rule(
    "Least distance of two upright lines, or of two means of a line", 6, .chosen, "")
  static let bend = rule(
    "Farther along a line than this, what is near is another stretch of it", 12, .chosen,
    "as long as a primary line: BANA 3.4.3.2")
  static let nearness = rule(
    "Most of a line that is nearer to itself than any two things may be: its sharpest turns", 5,
    .chosen, "", unit: "%")
  static let piece = rule(
    "Shortest straight piece of a simplified line", 2.5, .chosen, "what a hand follows")
  static let shortBreak = rule(
    "Longest break of a line at a crossing, where it has no sheet of its own", 25, .chosen, "")
  static let thinning = rule(
    "How far a thinned line may be off", 0.5, .chosen, "Douglas and Peucker")
  static let looseThinning = rule(
    "The same where a line would come too near to itself, told on the key", 2, .chosen,
    "as wide as the line")
  static let wholeAxis = rule(
    "An axis is divided over sheets whole where lines take so much of it", 0.75, .chosen, "",
    unit: "of it")
  static let overview = rule(
    "A sheet that shows lines together is drawn where so much of each is left", 0.67, .chosen, "",
    unit: "of it")
  static let alike = rule(
    "A scale is drawn as long on all sheets where the shortest has so much of the longest", 0.6,
    .chosen, "", unit: "of it")
  static let lineBreak = rule("A gap in the data is a break of at least", 6, .chosen, "")

  // How many
  static let bars = rule("Bars a sheet", 12, .chosen, "", unit: "")
  static let groups = rule("Groups a sheet", 4, .chosen, "", unit: "")
  static let groupedSeries = rule("Series side by side", 3, .chosen, "", unit: "")
  static let stacks = rule("Stacks a sheet", 6, .chosen, "", unit: "")
  static let parts = rule("Parts of a stack", 3, .chosen, "five at most: BANA 3.2.2", unit: "")
  static let lines = rule(
    "Lines a sheet", 3, .chosen, "five at most: Tactile Graphics wiki", unit: "")
  static let bins = rule("Columns of a histogram", 12, .chosen, "", unit: "")
  static let symbols = rule(
    "Kinds of point a sheet", 3, .read, "five at most: Tactile Graphics wiki", unit: "")
  static let classes = rule(
    "Classes of a grid, each a size of disc", 3, .chosen, "five at most: BANA 3.2.2", unit: "")
  static let classShare = rule(
    "Most of the cells of a grid in one class of equal width; else classes of as many cells", 75,
    .chosen, "", unit: "%")
  static let figures = rule(
    "Figures of a value that is written on a sheet, or as many as its axis has", 5, .chosen, "",
    unit: "")
  static let toldPlaces = rule(
    "Places of a highest or lowest value that the key names, at most", 3, .chosen, "", unit: "")
  static let singlePoints = rule(
    "Points that a sheet shows one by one, at most", 100, .chosen, "", unit: "")
  static let heaps = rule(
    "Places at which points are counted, where all lie on few", 60, .chosen, "", unit: "")
  static let toldSeries = rule(
    "Series whose highest and lowest value the key names one by one, at most", 3, .chosen, "",
    unit: "")
  static let toldCourses = rule(
    "Series whose first and last value the key names, at most", 8, .chosen, "", unit: "")
  static let toldNames = rule(
    "Names without data that the key lists, at most", 12, .chosen, "", unit: "")
  static let labels = rule("Labels of an axis", 12, .chosen, "", unit: "")
  static let uprightLabels = rule("Labels of an upright axis", 8, .chosen, "", unit: "")
  static let sheets = rule("Graphic sheets a chart", 12, .chosen, "", unit: "")

  // Where
  static let mark = rule(
    "Length of the mark at the upper right corner", 20, .chosen, "TactileView has one")
  static let markLine = rule("Width of that mark", 2, .chosen, "")
  static let markInset = rule("From the mark to the paper's edges", 10, .chosen, "")
  static let sample = rule("Length of a sample in the key, cells 1 to 5", 25, .read, "BANA 5.8.4.3")

  /// A name by which the documentation lists them, in order.
  package static let all: [(part: String, rules: [TactileRule])] = [
    ("Distances", [gap, dataGap, labelGap, margin, slack]),
    ("Braille", [dotPitch, cellPitch, widePitch, linePitch, dot, lattice]),
    (
      "Lines",
      [
        gridLine, axisLine, outlineWidth, dataLine, embossedLine, embossedData, dash, leastDash,
        mostDash, dashGap, shortDash, roundDot, roundDotPitch, doubleLine, tick, shortest, keptGrid,
        lift, breakLength,
        breakInside,
      ]
    ),
    (
      "Surfaces",
      [
        texture, texturePitch, filled, bar, texturedBar, thinBar, besideBar, barGap, groupGap,
        column, cap,
      ]
    ),
    (
      "Points",
      [
        disc, ring, ringLine, square, sharedPoints, bin, sizeStep,
      ]
    ),
    (
      "Turns of lines",
      [
        turnStep, bend, nearness, piece, shortBreak, thinning, looseThinning, lineBreak, wholeAxis,
        overview, alike,
      ]
    ),
    (
      "How many",
      [
        bars, groups, groupedSeries, stacks, parts, lines, bins, symbols, classes,
        classShare, figures, singlePoints, heaps, toldPlaces, toldSeries, toldCourses, toldNames,
        labels, uprightLabels, sheets,
      ]
    ),
    ("Where", [mark, markLine, markInset, sample]),
  ]

  private static func rule(
    _ what: String, _ value: Double, _ standing: TactileRule.Standing, _ source: String,
    unit: String = "mm"
  ) -> TactileRule {
    TactileRule(what: what, value: value, unit: unit, standing: standing, source: source)
  }
}
