extension TactileWords {
  static let french = TactileWords(
    title: "Toucher et braille",
    braille: "Braille",
    drawing: "Dessin tactile",
    key: "Légende",
    test: "Feuille d’essai",
    notes: "Notes",
    refused:
      "Pas de dessin tactile\u{A0}: ce graphique ne se lit pas avec les mains. Ses mots et son tableau sont en braille.",
    apart: "Chaque série a sa propre feuille, avec les mêmes axes.",
    gaps: "Une coupure de la ligne\u{A0}: pas de données.",
    ends: "Les disques sur la ligne sont son point le plus haut et son point le plus bas.",
    lone: "Un anneau est une valeur, ou quelques-unes, entre deux lacunes.",
    crossing: "Là où des lignes se rencontrent, l’une d’elles est coupée.",
    asBars: "Les parts du disque sont dessinées en barres.",
    asSurface: "Les barres sont dessinées en une seule ligne, qui suit leurs extrémités.",
    stems: "Chaque barre est un trait vertical.",
    surface: "De fins points remplissent la surface de la ligne.",
    overview: "Vue d’ensemble",
    shared: "Certains disques valent plus d’un point.",
    near: "Les valeurs tout près du bout d’un trait n’ont pas de disque.",
    narrow: "Un disque sans trait\u{A0}: son intervalle est trop court pour être senti.",
    counted:
      "Les points sont comptés par carrés\u{A0}: plus le disque est grand, plus il y a de points.",
    box:
      "Boîte\u{A0}: la moitié centrale des valeurs. Trait épais\u{A0}: la médiane. Les traits fins vont jusqu’aux dernières valeurs peu éloignées\u{A0}; les disques sont des valeurs plus éloignées.",
    wholeBox:
      "Boîte\u{A0}: la moitié centrale des valeurs. Trait épais\u{A0}: la médiane. Les traits fins vont jusqu’à la plus petite et à la plus grande valeur.",
    lying: "Les barres sont couchées l’une sous l’autre : noms à gauche, valeurs au bout.",
    totals: "Au bout de chaque barre se trouve son total.",
    lifted:
      "L’axe du bas est un peu plus bas que la fin de l’échelle, pour que rien ne le touche.",
    ownScales: "Les feuilles ont chacune leur échelle.",
    extremes: "Minimum et maximum",
    ranges: "Chaque barre va de la valeur la plus basse à la plus haute d’une ligne.",
    highest: "Maximum",
    lowest: "Minimum",
    lowColumns: "Colonnes basses",
    square: "Côté d’un carré",
    onLines: "Les points sur les lignes n’ont pas de feuille à part.",
    shares: "Au bout de chaque barre figurent les parts de ses segments, dans leur ordre.",
    apartOwn: "Chaque série a sa propre feuille, avec sa propre échelle.",
    nearBand: "Les traits fins sont interrompus là où ils s’approchent de la ligne.",
    steps: "La ligne est en escalier.",
    sheets: Plural(one: "{n} feuille", other: "{n} feuilles"),
    pages: Plural(one: "{n} page", other: "{n} pages"),
    partOf: "Partie {n} sur {count}",
    cutAt: "{axis}\u{A0}: l’axe commence à {value}.",
    cutIn: "{axis}\u{A0}: l’axe est partagé en {n} feuilles qui se suivent.",
    simplifiedBy: "La ligne est simplifiée\u{A0}: elle s’écarte de {value} au plus.",
    averagedBy:
      "Chaque point de la ligne est la moyenne d’environ {n} valeurs\u{202F}; maximum et minimum sont ceux des données.",
    mergedBy:
      "Chaque colonne réunit {n} colonnes du graphique\u{202F}; maximum et minimum sont ceux des données.",
    leftOutOf: "Non dessiné\u{A0}: {title}.",
    bandOf: "Deux traits fins\u{A0}: {kind}.",
    cellsOf:
      "{title}\u{A0}: plus le disque est grand, plus la valeur est grande. Pas de disque\u{A0}: pas de données.",
    signedCellsOf: """
      {title}\u{202F}: les disques sont des valeurs à partir de 0, les anneaux des valeurs \
      négatives\u{202F}; plus ils sont grands, plus la valeur est loin de 0. Rien\u{202F}: pas \
      de données.
      """,
    intervalOf: "Disque\u{A0}: l’estimation. Trait\u{A0}: {kind}.",
    pointsOf: "{low} à {high} points",
    rangeOf: "Chaque barre va de {low} à {high}.",
    missingOf: "Pas de données\u{A0}: {title}.",
    courseOf: "Commence à {low}, finit à {high}.")
}
