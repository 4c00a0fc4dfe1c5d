extension FactWords {
  static let german = FactWords(
    total: "Summe",
    axes: AxesWords(
      range: "{title}: {range}", categories: "{title}: {list}",
      series: "{n} Datenreihen: {list}"),
    ranking: RankingWords(
      item: "{name} ({value})", two: "höher für {a} als für {b}",
      highest: "am höchsten: {a}", second: "am höchsten: {a}, dann {b}",
      ranked: "am höchsten: {a}, dann {b} und {c}", lowest: "am niedrigsten: {last}",
      top: "unter den {shown} größten von {total} {text}",
      ofAll: "von allen {total} {text}",
      median: "der Median aller {total} beträgt {median}",
      tied: "den höchsten Wert, {value}, teilen sich {names}",
      tiedLowest: "den niedrigsten Wert, {value}, teilen sich {names}",
      part: "{n} der {total}", rest: "die übrigen {n}",
      categories: Plural(one: "{n} Kategorie", other: "{n} Kategorien")),
    share: ShareWords(
      largest: "der größte Anteil entfällt auf {name}: {value}, {share} der Gesamtmenge",
      smallest: "der kleinste Anteil entfällt auf {name}: {value}, {share}",
      majority: "mehr als die Hälfte entfällt auf {name}: {value}, {share} des Ganzen",
      tied: "die größten Anteile entfallen auf {names}: je {share} des Ganzen",
      equal: "alle {n} Anteile sind gleich groß",
      together: "die {k} größten von {n} machen zusammen {share} aus"),
    shape: ShapeWords(
      rise: ShapeWords.Leg(
        only: "steigt von {from} {fromAt} auf {to} {toAt}",
        first: "steigt von {from} {fromAt} auf einen Hochpunkt von {to} {toAt}",
        middle: "steigt auf einen Hochpunkt von {to} {toAt}",
        last: "steigt dann auf {to} {toAt}"),
      fall: ShapeWords.Leg(
        only: "fällt von {from} {fromAt} auf {to} {toAt}",
        first: "fällt von {from} {fromAt} auf einen Tiefpunkt von {to} {toAt}",
        middle: "fällt auf einen Tiefpunkt von {to} {toAt}", last: "fällt dann auf {to} {toAt}"),
      ends: "{text} und liegt {toAt} bei {to}", comma: ", ",
      method: "Umkehrpunkte; der kleinste Anstieg oder Rückgang nimmt {share} der Spanne ein"),
    courses: .german,
    trend: TrendWords(
      except: "{text}, aber nicht {names}",
      up: "steigt insgesamt", down: "fällt insgesamt",
      upBy: "steigt im Mittel um etwa {rate}", downBy: "fällt im Mittel um etwa {rate}",
      level: "kein klarer Anstieg oder Rückgang, von {from} {fromAt} auf {to} {toAt}",
      mixed: "ändert sich von {from} {fromAt} auf {to} {toAt}, mit Schwankungen",
      little: "ändert sich wenig, von {from} {fromAt} auf {to} {toAt}",
      bothUp: "beide Datenreihen steigen insgesamt", bothDown: "beide Datenreihen fallen insgesamt",
      allUp: "alle {n} Datenreihen steigen insgesamt",
      allDown: "alle {n} Datenreihen fallen insgesamt",
      mostUp: "{k} von {n} Datenreihen steigen insgesamt",
      mostDown: "{k} von {n} Datenreihen fallen insgesamt",
      namedUp: "{names} steigen insgesamt",
      namedDown: "{names} fallen insgesamt",
      method: "Mann-Kendall-Test, τ = {tau}, p {p}; Theil-Sen-Steigung"),
    relation: RelationWords(
      up: Graded(
        strong: "die Werte von {y} steigen deutlich mit denen von {x}",
        moderate: "die Werte von {y} steigen tendenziell mit denen von {x}",
        weak: "die Werte von {y} steigen leicht mit denen von {x}"),
      down: Graded(
        strong: "die Werte von {y} sinken deutlich, wenn die von {x} steigen",
        moderate: "die Werte von {y} sinken tendenziell, wenn die von {x} steigen",
        weak: "die Werte von {y} sinken leicht, wenn die von {x} steigen"),
      eachUp: "in jeder der {n} Gruppen steigen die Werte von {y} tendenziell mit denen von {x}",
      eachDown: """
        in jeder der {n} Gruppen sinken die Werte von {y} tendenziell, wenn die von {x} steigen
        """,
      mostUp: "in {k} von {n} Gruppen steigen die Werte von {y} tendenziell mit denen von {x}",
      mostDown: """
        in {k} von {n} Gruppen sinken die Werte von {y} tendenziell, wenn die von {x} steigen
        """,
      everyUp: "mit jedem höheren Wert bei {x} steigt auch der Wert bei {y}",
      everyDown: "mit jedem höheren Wert bei {x} fällt der Wert bei {y}",
      ends: """
        {text}. Bei {x} bis {first} liegt der Median von {y} bei {low}, ab {last} bei {high}
        """,
      endsOfLeast: """
        {text}. Bei {x} gleich {first} liegt der Median von {y} bei {low}, ab {last} bei {high}
        """,
      upEqually: "die Werte von {y} steigen fast im gleichen Maß wie die von {x}",
      method: "Rangkorrelation nach Spearman, ρ = {rho}, p {p}"),
    clouds: .german,
    cluster: ClusterWords(
      two: """
        die Punkte bilden entlang der Achse „{axis}“ zwei Gruppen: {low} ({lowCount}) und \
        {high} ({highCount}), dazwischen liegt keiner
        """,
      pair: """
        die Punkte bilden zwei Gruppen: {lowCount} um {x} {lowX} und {y} {lowY}, {highCount} \
        um {highX} und {highY}
        """),
    distribution: DistributionWords(
      peak: "am stärksten besetzt ist die Klasse {range} ({count})",
      peaks: "es gibt zwei Gipfel: {a} und {b}",
      middleHalf:
        "der Median ist {median}, die mittlere Hälfte der Werte liegt im Bereich {range}",
      common: "häufigster Wert: {value}, an {n} {points}",
      groups: Plural(
        one: "{share} der Werte liegen bei {range}, eine kleinere Gruppe bei {list}",
        other: "{share} der Werte liegen bei {range}, kleinere Gruppen bei {list}"),
      bulk: "{share} liegen bei höchstens {to}; der höchste Wert ist {top}",
      mode: "am häufigsten ist {name}: {count} von {total} ({share})",
      modeOf: "der häufigste Wert von {title} ist {name}: {count} von {total} ({share})",
      tailRight: "zu hohen Werten hin läuft die Verteilung lang aus",
      tailLeft: "zu niedrigen Werten hin läuft die Verteilung lang aus",
      method: "Schiefe {skewness}"),
    group: GroupWords(
      means: "im Mittel {highAt} am höchsten ({high}) und {lowAt} am niedrigsten ({low})",
      ofLeast: "von Gruppen mit mindestens {n} Werten"),
    box: BoxWords(
      spread: "Median {median}, mittlere Hälfte von {middle}, alle von {range}",
      whiskers: "Antennen von {range}",
      outliers: Plural("{n} Ausreißer"), values: Plural(one: "{n} Wert", other: "{n} Werte"),
      boxes: Plural(one: "{n} Box", other: "{n} Boxen"),
      medians: "der Median ist {highAt} am höchsten ({high}) und {lowAt} am niedrigsten ({low})",
      same: "alle Mediane sind {value}",
      widest: "die mittlere Hälfte der Werte ist {at} am breitesten, von {range}",
      alone: "es gibt {outliers}: {value} {at}",
      farthest: "es gibt {outliers}; am weitesten entfernt ist {value} {at}",
      method: "Quartile durch lineare Interpolation",
      methodOfOutliers:
        "Quartile durch lineare Interpolation; Ausreißer liegen mehr als {reach} Breiten der mittleren Hälfte außerhalb von ihr"
    ),
    intervals: .german, panels: .german, maps: .german, summary: .german, half: .german,
    levels: .german, first: .german, answers: .german,
    contrast: .german,
    extreme: ExtremeWords(
      highest: "höchster Wert: {value} {places}", lowest: "niedrigster Wert: {value} {places}",
      highestOften: "höchster Wert: {value}, an {n} {points}",
      lowestOften: "niedrigster Wert: {value}, an {n} {points}",
      of: Plural(one: "von {n} Punkt", other: "von {n} Punkten")),
    change: ChangeWords(
      up: "von {from} {fromAt} auf {to} {toAt}, ein Anstieg um {amount}",
      down: "von {from} {fromAt} auf {to} {toAt}, ein Rückgang um {amount}",
      upShare: "von {from} {fromAt} auf {to} {toAt}, ein Anstieg um {amount} ({share})",
      downShare: "von {from} {fromAt} auf {to} {toAt}, ein Rückgang um {amount} ({share})",
      times: "von {from} {fromAt} auf {to} {toAt}, das {share}-Fache"),
    period: PeriodWords(
      every: "ein Muster wiederholt sich etwa alle {length}",
      method: "Autokorrelation r = {r}"),
    outlier: OutlierWords(
      item: "{value} {at}",
      above: "ein Wert fällt auf: {item}, weit über dem Verlauf der übrigen Werte",
      below: "ein Wert fällt auf: {item}, weit unter dem Verlauf der übrigen Werte",
      apart: "ein Punkt liegt abseits: {item}",
      several: "{n} Werte fallen auf: {list}",
      method: "Abstand von einer robusten Geraden, modifizierter z-Wert {z}"),
    lead: LeadWords(
      categories: LeadWords.Noun(
        all: "in allen {n} Kategorien",
        some: "in {k} von {n} Kategorien"),
      years: LeadWords.Noun(all: "in allen {n} Jahren", some: "in {k} von {n} Jahren"),
      quarters: LeadWords.Noun(all: "in allen {n} Quartalen", some: "in {k} von {n} Quartalen"),
      months: LeadWords.Noun(all: "in allen {n} Monaten", some: "in {k} von {n} Monaten"),
      weeks: LeadWords.Noun(all: "in allen {n} Wochen", some: "in {k} von {n} Wochen"),
      days: LeadWords.Noun(all: "an allen {n} Tagen", some: "an {k} von {n} Tagen"),
      always: "die Datenreihe {a} liegt {points} höher als {b}",
      mostly: "die Datenreihe {a} liegt an {n} {points} höher als {b}",
      alwaysHighest: "die Datenreihe {a} liegt {points} am höchsten",
      mostlyHighest: "die Datenreihe {a} liegt an {n} {points} am höchsten",
      last: """
        am Ende, {at}, liegt die Datenreihe {a} ({high}) am höchsten, {b} ({low}) am \
        niedrigsten
        """,
      all: Plural(one: "am einzigen gemeinsamen Punkt", other: "an allen {n} Punkten"),
      of: Plural(one: "von {n} Punkt", other: "von {n} Punkten")),
    crossing: CrossingWords(passes: "die Datenreihe {a} überholt {b} zwischen {from} und {to}"),
    difference: DifferenceWords(
      largest:
        "am größten ist der Abstand zwischen {a} und {b} {at}; dort liegt {a} um {amount} höher",
      widest: "größte Spanne: {range} {at}",
      narrowest: "kleinste Spanne: {range} {at}",
      longest: "am längsten: {name}, {range}{length}",
      shortest: "am kürzesten: {name}, {range}{length}"),
    sign: SignWords(
      both: "von den {total} liegen {above} über null und {below} unter null",
      values: Plural(one: "{n} Wert", other: "{n} Werten")),
    gap: GapWords(
      places: "keine Daten ({places})", single: "keine Daten {places}",
      many: "{values}; die längste Lücke: {longest}",
      values: Plural(one: "{n} Wert fehlt", other: "{n} Werte fehlen"),
      several: Plural(one: "{n} Wert fehlt", other: "{n} Werte fehlen")),
    scale: ScaleWords(
      logarithmic: "{title} (logarithmische Skala)",
      log: """
        die Achse „{title}“ ist logarithmisch: Gleiche Abstände bedeuten gleiche Faktoren
        """,
      bent: """
        die Achse „{title}“ ist nicht linear: Gleiche Abstände bedeuten nicht gleiche Beträge
        """,
      reversed: "die Achse „{title}“ verläuft umgekehrt: Größere Werte kommen zuerst",
      squeezed: """
        für {series} bleiben weniger als 5\u{A0}% der Achse „{title}“: Die Tabelle zeigt, was \
        sich dort ändert
        """,
      covered: "die Linien von {series} liegen fast aufeinander: Ihre Werte stehen in der Tabelle"),
    note: NoteWords(
      clock: "die Uhrzeiten gelten in {clocks}",
      clocks: "die Uhrzeiten gelten in mehreren Zeitzonen, jede in ihrer eigenen: {clocks}",
      topGroups: "zeigt nur {shown} von {total} ({field})",
      aggregated: "jeder Wert fasst die Zeilen je {by} zusammen: {operation} von {field}",
      counted: "jeder Wert ist eine Anzahl von Zeilen je {by}",
      truncated: "die Achse „{title}“ beginnt bei {value}, nicht bei null",
      dropped: Plural(
        one: "{n} Zeile ohne brauchbaren Wert wurde weggelassen",
        other: "{n} Zeilen ohne brauchbaren Wert wurden weggelassen"),
      sampled: "zeigt eine Stichprobe von {shown} der {total} Zeilen",
      drawnMissing: Plural(
        one: "{n} fehlender Wert von {field} ist als {value} gezeichnet",
        other: "{n} fehlende Werte von {field} sind als {value} gezeichnet"),
      level: "alle Werte betragen {value}",
      sharedPlaces: Plural(
        one: "{n} Wert steht an derselben Stelle wie ein anderer",
        other: "{n} Werte stehen an derselben Stelle wie andere"),
      intervals: "zum schrittweisen Lesen sind {points} in {intervals} gegliedert"),
    spans: SpanWords(
      year: Plural(one: "12 Monate", other: "{n} Jahre"),
      month: Plural(one: "30 Tage", other: "{n} Monate"),
      week: Plural(one: "7 Tage", other: "{n} Wochen"),
      day: Plural(one: "24 Stunden", other: "{n} Tage"),
      hour: Plural(one: "60 Minuten", other: "{n} Stunden"),
      minute: Plural(one: "60 Sekunden", other: "{n} Minuten"),
      second: Plural(one: "{n} Sekunde", other: "{n} Sekunden"),
      point: Plural(one: "{n} Punkt", other: "{n} Punkte")),
    rates: RateWords(
      year: "{amount} pro Jahr", month: "{amount} pro Monat", day: "{amount} pro Tag",
      hour: "{amount} pro Stunde", minute: "{amount} pro Minute",
      second: "{amount} pro Sekunde", step: "{amount} von Wert zu Wert"),
    places: PlaceWords(
      year: "im Jahr {x}", quarter: "im {x}", month: "im {x}", week: "in der {x}",
      day: "am {x}", time: "am {x}", clock: "um {x}", minute: "in {x}", number: "bei {x}",
      category: "für {x}",
      pair: "zwischen {x}", same: "wo beides {x} ist",
      way: "von {a} nach {b}", inSeries: "{at} ({series})",
      isRepeated: true,
      articles: ArticleWords(day: "dem {x}", week: "der {x}")))
}
