extension OrderNames {
  static let italian = OrderNames(
    scales: [
      [
        "fortemente in disaccordo|per niente d'accordo", "in disaccordo|poco d'accordo",
        "né d'accordo né in disaccordo|neutrale", "d'accordo|abbastanza d'accordo",
        "fortemente d'accordo|molto d'accordo",
      ],
      ["molto insoddisfatto", "insoddisfatto", "neutrale", "soddisfatto", "molto soddisfatto"],
      ["pessimo", "scarso", "sufficiente", "buono", "ottimo|molto buono", "eccellente"],
      ["mai", "raramente", "a volte|talvolta", "spesso", "sempre"],
      ["molto basso", "basso", "medio", "alto", "molto alto"],
      ["per niente importante", "poco importante", "abbastanza importante", "molto importante"],
      ["piccolo", "medio", "grande"],
      ["nessun titolo", "licenza elementare", "licenza media", "diploma", "laurea", "dottorato"],
    ],
    below: ["meno di ", "fino a "],
    above: [" e oltre", " e più", " o più"],
    between: [" a "])
}
