extension MapWords {
  static let italian = MapWords(
    kind: "mappa", region: "regione", place: "luogo", route: "percorso",
    regions: Plural(one: "{n} regione", other: "{n} regioni"),
    places: Plural(one: "{n} luogo", other: "{n} luoghi"),
    north: "i {n} valori più alti si trovano a nord",
    south: "i {n} valori più alti si trovano a sud",
    east: "i {n} valori più alti si trovano a est",
    west: "i {n} valori più alti si trovano a ovest",
    method: "test della somma dei ranghi di Wilcoxon, p < 0,01")
}
