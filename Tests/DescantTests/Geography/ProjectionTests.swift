import Foundation
import Testing

@testable import Descant

@Suite("projections")
struct ProjectionTests {
  private static let shapes: [String: GeoShape] = [
    "sphere": .sphere,
    "fiji": .polygons([[places([[170, -20], [175, 10], [-170, 12], [-165, -15]])]]),
    "arctic": .polygons([[places([[-120, 60], [0, 70], [120, 65]])]]),
    "kansas": .polygons([[places([[-102, 37], [-102, 40], [-94.6, 40], [-94.6, 37]])]]),
    "hole": .polygons([
      [
        places([[-30, -30], [-30, 30], [30, 30], [30, -30]]),
        places([[-10, -10], [10, -10], [10, 10], [-10, 10]]),
      ]
    ]),
    "flight": .lines([places([[-73.8, 40.6], [139.8, 35.5]])]),
    "places": .points(places([[-150, 62], [-157, 21], [-95, 39], [10, 50]])),
  ]

  private static func places(_ numbers: [[Double]]) -> [GeoPlace] {
    numbers.map { GeoPlace(longitude: $0[0], latitude: $0[1]) }
  }

  @Test("shapes are cut, bent and placed as d3-geo does it")
  func agrees() throws {
    for row in ProjectionRows.all {
      let map = try projection(row.kind, row.settings)
      let outline = map.outline(of: try #require(Self.shapes[row.shape]))
      let count = outline.runs.reduce(outline.points.count) { $0 + $1.places.count }
      let what = Comment("\(row.kind) \(row.settings) \(row.shape)")
      guard let found = row.found else {
        #expect(outline.isEmpty, what)
        continue
      }
      #expect(outline.runs.count + outline.points.count == found.runs, what)
      #expect(count == found.points, what)
      let bounds = try #require(outline.bounds, what)
      let edges = [bounds.low.x, bounds.low.y, bounds.high.x, bounds.high.y]
      for (mine, theirs) in zip(edges, found.edges) {
        #expect(abs(mine - theirs) < 0.02 + abs(theirs) * 1e-5, what)
      }
      #expect(abs(area(of: outline) - found.area) < 0.5 + found.area * 1e-4, what)
    }
  }

  private func projection(_ kind: String, _ settings: String) throws -> MapProjection {
    let source = Source(file: "", bytes: Array(settings.utf8))
    let node = try #require(JSONReader.read(source).node)
    var map = MapProjection(try #require(MapProjection.Kind(rawValue: kind)))
    func numbers(_ name: String) -> [Double]? { node[name]?.elements?.compactMap(\.number) }
    map.rotate = numbers("rotate") ?? map.rotate
    map.parallels = numbers("parallels") ?? map.parallels
    if let center = numbers("center") {
      map.center = GeoPlace(longitude: center[0], latitude: center[1])
    }
    map.clipAngle = node["clipAngle"]?.number ?? map.clipAngle
    map.precision = node["precision"]?.number ?? map.precision
    map.isMirrored.x = node["reflectX"]?.boolean ?? false
    map.clipExtent = node["clipExtent"]?.elements?
      .flatMap { ($0.elements ?? []).compactMap(\.number) }
    guard let scale = node["scale"]?.number, let translate = numbers("translate") else {
      let world = try #require(Self.shapes[kind.hasPrefix("albers") ? "kansas" : "sphere"])
      let isFitted = map.fit([world], width: 400, height: 300)
      #expect(isFitted)
      return map
    }
    map.scale = scale
    map.translate = PlanePlace(x: translate[0], y: translate[1])
    return map
  }

  private func area(of outline: GeoOutline) -> Double {
    outline.runs.reduce(0) { sum, run in
      let pairs = zip(run.places, run.places.dropFirst() + run.places.prefix(1))
      return sum + abs(pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
  }

  @Test(
    "a place that a map does not show has none",
    arguments: [
      (MapProjection.Kind.orthographic, 170.0, 0.0, false), (.orthographic, 60, 20, true),
      (.albersUsa, 10, 50, false), (.albersUsa, -150, 62, true), (.albersUsa, -157, 21, true),
      (.equalEarth, 180, 90, true),
    ])
  func shown(kind: MapProjection.Kind, longitude: Double, latitude: Double, isShown: Bool) {
    let place = MapProjection(kind).place(GeoPlace(longitude: longitude, latitude: latitude))
    #expect((place != nil) == isShown)
  }

  @Test("the usual grid has d3-geo's lines: 36 meridians, 17 parallels")
  func graticule() {
    guard case .lines(let lines) = Graticule().shape else { return }
    #expect(lines.count == 36 + 17)
    #expect(lines.count { $0.count == 3 } == 36)
    #expect(lines.filter { $0.count == 145 }.count == 17)
  }
}
