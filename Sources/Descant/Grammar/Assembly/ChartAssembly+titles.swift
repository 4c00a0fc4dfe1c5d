/// What a chart without a title is called, and what its columns' names say of its axes.
extension ChartAssembly {
  /// By Vega-Lite's rule a layer's title is the chart's where it has none; where several have one, or one that
  /// names a line or words, it is that layer's alone.
  var titleOfLayer: String? {
    let titled = view.units.filter { $0.node["title"] != nil }
    guard titled.count == 1, let unit = titled.first,
      ![.rule, .text, .rect].contains(unit.mark.shape)
    else { return nil }
    let title = unit.node["title"]?.string ?? unit.node["title"]?["text"]?.string
    return title.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  func title(_ axes: (x: Axis, y: Axis)) -> String {
    if let title = titleOfTexts(axes) ?? titleOfLooks(axes) { return title }
    // "Year (year)" and "(binned)" are for axes: how it is cut the drawing shows.
    let independent = axes.x.field.isEmpty ? nil : axes.x.plainTitle
    let dependent = axes.y.field.isEmpty ? nil : axes.y.plainTitle
    guard let dependent, let independent else { return dependent ?? independent ?? "" }
    // One column on both axes: what it is cut into tells them apart, else it is named once.
    if dependent == independent {
      guard axes.x.title != axes.y.title else { return dependent }
      return titles.by.filled(["y": axes.y.title, "x": axes.x.title])
    }
    return titles.by.filled(["y": dependent, "x": independent])
  }

  /// Of words that are the data, where an axis only puts them in their places: what they say.
  private func titleOfTexts(_ axes: (x: Axis, y: Axis)) -> String? {
    guard layers.allSatisfy({ $0.mark.shape == .text }), axes.x.isHelper != axes.y.isHelper,
      let layer = layers.first, let channel = layer[.text], channel.column != nil
    else { return nil }
    let (words, by) = (
      GuideTitle([(layer, channel)]).text, axes.x.isHelper ? axes.y.title : axes.x.title
    )
    return words == by ? nil : titles.by.filled(["y": words, "x": by])
  }

  /// Where neither axis is drawn, because its columns only say where a cell or a symbol goes: what the looks
  /// tell.
  private func titleOfLooks(_ axes: (x: Axis, y: Axis)) -> String? {
    guard [axes.x, axes.y].allSatisfy({ !$0.isDrawn && $0.numeric != nil }),
      layers.allSatisfy({ $0.unit.map == nil && $0.mark.shape != .arc })
    else { return nil }
    func titles(_ isKept: (EncodedChannel) -> Bool) -> String {
      let names: [ChannelName] = [.color, .fill, .stroke, .size, .opacity, .shape]
      return GuideTitle(
        layers.flatMap { layer in
          names.flatMap(layer.all).filter { $0.column != nil && isKept($0) }.map { (layer, $0) }
        }
      ).text
    }
    let (measured, named) = (titles { !$0.type.isDiscrete }, titles { $0.type.isDiscrete })
    guard !measured.isEmpty || !named.isEmpty else { return nil }
    return measured.isEmpty || named.isEmpty
      ? measured + named : self.titles.by.filled(["y": measured, "x": named])
  }

  /// Columns of degrees east and north are places, whatever their axes are called.
  var placesByName: PlaceAxes? {
    func isCalled(_ name: ChannelName, _ names: [String]) -> Bool {
      layers.contains { layer in
        layer[name]?.spec.field.map { names.contains($0.lowercased()) } ?? false
      }
    }
    let isOnEarth =
      isCalled(.x, ["longitude", "lon", "lng", "long"]) && isCalled(.y, ["latitude", "lat"])
    return isOnEarth ? .earth : nil
  }
}
