extension InterfaceWords {
  static let french = InterfaceWords(
    page: PageWords(
      skipToContent: "Aller au contenu", home: "Accueil", mainNavigation: "Menu principal",
      breadcrumb: "Fil d’Ariane", contents: "Sommaire", pages: "Pages", charts: "Graphiques",
      datasets: "Jeux de données", chart: "Graphique", dataset: "Jeu de données",
      documentation: "Documentation", about: "À propos", footnotes: "Notes de bas de page",
      languages: "Langues", previous: "Précédent", next: "Suivant",
      notFound: "Page introuvable", madeWith: "Réalisé avec Descant", updated: "Mis à jour",
      data: "Données", tags: "Mots-clés", search: "Recherche",
      searchHint: "Mots des pages et des graphiques", searchEmpty: "Aucun résultat",
      notFoundText: "Il n’y a rien à cette adresse. Ces pages peuvent vous aider\u{A0}:",
      notMade: "Cette page n’a pas pu être créée",
      moved: "Cette page a été déplacée", feed: "Flux", newer: "Plus récentes",
      older: "Plus anciennes", taskDone: "Fait", taskOpen: "À faire"),
    figure: FigureWords(
      summary: "Résumé", drawing: "Dessin", listen: "Écouter",
      howToListen: "Comment écouter", transcript: "Transcription",
      features: "Ce qui ressort", method: "Comment cela a été établi",
      viewAsTable: "Voir les données en tableau", showRow: "Voir la ligne",
      showRows: "Voir les lignes", hear: "Écouter ce passage",
      backToChart: "Retour au graphique", data: "Données", dataTable: "Tableau de données",
      download: "Télécharger", downloads: "Téléchargements", csv: "CSV", json: "JSON",
      svg: "SVG", sound: "Son", captions: "Sous-titres", midi: "MIDI", text: "Texte",
      spec: "Spécification du graphique", descriptor: "Description du graphique (JSON)",
      soundLegend: "Légende des sons", eachSeries: "Chaque série seule",
      allSeries: "Toutes les séries ensemble", source: "Source",
      sources: "Sources", licence: "Licence", note: "Note", notes: "Notes",
      listeningHelp: [
        "Plus le son est aigu, plus la valeur est grande, sauf si la phrase sous le lecteur dit autre chose.",
        "Un son qui glisse est une courbe\u{202F}; des notes séparées sont des barres, des points ou des secteurs\u{202F}; deux notes ensemble sont une étendue.",
        "Un souffle léger signale l’absence de données\u{202F}; de légers clics marquent le quadrillage.",
        "Un autre timbre est une autre série ou un autre groupe. Le volume ne signifie rien.",
        "Deux notes montantes ouvrent un graphique, deux notes descendantes le ferment.",
        "Avec un lecteur d’écran, parcourez le dessin point par point\u{202F}; si un curseur se trouve dessous, les touches fléchées le déplacent.",
        "Tout ce qui s’entend est aussi écrit\u{A0}: dans le résumé, la liste de ce qui ressort, la transcription et le tableau.",
      ], kilobytes: "ko", megabytes: "Mo"),
    table: TableWords(
      row: "Ligne", rows: "Lignes", columns: "Colonnes", noData: "aucune donnée", name: "Nom",
      title: "Titre", type: "Type", unit: "Unité", description: "Description",
      example: "Exemple", missing: "Manquantes", distinct: "Distinctes", values: "Valeurs",
      minimum: "Minimum", maximum: "Maximum", mean: "Moyenne", median: "Médiane",
      total: "Total", highest: "maximum", lowest: "minimum", outlier: "valeur atypique",
      series: "Série", panel: "Vignette", share: "Part", yes: "oui", no: "non"),
    types: TypeWords(
      number: "nombre", integer: "nombre entier", boolean: "oui ou non", date: "date",
      datetime: "date et heure", time: "heure", year: "année", yearmonth: "mois",
      category: "catégorie", text: "texte", identifier: "identifiant"),
    explorer: ExplorerWords(
      play: "Lecture", stop: "Arrêter", previous: "Point précédent",
      next: "Point suivant", highest: "Maximum", lowest: "Minimum",
      turningPoint: "Prochain retournement", sounds: "Un son à chaque pas",
      complete: "Lecture terminée", speed: "Vitesse"))
}
