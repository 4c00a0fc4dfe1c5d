extension Idiom {
  static let portuguese = Idiom(
    tag: "pt",
    calendar: CalendarWords(
      months: [
        "janeiro jan", "fevereiro fev", "marco mar", "abril abr", "maio mai", "junho jun",
        "julho jul", "agosto ago", "setembro set", "outubro out", "novembro nov", "dezembro dez",
      ],
      weekdays: [
        [
          "segunda-feira segunda", "terca-feira terca", "quarta-feira quarta",
          "quinta-feira quinta", "sexta-feira sexta", "sabado", "domingo",
        ],
        CalendarWords.words("seg ter qua qui sex sab dom"),
        CalendarWords.words("2a 3a 4a 5a 6a sab dom"),
      ],
      quarters: """
        t1 1t 1.o_trimestre 1o_trimestre 1.o_trim 1o_trim i_trim|\
        t2 2t 2.o_trimestre 2o_trimestre 2.o_trim 2o_trim ii_trim|\
        t3 3t 3.o_trimestre 3o_trimestre 3.o_trim 3o_trim iii_trim|\
        t4 4t 4.o_trimestre 4o_trimestre 4.o_trim 4o_trim iv_trim
        """,
      halves: "s1 1.o_semestre 1o_semestre|s2 2.o_semestre 2o_semestre",
      seasons: "primavera|verao|outono|inverno",
      partsOfDay: "manha|meio-dia|tarde|noite|madrugada"),
    // Without "data", a date here: in English it is any number.
    times: TimeWords(
      year: "ano anos exercicio safra temporada", half: "semestre", quarter: "trimestre trim",
      month: "mes meses", week: "semana", day: "dia", hour: "hora", time: "tempo periodo",
      duration: "duracao", clock: "hora inicio fim partida saida chegada"),
    missing: [
      "sem dados", "sem informação", "não disponível", "não se aplica", "desconhecido", "ignorado",
    ],
    preamble: PreambleWords(
      source: "fonte, fontes", table: "tabela, quadro, figura, gráfico",
      note: "nota, notas, observação, atualizado, última atualização, unidade",
      title: "título"),
    labels: PeriodLabels(
      quarter: "T{n} {y}", half: "S{n} {y}", third: "Q{n} {y}", week: "Sem. {n} {y}"),
    emptyLinks: [
      "aqui", "clique aqui", "carregue aqui", "saiba mais", "saber mais", "ler mais", "leia mais",
      "mais", "mais informações", "ligação", "esta ligação", "link", "este link", "descarregar",
      "baixar",
    ])
}
