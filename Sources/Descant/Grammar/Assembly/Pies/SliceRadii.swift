/// How far each slice of a radial plot reaches: a measure on a scale of its own.
struct SliceRadii {
  private let values: Values
  private let scale: Scale
  /// Where the scale begins, as a share of the largest radius.
  private let least: Double

  /// Nil where all slices reach as far; layers share a scale, of which each may say a part.
  init?(_ layer: Layer, among layers: [Layer], _ size: PlotSize) throws(Finding) {
    guard let channel = layer[.radius], channel.column != nil, let values = layer.values(channel)
    else { return nil }
    let uses = layers.compactMap { layer in
      layer[.radius].flatMap { $0.column == nil ? nil : (layer: layer, channel: $0) }
    }
    let specs = uses.compactMap(\.channel.spec.scale.value)
    let domain = Domain(
      uses: uses, kind: specs.compactMap(\.kind).first ?? .linear, length: 0,
      hasZeroByDefault: nil)
    let whole = min(size.width, size.height) / 2
    self.values = values
    scale = try domain.scale()
    least = whole > 0 ? min(max((specs.compactMap(\.rangeMin).first ?? 0) / whole, 0), 1) : 0
  }

  func share(_ row: Int) -> Double? {
    values.number(row).map { least + (1 - least) * scale.position(of: $0) }
  }
}
