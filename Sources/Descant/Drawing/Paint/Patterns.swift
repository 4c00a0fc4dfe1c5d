// Textures over fills. They tell series apart where colours can't.
extension PanelDrawing {
  /// The textures that this drawing used.
  mutating func drawPatterns() { paints.writePatterns(from: 0, into: &canvas) }
}

extension Paints {
  func writePatterns(from first: Int, into canvas: inout Canvas) {
    guard first < patterns.count else { return }
    canvas.raw("<defs>")
    for use in patterns[first...] { write(use, into: &canvas) }
    canvas.raw("</defs>")
  }

  private func write(_ use: PatternUse, into canvas: inout Canvas) {
    let color = color(use.paint)
    canvas.raw("<pattern patternUnits=\"userSpaceOnUse\"")
    canvas.attribute("id", use.id)
    canvas.attribute("class", Paints.classes(use.paint))
    switch use.texture {
    case .gap(let isQuiet):
      let size = isQuiet ? 8 : 6
      canvas.raw(" width=\"\(size)\" height=\"\(size)\" patternTransform=\"rotate(45)\">")
      draw(
        isQuiet ? "gap-hatch quietest" : "gap-hatch", "M0 0V\(size)",
        stroke: isQuiet ? tokens.grid : tokens.base, width: isQuiet ? 2 : 1, .slot(0), &canvas)
    case .over(let pattern):
      let size = pattern.tile
      canvas.raw(" width=\"\(size)\" height=\"\(size)\"")
      if let turn = pattern.turn { canvas.raw(" patternTransform=\"rotate(\(turn))\"") }
      canvas.raw(">")
      canvas.raw("<rect width=\"\(size)\" height=\"\(size)\"")
      canvas.look(plain("under", use.paint))
      canvas.raw("/>")
      over(pattern, use, color, &canvas)
    case .plain: canvas.raw(">")
    }
    canvas.raw("</pattern>")
  }

  /// A texture: in a tint of its fill at rest where its neighbours need it, else waiting.
  private func over(_ pattern: Pattern, _ use: PatternUse, _ color: String, _ canvas: inout Canvas)
  {
    let isResting = textured.contains(use.paint)
    let isFixed = Self.classes(use.paint).hasPrefix("fixed")
    var role = pattern == .dots ? "over dots" : "over"
    if isFixed { role += " own" }
    if !isResting { role += " waiting" }
    canvas.raw("<path d=\"\(pattern.data)\"")
    let stroke = "stroke=\"\(tokens.tint(of: color))\""
    let width = "stroke-width=\"\(pattern == .dots ? "1.6" : "1.25")\""
    let hidden = isResting ? "" : " display=\"none\""
    canvas.look(
      isFixed
        ? Look(role, always: stroke, inFile: width + hidden)
        : Look(role, inFile: stroke + " " + width + hidden))
    canvas.raw(" fill=\"none\"/>")
  }

  private func draw(
    _ role: String, _ data: String, stroke: String, width: Double, _ paint: Paint,
    _ canvas: inout Canvas
  ) {
    canvas.raw("<path d=\"\(data)\"")
    var look = Look(
      role, inFile: "stroke=\"\(stroke)\" stroke-width=\"\(width.text(decimals: 1))\"")
    if case .fixed = paint { look = Look(role + " fixed", always: look.inFile) }
    if case .ramp(let ramp, _) = paint, !ramp.usesTheme {
      look = Look(role + " fixed", always: look.inFile)
    }
    canvas.look(look)
    canvas.raw(" fill=\"none\"/>")
  }
}

extension Paints {
  /// A shape's fill without a pattern.
  func plain(_ role: String, _ paint: Paint) -> Look {
    edged(look(role, paint, attribute: "fill"), role, paint)
  }

  /// Without an edge: of hundreds that touch each other edges would be all one sees.
  func rimless(_ role: String, _ paint: Paint) -> Look {
    let look = look(role, paint, attribute: "fill")
    let classes = look.classes.split(separator: " ").filter { $0 != "rimmed" }
    return Look(classes.joined(separator: " "), always: look.always, inFile: look.inFile)
  }
}

extension Pattern {
  fileprivate var tile: Int {
    switch self {
    case .dots: 6
    case .grid, .crosshatch: 10
    default: 8
    }
  }

  fileprivate var turn: Int? {
    switch self {
    case .diagonal, .crosshatch: 45
    case .reverseDiagonal: -45
    default: nil
    }
  }

  fileprivate var data: String {
    switch self {
    case .none: ""
    case .diagonal, .reverseDiagonal, .vertical: "M4 0V8"
    case .horizontal: "M0 4H8"
    case .crosshatch, .grid: "M5 0V10M0 5H10"
    case .dots: "M2 3h2"
    }
  }
}
