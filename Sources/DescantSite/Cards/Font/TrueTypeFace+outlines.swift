extension TrueTypeFace {
  /// A glyph in units of the font, upwards from its baseline, set down by a placement.
  func outline(of glyph: Int, _ placement: Placement) -> Outline {
    var outline = Outline()
    add(glyph, placement, depth: 0, to: &outline)
    return outline
  }

  private func add(_ glyph: Int, _ placement: Placement, depth: Int, to outline: inout Outline) {
    let reader = BigEndianReader(bytes: bytes)
    guard (0..<glyphCount).contains(glyph), depth < 4 else { return }
    let (start, end) =
      hasLongPlaces
      ? (reader.u32(loca.lowerBound + 4 * glyph), reader.u32(loca.lowerBound + 4 * glyph + 4))
      : (
        2 * reader.u16(loca.lowerBound + 2 * glyph), 2 * reader.u16(loca.lowerBound + 2 * glyph + 2)
      )
    guard end - start >= 10, glyf.lowerBound + end <= glyf.upperBound else { return }
    let place = glyf.lowerBound + start
    let count = reader.i16(place)
    if count >= 0 {
      var points = GlyphPoints(reader, at: place + 10, contours: count)
      points.add(placement, to: &outline)
    } else {
      addParts(reader, at: place + 10, placement, depth, to: &outline)
    }
  }

  /// A glyph of other glyphs: letters with accents.
  private func addParts(
    _ reader: BigEndianReader, at start: Int, _ placement: Placement, _ depth: Int,
    to outline: inout Outline
  ) {
    var place = start
    // No glyph has as many parts as this; a torn font may seem to.
    for _ in 0..<8 {
      let (flags, part) = (reader.u16(place), reader.u16(place + 2))
      let isWide = flags & 1 != 0
      place += 4
      var inner = Placement()
      // Offsets only; parts that hang on points of others are rare, and stand at their origin.
      if flags & 2 != 0 {
        inner.origin = Place(
          Double(isWide ? reader.i16(place) : reader.i8(place)),
          Double(isWide ? reader.i16(place + 2) : reader.i8(place + 1)))
      }
      place += isWide ? 4 : 2
      func share() -> Double {
        defer { place += 2 }
        return Double(reader.i16(place)) / 16384
      }
      if flags & 8 != 0 {
        let both = share()
        (inner.x, inner.y) = (Place(both, 0), Place(0, both))
      } else if flags & 0x40 != 0 {
        inner.x = Place(share(), 0)
        inner.y = Place(0, share())
      } else if flags & 0x80 != 0 {
        inner.x = Place(share(), share())
        inner.y = Place(share(), share())
      }
      add(part, placement.after(inner), depth: depth + 1, to: &outline)
      if flags & 0x20 == 0 { return }
    }
  }
}

/// The points of a simple glyph: on its outline, or off it as the middles of quadratic curves.
private struct GlyphPoints {
  private var ends: [Int] = []
  private var places: [(place: Place, isOn: Bool)] = []

  init(_ reader: BigEndianReader, at start: Int, contours: Int) {
    var place = start
    for _ in 0..<contours {
      ends.append(reader.u16(place))
      place += 2
    }
    let count = (ends.last ?? -1) + 1
    guard count > 0, count <= reader.bytes.count else {
      ends = []
      return
    }
    place += 2 + reader.u16(place)
    var flags: [Int] = []
    while flags.count < count {
      let flag = reader.u8(place)
      place += 1
      flags.append(flag)
      guard flag & 8 != 0 else { continue }
      for _ in 0..<min(reader.u8(place), count - flags.count) { flags.append(flag) }
      place += 1
    }
    func coordinates(short: Int, same: Int) -> [Double] {
      var value = 0
      return flags.map { flag in
        if flag & short != 0 {
          value += flag & same != 0 ? reader.u8(place) : -reader.u8(place)
          place += 1
        } else if flag & same == 0 {
          value += reader.i16(place)
          place += 2
        }
        return Double(value)
      }
    }
    let xs = coordinates(short: 2, same: 16)
    let ys = coordinates(short: 4, same: 32)
    places = flags.indices.map { (Place(xs[$0], ys[$0]), flags[$0] & 1 != 0) }
  }

  mutating func add(_ placement: Placement, to outline: inout Outline) {
    var first = 0
    for end in ends {
      guard first <= end, end < places.count else { return }
      let contour = places[first...end].map { (place: placement($0.place), isOn: $0.isOn) }
      outline.add(Self.flattened(contour))
      first = end + 1
    }
  }

  /// Between two points off the outline lies one on it.
  private static func flattened(_ contour: [(place: Place, isOn: Bool)]) -> [Place] {
    let count = contour.count
    let origin = contour.firstIndex(where: \.isOn)
    let start =
      origin.map { contour[$0].place } ?? (contour[0].place + contour[count - 1].place) / 2
    var places = [start]
    var middle: Place?
    for step in 0..<count {
      let point = contour[((origin.map { $0 + 1 } ?? 0) + step) % count]
      switch (point.isOn, middle) {
      case (true, nil): places.append(point.place)
      case (true, let a?):
        Curves.quadratic(a, point.place, onto: &places)
        middle = nil
      case (false, nil): middle = point.place
      case (false, let a?):
        Curves.quadratic(a, (a + point.place) / 2, onto: &places)
        middle = point.place
      }
    }
    if let middle { Curves.quadratic(middle, start, onto: &places) }
    return places
  }
}
