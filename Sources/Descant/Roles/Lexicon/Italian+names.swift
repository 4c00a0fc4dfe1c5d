extension Lexicon {
  static let italian = Lexicon(
    "it", headIsFirst: true,
    [
      .identifier: """
      id, identificativo, numero, num, n., chiave, codice, cod, rif, matricola, pratica, cap
      """,
      .weight: "frequenza, freq, quantità, casi, peso, ponderazione, conteggio, numero",
      .count: "numero, figli, stanze, persone, visite, quantità",
      .rate: """
      tasso, percentuale, pct, proporzione, quota, rapporto, densità, per, rendimento, incidenza
      """,
      .index: "indice, classifica, posizione, graduatoria",
      .score: "punteggio, voto, valutazione, soddisfazione, livello",
      .price: """
      prezzo, prezzi, salario, salari, stipendio, affitto, canone, tariffa, cambio, quotazione
      """,
      .flow: """
      vendite, ricavi, fatturato, costo, costi, spesa, spese, entrate, uscite, bilancio, utile, pil, \
      esportazioni, importazioni, nascite, nati, decessi, morti, arrivi, presenze, \
      passeggeri, visite, produzione, consumo, consumi, emissioni, precipitazioni, pioggia, \
      incidenti, voti, imposte, importo
      """,
      .stock: """
      popolazione, abitanti, residenti, scorte, saldo, occupazione, occupati, membri, debito, \
      superficie, famiglie, studenti, iscritti, disoccupati
      """,
      .cumulative: "cumulato, cumulata, cum",
      .extent: """
      media, mediana, età, temperatura, velocità, altezza, altitudine, pressione, speranza, \
      lunghezza, larghezza, durata, peso, dimensione, distanza, reddito
      """,
      .change: "variazione, cambiamento, differenza, crescita",
      .uncertainty: "deviazione, errore, varianza, incertezza",
      .lower: "inferiore, minimo, minima, min, da, inizio, nato, basso",
      .upper: "superiore, massimo, massima, max, fino, fine, morto, alto",
      .latitude: "latitudine",
      .longitude: "longitudine",
      .group: """
      gruppo, classe, categoria, tipo, regione, stato, sesso, genere, trattamento, blocco, specie, \
      sito, settore, professione, partito, paese, città, provincia, comune
      """,
      .outcome: "esito, risultato, sopravvivenza, ammesso, successo, decisione",
      .condition: """
      sesso, età, trattamento, gruppo, scuola, regione, paese, classe, istruzione, anno, \
      professione, partito
      """,
      .time: """
      anno, esercizio, trimestre, semestre, mese, settimana, giorno, data, ora, tempo, periodo, \
      stagione
      """,
      .total: "totale, tutti, tutte, somma, entrambi i sessi, complesso, maschi e femmine",
      .outside: "altro, altri, altra, altre, non sa, non risponde, nsnr, sconosciuto, non indicato",
      .key: "identificativo",
      .opening: "apertura",
      .closing: "chiusura",
      .unit: "unità",
      .step: "tempo",
      .frequency: "frequenza",
      .people: "uomini, donne, maschi, femmine, bambini, bambine",
      .totalAlone: "tutti, tutte, somma",
      .response: """
      rendimento, resa, prezzo, reddito, salario, punteggio, voto, risultato, perdita, costo, \
      mortalità, fecondità, densità, diversità, incidenti, feriti, sinistri, reati
      """,
      .predictor: """
      età, dose, concentrazione, dimensione, anno, esperienza, istruzione, distanza, \
      temperatura, superficie, peso
      """,
      .lifetime: "sopravvivenza, durata, tempo",
      .event: "stato, evento, morte, decesso, deceduto, censura, recidiva",
      .successes: """
      successi, casi, morti, decessi, eventi, positivi, malati, sì, incidenti, feriti, \
      sinistri, perdite
      """,
      .trials: """
      prove, totale, popolazione, abitanti, esaminati, tamponi, n, esposizione, polizze, assicurati
      """,
      .failures: "insuccessi, controlli, negativi, no, sopravvissuti",
      .negation: "no, non",
      .recurring: "mese, trimestre, numero",
      .ratio: "tasso, per",
      .portion: "percentuale, quota, proporzione",
      .death: "morte, morto, deceduto, deceduta, decesso, vivo, sopravvivenza",
      .fate: "sopravvivenza",
      .censoring: "censura",
      .vague: """
      valore, valori, tasso, numero, quantità, importo, totale, percentuale, livello, indice
      """,
      .kind: "serie, variabile, nome, categoria, tipo",
      .treatment: "trattamento, dose, terapia, farmaco, dieta, metodo, condizione",
      .earlier: "prima, iniziale, inizio, precedente, basale",
      .logarithm: "log, ln, logaritmo",
      .direction: "direzione, azimut, rotta, orientamento",
      .joining: "e, il, lo, la, i, gli, le, di, del, della, dei, per",
    ], fields: italianFields)
}
