extension WayWords {
  static let french = WayWords(
    browse: "Parcourir les données", folders: "Dossiers", periods: "Périodes",
    kinds: "Types de graphiques", byName: "Tous, par nom", filter: "Trouver un jeu de données",
    changes: "Ce qui a changé", section: "Dans cette section", onThisPage: "Sur cette page",
    edit: "Modifier cette page", appearance: "Apparence", automatic: "Automatique",
    light: "Clair", dark: "Sombre", versions: "Versions", headingLink: "Lien vers ce titre",
    embed: "Intégrer", embedHint: "À copier dans votre page\u{A0}:", picture: "Image",
    decade: "Années {n}", wholeChart: "Le graphique complet sur {site}")
}
