/// Lines whose key nobody sees have the words that stand beside them for names.
///
/// A calculated number without a legend, such as 195 for a decade, stands nowhere in the drawing: readers
/// would look for it in vain. What their author wrote at the lines' ends, such as 1960 and 1969, they find.
enum SeriesLabels {
  static func name(_ series: inout [Series], of layers: [Layer]) {
    guard layers.contains(where: hidesKey), layers.contains(where: writesOtherWords) else { return }
    let lines = series.filter { !isWords($0) }
    var names: [String: String] = [:]
    for line in lines {
      guard let key = line.name, Double(key) != nil, names[key] == nil,
        let name = words(beside: key, in: series)
      else { return }
      names[key] = name
    }
    guard names.count > 1, Set(names.values).count == names.count else { return }
    for index in series.indices {
      series[index].name = series[index].name.map { names[$0] ?? $0 }
    }
  }

  private static func isWords(_ series: Series) -> Bool {
    series.marks.allSatisfy { $0.shape == .text }
  }

  /// Those of its ends: "1960–1969", or one where they are the same.
  private static func words(beside key: String, in series: [Series]) -> String? {
    let points = series.filter { $0.name == key && isWords($0) }.flatMap(\.points)
      .sorted { ($0.x.number ?? 0) < ($1.x.number ?? 0) }
    let labels = points.compactMap(\.label)
    guard let first = labels.first, let last = labels.last, !labels.contains("") else { return nil }
    return first == last ? first : "\(first)–\(last)"
  }

  private static let keys: [ChannelName] = [
    .color, .fill, .stroke, .shape, .strokeDash, .detail, .size, .opacity,
  ]

  /// Whether lines are told apart by one column alone, which a calculation made and no legend shows.
  private static func hidesKey(_ layer: Layer) -> Bool {
    let channels = keys.flatMap(layer.all).filter { $0.column != nil }
    guard layer.isPath, Set(channels.map(\.column)).count == 1,
      let field = channels.first?.spec.field
    else { return false }
    return channels.allSatisfy { $0.name == .detail || $0.spec.legend.isNone }
      && layer.unit.transforms.contains { $0["calculate"] != nil && $0["as"]?.string == field }
  }

  /// Whether words say neither the key nor a value that their place shows.
  private static func writesOtherWords(_ layer: Layer) -> Bool {
    guard layer.mark.shape == .text, let field = layer[.text]?.spec.field else { return false }
    return !layer.channels.contains { $0.name != .text && $0.spec.field == field }
  }
}
