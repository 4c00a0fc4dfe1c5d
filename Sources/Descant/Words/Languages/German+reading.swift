extension ReadingWords {
  static let german = ReadingWords(
    heading: "Wie die Datei gelesen wurde",
    encoding: "Der Text ist aus {name} umgewandelt.",
    separatorLine: "Die erste Zeile nennt das Trennzeichen.",
    rowsAbove: Plural(
      one: "Eine Zeile über der Kopfzeile ist übergangen.",
      other: "{n} Zeilen über der Kopfzeile sind übergangen."),
    titleAbove: "Der Titel steht über der Tabelle.",
    headerRows: "{n} Zeilen mit Namen sind verbunden.",
    unitRow: "Eine Zeile unter der Kopfzeile nennt die Einheiten.",
    describingRows: Plural(
      one: "Eine Zeile unter der Kopfzeile sagt, was die Spalten enthalten.",
      other: "{n} Zeilen unter der Kopfzeile sagen, was die Spalten enthalten."),
    noHeader: "Es gibt keine Kopfzeile; die Spalten sind nummeriert.",
    rowNames: "Die erste Spalte enthält die Namen der Zeilen.",
    emptyColumns: Plural(
      one: "Eine leere Spalte ist weggelassen.",
      other: "{n} leere Spalten sind weggelassen."),
    emptyRows: Plural(
      one: "Eine leere Zeile ist weggelassen.",
      other: "{n} leere Zeilen sind weggelassen."),
    repeatedHeaders: Plural(
      one: "Eine Zeile, die die Kopfzeile wiederholt, ist weggelassen.",
      other: "{n} Zeilen, die die Kopfzeile wiederholen, sind weggelassen."),
    rowsBelow: Plural(
      one: "Eine Zeile mit Anmerkungen unter der Tabelle ist übergangen.",
      other: "{n} Zeilen mit Anmerkungen unter der Tabelle sind übergangen."),
    sections: Plural(
      one: "Eine Zeile ist Überschrift eines Abschnitts; ihr Text steht in „{column}“.",
      other: "{n} Zeilen sind Überschriften von Abschnitten; ihre Texte stehen in „{column}“."),
    filledDown: Plural(
      one: "Eine leere Zelle von „{column}“ ist von oben gefüllt.",
      other: "{n} leere Zellen von „{column}“ sind von oben gefüllt."),
    keysSplit: "Mehrere Schlüssel standen in einer Zelle: {columns}.",
    periods: Plural(
      one: "Eine Spalte mit einem Zeitraum ist zu Zeilen gemacht, in „{column}“.",
      other: "{n} Spalten mit Zeiträumen sind zu Zeilen gemacht, in „{column}“."),
    decimalCommas: "Kommas sind Dezimalzeichen in {columns}.",
    thousands: "„{mark}“ trennt Tausender in {columns}.",
    spaces: "Leerzeichen trennen Tausender in {columns}.",
    multiplied: "„{suffix}“ in „{column}“ bedeutet mal {factor}.",
    dayFirst: "Daten in „{column}“ lassen zwei Lesarten zu: Der Tag steht zuerst.",
    monthFirst: "Daten in „{column}“ lassen zwei Lesarten zu: Der Monat steht zuerst.",
    durations: "„{column}“ ist eine Dauer: Stunden, Minuten und Sekunden sind eine Zahl.",
    negatives: "„{form}“ in „{column}“ kennzeichnet negative Zahlen.",
    flags: Plural(
      one: "Ein Wert von „{column}“ trägt „{flag}“: {meaning}.",
      other: "{n} Werte von „{column}“ tragen „{flag}“: {meaning}."),
    unknownFlags: Plural(
      one: "Ein Wert von „{column}“ trägt „{flag}“.",
      other: "{n} Werte von „{column}“ tragen „{flag}“."),
    gaps: Plural(
      one: "„{word}“ ist in einer Zelle von „{column}“ als fehlend gelesen.",
      other: "„{word}“ ist in {n} Zellen von „{column}“ als fehlend gelesen."),
    suppressed: Plural(
      one: "„{word}“ ist kein genauer Wert: Eine Zelle von „{column}“ fehlt.",
      other: "„{word}“ ist kein genauer Wert: {n} Zellen von „{column}“ fehlen."),
    sentinel: Plural(
      one:
        "{word} liegt weit von den anderen Werten von „{column}“: Eine Zelle ist als fehlend gelesen.",
      other:
        "{word} liegt weit von den anderen Werten von „{column}“: {n} Zellen sind als fehlend gelesen."
    ),
    coordinates: "Die Orte der Punkte sind Spalten.",
    shapes: Plural(
      one: "Eine Form ({kind}) ist weggelassen.",
      other: "{n} Formen ({kind}) sind weggelassen."),
    cube: "{n} Dimensionen sind zu Spalten gemacht.",
    duplicates: Plural(
      one: "Eine Zeile gleicht einer früheren.",
      other: "{n} Zeilen gleichen früheren."),
    asItIs: "Die Datei ist gelesen, wie sie ist.",
    nothingDrawn:
      "Es gibt kein Diagramm: Die Spalten enthalten Namen, Codes oder zu wenige Werte, keine Mengen zum Vergleichen.",
    undefined: Plural(
      one: "Die Datei sagt nicht, was {columns} ist und in welcher Einheit.",
      other: "Die Datei sagt nicht, was {columns} sind und in welchen Einheiten."),
    meaningless: Plural(
      one: "Die Datei sagt nicht, wofür {columns} steht.",
      other: "Die Datei sagt nicht, wofür {columns} stehen."),
    sourceless: "Die Datei nennt keine Quelle.",
    toldBy: "Wer sie herausgibt, kann das in datapackage.json sagen.",
    edition: EditionWords(
      heading: "Änderungen an den Daten", new: "Neuer Datensatz",
      added: Plural(one: "eine Zeile neu", other: "{n} Zeilen neu"),
      removed: Plural(one: "eine Zeile entfernt", other: "{n} Zeilen entfernt"),
      revised: Plural(one: "ein Wert geändert", other: "{n} Werte geändert"),
      newColumns: "neue Spalten: {columns}", goneColumns: "entfernte Spalten: {columns}",
      stepAdded: "{period} neu", stepsAdded: "{first} bis {last} neu",
      highestSince: "der höchste Wert seit {period}",
      lowestSince: "der niedrigste Wert seit {period}",
      highest: "der bisher höchste Wert", lowest: "der bisher niedrigste Wert"),
    meanings: FlagWords(
      brokenSeries: "Bruch in der Reihe", confidential: "vertraulich",
      differing: "abweichende Definition", estimated: "geschätzt", forecast: "Prognose",
      imputed: "ergänzt", unreliable: "wenig verlässlich", provisional: "vorläufig",
      revised: "berichtigt", insignificant: "nicht signifikant", significant: "signifikant",
      notAvailable: "nicht verfügbar", notApplicable: "nicht anwendbar", total: "Summe",
      average: "Durchschnitt", roundsToZero: "gerundet null", none: "keine",
      footnote: "siehe Fußnote"),
    role: "Rolle",
    roles: [
      "empty": "kein Wert", "constant": "nur ein Wert", "rowNumber": "Zeilennummer",
      "identifier": "Kennung", "text": "Text", "latitude": "Breitengrad",
      "longitude": "Längengrad", "uncertainty": "Unsicherheit",
      "lifetime": "Zeit bis zu einem Ende", "event": "ob ein Ende kam",
      "successes": "so viele davon", "trials": "von wie vielen", "failures": "die übrigen davon",
      "label": "Name jeder Zeile",
      "category": "Kategorie", "ordered": "geordnete Kategorie", "twoValued": "eines von zweien",
      "code": "Code", "rating": "Bewertung", "period": "Zeit", "periodPart": "Teil des Kalenders",
      "step": "Schritt", "weight": "Häufigkeit", "count": "Anzahl", "flow": "summierbare Menge",
      "stock": "Bestand zu einem Zeitpunkt", "cumulative": "Summe bis dahin", "rate": "Rate",
      "share": "Anteil", "index": "Index", "price": "Preis", "extent": "Größe",
      "change": "Veränderung", "logarithm": "Logarithmus", "lower": "unteres Ende",
      "upper": "oberes Ende",
      "measure": "Messwert",
    ])
}
