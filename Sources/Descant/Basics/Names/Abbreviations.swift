/// What short forms in names of columns stand for, by the language of the word.
///
/// Only those that stand for one word wherever tables use them: "dur" is a duration; "inv" may be an investment, an
/// invoice or an inverse, "dist" a distance or a district, and stay. What is read in its long form in titles, axes and
/// sentences keeps its own in the table's data.
package enum Abbreviations {
  private static let languages: [KeyValuePairs<String, String>] = [english, german, romance]

  package static let all: [String: String] = Dictionary(
    languages.flatMap { $0.map { ($0.key, $0.value) } }, uniquingKeysWith: { first, _ in first })

  /// What stands for an amount where values are broken numbers, and else may stand for another word: "dist" of whole numbers
  /// may be a district.
  package static func measured(_ word: String, _ values: [Double?]) -> String? {
    guard let long = amounts[word.lowercased()] else { return nil }
    let isBroken = values.prefix(1000).contains { value in
      value.map { $0 != $0.rounded() } ?? false
    }
    return isBroken ? long : nil
  }

  private static let amounts = [
    "alt": "altitude", "depr": "depreciation", "dist": "distance", "inc": "income",
    "press": "pressure", "spd": "speed", "thick": "thickness", "vol": "volume",
  ]

  /// What the names of a table may stand for beside each other: "hp" is horsepower where there are cylinders, too.
  package static func beside(_ names: [String]) -> [String: String] {
    let all = Set(names.map { $0.lowercased() })
    return NameField.all.reduce(into: [:]) { found, field in
      for (short, long) in field.words where all.contains(short) {
        let others = field.signs.union(field.words.keys).subtracting([short])
        if all.intersection(others).count >= field.least { found[short] = long }
      }
    }
  }

  private static let english: KeyValuePairs = [
    "temp": "temperature", "pop": "population", "avg": "average", "max": "maximum",
    "min": "minimum", "precip": "precipitation", "qty": "quantity", "num": "number",
    "lat": "latitude", "lng": "longitude", "lon": "longitude", "len": "length",
    "conc": "concentration", "trt": "treatment", "treat": "treatment", "wt": "weight",
    "wgt": "weight", "hgt": "height", "ht": "height", "educ": "education", "exper": "experience",
    "dept": "department", "displ": "displacement", "elev": "elevation", "mag": "magnitude",
    "unemp": "unemployment", "freq": "frequency", "dur": "duration", "hwy": "highway",
    "pct": "percent", "perc": "percent", "perf": "performance", "yr": "year", "yrs": "years",
    "amt": "amount", "govt": "government", "manag": "management",
    "mgmt": "management", "mgr": "manager", "acct": "account", "addr": "address",
    "approx": "approximate",
    "bldg": "building",
    "diam": "diameter", "edu": "education", "empl": "employment", "equip": "equipment",
    "expend": "expenditure",
    "grp": "group", "hosp": "hospital", "hrs": "hours", "humid": "humidity",
    "immig": "immigration", "lvl": "level",
    "meas": "measurement", "mfg": "manufacturing",
    "nbr": "number", "occup": "occupation",
    "abund": "abundance", "accel": "acceleration", "agric": "agriculture",
    "bathrms": "bathrooms", "bedrms": "bedrooms", "consump": "consumption", "defl": "deflator",
    "hct": "hematocrit", "hhinc": "household income", "hhsize": "household size",
    "infl": "inflation", "manuf": "manufacturing", "maritl": "marital status",
    "mfr": "manufacturer", "popul": "population", "transp": "transport",
    "unempl": "unemployment",
    "satis": "satisfaction", "subj": "subject",
    "univ": "university", "veh": "vehicle", "wks": "weeks",
    "circ": "circumference", "coef": "coefficient", "dbp": "diastolic blood pressure",
    "dens": "density", "imr": "infant mortality rate", "mort": "mortality", "popn": "population",
    "prcp": "precipitation", "rbc": "red blood cells",
    "sbp": "systolic blood pressure", "tot": "total", "tavg": "average temperature",
    "tfr": "total fertility rate", "tmax": "maximum temperature",
    "tmin": "minimum temperature", "vel": "velocity", "wbc": "white blood cells",
    "bili": "bilirubin", "chol": "cholesterol", "creat": "creatinine",
    "dbh": "diameter at breast height", "eccen": "eccentricity", "gluc": "glucose",
    "glu": "glucose", "hgb": "hemoglobin", "inorg": "inorganic", "los": "length of stay",
    "partic": "participation", "trig": "triglycerides",
  ]
  private static let german: KeyValuePairs = [
    "anz": "Anzahl", "durchschn": "Durchschnitt", "einw": "Einwohner",
    "geschl": "Geschlecht", "gew": "Gewicht",
  ]
  private static let romance: KeyValuePairs = [
    "nb": "nombre", "nbre": "nombre", "moy": "moyenne", "qte": "quantité",
    "pob": "población", "qtd": "quantidade",
  ]
}
