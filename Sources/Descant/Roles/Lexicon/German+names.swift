extension Lexicon {
  static let german = Lexicon(
    "de", matchesEndings: true,
    [
      .identifier: """
      id, nr, nummer, kennung, kennziffer, schlüssel, plz, ags, aktenzeichen, fall, \
      proband, kennzahl
      """,
      .weight: "häufigkeit, anzahl, zahl, fälle, gewicht, gewichtung, n",
      .count: "anzahl, zahl, kinder, zimmer, besuche, personen",
      .rate: """
      rate, quote, anteil, anteile, prozent, proz, verhältnis, dichte, je, pro, inzidenz, \
      ertrag
      """,
      .index: "index, indizes, rang, platz",
      .score: "note, bewertung, punkte, stufe, zufriedenheit, wertung",
      .price: """
      preis, preise, lohn, löhne, gehalt, gehälter, miete, mieten, gebühr, gebühren, kurs, \
      tarif, verdienst
      """,
      .flow: """
      umsatz, kosten, ausgaben, einnahmen, haushalt, gewinn, bip, ausfuhr, einfuhr, \
      steuer, steuern, geburten, sterbefälle, todesfälle, ankünfte, fahrgäste, besuche, \
      erzeugung, verbrauch, emissionen, niederschlag, unfälle, stimmen, übernachtungen, \
      produktion, exporte, importe, menge, summe, betrag, absatz, erlöse, gäste, tote, \
      verletzte
      """,
      .stock: """
      bevölkerung, einwohner, bestand, beschäftigte, mitglieder, schulden, vermögen, \
      fläche, personen, studierende, haushalte, arbeitslose, nutzer
      """,
      .cumulative: "kumuliert, kumulativ, seit jahresbeginn",
      .extent: """
      mittel, mittelwert, durchschnitt, alter, temperatur, geschwindigkeit, höhe, druck, \
      lebenserwartung, länge, breite, tiefe, dauer, gewicht, größe, masse, entfernung, \
      einkommen, zeit, verspätung
      """,
      .change: "veränderung, änderung, differenz, zuwachs, wachstum, saldo",
      .uncertainty: "standardabweichung, standardfehler, varianz, fehler",
      .lower:
        "untergrenze, minimum, min, von, beginn, anfang, start, geboren, tief, tiefst, tagestief",
      .upper: "obergrenze, maximum, max, bis, ende, gestorben, hoch, höchst, tageshoch",
      .latitude: "breitengrad, hochwert",
      .longitude: "längengrad, rechtswert",
      .group: """
      gruppe, klasse, kategorie, typ, art, region, bezirk, status, geschlecht, behandlung, \
      block, sorte, standort, branche, beruf, partei, land, stadt, kreis
      """,
      .outcome: "ergebnis, ausgang, überlebt, erfolg, entscheidung",
      .condition: """
      geschlecht, alter, behandlung, gruppe, schule, region, land, klasse, bildung, jahr, \
      beruf, partei
      """,
      .time: """
      jahr, quartal, vierteljahr, monat, woche, kw, tag, datum, zeit, zeitraum, zeitpunkt, \
      stichtag, uhrzeit, stunde, periode, berichtsjahr, saison
      """,
      .total: "insgesamt, gesamt, summe, alle, zusammen, total, gesamtsumme",
      .outside: "sonstige, andere, weiß nicht, keine angabe, k. a., unbekannt",
      .key: "plz, ags, kennung",
      .opening: "eröffnung, eröffnungskurs",
      .closing: "schluss, schlusskurs",
      .unit: "einheit, maßeinheit",
      .step: "zeit, tag",
      .frequency: "häufigkeit",
      .people: "männer, frauen, männlich, weiblich",
      .totalAlone: "alle, summe",
      .response: """
      ertrag, preis, einkommen, lohn, punkte, ergebnis, verlust, leistung, umsatz, kosten, \
      sterblichkeit, geburtenrate, dichte, vielfalt, unfälle, verletzte, schäden, straftaten
      """,
      .predictor: """
      alter, dosis, konzentration, größe, jahr, erfahrung, bildung, entfernung, temperatur, \
      fläche, gewicht
      """,
      .lifetime: "überlebenszeit, dauer, zeit, laufzeit, beobachtungszeit",
      .event: "status, ereignis, tod, gestorben, zensiert, ausfall, rückfall",
      .successes: """
      erfolge, fälle, todesfälle, gestorben, ereignisse, positiv, erkrankte, ja, treffer, tote, \
      unfälle, verletzte, verletzungen, schäden, verluste
      """,
      .trials: """
      versuche, gesamt, insgesamt, bevölkerung, einwohner, getestet, untersucht, n, exposition, \
      personenjahre, policen, versicherte, betriebsstunden
      """,
      .failures: "misserfolge, kontrollen, negativ, nein, gesunde, überlebende",
      .negation: "nicht, un",
      .recurring: "monat, quartal, wochentag, nummer, nr",
      .ratio: "je, pro, rate, prozent",
      .portion: "prozent, anteil, anteile",
      .death: "gestorben, verstorben, tod, tot, lebt, überlebt",
      .fate: "überleben",
      .censoring: "zensiert",
      .vague: "wert, werte, rate, anzahl, betrag, zahl, summe, punkte, anteil, prozent, niveau",
      .kind: "reihe, variable, name, kategorie, art, typ",
      .treatment: "behandlung, therapie, dosis, medikament, diät, methode, bedingung",
      .earlier: "vorher, anfang, beginn, ausgangswert, basis, vor, früher",
      .logarithm: "log, ln, logarithmus, logarithmiert",
      .direction: "richtung, windrichtung, azimut",
      .joining: "und, der, die, das, von, für",
    ], fields: germanFields)
}
