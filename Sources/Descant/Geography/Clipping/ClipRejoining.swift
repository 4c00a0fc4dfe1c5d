/// Joins the pieces of a cut polygon along the edge that cut it: Greiner and Hormann's way.
struct ClipRejoining {
  /// Whether one place of the edge comes before another.
  let compare: (GeoSpot, GeoSpot) -> Bool
  let follow: ((from: GeoSpot, to: GeoSpot)?, Double, any GeoSink) -> Void
  let sink: any GeoSink

  init(
    compare: @escaping (GeoSpot, GeoSpot) -> Bool,
    follow: @escaping ((from: GeoSpot, to: GeoSpot)?, Double, any GeoSink) -> Void,
    sink: any GeoSink
  ) {
    self.compare = compare
    self.follow = follow
    self.sink = sink
  }

  /// Where a piece meets the edge: once in the list along the pieces, once in that along the edge.
  private struct Crossing {
    var spot: GeoSpot
    /// Which piece begins here; nil on the edge.
    var piece: Int?
    var other: Int
    var isEntry: Bool
    var isVisited = false
    var next = 0
    var previous = 0
  }

  func join(_ pieces: [[GeoSpot]], startsInside: Bool) {
    var crossings: [Crossing] = []
    var subject: [Int] = []
    var edge: [Int] = []
    for (index, piece) in pieces.enumerated() {
      guard piece.count > 1, let first = piece.first, var last = piece.last else { continue }
      if first.isNear(last) {
        if first.mark == 0, last.mark == 0 {
          sink.lineStart()
          for spot in piece.dropLast() { sink.point(spot) }
          sink.lineEnd()
          continue
        }
        last.x += 2 * GeoSpot.nothing
      }
      for (spot, isFirst) in [(first, true), (last, false)] {
        let place = crossings.count
        crossings.append(
          Crossing(spot: spot, piece: index, other: place + 1, isEntry: isFirst))
        crossings.append(Crossing(spot: spot, piece: nil, other: place, isEntry: !isFirst))
        subject.append(place)
        edge.append(place + 1)
      }
    }
    guard let start = subject.first else { return }
    // Equal places keep their order.
    edge = edge.enumerated().sorted { a, b in
      let (one, two) = (crossings[a.element].spot, crossings[b.element].spot)
      if compare(one, two) { return true }
      return compare(two, one) ? false : a.offset < b.offset
    }.map(\.element)
    Self.link(subject, &crossings)
    Self.link(edge, &crossings)
    var isInside = startsInside
    for place in edge {
      isInside.toggle()
      crossings[place].isEntry = isInside
    }
    walk(from: start, pieces, &crossings)
  }

  private static func link(_ list: [Int], _ crossings: inout [Crossing]) {
    for (index, place) in list.enumerated() {
      let next = list[(index + 1) % list.count]
      crossings[place].next = next
      crossings[next].previous = place
    }
  }

  private func walk(from start: Int, _ pieces: [[GeoSpot]], _ crossings: inout [Crossing]) {
    while true {
      var current = start
      while crossings[current].isVisited {
        current = crossings[current].next
        if current == start { return }
      }
      var isSubject = true
      sink.lineStart()
      repeat {
        crossings[current].isVisited = true
        crossings[crossings[current].other].isVisited = true
        let here = crossings[current]
        let there = here.isEntry ? here.next : here.previous
        if isSubject {
          let piece = (here.isEntry ? here.piece : crossings[there].piece).map { pieces[$0] } ?? []
          for spot in here.isEntry ? piece : piece.reversed() { sink.point(spot) }
        } else {
          follow((here.spot, crossings[there].spot), here.isEntry ? 1 : -1, sink)
        }
        current = crossings[there].other
        isSubject.toggle()
      } while !crossings[current].isVisited
      sink.lineEnd()
    }
  }
}
