extension WayWords {
  static let simplifiedChinese = WayWords(
    browse: "浏览数据", folders: "文件夹", periods: "时期", kinds: "图表类型", byName: "按名称列出全部",
    filter: "查找数据集", changes: "更新内容", section: "本栏目", onThisPage: "本页内容", edit: "编辑此页",
    appearance: "外观", automatic: "自动", light: "浅色", dark: "深色", versions: "版本",
    headingLink: "此标题的链接", embed: "嵌入", embedHint: "将以下代码复制到您的页面中：", picture: "图片",
    decade: "{n}年代", wholeChart: "在{site}上查看完整图表")
}
