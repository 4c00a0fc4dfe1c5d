extension WayWords {
  static let italian = WayWords(
    browse: "Sfoglia i dati", folders: "Cartelle", periods: "Periodi", kinds: "Tipi di grafico",
    byName: "Tutti per nome", filter: "Trova un insieme di dati", changes: "Che cosa è cambiato",
    section: "In questa sezione", onThisPage: "In questa pagina", edit: "Modifica questa pagina",
    appearance: "Aspetto", automatic: "Automatico", light: "Chiaro", dark: "Scuro",
    versions: "Versioni", headingLink: "Link a questo titolo", embed: "Incorpora",
    embedHint: "Copia questo nella tua pagina:", picture: "Immagine", decade: "Anni {n}",
    wholeChart: "Il grafico completo su {site}")
}
