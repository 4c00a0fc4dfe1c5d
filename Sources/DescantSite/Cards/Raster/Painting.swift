/// Puts outlines on a picture, in colours or textures.
struct Painting {
  private(set) var picture: Picture
  private let whole: PixelBox
  /// Edges have so many steps: enough for eyes, and few enough for a palette.
  private static let steps: Float = 32

  init(_ picture: Picture) {
    self.picture = picture
    whole = PixelBox(left: 0, right: picture.width, top: 0, bottom: picture.height)
  }

  /// Nothing is drawn beyond `clip`; of a `texture`, a second outline, what lies in both.
  mutating func fill(
    _ outline: Outline, _ color: UInt32, opacity: Double = 1, clip: Clip? = nil,
    texture: Outline? = nil
  ) {
    guard opacity > 0, var box = outline.box?.intersection(whole) else { return }
    if let clip { box = box.intersection(clip.box) }
    guard box.width > 0, box.height > 0 else { return }
    var coverage = Coverage(box)
    coverage.add(outline)
    let alphas = (0...Int(Self.steps)).map { step in
      UInt32((Double(step) / Double(Self.steps) * min(opacity, 1) * 255).rounded())
    }
    let texture = texture.map { Texture($0, in: box) }
    let width = picture.width
    picture.pixels.withUnsafeMutableBufferPointer { pixels in
      coverage.rows { y, shares in
        let start = y * width + box.left
        let row = clip?.share(ofRow: y) ?? 1
        for (column, share) in shares.enumerated() where share > 0 {
          var share = share * row
          if let clip { share *= clip.share(ofColumn: box.left + column) }
          if let texture { share *= texture.share(column, y - box.top) }
          let alpha = alphas[Int(share * Self.steps + 0.5)]
          guard alpha > 0 else { continue }
          pixels[start + column] = Picture.blend(color, over: pixels[start + column], alpha: alpha)
        }
      }
    }
  }

  /// What a second outline covers, pixel by pixel.
  private struct Texture {
    private var shares: [Float] = []
    private let width: Int

    init(_ outline: Outline, in box: PixelBox) {
      width = box.width
      var coverage = Coverage(box)
      coverage.add(outline)
      var shares: [Float] = []
      shares.reserveCapacity(box.width * box.height)
      coverage.rows { _, row in shares.append(contentsOf: row) }
      self.shares = shares
    }

    func share(_ column: Int, _ row: Int) -> Float { shares[row * width + column] }
  }
}

/// A box that nothing is drawn beyond, its edges anywhere in their pixels.
struct Clip: Hashable {
  let low: Place
  let high: Place

  init(_ a: Place, _ b: Place) {
    low = pointwiseMin(a, b)
    high = pointwiseMax(a, b)
  }

  var box: PixelBox {
    PixelBox(
      left: Int(low.x.rounded(.down)), right: Int(high.x.rounded(.up)),
      top: Int(low.y.rounded(.down)), bottom: Int(high.y.rounded(.up)))
  }

  func share(ofColumn x: Int) -> Float { Self.share(Double(x), low.x, high.x) }
  func share(ofRow y: Int) -> Float { Self.share(Double(y), low.y, high.y) }

  private static func share(_ start: Double, _ low: Double, _ high: Double) -> Float {
    Float(max(0, min(start + 1, high) - max(start, low)))
  }
}
