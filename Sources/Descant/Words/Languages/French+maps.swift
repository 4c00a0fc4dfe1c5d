extension MapWords {
  static let french = MapWords(
    kind: "carte", region: "région", place: "lieu", route: "trajet",
    regions: Plural(one: "{n} région", other: "{n} régions"),
    places: Plural(one: "{n} lieu", other: "{n} lieux"),
    north: "les {n} valeurs les plus élevées se trouvent au nord",
    south: "les {n} valeurs les plus élevées se trouvent au sud",
    east: "les {n} valeurs les plus élevées se trouvent à l’est",
    west: "les {n} valeurs les plus élevées se trouvent à l’ouest",
    method: "test de la somme des rangs de Wilcoxon, p < 0,01")
}
