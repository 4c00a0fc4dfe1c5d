extension Idiom {
  static let italian = Idiom(
    tag: "it",
    calendar: CalendarWords(
      months: [
        "gennaio gen genn", "febbraio feb febbr", "marzo mar", "aprile apr", "maggio mag magg",
        "giugno giu", "luglio lug", "agosto ago", "settembre set sett", "ottobre ott",
        "novembre nov", "dicembre dic",
      ],
      weekdays: [
        CalendarWords.words("lunedi martedi mercoledi giovedi venerdi sabato domenica"),
        CalendarWords.words("lun mar mer gio ven sab dom"),
        CalendarWords.words("lu ma me gi ve sa do"),
      ],
      quarters: """
        t1 1t i_trimestre i_trim 1o_trimestre primo_trimestre|\
        t2 2t ii_trimestre ii_trim 2o_trimestre secondo_trimestre|\
        t3 3t iii_trimestre iii_trim 3o_trimestre terzo_trimestre|\
        t4 4t iv_trimestre iv_trim 4o_trimestre quarto_trimestre
        """,
      halves: """
        s1 i_semestre 1o_semestre primo_semestre|s2 ii_semestre 2o_semestre secondo_semestre
        """,
      seasons: "primavera|estate|autunno|inverno",
      partsOfDay: "mattina mattino|mezzogiorno|pomeriggio|sera|notte"),
    // Without "data", a date here: in English it is any number.
    times: TimeWords(
      year: "anno anni esercizio stagione annata", half: "semestre", quarter: "trimestre trim",
      month: "mese mesi", week: "settimana", day: "giorno", hour: "ora ore",
      time: "tempo periodo", duration: "durata", clock: "ora orario inizio partenza arrivo"),
    missing: [
      "nessun dato", "dato mancante", "mancante", "non disponibile", "non applicabile",
      "sconosciuto",
    ],
    preamble: PreambleWords(
      source: "fonte, fonti", table: "tabella, tavola, figura, grafico, prospetto",
      note: "nota, note, avvertenza, aggiornato, ultimo aggiornamento, unità",
      title: "titolo"),
    labels: PeriodLabels(
      quarter: "T{n} {y}", half: "S{n} {y}", third: "Q{n} {y}", week: "Sett. {n} {y}"),
    emptyLinks: [
      "qui", "clicca qui", "cliccare qui", "fare clic qui", "leggi tutto", "leggi di più", "altro",
      "scopri di più", "più informazioni", "collegamento", "link", "questo link", "scarica",
    ])
}
