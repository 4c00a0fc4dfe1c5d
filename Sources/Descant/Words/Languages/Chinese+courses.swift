extension CourseWords {
  static let chinese = CourseWords(
    stepUp: "在{from}与{to}之间从约{before}跃升到约{after}，此后保持在这一水平",
    stepDown: "在{from}与{to}之间从约{before}跌至约{after}，此后保持在这一水平",
    flatThenUp: "先保持在{level}附近，约在{at}开始上升，{toAt}达到{to}",
    flatThenDown: "先保持在{level}附近，约在{at}开始下降，{toAt}降至{to}",
    upThenFlat: "从{fromAt}的{from}上升，约从{at}起稳定在{level}附近",
    downThenFlat: "从{fromAt}的{from}下降，约从{at}起稳定在{level}附近",
    fasterUp: "上升越来越快，从{fromAt}的{from}到{toAt}的{to}",
    fasterDown: "下降越来越快，从{fromAt}的{from}到{toAt}的{to}",
    slowerUp: "上升越来越慢，从{fromAt}的{from}到{toAt}的{to}",
    slowerDown: "下降越来越慢，从{fromAt}的{from}到{toAt}的{to}",
    peak: "从{fromAt}的{from}上升，约在{at}达到接近{level}的高点，随后降至{toAt}的{to}",
    valley: "从{fromAt}的{from}下降，约在{at}达到接近{level}的低点，随后升至{toAt}的{to}",
    growth: "从{fromAt}的{from}增长到{toAt}的{to}，增幅为{rate}，大约每{length}翻一番",
    decay: "从{fromAt}的{from}减少到{toAt}的{to}，降幅为{rate}，大约每{length}减半",
    method: "用施瓦茨准则比较多种形态；比次优形态领先{margin}",
    highest: "{turns}中有{k}次是{at}最高", alwaysHighest: "全部{turns}中都是{at}最高",
    alwaysBoth: "全部{turns}中都是{at}最高、{lowAt}最低",
    lowest: "{text}，有{k}次是{at}最低",
    season: "克鲁斯卡尔–沃利斯检验，p {p}；季节变化占走势之外波动的{share}",
    latest: "最新值为{value}（{at}），{changes}", moreThanBefore: "比前一个值高{amount}",
    lessThanBefore: "比前一个值低{amount}", moreThanYearBefore: "比一年前高{amount}",
    lessThanYearBefore: "比一年前低{amount}", recordHigh: "最后一个值（{at}）为{value}，远高于此前所有值",
    recordLow: "最后一个值（{at}）为{value}，远低于此前所有值")
}

extension CloudWords {
  static let chinese = CloudWords(
    upButDown: "总体上{y}随{x}升高，但在{n}个组的每一组内却随之降低",
    downButUp: "总体上{y}随{x}降低，但在{n}个组的每一组内却随之升高",
    upEarly: "{y}随{x}的增大而上升，超过约{at}后上升放缓", upLater: "{y}随{x}的增大而上升，超过约{at}后上升加快",
    downEarly: "{y}随{x}的增大而下降，超过约{at}后下降放缓", downLater: "{y}随{x}的增大而下降，超过约{at}后下降加快",
    peak: "{y}随{x}上升到约{at}，之后下降", valley: "{y}随{x}下降到约{at}，之后上升",
    upFaster: "{y}随{x}上升得越来越快",
    upSlower: "{y}随{x}上升得越来越慢",
    downFaster: "{y}随{x}增大而下降得越来越快",
    downSlower: "{y}随{x}增大而下降得越来越慢",
    nothing: "{x}与{y}之间没有明显关系",
    wider: "{x}的值越大，{y}的值越分散",
    narrower: "{x}的值越大，{y}的值越集中",
    positions: "一半的点{x}在{xRange}之间，一半的点{y}在{yRange}之间",
    atSame: "{x}相同时，{a}的{y}大多高于{b}",
    apart: "{a}的{y}大多高于{b}",
    methodOfGroups: "克鲁斯卡尔–沃利斯检验，p {p}")
}
