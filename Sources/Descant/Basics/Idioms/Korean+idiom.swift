extension Idiom {
  private static let koreanDays = CalendarWords.words("월 화 수 목 금 토 일")

  static let korean = Idiom(
    tag: "ko",
    calendar: CalendarWords(
      months: CalendarWords.numbered("월", "일 이 삼 사 오 유 칠 팔 구 시 십일 십이"),
      weekdays: [
        CalendarWords.suffixed("요일", koreanDays), koreanDays, koreanDays.map { "(" + $0 + ")" },
      ],
      quarters: """
        1분기 제1분기 1/4분기 제_1/4분기 제1/4분기|2분기 제2분기 2/4분기 제_2/4분기 제2/4분기|\
        3분기 제3분기 3/4분기 제_3/4분기 제3/4분기|4분기 제4분기 4/4분기 제_4/4분기 제4/4분기
        """,
      halves: "상반기|하반기",
      seasons: "봄|여름|가을|겨울",
      partsOfDay: "아침|낮|오후|저녁|밤"),
    times: TimeWords(
      year: "연도 년 년도 연", half: "반기", quarter: "분기", month: "월 연월 년월", week: "주", day: "요일 일",
      date: "날짜 일자", hour: "시", time: "일시 시간 시점 기간", duration: "소요시간", clock: "시각",
      endings: TimeWords.Endings(
        year: "연도 년도 년", quarter: "분기", date: "날짜 일자", time: "일시")),
    missing: ["자료없음", "결측", "무응답"],
    preamble: PreambleWords(
      source: "출처, 자료", table: "표, 그림", note: "주, 주석, 단위, 갱신",
      title: "제목, 통계표명"),
    labels: PeriodLabels(
      quarter: "{y}년 {n}분기", half: "{y}년 {n}", third: "{y}년 {from}~{to}월", week: "{y}년 {n}주",
      halves: ["상반기", "하반기"]),
    emptyLinks: ["여기", "여기를 클릭", "여기를 클릭하세요", "클릭", "더 보기", "더보기", "자세히", "링크", "이 링크"])
}
