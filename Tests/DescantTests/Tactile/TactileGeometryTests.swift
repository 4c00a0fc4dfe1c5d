import Testing

@testable import Descant

@Suite("Tactile geometry")
struct TactileGeometryTests {
  private typealias Dice = BraillePagesTests.Dice

  static func capsule(_ x: Double, _ y: Double, _ x2: Double, _ y2: Double, _ radius: Double)
    -> Capsule
  {
    Capsule(PaperSpot(x, y), PaperSpot(x2, y2), radius: radius)
  }

  @Test(
    "numbers of drawings have three decimals at most, halves away from zero",
    arguments: [
      (0, "0"), (7, "7"), (-7, "-7"), (10, "10"), (297, "297"), (0.5, "0.5"), (12.34, "12.34"),
      (1190.551, "1190.551"), (0.05, "0.05"), (0.005, "0.005"), (0.0004, "0"), (-0.0004, "0"),
      (0.0005, "0.001"), (-0.0005, "-0.001"), (0.9996, "1"), (99.9994, "99.999"),
      (123_456_789.25, "123456789.25"), (9_007_199_254_740, "9007199254740"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    var out = DrawingText()
    out.append {
      $0.put("<")
      $0.put(value)
      $0.put(">")
    }
    #expect(out.text == "<\(text)>")
  }

  @Test("a capsule meets a box where its own box does")
  func meetings() {
    var dice = Dice(state: 940)
    var count = 0
    for _ in 0..<2000 {
      func place() -> Double { Double.random(in: 0...60, using: &dice) }
      let capsule = Self.capsule(place(), place(), place(), place(), place() / 10)
      let box = PaperBox(left: place(), top: place(), right: 0, bottom: 0)
      let other = PaperBox(
        left: box.left, top: box.top, right: box.left + place() / 3, bottom: box.top + place() / 3)
      #expect(capsule.meets(other) == capsule.box.meets(other))
      if capsule.meets(other) { count += 1 }
    }
    #expect(count > 100 && count < 1900)
  }

  @Test(
    "distances are from edge to edge",
    arguments: [
      (capsule(0, 0, 0, 0, 1), capsule(5, 0, 5, 0, 1), 3.0),
      (capsule(0, 0, 10, 0, 0.5), capsule(5, 4, 5, 9, 0.5), 3.0),
      (capsule(0, 0, 10, 0, 0.5), capsule(13, 4, 20, 4, 0.5), 4.0),
      (capsule(0, 0, 10, 0, 1), capsule(5, -5, 5, 5, 1), -2.0),
      (capsule(0, 0, 10, 0, 1), capsule(0, 3.5, 10, 3.5, 1), 1.5),
    ])
  func measures(a: Capsule, b: Capsule, distance: Double) {
    #expect(abs(a.distance(to: b) - distance) < 1e-9)
    #expect(abs(b.distance(to: a) - distance) < 1e-9)
  }

  @Test("what is left of a path keeps its distance, and no more is taken", arguments: 1...40)
  func clears(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    func spot() -> PaperSpot {
      PaperSpot(Double.random(in: 0...100, using: &dice), Double.random(in: 0...100, using: &dice))
    }
    let path = Path((0..<5).map { _ in spot() })
    let obstacles = (0..<4).map { _ in
      Capsule(spot(), spot(), radius: Double.random(in: 0.5...4, using: &dice))
    }
    let (width, gap) = (2.0, 3.0)
    let pieces = path.clear(of: obstacles, width: width, by: gap)
    var nearest = Double.infinity
    for piece in pieces {
      for (a, b) in zip(piece.spots, piece.spots.dropFirst()) {
        let stroke = Capsule(a, b, radius: width / 2)
        nearest = min(nearest, obstacles.map { $0.distance(to: stroke) }.min() ?? .infinity)
      }
    }
    #expect(nearest >= gap)
    // Every place of the path that is far enough from all obstacles is still there.
    for (a, b) in zip(path.spots, path.spots.dropFirst()) {
      for step in 0...50 {
        let place = a.toward(b, Double(step) / 50)
        let isFar = obstacles.allSatisfy { $0.distance(to: place) >= gap + width / 2 + 0.05 }
        guard isFar else { continue }
        let isKept = pieces.contains { piece in
          zip(piece.spots, piece.spots.dropFirst()).contains {
            Capsule.distance(place, $0, $1) < 1e-6
          }
        }
        #expect(isKept, "\(place)")
      }
    }
  }

  static let outlines: [[PaperSpot]] = [
    PaperBox(left: 0, top: 0, right: 60, bottom: 30).corners,
    [PaperSpot(0, 0), PaperSpot(80, 10), PaperSpot(30, 50)],
    // With a notch, so that rows have two spans.
    [
      PaperSpot(0, 0), PaperSpot(20, 0), PaperSpot(30, 25), PaperSpot(40, 0), PaperSpot(60, 0),
      PaperSpot(60, 40), PaperSpot(0, 40),
    ],
  ]

  @Test(
    "textures stay inside their outline, and keep clear of it",
    arguments: [(Texture.points, 1.3), (.ridges, 1.8), (.bumps, 1.8), (.net, 1.8)], outlines)
  func fills(texture: (Texture, Double), outline: [PaperSpot]) {
    let edges = zip(outline, outline.dropFirst() + outline.prefix(1)).map {
      Capsule($0, $1, radius: 0.5)
    }
    let shapes = texture.0.shapes(inside: outline)
    #expect(shapes.count > 3)
    for capsule in shapes.flatMap(\.capsules) {
      #expect(RaisedShape.filled(outline).covers(capsule.a))
      #expect(edges.allSatisfy { $0.distance(to: capsule) >= texture.1 - 1e-9 })
    }
    #expect(Texture.empty.shapes(inside: outline).isEmpty)
  }

  @Test(
    "a narrow bar has its surface as well, wherever it lies",
    arguments: [(Texture.points, 12.5), (.ridges, 12.5), (.points, 15)])
  func narrow(texture: Texture, height: Double) {
    for shift in stride(from: 0.0, to: 5, by: 0.3) {
      let bar = PaperBox(left: 10, top: 20 + shift, right: 40, bottom: 19 + shift + height)
      #expect(texture.shapes(inside: bar.corners).count > 3, "\(shift)")
    }
  }

  @Test("separate bumps and ridges keep as far apart as hands need")
  func feels() {
    let outline = Self.outlines[0]
    for (texture, least) in [(Texture.points, 1.29), (.ridges, 3.69), (.bumps, 3.25)] {
      let parts = texture.shapes(inside: outline).map(\.capsules)
      for (index, part) in parts.enumerated() {
        for other in parts[..<index] {
          #expect(part[0].distance(to: other[0]) >= least)
        }
      }
    }
  }

  @Test(
    "a line is thinned to what a hand can tell",
    arguments: [
      ([0.0, 0.1, 0.2, 0.1, 0], [0, 4]),
      ([0.0, 0, 5, 0, 0], [0, 1, 2, 3, 4]),
      ([0.0, 1, 2, 3, 4], [0, 4]),
    ])
  func thins(heights: [Double], kept: [Int]) {
    let path = Path(heights.enumerated().map { PaperSpot(Double($0) * 10, $1) })
    #expect(path.thinned(0.5) == kept)
  }

  @Test(
    "styles have the lengths of their rule",
    arguments: [(LineStyle.solid, 1), (.dashed, 9), (.dotted, 18), (.double, 2), (.reference, 14)])
  func styles(style: LineStyle, count: Int) {
    let options = TactileOptions()
    let shapes = style.shapes(
      along: Path([PaperSpot(0, 0), PaperSpot(100, 0)]), options)
    #expect(shapes.count == count)
    let spans = shapes.flatMap(\.capsules).map(\.box).sorted { $0.left < $1.left }
    for (a, b) in zip(spans, spans.dropFirst()) where style == .dashed || style == .dotted {
      #expect(b.left - a.right >= 3 - 1e-9)
      // BANA 3.4.3.3: dashes of 6 to 10 mm.
      if style == .dashed {
        #expect((6...10).contains(a.width) && abs(b.left - a.right - 4) < 1e-9)
      }
    }
    #expect(abs((spans.map(\.bottom).max() ?? 0) * 2 - style.width(options)) < 1e-9)
  }

  @Test(
    "the check finds what is too close and doesn't touch on purpose",
    arguments: [
      (3.1, false, 0), (2.94, false, 1), (2.94, true, 0), (-1, false, 1), (-1, true, 0),
    ])
  func checks(gap: Double, touches: Bool, found: Int) {
    var sheet = Sheet(width: 210, height: 297, gap: 3, name: "")
    let first = sheet.add(
      Raised(.series, "a", [.stroke([PaperSpot(50, 50), PaperSpot(90, 50)], width: 2)]))
    sheet.add(
      Raised(.series, "b", [.disc(PaperSpot(70, 51 + gap + 2), diameter: 4)]),
      touching: touches ? [first] : [])
    #expect(sheet.closenesses.count == found)
    if found == 1 { #expect(abs(sheet.closenesses[0].distance - gap) < 1e-9) }
  }

  /// Two cells 40 mm in; the first has a dot in its upper left corner alone, the second all.
  @Test(
    "a place of a cell without a dot keeps its distance as well, but not from other labels",
    arguments: [(5.0, 0), (2.0, 1)])
  func blanks(below: Double, found: Int) {
    let grid = CellGrid(TactileOptions())
    let corner = PaperSpot(40, 40)
    let cells: [UInt8] = [1, 63]
    let label = Raised(
      .labels, "1", grid.dots(cells, at: corner), cells: cells,
      ground: grid.ground(cells, at: corner))
    let foot = corner.y + grid.height + below
    var sheet = Sheet(width: 210, height: 297, gap: 3, name: "")
    sheet.add(label)
    sheet.add(
      Raised(.grid, "line", [.stroke([PaperSpot(20, foot), PaperSpot(41, foot)], width: 0.5)]))
    #expect(sheet.closenesses.count == found)
    #expect(
      Path([PaperSpot(20, foot), PaperSpot(41, foot)])
        .clear(of: sheet.ground(of: [.labels]), width: 0.5, by: 3).count == 1)
    #expect(label.ground.count == 3 && label.box.right - label.box.left == grid.width(2))
    var labels = Sheet(width: 210, height: 297, gap: 3, name: "")
    labels.add(label)
    let other = PaperSpot(40, foot - 0.25)
    labels.add(
      Raised(
        .labels, "2", grid.dots([56], at: other), cells: [56], ground: grid.ground([56], at: other))
    )
    #expect(labels.closenesses.isEmpty)
    // Blank cells before words, where a sample stands, are none of them.
    let indented = grid.ground([0, 0, 1, 0, 63, 0], at: corner)
    #expect(indented.map(\.box.left).min() == corner.x + 2 * grid.cellPitch)
    #expect(indented.map(\.box.right).max() == corner.x + grid.width(5))
  }

  @Test("the check finds what lies on a surface, and what stands in the margin")
  func covers() {
    var sheet = Sheet(width: 210, height: 297, gap: 3, name: "")
    sheet.add(
      Raised(
        .series, "bar", [.filled(PaperBox(left: 40, top: 40, right: 90, bottom: 90).corners)]))
    sheet.add(Raised(.labels, "on it", [.disc(PaperSpot(65, 65), diameter: 1.5)]))
    #expect(sheet.closenesses.map(\.first).contains("on it"))
    #expect(sheet.outside.isEmpty)
    sheet.add(Raised(.labels, "too far", [.disc(PaperSpot(205, 20), diameter: 1.5)]))
    #expect(sheet.outside.map(\.name) == ["too far"])
  }
}
