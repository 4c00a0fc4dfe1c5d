extension ReadingWords {
  static let french = ReadingWords(
    heading: "Comment le fichier a été lu",
    encoding: "Le texte est converti depuis {name}.",
    separatorLine: "La première ligne indique le séparateur.",
    rowsAbove: Plural(
      one: "Une ligne au-dessus de l’en-tête est ignorée.",
      other: "{n} lignes au-dessus de l’en-tête sont ignorées."),
    titleAbove: "Le titre se trouve au-dessus du tableau.",
    headerRows: "{n} lignes de noms sont réunies.",
    unitRow: "Une ligne sous l’en-tête donne les unités.",
    describingRows: Plural(
      one: "Une ligne sous l’en-tête dit ce que contiennent les colonnes.",
      other: "{n} lignes sous l’en-tête disent ce que contiennent les colonnes."),
    noHeader: "Il n’y a pas d’en-tête\u{A0}; les colonnes sont numérotées.",
    rowNames: "La première colonne contient les noms des lignes.",
    emptyColumns: Plural(
      one: "Une colonne vide est omise.",
      other: "{n} colonnes vides sont omises."),
    emptyRows: Plural(
      one: "Une ligne vide est omise.",
      other: "{n} lignes vides sont omises."),
    repeatedHeaders: Plural(
      one: "Une ligne qui répète l’en-tête est omise.",
      other: "{n} lignes qui répètent l’en-tête sont omises."),
    rowsBelow: Plural(
      one: "Une ligne de remarques sous le tableau est ignorée.",
      other: "{n} lignes de remarques sous le tableau sont ignorées."),
    sections: Plural(
      one:
        "Une ligne est le titre d’une section\u{A0}; son texte est dans «\u{202F}{column}\u{202F}».",
      other:
        "{n} lignes sont des titres de section\u{A0}; leurs textes sont dans «\u{202F}{column}\u{202F}»."
    ),
    filledDown: Plural(
      one: "Une cellule vide de «\u{202F}{column}\u{202F}» est remplie d’après le dessus.",
      other: "{n} cellules vides de «\u{202F}{column}\u{202F}» sont remplies d’après le dessus."),
    keysSplit: "Plusieurs clés se trouvaient dans une cellule\u{A0}: {columns}.",
    periods: Plural(
      one: "Une colonne de période est mise en lignes, dans «\u{202F}{column}\u{202F}».",
      other: "{n} colonnes de périodes sont mises en lignes, dans «\u{202F}{column}\u{202F}»."),
    decimalCommas: "Les virgules sont des marques décimales dans {columns}.",
    thousands: "«\u{202F}{mark}\u{202F}» sépare les milliers dans {columns}.",
    spaces: "Des espaces séparent les milliers dans {columns}.",
    multiplied: "«\u{202F}{suffix}\u{202F}» dans «\u{202F}{column}\u{202F}» se lit fois {factor}.",
    dayFirst:
      "Les dates de «\u{202F}{column}\u{202F}» peuvent se lire de deux façons\u{A0}: le jour est lu en premier.",
    monthFirst:
      "Les dates de «\u{202F}{column}\u{202F}» peuvent se lire de deux façons\u{A0}: le mois est lu en premier.",
    durations:
      "«\u{202F}{column}\u{202F}» est une durée\u{A0}: heures, minutes et secondes forment un nombre.",
    negatives:
      "«\u{202F}{form}\u{202F}» dans «\u{202F}{column}\u{202F}» marque les nombres négatifs.",
    flags: Plural(
      one:
        "Une valeur de «\u{202F}{column}\u{202F}» porte la marque «\u{202F}{flag}\u{202F}»\u{A0}: {meaning}.",
      other:
        "{n} valeurs de «\u{202F}{column}\u{202F}» portent la marque «\u{202F}{flag}\u{202F}»\u{A0}: {meaning}."
    ),
    unknownFlags: Plural(
      one: "Une valeur de «\u{202F}{column}\u{202F}» porte la marque «\u{202F}{flag}\u{202F}».",
      other: "{n} valeurs de «\u{202F}{column}\u{202F}» portent la marque «\u{202F}{flag}\u{202F}»."
    ),
    gaps: Plural(
      one:
        "«\u{202F}{word}\u{202F}» se lit comme valeur manquante dans une cellule de «\u{202F}{column}\u{202F}».",
      other:
        "«\u{202F}{word}\u{202F}» se lit comme valeur manquante dans {n} cellules de «\u{202F}{column}\u{202F}»."
    ),
    suppressed: Plural(
      one:
        "«\u{202F}{word}\u{202F}» n’est pas une valeur exacte\u{A0}: une cellule de «\u{202F}{column}\u{202F}» manque.",
      other:
        "«\u{202F}{word}\u{202F}» n’est pas une valeur exacte\u{A0}: {n} cellules de «\u{202F}{column}\u{202F}» manquent."
    ),
    sentinel: Plural(
      one:
        "{word} est loin des autres valeurs de «\u{202F}{column}\u{202F}»\u{A0}: une cellule se lit comme manquante.",
      other:
        "{word} est loin des autres valeurs de «\u{202F}{column}\u{202F}»\u{A0}: {n} cellules se lisent comme manquantes."
    ),
    coordinates: "Les positions des points sont des colonnes.",
    shapes: Plural(
      one: "Une forme ({kind}) est omise.",
      other: "{n} formes ({kind}) sont omises."),
    cube: "{n} dimensions sont mises en colonnes.",
    duplicates: Plural(
      one: "Une ligne est identique à une autre.",
      other: "{n} lignes sont identiques à d’autres."),
    asItIs: "Le fichier est lu tel quel.",
    nothingDrawn:
      "Aucun graphique n’est tracé\u{A0}: les colonnes contiennent des noms, des codes ou trop peu de valeurs, sans quantités à comparer.",
    undefined: Plural(
      one: "Le fichier ne dit pas ce qu’est {columns}, ni son unité.",
      other: "Le fichier ne dit pas ce que sont {columns}, ni leurs unités."),
    meaningless: Plural(
      one: "Le fichier ne dit pas ce que signifie {columns}.",
      other: "Le fichier ne dit pas ce que signifient {columns}."),
    sourceless: "Le fichier n’indique pas de source.",
    toldBy: "Son auteur peut le dire dans datapackage.json.",
    edition: EditionWords(
      heading: "Changements dans les données", new: "Nouveau jeu de données",
      added: Plural(one: "{n} ligne ajoutée", other: "{n} lignes ajoutées"),
      removed: Plural(one: "{n} ligne supprimée", other: "{n} lignes supprimées"),
      revised: Plural(one: "{n} valeur révisée", other: "{n} valeurs révisées"),
      newColumns: "nouvelles colonnes\u{A0}: {columns}",
      goneColumns: "colonnes supprimées\u{A0}: {columns}",
      stepAdded: "ajout de {period}", stepsAdded: "ajout de {first} à {last}",
      highestSince: "la plus élevée depuis {period}", lowestSince: "la plus basse depuis {period}",
      highest: "la plus élevée à ce jour", lowest: "la plus basse à ce jour"),
    meanings: FlagWords(
      brokenSeries: "rupture de série", confidential: "confidentiel",
      differing: "définition différente", estimated: "estimé", forecast: "prévision",
      imputed: "imputé", unreliable: "peu fiable", provisional: "provisoire", revised: "révisé",
      insignificant: "non significatif", significant: "significatif",
      notAvailable: "non disponible", notApplicable: "sans objet", total: "total",
      average: "moyenne", roundsToZero: "arrondi à zéro", none: "aucun", footnote: "voir la note"),
    role: "Rôle",
    roles: [
      "empty": "aucune valeur", "constant": "une seule valeur", "rowNumber": "numéro de ligne",
      "identifier": "identifiant", "text": "texte", "latitude": "latitude",
      "longitude": "longitude", "uncertainty": "incertitude",
      "lifetime": "durée jusqu’à une fin", "event": "fin atteinte ou non",
      "successes": "nombre parmi eux", "trials": "sur combien", "failures": "les autres parmi eux",
      "label": "nom de chaque ligne",
      "category": "catégorie", "ordered": "catégorie ordonnée", "twoValued": "l’un de deux",
      "code": "code", "rating": "note", "period": "temps", "periodPart": "partie du calendrier",
      "step": "étape", "weight": "fréquence", "count": "effectif",
      "flow": "quantité qui s’additionne", "stock": "niveau à un moment", "cumulative": "cumul",
      "rate": "taux", "share": "part", "index": "indice", "price": "prix", "extent": "taille",
      "change": "variation", "logarithm": "logarithme", "lower": "borne inférieure",
      "upper": "borne supérieure",
      "measure": "mesure",
    ])
}
