extension HowToReadWords {
  static let italian = HowToReadWords(
    title: "Come si legge",
    bar: "Più una barra è lunga, maggiore è il suo valore.",
    line:
      "Ogni punto è un valore e la linea li unisce in ordine: dove sale, i valori aumentano, tanto più in fretta quanto più è ripida.",
    survival:
      "Ogni linea parte dal 100% e scende di un gradino a ogni evento: la sua altezza è la quota che non lo ha ancora avuto. Una linea finisce dove non si osserva più nessuno.",
    area: "Il bordo superiore di una superficie mostra il suo valore: più è alto, maggiore è.",
    scatter:
      "Ogni segno è un elemento dei dati: più è a destra, maggiore è {x}; più è in alto, maggiore è {y}. Dove i segni salgono insieme, crescono entrambi.",
    pie: "Il cerchio intero è il totale; più una fetta è grande, maggiore è la sua quota.",
    histogram: "Ogni barra conta i valori che cadono in un intervallo: più è lunga, più sono.",
    heatMap:
      "Ogni cella è un valore, dove si incontrano la sua riga e la sua colonna; la legenda dice quale colore è quale valore.",
    strip: "Ogni segno è un valore lungo l’asse; dove si addensano, quei valori sono frequenti.",
    range: "Ogni barra va da un valore inferiore a uno superiore: più è lunga, più sono distanti.",
    box:
      "La scatola contiene la metà centrale dei valori e la linea al suo interno è la mediana: metà dei valori sta sotto, metà sopra. Le linee sottili arrivano al più basso e al più alto dei valori abituali; i segni isolati sono valori insoliti.",
    interval:
      "Ogni linea va dal più basso al più alto valore probabile o abituale; un segno su di essa è il valore stesso.",
    text: "Ogni parola o numero sta al posto del suo valore.",
    combined:
      "Segni diversi condividono gli stessi assi; i nomi e la legenda dicono che cosa mostra ciascuno.",
    map:
      "Ogni area o segno si trova al suo posto sulla mappa; il colore o la dimensione mostra il valore.",
    stacked: "Le parti si susseguono: dove finisce l’ultima sta il loro totale.",
    shares:
      "Le parti insieme fanno sempre il 100%: più spazio occupa una parte, maggiore è la sua quota.",
    dots: "Ogni segno è un valore: più è lontano lungo il suo asse, maggiore è.",
    places: "Ogni segno è un luogo e sta dove si trova.",
    plane: "Ogni segno è un elemento dei dati, posto secondo {x} e {y}.",
    signed:
      "Più una barra è lunga, più il suo valore è lontano da zero. Le barre dei valori negativi vanno dall’altro lato.",
    sides:
      "Ci sono due scale, una per lato. I titoli e la legenda dicono quali segni appartengono a ciascuna.",
    bands: "Una banda o una linea sottile va dall’estremo inferiore a quello superiore ({name}).",
    sized: "Più un segno è grande, maggiore è il suo valore ({size}).",
    centred:
      "Una linea al centro separa i due estremi della scala. Più una barra si estende da un lato, più ce n’è a quell’estremo. Una parte al centro della scala sta per metà su ogni lato.",
    logarithmic: "Sulla scala logaritmica passi uguali moltiplicano; non sommano.",
    panels: "I riquadri mostrano la stessa cosa per gruppi diversi.",
    contrast: "Più contrasto", textures: "Trame e tratteggi",
    bars: "Lo stesso a barre", largest: "I {n} valori maggiori a barre",
    strongest: "Le {n} più forti a barre")
}
