extension Symbol {
  /// The shape around the origin, of about the area of a circle of this radius.
  func path(radius r: Double) -> String {
    switch self {
    case .circle: Self.polygon(Self.ring(outer: r, inner: r))
    case .square: Self.polygon([(-0.89, -0.89), (0.89, -0.89), (0.89, 0.89), (-0.89, 0.89)], r)
    case .triangle: Self.polygon([(0, -1.45), (1.3, 0.8), (-1.3, 0.8)], r)
    case .triangleDown: Self.polygon([(0, 1.45), (1.3, -0.8), (-1.3, -0.8)], r)
    case .diamond: Self.polygon([(0, -1.4), (1.15, 0), (0, 1.4), (-1.15, 0)], r)
    case .plus: Self.polygon(Self.arms, r)
    case .cross: Self.polygon(Self.arms.map { (($0.0 - $0.1) * 0.71, ($0.0 + $0.1) * 0.71) }, r)
    case .star: Self.polygon(Self.ring(outer: 1.5 * r, inner: 0.62 * r))
    }
  }

  /// Longer than it is wide, so that it shows which way it points; of hundreds each is a wedge of Vega's size, so that
  /// there is ground between them.
  static func pointer(radius r: Double, isSlim: Bool = false) -> String {
    guard isSlim else { return polygon([(0, -1.9), (0.85, 1.1), (-0.85, 1.1)], r) }
    // Vega's side is half the root of the size, and a disc of that size has this radius.
    let side = r * wedgeSide
    return polygon([(0, -1.155), (0.25, 0.577), (-0.25, 0.577)], side)
  }

  /// Half the root of pi.
  private static let wedgeSide = 0.8862

  private static let arms: [(Double, Double)] = [
    (-0.42, -1.35), (0.42, -1.35), (0.42, -0.42), (1.35, -0.42), (1.35, 0.42), (0.42, 0.42),
    (0.42, 1.35), (-0.42, 1.35), (-0.42, 0.42), (-1.35, 0.42), (-1.35, -0.42), (-0.42, -0.42),
  ]

  // Cosines of 36° steps from 12 o'clock, so that no platform's mathematics decides a byte.
  private static let clock: [(Double, Double)] = [
    (0, -1), (0.588, -0.809), (0.951, -0.309), (0.951, 0.309), (0.588, 0.809), (0, 1),
    (-0.588, 0.809), (-0.951, 0.309), (-0.951, -0.309), (-0.588, -0.809),
  ]

  private static func ring(outer: Double, inner: Double) -> [(Double, Double)] {
    clock.enumerated().map { index, place in
      let r = index % 2 == 0 ? outer : inner
      return (place.0 * r, place.1 * r)
    }
  }

  private static func polygon(_ corners: [(Double, Double)], _ r: Double = 1) -> String {
    var data = ""
    for (index, corner) in corners.enumerated() {
      data += index == 0 ? "M" : "L"
      (corner.0 * r).write(decimals: 1, to: &data)
      data += " "
      (corner.1 * r).write(decimals: 1, to: &data)
    }
    return data + "Z"
  }

  /// The radius for an area in px², as Vega's `size`; 4.5 where none is given.
  static func radius(size: Double?) -> Double {
    guard let size, size.isFinite, size >= 0 else { return 4.5 }
    return min(150, max(1.5, (size / 3.141593).squareRoot()))
  }
}
