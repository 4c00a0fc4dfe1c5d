extension PanelWords {
  static let german = PanelWords(
    overview: "jedes mit eigener Skala",
    scale:
      "jedes Teildiagramm hat seine eigene Skala für „{title}“: Gleiche Höhen sind nicht gleiche Werte",
    pitch:
      "je höher der Ton, desto höher der Wert ({y}). Jedes Teildiagramm hat seine eigene Skala. Der tiefste Ton steht für das untere Ende seiner Achse, der höchste für das obere",
    pitchInverted:
      "je höher der Ton, desto niedriger der Wert ({y}). Jedes Teildiagramm hat seine eigene Skala. Der tiefste Ton steht für das obere Ende seiner Achse, der höchste für das untere",
    sides: "auf zwei Achsen",
    sidesRisk: "wo sie sich kreuzen, sagt nichts aus",
    sidesPitch:
      "je höher der Ton, desto höher der Wert. Jede Größe hat ihre eigene Achse. Der tiefste Ton steht für deren unteres Ende, der höchste für das obere"
  )
}
