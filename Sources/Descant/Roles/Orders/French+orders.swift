extension OrderNames {
  static let french = OrderNames(
    scales: [
      [
        "pas du tout d'accord", "plutôt pas d'accord|pas d'accord", "ni d'accord ni pas d'accord",
        "plutôt d'accord|d'accord", "tout à fait d'accord",
      ],
      ["très insatisfait", "insatisfait", "neutre", "satisfait", "très satisfait"],
      ["très mauvais", "mauvais", "moyen|passable", "bon", "très bon", "excellent"],
      ["jamais", "rarement", "parfois", "souvent", "toujours"],
      ["très faible|très bas", "faible|bas", "moyen", "élevé|fort|haut", "très élevé|très fort"],
      ["pas du tout important", "peu important", "assez important", "très important"],
      ["petit", "moyen", "grand"],
    ],
    below: ["moins de "],
    above: [" ans et plus", " et plus"],
    between: [" à "])
}
