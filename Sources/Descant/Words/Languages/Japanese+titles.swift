extension SuggestionWords {
  static let japanese = SuggestionWords(
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
    named: "{table}：{title}", mean: "{field}の平均", total: "{field}の合計",
    distribution: "{field}の分布", meanWord: "平均", totalWord: "合計", sumWord: "合計",
    ofEach: "{step}ごとの{summary}", ofRows: "{group}ごとの行の{summary}",
    ofAll: "すべての行の{summary}", inYear: "{title}（{year}年）", years: "{text}、{a}年から{b}年まで",
    steps: ["year": "年", "month": "月", "day": "日", "hour": "時間"],
    dayCount: "日数", count: nil,
    panelsMost: "{group}ごとのパネル、合計の大きい順", panelsHighest: "{group}ごとのパネル、平均の大きい順",
    largestColumns: "{table}：{count}列のうち上位{n}列", byMeans: "平均の大きい順",
    byMeansWithoutSums: "平均の大きい順。他の列を合計した列は除く",
    topMost: "{count}件のうち{field}の合計の上位{n}件", topHighest: "{count}件のうち{field}の上位{n}件",
    topHighestOnAverage: "{count}件のうち{field}の平均の上位{n}件",
    evenly: "{field}の値{count}個のうち等間隔の{n}個", topValues: "{count}件のうち値の上位{n}件",
    topCounts: "{count}件のうち行数の上位{n}件", without: "「{name}」を除く", range: "{a}から{b}まで",
    numerals: [])
}
