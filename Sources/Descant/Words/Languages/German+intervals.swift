extension IntervalWords {
  static let german = IntervalWords(
    estimate: "{value}, von {range}",
    without: "{value}, ohne Intervall",
    confidence: "mit Konfidenzintervallen ({level})",
    standardError: "jeweils mit einem Standardfehler nach beiden Seiten",
    standardDeviation: "jeweils mit einer Standardabweichung nach beiden Seiten",
    quartiles: "jeweils mit der mittleren Hälfte der Werte",
    unnamed: "mit Intervallen",
    named: "mit Intervallen ({name})",
    ends: "von {a} {aAt} bis {b} {bAt}; die zugehörigen Intervalle {overlap}",
    extremes:
      """
      {aAt} am höchsten ({a}), {bAt} am niedrigsten ({b}); die zugehörigen Intervalle \
      {overlap}
      """,
    overlap: "überlappen sich",
    apart: "überlappen sich nicht",
    same: "alle Werte sind {value}",
    others: "Intervalle, die sich mit dem des höchsten Werts überlappen: {k} der {n} anderen",
    both: "beide anderen Intervalle überlappen sich mit dem des höchsten Werts",
    all: "alle {n} anderen Intervalle überlappen sich mit dem des höchsten Werts",
    none: "kein anderes Intervall überlappt sich mit dem des höchsten Werts",
    zero: ZeroWords(
      above: "nur {at} liegt das ganze Intervall über null",
      below: "nur {at} liegt das ganze Intervall unter null",
      both: "nur {above} liegt das ganze Intervall über null und nur {below} unter null",
      within: "alle Intervalle schließen die Null ein"),
    confidenceMethod: "Konfidenzintervalle der Mittelwerte nach Students t-Verteilung",
    notes:
      "jeder Wert besteht aus drei Tönen. Das sind unteres Ende seines Intervalls, Wert und oberes Ende",
    band: "zwei leisere Töne gleiten an den Enden der Intervalle entlang",
    silent: "die Intervalle sind nicht zu hören. Sie stehen in der Tabelle")
}

extension ColumnWords.Intervals {
  static let german = ColumnWords.Intervals(
    confidence: "{level}-Konfidenzintervall", standardError: "Mittelwert ± Standardfehler",
    standardDeviation: "Mittelwert ± Standardabweichung", quartiles: "Mittlere Hälfte",
    unnamed: "Intervall")
}

extension WholeWords {
  static let german = WholeWords(
    below: "ein rauer Ton bedeutet: Wert unter null",
    cloud:
      "{points} sind zu viele für je einen Ton. Mehr und lautere Töne bedeuten mehr Punkte. Längere Töne sind der niedrigste, der höchste und was abseits liegt",
    trend: "am Ende folgt ein gleitender Ton ihrem Verlauf",
    total: "zuerst erklingt die Summe",
    parts: "bei den Teilen steht der höchste Ton für {high}",
    band: "zuerst erklingen alle Datenreihen zugleich, dann jede kurz",
    median: "zugleich erklingen sie als kleinster Wert, Median und größter Wert",
    beyond: "außerdem nicht zu hören, siehe Tabelle: {series}",
    means: "zuerst erklingen die Mittelwerte nach {x}, dann die nach {y}",
    mean: "Mittelwerte nach {axis}",
    tour: "der Überblick dauert {time}. Wer weiterspielt, hört alles einzeln",
    first:
      "der Überblick dauert {time} und enthält {n} von {count}. Wer weiterspielt, hört die übrigen")
}
