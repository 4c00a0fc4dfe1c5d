extension PanelWords {
  static let korean = PanelWords(
    overview: "패널마다 눈금이 다름",
    scale: "{title} 눈금은 패널마다 다름, 같은 높이가 같은 값은 아님",
    pitch:
      "음이 높을수록 {y} 값이 큼. 눈금은 패널마다 다름. 가장 낮은 음은 축의 아래 끝, 가장 높은 음은 위 끝을 나타냄",
    pitchInverted:
      "음이 높을수록 {y} 값이 작음. 눈금은 패널마다 다름. 가장 낮은 음은 축의 위 끝, 가장 높은 음은 아래 끝을 나타냄",
    sides: "왼쪽과 오른쪽의 두 축",
    sidesRisk: "만나는 곳에는 의미가 없음",
    sidesPitch:
      "음이 높을수록 값이 큼. 축은 저마다 다름. 가장 낮은 음은 그 축의 아래 끝, 가장 높은 음은 위 끝을 나타냄"
  )
}
