extension LevelWords {
  static let portuguese = LevelWords(
    scattered: """
      valores em torno de uma mediana de {median}, sem subida nem descida clara; \
      a metade central vai {range}
      """,
    higher: "mediana mais alta {aAt} ({a}) do que {bAt} ({b})",
    times: "a mediana {aAt} ({a}) é cerca de {times} vezes a mediana {bAt} ({b})",
    overlapping: "{text}; as metades centrais sobrepõem-se",
    highest: "mediana mais alta {at} ({value})",
    lowest: "mediana mais baixa {at} ({value})",
    correlated: """
      a correlação mais forte é {high}, entre {highAt}; a negativa mais forte é {low}, \
      entre {lowAt}
      """,
    correlatedUp: "a correlação mais forte é {high}, entre {highAt}",
    diagonal: """
      em {k} de {n} linhas, o valor mais alto está onde um nome se cruza consigo \
      mesmo
      """)
}

extension AnswerWords {
  static let portuguese = AnswerWords(
    conditions: [
      "vacinado", "vacinada", "infetado", "infetada", "infectado", "infectada", "segurado",
      "segurada", "empregado", "empregada", "desempregado", "desempregada", "grávida",
      "falecido", "falecida",
    ],
    without: "não {name}")
}
