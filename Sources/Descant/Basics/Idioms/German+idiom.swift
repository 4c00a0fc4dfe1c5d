extension Idiom {
  static let german = Idiom(
    tag: "de",
    calendar: CalendarWords(
      months: [
        "januar janner jan", "februar feber feb", "marz maerz mar mrz", "april apr", "mai",
        "juni jun", "juli jul", "august aug", "september sep sept", "oktober okt",
        "november nov", "dezember dez",
      ],
      weekdays: [
        [
          "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag sonnabend", "sonntag",
        ],
        CalendarWords.words("mo di mi do fr sa so"),
      ],
      quarters: """
        1._quartal i._quartal 1._vierteljahr 1._vj|\
        2._quartal ii._quartal 2._vierteljahr 2._vj|\
        3._quartal iii._quartal 3._vierteljahr 3._vj|\
        4._quartal iv._quartal 4._vierteljahr 4._vj
        """,
      halves: "1._halbjahr 1._hj hj1|2._halbjahr 2._hj hj2",
      seasons: "fruhling fruhjahr|sommer|herbst|winter",
      partsOfDay: "morgen fruh|vormittag|mittag|nachmittag|abend|nacht"),
    times: TimeWords(
      year: "jahr jahre jahrgang berichtsjahr saison", half: "semester halbjahr",
      quarter: "quartal vierteljahr", month: "monat monate", week: "woche kw kalenderwoche",
      day: "tag wochentag", date: "datum stichtag", hour: "stunde",
      time: "zeit zeitpunkt zeitraum uhrzeit periode", duration: "laptime dauer laufzeit",
      clock: "uhrzeit uhr beginn ende abfahrt ankunft",
      endings: TimeWords.Endings(
        year: "jahr", half: "halbjahr", quarter: "vierteljahr quartal", month: "monat",
        week: "woche", date: "datum", hour: "stunde", time: "zeitpunkt")),
    missing: ["k.a.", "k. a.", "keine angabe", "unbekannt", "n.v.", "n. v."],
    preamble: PreambleWords(
      source: "quelle, quellen, datenquelle", table: "tabelle, abbildung, abb",
      note: "anmerkung, anmerkungen, hinweis, hinweise, fußnote, fußnoten, stand, einheit",
      title: "titel, bezeichnung"),
    labels: PeriodLabels(
      quarter: "Q{n} {y}", half: "H{n} {y}", third: "{n}. Drittel {y}", week: "KW {n} {y}"),
    emptyLinks: [
      "hier", "hier klicken", "klicken sie hier", "klick hier", "mehr", "mehr lesen", "weiterlesen",
      "weiter", "link", "dieser link", "details", "download",
    ])
}
