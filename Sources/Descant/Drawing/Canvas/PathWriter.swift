/// Path data from shares of a plot.
struct PathWriter: CurvePen {
  let width: Double
  let height: Double
  private(set) var data = ""

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  mutating func move(_ spot: Spot) { add("M", spot) }
  mutating func line(_ spot: Spot) { add("L", spot) }

  mutating func curve(_ a: Spot, _ b: Spot, _ end: Spot) {
    add("C", a)
    add(" ", b)
    add(" ", end)
  }

  mutating func close() { data += "Z" }

  mutating func box(_ box: Box) {
    move(Spot(h: box.left, v: box.top))
    line(Spot(h: box.right, v: box.top))
    line(Spot(h: box.right, v: box.bottom))
    line(Spot(h: box.left, v: box.bottom))
    close()
  }

  /// `radius` is a share of a square plot's width.
  mutating func arc(to end: Spot, radius: Double, isLarge: Bool, isClockwise: Bool) {
    data += "A"
    (radius * width).write(decimals: 2, to: &data)
    data += " "
    (radius * height).write(decimals: 2, to: &data)
    data += isLarge ? " 0 1 " : " 0 0 "
    add(isClockwise ? "1 " : "0 ", end)
  }

  private mutating func add(_ command: StaticString, _ spot: Spot) {
    data += command.description
    (spot.h * width).clamped.write(decimals: 2, to: &data)
    data += " "
    (spot.v * height).clamped.write(decimals: 2, to: &data)
  }
}
