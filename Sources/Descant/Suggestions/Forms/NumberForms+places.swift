import Foundation

/// Latitudes and longitudes, and other places in a plane.
extension NumberForms {
  /// Where each row is: east along, north upright.
  var places: [Candidate] {
    let globe = table.roles.first(.latitude).flatMap { north in
      table.roles.first(.longitude).map { (east: $0, north: north) }
    }
    guard let (east, north) = globe ?? table.plane, table.series == nil, north.evidence.filled >= 5
    else { return [] }
    let isCrowded = Responses(table: table).hide(east, north)
    var (x, y) = (channel(east), channel(north, isUpright: true))
    if !isCrowded { (x, y) = (make.value(east), make.value(north)) }
    if globe != nil { (x.title, y.title) = (words.longitude, words.latitude) }
    let ends = isCrowded ? nil : equalEnds(east, north, isGlobe: globe != nil)
    if let ends { (x.scale, y.scale) = (ends.x, ends.y) }
    var encoding = [("x", x.node), ("y", y.node)]
    if isCrowded {
      encoding.append(("color", make.cases().channel.node))
    } else {
      let group = colors(east, north)
      if let group {
        encoding += [("color", make.nominal(group)), ("shape", make.nominal(group))]
      }
      if let amount = amount(at: east, north) {
        // Of hundreds large marks would hide small ones.
        let isDense = table.rowCount > Self.mostSized && group == nil
        encoding.append((isDense ? "color" : "size", make.value(amount, isBar: isDense).node))
      }
      if let label = table.labels.first { encoding.append(("description", make.nominal(label))) }
    }
    var sketch = SpecSketch(
      title: words.positions.filled(["table": Titles.name(of: table)]),
      mark: isCrowded ? "rect" : "point", encoding: encoding,
      reason: "\"\(east.name)\" and \"\(north.name)\" say where each row is")
    sketch.isSquare = ends != nil
    sketch.places = globe == nil ? .plane : .earth
    return [
      Candidate(
        form: .places, sketch: sketch,
        uses: [east, north].map { Candidate.Use(column: $0, channel: .name, aggregate: nil) },
        fit: 0.8)
    ]
  }

  /// What there is at each place: the first amount of which the most is several times the least.
  private func amount(at east: ColumnReading, _ north: ColumnReading) -> ColumnReading? {
    table.measures.first { column in
      let (least, most) = (column.evidence.minimum, column.evidence.maximum)
      return column.place != east.place && column.place != north.place && !column.isNamedByPlace
        // A mark's size counts from zero, as bars do.
        && column.role.rule.hasZero && least >= 0 && most > 0 && most >= Self.leastReach * least
    }
  }

  private static let mostSized = 200

  /// How many times the least the most is, where a larger mark says something.
  private static let leastReach = 4.0

  /// How much longer than wide, or wider than long, a square may be filled.
  private static let mostUneven = 1.8

  /// Ends of both axes on which a step along is as far as a step up: a degree of longitude is shorter the
  /// farther it is from the equator.
  ///
  /// Nil where places fill a band only, which a square would leave empty.
  func equalEnds(
    _ x: ColumnReading, _ y: ColumnReading, isGlobe: Bool
  ) -> (x: [(String, JSONNode?)], y: [(String, JSONNode?)])? {
    let middle = (y.evidence.minimum + y.evidence.maximum) / 2
    let shrink = isGlobe ? cos(middle * .pi / 180) : 1
    let (across, up) = (
      (x.evidence.maximum - x.evidence.minimum) * shrink, y.evidence.maximum - y.evidence.minimum
    )
    guard across > 0, up > 0, shrink > 0.1,
      max(across, up) <= Self.mostUneven * min(across, up)
    else { return nil }
    let side = max(across, up) * 1.06
    return (ends(x, side / shrink), ends(y, side))
  }

  private func ends(_ column: ColumnReading, _ length: Double) -> [(String, JSONNode?)] {
    let middle = (column.evidence.minimum + column.evidence.maximum) / 2
    let power = pow(10, 3 - log10(length).rounded(.down))
    let round: (Double) -> JSONNode = { JSONNode(($0 * power).rounded() / power) }
    return [("domain", [round(middle - length / 2), round(middle + length / 2)]), ("nice", false)]
  }
}
