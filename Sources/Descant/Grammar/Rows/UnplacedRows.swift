/// Rows without a number where a continuous channel asks for one.
///
/// Lines and areas break at them. Other marks leave them out, unless a category, or a bar's step of
/// the calendar, would vanish with them: then one of them stays, as a gap.
enum UnplacedRows {
  static func count(in layer: Layer) -> Int { lacks(of: layer).count { !$0.isEmpty } }

  static func drop(from layer: inout Layer) {
    guard !layer.isPath || layer.mark.invalid == .filter, layer.mark.invalid != .show else {
      return
    }
    let lacks = lacks(of: layer)
    var isKept = lacks.map(\.isEmpty)
    var dropped = isKept.count { !$0 }
    guard dropped > 0 else { return }
    if layer.mark.invalid == nil {
      for rows in Grouping(layer.frame, by: places(of: layer)).groups {
        guard !rows.contains(where: { isKept[$0] }),
          let gap = rows.first(where: { isGap(lacks[$0], layer) })
        else { continue }
        isKept[gap] = true
        dropped -= rows.count
      }
    }
    // A group without a place stands for all its rows.
    if dropped > 0 { layer.droppedRows = max(dropped, layer.unplacedRows) }
    layer.frame = layer.frame.rows(isKept.indices.filter { isKept[$0] })
  }

  /// Of each row, the channels that ask for a number and get none.
  private static func lacks(of layer: Layer) -> [Set<ChannelName>] {
    let tested = layer.channels.filter { channel in
      !channel.name.isPlain && channel.name != .x2 && channel.name != .y2 && channel.column != nil
        && ScaleType.of(channel, layer).isContinuous
    }
    let columns = tested.compactMap { channel in
      layer.values(channel).map { (channel.name, $0) }
    }
    return (0..<layer.frame.rowCount).map { row in
      Set(columns.lazy.filter { $1.number(row) == nil }.map(\.0))
    }
  }

  /// Whether only the measure is missing, and the place that it is measured at is known.
  private static func isGap(_ lacks: Set<ChannelName>, _ layer: Layer) -> Bool {
    if layer.mark.shape == .arc { return lacks == [.theta] }
    return lacks == [.x] && isPlace(.y, layer) || lacks == [.y] && isPlace(.x, layer)
  }

  private static func isPlace(_ name: ChannelName, _ layer: Layer) -> Bool {
    guard let channel = layer[name], channel.column != nil else { return false }
    if !ScaleType.of(channel, layer).isContinuous { return true }
    return layer.mark.shape == .bar && (channel.type == .temporal || channel.timeUnit != nil)
  }

  /// The columns that tell places, series and panels apart.
  private static func places(of layer: Layer) -> [String] {
    let told = layer.channels.filter { channel in
      !channel.name.isPlain && channel.spec.aggregate == nil
        && (isPlace(channel.name, layer) || !ScaleType.of(channel, layer).isContinuous)
    }
    return (told + layer.facets).compactMap(\.column)
  }
}
