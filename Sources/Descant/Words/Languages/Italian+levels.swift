extension LevelWords {
  static let italian = LevelWords(
    scattered: """
      i valori oscillano attorno a una mediana di {median}, senza aumenti né cali netti; la \
      metà centrale va {range}
      """,
    higher: "la mediana è più alta {aAt} ({a}) che {bAt} ({b})",
    times: "la mediana {aAt} ({a}) è circa {times} volte quella {bAt} ({b})",
    overlapping: "{text}; le metà centrali si sovrappongono",
    highest: "la mediana più alta ({value}) si ha {at}",
    lowest: "la mediana più bassa ({value}) si ha {at}",
    correlated: """
      la correlazione più forte è {high}, tra {highAt}; la negativa più forte è {low}, tra \
      {lowAt}
      """,
    correlatedUp: "la correlazione più forte è {high}, tra {highAt}",
    diagonal: "in {k} righe su {n} il valore più alto è dove un nome incrocia sé stesso",
    heaps: "i punti formano {n} gruppi: {list}",
    heapCount: "i punti formano {n} gruppi",
    firstHeap: "{count} attorno a {x} {xAt} e {y} {yAt}",
    heap: "{count} attorno a {xAt} e {yAt}",
    classes: "le mediane formano due gruppi: {high} {highAt}, e {low} {lowAt}")
}

extension AnswerWords {
  static let italian = AnswerWords(
    conditions: [
      "trattato", "trattata", "vaccinato", "vaccinata", "infetto", "infetta", "sposato",
      "sposata", "divorziato", "divorziata", "assicurato", "assicurata", "disoccupato",
      "disoccupata", "incinta", "deceduto", "deceduta",
    ],
    starts: ["origine"],
    ends: ["destinazione"],
    without: "non {name}",
    qualities: [
      "blu", "marrone", "verde", "rosso", "nero", "bianco", "giallo", "grigio", "chiaro",
      "scuro", "biondo", "alto", "basso", "medio", "lieve", "grave", "piccolo", "grande",
      "corto", "lungo", "buono", "cattivo", "forte", "debole", "positivo", "negativo",
      "normale", "nessuno", "vecchio", "nuovo", "giovane", "mai", "sempre",
    ])
}
