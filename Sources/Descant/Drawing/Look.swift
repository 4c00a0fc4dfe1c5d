/// How a shape looks: classes for the page's style sheet, attributes for a file that stands alone.
struct Look: Hashable {
  var classes: String
  /// Attributes in both media: an author's own colours, dashes, pattern references.
  var always: String
  /// Presentation attributes that the style sheet gives on a page.
  var inFile: String

  init(_ classes: String, always: String = "", inFile: String = "") {
    self.classes = classes
    self.always = always
    self.inFile = inFile
  }

  func adding(_ more: String) -> Look {
    more.isEmpty ? self : Look(classes + " " + more, always: always, inFile: inFile)
  }

  func always(_ attributes: String) -> Look {
    guard !attributes.isEmpty else { return self }
    let joined = always.isEmpty ? attributes : always + " " + attributes
    return Look(classes, always: joined, inFile: inFile)
  }
}

// What has no colour of its own.
extension Look {
  static let grid = Look("grid", inFile: "stroke=\"\(Tokens.light.grid)\"")
  static let base = Look("grid base", inFile: "stroke=\"\(Tokens.light.base)\"")
  static let tickAcross = Look(
    "tick x", inFile: "fill=\"\(Tokens.light.quiet)\" text-anchor=\"middle\"")
  static let tickUpright = Look(
    "tick y", inFile: "fill=\"\(Tokens.light.quiet)\" text-anchor=\"end\"")
  static let name = Look("name", inFile: "text-anchor=\"end\"")
  static let note = Look("note", inFile: "fill=\"\(Tokens.light.quiet)\" text-anchor=\"middle\"")
  static let reference = Look(
    "reference",
    inFile: "stroke=\"\(Tokens.light.ink)\" stroke-width=\"1.5\" stroke-dasharray=\"6 4\"")
  static let leader = Look("leader", inFile: "stroke=\"\(Tokens.light.base)\"")

  /// Drawn under a line that crosses filled shapes, so that it shows on them.
  static let halo = Look(
    "halo", inFile: "fill=\"none\" stroke=\"\(Tokens.light.ground)\" stroke-width=\"6\"")

  var isTextured: Bool { always.hasPrefix("fill=\"url(") }

  enum Anchor: String { case start, middle, end }

  /// A label in ink; `anchor` says which of its edges stands at the spot.
  static func label(_ anchor: Anchor, bold: Bool = true) -> Look {
    let base = anchor == .middle ? "label" : "label \(anchor.rawValue)"
    return Look(
      bold ? base : base + " plain",
      inFile: "text-anchor=\"\(anchor.rawValue)\"" + (bold ? " font-weight=\"bold\"" : ""))
  }
}

/// Colours of the built-in theme, for files; the style sheet holds the same for pages.
struct Tokens {
  let ground: String
  let ink: String
  let quiet: String
  let grid: String
  let base: String
  let slots: [String]
  /// From few to many, on the theme's ground.
  let ramp: [String]
  /// From below through the middle to above.
  let diverging: [String]

  static let light = Tokens(
    ground: "#ffffff", ink: "#1d1f23", quiet: "#4f535a", grid: "#e3e5e8", base: "#84878d",
    slots: [
      "#0000cd", "#a06a00", "#650a21", "#00837b", "#8363b9", "#dc2768", "#794325", "#4c3563",
    ],
    ramp: [
      "#e6ebff", "#c9d4ff", "#abbcff", "#8da3ff", "#6f88fb", "#536cf0", "#384fe0", "#1d2fd2",
      "#0000a0",
    ],
    diverging: [
      "#7a4f00", "#a87420", "#cf9f56", "#ecd0a5", "#eeeeee", "#bfcdfb", "#8199f5", "#4560e6",
      "#0000b4",
    ])

  static let dark = Tokens(
    ground: "#121212", ink: "#e8e8e6", quiet: "#b4b6ba", grid: "#2d2f33", base: "#85888e",
    slots: [
      "#0184fd", "#ffd431", "#f04075", "#14fde1", "#c8b5ff", "#ff9071", "#b58013", "#947ca4",
    ],
    ramp: [
      "#16233d", "#183258", "#194274", "#185392", "#1465b1", "#0c77d2", "#2f8ff5", "#74b2ff",
      "#b5d5ff",
    ],
    diverging: [
      "#ffdf7a", "#d8ab2f", "#9a7717", "#5c480f", "#333333", "#1d3a63", "#185a9e", "#3388e6",
      "#9cc8ff",
    ])
}
