extension PanelWords {
  static let french = PanelWords(
    overview: "chacune avec sa propre échelle",
    scale:
      "chaque vignette a sa propre échelle de «\u{202F}{title}\u{202F}»\u{A0}: à hauteurs égales, valeurs différentes",
    pitch:
      "plus le son est aigu, plus la valeur est élevée ({y}). Chaque vignette a sa propre échelle. Le son le plus grave représente le bas de son axe, le plus aigu le haut",
    pitchInverted:
      "plus le son est aigu, plus la valeur est basse ({y}). Chaque vignette a sa propre échelle. Le son le plus grave représente le haut de son axe, le plus aigu le bas",
    sides: "sur deux axes",
    sidesRisk: "leur croisement ne signifie rien",
    sidesPitch:
      "plus le son est aigu, plus la valeur est élevée. Chaque mesure a son propre axe. Le son le plus grave représente le bas de cet axe, le plus aigu le haut"
  )
}
