/// Which of x and y is the independent axis, and which way it runs on screen.
enum Direction {
  /// Whether the independent axis stands upright.
  static func isTransposed(_ layers: [Layer], _ positions: Positions) throws(Finding) -> Bool {
    let layers = deciding(among: layers, positions)
    let wishes = layers.compactMap { wish($0, positions) }
    guard let first = wishes.first else { return false }
    if wishes.contains(where: { $0 != first }) {
      guard let odd = layers.first(where: { wish($0, positions).map { $0 != first } ?? false })
      else { return first }
      throw .unsupported("a layer that runs across the others", at: odd.mark.node)
    }
    return first
  }

  /// Points among two numbers fit either way: their intervals say which of them is measured.
  private static func deciding(among layers: [Layer], _ positions: Positions) -> [Layer] {
    guard layers.contains(where: { $0.mark.shape.isInterval }),
      positions.x.isDiscrete == positions.y.isDiscrete
    else { return layers }
    return layers.filter { ![.point, .circle, .square, .text].contains($0.mark.shape) }
  }

  /// Nil for a layer that fits either way.
  private static func wish(_ layer: Layer, _ positions: Positions) -> Bool? {
    let (x, y) = (layer[.x], layer[.y])
    switch layer.mark.shape {
    case .bar, .area, .line, .boxplot, .errorbar, .errorband:
      return layer.orient == .horizontal
    case .rule, .tick, .point, .circle, .square, .text:
      if x == nil, y == nil { return nil }
      if layer.mark.shape == .rule, (x == nil) != (y == nil), positions.layers.count > 1 {
        return nil
      }
      if let x, y == nil { return !(x.type.isDiscrete) }
      if x == nil { return false }
      return isUpright(x, y, positions)
    case .rect:
      return layer[.x2] == nil && layer[.y2] == nil ? nil : isUpright(x, y, positions)
    case .arc, .geoshape: return false
    }
  }

  private static func isUpright(
    _ x: EncodedChannel?, _ y: EncodedChannel?, _ positions: Positions
  ) -> Bool {
    if positions.y.isDiscrete != positions.x.isDiscrete { return positions.y.isDiscrete }
    let (xIsTime, yIsTime) = (x?.type == .temporal, y?.type == .temporal)
    return yIsTime && !xIsTime
  }

  static func of(_ isTransposed: Bool, _ positions: Positions) -> ContentDirection {
    guard isTransposed else { return .leftToRight }
    return positions.y.scale == nil ? .topToBottom : .bottomToTop
  }
}
