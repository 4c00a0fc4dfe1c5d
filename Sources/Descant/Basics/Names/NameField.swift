/// Short forms of a field, and the other names by which a table is one of it.
struct NameField {
  /// So many of the other names must be there.
  var least = 2
  let signs: Set<String>
  let words: [String: String]

  /// A later field says more of a table than those before it.
  static let all = machines + business + medicine + people + nature + places

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
      least: 3, signs: ["low", "smoke", "race", "parity", "gestation", "age"],
      words: [
        "bwt": "birth weight", "lwt": "mother\u{2019}s weight", "ptl": "premature labors",
        "ftv": "doctor visits", "ui": "uterine irritability", "ht": "hypertension",
      ]),
    NameField(
      least: 3,
      signs: [
        "bili", "chol", "albumin", "copper", "trig", "platelet", "ascites", "spiders", "edema",
      ],
      words: [
        "ast": "AST", "alk.phos": "alkaline phosphatase", "protime": "prothrombin time",
        "hepato": "enlarged liver",
      ]),
    NameField(
      least: 3, signs: ["time", "status", "inst", "age", "sex"],
      words: [
        "ph.ecog": "ECOG score", "ph.karno": "Karnofsky score",
        "pat.karno": "Karnofsky score by patient", "meal.cal": "calories at meals",
        "wt.loss": "weight loss",
      ]),
    NameField(
      least: 3, signs: ["nodes", "size", "grade", "age", "status", "cens"],
      words: [
        "pgr": "progesterone receptors", "progrec": "progesterone receptors",
        "er": "estrogen receptors", "estrec": "estrogen receptors", "meno": "menopause",
        "hormon": "hormone therapy", "rfstime": "recurrence-free time",
      ]),
    NameField(
      signs: ["ncases", "ncontrols"],
      words: [
        "agegp": "age group", "alcgp": "alcohol", "tobgp": "tobacco", "ncases": "cases",
        "ncontrols": "controls",
      ]),
    NameField(
      least: 3, signs: ["chol", "hdl", "ratio", "weight", "waist"],
      words: ["stab.glu": "stabilized glucose", "glyhb": "glycated hemoglobin"]),
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
      least: 3, signs: ["iq", "class", "school", "comb"],
      words: ["lang": "language score", "ses": "socioeconomic status", "gs": "class size"]),
    NameField(
      least: 3, signs: ["age", "hours", "wc", "hc"],
      words: [
        "lfp": "labor force participation", "k5": "children under 6", "k618": "children 6 to 18",
        "wc": "wife\u{2019}s college", "hc": "husband\u{2019}s college", "inc": "family income",
      ]),
    NameField(
      least: 3, signs: ["survived", "fare", "age", "sex"],
      words: [
        "pclass": "passenger class", "sibsp": "siblings and spouses",
        "parch": "parents and children",
      ]),
    NameField(
      least: 3, signs: ["hits", "runs", "walks", "years", "salary"],
      words: ["atbat": "times at bat", "hmrun": "home runs", "rbi": "runs batted in"]),
    NameField(
      signs: ["school", "minority", "meanses", "sector"],
      words: ["ses": "socioeconomic status", "mathach": "math achievement"]),
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
    NameField(
      signs: ["area", "shape"], words: ["peri": "perimeter", "perm": "permeability"]),
    NameField(signs: ["loss"], words: ["hard": "hardness", "tens": "tensile strength"]),
    NameField(signs: ["cones", "cover", "sntrees"], words: ["ntrees": "number of trees"]),
  ]

  private static let places = [
    NameField(
      signs: ["country", "continent", "year", "pop"],
      words: ["lifeexp": "life expectancy", "gdppercap": "GDP per capita"]),
    NameField(
      least: 3, signs: ["sr", "savings"],
      words: [
        "sr": "savings rate", "pop15": "population under 15", "pop75": "population over 75",
        "dpi": "disposable income", "ddpi": "income growth",
      ]),
    NameField(
      least: 3, signs: ["state", "year", "unemp", "water", "emp", "hwy"],
      words: [
        "gsp": "gross state product", "pcap": "public capital", "pc": "private capital",
        "util": "utilities", "emp": "employment", "hwy": "highways",
      ]),
    NameField(
      least: 3, signs: ["state", "year", "cpi", "income", "tax"],
      words: ["packpc": "packs per person", "avgprs": "average price", "taxs": "taxes"]),
    NameField(
      least: 3, signs: ["enrltot", "teachers", "computer", "calwpct", "district", "county"],
      words: [
        "str": "students per teacher", "testscr": "test score", "expnstu": "spending per student",
        "avginc": "average income", "elpct": "English learners", "mealpct": "free meals",
        "readscr": "reading score", "mathscr": "math score", "compstu": "computers per student",
      ]),
  ]
}
