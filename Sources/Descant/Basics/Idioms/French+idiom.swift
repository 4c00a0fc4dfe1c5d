extension Idiom {
  static let french = Idiom(
    tag: "fr",
    calendar: CalendarWords(
      months: [
        "janvier janv jan", "fevrier fevr fev", "mars mar", "avril avr", "mai", "juin jun",
        "juillet juil jul jui", "aout aou", "septembre sept sep", "octobre oct", "novembre nov",
        "decembre dec",
      ],
      weekdays: [
        CalendarWords.words("lundi mardi mercredi jeudi vendredi samedi dimanche"),
        CalendarWords.words("lun mar mer jeu ven sam dim"),
        CalendarWords.words("lu ma me je ve sa di"),
      ],
      quarters: """
        t1 1t 1er_trimestre 1er_trim|t2 2t 2e_trimestre 2eme_trimestre 2e_trim|\
        t3 3t 3e_trimestre 3eme_trimestre 3e_trim|t4 4t 4e_trimestre 4eme_trimestre 4e_trim
        """,
      halves: "s1 1er_semestre|s2 2e_semestre 2eme_semestre",
      seasons: "printemps|ete|automne|hiver",
      partsOfDay: "matin|midi|apres-midi|soir|nuit"),
    times: TimeWords(
      year: "annee annees an ans exercice millesime", half: "semestre", quarter: "trimestre trim",
      month: "mois", week: "semaine", day: "jour", hour: "heure", time: "temps periode",
      duration: "duree", clock: "heure debut fin depart arrivee"),
    missing: ["n.d.", "nd", "s.d.", "inconnu", "sans réponse"],
    preamble: PreambleWords(
      source: "source des données", table: "tableau, graphique",
      note: "lecture, champ, remarque, note, notes, mise à jour, unité",
      title: "titre, intitulé"),
    labels: PeriodLabels(
      quarter: "T{n} {y}", half: "S{n} {y}", third: "Q{n} {y}", week: "Sem. {n} {y}"),
    emptyLinks: [
      "ici", "cliquez ici", "cliquer ici", "en savoir plus", "lire la suite", "plus", "lien",
      "ce lien", "suite", "télécharger",
    ])
}
