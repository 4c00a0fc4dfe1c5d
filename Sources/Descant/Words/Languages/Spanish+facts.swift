/// A counted noun; a round million takes "de" before it.
private func noun(_ one: String, _ other: String) -> Plural {
  Plural(one: Phrase("{n} \(one)"), many: Phrase("{n} de \(other)"), other: Phrase("{n} \(other)"))
}

extension FactWords {
  static let spanish = FactWords(
    total: "total",
    axes: AxesWords(
      range: "{title}: {range}", categories: "{title}: {list}",
      series: "{n} series: {list}"),
    ranking: RankingWords(
      item: "{name} ({value})", two: "el valor más alto es el de {a}; el más bajo, el de {b}",
      highest: "el valor más alto es el de {a}",
      second: "el valor más alto es el de {a}, seguido del de {b}",
      ranked: "el valor más alto es el de {a}, seguido de los de {b} y {c}",
      lowest: "el más bajo, el de {last}",
      top: "entre los {shown} mayores de {total}, {text}",
      ofAll: "de un total de {total}, {text}",
      median: "la mediana de los {total} es {median}",
      tied: "valor más alto, {value}: {names}", tiedLowest: "más bajo, {value}: {names}",
      part: "{n} de los {total}", rest: "los otros {n}",
      categories: noun("categoría", "categorías")),
    share: ShareWords(
      largest: "la parte más grande es {name}: {value}, el {share} del total",
      smallest: "la parte más pequeña es {name}: {value}, el {share}",
      majority: "más de la mitad corresponde a {name}: {value}, el {share} del total",
      tied: "las partes más grandes: {names}, cada una el {share} del total",
      equal: "las {n} partes son iguales",
      together: "las {k} más grandes de {n} suman el {share}"),
    shape: ShapeWords(
      rise: ShapeWords.Leg(
        only: "sube de {from} {fromAt} a {to} {toAt}",
        first: "sube de {from} {fromAt} a un pico de {to} {toAt}",
        middle: "sube a un pico de {to} {toAt}", last: "y luego sube a {to} {toAt}"),
      fall: ShapeWords.Leg(
        only: "baja de {from} {fromAt} a {to} {toAt}",
        first: "baja de {from} {fromAt} a un mínimo de {to} {toAt}",
        middle: "baja a un mínimo de {to} {toAt}", last: "y luego baja a {to} {toAt}"),
      ends: "{text}, para terminar en {to} {toAt}", comma: ", ",
      lastComma: " ",
      method: "puntos de giro; la menor subida o bajada ocupa el {share} del recorrido"),
    courses: .spanish,
    trend: TrendWords(
      except: "{text}, pero no {names}",
      up: "sube en conjunto", down: "baja en conjunto",
      upBy: "sube aproximadamente {rate}",
      downBy: "baja aproximadamente {rate}",
      level: "sin subidas ni bajadas claras, de {from} {fromAt} a {to} {toAt}",
      mixed: "pasa de {from} {fromAt} a {to} {toAt}, con altibajos",
      little: "cambia poco, de {from} {fromAt} a {to} {toAt}",
      bothUp: "en general, las dos series suben", bothDown: "en general, las dos series bajan",
      allUp: "en general, las {n} series suben", allDown: "en general, las {n} series bajan",
      mostUp: "en general, {k} de {n} series suben",
      mostDown: "en general, {k} de {n} series bajan",
      namedUp: "en general, {names} suben",
      namedDown: "en general, {names} bajan",
      method: "prueba de Mann-Kendall, τ = {tau}, p {p}; pendiente de Theil-Sen"),
    relation: RelationWords(
      up: Graded(
        strong: "los valores de {y} aumentan claramente con los de {x}",
        moderate: "los valores de {y} tienden a aumentar con los de {x}",
        weak: "los valores de {y} tienden a aumentar ligeramente con los de {x}"),
      down: Graded(
        strong: "los valores de {y} disminuyen claramente cuando aumentan los de {x}",
        moderate: "los valores de {y} tienden a disminuir cuando aumentan los de {x}",
        weak: "los valores de {y} tienden a disminuir ligeramente cuando aumentan los de {x}"),
      eachUp: """
        en cada uno de los {n} grupos, los valores de {y} tienden a aumentar con los de {x}
        """,
      eachDown: """
        en cada uno de los {n} grupos, los valores de {y} tienden a disminuir cuando aumentan \
        los de {x}
        """,
      mostUp: "en {k} de los {n} grupos, los valores de {y} tienden a aumentar con los de {x}",
      mostDown: """
        en {k} de los {n} grupos, los valores de {y} tienden a disminuir cuando aumentan los de \
        {x}
        """,
      everyUp: "siempre que aumentan los valores de {x}, aumentan también los de {y}",
      everyDown: "siempre que aumentan los valores de {x}, disminuyen los de {y}",
      ends: """
        {text}. La mediana de {y} es {low} donde {x} no pasa de {first} y {high} a partir de {last}
        """,
      endsOfLeast: """
        {text}. La mediana de {y} es {low} donde {x} es {first} y {high} a partir de {last}
        """,
      upEqually: "los valores de {y} aumentan casi en la misma medida que los de {x}",
      method: "correlación por rangos de Spearman, ρ = {rho}, p {p}"),
    clouds: .spanish,
    cluster: ClusterWords(
      two: """
        los puntos forman dos grupos según {axis}: {low} ({lowCount}) y {high} ({highCount}), \
        sin ninguno en medio
        """,
      pair: """
        los puntos forman dos grupos: {lowCount} en torno a {x} {lowX} y {y} {lowY}, \
        {highCount} en torno a {highX} y {highY}
        """),
    distribution: DistributionWords(
      peak: "la clase más frecuente: {range}, con {count}",
      peaks: "hay dos picos: {a} y {b}",
      middleHalf: "la mediana es {median}, y la mitad central de los valores va {range}",
      common: "valor más frecuente: {value}, en {n} {points}",
      groups: Plural(
        one: "el {share} de los valores va {range}, con un grupo menor {list}",
        other: "el {share} de los valores va {range}, con grupos menores {list}"),
      bulk: "el {share} no pasa de {to}; el valor más alto es {top}",
      mode: "el valor más frecuente es {name}: {count} de {total} ({share})",
      modeOf: "el valor más frecuente de {title} es {name}: {count} de {total} ({share})",
      tailRight: "la distribución se alarga hacia los valores altos",
      tailLeft: "la distribución se alarga hacia los valores bajos",
      method: "asimetría {skewness}"),
    group: GroupWords(
      means: "la media más alta ({high}) se da {highAt}; la más baja ({low}), {lowAt}",
      ofLeast: "entre los grupos de al menos {n} valores"),
    box: BoxWords(
      spread: "mediana {median}, mitad central {middle}, total {range}",
      whiskers: "bigotes {range}",
      outliers: noun("valor atípico", "valores atípicos"), values: noun("valor", "valores"),
      boxes: noun("caja", "cajas"),
      medians: "la mediana más alta ({high}) se da {highAt}; la más baja ({low}), {lowAt}",
      same: "todas las medianas son {value}",
      widest: "la mitad central de los valores ocupa el intervalo más amplio {at}: {range}",
      alone: "hay {outliers}: {value} {at}",
      farthest: "hay {outliers}; el más lejano es {value} {at}",
      method: "cuartiles por interpolación lineal",
      methodOfOutliers:
        "cuartiles por interpolación lineal; los valores atípicos se alejan más de {reach} veces la amplitud de la mitad central"
    ),
    intervals: .spanish, panels: .spanish, maps: .spanish, summary: .spanish, half: .spanish,
    levels: .spanish, first: .spanish, answers: .spanish,
    contrast: .spanish,
    extreme: ExtremeWords(
      highest: "máximo: {value} {places}", lowest: "mínimo: {value} {places}",
      highestOften: "máximo: {value}, en {n} {points}",
      lowestOften: "mínimo: {value}, en {n} {points}",
      of: Plural(one: "de {n} punto", other: "de {n} puntos")),
    change: ChangeWords(
      up: "pasa de {from} {fromAt} a {to} {toAt}; sube {amount}",
      down: "pasa de {from} {fromAt} a {to} {toAt}; baja {amount}",
      upShare: "pasa de {from} {fromAt} a {to} {toAt}; sube {amount} (un {share})",
      downShare: "pasa de {from} {fromAt} a {to} {toAt}; baja {amount} (un {share})",
      times: "pasa de {from} {fromAt} a {to} {toAt}; se multiplica por {share}"),
    period: PeriodWords(
      every: "un patrón se repite aproximadamente cada {length}",
      method: "autocorrelación r = {r}"),
    outlier: OutlierWords(
      item: "{value} {at}",
      above: "un valor destaca: {item}, muy por encima del patrón de los demás",
      below: "un valor destaca: {item}, muy por debajo del patrón de los demás",
      apart: "un punto queda aparte: {item}",
      several: "{n} valores destacan: {list}",
      method: "distancia a una recta robusta, z modificada = {z}"),
    lead: LeadWords(
      categories: LeadWords.Noun(
        all: "en las {n} categorías",
        some: "en {k} de {n} categorías"),
      years: LeadWords.Noun(all: "en los {n} años", some: "en {k} de {n} años"),
      quarters: LeadWords.Noun(all: "en los {n} trimestres", some: "en {k} de {n} trimestres"),
      months: LeadWords.Noun(all: "en los {n} meses", some: "en {k} de {n} meses"),
      weeks: LeadWords.Noun(all: "en las {n} semanas", some: "en {k} de {n} semanas"),
      days: LeadWords.Noun(all: "en los {n} días", some: "en {k} de {n} días"),
      always: "la serie {a} está por encima de {b} {points}",
      mostly: "la serie {a} está por encima de {b} en {n} {points}",
      alwaysHighest: "la serie {a} tiene el valor más alto {points}",
      mostlyHighest: "la serie {a} tiene el valor más alto en {n} {points}",
      last: """
        al final, {at}, el valor más alto es el de {a} ({high}) y el más bajo, el de {b} \
        ({low})
        """,
      all: Plural(one: "en el único punto común", other: "en los {n} puntos"),
      of: Plural(one: "de {n} punto", other: "de {n} puntos")),
    crossing: CrossingWords(passes: "la serie {a} pasa a superar a {b} entre {from} y {to}"),
    difference: DifferenceWords(
      largest: "la mayor diferencia entre {a} y {b} se da {at}, donde {a} está {amount} por encima",
      widest: "el rango más amplio: {range} {at}",
      narrowest: "el más estrecho: {range} {at}",
      longest: "el período más largo: {name}, {range}{length}",
      shortest: "el más corto: {name}, {range}{length}"),
    sign: SignWords(
      both: "de los {total}, {above} están por encima de cero y {below} por debajo",
      values: noun("valor", "valores")),
    gap: GapWords(
      places: "sin datos ({places})", single: "no hay datos {places}",
      many: "{values}; el hueco más largo: {longest}",
      values: Plural(one: "falta {n} valor", other: "faltan {n} valores"),
      several: Plural(one: "falta {n} valor", other: "faltan {n} valores")),
    scale: ScaleWords(
      logarithmic: "{title} (escala logarítmica)",
      log:
        "el eje «{title}» es logarítmico: cada tramo de igual longitud multiplica el valor por el mismo factor",
      bent: "el eje «{title}» no es lineal: distancias iguales no son cantidades iguales",
      reversed: "el eje «{title}» está invertido: los valores mayores van primero",
      squeezed: """
        queda menos del 5\u{A0}% del eje «{title}» para {series}: la tabla muestra lo \
        que cambia
        """,
      covered: "las líneas de {series} casi se superponen: sus valores están en la tabla"),
    note: NoteWords(
      clock: "las horas son las de {clocks}",
      clocks: "las horas son las de varios relojes, cada una del suyo: {clocks}",
      topGroups: "muestra solo {shown} de {total} ({field})",
      aggregated: "cada valor agrupa varias filas: {operation} de {field} para cada {by}",
      counted: "cada valor es el número de filas para cada {by}",
      truncated: "el eje «{title}» empieza en {value} y no en cero",
      dropped: Plural(
        one: "se omite {n} fila sin valor utilizable",
        other: "se omiten {n} filas sin valor utilizable"),
      sampled: "se representa una muestra de {shown} de las {total} filas",
      drawnMissing: Plural(
        one: "{n} valor ausente de {field} se dibuja como {value}",
        other: "{n} valores ausentes de {field} se dibujan como {value}"),
      level: "todos los valores son iguales: {value}",
      sharedPlaces: Plural(
        one: "{n} valor está en el mismo lugar que otro",
        other: "{n} valores están en el mismo lugar que otros"),
      intervals: "para leer paso a paso, {points} se agrupan en {intervals}"),
    spans: SpanWords(
      year: Plural(one: "año", other: "{n} años"),
      month: Plural(one: "mes", other: "{n} meses"),
      week: Plural(one: "semana", other: "{n} semanas"),
      day: Plural(one: "día", other: "{n} días"),
      hour: Plural(one: "hora", other: "{n} horas"),
      minute: Plural(one: "minuto", other: "{n} minutos"),
      second: Plural(one: "segundo", other: "{n} segundos"),
      point: Plural(one: "punto", other: "{n} puntos")),
    rates: RateWords(
      year: "{amount} al año", month: "{amount} al mes", day: "{amount} al día",
      hour: "{amount} por hora", minute: "{amount} por minuto",
      second: "{amount} por segundo", step: "{amount} de un valor al siguiente"),
    places: PlaceWords(
      year: "en {x}", quarter: "en el {x}", month: "en {x}", week: "en la {x}", day: "el {x}",
      time: "el {x}", clock: "a las {x}", minute: "en el {x}", number: "en {x}",
      category: "en {x}",
      pair: "entre {x}", same: "cuando ambos son {x}",
      way: "de {a} a {b}", inSeries: "{at} ({series})",
      isRepeated: true,
      articles: ArticleWords(day: "el {x}", week: "la {x}")))
}
