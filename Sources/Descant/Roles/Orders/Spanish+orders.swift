extension OrderNames {
  static let spanish = OrderNames(
    scales: [
      [
        "muy en desacuerdo|totalmente en desacuerdo", "en desacuerdo",
        "ni de acuerdo ni en desacuerdo", "de acuerdo", "muy de acuerdo|totalmente de acuerdo",
      ],
      ["muy insatisfecho", "insatisfecho", "neutral", "satisfecho", "muy satisfecho"],
      ["muy malo", "malo", "regular", "bueno", "muy bueno", "excelente"],
      ["nunca", "rara vez|raramente", "a veces", "a menudo", "siempre"],
      ["muy bajo", "bajo", "medio", "alto", "muy alto"],
      ["nada importante", "poco importante", "algo importante", "muy importante"],
      ["pequeño", "mediano", "grande"],
      [
        "sin estudios", "primaria", "secundaria", "bachillerato", "grado|licenciatura", "máster",
        "doctorado",
      ],
    ],
    below: ["menos de ", "hasta "],
    above: [" y más", " o más"],
    between: [" a "])
}
