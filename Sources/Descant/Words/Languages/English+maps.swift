extension MapWords {
  static let english = MapWords(
    kind: "map", region: "region", place: "place", route: "route",
    regions: Plural(one: "{n} region", other: "{n} regions"),
    places: Plural(one: "{n} place", other: "{n} places"),
    north: "the {n} highest values lie in the north",
    south: "the {n} highest values lie in the south",
    east: "the {n} highest values lie in the east",
    west: "the {n} highest values lie in the west",
    method: "Wilcoxon rank-sum test, p < 0.01")
}
