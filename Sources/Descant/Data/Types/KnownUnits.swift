/// Units by the symbols that headers and cells use.
enum KnownUnits {
  /// The unit of a symbol or word in the tables.
  static func simple(_ text: String) -> Unit? { bySymbol[text] ?? byWord[text.lowercased()] }

  private static func unit(_ symbol: String, _ word: String, _ plural: String) -> Unit {
    Unit(symbol: symbol, singular: word, plural: plural, known: symbol)
  }

  private static let money: [(names: [String], unit: Unit)] = [
    (["$", "US$", "USD"], "dollar", "dollars", "$"), (["€", "EUR"], "euro", "euros", "€"),
    (["£", "GBP"], "pound", "pounds", "£"), (["¥", "JPY"], "yen", "yen", "¥"),
    (["CN¥", "CNY", "RMB"], "yuan", "yuan", "CN¥"), (["₹", "INR"], "rupee", "rupees", "₹"),
    (["₩", "KRW"], "won", "won", "₩"), (["CHF", "Fr."], "franc", "francs", "CHF"),
    (["A$", "AUD"], "Australian dollar", "Australian dollars", "A$"),
    (["C$", "CAD"], "Canadian dollar", "Canadian dollars", "C$"),
    (["R$", "BRL"], "real", "reais", "R$"),
  ].map {
    (
      $0.0,
      Unit(
        symbol: $0.3, singular: $0.1, plural: $0.2, isPrefix: $0.3 != "CHF", known: $0.3)
    )
  }

  /// Symbol, other symbols, singular, plural.
  private static let measures: [(String, [String], String, String)] = [
    ("%", ["pct", "％", "percent", "per cent", "percentage"], "percent", "percent"),
    ("‰", ["permille"], "per mille", "per mille"),
    ("kg", ["kgs"], "kilogram", "kilograms"), ("g", ["gr"], "gram", "grams"),
    ("mg", [], "milligram", "milligrams"), ("µg", ["ug"], "microgram", "micrograms"),
    ("t", ["tonnes", "metric tons", "metric ton"], "tonne", "tonnes"),
    ("kt", [], "kilotonne", "kilotonnes"),
    ("Mt", [], "million tonnes", "million tonnes"), ("lb", ["lbs"], "pound", "pounds"),
    ("oz", [], "ounce", "ounces"), ("tons", [], "ton", "tons"),
    ("mm", ["millimetre", "millimetres"], "millimeter", "millimeters"),
    ("cm", ["centimetre", "centimetres"], "centimeter", "centimeters"),
    ("m", ["metre", "metres"], "meter", "meters"),
    ("km", ["kms", "kilometre", "kilometres"], "kilometer", "kilometers"),
    ("in", ["inch"], "inch", "inches"), ("ft", ["foot"], "foot", "feet"),
    ("yd", [], "yard", "yards"), ("mi", [], "mile", "miles"),
    ("m²", ["m2", "sqm", "sq m"], "square meter", "square meters"),
    ("km²", ["km2", "sq km", "sq. km", "square km"], "square kilometer", "square kilometers"),
    ("ha", [], "hectare", "hectares"), ("acres", [], "acre", "acres"),
    ("sq ft", ["ft2", "sqft"], "square foot", "square feet"),
    ("l", ["L", "litre", "litres"], "liter", "liters"),
    ("ml", ["mL", "millilitre", "millilitres"], "milliliter", "milliliters"),
    ("m³", ["m3"], "cubic meter", "cubic meters"), ("gal", [], "gallon", "gallons"),
    ("°C", ["degC", "deg C", "celsius", "degrees celsius"], "degree Celsius", "degrees Celsius"),
    (
      "°F", ["degF", "deg F", "fahrenheit", "degrees fahrenheit"], "degree Fahrenheit",
      "degrees Fahrenheit"
    ),
    ("K", [], "kelvin", "kelvins"), ("°", ["deg"], "degree", "degrees"),
    (
      "km/h", ["kmh", "kph", "kilometers per hour", "kilometres per hour"],
      "kilometer per hour", "kilometers per hour"
    ),
    ("mph", ["mi/h"], "mile per hour", "miles per hour"),
    ("m/s", ["metres per second"], "meter per second", "meters per second"),
    ("kn", ["kt/h"], "knot", "knots"), ("mpg", [], "mile per gallon", "miles per gallon"),
    ("ppm", [], "part per million", "parts per million"),
    ("ppb", [], "part per billion", "parts per billion"),
    ("µg/m³", ["ug/m3", "μg/m³"], "microgram per cubic meter", "micrograms per cubic meter"),
    ("mg/l", ["mg/L"], "milligram per liter", "milligrams per liter"),
    ("Pa", [], "pascal", "pascals"), ("hPa", [], "hectopascal", "hectopascals"),
    ("kPa", [], "kilopascal", "kilopascals"), ("mbar", [], "millibar", "millibars"),
    ("bar", [], "bar", "bars"), ("W", [], "watt", "watts"), ("kW", [], "kilowatt", "kilowatts"),
    ("MW", [], "megawatt", "megawatts"), ("GW", [], "gigawatt", "gigawatts"),
    ("Wh", [], "watt-hour", "watt-hours"), ("kWh", ["kwh"], "kilowatt-hour", "kilowatt-hours"),
    ("MWh", ["mwh"], "megawatt-hour", "megawatt-hours"),
    ("GWh", ["gwh"], "gigawatt-hour", "gigawatt-hours"),
    ("TWh", ["twh"], "terawatt-hour", "terawatt-hours"), ("J", [], "joule", "joules"),
    ("kJ", [], "kilojoule", "kilojoules"), ("MJ", [], "megajoule", "megajoules"),
    ("kcal", [], "kilocalorie", "kilocalories"), ("V", [], "volt", "volts"),
    ("A", [], "ampere", "amperes"), ("Hz", [], "hertz", "hertz"),
    ("kHz", [], "kilohertz", "kilohertz"), ("MHz", [], "megahertz", "megahertz"),
    ("GHz", [], "gigahertz", "gigahertz"), ("dB", [], "decibel", "decibels"),
    ("s", ["sec", "secs"], "second", "seconds"), ("ms", [], "millisecond", "milliseconds"),
    ("min", ["mins"], "minute", "minutes"), ("h", ["hr", "hrs"], "hour", "hours"),
    ("days", [], "day", "days"), ("weeks", ["wks"], "week", "weeks"),
    ("months", [], "month", "months"),
    ("years", ["yrs", "yr"], "year", "years"), ("bpm", [], "beat per minute", "beats per minute"),
    ("MB", [], "megabyte", "megabytes"), ("GB", [], "gigabyte", "gigabytes"),
    (
      "thousand",
      ["thousands", "in thousands", "1,000", "1.000", "1 000", "1000", "'000", "Tsd.", "in Tsd."],
      "thousand", "thousand"
    ),
    ("million", ["millions", "in millions", "Mio.", "in Mio."], "million", "million"),
    ("billion", ["billions", "in billions", "Mrd.", "in Mrd."], "billion", "billion"),
    ("people", ["persons"], "person", "people"), ("cups", [], "cup", "cups"),
    ("hours/week", [], "hour per week", "hours per week"),
  ]

  private static let bySymbol: [String: Unit] = {
    var table: [String: Unit] = [:]
    for (names, unit) in money { for name in names { table[name] = unit } }
    for (symbol, others, singular, plural) in measures {
      for name in [symbol] + others { table[name] = unit(symbol, singular, plural) }
    }
    return table
  }()

  /// Words in any case; symbols need theirs ("MW" is not "mW").
  private static let byWord: [String: Unit] = {
    var table: [String: Unit] = [:]
    // "Real" is a word of many headers, and a "pound" is a weight: measures come last.
    for (_, unit) in money {
      for word in [unit.plural, unit.singular] where word != "real" {
        table[word.lowercased()] = unit
      }
    }
    for (symbol, others, singular, plural) in measures {
      let known = unit(symbol, singular, plural)
      let words = [singular, plural] + others.filter { $0.count > 3 }
      // "Gigawatt hours" as well as "gigawatt-hours".
      for name in words + words.map({ $0.replacing("-", with: " ") }) {
        table[name.lowercased()] = known
      }
    }
    return table
  }()
}
