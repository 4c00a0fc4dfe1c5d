extension HowToReadWords {
  static let french = HowToReadWords(
    title: "Comment lire",
    bar: "Plus une barre est longue, plus sa valeur est grande.",
    line:
      "Chaque point est une valeur, et la ligne les relie dans l’ordre : là où elle monte, les valeurs augmentent, d’autant plus vite que la pente est forte.",
    survival:
      "Chaque ligne part de 100\u{202F}% et descend d’une marche à chaque événement\u{202F}: sa hauteur est la part qui ne l’a pas encore connu. Une ligne s’arrête là où plus personne n’est suivi.",
    area:
      "Le bord supérieur d’une surface indique sa valeur : plus il est haut, plus elle est grande.",
    scatter:
      "Chaque marque est un élément des données : plus elle est à droite, plus {x} est grand ; plus elle est haute, plus {y} est grand. Là où les marques montent ensemble, les deux augmentent ensemble.",
    pie:
      "Le cercle entier représente l’ensemble ; plus une part est grande, plus sa proportion est élevée.",
    histogram:
      "Chaque barre compte les valeurs situées dans un intervalle : plus elle est longue, plus elles sont nombreuses.",
    heatMap:
      "Chaque case est une valeur, là où sa ligne et sa colonne se croisent ; la légende indique la couleur de chaque valeur.",
    strip:
      "Chaque marque est une valeur le long de l’axe ; là où elles se serrent, ces valeurs sont fréquentes.",
    range:
      "Chaque barre va d’une valeur inférieure à une valeur supérieure : plus elle est longue, plus elles sont éloignées.",
    box:
      "La boîte contient la moitié centrale des valeurs, et le trait qu’elle porte est la médiane : la moitié des valeurs est en dessous, l’autre au-dessus. Les lignes fines vont jusqu’à la plus petite et à la plus grande valeur habituelle ; les marques isolées sont des valeurs inhabituelles.",
    interval:
      "Chaque ligne va de la plus petite à la plus grande valeur probable ou habituelle ; une marque y indique la valeur elle-même.",
    text: "Chaque mot ou nombre se trouve à la place de sa valeur.",
    combined:
      "Des marques différentes partagent les mêmes axes ; les noms et la légende disent ce que chacune montre.",
    map:
      "Chaque zone ou marque se trouve à sa place sur la carte ; la couleur ou la taille indique sa valeur.",
    stacked: "Les parties se suivent : là où finit la dernière se lit leur total.",
    shares:
      "Les parties font toujours 100 % ensemble : plus une partie prend de place, plus sa proportion est élevée.",
    dots: "Chaque marque est une valeur : plus elle est loin sur son axe, plus elle est grande.",
    places: "Chaque marque est un lieu et se trouve à sa place.",
    plane: "Chaque marque est un élément des données, placé selon {x} et {y}.",
    signed:
      "Plus une barre est longue, plus sa valeur est loin de zéro. Les barres des valeurs négatives vont de l’autre côté.",
    sides:
      "Il y a deux échelles, une de chaque côté. Les titres et la légende disent quelles marques vont avec laquelle.",
    bands: "Une bande ou une ligne fine va de la borne inférieure à la borne supérieure ({name}).",
    sized: "Plus une marque est grande, plus sa valeur est élevée ({size}).",
    centred:
      "Une ligne au milieu sépare les deux bouts de l’échelle. Plus une barre s’étend d’un côté, plus ce bout compte de réponses. Une partie du milieu de l’échelle se trouve pour moitié de chaque côté.",
    logarithmic: "Sur l’échelle logarithmique, des pas égaux multiplient ; ils n’ajoutent pas.",
    panels: "Les vignettes montrent la même chose pour différents groupes.",
    contrast: "Plus de contraste", textures: "Motifs et tirets",
    bars: "La même chose en barres", largest: "Les {n} plus grandes valeurs en barres",
    strongest: "Les {n} plus fortes en barres")
}
