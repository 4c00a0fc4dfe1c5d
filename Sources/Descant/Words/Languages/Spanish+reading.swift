extension ReadingWords {
  static let spanish = ReadingWords(
    heading: "Cómo se ha leído el archivo",
    encoding: "El texto se ha convertido de {name}.",
    separatorLine: "La primera línea indica el separador.",
    rowsAbove: Plural(
      one: "Se omite una fila encima del encabezado.",
      other: "Se omiten {n} filas encima del encabezado."),
    titleAbove: "El título está encima de la tabla.",
    headerRows: "Se unen {n} filas de nombres.",
    unitRow: "Una fila debajo del encabezado da las unidades.",
    describingRows: Plural(
      one: "Una fila debajo del encabezado dice qué contienen las columnas.",
      other: "{n} filas debajo del encabezado dicen qué contienen las columnas."),
    noHeader: "No hay encabezado; las columnas están numeradas.",
    rowNames: "La primera columna contiene los nombres de las filas.",
    emptyColumns: Plural(
      one: "Se omite una columna vacía.",
      other: "Se omiten {n} columnas vacías."),
    emptyRows: Plural(
      one: "Se omite una fila vacía.",
      other: "Se omiten {n} filas vacías."),
    repeatedHeaders: Plural(
      one: "Se omite una fila que repite el encabezado.",
      other: "Se omiten {n} filas que repiten el encabezado."),
    rowsBelow: Plural(
      one: "Se omite una fila de observaciones debajo de la tabla.",
      other: "Se omiten {n} filas de observaciones debajo de la tabla."),
    sections: Plural(
      one: "Una fila es el título de una sección; su texto está en «{column}».",
      other: "{n} filas son títulos de sección; sus textos están en «{column}»."),
    filledDown: Plural(
      one: "Una celda vacía de «{column}» se llena desde arriba.",
      other: "{n} celdas vacías de «{column}» se llenan desde arriba."),
    keysSplit: "Varias claves estaban en una celda: {columns}.",
    periods: Plural(
      one: "Una columna de un período pasa a filas, en «{column}».",
      other: "{n} columnas de períodos pasan a filas, en «{column}»."),
    decimalCommas: "Las comas son signos decimales en {columns}.",
    thousands: "«{mark}» separa los millares en {columns}.",
    spaces: "Los espacios separan los millares en {columns}.",
    multiplied: "«{suffix}» en «{column}» se lee por {factor}.",
    dayFirst: "Las fechas de «{column}» se pueden leer de dos maneras: primero se lee el día.",
    monthFirst: "Las fechas de «{column}» se pueden leer de dos maneras: primero se lee el mes.",
    durations: "«{column}» es una duración: horas, minutos y segundos forman un número.",
    negatives: "«{form}» en «{column}» marca números negativos.",
    flags: Plural(
      one: "Un valor de «{column}» lleva la marca «{flag}»: {meaning}.",
      other: "{n} valores de «{column}» llevan la marca «{flag}»: {meaning}."),
    unknownFlags: Plural(
      one: "Un valor de «{column}» lleva la marca «{flag}».",
      other: "{n} valores de «{column}» llevan la marca «{flag}»."),
    gaps: Plural(
      one: "«{word}» se lee como dato ausente en una celda de «{column}».",
      other: "«{word}» se lee como dato ausente en {n} celdas de «{column}»."),
    suppressed: Plural(
      one: "«{word}» no es un valor exacto: falta una celda de «{column}».",
      other: "«{word}» no es un valor exacto: faltan {n} celdas de «{column}»."),
    sentinel: Plural(
      one: "{word} está lejos de los demás valores de «{column}»: una celda se lee como ausente.",
      other:
        "{word} está lejos de los demás valores de «{column}»: {n} celdas se leen como ausentes."),
    coordinates: "Las posiciones de los puntos son columnas.",
    shapes: Plural(
      one: "Se omite una forma ({kind}).",
      other: "Se omiten {n} formas ({kind})."),
    cube: "{n} dimensiones pasan a columnas.",
    duplicates: Plural(
      one: "Una fila es igual a otra anterior.",
      other: "{n} filas son iguales a otras anteriores."),
    asItIs: "El archivo se lee tal cual.",
    nothingDrawn:
      "No hay gráfico: las columnas contienen nombres, códigos o muy pocos valores, sin cantidades que comparar.",
    undefined: Plural(
      one: "El archivo no dice qué es {columns} ni su unidad.",
      other: "El archivo no dice qué son {columns} ni sus unidades."),
    meaningless: Plural(
      one: "El archivo no dice qué significa {columns}.",
      other: "El archivo no dice qué significan {columns}."),
    sourceless: "El archivo no indica ninguna fuente.",
    toldBy: "Su autor puede decirlo en datapackage.json.",
    edition: EditionWords(
      heading: "Cambios en los datos", new: "Nuevo conjunto de datos",
      added: Plural(one: "una fila añadida", other: "{n} filas añadidas"),
      removed: Plural(one: "una fila eliminada", other: "{n} filas eliminadas"),
      revised: Plural(one: "un valor revisado", other: "{n} valores revisados"),
      newColumns: "columnas nuevas: {columns}", goneColumns: "columnas eliminadas: {columns}",
      stepAdded: "se añade {period}", stepsAdded: "se añade de {first} a {last}",
      highestSince: "el valor más alto desde {period}",
      lowestSince: "el valor más bajo desde {period}",
      highest: "el valor más alto hasta ahora", lowest: "el valor más bajo hasta ahora"),
    meanings: FlagWords(
      brokenSeries: "ruptura de la serie", confidential: "confidencial",
      differing: "definición distinta", estimated: "estimado", forecast: "previsión",
      imputed: "imputado", unreliable: "poco fiable", provisional: "provisional",
      revised: "revisado", insignificant: "no significativo", significant: "significativo",
      notAvailable: "no disponible", notApplicable: "no procede", total: "total", average: "media",
      roundsToZero: "redondeado a cero", none: "ninguno", footnote: "véase la nota"),
    role: "Papel",
    roles: [
      "empty": "sin valores", "constant": "un solo valor", "rowNumber": "número de fila",
      "identifier": "identificador", "text": "texto", "latitude": "latitud",
      "longitude": "longitud", "uncertainty": "incertidumbre",
      "lifetime": "tiempo hasta un final", "event": "si llegó un final",
      "successes": "cuántos de ellos", "trials": "de cuántos", "failures": "los demás",
      "label": "nombre de cada fila",
      "category": "categoría", "ordered": "categoría ordenada", "twoValued": "uno de dos",
      "code": "código", "rating": "valoración", "period": "tiempo",
      "periodPart": "parte del calendario", "step": "paso", "weight": "frecuencia",
      "count": "recuento", "flow": "cantidad que se suma", "stock": "nivel en un momento",
      "cumulative": "suma hasta entonces", "rate": "tasa", "share": "proporción",
      "index": "índice", "price": "precio", "extent": "tamaño", "change": "variación",
      "logarithm": "logaritmo",
      "lower": "extremo inferior", "upper": "extremo superior", "measure": "medida",
    ])
}
