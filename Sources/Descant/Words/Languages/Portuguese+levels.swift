extension LevelWords {
  static let portuguese = LevelWords(
    scattered: """
      varia em torno de uma mediana de {median}, sem subida nem descida clara; a metade \
      central dos valores vai {range}
      """,
    higher: "a mediana é mais alta {aAt} ({a}) do que {bAt} ({b})",
    times: "a mediana {aAt} ({a}) é cerca de {times} vezes a mediana {bAt} ({b})",
    overlapping: "{text}; as metades centrais sobrepõem-se",
    highest: "a mediana mais alta é {value} {at}",
    lowest: "a mediana mais baixa é {value} {at}",
    correlated: """
      a correlação mais forte é {high}, entre {highAt}; a negativa mais forte é {low}, \
      entre {lowAt}
      """,
    correlatedUp: "a correlação mais forte é {high}, entre {highAt}",
    diagonal: """
      em {k} de {n} linhas, o valor mais alto está onde um nome se cruza consigo \
      mesmo
      """,
    heaps: "os pontos formam {n} grupos: {list}",
    heapCount: "os pontos formam {n} grupos",
    firstHeap: "{count} em torno de {x} {xAt} e {y} {yAt}",
    heap: "{count} em torno de {xAt} e {yAt}",
    classes: "as medianas formam dois grupos: {high} {highAt}, e {low} {lowAt}")
}

extension AnswerWords {
  static let portuguese = AnswerWords(
    conditions: [
      "vacinado", "vacinada", "infetado", "infetada", "infectado", "infectada", "segurado",
      "segurada", "empregado", "empregada", "desempregado", "desempregada", "grávida",
      "falecido", "falecida",
    ],
    starts: ["origem"],
    ends: ["destino"],
    without: "não {name}",
    qualities: [
      "azul", "castanho", "verde", "vermelho", "preto", "branco", "amarelo", "cinza", "claro",
      "escuro", "loiro", "alto", "baixo", "médio", "leve", "grave", "pequeno", "grande",
      "curto", "longo", "bom", "mau", "forte", "fraco", "positivo", "negativo", "normal",
      "nenhum", "velho", "novo", "jovem", "nunca", "sempre",
    ])
}
