extension TactileWords {
  static let portuguese = TactileWords(
    title: "Tato e braille",
    braille: "Braille",
    drawing: "Desenho tátil",
    key: "Legenda",
    test: "Folha de teste",
    notes: "Notas",
    refused:
      "Sem desenho tátil: este gráfico não se lê com as mãos. As suas palavras e a sua tabela estão em braille.",
    apart: "Cada série tem a sua própria folha, com os mesmos eixos.",
    gaps: "Um corte na linha: não há dados.",
    ends: "Os discos na linha são o seu ponto mais alto e o mais baixo.",
    crossing: "Onde as linhas se encontram, uma delas está cortada.",
    asBars: "As partes do círculo são desenhadas como barras.",
    asSurface: "As barras são desenhadas como uma só superfície.",
    shared: "Alguns discos valem por mais de um ponto.",
    near: "Os valores junto à ponta de uma linha não têm disco.",
    narrow: "Um disco sem linha: o seu intervalo é curto demais para se sentir.",
    counted: "Os pontos são contados em quadrados: quanto maior o disco, mais pontos.",
    box:
      "Caixa: a metade central dos valores. Linha grossa: a mediana. As linhas finas vão até aos últimos valores pouco afastados; os discos são valores mais afastados.",
    ownScales: "Cada folha tem a sua própria escala.",
    sheets: Plural(one: "{n} folha", other: "{n} folhas"),
    pages: Plural(one: "{n} página", other: "{n} páginas"),
    partOf: "Parte {n} de {count}",
    cutAt: "{axis}: o eixo começa em {value}.",
    cutIn: "{axis}: o eixo está dividido em {n} folhas seguidas.",
    averagedBy: "Cada ponto da linha é a média de cerca de {n} valores.",
    mergedBy: "Cada coluna junta {n} colunas do gráfico.",
    cellsOf: "{title}: quanto maior o disco, maior o valor. Sem disco: não há dados.",
    intervalOf: "Disco: a estimativa. Linha: {kind}.",
    pointsOf: "{low} a {high} pontos")
}
