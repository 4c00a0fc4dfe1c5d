/// How a group of readers sees colour.
package enum Vision: String, Sendable, CaseIterable {
  case normal, protan, deutan, tritan, grey

  /// What full loss is called, as findings say it.
  package var name: String {
    switch self {
    case .normal: "typical vision"
    case .protan: "protanopia"
    case .deutan: "deuteranopia"
    case .tritan: "tritanopia"
    case .grey: "no colour vision"
    }
  }

  /// The conditions that the rules try: partial loss is not always milder than full loss.
  package var conditions: [VisionCondition] {
    let partial = [0.2, 0.4, 0.6, 0.8, 1]
    return switch self {
    case .normal, .grey: [VisionCondition(self)]
    case .protan, .deutan:
      [VisionCondition(self)] + partial.map { VisionCondition(self, severity: $0, by: .machado) }
    case .tritan: partial.map { VisionCondition(self, severity: $0) }
    }
  }
}

/// One simulation: a vision, how much of it is lost, and whose model.
package struct VisionCondition: Hashable, Sendable {
  package enum Model: String, Sendable { case brettel, machado }

  package let vision: Vision
  /// 0 is typical vision, 1 full loss.
  package let severity: Double
  package let model: Model

  package init(_ vision: Vision, severity: Double = 1, by model: Model = .brettel) {
    self.vision = vision
    self.severity = min(max(severity, 0), 1)
    // Machado's table does not hold for the blue cones (DaltonLens review, N. Burrus).
    self.model = vision == .tritan ? .brettel : model
  }

  /// What a reader of this vision sees in place of a light, clipped to sRGB, not rounded.
  package func seen(_ light: LinearRGB) -> LinearRGB { simulated(light).clipped }

  /// Before clipping.
  func simulated(_ light: LinearRGB) -> LinearRGB {
    switch vision {
    case .normal:
      light
    case .grey:
      LinearRGB(channels: SIMD3(repeating: light.luminance))
    case .protan, .deutan, .tritan:
      switch model {
      case .brettel: BrettelSimulation.of(vision).apply(to: light, severity: severity)
      case .machado: MachadoSimulation.apply(to: light, vision, severity: severity)
      }
    }
  }
}
