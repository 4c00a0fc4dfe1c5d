/// The keys beside a drawing, from the scales of its looks.
struct Legends {
  let styles: Styles
  let layers: [Layer]
  let locale: FormatLocale
  /// The config's, for numbers without one of their own.
  let numberFormat: String?

  func legends() -> [Legend] {
    var legends = discrete + counted
    for (name, continuous) in styles.measured where name != .angle {
      guard !isHidden(name) else { continue }
      let title = title(name)
      guard continuous.steps.isEmpty else {
        let classes = classes(continuous)
        let sizes = classes.enumerated().map { (continuous.size(ofClass: $0), $1.name) }
        legends.append(
          Legend(
            title: title, entries: name == .size ? .sizes(sizes) : .series(classes),
            isInClasses: true))
        continue
      }
      let values = ticks(continuous)
      if name == .size, continuous.isWidth {
        legends.append(
          Legend(
            title: title,
            entries: .sizes(values.map { (Self.disc(continuous.size(of: $0.value)), $0.label) })))
      } else if name == .size {
        legends.append(
          Legend(
            title: title, entries: .sizes(values.map { (continuous.size(of: $0.value), $0.label) }))
        )
      } else {
        legends.append(
          Legend(
            title: title,
            entries: .ramp(
              continuous.ramp, ticks: values.map { (continuous.place(of: $0.value), $0.label) })))
      }
    }
    return legends
  }

  /// One key for all channels that show the same column.
  private var discrete: [Legend] {
    var seen: Set<String> = []
    var legends: [Legend] = []
    for name in Styles.names {
      guard let scale = styles.discrete[name], let column = scale.channel.column, !isHidden(name),
        seen.insert(column).inserted
      else { continue }
      let look = SeriesLook(styles: styles)
      let text = CategoryText(channel: scale.channel, locale: locale)
      let names = Styles.names.filter { styles.discrete[$0]?.channel.column == column }
      let entries = scale.categories.values.enumerated().map { place, value in
        var key: [ChannelName: Value?] = [:]
        for name in names { key[name] = .some(value) }
        var style =
          layers.first.map { look.style(key, place: place, $0) } ?? SeriesLook.style(place)
        leaveOut(names, of: &style)
        return (name: text.label(value, scale.channel.spec.legend.value), style: style)
      }
      // In the order of the author's list, where there is one.
      let listed = scale.channel.spec.legend.value?.values?.compactMap { node in
        scale.categories.index(of: Categories.value(node, scale.channel)).map { entries[$0] }
      }
      // A list of names that the data don't have leaves nothing to explain: all are shown.
      let shown = listed.map { $0.isEmpty ? entries : $0 } ?? entries
      legends.append(Legend(title: title(name), entries: .series(shown)))
    }
    return legends
  }

  /// What a key of its own explains is no part of this one: of colours the shapes, of shapes the colours.
  private func leaveOut(_ names: [ChannelName], of style: inout SeriesStyle) {
    let told = Set(styles.discrete.keys)
    if !names.contains(.shape), told.contains(.shape) {
      (style.symbol, style.outline) = (.circle, nil)
    }
    if !names.contains(.strokeDash), told.contains(.strokeDash) { style.dash = .solid }
    if !names.contains(where: \.isColor), told.contains(where: \.isColor) {
      style.paint = .fixed(Self.noColor)
    }
  }

  /// As far from white as from black.
  private static let noColor = "#767676"

  /// Layers whose sizes count different things are told apart by what they count.
  private var counted: [Legend] {
    let uses = uses(.size)
    let names = uses.map { GuideTitle([$0]).text }
    guard styles.colorCategories == nil, Set(names).count == names.count, names.count > 1,
      !names.contains("")
    else { return [] }
    let entries = zip(names, uses).map { name, use in
      var style = SeriesStyle()
      let color = use.layer[.color]?.spec.constantText ?? use.layer.mark.color
      if let paint = color.flatMap(SeriesLook.fixed) { style.paint = paint }
      return (name: name, style: style)
    }
    guard Set(entries.map(\.style.paint)).count == entries.count else { return [] }
    return [Legend(entries: .series(entries))]
  }

  /// What a disc covers that is as wide as a line, px².
  private static func disc(_ width: Double) -> Double { width * width * 0.7854 }

  /// "< 5", "5–10", "≥ 10".
  private func classes(_ continuous: Styles.Continuous) -> [(name: String, style: SeriesStyle)] {
    let steps = continuous.steps
    let guide = continuous.channel.spec.legend.value
    var specifier = numberFormat
    if case .specifier(let text)? = guide?.format ?? continuous.channel.spec.format {
      specifier = text
    }
    let labels = Scale(.linear, start: steps[0], end: steps[steps.count - 1])
      .labels(for: steps, count: max(steps.count, 5), specifier: specifier, locale: locale)
    return (0...steps.count).map { place in
      let name =
        place == 0
        ? "< \(labels[0])"
        : place == steps.count ? "≥ \(labels[place - 1])" : "\(labels[place - 1])–\(labels[place])"
      let share = Double(place) / Double(steps.count)
      return (name, SeriesStyle(paint: .ramp(continuous.ramp, share)))
    }
  }

  private func uses(_ name: ChannelName) -> [(layer: Layer, channel: EncodedChannel)] {
    layers.flatMap { layer in
      layer.all(name).filter { $0.column != nil }.map { (layer, $0) }
    }
  }

  private func isHidden(_ name: ChannelName) -> Bool {
    uses(name).contains {
      $0.channel.spec.legend.isNone || $0.channel.spec.legend.value?.isDisabled == true
    }
  }

  private func title(_ name: ChannelName) -> String? {
    let title = GuideTitle(uses(name))
    return title.isDrawn && !title.text.isEmpty ? title.text : nil
  }

  private func ticks(_ continuous: Styles.Continuous) -> [(value: Double, label: String)] {
    let scale = continuous.scale
    let guide = continuous.channel.spec.legend.value
    let count = Int(min(max(guide?.tickCount ?? 5, 1), 50))
    let edges = guide?.tickCount == nil && !continuous.edges.isEmpty ? continuous.edges : nil
    // Of time the first and the last moment: its round parts leave the ends untold.
    let ends = scale.isTemporal && guide?.tickCount == nil ? [scale.lower, scale.upper] : nil
    let values = guide?.values?.compactMap(\.number) ?? edges ?? ends ?? scale.ticks(count: count)
    var specifier = scale.isTemporal ? continuous.channel.timeUnit?.specifier : numberFormat
    if case .specifier(let text)? = guide?.format ?? continuous.channel.spec.format {
      specifier = text
    }
    let labels = scale.labels(for: values, count: count, specifier: specifier, locale: locale)
    return zip(values, labels).map { ($0, $1) }
  }
}
