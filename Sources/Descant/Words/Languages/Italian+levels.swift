extension LevelWords {
  static let italian = LevelWords(
    scattered: """
      valori attorno a una mediana di {median}, senza aumento né calo netto; la \
      metà centrale va {range}
      """,
    higher: "mediana più alta {aAt} ({a}) che {bAt} ({b})",
    times: "la mediana {aAt} ({a}) è circa {times} volte quella {bAt} ({b})",
    overlapping: "{text}; le metà centrali si sovrappongono",
    highest: "mediana più alta {at} ({value})",
    lowest: "mediana più bassa {at} ({value})",
    correlated: """
      la correlazione più forte è {high}, tra {highAt}; la negativa più forte è {low}, tra \
      {lowAt}
      """,
    correlatedUp: "la correlazione più forte è {high}, tra {highAt}",
    diagonal: "in {k} righe su {n} il valore più alto è dove un nome incrocia sé stesso")
}

extension AnswerWords {
  static let italian = AnswerWords(
    conditions: [
      "trattato", "trattata", "vaccinato", "vaccinata", "infetto", "infetta", "sposato",
      "sposata", "divorziato", "divorziata", "assicurato", "assicurata", "disoccupato",
      "disoccupata", "incinta", "deceduto", "deceduta",
    ],
    without: "non {name}")
}
