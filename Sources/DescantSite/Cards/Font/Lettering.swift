import Foundation

/// A text that a card leaves out, as boxes would say nothing.
struct UnwrittenText: Error, Hashable {
  let text: String
  /// The first that stands in the way.
  let character: Unicode.Scalar
  /// Whether its writing joins or moves letters, so that no font would help.
  let isJoined: Bool
}

/// A line of text as outlines.
struct Lettering {
  private let face: TrueTypeFace
  private let glyphs: [(glyph: Int, x: Double)]
  let width: Double
  private let size: Double
  private let isBold: Bool

  /// - Throws: where the font lacks a character, or the writing needs more than one glyph after
  ///   another.
  init(_ text: String, _ face: TrueTypeFace, size: Double, isBold: Bool) throws(UnwrittenText) {
    var glyphs: [(glyph: Int, x: Double)] = []
    var x = 0.0
    for scalar in Self.composed(text, face) where !Self.isUnseen(scalar) {
      let isJoined = Self.isJoined(scalar)
      guard !isJoined, let glyph = face.glyph(of: scalar) else {
        throw UnwrittenText(text: text, character: scalar, isJoined: isJoined)
      }
      glyphs.append((glyph, x))
      x += face.width(of: glyph) / face.unitsPerEm * size + (isBold ? Self.boldness * size : 0)
    }
    (self.face, self.glyphs, width) = (face, glyphs, x)
    (self.size, self.isBold) = (size, isBold)
  }

  /// How much wider bold stems are, in ems.
  private static let boldness = 0.035

  /// From `origin` on a baseline to the right, and all of it set down by a placement.
  ///
  /// `halo`: a line around the letters, of this width; the outline is that of the line alone.
  func outline(at origin: Place, _ placement: Placement, halo: Double? = nil) -> Outline {
    var outline = Outline()
    let scale = size / face.unitsPerEm
    let extra = halo ?? (isBold ? Self.boldness * size : 0)
    let stroke = Stroke(width: extra * placement.scale, join: halo == nil ? .miter : .round)
    for (glyph, x) in glyphs {
      let upright = Placement(
        x: Place(scale, 0), y: Place(0, -scale),
        origin: origin + Place(x + (isBold ? Self.boldness * size / 2 : 0), 0))
      let letter = face.outline(of: glyph, placement.after(upright))
      outline.add(letter.wound(like: extra > 0))
      guard extra > 0 else { continue }
      for polygon in letter.polygons {
        outline.add(stroke.outline(of: Array(polygon), isClosed: true))
      }
    }
    return outline
  }

  /// Letters with their accents as one character where the font has it so.
  private static func composed(_ text: String, _ face: TrueTypeFace) -> String.UnicodeScalarView {
    let isPlain = text.unicodeScalars.allSatisfy { !(0x300...0x36F).contains($0.value) }
    return isPlain
      ? text.unicodeScalars : text.precomposedStringWithCanonicalMapping.unicodeScalars
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF: true
    default: false
    }
  }

  /// Hebrew, Arabic, the scripts of India and South East Asia: their letters move and join.
  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0x900...0xE7F, 0xE80...0x109F, 0x1780...0x18AF, 0xFB1D...0xFDFF,
      0xFE70...0xFEFC:
      true
    default: false
    }
  }
}

extension Outline {
  /// Wound clockwise on the screen on the whole, as pieces of strokes are.
  fileprivate func wound(like isWanted: Bool) -> Outline {
    guard isWanted, area < 0 else { return self }
    var turned = Outline()
    for polygon in polygons { turned.add(polygon.reversed()) }
    return turned
  }

  /// Above zero where it winds clockwise on the screen.
  private var area: Double {
    polygons.reduce(0) { sum, polygon in
      guard var last = polygon.last else { return sum }
      var area = 0.0
      for place in polygon {
        area += last.x * place.y - place.x * last.y
        last = place
      }
      return sum + area / 2
    }
  }
}
