/// How much of each pixel an outline covers, by the areas that its edges leave on their right.
///
/// The sums of signed areas are those of font-rs and stb_truetype: exact where edges don't cross
/// inside a pixel. What is wound around either way counts as inside.
struct Coverage {
  let box: PixelBox
  private let stride: Int
  private var sums: [Float]

  init(_ box: PixelBox) {
    self.box = box
    // An edge on the right border leaves something in the two columns behind it.
    stride = box.width + 2
    sums = [Float](repeating: 0, count: stride * box.height)
  }

  mutating func add(_ outline: Outline) {
    let origin = Place(Double(box.left), Double(box.top))
    for polygon in outline.polygons {
      guard var last = polygon.last else { continue }
      last -= origin
      for place in polygon {
        let next = place - origin
        edge(last, next)
        last = next
      }
    }
  }

  /// An edge with its parts beyond the left border on the border; beyond the right they're nothing.
  private mutating func edge(_ a: Place, _ b: Place) {
    guard a.y != b.y else { return }
    let right = Double(box.width)
    if a.x >= 0, b.x >= 0, a.x <= right, b.x <= right { return inside(a, b) }
    if a.x <= 0, b.x <= 0 { return inside(Place(0, a.y), Place(0, b.y)) }
    if a.x >= right, b.x >= right { return }
    let border = min(a.x, b.x) < 0 ? 0 : right
    let y = a.y + (b.y - a.y) * (border - a.x) / (b.x - a.x)
    edge(a, Place(border, y))
    edge(Place(border, y), b)
  }

  private mutating func inside(_ a: Place, _ b: Place) {
    let sign = a.y < b.y ? 1.0 : -1.0
    let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let first = max(0, Int(upper.y.rounded(.down)))
    let last = min(box.height, Int(lower.y.rounded(.up)))
    guard first < last else { return }
    let most = Double(box.width)
    sums.withUnsafeMutableBufferPointer { sums in
      for row in first..<last {
        let top = max(Double(row), upper.y)
        let bottom = min(Double(row + 1), lower.y)
        let x0 = min(max(upper.x + (top - upper.y) * slope, 0), most)
        let x1 = min(max(upper.x + (bottom - upper.y) * slope, 0), most)
        Self.span(
          min(x0, x1), max(x0, x1), (bottom - top) * sign, sums.baseAddress, row * stride)
      }
    }
  }

  /// A piece of an edge in one row, from `x0` to `x1`, that is `height` high.
  @inline(__always)
  private static func span(
    _ x0: Double, _ x1: Double, _ height: Double, _ base: UnsafeMutablePointer<Float>?, _ row: Int
  ) {
    guard let base else { return }
    let start = x0.rounded(.down)
    let first = row + Int(start)
    let count = Int(x1.rounded(.up)) - Int(start)
    guard count > 1 else {
      let share = 0.5 * (x0 + x1) - start
      base[first] += Float(height * (1 - share))
      base[first + 1] += Float(height * share)
      return
    }
    // The area on the right of the edge up to each column's end, less that of the column before.
    let step = 1 / (x1 - x0)
    var before = 0.0
    var covered = 0.0
    for column in 0..<count {
      let (from, to) = (max(x0, start + Double(column)), min(x1, start + Double(column) + 1))
      let share = (to - from) * step
      let middle = 0.5 * (from + to) - start - Double(column)
      let area = before + share * (1 - middle)
      base[first + column] += Float(height * (area - covered))
      covered = area
      before += share
    }
    base[first + count] += Float(height * (1 - covered))
  }

  /// Each row's shares of 0…1, from the box' left.
  ///
  /// The row is a view that is written over by the next.
  func rows(_ take: (_ y: Int, _ shares: UnsafeBufferPointer<Float>) -> Void) {
    var shares = [Float](repeating: 0, count: box.width)
    sums.withUnsafeBufferPointer { sums in
      for row in 0..<box.height {
        shares.withUnsafeMutableBufferPointer { shares in
          var sum: Float = 0
          for column in 0..<box.width {
            sum += sums[row * stride + column]
            shares[column] = min(abs(sum), 1)
          }
          take(box.top + row, UnsafeBufferPointer(shares))
        }
      }
    }
  }
}
