/// Which way bars, lines and areas run, by Vega-Lite's rules.
enum Orientation {
  static func of(_ mark: MarkSpec, _ channels: [EncodedChannel]) -> MarkSpec.Orient? {
    func channel(_ name: ChannelName) -> EncodedChannel? {
      channels.first { $0.name == name && ($0.column != nil || $0.datum != nil) }
    }
    let (x, y, x2, y2) = (channel(.x), channel(.y), channel(.x2), channel(.y2))
    switch mark.shape {
    case .point, .circle, .square, .rect, .text, .arc, .geoshape: return nil
    case .bar:
      if let orient = bar(x, y) { return orient }
      if x2 != nil || y2 != nil { return mark.orient ?? ranged(x, y, x2, y2) }
      return measured(mark, x, y)
    case .rule:
      if x2 != nil, !isReady(x), y2 != nil, !isReady(y) { return nil }
      if x2 == nil, y2 == nil, (x == nil) != (y == nil) {
        return y == nil ? .vertical : .horizontal
      }
      return ranged(x, y, x2, y2) ?? measured(mark, x, y)
    case .area: return ranged(x, y, x2, y2) ?? measured(mark, x, y)
    case .errorbar, .errorband:
      if let error = channels.first(where: \.name.isError) {
        return error.name.primary == .x ? .horizontal : .vertical
      }
      return ranged(x, y, x2, y2) ?? measured(mark, x, y)
    case .line, .tick, .boxplot: return measured(mark, x, y)
    }
  }

  private static func isReady(_ channel: EncodedChannel?) -> Bool {
    if case .ready? = channel?.spec.bin { true } else { false }
  }

  private static func bar(_ x: EncodedChannel?, _ y: EncodedChannel?) -> MarkSpec.Orient? {
    let (sumX, sumY) = (x?.spec.aggregate != nil, y?.spec.aggregate != nil)
    if let x, x.column != nil, isReady(x) || (sumY && !sumX) { return .vertical }
    if let y, y.column != nil, isReady(y) || (sumX && !sumY) { return .horizontal }
    return nil
  }

  private static func ranged(
    _ x: EncodedChannel?, _ y: EncodedChannel?, _ x2: EncodedChannel?, _ y2: EncodedChannel?
  ) -> MarkSpec.Orient? {
    if y2 != nil { return isReady(y) ? .horizontal : .vertical }
    if x2 != nil { return isReady(x) ? .vertical : .horizontal }
    return nil
  }

  private static func measured(
    _ mark: MarkSpec, _ x: EncodedChannel?, _ y: EncodedChannel?
  ) -> MarkSpec.Orient {
    if let orient = mark.orient { return orient }
    let isTick = mark.shape == .tick
    switch (x?.isMeasure ?? false, y?.isMeasure ?? false) {
    case (true, false): return isTick ? .vertical : .horizontal
    case (false, true): return isTick ? .horizontal : .vertical
    case (true, true), (false, false): return .vertical
    }
  }
}
