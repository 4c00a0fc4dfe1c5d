/// A counted noun; a round million takes "de" before it.
private func noun(_ one: String, _ other: String) -> Plural {
  Plural(one: Phrase("{n} \(one)"), many: Phrase("{n} de \(other)"), other: Phrase("{n} \(other)"))
}

extension FactWords {
  static let portuguese = FactWords(
    total: "total",
    axes: AxesWords(
      range: "{title}: {range}", categories: "{title}: {list}",
      series: "{n} séries: {list}"),
    ranking: RankingWords(
      item: "{name} ({value})", two: "o valor é mais alto em {a} do que em {b}",
      highest: "o valor mais alto é o de {a}",
      second: "o valor mais alto é o de {a}, seguido do de {b}",
      ranked: "o valor mais alto é o de {a}, seguido dos de {b} e {c}",
      lowest: "o mais baixo é o de {last}",
      top: "entre os {shown} maiores de {total}, {text}",
      ofAll: "de um total de {total}, {text}",
      median: "a mediana de todos os {total} é {median}",
      tied: "o valor mais alto, {value}, é o de {names}",
      tiedLowest: "o mais baixo, {value}, é o de {names}",
      part: "{n} dos {total}", rest: "os outros {n}",
      categories: noun("categoria", "categorias")),
    share: ShareWords(
      largest: "a parte maior é a de {name}: {value}, {share} do total",
      smallest: "a parte mais pequena é a de {name}: {value}, {share}",
      majority: "a parte de {name} ultrapassa a metade: {value}, {share} do total",
      tied: "as partes maiores são as de {names}, cada uma com {share} do total",
      equal: "as {n} partes são iguais",
      together: "as {k} partes maiores de {n} somam {share}"),
    shape: ShapeWords(
      rise: ShapeWords.Leg(
        only: "sobe de {from} {fromAt} para {to} {toAt}",
        first: "sobe de {from} {fromAt} para um pico de {to} {toAt}",
        middle: "sobe para um pico de {to} {toAt}", last: "depois sobe para {to} {toAt}"),
      fall: ShapeWords.Leg(
        only: "desce de {from} {fromAt} para {to} {toAt}",
        first: "desce de {from} {fromAt} para um mínimo de {to} {toAt}",
        middle: "desce para um mínimo de {to} {toAt}", last: "depois desce para {to} {toAt}"),
      ends: "{text} e termina em {to} {toAt}", comma: ", ",
      method: "pontos de viragem; a menor subida ou descida ocupa {share} da amplitude"),
    courses: .portuguese,
    trend: TrendWords(
      except: "{text}, mas não {names}",
      up: "globalmente, sobe", down: "globalmente, desce",
      upBy: "sobe cerca de {rate}",
      downBy: "desce cerca de {rate}",
      level: "sem subida nem descida clara, de {from} {fromAt} a {to} {toAt}",
      mixed: "passa de {from} {fromAt} para {to} {toAt}, com altos e baixos",
      little: "muda pouco, de {from} {fromAt} para {to} {toAt}",
      bothUp: "globalmente, as duas séries sobem", bothDown: "globalmente, as duas séries descem",
      allUp: "as {n} séries sobem no conjunto", allDown: "as {n} séries descem no conjunto",
      mostUp: "{k} de {n} séries sobem no conjunto",
      mostDown: "{k} de {n} séries descem no conjunto",
      namedUp: "{names} sobem no conjunto",
      namedDown: "{names} descem no conjunto",
      method: "teste de Mann-Kendall, τ = {tau}, p {p}; declive de Theil-Sen"),
    relation: RelationWords(
      up: Graded(
        strong: "os valores de {y} aumentam claramente com os de {x}",
        moderate: "os valores de {y} tendem a aumentar com os de {x}",
        weak: "os valores de {y} tendem a aumentar ligeiramente com os de {x}"),
      down: Graded(
        strong: "os valores de {y} diminuem claramente quando os de {x} aumentam",
        moderate: "os valores de {y} tendem a diminuir quando os de {x} aumentam",
        weak: "os valores de {y} tendem a diminuir ligeiramente quando os de {x} aumentam"),
      eachUp: "em cada um dos {n} grupos, os valores de {y} tendem a aumentar com os de {x}",
      eachDown: """
        em cada um dos {n} grupos, os valores de {y} tendem a diminuir quando os de {x} \
        aumentam
        """,
      mostUp: "em {k} de {n} grupos, os valores de {y} tendem a aumentar com os de {x}",
      mostDown: """
        em {k} de {n} grupos, os valores de {y} tendem a diminuir quando os de {x} aumentam
        """,
      everyUp: "sempre que aumentam os valores de {x}, aumentam também os de {y}",
      everyDown: "sempre que aumentam os valores de {x}, diminuem os de {y}",
      ends: """
        {text}. A mediana de {y} é {low} onde {x} não passa de {first} e {high} a partir de {last}
        """,
      endsOfLeast: """
        {text}. A mediana de {y} é {low} onde {x} é {first} e {high} a partir de {last}
        """,
      upEqually: "os valores de {y} aumentam quase na mesma medida que os de {x}",
      method: "correlação de postos de Spearman, ρ = {rho}, p {p}"),
    clouds: .portuguese,
    cluster: ClusterWords(
      two: """
        os pontos formam dois grupos segundo {axis}: {low} ({lowCount}) e {high} ({highCount}), \
        sem nenhum entre os dois
        """,
      pair: """
        os pontos formam dois grupos: {lowCount} em torno de {x} {lowX} e {y} {lowY}, \
        {highCount} em torno de {highX} e {highY}
        """),
    distribution: DistributionWords(
      peak: "a classe mais frequente vai {range}, com {count}",
      peaks: "há dois picos: {a} e {b}",
      middleHalf: "a mediana é {median}, e a metade central dos valores vai {range}",
      common: "valor mais frequente: {value}, em {n} {points}",
      groups: Plural(
        one: "{share} dos valores vão {range}, com um grupo menor {list}",
        other: "{share} dos valores vão {range}, com grupos menores {list}"),
      bulk: "{share} não passam de {to}; o valor mais alto é {top}",
      mode: "valor mais frequente: {name} ({count} de {total}, {share})",
      modeOf: "valor mais frequente de {title}: {name} ({count} de {total}, {share})",
      tailRight: "a distribuição tem uma cauda longa para os valores altos",
      tailLeft: "a distribuição tem uma cauda longa para os valores baixos",
      method: "assimetria {skewness}"),
    group: GroupWords(
      means: "a média mais alta é {high}, {highAt}; a mais baixa, {low}, {lowAt}",
      ofLeast: "entre os grupos de pelo menos {n} valores"),
    box: BoxWords(
      spread: "mediana {median}, metade central {middle}, total {range}",
      whiskers: "bigodes {range}",
      outliers: noun("valor atípico", "valores atípicos"), values: noun("valor", "valores"),
      boxes: noun("caixa", "caixas"),
      medians: "a mediana mais alta é {high}, {highAt}; a mais baixa, {low}, {lowAt}",
      same: "todas as medianas são {value}",
      widest: "a metade central dos valores é mais ampla {at}: {range}",
      alone: "há {outliers}: {value} {at}",
      farthest: "há {outliers}; o mais distante é {value} {at}",
      method: "quartis por interpolação linear",
      methodOfOutliers:
        "quartis por interpolação linear; os valores atípicos afastam-se mais de {reach} vezes a amplitude da metade central"
    ),
    intervals: .portuguese, panels: .portuguese, maps: .portuguese, summary: .portuguese,
    half: .portuguese, levels: .portuguese, first: .portuguese, answers: .portuguese,
    contrast: .portuguese,
    extreme: ExtremeWords(
      highest: "máximo: {value}, {places}", lowest: "mínimo: {value}, {places}",
      highestOften: "máximo: {value}, em {n} {points}",
      lowestOften: "mínimo: {value}, em {n} {points}",
      of: Plural(one: "de {n} ponto", other: "de {n} pontos")),
    change: ChangeWords(
      up: "passa de {from} {fromAt} para {to} {toAt}, um aumento de {amount}",
      down: "passa de {from} {fromAt} para {to} {toAt}, uma diminuição de {amount}",
      upShare: "passa de {from} {fromAt} para {to} {toAt}, um aumento de {amount} ({share})",
      downShare: "passa de {from} {fromAt} para {to} {toAt}, uma diminuição de {amount} ({share})",
      times: "passa de {from} {fromAt} para {to} {toAt}, multiplicando-se por {share}"),
    period: PeriodWords(
      every: "um padrão repete-se aproximadamente a cada {length}",
      method: "autocorrelação r = {r}"),
    outlier: OutlierWords(
      item: "{value} {at}",
      above: "um valor destaca-se: {item}, muito acima do padrão dos outros",
      below: "um valor destaca-se: {item}, muito abaixo do padrão dos outros",
      apart: "um ponto fica à parte: {item}",
      several: "{n} valores destacam-se: {list}",
      method: "distância a uma reta robusta, z modificado = {z}"),
    lead: LeadWords(
      categories: LeadWords.Noun(
        all: "em todas as {n} categorias",
        some: "em {k} de {n} categorias"),
      years: LeadWords.Noun(all: "em todos os {n} anos", some: "em {k} de {n} anos"),
      quarters: LeadWords.Noun(all: "em todos os {n} trimestres", some: "em {k} de {n} trimestres"),
      months: LeadWords.Noun(all: "em todos os {n} meses", some: "em {k} de {n} meses"),
      weeks: LeadWords.Noun(all: "em todas as {n} semanas", some: "em {k} de {n} semanas"),
      days: LeadWords.Noun(all: "em todos os {n} dias", some: "em {k} de {n} dias"),
      always: "a série {a} está acima de {b} {points}",
      mostly: "a série {a} está acima de {b} em {n} {points}",
      alwaysHighest: "a série {a} tem o valor mais alto {points}",
      mostlyHighest: "a série {a} tem o valor mais alto em {n} {points}",
      last: """
        no fim, {at}, o valor mais alto é o de {a} ({high}) e o mais baixo, o de {b} ({low})
        """,
      all: Plural(one: "no único ponto comum", other: "nos {n} pontos"),
      of: Plural(one: "de {n} ponto", other: "de {n} pontos")),
    crossing: CrossingWords(passes: "a série {a} ultrapassa {b} entre {from} e {to}"),
    difference: DifferenceWords(
      largest: "a maior diferença entre {a} e {b} ocorre {at}, onde {a} fica {amount} acima",
      widest: "a amplitude é maior {at}: {range}",
      narrowest: "a amplitude é menor {at}: {range}"),
    sign: SignWords(
      both: "dos {total}, {above} estão acima de zero e {below} abaixo",
      values: noun("valor", "valores")),
    gap: GapWords(
      places: "sem dados ({places})", single: "não há dados {places}",
      many: "{values} (lacuna mais longa: {longest})",
      values: Plural(one: "falta {n} valor", other: "faltam {n} valores"),
      several: Plural(one: "falta {n} valor", other: "faltam {n} valores")),
    scale: ScaleWords(
      logarithmic: "{title} (escala logarítmica)",
      log:
        "o eixo «{title}» é logarítmico: a distâncias iguais corresponde o mesmo fator de multiplicação",
      bent: """
        o eixo «{title}» não é linear: distâncias iguais não correspondem a quantidades iguais
        """,
      reversed: "o eixo «{title}» está invertido: os valores maiores vêm primeiro",
      squeezed: "resta menos de 5% do eixo «{title}» para {series}: a tabela mostra o que muda",
      covered: "as linhas de {series} quase se sobrepõem: os seus valores estão na tabela"),
    note: NoteWords(
      clock: "as horas são as de {clocks}",
      clocks: "as horas são as de vários relógios, cada uma do seu: {clocks}",
      topGroups: "mostra apenas {shown} de {total} ({field})",
      aggregated: "cada valor reúne várias linhas: {operation} de {field} para cada {by}",
      counted: "cada valor é o número de linhas para cada {by}",
      truncated: "o eixo «{title}» começa em {value} e não em zero",
      dropped: Plural(
        one: "omite-se {n} linha sem valor utilizável",
        other: "omitem-se {n} linhas sem valor utilizável"),
      sampled: "mostra uma amostra de {shown} das {total} linhas",
      drawnMissing: Plural(
        one: "{n} valor ausente de {field} é desenhado como {value}",
        other: "{n} valores ausentes de {field} são desenhados como {value}"),
      level: "todos os valores são iguais: {value}",
      sharedPlaces: Plural(
        one: "{n} valor está no mesmo lugar que outro",
        other: "{n} valores estão no mesmo lugar que outros"),
      intervals: "para a leitura passo a passo, {points} agrupam-se em {intervals}"),
    spans: SpanWords(
      year: Plural(one: "12 meses", other: "{n} anos"),
      month: Plural(one: "30 dias", other: "{n} meses"),
      week: Plural(one: "7 dias", other: "{n} semanas"),
      day: Plural(one: "24 horas", other: "{n} dias"),
      hour: Plural(one: "60 minutos", other: "{n} horas"),
      minute: Plural(one: "60 segundos", other: "{n} minutos"),
      second: Plural(one: "{n} segundo", other: "{n} segundos"),
      point: Plural(one: "{n} ponto", other: "{n} pontos")),
    rates: RateWords(
      year: "{amount} por ano", month: "{amount} por mês", day: "{amount} por dia",
      hour: "{amount} por hora", minute: "{amount} por minuto",
      second: "{amount} por segundo", step: "{amount} de um valor para o seguinte"),
    places: PlaceWords(
      year: "em {x}", quarter: "no {x}", month: "em {x}", week: "na {x}", day: "em {x}",
      time: "em {x}", clock: "às {x}", minute: "no {x}", number: "em {x}",
      category: "em {x}",
      pair: "entre {x}", same: "quando ambos são {x}",
      way: "de {a} para {b}", inSeries: "{at} ({series})",
      isRepeated: true,
      articles: ArticleWords(day: "{x}", week: "a {x}", quarter: "o {x}")))
}
