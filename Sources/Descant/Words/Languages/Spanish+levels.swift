extension LevelWords {
  static let spanish = LevelWords(
    scattered: """
      los valores giran en torno a una mediana de {median}, sin subidas ni bajadas claras; \
      la mitad central va {range}
      """,
    higher: "la mediana es más alta {aAt} ({a}) que {bAt} ({b})",
    times: "la mediana {aAt} ({a}) es unas {times} veces la mediana {bAt} ({b})",
    overlapping: "{text}; las mitades centrales se solapan",
    highest: "mediana más alta {at} ({value})",
    lowest: "mediana más baja {at} ({value})",
    correlated: """
      la correlación más fuerte es {high}, entre {highAt}; la negativa más fuerte es \
      {low}, entre {lowAt}
      """,
    correlatedUp: "la correlación más fuerte es {high}, entre {highAt}",
    diagonal: """
      en {k} de {n} filas el valor más alto está donde un nombre se cruza consigo \
      mismo
      """)
}

extension AnswerWords {
  static let spanish = AnswerWords(
    conditions: [
      "tratado", "tratada", "vacunado", "vacunada", "infectado", "infectada", "casado",
      "casada", "divorciado", "divorciada", "asegurado", "asegurada", "desempleado",
      "desempleada", "embarazada", "fallecido", "fallecida",
    ],
    without: "no {name}")
}
