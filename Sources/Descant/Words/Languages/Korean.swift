extension Language {
  // A particle that follows the sound before it stands in braces: {은|는}, {으로|로}.
  /// Korean.
  public static let korean = Language(
    tag: "ko", locale: .korean,
    minimumGroupingDigits: 1,
    pluralRules: PluralRules([:]),
    kinds: KindWords(
      bar: "막대그래프", line: "꺾은선그래프", area: "영역 그래프", scatter: "산점도",
      pie: "원그래프", donut: "도넛 그래프", histogram: "히스토그램", heatMap: "히트맵",
      strip: "스트립 플롯", range: "범위 그래프", box: "상자 그림", interval: "구간 추정 그래프", text: "텍스트 그래프",
      combined: "혼합 그래프"),
    roles: RoleWords(
      series: "계열", gap: "결측 구간", interval: "구간", panel: "패널", note: "메모", dataPoint: "데이터 포인트",
      bar: "막대", slice: "조각", cell: "셀", rangeBar: "범위", box: "상자", text: "텍스트"),
    joining: JoiningWords(
      pair: "{a}{과|와} {b}", lastPair: "{a}, {b}", comma: ", ", listComma: ", ",
      range: "{a}부터 {b}까지",
      nameComma: ", ", quoted: "‘{text}’", semicolon: ". ", subject: "{name}: {text}",
      fullStop: ".", space: " ", per: "{b}당 {a}", aside: "({text})", hasCapitals: false,
      semicolonInside: ", "),
    numbers: NumberWords(
      plus: "플러스 {n}", minus: "마이너스 {n}", withUnit: "{n}{unit}", percent: "{n}퍼센트",
      percentSign: "{n}%", percentagePoints: Plural("{n}퍼센트포인트"), unknown: "알 수 없음",
      magnitudes: Magnitudes(
        [(12, Plural("{n}조")), (8, Plural("{n}억")), (4, Plural("{n}만"))], chain: "{a} {b}",
        withUnit: "{n} {unit}", least: 1e5), isSignAtNumber: true),
    dates: DateWords(
      year: "%Y년", half: "%Y년 %h", trimester: "%Y년 %t", quarter: "%Y년 %q분기",
      isoWeek: "%G년 %V번째 주", month: "%Y년 %-m월", week: "%Y년 %-m월 %-d일 시작 주",
      day: "%Y년 %-m월 %-d일", hour: "%Y년 %-m월 %-d일 %-H시",
      minute: "%Y년 %-m월 %-d일 %-H시 %-M분", second: "%Y년 %-m월 %-d일 %-H시 %-M분 %-S초",
      millisecond: "%Y년 %-m월 %-d일 %-H시 %-M분 %-S.%L초", monthAndDay: "%-m월 %-d일",
      halfOfYear: "%h", quarterOfYear: "%q분기", dayOfMonth: "%-d일", hourOfDay: "%-H시",
      minuteOfHour: "%-M분",
      firstDay: "1", halves: ["상반기", "하반기"], thirds: ["1월~4월", "5월~8월", "9월~12월"]),
    units: [
      "%": Plural("{n}퍼센트"), "$": Plural("{n}달러"), "€": Plural("{n}유로"),
      "£": Plural("{n}파운드"), "¥": Plural("{n}엔"), "kg": Plural("{n}킬로그램"),
      "g": Plural("{n}그램"), "lb": Plural("{n}파운드"),
      "km": Plural("{n}킬로미터"), "m": Plural("{n}미터"), "cm": Plural("{n}센티미터"),
      "mm": Plural("{n}밀리미터"), "°C": Plural("섭씨 {n}도"), "°F": Plural("화씨 {n}도"),
      "km/h": Plural("시속 {n}킬로미터"), "m/s": Plural("초속 {n}미터"), "ppm": Plural("{n}피피엠"),
      "h": Plural("{n}시간"), "min": Plural("{n}분"), "s": Plural("{n}초"), "ms": Plural("{n}밀리초"),
      "days": Plural("{n}일"), "weeks": Plural("{n}주"), "months": Plural("{n}개월"),
      "years": Plural("{n}년"), "t": Plural("{n}톤"), "mg": Plural("{n}밀리그램"), "l": Plural("{n}리터"),
      "ha": Plural("{n}헥타르"), "km²": Plural("{n}제곱킬로미터"), "m²": Plural("{n}제곱미터"),
      "m³": Plural("{n}세제곱미터"), "mph": Plural("시속 {n}마일"), "kW": Plural("{n}킬로와트"),
      "MW": Plural("{n}메가와트"), "kWh": Plural("{n}킬로와트시"), "MWh": Plural("{n}메가와트시"),
      "GWh": Plural("{n}기가와트시"), "dB": Plural("{n}데시벨"), "hPa": Plural("{n}헥토파스칼"),
      "people": Plural("{n}명"),
      "µg": Plural("{n}마이크로그램"),
      "ml": Plural("{n}밀리리터"),
      "mpg": Plural("갤런당 {n}마일"),
      "GW": Plural("{n}기가와트"),
      "TWh": Plural("{n}테라와트시"),
    ],
    names: NameWords(
      titled: "{title} {value}", gap: "{range}, 데이터 없음", noData: "데이터 없음",
      interval: "{range}, {count}, 평균 {mean}, 최소 {low}({lowAt}), 최대 {high}({highAt})",
      rangeInterval: "{range}, {count}, {low}({lowAt})부터 {high}({highAt})까지",
      levelInterval: "{range}, {count}, 모두 {value}", plainInterval: "{range}, {count}",
      missing: Plural("데이터 없는 점 {n}개"), points: Plural("점 {n}개"),
      intervals: Plural("구간 {n}개"), gaps: Plural("결측 구간 {n}개"),
      skip: "그림 건너뛰기, {what}", reference: "{label}: {value}",
      referenceWithoutLabel: "기준선, {value}"),
    overview: OverviewWords(
      sentence: "{kind}: {parts}", against: "{x}에 따른 {y}",
      grid: "{x}{과|와} {y}별 {value}", distribution: "{x} 분포", inUnit: "{y}({unit})",
      bars: Plural("막대 {n}개"), slices: Plural("조각 {n}개"), cells: Plural("셀 {n}개"),
      bins: Plural("계급 {n}개"), series: Plural("계열 {n}개"), panels: Plural("패널 {n}개")),
    facts: .korean,
    listening: ListeningWords(
      time: "시간은 {x} 축을 따라 {from}에서 {to}까지 진행",
      order: "값을 데이터 순서대로 재생",
      pitch: "음이 높을수록 {y} 값이 큼. 가장 낮은 음은 {low}, 가장 높은 음은 {high}{을|를} 나타냄",
      pitchInverted: "음이 높을수록 {y} 값이 작음. 가장 낮은 음은 {low}, 가장 높은 음은 {high}{을|를} 나타냄",
      glide: "음이 값에서 값으로 이어짐", notes: "값마다 음 하나",
      mixed: "선은 이어지는 음, 낱값은 음 하나", pairs: "값마다 아래 끝에서 위 끝까지 음 두 개",
      boxes: "상자마다 음 다섯 개(최솟값, 제1사분위수, 중앙값, 제3사분위수, 최댓값)",
      sequence: "{series}{을|를} 차례로 재생", together: "{series}{을|를} 동시에 재생",
      rows: "{y}의 행을 차례로 재생", duration: "음이 길수록 {axis} 값이 큼",
      timbre: "{axis}마다 음색이 다름", silent: "{axes}{은|는} 소리로 나타내지 않음, 표 참조",
      reference: "기준음: {value}", referenceFirst: "먼저 비교할 음이 들림({reference})",
      ticks: "작은 딸깍 소리는 {x}의 격자선 표시", zero: "다른 딸깍 소리는 값이 0을 지나는 곳 표시",
      gaps: "작은 잡음은 데이터 없음을 뜻함",
      grouped: "값이 너무 촘촘한 곳에서는 최댓값과 최솟값만 들림",
      voice: "{name}{은|는} {timbre}", again: "마찬가지로 {timbre}",
      tremolo: "트레몰로가 있는 {timbre}",
      voices: "{clause}({list})", opening: "시작", closing: "끝", soft: "부드러운 음",
      hollow: "텅 빈 음", bright: "밝은 음", bell: "종소리", reed: "리드 음", whole: .korean),
    author: AuthorWords(
      colours: ["빨간", "빨간색", "파란", "파란색", "초록", "초록색", "노란", "노란색", "주황색", "보라색", "회색", "검은"],
      marks: ["선", "선이", "선은", "막대", "막대가", "점", "점이", "영역", "곡선"],
      places: ["위 그림", "아래 그림", "위의 그래프", "아래 그래프", "왼쪽", "오른쪽"],
      highest: ["가장 높은", "가장 높다", "최고", "최대"],
      lowest: ["가장 낮은", "가장 낮다", "최저", "최소"], hasSpaces: true),
    suggestions: .korean,
    columns: ColumnWords(
      series: "계열", panel: "패널", ownPanel: "패널(자체 눈금)", label: "이름", share: "비율", link: "링크",
      range: "{a}부터 {b}까지", from: "{title}, 시작", to: "{title}, 끝",
      withUnit: "{title}({unit})", caption: "{title}: {measure}",
      spread: ColumnWords.Spread(
        count: "값의 수", minimum: "최솟값", lowerQuartile: "제1사분위수", median: "중앙값",
        upperQuartile: "제3사분위수", maximum: "최댓값", outliers: "이상값", none: "없음"), intervals: .korean),
    interface: .korean, reading: .korean,
    phrases: InterfacePhrases(
      rows: Plural("{n}행"), columns: Plural("{n}열"), values: Plural("값 {n}개"),
      points: Plural("점 {n}개"), charts: Plural("차트 {n}개"), datasets: Plural("데이터 세트 {n}개"),
      allRows: Plural("전체 {n}행"), audioGraph: "{title}, 오디오 그래프", explorer: "{title}, 탐색",
      dataTable: "{title}, 데이터 표", fileSize: "{what}, {size}",
      hearSeconds: "{from}초부터 {to}초까지 듣기", row: "{n}행", pageTitle: "{title} – {site}",
      place: "{count}개 중 {n}번째", pageNumber: "{count}쪽 중 {n}쪽", tagged: "태그 ‘{tag}’",
      results: Plural("결과 {n}개")))
}

extension FactWords {
  static let korean = FactWords(
    total: "합계",
    axes: AxesWords(
      range: "{title}: {range}", categories: "{title}: {list}", series: "계열 {n}개: {list}"),
    ranking: RankingWords(
      item: "{name}({value})", two: "{a}{이|가} {b}보다 높음", all: "값이 큰 순서대로 {list}",
      highest: "값이 가장 큰 것은 {a}", second: "값이 가장 큰 것은 {a}, 다음은 {b}",
      ranked: "값이 가장 큰 것은 {a}, 다음은 {b}{과|와} {c}", lowest: "가장 작은 것은 {last}",
      top: "전체 {total}개 중 가장 큰 {shown}개 가운데 {text}",
      tied: "{names}{이|가} {value}{으로|로} 가장 큼",
      tiedLowest: "{names}{이|가} {value}{으로|로} 가장 작음",
      categories: Plural("범주 {n}개")),
    share: ShareWords(
      largest: "가장 큰 부분은 {name}, {value}{으로|로} 전체의 {share}",
      smallest: "가장 작은 부분은 {name}, {value}{으로|로} {share}",
      majority: "절반을 넘는 부분은 {name}, {value}{으로|로} 전체의 {share}",
      tied: "가장 큰 부분은 {names}, 각각 전체의 {share}", equal: "{n}개 부분의 크기가 모두 같음",
      together: "{n}개 중 가장 큰 {k}개의 합이 {share}{을|를} 차지함"),
    shape: ShapeWords(
      rise: ShapeWords.Leg(
        only: "{fromAt}의 {from}에서 {toAt}의 {to}까지 상승",
        first: "{fromAt}의 {from}에서 {toAt}의 고점 {to}까지 상승",
        middle: "{toAt}의 고점 {to}까지 상승", last: "이후 {toAt}의 {to}까지 상승"),
      fall: ShapeWords.Leg(
        only: "{fromAt}의 {from}에서 {toAt}의 {to}까지 하락",
        first: "{fromAt}의 {from}에서 {toAt}의 저점 {to}까지 하락",
        middle: "{toAt}의 저점 {to}까지 하락", last: "이후 {toAt}의 {to}까지 하락"),
      comma: ", ", method: "전환점, 가장 작은 상승 또는 하락은 전체 범위의 {share}"),
    courses: .korean,
    trend: TrendWords(
      except: "{text}({names} 제외)",
      up: "전체적으로 상승", down: "전체적으로 하락", upBy: "전체적으로 상승, {rate}",
      downBy: "전체적으로 하락, {rate}",
      level: "뚜렷한 상승이나 하락 없이 {fromAt}의 {from}에서 {toAt}의 {to}{으로|로} 변화",
      mixed: "{fromAt}의 {from}에서 {toAt}의 {to}{으로|로} 오르내리며 변화",
      bothUp: "두 계열 모두 전체적으로 상승", bothDown: "두 계열 모두 전체적으로 하락",
      allUp: "계열 {n}개 모두 전체적으로 상승", allDown: "계열 {n}개 모두 전체적으로 하락",
      mostUp: "계열 {n}개 중 {k}개가 전체적으로 상승", mostDown: "계열 {n}개 중 {k}개가 전체적으로 하락",
      namedUp: "{names}{은|는} 전체적으로 상승", namedDown: "{names}{은|는} 전체적으로 하락",
      method: "만-켄달 검정, τ = {tau}, p {p}, 타일-센 기울기"),
    relation: RelationWords(
      up: Graded(
        "{x} 값이 클수록 {y} 값도 큰 경향이 있음, 상관관계는 {strength}",
        "강함", "중간 정도", "약함"),
      down: Graded(
        "{x} 값이 클수록 {y} 값은 작은 경향이 있음, 상관관계는 {strength}",
        "강함", "중간 정도", "약함"),
      eachUp: "{n}개 그룹 모두에서 {x} 값이 클수록 {y} 값도 큰 경향이 있음",
      eachDown: "{n}개 그룹 모두에서 {x} 값이 클수록 {y} 값은 작은 경향이 있음",
      mostUp: "{n}개 그룹 중 {k}개에서 {x} 값이 클수록 {y} 값도 큰 경향이 있음",
      mostDown: "{n}개 그룹 중 {k}개에서 {x} 값이 클수록 {y} 값은 작은 경향이 있음",
      everyUp: "{x} 값이 클수록 {y} 값도 예외 없이 큼",
      everyDown: "{x} 값이 클수록 {y} 값은 예외 없이 작음",
      fifths: "{text}, 중앙값은 하위 5분의 1에서 {low}, 상위 5분의 1에서 {high}",
      thirds: "{text}, 중앙값은 하위 3분의 1에서 {low}, 상위 3분의 1에서 {high}",
      method: "스피어먼 순위 상관, ρ = {rho}, p {p}"),
    clouds: .korean,
    cluster: ClusterWords(
      two: """
        {axis} 축에서 점들이 두 그룹으로 나뉨: {low}({lowCount}), {high}({highCount}), \
        그 사이에는 점이 없음
        """,
      pair: "점들이 두 그룹으로 나뉨: {x} {lowX}, {y} {lowY} 부근({lowCount})과 {highX}, {highY} 부근({highCount})"
    ),
    distribution: DistributionWords(
      peak: "도수가 가장 큰 계급은 {range}, {count}", peaks: "봉우리는 두 개: {a}, {b}",
      middleHalf: "중앙값은 {median}, 가운데 절반의 값은 {range}",
      common: "가장 흔한 값은 {value}, {points} 중 {n}개",
      mode: "가장 흔한 것은 {name}: {total} 중 {count}({share})",
      tailRight: "높은 값 쪽으로 꼬리가 긺",
      tailLeft: "낮은 값 쪽으로 꼬리가 긺", method: "왜도 = {skewness}"),
    group: GroupWords(means: "평균이 가장 높은 것은 {highAt}({high}), 가장 낮은 것은 {lowAt}({low})"),
    box: BoxWords(
      spread: "중앙값 {median}, 가운데 절반은 {middle}, 전체는 {range}",
      outliers: Plural("이상값 {n}개"), values: Plural("값 {n}개"),
      boxes: Plural("상자 {n}개"),
      medians: "중앙값이 가장 높은 것은 {highAt}({high}), 가장 낮은 것은 {lowAt}({low})",
      same: "모든 중앙값은 {value}", widest: "가운데 절반이 가장 넓은 것은 {range}({at})",
      method: "선형 보간 사분위수",
      methodOfOutliers: "선형 보간 사분위수, 이상값은 가운데 절반에서 그 너비의 {reach}배 넘게 떨어진 값"),
    intervals: .korean, panels: .korean, maps: .korean, summary: .korean, half: .korean,
    levels: .korean, first: .korean, answers: .korean,
    contrast: .korean,
    extreme: ExtremeWords(
      highest: "최댓값은 {value}({places})", lowest: "최솟값은 {value}({places})",
      highestOften: "최댓값은 {value}, {points} 중 {n}개",
      lowestOften: "최솟값은 {value}, {points} 중 {n}개", of: Plural("점 {n}개")),
    change: ChangeWords(
      up: "{fromAt}의 {from}에서 {toAt}의 {to}{으로|로} {amount} 증가",
      down: "{fromAt}의 {from}에서 {toAt}의 {to}{으로|로} {amount} 감소",
      upShare: "{fromAt}의 {from}에서 {toAt}의 {to}{으로|로} {amount} 증가({share})",
      downShare: "{fromAt}의 {from}에서 {toAt}의 {to}{으로|로} {amount} 감소({share})",
      times: "{fromAt}의 {from}에서 {toAt}의 {to}{으로|로} 변화, 처음의 {share}배"),
    period: PeriodWords(every: "약 {length}마다 비슷한 변동이 반복됨", method: "자기상관, r = {r}"),
    outlier: OutlierWords(
      item: "{value}({at})", above: "이상값 1개: {item}, 다른 값들의 흐름보다 훨씬 높음",
      below: "이상값 1개: {item}, 다른 값들의 흐름보다 훨씬 낮음",
      several: "이상값 {n}개: {list}", method: "로버스트 회귀 직선과의 거리, 수정 z 점수 = {z}"),
    lead: LeadWords(
      categories: LeadWords.Noun(
        all: "범주 {n}개 모두",
        some: "범주 {n}개 중 {k}개"),
      years: LeadWords.Noun(all: "{n}년 모두", some: "{n}년 중 {k}년"),
      always: "{points}에서 {a}{이|가} {b}보다 높음",
      mostly: "{points} 중 {n}개에서 {a}{이|가} {b}보다 높음",
      alwaysHighest: "{points}에서 {a}{이|가} 가장 높음",
      mostlyHighest: "{points} 중 {n}개에서 {a}{이|가} 가장 높음",
      last: "마지막({at})에는 {a}{이|가} {high}{으로|로} 가장 높고, {b}{이|가} {low}{으로|로} 가장 낮음",
      all: Plural("점 {n}개 모두"), of: Plural("점 {n}개")),
    crossing: CrossingWords(passes: "{from}{과|와} {to} 사이에 {a}{이|가} {b}보다 높아짐"),
    difference: DifferenceWords(
      largest: "차이가 가장 큰 것은 {at}, {a}{이|가} {amount} 높음",
      widest: "가장 넓은 범위는 {range}({at})", narrowest: "가장 좁은 범위는 {range}({at})"),
    sign: SignWords(
      both: "{total} 중 {above}개는 0보다 크고 {below}개는 0보다 작음", values: Plural("값 {n}개")),
    gap: GapWords(
      places: "{places}{은|는} 데이터 없음", many: "{values}, 가장 긴 결측 구간은 {longest}",
      values: Plural("값 {n}개 누락"), several: Plural("값 {n}개 누락")),
    scale: ScaleWords(
      logarithmic: "{title}(로그 눈금)",
      log: "{title} 축은 로그 눈금, 같은 간격은 같은 배율을 나타냄",
      bent: "{title} 축은 선형이 아닌 눈금, 같은 간격이 같은 양을 나타내지 않음",
      reversed: "{title} 축은 거꾸로 진행, 큰 값이 먼저 옴",
      squeezed: "{series}: {title} 축의 5% 미만만 차지, 변화는 표에서 확인"),
    note: NoteWords(
      clock: "시각은 {clocks} 시계 기준",
      clocks: "시각은 여러 시계 기준이며 저마다 제 시계 그대로: {clocks}",
      topGroups: "{total}개 중 {shown}개만 표시({field})",
      aggregated: "각 값은 {by}별 {field}의 {operation}", counted: "각 값은 {by}별 행 수",
      truncated: "{title} 축은 0이 아니라 {value}에서 시작",
      dropped: Plural("유효한 값이 없는 행 {n}개 제외"),
      sampled: "전체 {total}행 중 무작위로 고른 {shown}행만 표시",
      drawnMissing: Plural("{field}의 빠진 값 {n}개를 {value}{으로|로} 그림"), level: "모든 값이 {value}",
      sharedPlaces: Plural("값 {n}개가 다른 값과 같은 자리에 있음"),
      intervals: "차례로 읽기 위해 {points}{을|를} {intervals}{으로|로} 묶음"),
    spans: SpanWords(
      year: Plural("{n}년"), month: Plural("{n}개월"), week: Plural("{n}주"),
      day: Plural("{n}일"), hour: Plural("{n}시간"), minute: Plural("{n}분"),
      second: Plural("{n}초"), point: Plural("점 {n}개")),
    rates: RateWords(
      year: "연간 약 {amount}", month: "한 달에 약 {amount}", day: "하루에 약 {amount}",
      hour: "한 시간에 약 {amount}", minute: "1분에 약 {amount}", second: "1초에 약 {amount}",
      step: "한 값마다 약 {amount}"),
    places: PlaceWords(
      year: "{x}", quarter: "{x}", month: "{x}", week: "{x}", day: "{x}", time: "{x}",
      clock: "{x}", number: "{x}", category: "{x}", inSeries: "{series}, {at}"))
}

extension InterfaceWords {
  static let korean = InterfaceWords(
    ways: .korean,
    page: PageWords(
      skipToContent: "본문으로 건너뛰기", home: "홈", mainNavigation: "주 메뉴",
      breadcrumb: "현재 위치", contents: "목차", pages: "페이지", charts: "차트",
      datasets: "데이터 세트", chart: "차트", dataset: "데이터 세트", documentation: "문서",
      about: "소개", footnotes: "각주", languages: "언어", previous: "이전", next: "다음",
      notFound: "페이지를 찾을 수 없음", madeWith: "Descant로 제작", updated: "수정일",
      data: "데이터",
      tags: "태그",
      search: "검색",
      searchHint: "페이지와 차트에 나오는 단어",
      searchEmpty: "검색 결과가 없습니다",
      notFoundText: "이 주소에는 아무것도 없습니다. 다음 페이지가 도움이 될 수 있습니다.",
      notMade: "이 페이지를 만들 수 없었습니다",
      moved: "이 페이지는 옮겨졌습니다",
      feed: "피드",
      newer: "더 최근",
      older: "더 이전",
      missing: "이 사이트에 없는 파일",
      missingText: "다음 파일은 표시할 수 없었습니다.",
      chartUnmade: "이 차트는 만들 수 없었습니다",
      taskDone: "완료", taskOpen: "미완료",
      asides: .korean),
    figure: FigureWords(
      summary: "요약", drawing: "그림", listen: "듣기", howToListen: "듣는 방법",
      transcript: "대본", features: "주요 특징", method: "찾은 방법",
      viewAsTable: "데이터를 표로 보기", show: "보기",
      hear: "듣기", data: "데이터", dataTable: "데이터 표",
      download: "내려받기", downloads: "내려받기", csv: "CSV", json: "JSON", svg: "SVG",
      sound: "소리", captions: "자막", midi: "MIDI", text: "텍스트", spec: "차트 명세",
      descriptor: "차트 설명(JSON)", audioGraph: "오디오 그래프", soundLegend: "소리 범례", eachSeries: "계열별로 듣기",
      allSeries: "모든 계열 함께",
      source: "출처", sources: "출처", licence: "라이선스", note: "주", notes: "주",
      listeningHelp: [
        "음이 높을수록 값이 큽니다. 플레이어 아래 문장에 다른 설명이 있으면 그에 따릅니다.",
        "미끄러지듯 이어지는 음은 선, 떨어진 음은 막대·점·조각, 짝을 이룬 두 음은 범위를 나타냅니다.",
        "약한 잡음은 데이터 없음을, 약한 똑딱 소리는 눈금선을 나타냅니다.",
        "음색이 바뀌면 다른 계열이나 그룹입니다. 음량에는 의미가 없습니다. 다만 점이 빽빽한 곳은 더 크게 들립니다.",
        "차트는 올라가는 두 음으로 시작하고 내려가는 두 음으로 끝납니다.",
        "화면 낭독기로는 그림을 한 점씩 읽을 수 있습니다. 그림 아래에 슬라이더가 있으면 화살표 키로 움직입니다.",
        "들리는 것은 모두 요약, 주요 특징, 대본, 표에 글로도 있습니다.",
      ]),
    table: TableWords(
      row: "행", rows: "행", columns: "열", noData: "데이터 없음", name: "이름", title: "제목",
      type: "유형", unit: "단위", description: "설명", example: "예", missing: "결측",
      distinct: "서로 다른 값", values: "값", minimum: "최솟값", maximum: "최댓값", mean: "평균",
      median: "중앙값", total: "합계", highest: "최대", lowest: "최소", outlier: "이상값",
      series: "계열", panel: "패널", share: "비율", yes: "예", no: "아니요"),
    types: TypeWords(
      number: "수", integer: "정수", boolean: "예/아니요", date: "날짜", datetime: "날짜와 시간",
      time: "시각", year: "연도", yearmonth: "연월",
      fiscalYear: "회계 연도", half: "반기", trimester: "4개월",
      quarter: "분기", week: "주", month: "월", weekday: "요일", hour: "시간", span: "연도 구간",
      category: "범주", text: "텍스트",
      identifier: "식별자"),
    tactile: .korean, howToRead: .korean,
    explorer: ExplorerWords(
      play: "재생", stop: "정지", highest: "최댓값", lowest: "최솟값", turningPoint: "다음 전환점",
      sounds: "이동할 때마다 소리",
      complete: "완료", speed: "속도",
      more: "더 보기", goTo: "이동", filter: "행 거르기",
      previousTurn: "이전 전환점", gap: "다음 빈 곳", crossing: "다음 교차점",
      values: "개별 값", back: "구간으로 돌아가기", again: "다시 듣기",
      here: "현재 위치", keys: "키", none: "없음",
      moves:
        "왼쪽·오른쪽 화살표: 값 하나씩, Home·End: 처음·끝, Page Up·Page Down: 더 멀리",
      moveSeries: "위·아래 화살표: 다른 계열",
      speech: "이동할 때마다 읽기", fit: "음높이를 데이터 범위에 맞추기",
      buzz: "눈금선에서 진동",
      base: "가장 낮은 음 먼저 재생", timbre: "음색", own: "차트의 음색"))
}
