extension Idiom {
  static let spanish = Idiom(
    tag: "es",
    calendar: CalendarWords(
      months: [
        "enero ene", "febrero feb", "marzo mar", "abril abr", "mayo may", "junio jun", "julio jul",
        "agosto ago", "septiembre setiembre sept sep set", "octubre oct", "noviembre nov",
        "diciembre dic",
      ],
      weekdays: [
        CalendarWords.words("lunes martes miercoles jueves viernes sabado domingo"),
        CalendarWords.words("lun mar mie jue vie sab dom"),
        CalendarWords.words("lu ma mi ju vi sa do"), CalendarWords.words("l m x j v s d"),
      ],
      quarters: """
        t1 1t 1.er_trimestre 1er_trimestre i_trim|t2 2t 2.o_trimestre 2o_trimestre ii_trim|\
        t3 3t 3.er_trimestre 3er_trimestre iii_trim|t4 4t 4.o_trimestre 4o_trimestre iv_trim
        """,
      halves: "s1 1.er_semestre 1er_semestre|s2 2.o_semestre 2o_semestre",
      seasons: "primavera|verano|otono|invierno",
      partsOfDay: "manana|mediodia|tarde|noche"),
    times: TimeWords(
      year: "ano anos anio ejercicio temporada", half: "semestre", quarter: "trimestre trim",
      month: "mes meses", week: "semana", day: "dia", date: "fecha", hour: "hora",
      time: "tiempo periodo", duration: "duracion", clock: "hora inicio salida llegada"),
    missing: ["n/d", "s/d", "sin dato", "sin datos", "desconocido"],
    preamble: PreambleWords(
      source: "fuente, fuentes", table: "tabla, cuadro, gráfico",
      note: "nota, notas, actualizado, unidad",
      title: "título"),
    labels: PeriodLabels(
      quarter: "T{n} {y}", half: "S{n} {y}", third: "C{n} {y}", week: "Sem. {n} {y}"),
    emptyLinks: [
      "aquí", "haga clic aquí", "haz clic aquí", "pulse aquí", "leer más", "más", "más información",
      "enlace", "este enlace", "descargar",
    ])
}
