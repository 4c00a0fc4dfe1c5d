extension SummaryWords {
  static let korean = SummaryWords(
    ends: "{fromAt}의 {from}에서 {toAt}의 {to}까지 {text}",
    range: "최댓값은 {high}({highAt}), 최솟값은 {low}({lowAt})",
    risesMost: "{a}{이|가} {fromAt}의 {from}에서 {toAt}의 {to}{으로|로} 가장 많이 상승",
    fallsMost: "{a}{이|가} {fromAt}의 {from}에서 {toAt}의 {to}{으로|로} 가장 많이 하락",
    upAndDown: "계열 {n}개 중 {up}는 처음보다 높게, {down}는 낮게 끝남",
    counted: "{n}개",
    allEndHigher: "계열 {n}개 모두 처음보다 높게 끝남", allEndLower: "계열 {n}개 모두 처음보다 낮게 끝남",
    onlyHigher: Plural("{names}만 처음보다 높게 끝남"),
    onlyLower: Plural("{names}만 처음보다 낮게 끝남"),
    mostUp: "{text}, 가장 많이 늘어난 것은 {name}({share} 증가)",
    rising: ["상승", "증가", "늘어", "늘었", "성장", "올랐", "오른"],
    falling: ["하락", "감소", "줄어", "줄었", "떨어", "내렸"],
    comparing: ["가장", "더", "최고", "최저", "최대", "최소"])
}

extension HalfWords {
  static let korean = HalfWords(
    none: "끝까지 절반 넘게 남음: {list}",
    alone: "{firstAt}에 절반이 남음",
    together: "모두 {firstAt}에 절반이 남음",
    firstAndLast:
      "남은 비율이 절반으로 줄어드는 시점은 {first}에서 {firstAt}, {last}에서는 그보다 늦은 {lastAt}",
    firstAndNever: "남은 비율이 절반으로 줄어드는 시점은 {first}({firstAt}){이|가} 가장 이르고, {never}{은|는} 끝까지 절반 넘게 남음",
    firstAndSomeNever:
      "남은 비율이 절반으로 줄어드는 시점은 {first}({firstAt}){이|가} 가장 이르고, 계열 {total}개 중 {n}개는 끝까지 절반 넘게 남음")
}

extension ContrastWords {
  static let korean = ContrastWords(
    shareOf: "{name} 비율",
    median: "중앙값",
    range: "{what}{은|는} {lowAt}의 {low}부터 {highAt}의 {high}까지",
    rangeOfTwo: "{what}{은|는} {highAt} {high}, {lowAt} {low}",
    higher: "{groups}에서 {what}{은|는} {aAt} 쪽이 {bAt}보다 높으며, 차이가 가장 큰 곳은 {at}({high} 대 {low})",
    extreme:
      "{groups}에서 {what}{은|는} {aAt}에서 가장 높고 {bAt}에서 가장 낮으며, 차이가 가장 큰 곳은 {at}({high} 대 {low})",
    reverses: "{what}{은|는} {at}에서는 {aAt} 쪽이 {bAt}보다 높지만({high} 대 {low}), {elsewhere}에서는 더 낮음",
    rises: "{what}{은|는} {fromAt}의 {from}에서 {toAt}의 {to}{으로|로} 오름",
    falls: "{what}{은|는} {fromAt}의 {from}에서 {toAt}의 {to}{으로|로} 내림",
    risesWith: "{groups}에서 {what}{은|는} {x}{과|와} 함께 오르며, 변화가 가장 큰 곳은 {at}({from}에서 {to})",
    fallsWith: "{groups}에서 {what}{은|는} {x}{이|가} 커질수록 내리며, 변화가 가장 큰 곳은 {at}({from}에서 {to})",
    unevenly: "{text}, 도중에 반대로 움직이기도 함",
    both: "두 그룹 모두",
    inAll: "{n}개 그룹 모두",
    inSome: "{n}개 그룹 중 {k}개",
    overlapping: "중앙값은 {lowAt}의 {low}부터 {highAt}의 {high}까지이며, 가운데 50% 범위는 모두 겹침")
}
