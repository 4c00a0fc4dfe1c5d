/// Paints a drawing that our own writer wrote: its tags, and no others.
struct DrawingPainter {
  private let face: TrueTypeFace
  private(set) var painting: Painting
  private(set) var unwritten: [UnwrittenText] = []
  /// Told of tags and attributes that there is no picture for: a mistake of ours, for tests.
  private let onUnknown: (String) -> Void
  /// What halos are of.
  private var ground: UInt32 = 0xFF_FFFF
  private var textures: [String: DrawingTexture] = [:]
  private var clips: [String: Clip] = [:]
  private var brushes: [Brush]

  init(
    _ face: TrueTypeFace, width: Int, height: Int, onUnknown: @escaping (String) -> Void = { _ in }
  ) {
    self.face = face
    self.onUnknown = onUnknown
    painting = Painting(Picture(width: width, height: height))
    brushes = [Brush()]
  }

  /// What is not drawn: it is said, or belongs to other media.
  private static let passedOver: Set<String> = ["title", "desc", "style", "view", "defs"]

  mutating func paint(_ drawing: String) {
    let tags = DrawingTag.all(in: drawing)
    textures = DrawingTexture.all(in: tags)
    var index = 0
    while index < tags.count {
      let tag = tags[index]
      if tag.kind == .close {
        brushes.removeLast(brushes.count > 1 ? 1 : 0)
        index += 1
      } else if Self.passedOver.contains(tag.name) || tag.name == "clipPath" {
        let end = DrawingTag.end(of: index, in: tags)
        if tag.name == "clipPath", let shape = tags[index..<end].dropFirst().first {
          clips["url(#\(tag["id"] ?? ""))"] = clip(shape)
        }
        index = end
      } else if tag.name == "text" {
        let end = DrawingTag.end(of: index, in: tags)
        write(tags[index..<end])
        index = end
      } else {
        draw(tag)
        index += 1
      }
    }
  }

  private var brush: Brush { brushes[brushes.count - 1] }

  private func clip(_ shape: DrawingTag) -> Clip {
    let low = Place(shape.number("x"), shape.number("y"))
    let size = Place(shape.number("width"), shape.number("height"))
    return Clip(brush.placement(low), brush.placement(low + size))
  }

  private mutating func draw(_ tag: DrawingTag) {
    var brush = brush
    brush.take(tag, clips: clips).forEach(onUnknown)
    if tag.name == "svg" {
      brush.placement = .scaled(Double(painting.picture.width) / max(tag.number("width"), 1))
    }
    if tag.kind == .open { brushes.append(brush) }
    switch tag.name {
    case "svg", "g": return
    case "line":
      let (a, b) = (
        Place(tag.number("x1"), tag.number("y1")), Place(tag.number("x2"), tag.number("y2"))
      )
      stroke([([brush.placement(a), brush.placement(b)], false)], brush)
    case "rect":
      if tag["class"] == "ground", case .color(let color, _) = brush.fill { ground = color }
      let corners = corners(tag).map { brush.placement($0) }
      var outline = Outline()
      outline.add(corners)
      fill(outline, brush)
      stroke([(corners, true)], brush)
    case "circle":
      let center = brush.placement(Place(tag.number("cx"), tag.number("cy")))
      let circle = Curves.circle(center, radius: tag.number("r") * brush.placement.scale)
      var outline = Outline()
      outline.add(circle)
      fill(outline, brush)
      stroke([(circle, true)], brush)
    case "path":
      let path = PathReader(tag["d"] ?? "", brush.placement)
      if !path.isWhole { onUnknown("path d=\"\(tag["d"] ?? "")\"") }
      fill(path.surface, brush)
      stroke(path.lines, brush)
    default: onUnknown(tag.name)
    }
  }

  /// A rectangle; the ground is given in per cent, and covers everything.
  private func corners(_ tag: DrawingTag) -> [Place] {
    let low = Place(tag.number("x"), tag.number("y"))
    let isGround = tag["width"]?.hasSuffix("%") ?? false
    let size = isGround ? -3 * low : Place(tag.number("width"), tag.number("height"))
    guard size.x > 0, size.y > 0 else { return [] }
    return [low, low + Place(size.x, 0), low + size, low + Place(0, size.y)]
  }

  private mutating func fill(_ outline: Outline, _ brush: Brush) {
    switch brush.fill {
    case .none: return
    case .color(let color, let alpha):
      painting.fill(outline, color, opacity: alpha * brush.fillOpacity, clip: brush.clip)
    case .texture(let id):
      guard let texture = textures[id], let box = outline.box else {
        if textures[id] == nil { onUnknown("url(#\(id))") }
        return
      }
      texture.unknown.forEach(onUnknown)
      for layer in texture.layers(over: box, brush.placement) {
        guard case .color(let color, let alpha) = layer.paint else { continue }
        painting.fill(
          outline, color, opacity: alpha * brush.fillOpacity, clip: brush.clip,
          texture: layer.outline)
      }
    }
  }

  private mutating func stroke(_ lines: [(places: [Place], isClosed: Bool)], _ brush: Brush) {
    guard case .color(let color, let alpha) = brush.stroke else { return }
    let scale = brush.placement.scale
    let stroke = Stroke(
      width: brush.strokeWidth * scale, join: brush.join, dashes: brush.dashes.map { $0 * scale })
    var outline = Outline()
    for line in lines { outline.add(stroke.outline(of: line.places, isClosed: line.isClosed)) }
    painting.fill(outline, color, opacity: alpha * brush.strokeOpacity, clip: brush.clip)
  }

  // MARK: Text

  /// A text, or its lines, each of which stands in a `tspan` of its own.
  private mutating func write(_ tags: ArraySlice<DrawingTag>) {
    guard let tag = tags.first else { return }
    var brush = brush
    brush.take(tag, clips: clips).forEach(onUnknown)
    let hasHalo = brush.hasHalo
    var pen = Place(tag.number("x"), tag.number("y") + tag.number("dy"))
    if !tag.text.isEmpty { write(tag.text, at: pen + Place(tag.number("dx"), 0), brush) }
    for line in tags.dropFirst() where line.kind == .open {
      brush.take(line, clips: clips).forEach(onUnknown)
      if line.name != "tspan" { onUnknown(line.name) }
      brush.hasHalo = hasHalo
      pen = Place(line.number("x"), pen.y + line.number("dy"))
      write(line.text, at: pen + Place(line.number("dx"), 0), brush)
    }
  }

  private mutating func write(_ text: String, at place: Place, _ brush: Brush) {
    let line: Lettering
    do {
      line = try Lettering(text, face, size: brush.textSize, isBold: brush.isBold)
    } catch {
      return unwritten.append(error)
    }
    let origin = place - Place(line.width * brush.anchor, 0)
    if brush.hasHalo {
      let halo = line.outline(at: origin, brush.placement, halo: 4)
      painting.fill(halo, ground, clip: brush.clip)
    }
    fill(line.outline(at: origin, brush.placement), brush)
  }
}
