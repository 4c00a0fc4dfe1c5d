extension IntervalWords {
  static let italian = IntervalWords(
    estimate: "{value}, intervallo {range}",
    without: "{value}, senza intervallo",
    confidence: "con intervalli di confidenza al {level}",
    standardError: "con un errore standard per lato",
    standardDeviation: "con una deviazione standard per lato",
    quartiles: "con la metà centrale dei valori",
    unnamed: "con intervalli",
    named: "con intervalli ({name})",
    ends: "da {a} {aAt} a {b} {bAt}, con intervalli che {overlap}",
    extremes: "massimo {aAt} ({a}), minimo {bAt} ({b}), con intervalli che {overlap}",
    overlap: "si sovrappongono",
    apart: "non si sovrappongono",
    same: "tutti i valori sono {value}",
    others: "intervalli che si sovrappongono a quello del valore più alto: {k} degli altri {n}",
    both: "entrambi gli altri intervalli si sovrappongono a quello del valore più alto",
    all: "tutti gli altri {n} intervalli si sovrappongono a quello del valore più alto",
    none: "nessun altro intervallo si sovrappone a quello del valore più alto",
    zero: ZeroWords(
      above: "l’intero intervallo è sopra lo zero solo {at}",
      below: "l’intero intervallo è sotto lo zero solo {at}",
      both: "l’intero intervallo è sopra lo zero solo {above} e sotto solo {below}",
      within: "tutti gli intervalli comprendono lo zero"),
    confidenceMethod: "intervalli di confidenza delle medie secondo la t di Student",
    notes:
      "ogni valore è fatto di tre note. Sono l’estremo inferiore dell’intervallo, il valore e l’estremo superiore",
    band: "due suoni più morbidi seguono gli estremi degli intervalli",
    silent: "gli intervalli non si sentono. Sono nella tabella")
}

extension ColumnWords.Intervals {
  static let italian = ColumnWords.Intervals(
    confidence: "Intervallo di confidenza al {level}", standardError: "Media ± errore standard",
    standardDeviation: "Media ± deviazione standard", quartiles: "Metà centrale",
    unnamed: "Intervallo")
}

extension WholeWords {
  static let italian = WholeWords(
    below: "un suono ruvido è un valore sotto lo zero",
    cloud:
      "{points} sono troppi per una nota ciascuno. Note più numerose e più forti significano più punti. Le note più lunghe sono il valore più basso, il più alto e quelli che stanno in disparte",
    trend: "alla fine un suono che scivola segue la loro tendenza",
    total: "prima si sente il totale",
    parts: "nelle parti il suono più acuto rappresenta {high}",
    band: "prima si sentono tutte le serie insieme, poi ciascuna brevemente",
    median: "insieme si sentono come valore minimo, mediana e valore massimo",
    beyond: "inoltre non si sente, vedi la tabella: {series}",
    means: "prima si sentono le medie per {x}, poi le medie per {y}",
    mean: "medie per {axis}",
    tour: "la panoramica dura {time}. Proseguendo si sente ogni parte da sola",
    first: "la panoramica dura {time} e contiene {n} su {count}. Proseguendo si sentono le altre")
}
