/// Pixels of 0xRRGGBB, row by row from the top.
struct Picture: Sendable {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  init(width: Int, height: Int, ground: UInt32 = 0xFF_FFFF) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: ground, count: width * height)
  }

  /// A colour over what is there; `alpha` of 255.
  static func blend(_ color: UInt32, over ground: UInt32, alpha: UInt32) -> UInt32 {
    guard alpha < 255 else { return color }
    var mixed: UInt32 = 0
    for shift in [UInt32(0), 8, 16] {
      let sum = (color >> shift & 0xFF) * alpha + (ground >> shift & 0xFF) * (255 - alpha)
      mixed |= ((sum + 127) / 255) << shift
    }
    return mixed
  }
}
