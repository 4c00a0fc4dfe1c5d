extension SuggestionWords {
  static let simplifiedChinese = SuggestionWords(
    language: "zh",
    titles: TitleWords(
      by: "按{x}划分的{y}", summary: "{field}的{operation}",
      operations: [
        "mean": "平均值", "average": "平均值", "median": "中位数", "sum": "总和",
        "min": "最小值", "max": "最大值", "count": "个数", "distinct": "不同值的个数",
        "stdev": "标准差", "variance": "方差",
      ],
      count: "行数", atLeast: "{argument}最小时的{field}",
      atMost: "{argument}最大时的{field}", binned: "{field}", step: "{field}",
      allRows: "所有行", value: "值"),
    keepsCapitals: false, comma: "、", and: "和",
    stacked: "按{x}划分的{y}（按{series}堆叠）", parts: "按{x}划分的{y}（整体的组成部分）",
    named: "{table}：{title}", mean: "{field}的平均值", median: "{field}的中位数", total: "{field}的总和",
    distribution: "{field}的分布", meanWord: "平均值", medianWord: "中位数", totalWord: "总和", sumWord: "总和",
    ofEach: "每{step}的{summary}", ofRows: "每个{group}各行的{summary}", ofAll: "所有行的{summary}",
    ofSeries: "{count}个系列的{summary}（{group}）",
    inYear: "{title}（{year}年）", years: "{text}，{a}年至{b}年",
    steps: ["year": "年", "month": "月", "day": "日", "hour": "小时"],
    dayCount: "天数",
    panelsMost: "每个{group}一个子图，按总和从大到小", panelsHighest: "每个{group}一个子图，按平均值从大到小",
    topOf: "{title}：{count}个中最高的{n}个", caseCount: "个案数",
    shareOf: "{field}占比", answers: "回答", question: "问题", row: "行", column: "列",
    without: "不含“{name}”", range: "{a}至{b}",
    numerals: [])
}
