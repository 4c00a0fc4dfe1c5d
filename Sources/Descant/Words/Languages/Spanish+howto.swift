extension HowToReadWords {
  static let spanish = HowToReadWords(
    title: "Cómo leerlo",
    bar: "Cuanto más larga es una barra, mayor es su valor.",
    line:
      "Cada punto es un valor y la línea los une en orden: donde sube, los valores aumentan, y más deprisa cuanto más empinada es.",
    survival:
      "Cada línea parte del 100\u{A0}% y baja un escalón con cada suceso: su altura es la parte que aún no lo ha tenido. Una línea termina donde ya no se observa a nadie.",
    area: "El borde superior de una superficie muestra su valor: cuanto más alto, mayor.",
    scatter:
      "Cada marca es un elemento de los datos: cuanto más a la derecha, mayor es {x}; cuanto más arriba, mayor es {y}. Donde las marcas suben juntas, ambos aumentan a la vez.",
    pie: "El círculo entero es el total; cuanto mayor es una porción, mayor es su parte.",
    histogram:
      "Cada barra cuenta los valores que caen en un intervalo: cuanto más larga es, más hay.",
    heatMap:
      "Cada celda es un valor, donde se cruzan su fila y su columna; la leyenda dice qué color es cada valor.",
    strip:
      "Cada marca es un valor a lo largo del eje; donde se juntan, esos valores son frecuentes.",
    range:
      "Cada barra va de un valor inferior a uno superior: cuanto más larga es, más separados están.",
    box:
      "La caja contiene la mitad central de los valores y la línea en ella es la mediana: la mitad de los valores queda por debajo y la otra mitad por encima. Las líneas finas llegan hasta el menor y el mayor valor habitual; las marcas sueltas son valores inusuales.",
    interval:
      "Cada línea va del menor al mayor valor probable o habitual; una marca sobre ella es el valor mismo.",
    text: "Cada palabra o número está en el lugar de su valor.",
    combined:
      "Marcas distintas comparten los mismos ejes; los nombres y la leyenda dicen qué muestra cada una.",
    map: "Cada zona o marca está en su lugar del mapa; el color o el tamaño muestra su valor.",
    stacked: "Las partes se suceden: donde acaba la última está su total.",
    shares:
      "Las partes suman siempre 100 %: cuanto más espacio ocupa una parte, mayor es su proporción.",
    dots: "Cada marca es un valor: cuanto más lejos en su eje, mayor es.",
    places: "Cada marca es un lugar y está donde se encuentra.",
    plane: "Cada marca es un elemento de los datos, situado según los valores de {x} y {y}.",
    signed:
      "Cuanto más larga es una barra, más lejos de cero está su valor. Las barras de valores negativos van hacia el otro lado.",
    sides:
      "Hay dos escalas, una a cada lado. Los títulos y la leyenda dicen qué marcas corresponden a cada una.",
    bands: "Una banda o una línea fina va del extremo inferior al superior ({name}).",
    sized: "Cuanto mayor es una marca, mayor es su valor ({size}).",
    centred:
      "Una línea en el centro separa los dos extremos de la escala. Cuanto más se extiende una barra hacia un lado, más hay en ese extremo. Una parte del centro de la escala queda mitad a cada lado.",
    logarithmic: "En la escala logarítmica, pasos iguales multiplican; no suman.",
    panels: "Los paneles muestran lo mismo para grupos distintos.",
    contrast: "Más contraste", textures: "Tramas y trazos",
    bars: "Lo mismo en barras", largest: "Los {n} valores mayores en barras",
    strongest: "Las {n} más fuertes en barras")
}
