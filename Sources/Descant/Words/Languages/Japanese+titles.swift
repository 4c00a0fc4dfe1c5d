extension SuggestionWords {
  static let japanese = SuggestionWords(
    language: "ja",
    titles: TitleWords(
      by: "{x}別の{y}", summary: "{field}の{operation}",
      operations: [
        "mean": "平均", "average": "平均", "median": "中央値", "sum": "合計", "min": "最小値",
        "max": "最大値", "count": "個数", "distinct": "異なる値の数", "stdev": "標準偏差",
        "variance": "分散",
      ],
      count: "行数", atLeast: "{argument}が最小のときの{field}",
      atMost: "{argument}が最大のときの{field}", binned: "{field}", step: "{field}",
      allRows: "すべての行", value: "値"),
    keepsCapitals: false, comma: "、", and: "と",
    stacked: "{x}別の{y}（{series}別の積み上げ）", parts: "{x}別の{y}（全体に占める割合）",
    named: "{table}：{title}", mean: "{field}の平均", median: "{field}の中央値", total: "{field}の合計",
    distribution: "{field}の分布", meanWord: "平均", medianWord: "中央値", totalWord: "合計", sumWord: "合計",
    ofEach: "{step}ごとの{summary}", ofRows: "{group}ごとの行の{summary}",
    ofAll: "すべての行の{summary}",
    ofSeries: "{count}系列の{summary}（{group}）", inYear: "{title}（{year}年）",
    years: "{text}、{a}年から{b}年まで",
    steps: ["year": "年", "month": "月", "day": "日", "hour": "時間"],
    dayCount: "日数",
    panelsMost: "{group}ごとのパネル、合計の大きい順", panelsHighest: "{group}ごとのパネル、平均の大きい順",
    topOf: "{title}：{count}件中の上位{n}件", caseCount: "件数",
    shareOf: "{field}の割合", answers: "回答", question: "質問", row: "行", column: "列",
    without: "「{name}」を除く",
    range: "{a}から{b}まで",
    numerals: [])
}
