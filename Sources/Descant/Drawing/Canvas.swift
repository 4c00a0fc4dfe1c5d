/// Writes the inside of a plot. Places are shares of the plot: `h` from its left, `v` from its top.
///
/// One writer, two media: on a page every place is a per cent of a fluid box and looks come from
/// the style sheet; in a file places are pixels and looks are presentation attributes too.
struct Canvas {
  enum Medium: Hashable {
    case page
    /// The plot's size in pixels.
    case file(width: Double, height: Double)
  }

  let medium: Medium
  /// Prefixes ids: unique on a page that holds many charts.
  let prefix: String
  private(set) var markup = ""

  /// The size of text in a file, in px; on a page an em stays an em.
  static let fileText = 13.0

  init(medium: Medium, prefix: String) {
    self.medium = medium
    self.prefix = prefix
    markup.reserveCapacity(16_384)
  }

  var isPage: Bool { medium == .page }

  mutating func raw(_ finished: String) { markup += finished }

  mutating func escaped(_ text: String) { markup += text.escapedForMarkup }

  // MARK: Attributes

  mutating func attribute(_ name: StaticString, _ value: String) {
    markup += " "
    markup += name.description
    markup += "=\""
    markup += value.escapedForMarkup
    markup += "\""
  }

  mutating func look(_ look: Look) {
    if !look.classes.isEmpty { markup += " class=\"\(look.classes)\"" }
    if !look.always.isEmpty { markup += " \(look.always)" }
    if !isPage, !look.inFile.isEmpty { markup += " \(look.inFile)" }
  }

  /// A share of the plot's width.
  mutating func across(_ name: StaticString, _ share: Double) {
    switch medium {
    case .page: percent(name, share)
    case .file(let width, _): number(name, share * width)
    }
  }

  /// A share of the plot's height.
  mutating func down(_ name: StaticString, _ share: Double) {
    switch medium {
    case .page: percent(name, share)
    case .file(_, let height): number(name, share * height)
    }
  }

  /// A length in ems.
  mutating func ems(_ name: StaticString, _ ems: Double) {
    guard isPage else { return number(name, ems * Self.fileText) }
    open(name)
    ems.write(decimals: 2, to: &markup)
    markup += "em\""
  }

  private mutating func percent(_ name: StaticString, _ share: Double) {
    open(name)
    let value = share * 100
    value.clamped.write(decimals: 2, to: &markup)
    markup += abs(value) < 0.005 ? "\"" : "%\""
  }

  mutating func number(_ name: StaticString, _ value: Double) {
    open(name)
    value.clamped.write(decimals: 2, to: &markup)
    markup += "\""
  }

  private mutating func open(_ name: StaticString) {
    markup += " "
    markup += name.description
    markup += "=\""
  }
}

// MARK: Shapes

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

  mutating func rect(_ look: Look, _ box: Box) {
    raw("<rect")
    self.look(look)
    across("x", box.left)
    down("y", box.top)
    across("width", box.width)
    down("height", box.height)
    raw("/>")
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

  /// A shape drawn around the origin, set down at a spot without being stretched.
  mutating func symbol(_ symbol: Symbol, _ look: Look, at spot: Spot, radius: Double) {
    if symbol == .circle {
      raw("<circle")
      self.look(look)
      across("cx", spot.h)
      down("cy", spot.v)
      number("r", radius)
      raw("/>")
    } else if isPage {
      raw("<svg aria-hidden=\"true\"")
      across("x", spot.h)
      down("y", spot.v)
      raw("><path")
      self.look(look)
      raw(" d=\"\(symbol.path(radius: radius))\"/></svg>")
    } else if case .file(let width, let height) = medium {
      raw("<path")
      self.look(look)
      let (x, y) = ((spot.h * width).text(decimals: 2), (spot.v * height).text(decimals: 2))
      raw(" transform=\"translate(\(x) \(y))\" d=\"\(symbol.path(radius: radius))\"/>")
    }
  }

  /// Paths between these calls are stretched over the plot; their strokes are not.
  mutating func beginStretch() {
    if isPage {
      raw(
        "<svg class=\"stretch\" aria-hidden=\"true\" viewBox=\"0 0 100 100\" width=\"100%\""
          + " height=\"100%\" preserveAspectRatio=\"none\">")
    }
  }

  mutating func endStretch() {
    if isPage { raw("</svg>") }
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

/// Path data from shares of a plot.
struct PathWriter {
  let width: Double
  let height: Double
  private(set) var data = ""

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  mutating func move(_ spot: Spot) { add("M", spot) }
  mutating func line(_ spot: Spot) { add("L", spot) }

  mutating func curve(_ a: Spot, _ b: Spot, _ end: Spot) {
    add("C", a)
    add(" ", b)
    add(" ", end)
  }

  mutating func close() { data += "Z" }

  /// `radius` is a share of a square plot's width.
  mutating func arc(to end: Spot, radius: Double, isLarge: Bool, isClockwise: Bool) {
    data += "A"
    (radius * width).write(decimals: 2, to: &data)
    data += " "
    (radius * height).write(decimals: 2, to: &data)
    data += isLarge ? " 0 1 " : " 0 0 "
    add(isClockwise ? "1 " : "0 ", end)
  }

  private mutating func add(_ command: StaticString, _ spot: Spot) {
    data += command.description
    (spot.h * width).clamped.write(decimals: 2, to: &data)
    data += " "
    (spot.v * height).clamped.write(decimals: 2, to: &data)
  }
}

extension Double {
  /// What a drawing can hold: far outside the plot is far enough.
  fileprivate var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, -100_000), 100_000) }
}
