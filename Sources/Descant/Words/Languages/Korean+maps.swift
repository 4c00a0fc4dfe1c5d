extension MapWords {
  static let korean = MapWords(
    kind: "지도", region: "지역", place: "장소", route: "경로",
    regions: Plural(other: "{n}개 지역"),
    places: Plural(other: "{n}개 장소"),
    north: "값이 가장 큰 {n}곳은 북쪽에 있음",
    south: "값이 가장 큰 {n}곳은 남쪽에 있음",
    east: "값이 가장 큰 {n}곳은 동쪽에 있음",
    west: "값이 가장 큰 {n}곳은 서쪽에 있음",
    method: "윌콕슨 순위합 검정, p < 0.01")
}
