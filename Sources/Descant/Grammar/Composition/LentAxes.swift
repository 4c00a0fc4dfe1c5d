// Axes that one view of several shows for all: here each chart stands alone.
extension FigureGroup {
  /// Shows in each chart the axis that its author left out because a neighbour shows it, and leaves out charts
  /// that are nothing but the words of such an axis.
  mutating func standAlone() {
    let all = parts
    guard all.count > 1 else { return }
    let labels = all.indices.filter { place in
      Self.axisInWords(all[place]).map { Self.isShown($0, of: all[place], in: all, but: place) }
        ?? false
    }
    parts = all.indices.filter { !labels.contains($0) }.map { place in
      var part = all[place]
      for name in ["x", "y"] where part["encoding"]?[name]?["axis"]?.isNull == true {
        if Self.isShown(name, of: part, in: all, but: place) {
          part = part.replacing("encoding") { encoding in
            encoding.replacing(name) { $0.without("axis") }
          }
        }
      }
      return part
    }
    guard let first = labels.first else { return }
    note(
      .note(
        .specScalesApart,
        "words beside charts that only name their axis are drawn as each chart's axis",
        help: "charts stand one below the other, each with its own axes", at: all[first].location))
  }

  /// The axis whose values a view of words says, and nothing else.
  private static func axisInWords(_ part: JSONNode) -> String? {
    let mark = part["mark"]?["type"]?.string ?? part["mark"]?.string
    guard mark == "text", let encoding = part["encoding"],
      let said = encoding["text"]?["field"]?.string
    else { return nil }
    let axes = ["x", "y"].filter { encoding[$0]?["field"] != nil }
    return axes.count == 1 && encoding[axes[0]]?["field"]?.string == said ? axes[0] : nil
  }

  /// Whether another view has the same field along this axis.
  private static func isShown(
    _ name: String, of part: JSONNode, in all: [JSONNode], but place: Int
  ) -> Bool {
    guard let field = part["encoding"]?[name]?["field"]?.string else { return false }
    return all.indices.contains { other in
      other != place && all[other]["encoding"]?[name]?["field"]?.string == field
    }
  }
}
