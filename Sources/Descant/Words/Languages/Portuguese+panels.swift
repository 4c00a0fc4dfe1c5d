extension PanelWords {
  static let portuguese = PanelWords(
    overview: "cada um com a sua própria escala",
    scale:
      "cada painel tem a sua própria escala de «{title}»: alturas iguais não são valores iguais",
    pitch:
      "quanto mais agudo é o tom, maior é o valor ({y}). Cada painel tem a sua própria escala. O tom mais grave representa o extremo inferior do seu eixo, o mais agudo o superior",
    pitchInverted:
      "quanto mais agudo é o tom, menor é o valor ({y}). Cada painel tem a sua própria escala. O tom mais grave representa o extremo superior do seu eixo, o mais agudo o inferior",
    sides: "em dois eixos",
    sidesRisk: "onde se cruzam não significa nada",
    sidesPitch:
      "quanto mais agudo é o tom, maior é o valor. Cada medida tem o seu próprio eixo. O tom mais grave representa o extremo inferior desse eixo, o mais agudo o superior"
  )
}
