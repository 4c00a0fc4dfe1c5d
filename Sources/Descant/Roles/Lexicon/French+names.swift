extension Lexicon {
  static let french = Lexicon(
    "fr", headIsFirst: true,
    [
      .identifier: """
      id, identifiant, numéro, num, n°, no, clé, code, réf, matricule, siren, siret, \
      insee, cp
      """,
      .weight: "fréquence, effectif, effectifs, nombre, nb, poids, pondération",
      .count: "nombre, nb, enfants, pièces, personnes, visites",
      .rate: "taux, part, pourcentage, pct, proportion, ratio, densité, par, rendement",
      .index: "indice, rang, classement",
      .score: "note, score, points, satisfaction, niveau",
      .price: "prix, salaire, salaires, loyer, loyers, tarif, tarifs, cours",
      .flow: """
      chiffre d'affaires, ca, coût, coûts, dépenses, recettes, budget, bénéfice, pib, \
      exportations, importations, naissances, décès, arrivées, voyageurs, visites, \
      production, consommation, émissions, précipitations, accidents, voix, ventes, \
      quantité, montant, nuitées, morts, blessés, impôts
      """,
      .stock: """
      population, habitants, stock, effectifs, emploi, membres, dette, encours, \
      superficie, ménages, étudiants, chômeurs
      """,
      .cumulative: "cumul, cumulé",
      .extent: """
      moyenne, médiane, âge, température, vitesse, hauteur, pression, espérance de vie, \
      espérance, longueur, largeur, durée, poids, taille, distance, revenu
      """,
      .change: "variation, évolution, écart, croissance, solde",
      .uncertainty: "écart-type, erreur, variance",
      .lower: "inférieure, minimum, min, de, début, né, depuis, bas",
      .upper: "supérieure, maximum, max, à, fin, mort, haut",
      .latitude: "latitude",
      .longitude: "longitude",
      .group: """
      groupe, classe, catégorie, type, région, statut, sexe, traitement, bloc, espèce, \
      site, secteur, profession, parti, pays, ville, département
      """,
      .outcome: "résultat, survie, admis, succès, décision",
      .condition: """
      sexe, âge, traitement, groupe, école, région, pays, classe, éducation, année, \
      profession, parti
      """,
      .time: """
      année, an, exercice, trimestre, semestre, mois, semaine, jour, date, heure, temps, \
      période, millésime, saison
      """,
      .total: "total, ensemble, tous, toutes, somme",
      .outside: "autre, autres, ne sait pas, sans réponse, nsp, inconnu, non précisé",
      .key: "siren, siret, insee, identifiant",
      .opening: "ouverture",
      .closing: "clôture, fermeture",
      .unit: "unité, unités",
      .step: "temps",
      .frequency: "fréquence, effectif",
      .people: "hommes, femmes, garçons, filles",
      .totalAlone: "tous, toutes, somme",
      .response: """
      rendement, prix, revenu, salaire, note, score, résultat, perte, coût, mortalité, fécondité, \
      densité, diversité, accidents, blessés, sinistres, crimes
      """,
      .predictor: """
      âge, dose, concentration, taille, année, expérience, éducation, distance, température, \
      superficie, poids
      """,
      .lifetime: "survie, durée, temps, délai, suivi",
      .event: "statut, événement, décès, mort, censure, rechute",
      .successes: """
      succès, cas, décès, morts, événements, positifs, malades, oui, accidents, blessés, \
      sinistres, pertes
      """,
      .trials: """
      essais, total, population, habitants, testés, examinés, n, exposition, polices, assurés
      """,
      .failures: "échecs, témoins, négatifs, non, survivants",
      .negation: "non",
      .recurring: "mois, trimestre, jour de semaine, numéro",
      .ratio: "taux, par",
      .portion: "pourcentage, part, parts",
      .death: "mort, morte, décès, décédé, vivant, survie",
      .fate: "survie",
      .censoring: "censure",
      .vague: """
      valeur, valeurs, taux, nombre, montant, total, score, part, pourcentage, niveau, indice
      """,
      .kind: "série, variable, nom, catégorie, type",
      .treatment: "traitement, dose, thérapie, médicament, régime, méthode, condition",
      .earlier: "avant, initial, initiale, début, départ, précédent",
      .logarithm: "log, ln, logarithme",
      .direction: "direction, azimut, orientation",
      .joining: "et, le, la, les, de, du, des, pour",
    ], fields: frenchFields)
}
