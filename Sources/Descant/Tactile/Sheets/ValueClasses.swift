/// Values in classes, each with what stands for it in a cell.
struct ValueClasses {
  /// A disc, or a ring for what is below zero.
  struct Look: Hashable {
    let size: Double
    /// Of a ring.
    var width: Double?

    func shape(at spot: PaperSpot) -> RaisedShape {
      width.map { .ring(spot, diameter: size, width: $0) } ?? .disc(spot, diameter: size)
    }
  }

  /// From class to class by the same factor; the least is twice as wide as a dot of braille, the largest has room around
  /// it in its cell.
  static let sizes = [3, 4.1, 5.6].map { Look(size: $0) }
  /// From far below zero to far above it.
  private static let signed = [
    Look(size: 6.4, width: 1.2), Look(size: 4.4, width: 1), Look(size: 3), Look(size: 5.6),
  ]
  /// What is nearer to zero than so much of the other end is has no classes of its own.
  private static let leastSide = 0.2

  let looks: [Look]
  /// The least values of all classes but the lowest.
  private let borders: [Double]

  /// Classes of equal width; of as many cells, where else one had most of them.
  init(_ sorted: [Double]) {
    looks = Self.isSigned(sorted) ? Self.signed : Self.sizes
    guard let low = sorted.first, let high = sorted.last, low < high else {
      borders = []
      return
    }
    guard !Self.isSigned(sorted) else {
      let half = max(-low, high) / 2
      borders = [-half, 0, half]
      return
    }
    let count = looks.count
    let even = (1..<count).map { low + (high - low) * Double($0) / Double(count) }
    let most =
      (0..<count).map { index in
        sorted.count { value in even.count { value >= $0 } == index }
      }.max() ?? 0
    guard Double(most) * 100 > Rules.classShare.value * Double(sorted.count) else {
      borders = even
      return
    }
    var (borders, rest) = ([Double](), sorted[...])
    for parts in stride(from: count, to: 1, by: -1) where !rest.isEmpty {
      let last = rest[rest.startIndex + (rest.count - 1) / parts]
      rest = rest.drop { $0 <= last }
      if let next = rest.first { borders.append(next) }
    }
    self.borders = borders
  }

  private static func isSigned(_ sorted: [Double]) -> Bool {
    guard let low = sorted.first, let high = sorted.last, low < 0, high > 0 else { return false }
    return min(-low, high) >= leastSide * max(-low, high)
  }

  var isSigned: Bool { looks == Self.signed }
  var largest: Double { looks.map(\.size).max() ?? 0 }

  /// The class of a value; where all are alike, the middle one.
  func place(of value: Double) -> Int {
    borders.isEmpty ? looks.count / 2 : borders.count { value >= $0 }
  }
}
