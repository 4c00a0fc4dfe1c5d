extension OrderNames {
  static let portuguese = OrderNames(
    scales: [
      [
        "discordo totalmente|discordo completamente", "discordo",
        "nem concordo nem discordo|não concordo nem discordo", "concordo",
        "concordo totalmente|concordo completamente",
      ],
      ["muito insatisfeito", "insatisfeito", "neutro", "satisfeito", "muito satisfeito"],
      ["muito mau|péssimo", "mau|ruim", "razoável|regular", "bom", "muito bom", "excelente|ótimo"],
      ["nunca", "raramente", "às vezes|por vezes", "frequentemente|muitas vezes", "sempre"],
      ["muito baixo", "baixo", "médio", "alto", "muito alto"],
      ["nada importante", "pouco importante", "importante", "muito importante"],
      ["pequeno", "médio", "grande"],
      [
        "sem escolaridade", "básico|fundamental", "secundário|médio", "licenciatura", "mestrado",
        "doutoramento|doutorado",
      ],
    ],
    below: ["menos de ", "até "],
    above: [" e mais", " ou mais"],
    between: [" a "])
}
