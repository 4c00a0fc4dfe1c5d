extension IntervalWords {
  static let simplifiedChinese = IntervalWords(
    estimate: "{value}，区间为{range}",
    without: "{value}，无区间",
    confidence: "带{level}置信区间",
    standardError: "两侧各一个标准误",
    standardDeviation: "两侧各一个标准差",
    quartiles: "带中间50%的范围",
    unnamed: "带区间",
    named: "带区间（{name}）",
    ends: "从{aAt}的{a}到{bAt}的{b}，两者的区间{overlap}",
    extremes: "最大的是{aAt}（{a}），最小的是{bAt}（{b}），区间{overlap}",
    overlap: "有重叠",
    apart: "没有重叠",
    same: "所有值均为{value}",
    others: "其余{n}个区间中有{k}个与最大值的区间重叠",
    both: "其余两个区间都与最大值的区间重叠",
    all: "其余{n}个区间都与最大值的区间重叠",
    none: "其余区间都不与最大值的区间重叠",
    zero: ZeroWords(
      above: "只有{at}的区间完全高于零",
      below: "只有{at}的区间完全低于零",
      both: "只有{above}的区间完全高于零，只有{below}的区间完全低于零",
      within: "所有区间都包含零"),
    confidenceMethod: "均值的置信区间按学生t分布计算",
    notes: "每个值是三个音：区间下端、值、区间上端",
    band: "两个较轻的音沿区间的两端滑动",
    silent: "声音不表现区间，请查看表格")
}

extension ColumnWords.Intervals {
  static let simplifiedChinese = ColumnWords.Intervals(
    confidence: "{level}置信区间", standardError: "均值±标准误",
    standardDeviation: "均值±标准差", quartiles: "中间50%", unnamed: "区间")
}

extension WholeWords {
  static let simplifiedChinese = WholeWords(
    below: "粗糙的音表示低于零的值",
    cloud: "{points}太多，不能一点一音。音越多、越响，该处的点越多。较长的音是最低值、最高值和离群的值",
    trend: "最后的滑音表示其趋势",
    total: "先播放合计",
    parts: "在各部分中最高音代表{high}",
    band: "先同时播放所有系列，再依次简短播放每个系列",
    median: "同时播放时为最小值、中位数和最大值三个音",
    beyond: "另有{series}听不到，请查看表格",
    means: "先播放按{x}的平均值，再播放按{y}的平均值",
    mean: "按{axis}的平均值",
    tour: "概览为{time}。继续播放可逐一收听",
    first: "概览为{time}，包含{count}个中的{n}个。继续播放可收听其余的")
}
