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
    crossing: "Donde se encuentran dos líneas, una está cortada.",
    asBars: "Las partes del círculo se dibujan como barras.",
    asSurface: "Las barras se dibujan como una sola superficie.",
    shared: "Algunos discos valen por más de un punto.",
    near: "Los valores junto al extremo de una línea no tienen disco.",
    narrow: "Un disco sin línea: su intervalo es demasiado corto para notarlo.",
    counted: "Los puntos se cuentan por cuadrados: cuanto mayor es el disco, más puntos hay.",
    box:
      "Caja: la mitad central de los valores. Línea gruesa: la mediana. Las líneas finas llegan a los últimos valores poco alejados; los discos son valores más alejados.",
    lying:
      "Las barras están tumbadas, una debajo de otra: nombres a la izquierda, valores al final.",
    totals: "Al final de cada barra está su total.",
    lifted:
      "El eje inferior queda un poco más abajo que el final de la escala, para que nada lo toque.",
    ownScales: "Cada hoja tiene su propia escala.",
    sheets: Plural(one: "{n} hoja", other: "{n} hojas"),
    pages: Plural(one: "{n} página", other: "{n} páginas"),
    partOf: "Parte {n} de {count}",
    cutAt: "{axis}: el eje empieza en {value}.",
    cutIn: "{axis}: el eje se reparte en {n} hojas seguidas.",
    averagedBy: "Cada punto de la línea es la media de unos {n} valores.",
    mergedBy: "Cada columna reúne {n} columnas del gráfico.",
    cellsOf: "{title}: cuanto mayor es el disco, mayor es el valor. Sin disco: no hay datos.",
    intervalOf: "Disco: la estimación. Línea: {kind}.",
    pointsOf: "de {low} a {high} puntos")
}
