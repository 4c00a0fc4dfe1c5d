extension Score {
  /// How high each line of the transcript stands: the pitches of its data, in semitones, greater
  /// ones for greater values even where low sounds high.
  ///
  /// nil for lines without data that sound.
  public var heights: [ClosedRange<Double>?] {
    var byPoint: [PointReference: ClosedRange<Double>] = [:]
    let sign: Double = mapping.isInverted ? -1 : 1
    for event in events {
      guard let point = event.point, let pitch = event.pitch else { continue }
      let height = sign * pitch.midi
      let known = byPoint[point] ?? height...height
      byPoint[point] = min(known.lowerBound, height)...max(known.upperBound, height)
    }
    return transcript.map { line in
      guard case .node(let panel, let series, let node) = line.kind,
        plan.nodes.indices.contains(panel), plan.nodes[panel].indices.contains(series),
        plan.nodes[panel][series].indices.contains(node)
      else { return nil }
      let own = plan.nodes[panel][series][node].points.compactMap {
        byPoint[PointReference(panel: panel, series: series, point: $0)]
      }
      guard let low = own.map(\.lowerBound).min(), let high = own.map(\.upperBound).max() else {
        return nil
      }
      return low...high
    }
  }
}
