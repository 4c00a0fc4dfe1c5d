extension MapWords {
  static let portuguese = MapWords(
    kind: "mapa", region: "região", place: "lugar", route: "rota",
    regions: Plural(one: "{n} região", other: "{n} regiões"),
    places: Plural(one: "{n} lugar", other: "{n} lugares"),
    north: "os {n} valores mais altos situam-se no norte",
    south: "os {n} valores mais altos situam-se no sul",
    east: "os {n} valores mais altos situam-se no leste",
    west: "os {n} valores mais altos situam-se no oeste",
    method: "teste da soma de postos de Wilcoxon, p < 0,01")
}
