extension Idiom {
  static let english = Idiom(
    tag: "en",
    calendar: CalendarWords(
      months: [
        "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul",
        "august aug", "september sep sept", "october oct", "november nov", "december dec",
      ],
      weekdays: [
        CalendarWords.words("monday tuesday wednesday thursday friday saturday sunday"),
        ["mon", "tue tues", "wed", "thu thur thurs", "fri", "sat", "sun"],
        CalendarWords.words("mo tu we th fr sa su"),
      ],
      quarters: """
        1st_quarter first_quarter quarter_1|2nd_quarter second_quarter quarter_2|\
        3rd_quarter third_quarter quarter_3|4th_quarter fourth_quarter quarter_4
        """,
      halves: "1st_half first_half|2nd_half second_half",
      seasons: "spring|summer|autumn fall|winter",
      partsOfDay: "morning|noon midday|afternoon|evening|night"),
    times: TimeWords(
      year: "year years yr yrs fy season cohort vintage budgetyear", half: "half halfyear",
      quarter: "quarter quarters qtr", month: "month months mon mth yearmonth ym",
      week: "week weeks wk isoweek", day: "day days weekday dow", date: "date dates dt ymd asof",
      hour: "hour hours hr", time: "time timestamp datetime t x period ts",
      duration: "duration elapsed runtime",
      clock: """
        clock start end begin opening closing departure arrival starttime endtime timeofday
        """),
    missing: ["missing", "no data", "not available", "not applicable", "unknown", "suppressed"],
    preamble: PreambleWords(
      source: "source, sources, data source",
      table: "table, figure, chart, exhibit, tab, fig",
      note:
        "note, notes, footnote, footnotes, last updated, last updated date, updated, date, unit, units",
      title: "title, series title, table title, dataset title"),
    labels: PeriodLabels(
      quarter: "Q{n} {y}", half: "H{n} {y}", third: "T{n} {y}", week: "W{n} {y}"),
    emptyLinks: [
      "click here", "here", "read more", "more", "link", "this link", "this page", "this", "click",
      "learn more", "see more", "details", "see here", "go", "download",
    ])
}
