/// A counted noun; a round million takes "di" before it.
private func noun(_ one: String, _ other: String) -> Plural {
  Plural(one: Phrase("{n} \(one)"), many: Phrase("{n} di \(other)"), other: Phrase("{n} \(other)"))
}

extension FactWords {
  static let italian = FactWords(
    total: "totale",
    axes: AxesWords(
      range: "{title}: {range}", categories: "{title}: {list}",
      series: "{n} serie: {list}"),
    ranking: RankingWords(
      item: "{name} ({value})",
      two: "il valore più alto è quello di {a}, il più basso quello di {b}",
      highest: "il valore più alto è quello di {a}",
      second: "il valore più alto è quello di {a}, seguito da {b}",
      ranked: "il valore più alto è quello di {a}, seguito da {b} e {c}",
      lowest: "il più basso è quello di {last}",
      top: "tra i {shown} maggiori di {total}, {text}",
      ofAll: "su un totale di {total}, {text}",
      median: "la mediana di tutti i {total} è {median}",
      tied: "il valore più alto, {value}, è quello di {names}",
      tiedLowest: "il più basso, {value}, è quello di {names}",
      part: "{n} su {total}", rest: "gli altri {n}",
      categories: noun("categoria", "categorie")),
    share: ShareWords(
      largest: "la parte più grande è {name}: {value}, il {share} del totale",
      smallest: "la parte più piccola è quella di {name}: {value}, il {share}",
      majority: "più della metà corrisponde a {name}: {value}, il {share} del totale",
      tied: "le parti più grandi sono {names}, ciascuna con il {share} del totale",
      equal: "tutte e {n} le parti sono uguali",
      together: "le {k} parti più grandi su {n} fanno insieme il {share}"),
    shape: ShapeWords(
      rise: ShapeWords.Leg(
        only: "sale da {from} {fromAt} a {to} {toAt}",
        first: "sale da {from} {fromAt} a un picco di {to} {toAt}",
        middle: "sale a un picco di {to} {toAt}", last: "poi sale a {to} {toAt}"),
      fall: ShapeWords.Leg(
        only: "scende da {from} {fromAt} a {to} {toAt}",
        first: "scende da {from} {fromAt} a un minimo di {to} {toAt}",
        middle: "scende a un minimo di {to} {toAt}", last: "poi scende a {to} {toAt}"),
      ends: "{text} e chiude a {to} {toAt}", comma: ", ",
      method: "punti di svolta; l’aumento o il calo più piccolo occupa il {share} dell’escursione"),
    courses: .italian,
    trend: TrendWords(
      except: "{text}, ma non {names}",
      up: "nel complesso sale", down: "nel complesso scende",
      upBy: "sale di circa {rate}",
      downBy: "scende di circa {rate}",
      level: "senza aumenti né cali netti, da {from} {fromAt} a {to} {toAt}",
      mixed: "passa da {from} {fromAt} a {to} {toAt}, con alti e bassi",
      little: "cambia poco, da {from} {fromAt} a {to} {toAt}",
      bothUp: "nel complesso entrambe le serie salgono",
      bothDown: "nel complesso entrambe le serie scendono",
      allUp: "tutte e {n} le serie salgono nel complesso",
      allDown: "tutte e {n} le serie scendono nel complesso",
      mostUp: "{k} serie su {n} salgono nel complesso",
      mostDown: "{k} serie su {n} scendono nel complesso",
      namedUp: "{names} salgono nel complesso",
      namedDown: "{names} scendono nel complesso",
      method: "test di Mann-Kendall, τ = {tau}, p {p}; pendenza di Theil-Sen"),
    relation: RelationWords(
      up: Graded(
        strong: "all’aumentare di {x}, i valori di {y} crescono nettamente",
        moderate: "all’aumentare di {x}, i valori di {y} tendono a crescere",
        weak: "all’aumentare di {x}, i valori di {y} tendono a crescere leggermente"),
      down: Graded(
        strong: "all’aumentare di {x}, i valori di {y} diminuiscono nettamente",
        moderate: "all’aumentare di {x}, i valori di {y} tendono a diminuire",
        weak: "all’aumentare di {x}, i valori di {y} tendono a diminuire leggermente"),
      eachUp: """
        in ciascuno dei {n} gruppi, all’aumentare di {x}, i valori di {y} tendono a crescere
        """,
      eachDown: """
        in ciascuno dei {n} gruppi, all’aumentare di {x}, i valori di {y} tendono a diminuire
        """,
      mostUp: "in {k} gruppi su {n}, all’aumentare di {x}, i valori di {y} tendono a crescere",
      mostDown: "in {k} gruppi su {n}, all’aumentare di {x}, i valori di {y} tendono a diminuire",
      everyUp: "a ogni valore più alto di {x} corrisponde un valore più alto di {y}",
      everyDown: "a ogni valore più alto di {x} corrisponde un valore più basso di {y}",
      ends: """
        {text}. La mediana di {y} è {low} dove {x} non supera {first} e {high} da {last} in su
        """,
      endsOfLeast: """
        {text}. La mediana di {y} è {low} dove {x} è {first} e {high} da {last} in su
        """,
      upEqually: "all’aumentare di {x}, i valori di {y} crescono quasi nella stessa misura",
      method: "correlazione per ranghi di Spearman, ρ = {rho}, p {p}"),
    clouds: .italian,
    cluster: ClusterWords(
      two: """
        i punti formano due gruppi secondo {axis}: {low} ({lowCount}) e {high} ({highCount}), \
        senza nessuno in mezzo
        """,
      pair: """
        i punti formano due gruppi: {lowCount} attorno a {x} {lowX} e {y} {lowY}, \
        {highCount} attorno a {highX} e {highY}
        """),
    distribution: DistributionWords(
      peak: "la classe più frequente va {range}, con {count}",
      peaks: "ci sono due picchi: {a} e {b}",
      middleHalf: "la mediana è {median}, e la metà centrale dei valori va {range}",
      common: "il valore più frequente è {value}, in {n} {points}",
      groups: Plural(
        one: "il {share} dei valori va {range}, con un gruppo più piccolo {list}",
        other: "il {share} dei valori va {range}, con gruppi più piccoli {list}"),
      bulk: "il {share} non supera {to}; il valore più alto è {top}",
      mode: "il valore più frequente è {name}: {count} su {total} ({share})",
      modeOf: "il valore più frequente di {title} è {name}: {count} su {total} ({share})",
      tailRight: "la distribuzione ha una lunga coda verso i valori alti",
      tailLeft: "la distribuzione ha una lunga coda verso i valori bassi",
      method: "asimmetria {skewness}"),
    group: GroupWords(
      means: "la media più alta ({high}) si ha {highAt}; la più bassa ({low}), {lowAt}",
      ofLeast: "tra i gruppi di almeno {n} valori"),
    box: BoxWords(
      spread: "mediana {median}, metà centrale {middle}, in tutto {range}",
      whiskers: "baffi {range}",
      outliers: noun("valore anomalo", "valori anomali"), values: noun("valore", "valori"),
      boxes: noun("scatola", "scatole"),
      medians: "la mediana più alta ({high}) si ha {highAt}; la più bassa ({low}), {lowAt}",
      same: "tutte le mediane sono {value}",
      widest: "la metà centrale dei valori copre l’intervallo più ampio {at}: {range}",
      alone: "c’è {outliers}: {value} {at}",
      farthest: "ci sono {outliers}; il più lontano è {value} {at}",
      method: "quartili per interpolazione lineare",
      methodOfOutliers:
        "quartili per interpolazione lineare; i valori anomali se ne allontanano più di {reach} volte l’ampiezza della metà centrale"
    ),
    intervals: .italian, panels: .italian, maps: .italian, summary: .italian, half: .italian,
    levels: .italian, first: .italian, answers: .italian,
    contrast: .italian,
    extreme: ExtremeWords(
      highest: "massimo: {value}, {places}", lowest: "minimo: {value}, {places}",
      highestOften: "massimo: {value}, in {n} {points}",
      lowestOften: "minimo: {value}, in {n} {points}",
      of: Plural(one: "punto su {n}", other: "punti su {n}")),
    change: ChangeWords(
      up: "passa da {from} {fromAt} a {to} {toAt}, con un aumento di {amount}",
      down: "passa da {from} {fromAt} a {to} {toAt}, con un calo di {amount}",
      upShare: "passa da {from} {fromAt} a {to} {toAt}, con un aumento di {amount} ({share})",
      downShare: "passa da {from} {fromAt} a {to} {toAt}, con un calo di {amount} ({share})",
      times: "passa da {from} {fromAt} a {to} {toAt}, un valore moltiplicato per {share}"),
    period: PeriodWords(
      every: "l’andamento si ripete all’incirca ogni {length}",
      method: "autocorrelazione r = {r}"),
    outlier: OutlierWords(
      item: "{value} {at}",
      above: "un valore spicca: {item}, molto al di sopra dell’andamento degli altri",
      below: "un valore spicca: {item}, molto al di sotto dell’andamento degli altri",
      apart: "un punto è isolato: {item}",
      several: "{n} valori spiccano: {list}",
      method: "distanza da una retta robusta, z modificato = {z}"),
    lead: LeadWords(
      categories: LeadWords.Noun(
        all: "in tutte e {n} le categorie",
        some: "in {k} categorie su {n}"),
      years: LeadWords.Noun(all: "in tutti e {n} gli anni", some: "in {k} anni su {n}"),
      quarters: LeadWords.Noun(all: "in tutti e {n} i trimestri", some: "in {k} trimestri su {n}"),
      months: LeadWords.Noun(all: "in tutti e {n} i mesi", some: "in {k} mesi su {n}"),
      weeks: LeadWords.Noun(all: "in tutte e {n} le settimane", some: "in {k} settimane su {n}"),
      days: LeadWords.Noun(all: "in tutti e {n} i giorni", some: "in {k} giorni su {n}"),
      always: "la serie {a} è al di sopra di {b} {points}",
      mostly: "la serie {a} è al di sopra di {b} in {n} {points}",
      alwaysHighest: "la serie {a} ha il valore più alto {points}",
      mostlyHighest: "la serie {a} ha il valore più alto in {n} {points}",
      last: """
        alla fine, {at}, il valore più alto è quello di {a} ({high}) e il più basso quello di \
        {b} ({low})
        """,
      all: Plural(one: "nell’unico punto comune", other: "in tutti e {n} i punti"),
      of: Plural(one: "punto su {n}", other: "punti su {n}")),
    crossing: CrossingWords(passes: "la serie {a} supera {b} tra {from} e {to}"),
    difference: DifferenceWords(
      largest:
        "la differenza tra {a} e {b} è massima {at}, dove la serie {a} è superiore di {amount}",
      widest: "l’intervallo è più ampio {at}: {range}",
      narrowest: "è più stretto {at}: {range}"),
    sign: SignWords(
      both: "su {total}, {above} sono sopra lo zero e {below} sotto",
      values: noun("valore", "valori")),
    gap: GapWords(
      places: "dati mancanti ({places})", single: "nessun dato {places}",
      many: "{values}; la lacuna più lunga: {longest}",
      values: Plural(one: "manca {n} valore", other: "mancano {n} valori"),
      several: Plural(one: "manca {n} valore", other: "mancano {n} valori")),
    scale: ScaleWords(
      logarithmic: "{title} (scala logaritmica)",
      log: "l’asse «{title}» è logaritmico: a distanze uguali corrispondono rapporti uguali",
      bent: """
        l’asse «{title}» non è lineare: a distanze uguali non corrispondono quantità uguali
        """,
      reversed: "l’asse «{title}» è invertito: i valori maggiori vengono prima",
      squeezed: """
        meno del 5% dell’asse «{title}» resta per {series}: la tabella mostra che cosa \
        cambia
        """,
      covered: "le linee di {series} quasi si sovrappongono: i loro valori sono nella tabella"),
    note: NoteWords(
      clock: "le ore sono quelle di {clocks}",
      clocks: "le ore sono quelle di più orologi, ciascuna del proprio: {clocks}",
      topGroups: "mostra solo {shown} di {total} ({field})",
      aggregated: "ogni valore riunisce più righe: {operation} di {field} per {by}",
      counted: "ogni valore è il numero di righe per {by}",
      truncated: "l’asse «{title}» parte da {value} e non da zero",
      dropped: Plural(
        one: "è omessa {n} riga senza un valore utilizzabile",
        other: "sono omesse {n} righe senza un valore utilizzabile"),
      sampled: "mostra un campione di {shown} delle {total} righe",
      drawnMissing: Plural(
        one: "{n} valore mancante di {field} è disegnato come {value}",
        other: "{n} valori mancanti di {field} sono disegnati come {value}"),
      level: "tutti i valori sono uguali: {value}",
      sharedPlaces: Plural(
        one: "{n} valore si trova nello stesso posto di un altro",
        other: "{n} valori si trovano nello stesso posto di altri"),
      intervals: "per la lettura passo per passo, {points} sono raggruppati in {intervals}"),
    spans: SpanWords(
      year: Plural(one: "12 mesi", other: "{n} anni"),
      month: Plural(one: "30 giorni", other: "{n} mesi"),
      week: Plural(one: "7 giorni", other: "{n} settimane"),
      day: Plural(one: "24 ore", other: "{n} giorni"),
      hour: Plural(one: "60 minuti", other: "{n} ore"),
      minute: Plural(one: "60 secondi", other: "{n} minuti"),
      second: Plural(one: "{n} secondo", other: "{n} secondi"),
      point: Plural(one: "{n} punto", other: "{n} punti")),
    rates: RateWords(
      year: "{amount} all’anno", month: "{amount} al mese", day: "{amount} al giorno",
      hour: "{amount} all’ora", minute: "{amount} al minuto",
      second: "{amount} al secondo", step: "{amount} da un valore al successivo"),
    places: PlaceWords(
      year: "nel {x}", quarter: "nel {x}", month: "in {x}", week: "nella {x}", day: "il {x}",
      time: "il {x}", clock: "alle {x}", minute: "al {x}", number: "per {x}",
      amount: "a {x}",
      category: "per {x}",
      pair: "tra {x}", same: "quando entrambi sono {x}",
      way: "da {a} a {b}", inSeries: "{at} ({series})",
      isRepeated: true,
      articles: ArticleWords(day: "il {x}", week: "la {x}", year: "il {x}")))
}
