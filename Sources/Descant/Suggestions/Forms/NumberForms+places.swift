/// Latitudes and longitudes.
extension NumberForms {
  /// Where each row is: east along, north upright.
  var places: [Candidate] {
    guard let north = table.roles.first(.latitude), let east = table.roles.first(.longitude),
      table.series == nil, north.evidence.filled >= 5
    else { return [] }
    let isCrowded = Responses(table: table).hide(east, north)
    var (x, y) = (channel(east), channel(north, isUpright: true))
    if !isCrowded { (x, y) = (make.value(east), make.value(north)) }
    (x.title, y.title) = (words.longitude, words.latitude)
    var encoding = [("x", x.node), ("y", y.node)]
    if isCrowded {
      encoding.append(("color", make.cases().channel.node))
    } else {
      if let group = colors(east, north) {
        encoding += [("color", make.nominal(group)), ("shape", make.nominal(group))]
      }
      if let label = table.labels.first { encoding.append(("description", make.nominal(label))) }
    }
    let sketch = SpecSketch(
      title: words.positions.filled(["table": Titles.name(of: table)]),
      mark: isCrowded ? "rect" : "point", encoding: encoding,
      reason: "\"\(east.name)\" and \"\(north.name)\" say where each row is")
    return [
      Candidate(
        form: .places, sketch: sketch,
        uses: [east, north].map { Candidate.Use(column: $0, channel: .name, aggregate: nil) },
        fit: 0.8)
    ]
  }
}
