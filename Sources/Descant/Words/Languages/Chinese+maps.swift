extension MapWords {
  static let simplifiedChinese = MapWords(
    kind: "地图", region: "区域", place: "地点", route: "路线",
    regions: Plural("{n}个区域"),
    places: Plural("{n}个地点"),
    north: "最高的{n}个值位于北部",
    south: "最高的{n}个值位于南部",
    east: "最高的{n}个值位于东部",
    west: "最高的{n}个值位于西部",
    method: "Wilcoxon秩和检验，p < 0.01")
}
