extension TactileWords {
  static let italian = TactileWords(
    title: "Tatto e braille",
    braille: "Braille",
    drawing: "Disegno tattile",
    key: "Legenda",
    test: "Foglio di prova",
    notes: "Note",
    refused:
      "Nessun disegno tattile: questo grafico non si legge con le mani. Le parole e la tabella sono in braille.",
    apart: "Ogni serie ha un foglio proprio, con gli stessi assi.",
    gaps: "Un’interruzione della linea: nessun dato.",
    ends: "I dischi sulla linea sono il suo punto più alto e quello più basso.",
    crossing: "Dove le linee si incontrano, una è interrotta.",
    asBars: "Le parti della torta sono disegnate come barre.",
    asSurface: "Le barre sono disegnate come un’unica superficie.",
    shared: "Alcuni dischi valgono più di un punto.",
    near: "I valori accanto all’estremo di una linea non hanno un disco.",
    narrow: "Un disco senza linea: il suo intervallo è troppo corto per sentirlo.",
    counted: "I punti sono contati in quadrati: più grande è il disco, più sono i punti.",
    box:
      "Scatola: la metà centrale dei valori. Linea spessa: la mediana. Le linee sottili arrivano agli ultimi valori poco lontani; i dischi sono valori più lontani.",
    ownScales: "Ogni foglio ha una scala propria.",
    sheets: Plural(one: "{n} foglio", other: "{n} fogli"),
    pages: Plural(one: "{n} pagina", other: "{n} pagine"),
    partOf: "Parte {n} di {count}",
    cutAt: "{axis}: l’asse comincia da {value}.",
    cutIn: "{axis}: l’asse è diviso in {n} fogli uno dopo l’altro.",
    averagedBy: "Ogni punto della linea è la media di circa {n} valori.",
    mergedBy: "Ogni colonna unisce {n} colonne del grafico.",
    cellsOf: "{title}: più grande è il disco, più grande è il valore. Nessun disco: nessun dato.",
    intervalOf: "Disco: la stima. Linea: {kind}.",
    pointsOf: "da {low} a {high} punti")
}
