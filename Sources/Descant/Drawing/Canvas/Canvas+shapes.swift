extension Canvas {
  mutating func line(_ look: Look, from a: Spot, to b: Spot) {
    raw("<line")
    self.look(look)
    across("x1", a.h)
    across("x2", b.h)
    down("y1", a.v)
    down("y2", b.v)
    raw("/>")
  }

  /// A short stroke below the plot, which is not stretched with it.
  mutating func notch(_ look: Look, at spot: Spot) {
    let length = DrawingRules.notch.text(decimals: 0)
    if case .file(let width, let height) = medium {
      raw("<path")
      self.look(look)
      let (x, y) = ((spot.h * width).text(decimals: 2), (spot.v * height).text(decimals: 2))
      raw(" d=\"M\(x) \(y)v\(length)\" fill=\"none\"/>")
    } else {
      raw("<svg")
      across("x", spot.h)
      down("y", spot.v)
      raw("><path")
      self.look(look)
      raw(" d=\"M0 0V\(length)\"/></svg>")
    }
  }

  mutating func rect(_ look: Look, _ box: Box) {
    let box = apart(box, look)
    raw("<rect")
    self.look(look)
    across("x", box.left)
    down("y", box.top)
    across("width", box.width)
    down("height", box.height)
    raw("/>")
  }

  /// With the ground around it where it has an edge; on pages the style sheet does that.
  private func apart(_ box: Box, _ look: Look) -> Box {
    guard case .file(let width, let height) = medium, look.classes.hasSuffix("rimmed") else {
      return box
    }
    let (h, v) = (min(1 / width, box.width / 4), min(1 / height, box.height / 4))
    return Box(left: box.left + h, right: box.right - h, top: box.top + v, bottom: box.bottom - v)
  }

  /// An invisible area that touch, pointers and screen readers find: `height` ems high around `v`.
  mutating func hit(left: Double, right: Double, v: Double, height: Double = 2) {
    raw("<rect class=\"hit\"")
    hitPaint()
    across("x", left)
    down("y", v)
    across("width", right - left)
    ems("height", height)
    if !isPage { raw(" transform=\"translate(0 -13)\"") }
    raw("/>")
  }

  /// A hit area around one spot, for marks that share no axis position.
  mutating func hit(around spot: Spot) {
    raw("<rect class=\"hit dot\"")
    hitPaint()
    across("x", spot.h)
    down("y", spot.v)
    ems("width", 1.5)
    ems("height", 1.5)
    if !isPage { raw(" transform=\"translate(-9.75 -9.75)\"") }
    raw("/>")
  }

  mutating func hit(_ box: Box) {
    rect(Look("hit whole", inFile: "fill=\"none\" pointer-events=\"all\""), box)
  }

  private mutating func hitPaint() {
    if !isPage { raw(" fill=\"none\" pointer-events=\"all\"") }
  }

  mutating func text(_ text: String, _ look: Look, at spot: Spot, dx: Double = 0, dy: Double = 0) {
    raw("<text")
    self.look(look)
    across("x", spot.h)
    down("y", spot.v)
    if dx != 0 { ems("dx", dx) }
    if dy != 0 { ems("dy", dy) }
    raw(">")
    escaped(text)
    raw("</text>")
  }

  /// The same, what it ends with in bold; in a file all of it has one weight.
  mutating func text(
    _ text: String, strong: String, _ look: Look, at spot: Spot, dx: Double, dy: Double
  ) {
    guard isPage, text.count > strong.count, text.hasSuffix(strong) else {
      return self.text(text, look, at: spot, dx: dx, dy: dy)
    }
    raw("<text")
    self.look(look)
    across("x", spot.h)
    down("y", spot.v)
    if dx != 0 { ems("dx", dx) }
    if dy != 0 { ems("dy", dy) }
    raw(">")
    escaped(String(text.dropLast(strong.count)))
    raw("<tspan class=\"strong\">")
    escaped(strong)
    raw("</tspan></text>")
  }

  /// The same, turned clockwise around its spot by so many degrees.
  mutating func text(
    _ text: String, _ look: Look, at spot: Spot, dx: Double, dy: Double, angle: Double
  ) {
    guard angle != 0, angle.isFinite else { return self.text(text, look, at: spot, dx: dx, dy: dy) }
    let turn = "rotate(\(angle.text(decimals: 2)))"
    if isPage {
      raw("<svg aria-hidden=\"true\"")
      across("x", spot.h)
      down("y", spot.v)
      raw("><text")
      self.look(look)
      raw(" transform=\"\(turn)\"")
    } else if case .file(let width, let height) = medium {
      let place = "\((spot.h * width).text(decimals: 2)) \((spot.v * height).text(decimals: 2))"
      raw("<text")
      self.look(look)
      raw(" transform=\"translate(\(place)) \(turn)\"")
    }
    if dx != 0 { ems("dx", dx) }
    if dy != 0 { ems("dy", dy) }
    raw(">")
    escaped(text)
    raw("</text>" + (isPage ? "</svg>" : ""))
  }

  /// A label below the plot that reads upwards; on a page only in the tiers that its classes name.
  mutating func turnedText(_ text: String, _ look: Look, at spot: Spot, drop: Double = 0) {
    guard case .file(let width, let height) = medium else {
      return self.text(text, look, at: spot, dy: 1.5 + drop)
    }
    let (x, y) = (
      spot.h * width + 0.35 * Self.fileText, spot.v * height + (0.6 + drop) * Self.fileText
    )
    let place = "\(x.text(decimals: 2)) \(y.text(decimals: 2))"
    raw("<text")
    self.look(look)
    raw(" transform=\"translate(\(place)) rotate(-90)\">")
    escaped(text)
    raw("</text>")
  }

  /// Lines under each other; the block's middle stands at `dy` ems from the spot.
  mutating func text(
    lines: [String], _ look: Look, at spot: Spot, dx: Double = 0, firstLine dy: Double
  ) {
    guard lines.count > 1 else { return text(lines.first ?? "", look, at: spot, dx: dx, dy: dy) }
    raw("<text")
    self.look(look)
    down("y", spot.v)
    raw(">")
    for (index, line) in lines.enumerated() {
      raw("<tspan")
      across("x", spot.h)
      if dx != 0 { ems("dx", dx) }
      ems("dy", index == 0 ? dy : TextWidth.lineHeight)
      raw(">")
      escaped(line)
      raw("</tspan>")
    }
    raw("</text>")
  }

  /// A narrow triangle that points somewhere: degrees, clockwise from upwards.
  private mutating func pointer(
    _ look: Look, at spot: Spot, radius: Double, turn: Double, isSlim: Bool
  ) {
    place(
      Symbol.pointer(radius: radius, isSlim: isSlim), look, at: spot,
      "rotate(\(turn.text(decimals: 1)))\"")
  }

  /// A path around its own middle set down at a spot; `moved` is the rest of its "transform" and what stands after it.
  private mutating func place(_ data: String, _ look: Look, at spot: Spot, _ moved: String) {
    let path = " d=\"\(data)\"/>"
    if case .file(let width, let height) = medium {
      raw("<path")
      self.look(look)
      let (x, y) = ((spot.h * width).text(decimals: 2), (spot.v * height).text(decimals: 2))
      raw(" transform=\"translate(\(x) \(y)) \(moved)" + path)
    } else {
      raw("<svg aria-hidden=\"true\"")
      across("x", spot.h)
      down("y", spot.v)
      raw("><path")
      self.look(look)
      raw(" transform=\"\(moved)" + path + "</svg>")
    }
  }

  /// A shape drawn around the origin, set down at a spot without being stretched.
  ///
  /// `shift` moves it to the right, in px.
  mutating func symbol(
    _ symbol: Symbol, _ look: Look, at spot: Spot, radius: Double, shift: Double = 0,
    turn: Double? = nil, isSlim: Bool = false
  ) {
    if let turn {
      return pointer(look, at: spot, radius: radius, turn: turn, isSlim: isSlim)
    }
    let move = shift == 0 ? "" : " transform=\"translate(\(shift.text(decimals: 2)) 0)\""
    if symbol == .circle {
      raw("<circle")
      self.look(look)
      across("cx", spot.h)
      down("cy", spot.v)
      number("r", radius)
      raw(move + "/>")
    } else if isPage {
      raw("<svg aria-hidden=\"true\"")
      across("x", spot.h)
      down("y", spot.v)
      raw("><path")
      self.look(look)
      raw(move + " d=\"\(symbol.path(radius: radius))\"/></svg>")
    } else if case .file(let width, let height) = medium {
      raw("<path")
      self.look(look)
      let (x, y) = ((spot.h * width + shift).text(decimals: 2), (spot.v * height).text(decimals: 2))
      raw(" transform=\"translate(\(x) \(y))\" d=\"\(symbol.path(radius: radius))\"/>")
    }
  }

  /// A symbol that an author draws, set down at a spot; its edge is as thick as that of others.
  mutating func outline(_ outline: SymbolOutline, _ look: Look, at spot: Spot, scale: Double) {
    let size = "scale(\(scale.text(decimals: 3)))\" vector-effect=\"non-scaling-stroke\""
    place(outline.data, look, at: spot, size)
  }

  /// Paths between these calls are stretched over the plot; their strokes are not.
  mutating func beginStretch() {
    guard isPage else {
      if isClipped { raw("<g clip-path=\"url(#\(prefix)-plot)\">") }
      return
    }
    raw(
      "<svg class=\"stretch\(isClipped ? " clip" : "")\" aria-hidden=\"true\""
        + " viewBox=\"0 0 100 100\" width=\"100%\" height=\"100%\" preserveAspectRatio=\"none\">")
  }

  mutating func endStretch() {
    if isPage { raw("</svg>") } else if isClipped { raw("</g>") }
  }

  /// The plot's edge, once a drawing in which paths may cross it.
  mutating func defineClip() {
    guard isClipped, case .file = medium else { return }
    raw("<clipPath id=\"\(prefix)-plot\">")
    rect(Look(""), Box(left: 0, right: 1, top: 0, bottom: 1))
    raw("</clipPath>")
  }

  /// A surface of any outline.
  ///
  /// Textures must not be stretched with it: on a page the outline clips a rectangle, and a seam is
  /// drawn over its edge.
  ///
  /// `isApart`: whether a textured one is set apart from its neighbours by a line in the ground's colour.
  mutating func surface(
    _ look: Look, id: String, isApart: Bool = true, _ draw: (inout PathWriter) -> Void
  ) {
    guard isPage, look.isTextured else {
      beginStretch()
      path(look, draw)
      return endStretch()
    }
    var outline = PathWriter(width: 100, height: 100)
    draw(&outline)
    raw("<clipPath id=\"\(id)\" clipPathUnits=\"objectBoundingBox\">")
    raw("<path transform=\"scale(0.01)\" d=\"\(outline.data)\"/></clipPath>")
    raw("<rect")
    self.look(look)
    raw(" width=\"100%\" height=\"100%\" clip-path=\"url(#\(id))\"/>")
    let edge = look.veil ?? Look(look.classes.hasSuffix(" rimmed") ? "seam border" : "seam")
    guard isApart || look.veil != nil else { return }
    beginStretch()
    raw("<path")
    self.look(edge)
    raw(" d=\"\(outline.data)\"/>")
    endStretch()
  }

  /// Only between ``beginStretch()`` and ``endStretch()``.
  mutating func path(_ look: Look, _ draw: (inout PathWriter) -> Void) {
    raw("<path")
    self.look(look)
    raw(" d=\"")
    var writer: PathWriter
    switch medium {
    case .page: writer = PathWriter(width: 100, height: 100)
    case .file(let width, let height): writer = PathWriter(width: width, height: height)
    }
    draw(&writer)
    raw(writer.data)
    raw("\"/>")
  }
}
