extension Lexicon {
  static let portuguese = Lexicon(
    "pt", headIsFirst: true,
    [
      .identifier: """
      id, identificador, número, núm, n.º, nº, chave, código, cod, ref, processo, registo, registro, \
      nif, cpf, cnpj, cep
      """,
      .weight: "frequência, freq, quantidade, casos, peso, ponderação, contagem, número",
      .count: "número, filhos, quartos, pessoas, visitas, quantidade",
      .rate: """
      taxa, percentagem, porcentagem, percentual, pct, proporção, quota, cota, razão, densidade, por, \
      rendimento, produtividade
      """,
      .index: "índice, ranking, posição",
      .score: "pontuação, nota, avaliação, classificação, satisfação, nível",
      .price: """
      preço, preços, salário, salários, ordenado, renda, aluguel, tarifa, câmbio, cotação
      """,
      .flow: """
      vendas, receita, receitas, custo, custos, despesa, despesas, gasto, gastos, orçamento, lucro, \
      pib, exportações, importações, nascimentos, nados-vivos, óbitos, mortes, chegadas, \
      passageiros, visitas, produção, consumo, emissões, precipitação, chuva, \
      acidentes, votos, impostos, montante, valor, dormidas
      """,
      .stock: """
      população, habitantes, existências, estoque, saldo, emprego, membros, dívida, superfície, \
      agregados, domicílios, estudantes, alunos, desempregados
      """,
      .cumulative: "acumulado, acumulada, acum",
      .extent: """
      média, mediana, idade, temperatura, velocidade, altura, altitude, pressão, esperança, \
      comprimento, largura, duração, peso, tamanho, distância, rendimento médio
      """,
      .change: "variação, mudança, diferença, crescimento",
      .uncertainty: "desvio, erro, variância, incerteza",
      .lower: "inferior, mínimo, mínima, min, desde, início, nascido, baixo",
      .upper: "superior, máximo, máxima, max, até, fim, morto, alto",
      .latitude: "latitude",
      .longitude: "longitude",
      .group: """
      grupo, classe, categoria, tipo, região, estado, sexo, tratamento, bloco, espécie, \
      local, setor, sector, profissão, partido, país, cidade, distrito, concelho, município
      """,
      .outcome: "resultado, sobrevivência, admitido, êxito, sucesso, decisão",
      .condition: """
      sexo, idade, tratamento, grupo, escola, região, país, classe, educação, ano, \
      profissão, partido
      """,
      .time: """
      ano, exercício, trimestre, semestre, mês, semana, dia, data, hora, tempo, período, \
      temporada, safra
      """,
      .total: "total, todos, todas, soma, ambos os sexos, conjunto, hm",
      .outside:
        "outro, outros, outra, outras, não sabe, ns/nr, não responde, desconhecido, ignorado",
      .key: "identificador",
      .opening: "abertura",
      .closing: "fecho, fechamento",
      .unit: "unidade, unidades",
      .step: "tempo",
      .frequency: "frequência",
      .people: "homens, mulheres, meninos, meninas, rapazes, raparigas",
      .totalAlone: "todos, todas, soma",
      .response: """
      rendimento, produtividade, preço, salário, pontuação, nota, resultado, perda, custo, \
      mortalidade, fecundidade, densidade, diversidade, acidentes, feridos, sinistros, crimes
      """,
      .predictor: """
      idade, dose, concentração, tamanho, ano, experiência, educação, escolaridade, distância, \
      temperatura, superfície, peso
      """,
      .lifetime: "sobrevivência, duração, tempo, seguimento, acompanhamento",
      .event: "estado, evento, morte, óbito, falecido, censura, recaída, recidiva",
      .successes: """
      êxitos, sucessos, casos, mortes, óbitos, eventos, positivos, doentes, sim, acidentes, feridos, \
      sinistros, perdas
      """,
      .trials: """
      ensaios, total, população, habitantes, examinados, testados, n, exposição, apólices, segurados
      """,
      .failures: "fracassos, controlos, controles, negativos, não, sobreviventes",
      .negation: "não",
      .recurring: "mês, trimestre, número",
      .ratio: "taxa, por",
      .portion: "percentagem, porcentagem, quota, proporção",
      .death: "morte, morto, falecido, falecida, óbito, vivo, sobrevivência",
      .fate: "sobrevivência",
      .censoring: "censura",
      .vague: """
      valor, valores, taxa, número, quantidade, montante, total, percentagem, porcentagem, nível, índice
      """,
      .kind: "série, variável, nome, categoria, tipo",
      .treatment: "tratamento, dose, terapia, fármaco, dieta, método, condição",
      .earlier: "antes, inicial, início, prévio, basal, anterior",
      .logarithm: "log, ln, logaritmo",
      .direction: "direção, rumo, azimute, orientação",
      .joining: "e, o, a, os, as, de, do, da, dos, das, por, para",
    ], fields: portugueseFields)
}
