extension PanelWords {
  static let spanish = PanelWords(
    overview: "cada uno con su propia escala",
    scale: "cada panel tiene su propia escala de «{title}»: alturas iguales no son valores iguales",
    pitch:
      "cuanto más agudo es el tono, mayor es el valor ({y}). Cada panel tiene su propia escala. El tono más grave representa el extremo inferior de su eje, el más agudo el superior",
    pitchInverted:
      "cuanto más agudo es el tono, menor es el valor ({y}). Cada panel tiene su propia escala. El tono más grave representa el extremo superior de su eje, el más agudo el inferior",
    sides: "en dos ejes",
    sidesRisk: "dónde se cruzan no significa nada",
    sidesPitch:
      "cuanto más agudo es el tono, mayor es el valor. Cada medida tiene su propio eje. El tono más grave representa el extremo inferior de ese eje, el más agudo el superior"
  )
}
