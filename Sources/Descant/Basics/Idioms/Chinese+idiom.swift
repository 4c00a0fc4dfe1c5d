extension Idiom {
  static let chinese = Idiom(
    tag: "zh",
    calendar: CalendarWords(
      months: CalendarWords.numbered("月", "一 二 三 四 五 六 七 八 九 十 十一 十二"),
      weekdays: ["星期", "周", "週", "礼拜", "禮拜"].map {
        CalendarWords.prefixed($0, CalendarWords.chinese("日 天"))
      },
      quarters: """
        第一季度 一季度 1季度 第1季度|第二季度 二季度 2季度 第2季度|第三季度 三季度 3季度 第3季度|第四季度 四季度 4季度 第4季度
        """,
      halves: "上半年|下半年",
      seasons: "春 春季|夏 夏季|秋 秋季|冬 冬季",
      partsOfDay: "早上 上午|中午|下午|晚上|夜里"),
    times: TimeWords(
      year: "年 年份 年度 调查年", half: "半年", quarter: "季度", month: "月 月份", week: "周", day: "日 星期",
      date: "日期", hour: "时", time: "时间 时点 期间", duration: "时长", clock: "时刻",
      endings: TimeWords.Endings(
        year: "年 年度", quarter: "季度", month: "月 年月", week: "周", date: "日期", time: "时间")),
    missing: ["无数据", "缺失", "没有数据"],
    preamble: PreambleWords(
      source: "资料来源, 来源, 数据来源", table: "表, 图", note: "注, 注释, 备注, 单位, 更新",
      title: "标题, 标题名称, 表名"),
    labels: PeriodLabels(
      quarter: "{y}年{n}季度", half: "{y}年{n}", third: "{y}年{from}–{to}月", week: "{y}年第{n}周",
      halves: ["上半年", "下半年"]),
    emptyLinks: ["点击这里", "点这里", "这里", "此处", "更多", "阅读更多", "查看更多", "链接", "详情", "下载"])
}
