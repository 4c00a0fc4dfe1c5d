extension MapWords {
  static let german = MapWords(
    kind: "Karte", region: "Region", place: "Ort", route: "Route",
    regions: Plural(one: "{n} Region", other: "{n} Regionen"),
    places: Plural(one: "{n} Ort", other: "{n} Orte"),
    north: "die {n} höchsten Werte liegen im Norden",
    south: "die {n} höchsten Werte liegen im Süden",
    east: "die {n} höchsten Werte liegen im Osten",
    west: "die {n} höchsten Werte liegen im Westen",
    method: "Wilcoxon-Rangsummentest, p < 0,01")
}
