import Descant

/// Path data as polygons and open lines, in pixels.
struct PathReader {
  private(set) var lines: [(places: [Place], isClosed: Bool)] = []
  /// Whether all of it was understood.
  private(set) var isWhole = true
  private let bytes: [UInt8]
  private let placement: Placement
  private var place = 0
  /// Where the pen is, in the path's own units.
  private var pen = Place(0, 0)
  private var start = Place(0, 0)

  init(_ data: String, _ placement: Placement) {
    bytes = Array(data.utf8)
    self.placement = placement
    read()
  }

  /// As a surface: each part is closed.
  var surface: Outline {
    var outline = Outline()
    for line in lines where line.places.count > 1 { outline.add(line.places) }
    return outline
  }

  private mutating func read() {
    var command = UInt8(ascii: " ")
    while true {
      skipSpace()
      guard place < bytes.count else { return }
      if bytes[place] >= UInt8(ascii: "A") {
        command = bytes[place]
        place += 1
        if command == UInt8(ascii: "Z") || command == UInt8(ascii: "z") {
          close()
          continue
        }
      }
      guard draw(command) else { return isWhole = false }
      // What follows a move without a word of its own is a line.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private mutating func draw(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let base = isRelative ? pen : Place(0, 0)
    switch command & 0xDF {
    case UInt8(ascii: "M"):
      guard let to = pair() else { return false }
      (pen, start) = (base + to, base + to)
      lines.append(([placement(pen)], false))
    case UInt8(ascii: "L"):
      guard let to = pair() else { return false }
      go(base + to)
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      go(Place(base.x + x, pen.y))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      go(Place(pen.x, base.y + y))
    case UInt8(ascii: "C"):
      guard let a = pair(), let b = pair(), let end = pair(), !lines.isEmpty else { return false }
      Curves.cubic(
        placement(base + a), placement(base + b), placement(base + end),
        onto: &lines[lines.count - 1].places)
      pen = base + end
    case UInt8(ascii: "A"): return arc(base)
    default: return false
    }
    return true
  }

  private mutating func arc(_ base: Place) -> Bool {
    guard let radii = pair(), let turn = number(), let isLarge = number(),
      let isClockwise = number(), let to = pair(), !lines.isEmpty
    else { return false }
    // Ellipses are not among what we draw; a radius of zero is a line.
    guard turn == 0, abs(radii.x - radii.y) < 0.011 else { return false }
    Curves.arc(
      to: placement(base + to), radius: radii.x * placement.scale, isLarge: isLarge != 0,
      isClockwise: isClockwise != 0, onto: &lines[lines.count - 1].places)
    pen = base + to
    return true
  }

  private mutating func go(_ to: Place) {
    pen = to
    if lines.isEmpty { lines.append(([placement(start)], false)) }
    lines[lines.count - 1].places.append(placement(pen))
  }

  private mutating func close() {
    guard !lines.isEmpty else { return }
    lines[lines.count - 1].isClosed = true
    pen = start
  }

  private mutating func pair() -> Place? {
    guard let x = number(), let y = number() else { return nil }
    return Place(x, y)
  }

  private mutating func skipSpace() {
    while place < bytes.count,
      bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: ",")
    {
      place += 1
    }
  }

  /// Digits with a point; our writer needs no exponents.
  private mutating func number() -> Double? {
    skipSpace()
    var (value, share, isFraction, digits) = (0.0, 1.0, false, 0)
    let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        if isFraction { share *= 10 }
        digits += 1
      } else {
        break
      }
      place += 1
    }
    guard digits > 0 else { return nil }
    return ((isNegative ? -value : value) / share).clamped
  }
}
