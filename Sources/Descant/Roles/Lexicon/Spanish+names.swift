extension Lexicon {
  static let spanish = Lexicon(
    "es", headIsFirst: true,
    [
      .identifier: """
      id, identificador, número, núm, n.º, clave, código, cod, ref, folio, expediente, cp
      """,
      .weight: "frecuencia, frec, cantidad, casos, peso, ponderación, recuento, número",
      .count: "número, hijos, habitaciones, personas, visitas, cantidad",
      .rate: "tasa, porcentaje, pct, proporción, cuota, razón, densidad, por, rendimiento",
      .index: "índice, ranking, puesto",
      .score: "puntuación, nota, calificación, satisfacción, nivel",
      .price: """
      precio, precios, salario, salarios, sueldo, alquiler, tarifa, cambio, cotización
      """,
      .flow: """
      ventas, ingresos, coste, costo, costes, gasto, gastos, presupuesto, beneficio, pib, \
      exportaciones, importaciones, nacimientos, defunciones, muertes, llegadas, \
      pasajeros, visitas, producción, consumo, emisiones, precipitación, lluvia, \
      accidentes, votos, impuestos, importe, monto, pernoctaciones
      """,
      .stock: """
      población, habitantes, existencias, saldo, empleo, miembros, deuda, superficie, \
      hogares, estudiantes, parados
      """,
      .cumulative: "acumulado, acum",
      .extent: """
      media, promedio, mediana, edad, temperatura, velocidad, altura, presión, esperanza, \
      longitud, anchura, duración, peso, tamaño, distancia, renta
      """,
      .change: "variación, cambio, diferencia, crecimiento",
      .uncertainty: "desviación, error, varianza",
      .lower: "inferior, mínimo, min, desde, inicio, nacido, bajo",
      .upper: "superior, máximo, max, hasta, fin, muerto, alto",
      .latitude: "latitud",
      .longitude: "longitud",
      .group: """
      grupo, clase, categoría, tipo, región, estado, sexo, tratamiento, bloque, especie, \
      sitio, sector, profesión, partido, país, ciudad, provincia
      """,
      .outcome: "resultado, supervivencia, admitido, éxito, decisión",
      .condition: """
      sexo, edad, tratamiento, grupo, escuela, región, país, clase, educación, año, \
      profesión, partido
      """,
      .time: """
      año, ano, ejercicio, trimestre, semestre, mes, semana, día, fecha, hora, tiempo, \
      periodo, período, temporada
      """,
      .total: "total, todos, todas, suma, ambos sexos, conjunto",
      .outside: "otro, otros, no sabe, ns/nc, no contesta, desconocido",
      .key: "identificador",
      .opening: "apertura",
      .closing: "cierre",
      .unit: "unidad, unidades",
      .step: "tiempo",
      .frequency: "frecuencia",
      .people: "hombres, mujeres, niños, niñas",
      .totalAlone: "todos, todas, suma",
      .response: """
      rendimiento, precio, ingreso, salario, puntuación, nota, resultado, pérdida, coste, \
      mortalidad, fecundidad, densidad, diversidad, accidentes, heridos, siniestros, delitos
      """,
      .predictor: """
      edad, dosis, concentración, tamaño, año, experiencia, educación, distancia, \
      temperatura, superficie, peso
      """,
      .lifetime: "supervivencia, duración, tiempo, seguimiento",
      .event: "estado, evento, muerte, fallecido, censura, recaída",
      .successes: """
      éxitos, casos, muertes, fallecidos, eventos, positivos, enfermos, sí, accidentes, heridos, \
      siniestros, pérdidas
      """,
      .trials: """
      ensayos, total, población, habitantes, examinados, n, exposición, pólizas, asegurados
      """,
      .failures: "fracasos, controles, negativos, no, sobrevivientes",
      .negation: "no",
      .recurring: "mes, trimestre, número",
      .ratio: "tasa, por",
      .portion: "porcentaje, proporción, cuota",
      .death: "muerte, muerto, fallecido, fallecida, vivo, supervivencia",
      .fate: "supervivencia",
      .censoring: "censura",
      .vague: "valor, valores, tasa, número, cantidad, importe, total, porcentaje, nivel, índice",
      .kind: "serie, variable, nombre, categoría, tipo",
      .treatment: "tratamiento, dosis, terapia, fármaco, dieta, método, condición",
      .earlier: "antes, inicial, inicio, previo, basal, anterior",
      .logarithm: "log, ln, logaritmo",
      .direction: "dirección, rumbo, azimut, orientación",
      .joining: "y, el, la, los, las, de, del, para",
    ], fields: spanishFields)
}
