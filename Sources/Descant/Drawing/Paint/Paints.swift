/// Turns paints into looks, and remembers which patterns a drawing needs.
struct Paints {
  let prefix: String
  let tokens: Tokens
  /// Paints whose textures show at rest; others wait for print, forced colours, more contrast.
  var textured: Set<Paint> = []
  /// Paints whose lines are dashed at rest, by the dash of their series.
  var dashed: Set<Paint> = []
  /// Whether every cell has an edge: where one needs it, those beside it would look like another kind.
  var rimsCells = false
  /// How those edges are drawn.
  var cellEdge = CellEdge.apart
  private(set) var patterns: [PatternUse] = []
  private var clips = 0

  init(prefix: String, tokens: Tokens = .light) {
    self.prefix = prefix
    self.tokens = tokens
  }

  /// A pattern in one series' colour, used at least once.
  struct PatternUse: Hashable {
    var texture: Texture
    var paint: Paint
    var id: String
  }

  /// What covers a filled shape beside its colour.
  enum Texture: Hashable {
    case plain
    /// Lines or dots in the ground's colour over the paint.
    case over(Pattern)
    /// Quiet lines: no data here; the quietest along an axis.
    case gap(isQuiet: Bool)
  }

  /// A number for the next clipped surface of this drawing.
  mutating func nextClip() -> Int {
    clips += 1
    return clips
  }

  /// A filled shape: bar, slice, area, symbol, cell.
  mutating func fill(_ role: String, _ paint: Paint, texture: Texture = .plain) -> Look {
    let base = look(role, paint, attribute: "fill")
    switch texture {
    case .plain, .gap, .over(.none): return edged(base, role, paint)
    case .over:
      let id = patternID(texture, paint)
      var classes = "\(role) patterned \(Self.classes(paint))"
      if isRimmed(paint, as: role) { classes += " rimmed" }
      return edged(Look(classes, always: "fill=\"url(#\(id))\""), role, paint)
    }
  }

  /// Shapes that may touch get a seam; a ramp's faint steps on the ground get a rim.
  func edged(_ look: Look, _ role: String, _ paint: Paint) -> Look {
    if isRimmed(paint, as: role) {
      let rim = "stroke=\"\(tokens.base)\""
      let rimmed = Look(look.classes, always: look.always, inFile: look.inFile + " " + rim)
      return role == "cell" && cellEdge == .hair ? rimmed.adding("hair") : rimmed
    }
    if role == "cell", cellEdge != .apart { return cellEdge == .hair ? look.adding("hair") : look }
    return role == "symbol" || role == "slice" || role == "cell" ? seamed(look) : look
  }

  /// A band, or a region, without data.
  mutating func gap(isQuiet: Bool = false) -> Look {
    let id = patternID(.gap(isQuiet: isQuiet), .slot(0))
    let look = Look("gap", always: "fill=\"url(#\(id))\"")
    guard rimsCells, !isQuiet, cellEdge != .around else { return look }
    return look.adding(cellEdge == .hair ? "rimmed hair" : "rimmed")
      .inFile("stroke=\"\(tokens.base)\"")
  }

  /// The line of a series: its dash shows at rest only if an author asked for it.
  func line(_ role: String, _ paint: Paint, _ style: SeriesStyle, width: Double?) -> Look {
    let isShown = style.isDashGiven || style.dash == .solid || dashed.contains(paint)
    let look = line(role, paint, dash: isShown ? style.dash : .solid, width: width)
    guard !isShown, let place = Dash.allCases.firstIndex(of: style.dash) else { return look }
    return look.adding("dash-\(place + 1)")
  }

  func line(_ role: String, _ paint: Paint, dash: Dash, width: Double?) -> Look {
    let base = look(role, paint, attribute: "stroke")
    var always = base.always
    if let pattern = dash.array { always += " stroke-dasharray=\"\(pattern)\"" }
    if let width { always += " stroke-width=\"\(width.text(decimals: 2))\"" }
    if always.first == " " { always.removeFirst() }
    var inFile = base.inFile + " fill=\"none\" stroke-linejoin=\"round\""
    if width == nil { inFile += " stroke-width=\"2.5\"" }
    return Look(
      width == nil ? base.classes : base.classes + " own-width", always: always, inFile: inFile)
  }

  /// A mark of a cloud: its edge in full colour, its inside faint, so that those below show.
  func cloud(_ role: String, _ paint: Paint, isFull: Bool = false) -> Look {
    let base = look(role + (isFull ? " cloud full" : " cloud"), paint, attribute: "fill")
    let fill = isFull ? DrawingRules.fullFill : DrawingRules.cloudFill
    let own = "fill-opacity=\"\(fill.plainText)\" stroke=\"\(color(paint))\""
    let inFile = "stroke-width=\"1.5\""
    return base.always.isEmpty
      ? Look(base.classes, inFile: "\(base.inFile) \(own) \(inFile)")
      : Look(base.classes, always: "\(base.always) \(own)", inFile: inFile)
  }

  func hollow(_ role: String, _ paint: Paint) -> Look {
    let base = look(role + " hollow", paint, attribute: "stroke")
    return Look(
      base.classes, always: base.always,
      inFile: base.inFile + " fill=\"\(tokens.ground)\" stroke-width=\"2\"")
  }

  /// Shapes that stand alone on the ground leave out a ramp's faintest steps; cells that are a surface its faintest
  /// shades.
  private static func visible(_ paint: Paint, as role: String) -> Paint {
    guard case .ramp(let ramp, let place) = paint, ramp.usesTheme, !ramp.isDiverging,
      role != "cell" || ramp.isSmooth
    else { return paint }
    if role == "cell" {
      let faint = DrawingRules.faintShades
      return .ramp(ramp, faint + (1 - faint) * min(max(place, 0), 1))
    }
    // Classes have shades at equal distances, so that no two of a few are drawn alike.
    var share = min(max(place, 0), 1)
    if !ramp.isSmooth, ramp.classes <= Ramp.mostDistinct, ramp.classes > 1 {
      let last = Double(ramp.classes - 1)
      share = min((share * Double(ramp.classes)).rounded(.down), last) / last
    }
    var shaded = ramp
    shaded.isSmooth = true
    return .ramp(shaded, DrawingRules.seenShades + (1 - DrawingRules.seenShades) * share)
  }

  /// The class that carries a paint's colour to what is inside: a group, a pattern, a legend's key.
  static func classes(_ paint: Paint) -> String {
    switch paint {
    case .slot(let slot): "s\(abs(slot) % 8 + 1)"
    case .fixed: "fixed"
    case .ramp(let ramp, let place):
      (ramp.usesTheme ? "" : "fixed ") + ramp.classes(at: place)
    }
  }

  func look(_ role: String, _ paint: Paint, attribute: String) -> Look {
    let isRimmed = attribute == "fill" && isRimmed(paint, as: role)
    let paint = Self.visible(paint, as: role)
    var classes = role + " " + Self.classes(paint)
    // What is drawn as a stroke has no other one around it.
    if isRimmed { classes += " rimmed" }
    let value = "\(attribute)=\"\(color(paint))\""
    switch paint {
    case .slot: return Look(classes, inFile: value)
    case .fixed: return Look(classes, always: value)
    case .ramp(let ramp, _):
      return ramp.usesTheme ? Look(classes, inFile: value) : Look(classes, always: value)
    }
  }

  /// Steps of a ramp have an edge, but for cells and what fits together without a gap, where they can be seen, and
  /// for what lies under a texture: there it would show each tile.
  private func isRimmed(_ paint: Paint, as role: String) -> Bool {
    guard case .ramp = paint, role != "cell" || cellEdge != .around else { return false }
    let seen = Self.visible(paint, as: role)
    switch role {
    case "under": return false
    case "area", "slice": return ratioToGround(seen) < 3
    case "cell": return rimsCells || needsEdge(seen)
    default: return true
    }
  }

  /// Whether the cells of these series have edges.
  func needsRims(_ series: [Series]) -> Bool {
    let cells = series.filter { $0.has(.rect) || $0.has(.geoshape) }
    return cells.contains { series in
      series.points.contains { point in
        guard point.drawn != nil, case .ramp? = point.paint else { return false }
        return needsEdge(Self.visible(point.paint ?? series.style.paint, as: "cell"))
      }
    }
  }

  /// Whether a surface of this paint needs an edge on the ground, in light or in dark: WCAG 2.2, 1.4.11.
  private func needsEdge(_ paint: Paint) -> Bool {
    ratioToGround(paint) < 3 || Paints(prefix: "", tokens: .dark).ratioToGround(paint) < 3
  }

  /// Whether a surface of this paint is hardly seen on the ground.
  func isFaint(_ paint: Paint) -> Bool { ratioToGround(paint) < 1.5 }

  private func ratioToGround(_ paint: Paint) -> Double {
    guard let own = Color(hex: color(paint)), let ground = Color(hex: tokens.ground) else {
      return .infinity
    }
    return Contrast.ratio(own.luminance, ground.luminance)
  }

  /// Words on a fill: black or white, which of any fill one is read on at 4.5:1.
  ///
  /// Pages are told for either scheme.
  func within(_ paint: Paint, as role: String, _ anchor: Look.Anchor) -> Look {
    let paint = Self.visible(paint, as: role)
    let side = "text-anchor=\"\(anchor.rawValue)\""
    let text = "fill=\"\(isReadBlack(on: paint) ? "#000000" : "#ffffff")\""
    let schemes = [("inked", Tokens.light), ("inked-dark", .dark)].filter { _, tokens in
      Paints(prefix: "", tokens: tokens).isReadBlack(on: paint)
    }
    let own = Self.classes(paint)
    let classes = (["within plain", anchor.rawValue] + schemes.map(\.0) + [own])
      .joined(separator: " ")
    return own.hasPrefix("fixed")
      ? Look(classes, always: text, inFile: side) : Look(classes, inFile: text + " " + side)
  }

  func isReadBlack(on paint: Paint) -> Bool {
    let fill = Color(hex: color(paint))?.luminance ?? 0
    return Contrast.ratio(0, fill) >= Contrast.ratio(1, fill)
  }

  /// The paint as a colour, for attributes.
  func color(_ paint: Paint) -> String {
    switch paint {
    case .slot(let slot): tokens.slot(slot)
    case .fixed(let color): color.escapedForMarkup
    case .ramp(let ramp, let place): ramp.color(at: place, tokens)
    }
  }

  private mutating func patternID(_ texture: Texture, _ paint: Paint) -> String {
    if let known = patterns.first(where: { $0.texture == texture && $0.paint == paint }) {
      return known.id
    }
    let id = "\(prefix)-fill-\(patterns.count + 1)"
    patterns.append(PatternUse(texture: texture, paint: paint, id: id))
    return id
  }
}

extension Dash {
  /// Lengths in px for `stroke-dasharray`; nil for a solid line.
  var array: String? {
    switch self {
    case .solid: nil
    case .dashed: "8 4"
    case .dotted: "2 3"
    case .dashDot: "10 3 2 3"
    case .longDash: "14 4"
    case .longDashDot: "5 3 1 3 1 3"
    case .shortDash: "4 2"
    case .sparse: "1 4"
    }
  }
}
