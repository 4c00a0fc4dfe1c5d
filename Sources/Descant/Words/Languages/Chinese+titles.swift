extension SuggestionWords {
  static let simplifiedChinese = SuggestionWords(
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
    named: "{table}：{title}", mean: "{field}的平均值", total: "{field}的总和",
    distribution: "{field}的分布", meanWord: "平均值", totalWord: "总和", sumWord: "总和",
    ofEach: "每{step}的{summary}", ofRows: "每个{group}各行的{summary}", ofAll: "所有行的{summary}",
    inYear: "{title}（{year}年）", years: "{text}，{a}年至{b}年",
    steps: ["year": "年", "month": "月", "day": "日", "hour": "小时"],
    dayCount: "天数", count: nil,
    panelsMost: "每个{group}一个子图，按总和从大到小", panelsHighest: "每个{group}一个子图，按平均值从大到小",
    largestColumns: "{table}：{count}列中最大的{n}列", byMeans: "按平均值从大到小",
    byMeansWithoutSums: "按平均值从大到小；不含汇总其他列的列",
    topMost: "{count}项中{field}总和最大的{n}项", topHighest: "{count}项中{field}最大的{n}项",
    topHighestOnAverage: "{count}项中{field}平均值最大的{n}项",
    evenly: "{field}的{count}个值中等距的{n}个", topValues: "{count}项中值最大的{n}项",
    topCounts: "{count}项中行数最多的{n}项", without: "不含“{name}”", range: "{a}至{b}", numerals: [])
}
