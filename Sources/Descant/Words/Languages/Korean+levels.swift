extension LevelWords {
  static let korean = LevelWords(
    scattered: "뚜렷한 상승이나 하락 없이 중앙값 {median} 안팎에서 오르내리며, 가운데 50%는 {range} 분포",
    higher: "중앙값은 {aAt}({a}) 쪽이 {bAt}({b})보다 높음",
    times: "{aAt}의 중앙값({a})은 {bAt}({b})의 약 {times}배",
    overlapping: "{text}. 가운데 50% 범위는 서로 겹침",
    highest: "중앙값이 가장 높은 것은 {at}({value})",
    lowest: "중앙값이 가장 낮은 것은 {at}({value})",
    correlated: "가장 강한 상관은 {highAt} 사이의 {high}, 가장 강한 음의 상관은 {lowAt} 사이의 {low}",
    correlatedUp: "가장 강한 상관은 {highAt} 사이의 {high}",
    diagonal: "{n}개 행 중 {k}개 행에서 같은 이름끼리 만나는 곳의 값이 가장 큼",
    heaps: "점들이 {n}개 그룹으로 나뉨: {list}",
    heapCount: "점들이 {n}개 그룹으로 나뉨",
    firstHeap: "{x} {xAt}, {y} {yAt} 부근({count})",
    heap: "{xAt}, {yAt} 부근({count})",
    classes: "중앙값이 두 그룹으로 나뉨: {highAt} {high}, {lowAt} {low}")
}

extension AnswerWords {
  static let korean = AnswerWords(
    conditions: [
      "치료", "접종", "감염", "기혼", "흡연", "임신", "사망", "취업",
    ],
    starts: ["출발지"],
    ends: ["도착지"],
    without: "{name}{이|가} 아닌 경우",
    qualities: [
      "파랑", "갈색", "초록", "빨강", "검정", "하양", "노랑", "높음", "낮음", "중간", "큼", "작음", "좋음", "나쁨", "강함",
      "약함", "양성", "음성", "정상", "없음",
    ])
}
