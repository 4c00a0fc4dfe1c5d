extension PanelWords {
  static let english = PanelWords(
    overview: "each with its own scale",
    scale: "each panel has its own scale of {title}: equal heights are not equal values",
    pitch:
      "the higher the pitch, the higher {y}. Each panel has its own scale. The lowest tone stands for the lower end of its axis, the highest for the upper end",
    pitchInverted:
      "the higher the pitch, the lower {y}. Each panel has its own scale. The lowest tone stands for the upper end of its axis, the highest for the lower end",
    sides: "on two axes",
    sidesRisk: "each has a scale of its own: where they cross means nothing",
    sidesPitch:
      "the higher the pitch, the higher the value. Each measure has its own axis. The lowest tone stands for the lower end of that axis, the highest for the upper end"
  )
}
