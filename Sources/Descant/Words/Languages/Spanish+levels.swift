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
      """,
    heaps: "los puntos forman {n} grupos: {list}",
    heapCount: "los puntos forman {n} grupos",
    firstHeap: "{count} en torno a {x} {xAt} y {y} {yAt}",
    heap: "{count} en torno a {xAt} y {yAt}",
    classes: "las medianas forman dos grupos: {high} {highAt}, y {low} {lowAt}")
}

extension AnswerWords {
  static let spanish = AnswerWords(
    conditions: [
      "tratado", "tratada", "vacunado", "vacunada", "infectado", "infectada", "casado",
      "casada", "divorciado", "divorciada", "asegurado", "asegurada", "desempleado",
      "desempleada", "embarazada", "fallecido", "fallecida",
    ],
    starts: ["origen"],
    ends: ["destino"],
    without: "no {name}",
    qualities: [
      "azul", "marrón", "verde", "rojo", "negro", "blanco", "amarillo", "gris", "claro",
      "oscuro", "rubio", "alto", "bajo", "medio", "leve", "grave", "pequeño", "grande", "corto",
      "largo", "bueno", "malo", "fuerte", "débil", "positivo", "negativo", "normal", "ninguno",
      "viejo", "nuevo", "joven", "nunca", "siempre",
    ])
}
