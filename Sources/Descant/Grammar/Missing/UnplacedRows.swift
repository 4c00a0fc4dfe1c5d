/// Rows without a number where a continuous channel asks for one.
///
/// Lines and areas break at them. Other marks leave them out, unless a category, or a bar's step of
/// the calendar, would vanish with them: then one of them stays, as a gap. What a spec says itself
/// with "invalid" is done as it says.
enum UnplacedRows {
  /// The rows that have a number wherever one is asked for.
  static func placed(in layer: Layer) -> [Int] {
    let lacks = lacks(of: layer)
    return lacks.indices.filter { lacks[$0].isEmpty }
  }

  static func count(in layer: Layer) -> Int { lacks(of: layer).count { !$0.isEmpty } }

  static func drop(from layer: inout Layer) {
    guard layer.mark.invalid != .show else { return }
    if let showsAll = breaking(layer) { return breakUp(&layer, showsAll: showsAll) }
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

  /// Nil where rows are left out; else whether those that can't be drawn take part in scales.
  private static func breaking(_ layer: Layer) -> Bool? {
    switch layer.mark.invalid {
    case .filter?, .show?: nil
    case .breakPathsShowDomains?: true
    case .breakPathsFilterDomains?: layer.isPath ? false : nil
    case .breakPathsShowPathDomains?, nil: layer.isPath ? true : nil
    }
  }

  /// What has no place breaks a path, or is a gap; what has no look is not drawn.
  private static func breakUp(_ layer: inout Layer, showsAll: Bool) {
    let lacks = lacks(of: layer)
    let kept = lacks.indices.filter { lacks[$0].allSatisfy(\.isPosition) }
    if showsAll, kept.count < lacks.count { layer.whole = layer.frame }
    let along: ChannelName = layer.orient == .horizontal ? .y : .x
    let unplaced = layer.isPath ? 0 : kept.count { lacks[$0].contains(along) }
    layer.droppedRows = lacks.count - kept.count + unplaced
    layer.frame = layer.frame.rows(kept)
  }

  /// Of each row, the channels that ask for a number and get none.
  private static func lacks(of layer: Layer) -> [Set<ChannelName>] {
    let tested = layer.channels.filter { channel in
      !channel.name.isPlain && channel.name != .x2 && channel.name != .y2 && channel.column != nil
        && ScaleType.of(channel, layer).isContinuous && layer.missingLooks[channel.name] == nil
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
    if case .regions? = layer.unit.map, isPlace(.x, layer) { return true }
    return lacks == [.x] && isPlace(.y, layer) || lacks == [.y] && isPlace(.x, layer)
  }

  private static func isPlace(_ name: ChannelName, _ layer: Layer) -> Bool {
    guard let channel = layer[name], channel.column != nil else { return false }
    if !ScaleType.of(channel, layer).isContinuous { return !isNumbered(channel) }
    return layer.mark.shape == .bar && (channel.type == .temporal || channel.timeUnit != nil)
  }

  /// Whether its categories are numbers that an author puts in order, as on an axis that measures.
  ///
  /// Without a value none of them is missed; years are.
  private static func isNumbered(_ channel: EncodedChannel) -> Bool {
    guard channel.type == .ordinal, channel.timeUnit == nil, !channel.isBinned,
      let source = channel.source, source.kind != .year, case .numbers(let numbers) = source.values
    else { return false }
    return !numbers.allSatisfy { $0.map(Self.mayBeYear) ?? true }
  }

  /// JSON has no years, only numbers.
  private static func mayBeYear(_ number: Double) -> Bool {
    (1500...2199).contains(number) && number == number.rounded()
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
