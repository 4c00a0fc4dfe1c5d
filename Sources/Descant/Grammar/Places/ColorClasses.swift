/// Numbers in classes: where each begins, by d3's threshold, quantile and quantize scales.
struct ColorClasses {
  /// Where the second class begins, the third, and so on.
  let steps: [Double]
  /// From the least value to the greatest.
  let scale: Scale

  init(
    _ kind: ScaleSpec.Kind, _ spec: ScaleSpec?, _ uses: [(layer: Layer, channel: EncodedChannel)]
  ) throws(Finding) {
    let values = uses.flatMap { layer, channel in
      layer.values(channel).map { values in
        (0..<layer.frame.rowCount).compactMap { values.number($0) }
      } ?? []
    }
    let given = spec?.domain?.compactMap(\.number) ?? []
    // Vega's numbers: five colours of a ramp, four sizes.
    let isColor = uses.first?.channel.name.isColor == true
    var count = spec?.schemeCount ?? (isColor ? 5 : 4)
    switch spec?.range {
    case .texts(let colors)?: count = colors.count
    case .numbers(let sizes)?: count = sizes.count
    case .named?, .field?, nil: break
    }
    guard count > 1, let low = values.min(), let high = values.max() else {
      throw .error(
        .specEmpty, "\"\(uses.first?.channel.spec.field ?? "")\" has no classes to colour",
        help: "check the filters, and give the scale two colours or more",
        at: uses.first?.channel.spec.node.location)
    }
    switch kind {
    case .threshold:
      steps = given.sorted()
      guard !steps.isEmpty else {
        throw .error(
          .specMissing, "a threshold scale has no \"domain\"",
          help: "list the values at which classes begin",
          at: (spec?.node ?? uses[0].channel.spec.node).location)
      }
    case .quantile:
      steps = (1..<count).compactMap {
        Aggregate.Operation.quantile(given.isEmpty ? values : given, Double($0) / Double(count))
      }
    default:
      var (from, to) = given.count == 2 ? (given[0], given[1]) : (low, high)
      if spec?.hasZero == true { (from, to) = (min(from, 0), max(to, 0)) }
      steps = (1..<count).map { from + (to - from) * Double($0) / Double(count) }
    }
    scale = Scale(.linear, start: low, end: high)
  }
}
