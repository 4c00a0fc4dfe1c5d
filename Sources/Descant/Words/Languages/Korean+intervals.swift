extension IntervalWords {
  static let korean = IntervalWords(
    estimate: "{value}, 구간은 {range}",
    without: "{value}, 구간 없음",
    confidence: "{level} 신뢰구간 포함",
    standardError: "양쪽으로 표준오차 하나의 구간 포함",
    standardDeviation: "양쪽으로 표준편차 하나의 구간 포함",
    quartiles: "값의 가운데 50% 구간 포함",
    unnamed: "구간 포함",
    named: "구간 포함({name})",
    ends: "{aAt}의 {a}에서 {bAt}의 {b}{으로|로} 바뀌며, 두 구간은 {overlap}",
    extremes: "가장 높은 것은 {aAt}({a}), 가장 낮은 것은 {bAt}({b})이며, 구간은 {overlap}",
    overlap: "서로 겹침",
    apart: "서로 겹치지 않음",
    same: "모든 값은 {value}",
    others: "다른 구간 {n}개 중 {k}개가 가장 높은 값의 구간과 겹침",
    both: "다른 두 구간이 모두 가장 높은 값의 구간과 겹침",
    all: "다른 구간 {n}개가 모두 가장 높은 값의 구간과 겹침",
    none: "가장 높은 값의 구간과 겹치는 다른 구간은 없음",
    zero: ZeroWords(
      above: "구간 전체가 0보다 위에 있는 것은 {at}뿐",
      below: "구간 전체가 0보다 아래에 있는 것은 {at}뿐",
      both: "구간 전체가 0보다 위에 있는 것은 {above}뿐이고, 아래에 있는 것은 {below}뿐",
      within: "모든 구간이 0을 포함함"),
    confidenceMethod: "평균의 신뢰구간은 스튜던트 t 분포로 계산",
    notes: "값마다 음 세 개(구간의 아래 끝, 값, 위 끝)",
    band: "더 작은 두 음이 구간의 두 끝을 따라 이어짐",
    silent: "구간은 소리로 나타내지 않음, 표 참조")
}

extension ColumnWords.Intervals {
  static let korean = ColumnWords.Intervals(
    confidence: "{level} 신뢰구간", standardError: "평균 ± 표준오차",
    standardDeviation: "평균 ± 표준편차", quartiles: "가운데 50%", unnamed: "구간")
}

extension WholeWords {
  static let korean = WholeWords(
    below: "거친 음은 0보다 작은 값을 뜻함",
    cloud:
      "{points}{은|는} 하나씩 들려주기에 너무 많음. 음이 많고 클수록 점이 많음. 긴 음은 가장 낮은 값, 가장 높은 값, 동떨어진 값을 뜻함",
    trend: "마지막에 이어지는 음이 추세를 나타냄",
    total: "먼저 합계를 재생",
    parts: "부분에서는 가장 높은 음이 {high}{을|를} 나타냄",
    band: "먼저 모든 계열을 함께 재생하고, 이어서 하나씩 짧게 재생",
    median: "함께 재생할 때는 최솟값, 중앙값, 최댓값이 들림",
    beyond: "그 밖의 {series}{은|는} 소리로 나타내지 않음, 표 참조",
    means: "먼저 {x}별 평균을, 이어서 {y}별 평균을 재생",
    mean: "{axis}별 평균",
    tour: "개요는 {time} 동안임. 계속 재생하면 하나씩 들림",
    first: "개요는 {time} 동안 {count}개 중 {n}개를 담음. 계속 재생하면 나머지가 들림")
}
