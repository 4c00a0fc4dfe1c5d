import Testing

@testable import Descant

/// Which names of columns are words that readers know.
@Suite("Names that are no words")
struct OpaqueNameTests {
  @Test(
    "letters that stand for a name are told from words",
    arguments: [
      // Columns of R's data sets: letters first, words below.
      ("lstat", true), ("medv", true), ("rdexp", true), ("c00", true), ("e00", true), ("X1", true),
      ("x", true), ("soc", true), ("ext", true), ("inv", true), ("va", true), ("hsgpa", true),
      ("mrall", true), ("tfr", true), ("cty", true), ("v564", true), ("glu", true), ("BP1", true),
      ("age", false), ("wage", false), ("Height", false), ("complaints", false), ("GDP", false),
      ("BMI", false), ("CO2", false), ("o3", false), ("total_bill", false), ("Wage 1992", false),
      ("type", false), ("strength", false), ("eighths", false), ("q1 trust in news", false),
      // Words of other languages.
      ("Jahr", false), ("Ort", false), ("Geschlecht", false), ("Herbst", false), ("prix", false),
      ("année", false), ("mois", false), ("años", false), ("precio", false), ("età", false),
      ("prezzo", false), ("mês", false), ("preço", false), ("身長", false), ("지역", false),
    ])
  func opaque(_ name: String, _ isOpaque: Bool) {
    #expect(OpaqueName.isOpaque(name) == isOpaque)
  }

  @Test(
    "a program's name is set off, a sign and a word are not",
    arguments: [
      ("lstat", true), ("xs", true), ("hits86", true), ("Brood3", true), ("number3m", true),
      ("x", false), ("x1", false), ("c30", false), ("Y4", false), ("BD", false), ("CO2", false),
      ("pm10", false), ("wage1992", false), ("wage", false), ("Height", false), ("Lot size", false),
    ])
  func code(_ name: String, _ isCode: Bool) { #expect(OpaqueName.isCode(name) == isCode) }

  @Test(
    "a column's title is in words where its letters stand for one, and else as its author wrote it",
    arguments: [
      ("dur", "Duration"), ("hwy", "Highway"), ("exper", "Experience"),
      ("pct_urban", "Percent urban"),
      ("manag", "Management"), ("yrs", "Years"), ("wage1992", "Wage 1992"), ("anz", "Anzahl"),
      ("lstat", "lstat"), ("c00", "c00"), ("loss", "Loss"), ("Loss", "Loss"), ("inv", "inv"),
      ("lotsize", "Lot size"), ("ageentry", "Age entry"), ("oneyear", "One year"),
      ("bandwidth", "Bandwidth"), ("county", "County"), ("passage", "Passage"),
      ("tfr", "Total fertility rate"),
      ("accdeaths", "Accidental deaths"), ("USAccDeaths", "US Accidental Deaths"),
      ("totabund", "Total abundance"), ("airmiles", "Air miles"), ("beertax", "Beer tax"),
      ("attempt", "Attempt"), ("accident", "Accident"),
      ("q1_trust", "Q1 trust"), ("Paragraph_Reading", "Paragraph reading"),
    ])
  func titled(_ name: String, _ label: String) {
    let column = ColumnName(name)
    #expect((column.title ?? column.name) == label)
  }

  @Test(
    "what a short form stands for may be told by the names beside it, and by no single one",
    arguments: [
      // Motor Trend's cars, UCI's computers, a trial, a panel of firms.
      ("hp", ["mpg", "cyl", "disp", "hp"], "Horsepower"), ("hp", ["hp", "team"], "hp"),
      ("mmax", ["syct", "mmin", "mmax", "cach", "perf"], "Maximum memory"),
      ("mmax", ["mmax"], "mmax"),
      ("rx", ["litter", "rx", "time", "status"], "Treatment"), ("rx", ["rx", "time"], "rx"),
      ("emp", ["firm", "emp", "wage", "capital"], "Employment"), ("emp", ["emp", "name"], "emp"),
      ("inv", ["firm", "year", "inv", "value", "capital"], "Investment"),
      ("inv", ["inv", "value"], "inv"),
      ("cons", ["cons", "income", "price"], "Consumption"), ("cons", ["pros", "cons"], "cons"),
      ("va", ["state", "va", "capital", "labor"], "Value added"), ("va", ["va", "state"], "va"),
      ("hwy", ["displ", "cyl", "cty", "hwy"], "Highway mileage"),
      ("stime", ["stime", "status", "karn"], "Survival time"), ("stime", ["stime"], "Stime"),
      ("Bwt", ["Sex", "Bwt", "Hwt"], "Body weight"),
      ("sat", ["mathlevel", "sat", "major"], "SAT score"), ("sat", ["sat", "sun"], "sat"),
      ("supp", ["len", "supp", "dose"], "Supplement"), ("dist", ["speed", "dist"], "Distance"),
      ("dist", ["dist", "state"], "dist"),
      ("HmRun", ["AtBat", "Hits", "HmRun", "Runs"], "Home runs"),
      ("CW", ["sp", "sex", "FL", "RW", "CL", "CW"], "Carapace width"),
      ("soc", ["ext", "neur", "soc"], "Sociability"), ("ext", ["ext", "phone"], "ext"),
    ])
  func titled(_ name: String, beside names: [String], _ label: String) {
    let column = ColumnName(name).spelled(Abbreviations.beside(names))
    #expect((column.title ?? column.name) == label)
  }

  @Test("no abbreviation stands for itself, and none is a word")
  func abbreviations() {
    for (short, long) in Abbreviations.all {
      #expect(short != long && short == short.lowercased(), "\(short)")
    }
    // What may be one of two words is nobody's short form.
    for name in ["dist", "inv", "prob", "resid", "vol"] {
      #expect(Abbreviations.all[name] == nil, "\(name)")
    }
  }

  @Test(
    "names that a program wrote are printed as words, and those that mean something stay",
    arguments: [
      ("fulltime,not.work,parttime", "fulltime,not work,parttime"),
      ("Golden.rain,Victory", "Golden rain,Victory"), ("random_forest,svm", "random forest,svm"),
      ("WestVirginia,Ohio,NewYork", "West Virginia,Ohio,New York"),
      ("Agree,StronglyAgree,NotSure", "Agree,Strongly agree,Not sure"),
      ("SCIENTIFIC,NONE,GOOD", "Scientific,None,Good"), ("HIGH,LOW", "High,Low"),
      ("ONTARIO,NOVA SCOTIA,ISLE OF MAN", "Ontario,Nova Scotia,Isle of Man"),
      ("FRANCE,GERMANY,USA", "France,Germany,USA"), ("ÖSTERREICH,BAYERN", "Österreich,Bayern"),
      // Signs, files, addresses, brands and versions are their author's.
      ("ATL,BOS,SEA", "ATL,BOS,SEA"), ("ONT,QUE,ALTA", "ONT,QUE,ALTA"),
      ("rain.csv,snow.csv", "rain.csv,snow.csv"), ("google.com,bing.com", "google.com,bing.com"),
      ("GitHub,YouTube", "GitHub,YouTube"), ("v1.2,v1.3", "v1.2,v1.3"), ("U.S.,U.K.", "U.S.,U.K."),
      ("site_1,site_2", "site_1,site_2"), ("M,F", "M,F"),
      // Two names never become one.
      ("not.work,not work", "not.work,not work"),
    ])
  func printed(_ written: String, _ printed: String) {
    let names = written.split(separator: ",").map(String.init)
    let made = WrittenNames.printed(names)
    #expect(names.map { made[$0] ?? $0 }.joined(separator: ",") == printed)
  }
}
