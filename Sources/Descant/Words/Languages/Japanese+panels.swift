extension PanelWords {
  static let japanese = PanelWords(
    overview: "目盛はパネルごとに別",
    scale: "{title}の目盛はパネルごとに別で、同じ高さが同じ値とは限らない",
    pitch:
      "音が高いほど{y}の値が大きい。目盛はパネルごとに別である。最も低い音は軸の下端、最も高い音は上端を表す",
    pitchInverted:
      "音が高いほど{y}の値が小さい。目盛はパネルごとに別である。最も低い音は軸の上端、最も高い音は下端を表す",
    sides: "左右の二つの軸",
    sidesRisk: "交わる所に意味はない",
    sidesPitch:
      "音が高いほど値が大きい。軸はそれぞれ別である。最も低い音はその軸の下端、最も高い音は上端を表す"
  )
}
