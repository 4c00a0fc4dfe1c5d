extension TactileWords {
  static let spanish = TactileWords(
    title: "Tacto y braille",
    braille: "Braille",
    drawing: "Dibujo táctil",
    key: "Leyenda",
    test: "Hoja de prueba",
    notes: "Notas",
    refused:
      "Sin dibujo táctil: este gráfico no se puede leer con las manos. Sus palabras y su tabla están en braille.",
    apart: "Cada serie tiene su propia hoja, con los mismos ejes.",
    gaps: "Un corte en la línea: no hay datos.",
    ends: "Los discos de la línea son su punto más alto y su punto más bajo.",
    lone: "Un anillo es un valor, o unos pocos, entre dos huecos.",
    crossing: "Donde se encuentran dos líneas, una está cortada.",
    asBars: "Las partes del círculo se dibujan como barras.",
    asSurface: "Las barras se dibujan como una sola línea que sigue sus extremos.",
    stems: "Cada barra es una línea vertical.",
    surface: "Puntos finos llenan la superficie de la línea.",
    overview: "Vista general",
    shared: "Algunos discos valen por más de un punto.",
    near: "Los valores junto al extremo de una línea no tienen disco.",
    narrow: "Un disco sin línea: su intervalo es demasiado corto para notarlo.",
    counted: "Los puntos se cuentan por cuadrados: cuanto mayor es el disco, más puntos hay.",
    box:
      "Caja: la mitad central de los valores. Línea gruesa: la mediana. Las líneas finas llegan a los últimos valores poco alejados; los discos son valores más alejados.",
    wholeBox:
      "Caja: la mitad central de los valores. Línea gruesa: la mediana. Las líneas finas llegan al valor más bajo y al más alto.",
    lying:
      "Las barras están tumbadas, una debajo de otra: nombres a la izquierda, valores al final.",
    totals: "Al final de cada barra está su total.",
    lifted:
      "El eje inferior queda un poco más abajo que el final de la escala, para que nada lo toque.",
    ownScales: "Cada hoja tiene su propia escala.",
    extremes: "Mínimo y máximo",
    ranges: "Cada barra va del valor más bajo al más alto de una línea.",
    highest: "Máximo",
    lowest: "Mínimo",
    lowColumns: "Columnas bajas",
    square: "Lado de un cuadrado",
    onLines: "Los puntos sobre las líneas no tienen hoja propia.",
    shares: "Al final de cada barra están los porcentajes de sus partes, en su orden.",
    apartOwn: "Cada serie tiene su propia hoja, con su propia escala.",
    nearBand: "Las líneas finas se interrumpen donde se acercan a la línea.",
    steps: "La línea es escalonada.",
    sheets: Plural(one: "{n} hoja", other: "{n} hojas"),
    pages: Plural(one: "{n} página", other: "{n} páginas"),
    partOf: "Parte {n} de {count}",
    cutAt: "{axis}: el eje empieza en {value}.",
    cutIn: "{axis}: el eje se reparte en {n} hojas seguidas.",
    simplifiedBy: "La línea está simplificada: se desvía {value} como máximo.",
    averagedBy:
      "Cada punto de la línea es la media de unos {n} valores; el máximo y el mínimo son los de los datos.",
    mergedBy:
      "Cada columna reúne {n} columnas del gráfico; el máximo y el mínimo son los de los datos.",
    leftOutOf: "Sin dibujar: {title}.",
    bandOf: "Dos líneas finas: {kind}.",
    cellsOf: "{title}: cuanto mayor es el disco, mayor es el valor. Sin disco: no hay datos.",
    signedCellsOf: """
      {title}: los discos son valores desde 0, los anillos valores por debajo de 0; cuanto \
      mayores, más lejos de 0. Nada: no hay datos.
      """,
    intervalOf: "Disco: la estimación. Línea: {kind}.",
    pointsOf: "de {low} a {high} puntos",
    rangeOf: "Cada barra va de {low} a {high}.",
    missingOf: "Sin datos: {title}.",
    courseOf: "Empieza en {low} y termina en {high}.")
}
