extension PanelWords {
  static let italian = PanelWords(
    overview: "ciascuno con la propria scala",
    scale: "ogni riquadro ha la propria scala di «{title}»: altezze uguali non sono valori uguali",
    pitch:
      "più acuto è il suono, maggiore è il valore ({y}). Ogni riquadro ha la propria scala. Il suono più grave rappresenta l’estremo inferiore del suo asse, il più acuto quello superiore",
    pitchInverted:
      "più acuto è il suono, minore è il valore ({y}). Ogni riquadro ha la propria scala. Il suono più grave rappresenta l’estremo superiore del suo asse, il più acuto quello inferiore",
    sides: "su due assi",
    sidesRisk: "dove si incrociano non significa nulla",
    sidesPitch:
      "più acuto è il suono, maggiore è il valore. Ogni misura ha il proprio asse. Il suono più grave rappresenta l’estremo inferiore di quell’asse, il più acuto quello superiore"
  )
}
