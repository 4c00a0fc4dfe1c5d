extension MapWords {
  static let spanish = MapWords(
    kind: "mapa", region: "región", place: "lugar", route: "ruta",
    regions: Plural(one: "{n} región", other: "{n} regiones"),
    places: Plural(one: "{n} lugar", other: "{n} lugares"),
    north: "los {n} valores más altos están en el norte",
    south: "los {n} valores más altos están en el sur",
    east: "los {n} valores más altos están en el este",
    west: "los {n} valores más altos están en el oeste",
    method: "prueba de la suma de rangos de Wilcoxon, p < 0,01")
}
