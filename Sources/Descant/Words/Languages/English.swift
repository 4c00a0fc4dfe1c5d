extension Language {
  public static let english = Language(
    locale: .english,
    minimumGroupingDigits: 1,
    pluralRules: PluralRules([.one: "i = 1 and v = 0"]),
    kinds: KindWords(
      bar: "bar chart", line: "line chart", area: "area chart", scatter: "scatter plot",
      pie: "pie chart", donut: "donut chart", histogram: "histogram", heatMap: "heat map",
      strip: "strip plot", range: "range chart", text: "text chart", combined: "combined chart"),
    roles: RoleWords(
      series: "series", gap: "gap", interval: "interval", panel: "panel",
      dataPoint: "data point", bar: "bar", slice: "slice", cell: "cell", rangeBar: "range",
      text: "text"),
    joining: JoiningWords(
      pair: "{a} and {b}", lastPair: "{a}, and {b}", comma: ", ", range: "{a} to {b}",
      nameComma: ", ", quoted: "“{text}”", fullStop: ".", space: " "),
    numbers: NumberWords(
      plus: "plus {n}", minus: "minus {n}", withUnit: "{n} {unit}", percent: "{n} percent",
      unknown: "unknown"),
    dates: DateWords(
      year: "%Y", quarter: "quarter %q of %Y", month: "%B %Y", week: "week of %B %-d, %Y",
      day: "%B %-d, %Y", hour: "%B %-d, %Y, %-I %p", minute: "%B %-d, %Y, %-I:%M %p",
      second: "%B %-d, %Y, %-I:%M:%S %p", millisecond: "%B %-d, %Y, %-I:%M:%S.%L %p",
      monthAndDay: "%B %-d", quarterOfYear: "quarter %q", dayOfMonth: "day %-d",
      hourOfDay: "%-I %p", minuteOfHour: "minute %-M"),
    units: [
      "%": Plural("{n} percent"),
      "$": Plural(one: "{n} dollar", other: "{n} dollars"),
      "€": Plural(one: "{n} euro", other: "{n} euros"),
      "£": Plural(one: "{n} pound", other: "{n} pounds"),
      "¥": Plural("{n} yen"),
      "kg": Plural(one: "{n} kilogram", other: "{n} kilograms"),
      "g": Plural(one: "{n} gram", other: "{n} grams"),
      "lb": Plural(one: "{n} pound", other: "{n} pounds"),
      "lbs": Plural(one: "{n} pound", other: "{n} pounds"),
      "km": Plural(one: "{n} kilometer", other: "{n} kilometers"),
      "m": Plural(one: "{n} meter", other: "{n} meters"),
      "cm": Plural(one: "{n} centimeter", other: "{n} centimeters"),
      "mm": Plural(one: "{n} millimeter", other: "{n} millimeters"),
      "°C": Plural(one: "{n} degree Celsius", other: "{n} degrees Celsius"),
      "°F": Plural(one: "{n} degree Fahrenheit", other: "{n} degrees Fahrenheit"),
      "km/h": Plural(one: "{n} kilometer per hour", other: "{n} kilometers per hour"),
      "m/s": Plural(one: "{n} meter per second", other: "{n} meters per second"),
      "ppm": Plural(one: "{n} part per million", other: "{n} parts per million"),
    ],
    names: NameWords(
      titled: "{title} {value}", gap: "{range}, no data", noData: "no data",
      interval:
        "{range}, {count}, mean {mean}, lowest {low}, {lowAt}, highest {high}, {highAt}",
      levelInterval: "{range}, {count}, all {value}", plainInterval: "{range}, {count}",
      missing: Plural("{n} without data"),
      points: Plural(one: "{n} point", other: "{n} points"),
      intervals: Plural(one: "{n} interval", other: "{n} intervals"),
      gaps: Plural(one: "{n} gap", other: "{n} gaps"),
      skip: "Skip the drawing, {what}", reference: "{label}: {value}",
      referenceWithoutLabel: "reference line, {value}"),
    overview: OverviewWords(
      sentence: "{kind}: {parts}.",
      extremes: "Highest is {highest} ({highestAt}), lowest {lowest} ({lowestAt}).",
      level: "All values are {value}."),
    interface: .english,
    phrases: InterfacePhrases(
      rows: Plural(one: "{n} row", other: "{n} rows"),
      columns: Plural(one: "{n} column", other: "{n} columns"),
      values: Plural(one: "{n} value", other: "{n} values"),
      points: Plural(one: "{n} point", other: "{n} points"),
      charts: Plural(one: "{n} chart", other: "{n} charts"),
      datasets: Plural(one: "{n} dataset", other: "{n} datasets"),
      allRows: Plural(one: "The only row", other: "All {n} rows"),
      audioGraph: "{title}, audio graph", dataTable: "{title}, data table",
      fileSize: "{what}, {size}", hearSeconds: "Hear seconds {from} to {to}", row: "Row {n}",
      pageTitle: "{title} – {site}"))
}

extension InterfaceWords {
  static let english = InterfaceWords(
    page: PageWords(
      skipToContent: "Skip to the content", home: "Home", mainNavigation: "Main",
      breadcrumb: "Breadcrumb", contents: "Contents", pages: "Pages", charts: "Charts",
      datasets: "Datasets", chart: "Chart", dataset: "Dataset", documentation: "Documentation",
      about: "About", footnotes: "Footnotes", languages: "Languages", previous: "Previous",
      next: "Next", notFound: "Page not found", madeWith: "Made with Descant",
      updated: "Updated"),
    figure: FigureWords(
      summary: "Summary", drawing: "Drawing", listen: "Listen",
      howToListen: "How to listen", transcript: "Transcript", features: "What stands out",
      method: "How it was found", viewAsTable: "View data as a table", showRow: "Show the row",
      showRows: "Show the rows", hear: "Hear it", backToChart: "Back to the chart",
      data: "Data", dataTable: "Data table", download: "Download", downloads: "Downloads",
      csv: "CSV", json: "JSON", svg: "SVG", sound: "Sound", captions: "Captions", midi: "MIDI",
      text: "Text", spec: "Chart specification", descriptor: "Chart description (JSON)",
      soundLegend: "Key to the sound", eachSeries: "Each series alone", source: "Source",
      sources: "Sources", licence: "Licence", note: "Note", notes: "Notes"),
    table: TableWords(
      row: "Row", rows: "Rows", columns: "Columns", noData: "no data", name: "Name",
      title: "Title", type: "Type", unit: "Unit", description: "Description",
      example: "Example", missing: "Missing", distinct: "Distinct", values: "Values",
      minimum: "Minimum", maximum: "Maximum", mean: "Mean", median: "Median", total: "Total",
      highest: "highest", lowest: "lowest", outlier: "outlier", series: "Series",
      panel: "Panel", share: "Share", yes: "yes", no: "no"),
    types: TypeWords(
      number: "number", integer: "whole number", boolean: "yes or no", date: "date",
      datetime: "date and time", time: "time of day", year: "year", yearmonth: "month",
      category: "category", text: "text", identifier: "identifier"),
    explorer: ExplorerWords(
      name: "Explore", play: "Play", stop: "Stop", previous: "Previous point",
      next: "Next point", highest: "Highest", lowest: "Lowest",
      turningPoint: "Next turning point", sounds: "Sound at each step",
      complete: "Complete"))
}
