/// Short forms of a field, and the other names by which a table is one of it.
struct NameField {
  /// So many of the other names must be there.
  var least = 2
  let signs: Set<String>
  let words: [String: String]

  /// A later field says more of a table than those before it.
  static let all = machines + business + medicine + people + nature

  private static let machines = [
    NameField(
      signs: [
        "mpg", "displ", "wt", "gear", "horsepower", "cylinders", "acceleration", "engine", "rpm",
        "hwy",
      ],
      words: [
        "hp": "horsepower", "cyl": "cylinders", "disp": "displacement", "drat": "rear axle ratio",
        "qsec": "quarter-mile time", "carb": "carburetors", "cty": "city mileage",
        "hwy": "highway mileage", "fl": "fuel", "trans": "transmission", "drv": "drive",
      ]),
    NameField(
      least: 3, signs: ["state", "year", "beertax", "jaild", "comserd"],
      words: [
        "mrall": "traffic fatality rate", "unrate": "unemployment rate",
        "perinc": "income per person", "vmiles": "miles per driver", "mlda": "drinking age",
      ]),
    NameField(
      least: 3, signs: ["perf", "estperf", "myct"],
      words: [
        "mmin": "minimum memory", "mmax": "maximum memory", "cach": "cache",
        "chmin": "minimum channels", "chmax": "maximum channels", "syct": "cycle time",
      ]),
  ]

  private static let business = [
    NameField(
      signs: ["wage", "lwage", "educ", "exper", "tenure", "union", "married", "earnings", "wks"],
      words: ["exp": "experience", "ed": "education", "occ": "occupation"]),
    NameField(
      signs: ["firm", "industry", "sector", "wage", "capital", "output", "value"],
      words: ["emp": "employment", "inv": "investment", "cap": "capital"]),
    NameField(
      signs: ["capital", "labor", "labour", "nfirm", "materials", "output"],
      words: ["va": "value added"]),
    NameField(
      signs: ["price", "income", "temp", "gdp", "gnp", "inflation", "sales"],
      words: ["cons": "consumption"]),
    NameField(
      signs: ["patent", "patents", "sector", "sales", "firm", "fi"],
      words: ["rdexp": "research spending", "spil": "spillovers"]),
    NameField(
      least: 3, signs: ["lotsize", "bedrooms", "stories", "driveway", "price", "bathrms"],
      words: [
        "recroom": "recreation room", "fullbase": "full basement", "gashw": "gas hot water",
        "airco": "air conditioning", "garagepl": "garage places", "prefarea": "preferred area",
      ]),
    NameField(
      least: 4, signs: ["zn", "chas", "rad", "tax", "black", "b", "age"],
      words: [
        "medv": "median home value", "lstat": "lower-status share", "crim": "crime rate",
        "nox": "nitrogen oxides", "rm": "rooms", "ptratio": "pupils per teacher",
        "dis": "distance to jobs", "indus": "industrial land", "mv": "median home value",
      ]),
  ]

  private static let medicine = [
    NameField(
      signs: ["time", "status", "fustat", "stat", "event", "censored", "cens"],
      words: [
        "rx": "treatment", "futime": "follow-up time", "stime": "survival time",
        "karn": "Karnofsky score", "karno": "Karnofsky score",
      ]),
    NameField(
      signs: ["pgstat", "gleason", "ploidy", "grade"], words: ["pgtime": "time to progression"]),
    NameField(
      signs: ["sex", "bodywt"], words: ["bwt": "body weight", "hwt": "heart weight"]),
    NameField(
      least: 3, signs: ["skin", "bmi", "type", "age", "glu"],
      words: ["bp": "blood pressure", "ped": "pedigree score", "npreg": "pregnancies"]),
  ]

  private static let people = [
    NameField(
      signs: ["lie", "traitanx", "stateanx", "consc", "agree", "open"],
      words: [
        "ext": "extraversion", "neur": "neuroticism", "soc": "sociability", "imp": "impulsivity",
      ]),
    NameField(
      signs: ["phd", "kid5"],
      words: [
        "art": "articles", "ment": "mentor\u{2019}s articles", "mar": "married", "fem": "women",
      ]),
    NameField(
      signs: ["gpa", "verbal", "math", "major", "mathlevel", "mathcourse", "satv"],
      words: ["sat": "SAT score", "act": "ACT score", "hsgpa": "high-school GPA"]),
    NameField(
      least: 3, signs: ["hits", "runs", "walks", "years", "salary"],
      words: ["atbat": "times at bat", "hmrun": "home runs", "rbi": "runs batted in"]),
    NameField(
      signs: ["prtyid", "gender", "party"],
      words: ["ideol": "ideology", "prtyid": "party identification"]),
    NameField(signs: ["partic", "children"], words: ["hincome": "husband\u{2019}s income"]),
  ]

  private static let nature = [
    NameField(
      least: 3, signs: ["sp", "sex", "index"],
      words: [
        "fl": "frontal lobe", "rw": "rear width", "cl": "carapace length",
        "cw": "carapace width", "bd": "body depth",
      ]),
    NameField(signs: ["dose", "len"], words: ["supp": "supplement"]),
    NameField(least: 1, signs: ["speed"], words: ["dist": "distance"]),
    NameField(signs: ["loss"], words: ["hard": "hardness", "tens": "tensile strength"]),
    NameField(signs: ["cones", "cover", "sntrees"], words: ["ntrees": "number of trees"]),
  ]
}
