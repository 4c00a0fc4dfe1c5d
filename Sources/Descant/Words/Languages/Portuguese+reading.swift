extension ReadingWords {
  static let portuguese = ReadingWords(
    heading: "Como o ficheiro foi lido",
    encoding: "O texto foi convertido de {name}.",
    separatorLine: "A primeira linha indica o separador.",
    rowsAbove: Plural(
      one: "Omite-se uma linha acima do cabeçalho.",
      other: "Omitem-se {n} linhas acima do cabeçalho."),
    titleAbove: "O título está acima da tabela.",
    headerRows: "Juntam-se {n} linhas de nomes.",
    unitRow: "Uma linha abaixo do cabeçalho dá as unidades.",
    describingRows: Plural(
      one: "Uma linha abaixo do cabeçalho diz o que as colunas contêm.",
      other: "{n} linhas abaixo do cabeçalho dizem o que as colunas contêm."),
    noHeader: "Não há cabeçalho; as colunas estão numeradas.",
    rowNames: "A primeira coluna contém os nomes das linhas.",
    emptyColumns: Plural(
      one: "Omite-se uma coluna vazia.",
      other: "Omitem-se {n} colunas vazias."),
    emptyRows: Plural(
      one: "Omite-se uma linha vazia.",
      other: "Omitem-se {n} linhas vazias."),
    repeatedHeaders: Plural(
      one: "Omite-se uma linha que repete o cabeçalho.",
      other: "Omitem-se {n} linhas que repetem o cabeçalho."),
    rowsBelow: Plural(
      one: "Omite-se uma linha de observações abaixo da tabela.",
      other: "Omitem-se {n} linhas de observações abaixo da tabela."),
    sections: Plural(
      one: "Uma linha é o título de uma secção; o seu texto está em «{column}».",
      other: "{n} linhas são títulos de secção; os seus textos estão em «{column}»."),
    filledDown: Plural(
      one: "Uma célula vazia de «{column}» é preenchida a partir de cima.",
      other: "{n} células vazias de «{column}» são preenchidas a partir de cima."),
    keysSplit: "Várias chaves estavam numa só célula: {columns}.",
    periods: Plural(
      one: "Uma coluna de um período passa a linhas, em «{column}».",
      other: "{n} colunas de períodos passam a linhas, em «{column}»."),
    decimalCommas: "As vírgulas são sinais decimais em {columns}.",
    thousands: "«{mark}» separa os milhares em {columns}.",
    spaces: "Os espaços separam os milhares em {columns}.",
    multiplied: "«{suffix}» em «{column}» lê-se vezes {factor}.",
    dayFirst: "As datas de «{column}» podem ler-se de duas maneiras: o dia é lido primeiro.",
    monthFirst: "As datas de «{column}» podem ler-se de duas maneiras: o mês é lido primeiro.",
    durations: "«{column}» é uma duração: horas, minutos e segundos formam um número.",
    negatives: "«{form}» em «{column}» marca números negativos.",
    flags: Plural(
      one: "Um valor de «{column}» tem a marca «{flag}»: {meaning}.",
      other: "{n} valores de «{column}» têm a marca «{flag}»: {meaning}."),
    unknownFlags: Plural(
      one: "Um valor de «{column}» tem a marca «{flag}».",
      other: "{n} valores de «{column}» têm a marca «{flag}»."),
    gaps: Plural(
      one: "«{word}» lê-se como dado em falta numa célula de «{column}».",
      other: "«{word}» lê-se como dado em falta em {n} células de «{column}»."),
    suppressed: Plural(
      one: "«{word}» não é um valor exato: falta uma célula de «{column}».",
      other: "«{word}» não é um valor exato: faltam {n} células de «{column}»."),
    sentinel: Plural(
      one: "{word} está longe dos outros valores de «{column}»: uma célula lê-se como em falta.",
      other:
        "{word} está longe dos outros valores de «{column}»: {n} células leem-se como em falta."),
    coordinates: "As posições dos pontos são colunas.",
    shapes: Plural(
      one: "Omite-se uma forma ({kind}).",
      other: "Omitem-se {n} formas ({kind})."),
    cube: "{n} dimensões passam a colunas.",
    duplicates: Plural(
      one: "Uma linha é igual a outra anterior.",
      other: "{n} linhas são iguais a outras anteriores."),
    asItIs: "O ficheiro é lido tal como está.",
    nothingDrawn:
      "Não há gráfico: as colunas contêm nomes, códigos ou poucos valores, sem quantidades a comparar.",
    undefined: Plural(
      one: "O ficheiro não diz o que é {columns} nem a sua unidade.",
      other: "O ficheiro não diz o que são {columns} nem as suas unidades."),
    meaningless: Plural(
      one: "O ficheiro não diz o que significa {columns}.",
      other: "O ficheiro não diz o que significam {columns}."),
    sourceless: "O ficheiro não indica nenhuma fonte.",
    toldBy: "O autor pode dizê-lo em datapackage.json.",
    edition: EditionWords(
      heading: "Alterações nos dados", new: "Novo conjunto de dados",
      added: Plural(one: "uma linha acrescentada", other: "{n} linhas acrescentadas"),
      removed: Plural(one: "uma linha retirada", other: "{n} linhas retiradas"),
      revised: Plural(one: "um valor revisto", other: "{n} valores revistos"),
      newColumns: "novas colunas: {columns}", goneColumns: "colunas retiradas: {columns}",
      stepAdded: "acrescentado: {period}", stepsAdded: "acrescentado: de {first} a {last}",
      highestSince: "o valor mais alto desde {period}",
      lowestSince: "o valor mais baixo desde {period}",
      highest: "o valor mais alto até agora", lowest: "o valor mais baixo até agora"),
    meanings: FlagWords(
      brokenSeries: "quebra de série", confidential: "confidencial",
      differing: "definição diferente", estimated: "estimado", forecast: "previsão",
      imputed: "imputado", unreliable: "pouco fiável", provisional: "provisório",
      revised: "revisto", insignificant: "não significativo", significant: "significativo",
      notAvailable: "não disponível", notApplicable: "não aplicável", total: "total",
      average: "média", roundsToZero: "arredondado a zero", none: "nenhum",
      footnote: "ver a nota"),
    role: "Papel",
    roles: [
      "empty": "sem valores", "constant": "um só valor", "rowNumber": "número de linha",
      "identifier": "identificador", "text": "texto", "latitude": "latitude",
      "longitude": "longitude", "uncertainty": "incerteza",
      "lifetime": "tempo até um fim", "event": "se houve um fim",
      "successes": "quantos deles", "trials": "de quantos", "failures": "os restantes",
      "label": "nome de cada linha",
      "category": "categoria", "ordered": "categoria ordenada", "twoValued": "um de dois",
      "code": "código", "rating": "classificação", "period": "tempo",
      "periodPart": "parte do calendário", "step": "passo", "weight": "frequência",
      "count": "contagem", "flow": "quantidade que se soma", "stock": "nível num momento",
      "cumulative": "soma até então", "rate": "taxa", "share": "proporção",
      "index": "índice", "price": "preço", "extent": "tamanho", "change": "variação",
      "logarithm": "logaritmo",
      "lower": "extremo inferior", "upper": "extremo superior", "measure": "medida",
    ])
}
