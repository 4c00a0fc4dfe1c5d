extension PanelWords {
  static let french = PanelWords(
    overview: "chacune avec sa propre échelle",
    scale:
      "chaque vignette a sa propre échelle de «\u{202F}{title}\u{202F}»\u{A0}: à hauteurs égales, valeurs différentes",
    pitch:
      "plus le son est aigu, plus la valeur est élevée ({y}), dans chaque vignette sur sa propre échelle\u{A0}: le son le plus grave représente le bas de son axe, le plus aigu le haut",
    pitchInverted:
      "plus le son est aigu, plus la valeur est basse ({y}), dans chaque vignette sur sa propre échelle\u{A0}: le son le plus grave représente le haut de son axe, le plus aigu le bas",
    sides: "sur deux axes",
    sidesRisk: "leur croisement ne signifie rien",
    sidesPitch:
      "plus le son est aigu, plus la valeur est élevée, chaque mesure sur son propre axe\u{A0}: le son le plus grave représente le bas de cet axe, le plus aigu le haut"
  )
}
