extension OrderNames {
  static let german = OrderNames(
    scales: [
      [
        "stimme gar nicht zu|stimme überhaupt nicht zu", "stimme nicht zu|stimme eher nicht zu",
        "teils, teils|teils teils|teils/teils|weder noch", "stimme zu|stimme eher zu",
        "stimme voll zu|stimme voll und ganz zu",
      ],
      [
        "sehr unzufrieden", "unzufrieden|eher unzufrieden", "neutral|teils/teils",
        "zufrieden|eher zufrieden", "sehr zufrieden",
      ],
      ["nie", "selten", "manchmal", "oft|häufig", "immer"],
      ["sehr schlecht", "schlecht", "mittel|mittelmäßig|befriedigend", "gut", "sehr gut"],
      ["sehr niedrig|sehr gering", "niedrig|gering", "mittel", "hoch", "sehr hoch"],
      ["unwichtig", "eher unwichtig", "mittel", "eher wichtig", "sehr wichtig"],
      ["klein", "mittel", "groß"],
      [
        "grundschule", "hauptschule", "realschule|mittlere reife", "abitur", "bachelor", "master",
        "promotion",
      ],
    ],
    below: ["unter ", "bis "],
    above: [" und älter", " und mehr", " u. m."],
    between: [" bis "])
}
