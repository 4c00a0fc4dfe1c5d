extension CourseWords {
  static let korean = CourseWords(
    stepUp: "{from}{과|와} {to} 사이에 약 {before}에서 약 {after}{으로|로} 뛰어올라 그 수준을 유지",
    stepDown: "{from}{과|와} {to} 사이에 약 {before}에서 약 {after}{으로|로} 떨어져 그 수준을 유지",
    flatThenUp: "{level} 부근을 유지하다가 {at} 무렵부터 올라 {toAt} {to}에 이름",
    flatThenDown: "{level} 부근을 유지하다가 {at} 무렵부터 내려 {toAt} {to}에 이름",
    upThenFlat: "{fromAt} {from}에서 오르다가 {at} 무렵부터 {level} 부근을 유지",
    downThenFlat: "{fromAt} {from}에서 내리다가 {at} 무렵부터 {level} 부근을 유지",
    fasterUp: "{fromAt} {from}에서 {toAt} {to}까지 점점 빠르게 상승",
    fasterDown: "{fromAt} {from}에서 {toAt} {to}까지 점점 빠르게 하락",
    slowerUp: "{fromAt} {from}에서 {toAt} {to}까지 점점 느리게 상승",
    slowerDown: "{fromAt} {from}에서 {toAt} {to}까지 점점 느리게 하락",
    peak: "{fromAt} {from}에서 올라 {at} 무렵 {level} 부근에서 최고에 이른 뒤 {toAt} {to}까지 하락",
    valley: "{fromAt} {from}에서 내려 {at} 무렵 {level} 부근에서 최저에 이른 뒤 {toAt} {to}까지 상승",
    growth: "{rate}씩 늘어 약 {length}마다 두 배가 됨, {fromAt} {from}에서 {toAt} {to}까지",
    decay: "{rate}씩 줄어 약 {length}마다 절반이 됨, {fromAt} {from}에서 {toAt} {to}까지",
    method: "여러 형태를 슈바르츠 기준으로 비교, 다음 형태와의 차이 {margin}",
    highest: "{turns} 중 {k}번은 {at}에 가장 높음", alwaysHighest: "{turns} 모두 {at}에 가장 높음",
    alwaysBoth: "{turns} 모두 {at}에 가장 높고 {lowAt}에 가장 낮음",
    lowest: "{text}, {k}번은 {at}에 가장 낮음",
    season: "크러스컬-월리스 검정, p {p}, 추세를 뺀 변동의 {share}{이|가} 계절에 따른 것",
    latest: "최근 값은 {at} {value}, {changes}", moreThanBefore: "직전 값보다 {amount} 많음",
    lessThanBefore: "직전 값보다 {amount} 적음", moreThanYearBefore: "1년 전보다 {amount} 많음",
    lessThanYearBefore: "1년 전보다 {amount} 적음", recordHigh: "마지막 {at} {value}{으로|로} 이전의 모든 값보다 훨씬 높음",
    recordLow: "마지막 {at} {value}{으로|로} 이전의 모든 값보다 훨씬 낮음")
}

extension CloudWords {
  static let korean = CloudWords(
    upButDown: "전체적으로는 {x} 값이 클수록 {y} 값도 크지만, {n}개 그룹 각각에서는 작음",
    downButUp: "전체적으로는 {x} 값이 클수록 {y} 값이 작지만, {n}개 그룹 각각에서는 큼",
    upEarly: "{y}{은|는} {x}{과|와} 함께 오르고 약 {at}{을|를} 넘으면 느려짐",
    upLater: "{y}{은|는} {x}{과|와} 함께 오르고 약 {at}{을|를} 넘으면 빨라짐",
    downEarly: "{y}{은|는} {x}{이|가} 커질수록 내리고 약 {at}{을|를} 넘으면 느려짐",
    downLater: "{y}{은|는} {x}{이|가} 커질수록 내리고 약 {at}{을|를} 넘으면 빨라짐",
    peak: "{y}{은|는} {x}{이|가} 약 {at}{이|가} 될 때까지 오르고 그 뒤로 내림",
    valley: "{y}{은|는} {x}{이|가} 약 {at}{이|가} 될 때까지 내리고 그 뒤로 오름",
    upFaster: "{y}{은|는} {x}{과|와} 함께 점점 빠르게 오름",
    upSlower: "{y}{은|는} {x}{과|와} 함께 점점 느리게 오름",
    downFaster: "{y}{은|는} {x}{이|가} 커질수록 점점 빠르게 내림",
    downSlower: "{y}{은|는} {x}{이|가} 커질수록 점점 느리게 내림",
    nothing: "{x}{과|와} {y} 사이에 뚜렷한 관계가 없음",
    wider: "{x} 값이 클수록 {y} 값의 변동이 큼",
    narrower: "{x} 값이 클수록 {y} 값의 변동이 작음",
    positions: "점의 절반은 {x} {xRange}에, 절반은 {y} {yRange}에 있음",
    atSame: "{x} 값이 같으면 {y} 값은 대체로 {b}보다 {a} 쪽이 높음",
    apart: "{y} 값은 대체로 {b}보다 {a} 쪽이 높음",
    methodOfGroups: "크러스컬-월리스 검정, p {p}")
}
