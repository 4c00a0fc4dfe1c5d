/// A picture as a PNG file: a palette of up to 256 colours.
///
/// Drawings have few colours and many shades between two of them; the rarest of those become the
/// nearest of the others.
enum PNG {
  static func bytes(of picture: Picture) -> [UInt8] {
    let (palette, rows) = Shades(picture).indexed
    var out: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits a pixel, colours by palette, no interlace.
    append("IHDR", four(picture.width) + four(picture.height) + [8, 3, 0, 0, 0], to: &out)
    append(
      "PLTE",
      palette.flatMap { color in
        [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
      }, to: &out)
    append("IDAT", Deflate.zlib(rows, stride: picture.width + 1), to: &out)
    append("IEND", [], to: &out)
    return out
  }

  private static func append(_ name: String, _ content: [UInt8], to out: inout [UInt8]) {
    out += four(content.count)
    var sum = CRC32()
    sum.add(name.utf8)
    sum.add(content)
    out += Array(name.utf8) + content + four(Int(sum.value))
  }

  private static func four(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// A picture's colours, counted.
private struct Shades {
  private let picture: Picture
  /// Open addressing by colour; 0xFFFF_FFFF is nobody's.
  private var keys = [UInt32](repeating: .max, count: 1 << 16)
  private var numbers = [Int32](repeating: 0, count: 1 << 16)
  private var colors: [UInt32] = []
  private var counts: [Int] = []
  private var pixels: [Int32] = []

  init(_ picture: Picture) {
    self.picture = picture
    pixels.reserveCapacity(picture.pixels.count)
    var (last, number) = (UInt32.max, Int32(0))
    for color in picture.pixels {
      if color != last {
        number = self.number(of: color)
        last = color
      }
      counts[Int(number)] += 1
      pixels.append(number)
    }
  }

  private mutating func number(of color: UInt32) -> Int32 {
    var place = Int((color &* 0x9E37_79B1) >> 16)
    while keys[place] != color {
      // A full table would never end: what comes then counts as the first colour, the ground's.
      if keys[place] == .max {
        guard colors.count < 60_000 else { return 0 }
        keys[place] = color
        numbers[place] = Int32(colors.count)
        colors.append(color)
        counts.append(0)
        break
      }
      place = (place + 1) & 0xFFFF
    }
    return numbers[place]
  }

  /// The palette, the most frequent first, and the rows, each behind its filter's number: none.
  var indexed: (palette: [UInt32], rows: [UInt8]) {
    let order = colors.indices.sorted { (-counts[$0], colors[$0]) < (-counts[$1], colors[$1]) }
    let palette = order.prefix(256).map { colors[$0] }
    var places = [UInt8](repeating: 0, count: colors.count)
    for (place, number) in order.enumerated() {
      places[number] =
        place < 256 ? UInt8(place) : Self.nearest(to: colors[number], in: palette)
    }
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count + picture.height)
    for (index, pixel) in pixels.enumerated() {
      if index % picture.width == 0 { rows.append(0) }
      rows.append(places[Int(pixel)])
    }
    return (palette, rows)
  }

  private static func nearest(to color: UInt32, in palette: [UInt32]) -> UInt8 {
    func part(_ color: UInt32, _ shift: UInt32) -> Int { Int(color >> shift & 0xFF) }
    var best = (distance: Int.max, place: 0)
    for (place, other) in palette.enumerated() {
      let (r, g, b) = (
        part(color, 16) - part(other, 16), part(color, 8) - part(other, 8),
        part(color, 0) - part(other, 0)
      )
      let distance = 2 * r * r + 4 * g * g + b * b
      if distance < best.distance { best = (distance, place) }
    }
    return UInt8(best.place)
  }
}
