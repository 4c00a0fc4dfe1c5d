extension SummaryWords {
  static let simplifiedChinese = SummaryWords(
    ends: "{text}，从{fromAt}的{from}到{toAt}的{to}",
    range: "最大值为{high}（{highAt}），最小值为{low}（{lowAt}）",
    risesMost: "{a}上升最多，从{fromAt}的{from}升至{toAt}的{to}",
    fallsMost: "{a}下降最多，从{fromAt}的{from}降至{toAt}的{to}",
    upAndDown: "{n}个系列中，有{up}末值高于初值，有{down}低于初值",
    counted: "{n}个",
    allEndHigher: "{n}个系列的末值都高于初值", allEndLower: "{n}个系列的末值都低于初值",
    onlyHigher: Plural("只有{names}的末值高于初值"),
    onlyLower: Plural("只有{names}的末值低于初值"),
    mostUp: "{text}，其中{name}增幅最大（{share}）",
    rising: ["上升", "增长", "增加", "上涨", "提高", "翻倍"],
    falling: ["下降", "减少", "下跌", "降低", "下滑", "减半"],
    comparing: ["最", "更", "高于", "低于", "多于", "少于"])
}

extension HalfWords {
  static let simplifiedChinese = HalfWords(
    none: "到最后仍高于一半：{list}",
    alone: "{firstAt}降至一半",
    together: "全部在{firstAt}降至一半",
    firstAndLast: "先降至一半的是{first}（{firstAt}），后降至一半的是{last}（{lastAt}）",
    firstAndNever: "最早降至一半的是{first}（{firstAt}），到最后仍高于一半的是{never}",
    firstAndSomeNever: "最早降至一半的是{first}（{firstAt}），{total}个系列中有{n}个到最后仍高于一半")
}

extension ContrastWords {
  static let simplifiedChinese = ContrastWords(
    shareOf: "{name}的占比",
    median: "中位数",
    range: "{what}从{lowAt}的{low}到{highAt}的{high}不等",
    rangeOfTwo: "{what}：{highAt}为{high}，{lowAt}为{low}",
    higher: "在{groups}，{what}都是{aAt}高于{bAt}，差距最大的是{at}（{high}对{low}）",
    extreme: "在{groups}，{what}都是{aAt}最高、{bAt}最低，差距最大的是{at}（{high}对{low}）",
    reverses: "{what}在{at}是{aAt}高于{bAt}（{high}对{low}），在{elsewhere}则较低",
    rises: "{what}从{fromAt}的{from}升至{toAt}的{to}",
    falls: "{what}从{fromAt}的{from}降至{toAt}的{to}",
    risesWith: "{what}在{groups}随{x}上升，变化最大的是{at}（从{from}到{to}）",
    fallsWith: "{what}在{groups}随{x}增大而下降，变化最大的是{at}（从{from}到{to}）",
    unevenly: "{text}，但并非每一步都如此",
    both: "两组中",
    inAll: "全部{n}组中",
    inSome: "{n}组中的{k}组里",
    overlapping: "中位数从{lowAt}的{low}到{highAt}的{high}，中间50%的范围全都重叠")
}
