extension ReadingWords {
  static let italian = ReadingWords(
    heading: "Come è stato letto il file",
    encoding: "Il testo è stato convertito da {name}.",
    separatorLine: "La prima riga indica il separatore.",
    rowsAbove: Plural(
      one: "È omessa una riga sopra l’intestazione.",
      other: "Sono omesse {n} righe sopra l’intestazione."),
    titleAbove: "Il titolo si trova sopra la tabella.",
    headerRows: "Sono unite {n} righe di nomi.",
    unitRow: "Una riga sotto l’intestazione dà le unità.",
    describingRows: Plural(
      one: "Una riga sotto l’intestazione dice che cosa contengono le colonne.",
      other: "{n} righe sotto l’intestazione dicono che cosa contengono le colonne."),
    noHeader: "Non c’è intestazione; le colonne sono numerate.",
    rowNames: "La prima colonna contiene i nomi delle righe.",
    emptyColumns: Plural(
      one: "È omessa una colonna vuota.",
      other: "Sono omesse {n} colonne vuote."),
    emptyRows: Plural(
      one: "È omessa una riga vuota.",
      other: "Sono omesse {n} righe vuote."),
    repeatedHeaders: Plural(
      one: "È omessa una riga che ripete l’intestazione.",
      other: "Sono omesse {n} righe che ripetono l’intestazione."),
    rowsBelow: Plural(
      one: "È omessa una riga di note sotto la tabella.",
      other: "Sono omesse {n} righe di note sotto la tabella."),
    sections: Plural(
      one: "Una riga è il titolo di una sezione; il suo testo è in «{column}».",
      other: "{n} righe sono titoli di sezione; i loro testi sono in «{column}»."),
    filledDown: Plural(
      one: "Una cella vuota di «{column}» è riempita dall’alto.",
      other: "{n} celle vuote di «{column}» sono riempite dall’alto."),
    keysSplit: "Più chiavi stavano in una sola cella: {columns}.",
    periods: Plural(
      one: "Una colonna di un periodo diventa righe, in «{column}».",
      other: "{n} colonne di periodi diventano righe, in «{column}»."),
    decimalCommas: "Le virgole sono segni decimali in {columns}.",
    thousands: "«{mark}» separa le migliaia in {columns}.",
    spaces: "Gli spazi separano le migliaia in {columns}.",
    multiplied: "«{suffix}» in «{column}» si legge per {factor}.",
    dayFirst: "Le date di «{column}» si possono leggere in due modi: prima si legge il giorno.",
    monthFirst: "Le date di «{column}» si possono leggere in due modi: prima si legge il mese.",
    durations: "«{column}» è una durata: ore, minuti e secondi formano un numero.",
    negatives: "«{form}» in «{column}» indica numeri negativi.",
    flags: Plural(
      one: "Un valore di «{column}» è contrassegnato da «{flag}»: {meaning}.",
      other: "{n} valori di «{column}» sono contrassegnati da «{flag}»: {meaning}."),
    unknownFlags: Plural(
      one: "Un valore di «{column}» è contrassegnato da «{flag}».",
      other: "{n} valori di «{column}» sono contrassegnati da «{flag}»."),
    gaps: Plural(
      one: "«{word}» si legge come dato mancante in una cella di «{column}».",
      other: "«{word}» si legge come dato mancante in {n} celle di «{column}»."),
    suppressed: Plural(
      one: "«{word}» non è un valore esatto: manca una cella di «{column}».",
      other: "«{word}» non è un valore esatto: mancano {n} celle di «{column}»."),
    sentinel: Plural(
      one: "{word} è lontano dagli altri valori di «{column}»: una cella si legge come mancante.",
      other:
        "{word} è lontano dagli altri valori di «{column}»: {n} celle si leggono come mancanti."),
    coordinates: "Le posizioni dei punti sono colonne.",
    shapes: Plural(
      one: "È omessa una forma ({kind}).",
      other: "Sono omesse {n} forme ({kind})."),
    cube: "{n} dimensioni diventano colonne.",
    duplicates: Plural(
      one: "Una riga è uguale a una precedente.",
      other: "{n} righe sono uguali ad altre precedenti."),
    asItIs: "Il file è letto così com’è.",
    nothingDrawn:
      "Nessun grafico: le colonne contengono nomi, codici o troppo pochi valori, senza quantità da confrontare.",
    undefined: Plural(
      one: "Il file non dice che cosa sia {columns}, né la sua unità.",
      other: "Il file non dice che cosa siano {columns}, né le loro unità."),
    meaningless: Plural(
      one: "Il file non dice che cosa significhi {columns}.",
      other: "Il file non dice che cosa significhino {columns}."),
    sourceless: "Il file non indica alcuna fonte.",
    toldBy: "L’autore può dirlo in datapackage.json.",
    edition: EditionWords(
      heading: "Modifiche ai dati", new: "Nuovo insieme di dati",
      added: Plural(one: "una riga aggiunta", other: "{n} righe aggiunte"),
      removed: Plural(one: "una riga rimossa", other: "{n} righe rimosse"),
      revised: Plural(one: "un valore rivisto", other: "{n} valori rivisti"),
      newColumns: "nuove colonne: {columns}", goneColumns: "colonne rimosse: {columns}",
      stepAdded: "aggiunto: {period}", stepsAdded: "aggiunto: da {first} a {last}",
      highestSince: "il valore più alto da {period}",
      lowestSince: "il valore più basso da {period}",
      highest: "il valore più alto finora", lowest: "il valore più basso finora"),
    meanings: FlagWords(
      brokenSeries: "interruzione della serie", confidential: "riservato",
      differing: "definizione diversa", estimated: "stimato", forecast: "previsione",
      imputed: "imputato", unreliable: "poco affidabile", provisional: "provvisorio",
      revised: "rivisto", insignificant: "non significativo", significant: "significativo",
      notAvailable: "non disponibile", notApplicable: "non applicabile", total: "totale",
      average: "media", roundsToZero: "arrotondato a zero", none: "nessuno",
      footnote: "vedi la nota"),
    role: "Ruolo",
    roles: [
      "empty": "nessun valore", "constant": "un solo valore", "rowNumber": "numero di riga",
      "identifier": "identificativo", "text": "testo", "latitude": "latitudine",
      "longitude": "longitudine", "uncertainty": "incertezza",
      "lifetime": "tempo fino a una fine", "event": "se c’è stata una fine",
      "successes": "quanti di essi", "trials": "su quanti", "failures": "gli altri",
      "label": "nome di ogni riga",
      "category": "categoria", "ordered": "categoria ordinata", "twoValued": "uno di due",
      "code": "codice", "rating": "valutazione", "period": "tempo",
      "periodPart": "parte del calendario", "step": "passo", "weight": "frequenza",
      "count": "conteggio", "flow": "quantità che si somma", "stock": "livello in un momento",
      "cumulative": "somma fino ad allora", "rate": "tasso", "share": "quota",
      "index": "indice", "price": "prezzo", "extent": "dimensione", "change": "variazione",
      "logarithm": "logaritmo",
      "lower": "estremo inferiore", "upper": "estremo superiore", "measure": "misura",
    ])
}
