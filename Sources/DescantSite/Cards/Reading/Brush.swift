import Descant

/// What a drawing's attributes say of fills, lines and text, as elements hand it down.
struct Brush {
  enum Paint: Hashable {
    case none
    case color(UInt32, alpha: Double)
    /// A texture by its id.
    case texture(String)
  }

  var fill = Paint.color(0, alpha: 1)
  var stroke = Paint.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var join = Stroke.Join.miter
  var dashes: [Double] = []
  var textSize = 13.0
  var isBold = false
  /// How much of a text stands before its place.
  var anchor = 0.0
  /// A line in the ground's colour around letters, so that they are read on what they cross.
  var hasHalo = false
  var placement = Placement()
  var clip: Clip?

  /// Attributes that say nothing of how something looks.
  static let silent: Set<String> = [
    "id", "lang", "role", "font-family", "pointer-events", "xmlns", "viewBox",
  ]
  /// Attributes of place and size, which shapes read for themselves.
  static let places: Set<String> = [
    "x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "d", "dx", "dy", "width", "height",
  ]

  /// Takes over what a tag says; gives what it doesn't know.
  mutating func take(_ tag: DrawingTag, clips: [String: Clip]) -> [String] {
    var unknown: [String] = []
    // A halo is a label's own.
    hasHalo = false
    for (name, value) in tag.attributes where !take(name, value, clips) {
      unknown.append("\(tag.name) \(name)=\"\(value)\"")
    }
    return unknown
  }

  private mutating func take(_ name: String, _ value: String, _ clips: [String: Clip]) -> Bool {
    switch name {
    case "fill": return read(value) { fill = $0 }
    case "stroke": return read(value) { stroke = $0 }
    case "fill-opacity": return read(value) { fillOpacity = $0 }
    case "stroke-opacity": return read(value) { strokeOpacity = $0 }
    case "stroke-width": return read(value) { strokeWidth = $0 }
    case "font-size": return read(value) { textSize = $0 }
    case "stroke-dasharray":
      let parts = value.split(separator: " ").map { Double(drawn: $0) }
      dashes = parts.compactMap { $0 }
      return dashes.count == parts.count
    case "stroke-linejoin":
      join = .round
      return value == "round"
    case "font-weight":
      isBold = true
      return value == "bold"
    case "text-anchor":
      anchor = value == "middle" ? 0.5 : value == "end" ? 1 : 0
      return anchor > 0 || value == "start"
    case "class":
      hasHalo = value.split(separator: " ").contains {
        ["label", "name", "note", "unit"].contains($0)
      }
      return true
    case "transform": return read(transform: value)
    case "clip-path":
      clip = clips[value]
      return clip != nil
    default:
      return name.hasPrefix("aria-") || Self.silent.contains(name) || Self.places.contains(name)
    }
  }

  private func read(_ value: String, _ take: (Double) -> Void) -> Bool {
    guard let number = Double(drawn: value) else { return false }
    take(number)
    return true
  }

  private func read(_ value: String, _ take: (Paint) -> Void) -> Bool {
    guard let paint = Paint(value) else { return false }
    take(paint)
    return true
  }

  /// "translate(3 4) rotate(-90)".
  private mutating func read(transform value: String) -> Bool {
    for step in value.split(separator: ")") {
      let parts = step.split(separator: "(")
      let numbers = parts.last?.split(separator: " ").map { Double(drawn: $0) ?? .nan } ?? []
      let inner: Placement? =
        switch (parts.first?.drop(while: { $0 == " " }), numbers.count) {
        case ("translate", 2): .moved(Place(numbers[0], numbers[1]))
        case ("rotate", 1): .turned(degrees: numbers[0])
        default: nil
        }
      guard let inner, numbers.allSatisfy(\.isFinite) else { return false }
      placement = placement.after(inner)
    }
    return true
  }
}

extension Brush.Paint {
  init?(_ value: String) {
    if value == "none" {
      self = .none
    } else if value.hasPrefix("url(#") {
      self = .texture(String(value.dropFirst(5).dropLast()))
    } else if let color = CSSColor(value)?.color {
      let byte = { (share: Double) in UInt32((min(max(share, 0), 1) * 255).rounded()) }
      self = .color(
        byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue), alpha: color.alpha)
    } else {
      return nil
    }
  }
}
