/// Curves as chords that stay within a thirtieth of a pixel.
enum Curves {
  private static let tolerance = 0.03

  /// From the last of the places.
  static func cubic(_ a: Place, _ b: Place, _ end: Place, onto places: inout [Place]) {
    guard let start = places.last else { return }
    let bend = max(length(start - 2 * a + b), length(a - 2 * b + end))
    let count = max(1, Int((0.75 * bend / tolerance).squareRoot().rounded(.up)))
    for step in 1...min(count, 200) {
      let t = Double(step) / Double(min(count, 200))
      let u = 1 - t
      let (first, second) = (u * u * u * start, 3 * u * u * t * a)
      let (third, last) = (3 * u * t * t * b, t * t * t * end)
      places.append(first + second + third + last)
    }
  }

  static func quadratic(_ a: Place, _ end: Place, onto places: inout [Place]) {
    guard let start = places.last else { return }
    let bend = length(start - 2 * a + end)
    let count = min(max(1, Int((0.25 * bend / tolerance).squareRoot().rounded(.up))), 100)
    for step in 1...count {
      let t = Double(step) / Double(count)
      let u = 1 - t
      places.append(u * u * start + 2 * u * t * a + t * t * end)
    }
  }

  /// Part of a circle; a radius that doesn't reach is made longer, as SVG says.
  static func arc(
    to end: Place, radius: Double, isLarge: Bool, isClockwise: Bool, onto places: inout [Place]
  ) {
    guard let start = places.last, start != end, radius > 0 else { return places.append(end) }
    let chord = end - start
    let half = length(chord) / 2
    let radius = max(radius, half)
    let height = max(0, radius * radius - half * half).squareRoot()
    let side = Place(-chord.y, chord.x) / (2 * half)
    let center = (start + end) / 2 + (isLarge == isClockwise ? -height : height) * side
    let (a, b) = ((start - center) / radius, (end - center) / radius)
    // Halves are found by roots, so that no platform's sines decide a byte.
    var middle = a + b
    if length(middle) < 1e-6 {
      middle = isClockwise ? Place(-a.y, a.x) : Place(a.y, -a.x)
    } else if isLarge {
      middle = -middle
    }
    middle /= length(middle)
    bow(a, middle, center, radius, onto: &places)
    places.append(center + radius * middle)
    bow(middle, b, center, radius, onto: &places)
    places.append(end)
  }

  /// What lies between two directions of less than a half turn.
  private static func bow(
    _ a: Place, _ b: Place, _ center: Place, _ radius: Double, onto places: inout [Place]
  ) {
    let sum = a + b
    let middle = sum / length(sum)
    // How far the chord's middle lies inside the circle.
    guard radius * (1 - length(sum) / 2) > tolerance else { return }
    bow(a, middle, center, radius, onto: &places)
    places.append(center + radius * middle)
    bow(middle, b, center, radius, onto: &places)
  }

  static func circle(_ center: Place, radius: Double) -> [Place] {
    var places = [center + Place(radius, 0)]
    let opposite = center - Place(radius, 0)
    for end in [opposite, places[0]] {
      arc(to: end, radius: radius, isLarge: false, isClockwise: true, onto: &places)
    }
    return places.dropLast()
  }

  static func length(_ place: Place) -> Double { (place * place).sum().squareRoot() }
}
