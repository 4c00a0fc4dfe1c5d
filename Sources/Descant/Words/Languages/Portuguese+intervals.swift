extension IntervalWords {
  static let portuguese = IntervalWords(
    estimate: "{value}, intervalo {range}",
    without: "{value}, sem intervalo",
    confidence: "com intervalos de confiança a {level}",
    standardError: "com um erro padrão para cada lado",
    standardDeviation: "com um desvio padrão para cada lado",
    quartiles: "com a metade central dos valores",
    unnamed: "com intervalos",
    named: "com intervalos ({name})",
    ends: "de {a} {aAt} para {b} {bAt}, com intervalos que {overlap}",
    extremes: "máximo {aAt} ({a}), mínimo {bAt} ({b}), com intervalos que {overlap}",
    overlap: "se sobrepõem",
    apart: "não se sobrepõem",
    same: "todos os valores são {value}",
    others: "intervalos que se sobrepõem ao do valor mais alto: {k} dos outros {n}",
    both: "os outros dois intervalos sobrepõem-se ao do valor mais alto",
    all: "todos os outros {n} intervalos se sobrepõem ao do valor mais alto",
    none: "nenhum outro intervalo se sobrepõe ao do valor mais alto",
    zero: ZeroWords(
      above: "todo o intervalo fica acima de zero apenas {at}",
      below: "todo o intervalo fica abaixo de zero apenas {at}",
      both: "todo o intervalo fica acima de zero apenas {above} e abaixo apenas {below}",
      within: "todos os intervalos incluem o zero"),
    confidenceMethod: "intervalos de confiança das médias pela t de Student",
    notes:
      "cada valor soa como três notas. São o extremo inferior do seu intervalo, o valor e o extremo superior",
    band: "dois tons mais suaves percorrem os extremos dos intervalos",
    silent: "os intervalos não se ouvem. Estão na tabela")
}

extension ColumnWords.Intervals {
  static let portuguese = ColumnWords.Intervals(
    confidence: "Intervalo de confiança a {level}", standardError: "Média ± erro padrão",
    standardDeviation: "Média ± desvio padrão", quartiles: "Metade central",
    unnamed: "Intervalo")
}

extension WholeWords {
  static let portuguese = WholeWords(
    below: "um tom áspero é um valor abaixo de zero",
    cloud:
      "{points} são demasiados para uma nota cada um. Mais notas e mais fortes significam mais pontos. As notas mais longas são o valor mais baixo, o mais alto e os que ficam à parte",
    trend: "no fim, um tom que desliza segue a sua tendência",
    total: "primeiro ouve-se o total",
    parts: "nas partes, o tom mais agudo representa {high}",
    band: "primeiro ouvem-se todas as séries em conjunto, depois cada uma brevemente",
    median: "em conjunto soam como o seu menor valor, a sua mediana e o seu maior valor",
    beyond: "também não se ouve, ver a tabela: {series}",
    means: "primeiro ouvem-se as médias por {x}, depois as médias por {y}",
    mean: "médias por {axis}",
    tour: "o resumo dura {time}. Continuando a reprodução ouve-se cada parte em separado",
    first:
      "o resumo dura {time} e contém {n} de {count}. Continuando a reprodução ouvem-se as restantes"
  )
}
