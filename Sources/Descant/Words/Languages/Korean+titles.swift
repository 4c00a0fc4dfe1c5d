extension SuggestionWords {
  static let korean = SuggestionWords(
    language: "ko",
    titles: TitleWords(
      by: "{x}별 {y}", summary: "{field} {operation}",
      operations: [
        "mean": "평균", "average": "평균", "median": "중앙값", "sum": "합계", "min": "최솟값",
        "max": "최댓값", "count": "개수", "distinct": "서로 다른 값의 수", "stdev": "표준편차",
        "variance": "분산",
      ],
      count: "행 수", atLeast: "{argument} 최소일 때의 {field}",
      atMost: "{argument} 최대일 때의 {field}", binned: "{field}", step: "{field}",
      allRows: "모든 행", value: "값"),
    keepsCapitals: false, comma: ", ", and: ", ",
    stacked: "{x}별 {y}({series}별 누적)", parts: "{x}별 {y}(전체에서 차지하는 비율)",
    named: "{table}: {title}", mean: "{field} 평균", median: "{field} 중앙값", total: "{field} 합계",
    distribution: "{field} 분포", meanWord: "평균", medianWord: "중앙값", totalWord: "합계", sumWord: "합계",
    ofEach: "{step}별 {summary}", ofRows: "{group}별 행의 {summary}", ofAll: "모든 행의 {summary}",
    ofSeries: "{count}개 계열의 {summary}({group})",
    inYear: "{title}({year}년)", years: "{text}, {a}년부터 {b}년까지",
    steps: ["year": "연도", "month": "월", "day": "일", "hour": "시간"],
    dayCount: "일수",
    panelsMost: "{group}별 패널, 합계가 큰 순", panelsHighest: "{group}별 패널, 평균이 높은 순",
    topOf: "{title}: {count}개 중 상위 {n}개", caseCount: "사례 수",
    shareOf: "{field} 비율", answers: "응답", question: "질문", row: "행", column: "열",
    without: "‘{name}’ 제외",
    range: "{a}부터 {b}까지",
    numerals: [])
}
