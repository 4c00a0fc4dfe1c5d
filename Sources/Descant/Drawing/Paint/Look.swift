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

  func inFile(_ attributes: String) -> Look {
    Look(classes, always: always, inFile: inFile.isEmpty ? attributes : inFile + " " + attributes)
  }

  func always(_ attributes: String) -> Look {
    guard !attributes.isEmpty else { return self }
    let joined = always.isEmpty ? attributes : always + " " + attributes
    return Look(classes, always: joined, inFile: inFile)
  }
}

extension Look {
  /// The edge alone of a textured surface that lets the ground through: in the surface's own colour.
  var veil: Look? {
    let own = classes.split(separator: " ")
    guard own.contains("veiled") else { return nil }
    let stroke = always.split(separator: " ").filter { $0.hasPrefix("stroke=") }
    let kept = own.filter { !["area", "cell", "bar", "patterned"].contains($0) }
    return Look(
      kept.joined(separator: " "), always: (["fill=\"none\""] + stroke).joined(separator: " "))
  }
}

// What has no colour of its own.
extension Paints {
  var grid: Look { Look("grid", inFile: "stroke=\"\(tokens.grid)\"") }
  var notch: Look { Look("notch", inFile: "stroke=\"\(tokens.base)\"") }
  var unit: Look { Look("tick unit", inFile: "fill=\"\(tokens.quiet)\" text-anchor=\"start\"") }
  var base: Look { Look("grid base", inFile: "stroke=\"\(tokens.base)\"") }
  var leader: Look { Look("leader", inFile: "stroke=\"\(tokens.base)\"") }
  var note: Look { Look("note", inFile: "fill=\"\(tokens.quiet)\" text-anchor=\"middle\"") }
  var sample: Look { Look("sample", inFile: "fill=\"\(tokens.quiet)\"") }
  var tickUpright: Look {
    Look("tick y", inFile: "fill=\"\(tokens.quiet)\" text-anchor=\"end\"")
  }
  var reference: Look {
    Look(
      "reference",
      inFile: "stroke=\"\(tokens.ink)\" stroke-width=\"1.5\" stroke-dasharray=\"6 4\"")
  }

  func tickAcross(_ anchor: Look.Anchor = .middle) -> Look {
    Look("tick x", inFile: "fill=\"\(tokens.quiet)\" text-anchor=\"\(anchor.rawValue)\"")
  }

  /// The ground between surfaces.
  var seam: Look {
    Look("seam", inFile: "fill=\"none\" stroke=\"\(tokens.ground)\" stroke-width=\"1\"")
  }

  /// Drawn under a line that crosses filled shapes, so that it shows on them.
  var halo: Look {
    Look("halo", inFile: "fill=\"none\" stroke=\"\(tokens.ground)\" stroke-width=\"6.5\"")
  }

  /// Drawn under a line in an author's colour that is hardly seen on the ground: an edge on both sides.
  func casing(_ look: Look) -> Look {
    let dash = look.always.split(separator: " ").filter { $0.hasPrefix("stroke-dasharray") }
    return Look(
      "casing", always: dash.joined(separator: " "),
      inFile: "fill=\"none\" stroke=\"\(tokens.base)\" stroke-width=\"4.5\"")
  }

  /// Whether an author's colour has less than 1.5:1 with the light ground; a palette's own have more.
  func isPale(_ paint: Paint) -> Bool {
    switch paint {
    case .slot: return false
    case .ramp(let ramp, _) where ramp.usesTheme: return false
    case .fixed, .ramp: return isFaint(paint)
    }
  }

  /// Between the dashes of a reference line, no wider than they are: it hides nothing of a mark.
  var underReference: Look {
    Look(
      "halo under-reference",
      inFile: "fill=\"none\" stroke=\"\(tokens.ground)\" stroke-width=\"1.5\"")
  }

  /// The line of an interval, in the text's colour: it shows on every mark.
  var interval: Look {
    Look("interval", inFile: "fill=\"none\" stroke=\"\(tokens.ink)\" stroke-width=\"1.75\"")
  }

  /// A bar so low that only its edge shows: in its own colour.
  func sliver(_ look: Look, _ paint: Paint) -> Look {
    let stroke = "stroke=\"\(color(paint))\""
    let width = "stroke-width=\"\(DrawingRules.sliverWidth.plainText)\""
    // A rim has said one already, and an attribute that stands twice makes the file unreadable.
    let words = look.inFile.split(separator: " ").filter { !$0.hasPrefix("stroke") }
    let look = Look(look.classes, always: look.always, inFile: words.joined(separator: " "))
    return look.classes.split(separator: " ").contains("fixed")
      ? look.adding("sliver").always(stroke).inFile(width)
      : look.adding("sliver").inFile(stroke + " " + width)
  }

  /// Across a box, in the ground's colour.
  var median: Look {
    Look("median", inFile: "fill=\"none\" stroke=\"\(tokens.ground)\" stroke-width=\"3\"")
  }

  /// Words in the colour of their datum.
  func glyph(_ look: Look, _ paint: Paint) -> Look {
    let base = self.look("glyph", paint, attribute: "fill")
    let inFile = [look.inFile, base.inFile].filter { !$0.isEmpty }.joined(separator: " ")
    return Look(look.classes + " " + base.classes, always: base.always, inFile: inFile)
  }

  /// Lets the ground through as its author wants, with an edge that doesn't: however faint, it is seen.
  func veiled(_ look: Look, _ paint: Paint, by mark: Mark) -> Look {
    guard !mark.fillAttributes.isEmpty else { return look }
    let classes = look.classes.replacing(" part", with: "") + " veiled"
    let words = look.inFile.split(separator: " ").filter { !$0.hasPrefix("stroke") }
    let edge = "stroke=\"\(color(paint))\""
    let isOwn = look.classes.split(separator: " ").contains("fixed")
    return Look(
      classes, always: look.always,
      inFile: (words + (isOwn ? [] : [edge[...]]) + ["stroke-width=\"1\""]).joined(separator: " ")
    ).always(isOwn ? mark.fillAttributes + " " + edge : mark.fillAttributes)
  }

  /// With the line around it that its author wants, in place of a seam or the like.
  func edged(_ look: Look, by mark: Mark) -> Look {
    guard let edge = mark.edge else { return look }
    let own = look.classes.split(separator: " ").filter {
      !["part", "rimmed", "veiled"].contains($0)
    }
    let words = look.inFile.split(separator: " ").filter { !$0.hasPrefix("stroke") }
    let always = look.always.split(separator: " ").filter { !$0.hasPrefix("stroke") }
    var line = "stroke=\"\(edge.color)\" stroke-width=\"\(edge.width.text(decimals: 2))\""
    if edge.opacity < 1 { line += " stroke-opacity=\"\(edge.opacity.text(decimals: 2))\"" }
    return Look(
      own.joined(separator: " "), always: always.joined(separator: " "),
      inFile: words.joined(separator: " ")
    ).always(line)
  }

  /// Whether a stroke that lets some of the ground through has 3:1 with it, in light and in dark.
  func isSeenThrough(_ paint: Paint) -> Bool {
    let modes = [Tokens.light, .dark].map { Paints(prefix: "", tokens: $0) } + [self]
    return modes.allSatisfy { paints in
      guard let own = Color(hex: paints.color(paint)), let ground = Color(hex: paints.tokens.ground)
      else { return false }
      let share = DrawingRules.crowdOpacity
      let mixed = Color(
        red: own.red * share + ground.red * (1 - share),
        green: own.green * share + ground.green * (1 - share),
        blue: own.blue * share + ground.blue * (1 - share))
      return Contrast.ratio(mixed.luminance, ground.luminance) >= 3
    }
  }

  /// Set apart from what it touches by a line in the ground's colour; one with an outline is already.
  func seamed(_ look: Look) -> Look {
    guard !look.inFile.contains("stroke=") else { return look }
    return Look(
      look.classes + " part", always: look.always,
      inFile: look.inFile + (look.inFile.isEmpty ? "" : " ")
        + "stroke=\"\(tokens.ground)\" stroke-width=\"1\"")
  }
}

extension Look {
  static let name = Look("name", inFile: "text-anchor=\"end\"")

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
