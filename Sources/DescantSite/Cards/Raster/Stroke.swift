/// A line's outline: a box along each chord, and what fills the bends.
///
/// All pieces wind the same way, so that where they lie over each other they count once.
struct Stroke {
  enum Join { case miter, round }

  var width: Double
  var join = Join.miter
  /// Lengths drawn and left out in turn; empty for a line without gaps.
  var dashes: [Double] = []

  func outline(of line: [Place], isClosed: Bool) -> Outline {
    var outline = Outline()
    let places = Self.distinct(line, isClosed)
    guard places.count > 1, width > 0 else { return outline }
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 }), dashes.reduce(0, +) > 0.01,
      Self.length(of: places) < dashes.reduce(0, +) * Self.mostDashes
    else {
      add(places, isClosed, to: &outline)
      return outline
    }
    for piece in pieces(of: isClosed ? places + [places[0]] : places) {
      let places = Self.distinct(piece, false)
      // A dash of no length, without caps, is nothing.
      if places.count > 1 { add(places, false, to: &outline) }
    }
    return outline
  }

  /// Lines of more are drawn without gaps: no picture is so large that it shows them.
  private static let mostDashes = 100_000.0

  private static func length(of places: [Place]) -> Double {
    zip(places, places.dropFirst()).reduce(0) { $0 + Curves.length($1.1 - $1.0) }
  }

  /// Without chords of no length.
  private static func distinct(_ line: [Place], _ isClosed: Bool) -> [Place] {
    var places: [Place] = []
    for place in line where places.last.map({ Curves.length($0 - place) > 1e-6 }) ?? true {
      places.append(place)
    }
    if isClosed, places.count > 1, let first = places.first, let last = places.last,
      Curves.length(first - last) <= 1e-6
    {
      places.removeLast()
    }
    return places
  }

  private func add(_ places: [Place], _ isClosed: Bool, to outline: inout Outline) {
    let count = isClosed ? places.count : places.count - 1
    var sides: [Place] = []
    for index in 0..<count {
      let (a, b) = (places[index], places[(index + 1) % places.count])
      let along = (b - a) / Curves.length(b - a)
      let side = Place(-along.y, along.x) * (width / 2)
      outline.add([a - side, b - side, b + side, a + side])
      sides.append(side)
    }
    for index in (isClosed ? 0 : 1)..<count {
      let before = sides[(index + count - 1) % count]
      bend(at: places[index], before, sides[index], to: &outline)
    }
  }

  /// The wedge on the outer side of a bend.
  private func bend(at place: Place, _ before: Place, _ after: Place, to outline: inout Outline) {
    let turn = before.x * after.y - before.y * after.x
    let square = (before * before).sum()
    guard abs(turn) > 1e-9 * square || (before * after).sum() < 0 else { return }
    // Turning clockwise on the screen, the outer side is the left one.
    let (a, b) = turn > 0 ? (-before, -after) : (after, before)
    var wedge = [place, place + a]
    switch join {
    case .round:
      Curves.arc(
        to: place + b, radius: width / 2, isLarge: false, isClockwise: true, onto: &wedge)
    case .miter:
      let middle = a + b
      let reach = (middle * middle).sum()
      // SVG's limit: the tip is at most four half widths away.
      if reach > 0, 4 * square / reach <= 16 { wedge.append(place + middle * (2 * square / reach)) }
      wedge.append(place + b)
    }
    outline.add(wedge)
  }

  /// The drawn pieces of a dashed line.
  private func pieces(of places: [Place]) -> [[Place]] {
    var pieces: [[Place]] = []
    var piece = [places[0]]
    // An odd number of lengths is said twice, as SVG says.
    let lengths = dashes.count % 2 == 0 ? dashes : dashes + dashes
    var (index, left) = (0, lengths[0])
    for (a, b) in zip(places, places.dropFirst()) {
      let length = Curves.length(b - a)
      var done = 0.0
      while length - done > left {
        done += left
        let place = a + (b - a) * (done / length)
        if index % 2 == 0 {
          pieces.append(piece + [place])
          piece = []
        } else {
          piece = [place]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - done
      if index % 2 == 0 { piece.append(b) }
    }
    if piece.count > 1 { pieces.append(piece) }
    return pieces
  }
}
