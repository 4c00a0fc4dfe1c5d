extension WayWords {
  static let german = WayWords(
    browse: "In den Daten stöbern", folders: "Ordner", periods: "Zeiträume",
    kinds: "Diagrammarten", byName: "Alle nach Namen", filter: "Datensatz finden",
    changes: "Was sich geändert hat", section: "In diesem Abschnitt",
    onThisPage: "Auf dieser Seite", edit: "Diese Seite bearbeiten", appearance: "Darstellung",
    automatic: "Automatisch", light: "Hell", dark: "Dunkel", versions: "Versionen",
    headingLink: "Link zu dieser Überschrift", embed: "Einbetten",
    embedHint: "Zum Kopieren in eine eigene Seite:", picture: "Bild", decade: "{n}er-Jahre",
    wholeChart: "Das ganze Diagramm auf {site}")
}
