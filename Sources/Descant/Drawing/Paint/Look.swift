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

  /// Set apart from what it touches by a line in the ground's colour; one with an outline is already.
  var seamed: Look {
    guard !inFile.contains("stroke=") else { return self }
    return Look(
      classes + " part", always: always,
      inFile: inFile + (inFile.isEmpty ? "" : " ")
        + "stroke=\"\(Tokens.light.ground)\" stroke-width=\"1\"")
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
