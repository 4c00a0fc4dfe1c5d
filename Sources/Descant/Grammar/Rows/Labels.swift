/// Labels over marks whose colour says something else: theirs is the style's, as ink is.
enum Labels {
  static func leaveColors(of layers: inout [Layer]) -> [Finding] {
    let told = layers.filter { $0.mark.shape != .text }.flatMap(\.channels).filter {
      $0.name.isColor && $0.column != nil
    }
    guard !told.isEmpty else { return [] }
    var findings: [Finding] = []
    for place in layers.indices where layers[place].mark.shape == .text {
      layers[place].channels.removeAll { channel in
        guard channel.name.isColor, channel.column != nil,
          !told.contains(where: { $0.spec.field == channel.spec.field })
        else { return false }
        findings.append(
          .note(
            .specLeftToSite, "the colour of labels is left to the site's style",
            at: channel.spec.node.location))
        return true
      }
    }
    return findings
  }
}
