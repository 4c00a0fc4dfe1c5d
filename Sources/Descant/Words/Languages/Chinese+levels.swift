extension LevelWords {
  static let simplifiedChinese = LevelWords(
    scattered: "没有明显的上升或下降，在中位数{median}上下波动，中间50%的数值在{range}之间",
    higher: "中位数{aAt}（{a}）高于{bAt}（{b}）",
    times: "{aAt}的中位数（{a}）约为{bAt}（{b}）的{times}倍",
    overlapping: "{text}；中间50%的范围相互重叠",
    highest: "中位数最大的是{at}（{value}）",
    lowest: "中位数最小的是{at}（{value}）",
    correlated: "最强的相关是{highAt}之间的{high}，最强的负相关是{lowAt}之间的{low}",
    correlatedUp: "最强的相关是{highAt}之间的{high}",
    diagonal: "{n}行中有{k}行，最大值出现在同一名称与自身相交处",
    heaps: "数据点分成{n}组：{list}",
    heapCount: "数据点分成{n}组",
    firstHeap: "{count}在{x} {xAt}、{y} {yAt}附近",
    heap: "{count}在{xAt}、{yAt}附近",
    classes: "中位数分成两组：{highAt}为{high}，{lowAt}为{low}")
}

extension AnswerWords {
  static let simplifiedChinese = AnswerWords(
    conditions: [
      "治疗", "接种", "感染", "已婚", "吸烟", "怀孕", "死亡", "就业",
    ],
    starts: ["来源"],
    ends: ["目的地"],
    without: "非{name}",
    qualities: [
      "蓝", "棕", "绿", "红", "黑", "白", "黄", "高", "低", "中", "大", "小", "好", "差", "强", "弱", "阳性",
      "阴性", "正常", "无",
    ])
}
