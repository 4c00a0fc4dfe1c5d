/// Missing values that a spec wants drawn all the same: what they are drawn as, for the words.
struct DrawnMissing {
  let notes: [ChartNote]

  init(_ layers: [Layer], axes: (x: Axis, y: Axis), _ styles: Styles) {
    var notes: [ChartNote] = []
    for layer in layers where layer.mark.invalid == .show || !layer.missingLooks.isEmpty {
      for channel in layer.channels {
        guard let value = Self.shown(channel, layer, axes, styles) else { continue }
        let values = layer.values(channel)
        let count = (0..<layer.frame.rowCount).count { values?.number($0) == nil }
        let field = channel.source?.label ?? channel.title.text
        let note = ChartNote.drawnMissing(count, field: field, as: value)
        if count > 0, !notes.contains(note) { notes.append(note) }
      }
    }
    self.notes = notes
  }

  /// Nil for channels whose missing values are gaps, or a category of their own.
  private static func shown(
    _ channel: EncodedChannel, _ layer: Layer, _ axes: (x: Axis, y: Axis), _ styles: Styles
  ) -> String? {
    guard channel.column != nil else { return nil }
    if let look = layer.missingLooks[channel.name], styles.continuous[channel.name] != nil {
      return look.string ?? look.number?.plainText
    }
    guard layer.mark.invalid == .show else { return nil }
    if let style = styles.continuous[channel.name] {
      let value = style.scale.valueOfMissing
      return style.scale.isTemporal ? TimeText.iso(value) : value.plainText
    }
    guard channel.name.isPosition else { return nil }
    var axis = channel.name == .x ? axes.x : axes.y
    axis.format.decimals = nil
    guard let scale = axis.numeric?.scale else { return nil }
    let isStacked = layer.stack?.channel == channel.name
    return axis.text(.number(isStacked ? 0 : scale.valueOfMissing))
  }
}
