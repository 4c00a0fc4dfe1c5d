extension IntervalWords {
  static let spanish = IntervalWords(
    estimate: "{value}, intervalo {range}",
    without: "{value}, sin intervalo",
    confidence: "con intervalos de confianza del {level}",
    standardError: "con un error estándar a cada lado",
    standardDeviation: "con una desviación típica a cada lado",
    quartiles: "con la mitad central de los valores",
    unnamed: "con intervalos",
    named: "con intervalos ({name})",
    ends: "de {a} {aAt} a {b} {bAt}, con intervalos que {overlap}",
    extremes: "máximo {aAt} ({a}), mínimo {bAt} ({b}), con intervalos que {overlap}",
    overlap: "se solapan",
    apart: "no se solapan",
    same: "todos los valores son {value}",
    others: "intervalos que se solapan con el del valor más alto: {k} de los otros {n}",
    both: "los otros dos intervalos se solapan con el del valor más alto",
    all: "los otros {n} intervalos se solapan todos con el del valor más alto",
    none: "ningún otro intervalo se solapa con el del valor más alto",
    zero: ZeroWords(
      above: "todo el intervalo queda por encima de cero solo {at}",
      below: "todo el intervalo queda por debajo de cero solo {at}",
      both: "todo el intervalo queda por encima de cero solo {above} y por debajo solo {below}",
      within: "todos los intervalos incluyen el cero"),
    confidenceMethod: "intervalos de confianza de las medias por la t de Student",
    notes:
      "cada valor suena como tres notas. Son el extremo inferior de su intervalo, el valor y el extremo superior",
    band: "dos tonos más suaves recorren los extremos de los intervalos",
    silent: "los intervalos no se oyen. Están en la tabla")
}

extension ColumnWords.Intervals {
  static let spanish = ColumnWords.Intervals(
    confidence: "Intervalo de confianza del {level}", standardError: "Media ± error estándar",
    standardDeviation: "Media ± desviación típica", quartiles: "Mitad central",
    unnamed: "Intervalo")
}

extension WholeWords {
  static let spanish = WholeWords(
    below: "un tono áspero es un valor por debajo de cero",
    cloud:
      "{points} son demasiados para una nota cada uno. Más notas y más fuertes significan más puntos. Las notas más largas son el valor más bajo, el más alto y los que quedan aparte",
    trend: "al final un tono que se desliza sigue su tendencia",
    total: "primero suena el total",
    parts: "en las partes el tono más agudo representa {high}",
    band: "primero suenan todas las series a la vez, después cada una brevemente",
    median: "a la vez suenan como su valor menor, su mediana y su valor mayor",
    beyond: "tampoco se oye, véase la tabla: {series}",
    means: "primero suenan las medias por {x}, después las medias por {y}",
    mean: "medias por {axis}",
    tour: "el resumen dura {time}. Al seguir reproduciendo se oye cada parte por separado",
    first:
      "el resumen dura {time} y contiene {n} de {count}. Al seguir reproduciendo se oyen las demás")
}
