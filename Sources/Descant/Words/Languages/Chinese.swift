extension Language {
  public static let simplifiedChinese = Language(
    tag: "zh-Hans", locale: .simplifiedChinese,
    minimumGroupingDigits: 1,
    pluralRules: PluralRules([:]),
    kinds: KindWords(
      bar: "柱状图", line: "折线图", area: "面积图", scatter: "散点图", pie: "饼图",
      donut: "环形图", histogram: "直方图", heatMap: "热力图", strip: "条带图",
      range: "区间图", box: "箱形图", interval: "区间估计图", text: "文本图", combined: "组合图"),
    roles: RoleWords(
      series: "系列", gap: "缺失段", interval: "区间", panel: "子图", dataPoint: "数据点",
      bar: "柱", slice: "扇区", cell: "单元格", rangeBar: "区间", box: "箱体", text: "文本"),
    joining: JoiningWords(
      pair: "{a}和{b}", lastPair: "{a}和{b}", comma: "，", listComma: "、", range: "{a}至{b}",
      nameComma: "，", quoted: "“{text}”", semicolon: "；", subject: "{name}：{text}",
      fullStop: "。", space: "", per: "每{b}{a}", aside: "（{text}）", hasCapitals: false),
    numbers: NumberWords(
      plus: "正{n}", minus: "负{n}", withUnit: "{n}{unit}", percent: "百分之{n}",
      percentSign: "{n}%", percentagePoints: Plural("{n}个百分点"), unknown: "未知",
      magnitudes: Magnitudes(
        [
          (12, Plural("{n}万亿")), (8, Plural("{n}亿")), (4, Plural("{n}万")),
        ], least: 1e5)),
    dates: DateWords(
      year: "%Y年", half: "%Y年%h", trimester: "%Y年%t", quarter: "%Y年第%q季度",
      isoWeek: "%G年第%V周", month: "%Y年%-m月", week: "%Y年%-m月%-d日当周",
      day: "%Y年%-m月%-d日", hour: "%Y年%-m月%-d日%-H时", minute: "%Y年%-m月%-d日%-H时%-M分",
      second: "%Y年%-m月%-d日%-H时%-M分%-S秒",
      millisecond: "%Y年%-m月%-d日%-H时%-M分%-S.%L秒", monthAndDay: "%-m月%-d日",
      halfOfYear: "%h", quarterOfYear: "第%q季度", dayOfMonth: "%-d日", hourOfDay: "%-H时",
      minuteOfHour: "%-M分", firstDay: "1", monthOfYear: "%-m月", halves: ["上半年", "下半年"],
      thirds: ["1月至4月", "5月至8月", "9月至12月"]),
    units: [
      "%": Plural("百分之{n}"), "$": Plural("{n}美元"), "€": Plural("{n}欧元"),
      "£": Plural("{n}英镑"), "¥": Plural("{n}元"), "kg": Plural("{n}千克"),
      "g": Plural("{n}克"), "lb": Plural("{n}磅"),
      "km": Plural("{n}千米"), "m": Plural("{n}米"), "cm": Plural("{n}厘米"),
      "mm": Plural("{n}毫米"), "°C": Plural("{n}摄氏度"), "°F": Plural("{n}华氏度"),
      "km/h": Plural("每小时{n}千米"), "m/s": Plural("每秒{n}米"), "ppm": Plural("百万分之{n}"),
      "h": Plural("{n}小时"), "min": Plural("{n}分钟"), "s": Plural("{n}秒"), "ms": Plural("{n}毫秒"),
      "days": Plural("{n}天"), "weeks": Plural("{n}周"), "months": Plural("{n}个月"),
      "years": Plural("{n}年"), "t": Plural("{n}吨"), "mg": Plural("{n}毫克"), "l": Plural("{n}升"),
      "ha": Plural("{n}公顷"), "km²": Plural("{n}平方千米"), "m²": Plural("{n}平方米"),
      "m³": Plural("{n}立方米"), "mph": Plural("每小时{n}英里"), "kW": Plural("{n}千瓦"),
      "MW": Plural("{n}兆瓦"), "kWh": Plural("{n}千瓦时"), "MWh": Plural("{n}兆瓦时"),
      "GWh": Plural("{n}吉瓦时"), "dB": Plural("{n}分贝"), "hPa": Plural("{n}百帕"),
      "people": Plural("{n}人"),
      "µg": Plural("{n}微克"),
      "ml": Plural("{n}毫升"),
      "mpg": Plural("每加仑{n}英里"),
      "GW": Plural("{n}吉瓦"),
      "TWh": Plural("{n}太瓦时"),
    ],
    names: NameWords(
      titled: "{title} {value}", gap: "{range}，无数据", noData: "无数据",
      interval: "{range}，{count}，平均{mean}，最低{low}（{lowAt}），最高{high}（{highAt}）",
      rangeInterval: "{range}，{count}，从{low}（{lowAt}）到{high}（{highAt}）",
      levelInterval: "{range}，{count}，均为{value}", plainInterval: "{range}，{count}",
      missing: Plural("{n}个无数据"), points: Plural("{n}个点"),
      intervals: Plural("{n}个区间"), gaps: Plural("{n}个缺失段"), skip: "跳过图形，{what}",
      reference: "{label}：{value}", referenceWithoutLabel: "参考线，{value}"),
    overview: OverviewWords(
      sentence: "{kind}：{parts}", against: "{y}与{x}", grid: "按{x}和{y}划分的{value}",
      distribution: "{x}的分布", inUnit: "{y}（{unit}）", bars: Plural("{n}根柱子"),
      slices: Plural("{n}个扇区"), cells: Plural("{n}个单元格"), bins: Plural("{n}组"),
      series: Plural("{n}个系列"), panels: Plural("{n}个子图")),
    facts: .simplifiedChinese,
    listening: ListeningWords(
      time: "时间对应{x}，从{from}到{to}",
      order: "各值按数据中的顺序依次播放",
      pitch: "音越高，{y}的值越大：最低音代表{low}，最高音代表{high}",
      pitchInverted: "音越高，{y}的值越小：最低音代表{low}，最高音代表{high}",
      glide: "声音在各个值之间连续滑动", notes: "每个值是一个音",
      mixed: "线条是滑音，单个值是一个音", pairs: "每个值是两个音，从低端到高端",
      boxes: "每个箱体是五个音：最小值、下四分位数、中位数、上四分位数、最大值",
      sequence: "{series}依次播放", together: "{series}同时播放", rows: "{y}的各行依次播放",
      duration: "音越长，{axis}的值越大", timbre: "不同的{axis}音色不同",
      silent: "声音不表现{axes}，请查看表格", reference: "参考音：{value}",
      referenceFirst: "先有一个用于比较的音（{reference}）", ticks: "轻轻的滴答声标出{x}的网格线",
      zero: "另一种滴答声表示数值穿过零", gaps: "轻微的噪声表示没有数据",
      grouped: "数值过密处只播放最大值和最小值", voice: "{name}为{timbre}", again: "同为{timbre}",
      tremolo: "带震音的{timbre}",
      voices: "{clause}（{list}）", opening: "开始",
      closing: "结束", soft: "柔和音", hollow: "空洞音", bright: "明亮音", bell: "钟声",
      reed: "簧片音"),
    author: AuthorWords(
      colours: ["红色", "红", "蓝色", "蓝", "绿色", "绿", "黄色", "黄", "橙色", "紫色", "灰色", "黑色"],
      marks: ["线", "线条", "折线", "柱", "柱子", "点", "区域", "曲线"],
      places: ["上图", "下图", "左图", "右图", "左侧", "右侧"],
      highest: ["最高", "最大"],
      lowest: ["最低", "最小"], hasSpaces: false),
    suggestions: .simplifiedChinese,
    columns: ColumnWords(
      series: "系列", panel: "子图", ownPanel: "子图（独立刻度）", label: "名称", share: "占比", link: "链接",
      range: "{a}至{b}",
      from: "{title}，起", to: "{title}，止", withUnit: "{title}（{unit}）",
      caption: "{title}：{measure}",
      spread: ColumnWords.Spread(
        count: "值的个数", minimum: "最小值", lowerQuartile: "下四分位数", median: "中位数",
        upperQuartile: "上四分位数", maximum: "最大值", outliers: "离群值", none: "无", separator: "；"),
      intervals: .simplifiedChinese),
    interface: .simplifiedChinese, reading: .simplifiedChinese,
    phrases: InterfacePhrases(
      rows: Plural("{n}行"), columns: Plural("{n}列"), values: Plural("{n}个值"),
      points: Plural("{n}个点"), charts: Plural("{n}个图表"), datasets: Plural("{n}个数据集"),
      allRows: Plural("全部{n}行"), audioGraph: "{title}，音频图表", explorer: "{title}，探索",
      dataTable: "{title}，数据表", fileSize: "{what}，{size}",
      hearSeconds: "收听第{from}至{to}秒", row: "第{n}行", pageTitle: "{title} – {site}",
      pageNumber: "第{n}页，共{count}页", tagged: "标签“{tag}”",
      results: Plural("{n}个结果")))
}

extension FactWords {
  static let simplifiedChinese = FactWords(
    total: "合计",
    axes: AxesWords(
      range: "{title}：{range}", categories: "{title}：{list}", series: "{n}个系列：{list}"),
    ranking: RankingWords(
      item: "{name}（{value}）", two: "{a}高于{b}", all: "从高到低：{list}",
      highest: "最高的是{a}", second: "最高的是{a}，其次是{b}",
      ranked: "最高的是{a}，其次是{b}和{c}", lowest: "最低的是{last}",
      top: "在{total}项中最大的{shown}项里，{text}",
      tied: "{names}并列最高，均为{value}", tiedLowest: "{names}并列最低，均为{value}",
      categories: Plural("{n}个类别")),
    share: ShareWords(
      largest: "最大的部分是{name}：{value}，占整体的{share}",
      smallest: "最小的是{name}：{value}，占{share}",
      majority: "{name}超过一半：{value}，占整体的{share}",
      tied: "{names}是最大的部分，各占整体的{share}", equal: "{n}个部分大小相等",
      together: "{n}个部分中最大的{k}个合计占{share}"),
    shape: ShapeWords(
      rise: ShapeWords.Leg(
        only: "从{fromAt}的{from}上升到{toAt}的{to}",
        first: "从{fromAt}的{from}上升到{toAt}的高点{to}", middle: "上升到{toAt}的高点{to}",
        last: "然后上升到{toAt}的{to}"),
      fall: ShapeWords.Leg(
        only: "从{fromAt}的{from}下降到{toAt}的{to}",
        first: "从{fromAt}的{from}下降到{toAt}的低点{to}", middle: "下降到{toAt}的低点{to}",
        last: "然后下降到{toAt}的{to}"),
      comma: "，", method: "转折点；最小的升降幅度占极差的{share}"),
    courses: .chinese,
    trend: TrendWords(
      up: "总体上升", down: "总体下降", upBy: "总体上升，{rate}",
      downBy: "总体下降，{rate}",
      level: "没有明显的上升或下降，从{fromAt}的{from}到{toAt}的{to}",
      mixed: "从{fromAt}的{from}变为{toAt}的{to}，其间有起伏",
      bothUp: "两个系列总体均上升", bothDown: "两个系列总体均下降",
      allUp: "{n}个系列总体均上升", allDown: "{n}个系列总体均下降",
      mostUp: "{n}个系列中有{k}个总体上升", mostDown: "{n}个系列中有{k}个总体下降",
      namedUp: "{names}总体上升", namedDown: "{names}总体下降",
      method: "曼-肯德尔检验，τ = {tau}，p {p}；泰尔-森斜率"),
    relation: RelationWords(
      up: "{x}的值越大，{y}的值往往也越大；相关性{strength}",
      down: "{x}的值越大，{y}的值往往越小；相关性{strength}",
      eachUp: "在全部{n}组中，都是{x}的值越大，{y}的值往往也越大",
      eachDown: "在全部{n}组中，都是{x}的值越大，{y}的值往往越小",
      everyUp: "{x}的值每次增大，{y}的值也都增大",
      everyDown: "{x}的值每次增大，{y}的值都减小",
      strong: "强", moderate: "中等",
      weak: "弱", method: "斯皮尔曼等级相关，ρ = {rho}，p {p}"),
    clouds: .chinese,
    cluster: ClusterWords(
      two: "数据点沿{axis}轴分成两组：{low}（{lowCount}）和{high}（{highCount}），中间没有点"),
    distribution: DistributionWords(
      peak: "频数最高的一组是{range}，有{count}", peaks: "有两个峰：{a}和{b}",
      middleHalf: "中位数为{median}，居中的一半数值在{range}之间",
      common: "最常见的值：{value}，出现在{points}中的{n}个点",
      tailRight: "分布向高值一侧拖出长尾",
      tailLeft: "分布向低值一侧拖出长尾", method: "偏度{skewness}"),
    group: GroupWords(means: "平均值最大的是{highAt}（{high}），最小的是{lowAt}（{low}）"),
    box: BoxWords(
      spread: "中位数{median}，中间一半为{middle}，全部为{range}",
      outliers: Plural("{n}个离群值"), values: Plural("{n}个值"),
      boxes: Plural("{n}个箱体"),
      medians: "中位数最大的是{highAt}（{high}），最小的是{lowAt}（{low}）",
      same: "所有中位数均为{value}", widest: "中间一半跨度最大的是{range}（{at}）",
      method: "四分位数用线性插值",
      methodOfOutliers: "四分位数用线性插值；离群值距中间一半超过其宽度的{reach}倍"),
    intervals: .simplifiedChinese, panels: .simplifiedChinese, summary: .simplifiedChinese,
    half: .simplifiedChinese,
    extreme: ExtremeWords(
      highest: "最大值：{value}（{places}）", lowest: "最小值：{value}（{places}）",
      highestOften: "最大值：{value}，出现在{points}中的{n}个点",
      lowestOften: "最小值：{value}，出现在{points}中的{n}个点", of: Plural("{n}个点")),
    change: ChangeWords(
      up: "从{fromAt}的{from}到{toAt}的{to}：上升{amount}",
      down: "从{fromAt}的{from}到{toAt}的{to}：下降{amount}",
      upShare: "从{fromAt}的{from}到{toAt}的{to}：上升{amount}，升幅{share}",
      downShare: "从{fromAt}的{from}到{toAt}的{to}：下降{amount}，降幅{share}",
      times: "从{fromAt}的{from}到{toAt}的{to}：为起始值的{share}倍"),
    period: PeriodWords(every: "大约每{length}重复一次相似的变化", method: "自相关，r = {r}"),
    outlier: OutlierWords(
      item: "{value}（{at}）", above: "有一个离群值：{item}，与其余数据的规律相比明显偏高",
      below: "有一个离群值：{item}，与其余数据的规律相比明显偏低",
      several: "有{n}个离群值：{list}", method: "与稳健回归直线的距离，修正z分数 = {z}"),
    lead: LeadWords(
      always: "{a}{points}都高于{b}", mostly: "{a}在{points}中有{n}个点高于{b}",
      alwaysHighest: "{a}{points}都最高", mostlyHighest: "{a}在{points}中有{n}个点最高",
      last: "最后（{at}），{a}最高，为{high}；{b}最低，为{low}",
      all: Plural("在全部{n}个点上"), of: Plural("{n}个点")),
    crossing: CrossingWords(passes: "{a}在{from}与{to}之间超过{b}"),
    difference: DifferenceWords(
      largest: "差距最大的是{at}：{a}高出{amount}",
      widest: "跨度最大的是{range}（{at}）", narrowest: "跨度最小的是{range}（{at}）"),
    sign: SignWords(
      both: "{total}中，{above}个大于零，{below}个小于零", values: Plural("{n}个值")),
    gap: GapWords(
      places: "{places}无数据", many: "{values}；最长的缺失段：{longest}",
      values: Plural("缺{n}个值"), several: Plural("缺{n}个值")),
    scale: ScaleWords(
      log: "{title}的轴为对数刻度：相等的距离表示相同的倍数",
      bent: "{title}的轴不是线性刻度：相等的距离不代表相等的数量",
      reversed: "{title}的轴方向相反：较大的值在前"),
    note: NoteWords(
      clock: "时刻以{clocks}计",
      clocks: "时刻以多个时区计，各按其时区：{clocks}",
      topGroups: "共{total}项，只显示其中{shown}项（{field}）",
      aggregated: "每个值是按{by}计算的{field}的{operation}", counted: "每个值是按{by}统计的行数",
      truncated: "{title}的轴从{value}开始，不是从零开始",
      dropped: Plural("已略去{n}行没有有效值的数据"),
      drawnMissing: Plural("{field}有{n}个缺失值按{value}绘制"), level: "所有值都是{value}",
      sharedPlaces: Plural("有{n}个值与其他值位置相同"),
      intervals: "为便于逐步阅读，{points}分为{intervals}"),
    spans: SpanWords(
      year: Plural("{n}年"), month: Plural("{n}个月"), week: Plural("{n}周"),
      day: Plural("{n}天"), hour: Plural("{n}小时"), minute: Plural("{n}分钟"),
      second: Plural("{n}秒"), point: Plural("{n}个点")),
    rates: RateWords(
      year: "每年约{amount}", month: "每月约{amount}", day: "每天约{amount}", hour: "每小时约{amount}",
      minute: "每分钟约{amount}", second: "每秒约{amount}", step: "每一步约{amount}"),
    places: PlaceWords(
      year: "{x}", quarter: "{x}", month: "{x}", week: "{x}", day: "{x}", time: "{x}",
      clock: "{x}", number: "{x}", category: "{x}", inSeries: "{series}，{at}"))
}

extension InterfaceWords {
  static let simplifiedChinese = InterfaceWords(
    page: PageWords(
      skipToContent: "跳到正文", home: "首页", mainNavigation: "主导航", breadcrumb: "当前位置",
      contents: "目录", pages: "页面", charts: "图表", datasets: "数据集", chart: "图表",
      dataset: "数据集", documentation: "文档", about: "关于", footnotes: "脚注",
      languages: "语言", previous: "上一页", next: "下一页", notFound: "找不到页面",
      madeWith: "由Descant制作", updated: "更新于",
      data: "数据",
      tags: "标签",
      search: "搜索",
      searchHint: "页面和图表中的词语",
      searchEmpty: "没有找到",
      notFoundText: "此地址没有内容。以下页面可能有帮助：",
      notMade: "此页面无法生成",
      moved: "此页面已移动",
      feed: "订阅源",
      newer: "较新",
      older: "较早",
      missing: "本站未包含的文件",
      missingText: "以下文件无法显示：",
      chartUnmade: "无法生成此图表",
      taskDone: "已完成", taskOpen: "未完成"),
    figure: FigureWords(
      summary: "摘要", drawing: "图形", listen: "收听", howToListen: "如何收听",
      transcript: "文字稿", features: "要点", method: "判定方法", viewAsTable: "以表格查看数据",
      showRow: "查看该行", showRows: "查看这些行", hear: "收听这一段", backToChart: "返回图表",
      data: "数据", dataTable: "数据表", download: "下载", downloads: "下载", csv: "CSV",
      json: "JSON", svg: "SVG", sound: "声音", captions: "字幕", midi: "MIDI", text: "文本",
      spec: "图表规格", descriptor: "图表描述（JSON）", soundLegend: "声音图例",
      eachSeries: "单独收听每个系列", allSeries: "同时收听所有系列", source: "来源", sources: "来源", licence: "许可协议",
      note: "注", notes: "注",
      listeningHelp: [
        "音越高，数值越大，除非播放器下方的文字另有说明。",
        "连续滑动的音表示折线；分开的音表示柱、点或扇区；成对的音表示范围。",
        "轻微的噪声表示没有数据；轻微的滴答声表示网格线。",
        "不同的音色表示不同的系列或分组。音量没有含义。",
        "开头是两个上升的音，结尾是两个下降的音。",
        "使用屏幕阅读器时，可以逐点阅读图形；图形下方若有滑块，可用方向键移动。",
        "听到的一切也都有文字：在摘要、要点、文字稿和表格中。",
      ]),
    table: TableWords(
      row: "行", rows: "行", columns: "列", noData: "无数据", name: "名称", title: "标题",
      type: "类型", unit: "单位", description: "说明", example: "示例", missing: "缺失",
      distinct: "不同值", values: "值", minimum: "最小值", maximum: "最大值", mean: "平均值",
      median: "中位数", total: "合计", highest: "最大", lowest: "最小", outlier: "离群值",
      series: "系列", panel: "子图", share: "占比", yes: "是", no: "否"),
    types: TypeWords(
      number: "数字", integer: "整数", boolean: "是或否", date: "日期", datetime: "日期和时间",
      time: "时刻", year: "年份", yearmonth: "年月",
      fiscalYear: "跨年年度", half: "半年", trimester: "四个月",
      quarter: "季度", week: "周", month: "月份", weekday: "星期", hour: "小时", span: "年份区间",
      category: "类别", text: "文本",
      identifier: "标识符"),
    explorer: ExplorerWords(
      play: "播放", stop: "停止", previous: "上一点", next: "下一点",
      highest: "最大值", lowest: "最小值", turningPoint: "下一个转折点", sounds: "每一步都发声",
      complete: "完成", speed: "速度"))
}
