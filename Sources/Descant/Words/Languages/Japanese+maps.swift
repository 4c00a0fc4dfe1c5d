extension MapWords {
  static let japanese = MapWords(
    kind: "地図", region: "地域", place: "地点", route: "経路",
    regions: Plural(other: "{n}地域"),
    places: Plural(other: "{n}地点"),
    north: "値の大きい上位{n}件は北部に位置",
    south: "値の大きい上位{n}件は南部に位置",
    east: "値の大きい上位{n}件は東部に位置",
    west: "値の大きい上位{n}件は西部に位置",
    method: "ウィルコクソンの順位和検定、p < 0.01")
}
