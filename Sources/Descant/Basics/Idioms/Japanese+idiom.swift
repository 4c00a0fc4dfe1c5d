extension Idiom {
  private static let japaneseDays = CalendarWords.words("月 火 水 木 金 土 日")

  static let japanese = Idiom(
    tag: "ja",
    calendar: CalendarWords(
      months: CalendarWords.numbered("月", "一 二 三 四 五 六 七 八 九 十 十一 十二"),
      weekdays: [
        CalendarWords.suffixed("曜日", japaneseDays), CalendarWords.suffixed("曜", japaneseDays),
        japaneseDays, japaneseDays.map { "(" + $0 + ")" },
      ],
      quarters: """
        第1四半期 第一四半期 1-3月期|第2四半期 第二四半期 4-6月期|第3四半期 第三四半期 7-9月期|第4四半期 第四四半期 10-12月期
        """,
      halves: "上期 上半期|下期 下半期",
      seasons: "春|夏|秋|冬",
      partsOfDay: "朝|昼|午後|夕方|夜"),
    times: TimeWords(
      year: "年 年度 年次 調査年", half: "半期", quarter: "四半期", month: "月 年月", week: "週", day: "日 曜日",
      date: "日付", hour: "時", time: "時間 時点 期間 時刻 日時", duration: "所要時間", clock: "時刻",
      endings: TimeWords.Endings(
        year: "年 年度", quarter: "四半期", month: "月 年月", week: "週", date: "日付", time: "時刻 日時")),
    missing: ["不明", "無回答", "欠測", "データなし"],
    preamble: PreambleWords(
      source: "出典, 資料, 出所", table: "図表, 図", note: "注記, 備考, 単位",
      title: "表題, タイトル, 統計表名"),
    labels: PeriodLabels(
      quarter: "{y}年第{n}四半期", half: "{y}年{n}", third: "{y}年{from}～{to}月", week: "{y}年第{n}週",
      halves: ["上半期", "下半期"]),
    emptyLinks: ["こちら", "ここ", "ここをクリック", "こちらをクリック", "詳細", "詳しくはこちら", "もっと見る", "続きを読む", "リンク"])
}
