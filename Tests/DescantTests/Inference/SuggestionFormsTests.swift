import Testing

@testable import Descant

/// Which chart stands first, for tables that an analyst knows at a glance.
@Suite("Forms of suggested charts")
struct SuggestionFormsTests {
  private func suggestions(_ text: String) throws -> [SuggestedSpec] {
    let dataset = try #require(read(text, file: "data.csv").dataset)
    return ChartInference.suggestions(for: dataset, url: "data.csv", words: .english)
  }

  private static func table(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
  }

  /// A number that looks drawn by chance, and is not: 0 to 96.
  private static func noise(_ row: Int) -> Int { row * 61 % 97 * 37 % 97 }

  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var table: String
    /// "mark: title" of the first chart; nil where none is drawn.
    var first: String?
    /// The titles of charts that must not be there.
    var never: [String] = []
    var testDescription: String { what }
  }

  static let agreement = [
    "Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree",
  ]
  static let kinds = ["ash", "elm", "oak"]
  static let rows = [
    // Groups: boxes of many, marks of few, and the order that the groups have.
    Row(
      what: "ten rows a group are boxes",
      table: table("kind,growth", 30) { "\(kinds[$0 % 3]),\($0 % 3 * 20 + noise($0) % 31).5" },
      first: "boxplot: Growth by kind"),
    Row(
      what: "five rows in the smallest group are a box",
      table: table("kind,growth", 25) {
        "\($0 < 10 ? "ash" : $0 < 20 ? "elm" : "oak"),\($0 / 10 * 20 + noise($0) % 31).5"
      }, first: "boxplot: Growth by kind"),
    Row(
      what: "four rows in the smallest group are marks",
      table: table("kind,growth", 24) {
        "\($0 < 10 ? "ash" : $0 < 20 ? "elm" : "oak"),\($0 / 10 * 20 + noise($0) % 31).5"
      }, first: "point: Growth by kind"),
    Row(
      what: "eight rows in most groups are boxes",
      table: table("kind,growth", 24) { "\(kinds[$0 % 3]),\($0 % 3 * 20 + noise($0) % 31).5" },
      first: "boxplot: Growth by kind"),
    Row(
      what: "seven rows in most groups are marks",
      table: table("kind,growth", 21) { "\(kinds[$0 % 3]),\($0 % 3 * 20 + noise($0) % 31).5" },
      first: "point: Growth by kind"),
    Row(
      what: "codes that another column spells out are told by its names",
      table: table("outcome,cause,noutcome", 90) {
        let code = ($0 % 3 + noise($0) % 3) % 4
        return "\(code + 1),\(kinds[$0 % 3]),\(["won", "drawn", "lost", "void"][code])"
      }, first: "bar: Noutcome by cause", never: ["Outcome by cause"]),
    Row(
      what: "of one header that is there twice nobody knows what it names",
      table: table("region,Value,Value,Rainfall", 6) {
        "\(["ash", "elm", "oak", "fir", "yew", "box"][$0]),\(noise($0 + 3)),\(noise($0 * 7 + 2)).5,"
          + "\(40 + noise($0 * 5))"
      }, first: "bar: Rainfall by region", never: ["Value by region", "Value 2 by region"]),
    Row(
      what: "three letters of space are no map",
      table: table("x,y,z", 90) { "\(noise($0)).5,\(noise($0 * 3)).5,\(noise($0 * 7 + 1)).5" },
      first: "point: y and x", never: ["Data: positions"]),
    Row(
      what: "more than thirty names are looked through by nobody",
      table: table("runner,minutes", 38) { "R\($0 * 7 % 38 + 100)K,\(180 + noise($0)).5" },
      first: "bar: Distribution of minutes", never: ["Minutes by runner"]),
    Row(
      what: "numbers alone name places of a grid: how its counts are spread is told",
      table: ",C1,C2,C3,C4,C5,C6\n"
        + (1...8).map { row in
          "R\(row)," + (1...6).map { "\(noise(row * 6 + $0) % 13)" }.joined(separator: ",") + "\n"
        }.joined(),
      first: "bar: Data: distribution of value"),
    Row(
      what: "magnitudes of moments that say nothing of the next are points",
      table: table("time,latency_ms", 120) {
        "\(1_704_067_200 + $0 * 300),\(noise($0) % 7 == 0 ? noise($0 * 3) * 90 + 500 : 3 + noise($0) % 20)"
      }, first: "point: Latency by time"),
    Row(
      what: "of hundreds of rows nearly even groups are no design",
      table: table("level,shift,yield", 600) {
        let level = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3][noise($0) % 11]
        return "L\("abcd".map(String.init)[level]),\($0 * 7 % 9 < 5 ? "f" : "m"),"
          + "\(400 + level * 9 + noise($0 * 5 + 1))"
      }, first: "boxplot: Yield by level"),
    Row(
      what: "two thousand rows are points, if they have places of their own",
      table: table("height,weight", 1600) { "\($0).5,\($0 * 3 + noise($0)).25" },
      first: "point: Weight and height"),
    Row(
      what: "more rows are counted in bins",
      table: table("height,weight", 2100) { "\($0).5,\($0 * 3 + noise($0)).25" },
      first: "rect: Weight and height"),
    Row(
      what: "the last year of a few lines says what their ends say",
      table: table("state,year,rate", 24) {
        "\(["CA", "TX", "VT"][$0 % 3]),\(2015 + $0 / 3),\(noise($0) % 9 + 1).5"
      }, first: "line: Rate by year and state", never: ["Rate by state, 2022"]),
    Row(
      what: "amounts of named rows are added up, however they are spread",
      table: table("candidate,party,votes", 90) {
        "C\($0),\(["red", "green", "blue"][$0 % 3]),\(500 + noise($0) * 7)"
      }, first: "bar: Total votes by party"),
    Row(
      what: "a code in numbers is no amount of what it stands for",
      table: table("event,loss,costs", 90) {
        let code = [0, 0, 0, 1, 1, 2, 3][noise($0) % 7]
        return "E\($0),\(["none", "slight", "some", "heavy"][code]),\(code + 1)"
      }, first: "bar: Number of rows by loss", never: ["Total costs by loss"]),
    Row(
      what: "feet and metres of one column share no axis",
      table: table("unit,width", 60) {
        "\($0 % 3 == 0 ? "feet" : "metres"),\(noise($0) + ($0 % 3 == 0 ? 90 : 30)).5"
      }, first: "bar: Number of rows by unit"),
    Row(
      what: "readings that come again are no keys where each row has its moment",
      table: table("timestamp,cpu", 202) { "\(1_704_067_200 + $0 * 300),\($0 * 37 % 101)" },
      first: "line: CPU by timestamp"),
    Row(
      what: "two questions on one scale of five are told together",
      table: table("id,trust,like", 60) {
        "\($0 + 900),\(agreement[$0 * 7 % 5]),\(agreement[noise($0) % 5])"
      }, first: "bar: Answers by question"),
    Row(
      what: "two of three words are no questions",
      table: table("id,father,mother", 60) {
        "\($0 + 900),\(agreement[$0 * 7 % 3]),\(agreement[noise($0) % 3])"
      }, first: "bar: Father by mother", never: ["Answers by question"]),
    Row(
      what: "thirteen groups are no boxes",
      table: table("kind,growth", 400) { "K\($0 % 13),\($0 % 13 * 9 + noise($0) % 11).5" },
      first: "point: Median growth by kind"),
    Row(
      what: "a treatment without an effect is told all the same",
      table: table("treatment,yield", 40) { "\($0 % 2 == 0 ? "new" : "old"),\(noise($0) % 40).5" },
      first: "boxplot: Yield by treatment"),
    Row(
      what: "a dose in broken numbers makes groups",
      table: table("dose,length", 60) {
        "\([0.5, 1, 2][$0 % 3]),\($0 % 3 * 9 + noise($0) % 13).25"
      },
      first: "boxplot: Length by dose"),
    Row(
      what: "what each subject has once is no result",
      table: table("subject,sex,foo,score", 80) {
        let subject = $0 / 4
        return "\(subject + 1),\(subject % 2 == 0 ? "f" : "m"),"
          + "\(30 + noise(subject) % 40 + subject % 2 * 90),\(noise($0)).5"
      }, first: "boxplot: Score by sex", never: ["Foo by sex"]),
    Row(
      what: "planned visits of treatments are courses",
      table: table("subject,visit,sex,score", 80) {
        "\($0 / 4 + 1),\($0 % 4 + 1),\($0 / 4 % 2 == 0 ? "f" : "m"),\(noise($0)).5"
      }, first: "line: Median score by visit and sex"),
    Row(
      what: "rows without names are a sample, whose amounts nobody adds up",
      table: table("kind,cost", 40) { "\(kinds[$0 % 3]),\($0 % 3 * 90 + noise($0)).5" },
      first: "boxplot: Cost by kind"),
    Row(
      what: "what runs along a measure is told before two codes",
      table: table("flag,area,price", 60) {
        "\($0 % 2),\($0 * 3 + noise($0) % 9).5,\($0 * 27 + noise($0 * 3) % 90 + $0 % 2 * 900)"
      }, first: "point: Price and area"),
    Row(
      what: "two codes are told where no measure runs along another",
      table: table("flag,foo,bar,price", 60) {
        "\($0 % 2),\(noise($0)).5,\(noise($0 * 5 + 2)).25,\(noise($0 * 3 + 1) % 40 + $0 % 2 * 90)"
      }, first: "boxplot: Price by flag"),
    // Two measures: what is explained stands upright.
    Row(
      what: "how dense stands upright over how deep",
      table: table("density,depth", 40) { "\(900 - $0 * 9 + noise($0) % 50),\($0 + 1).5" },
      first: "point: Density and depth"),
    Row(
      what: "a price stands upright, wherever its column is",
      table: table("price,age", 40) { "\(900 - $0 * 9 + noise($0) % 50),\($0 + 1).5" },
      first: "point: Price and age"),
    Row(
      what: "where no name tells, the later column stands upright",
      table: table("foo,bar", 40) { "\($0 * 3 + noise($0) % 9).5,\($0 * 5 + noise($0) % 7).5" },
      first: "point: Bar and foo"),
    Row(
      what: "rows that hide each other are counted in a grid",
      table: table("foo,bar", 2500) {
        "\(noise($0) + $0 % 7).5,\(noise($0) * 2 + $0 % 11).5"
      }, first: "rect: Bar and foo"),
    Row(
      what: "a map of many points stays one",
      table: table("x,y", 1500) { "\(noise($0) + $0 % 7).5,\(noise($0) * 2 + $0 % 11).5" },
      first: "point: Data: positions"),
    Row(
      what: "few whole numbers against few are no cloud",
      table: table("foo,bar", 40) { "\($0 % 12),\(($0 % 12 + $0 % 4) % 11)" },
      first: "point: foo by bar",
      never: ["Bar by foo"]),
    Row(
      what: "values that are there once each have no frequency",
      table: table("score", 22) { "\($0 + ($0 > 9 ? 1 : 0))" }, first: nil),
    // Columns that only mean something together.
    Row(
      what: "a rate along time is a line",
      table: table("date,place,new_cases,population", 60) {
        "2024-03-\($0 / 3 + 10),P\($0 % 3),\(noise($0) + 90),\([900_000, 500_000, 70_000][$0 % 3])"
      }, first: "line: New cases per 10,000 of population by date and place"),
    Row(
      what: "accidents of the insured are a rate in German, too",
      table: table("alter,unfälle,versicherte", 12) {
        "\($0 * 5 + 20),\($0 * $0 + 3),\(90_000 + $0 * 311)"
      }, first: "point: Unfälle je 10000 Versicherte nach Alter"),
    Row(
      what: "means of two arms are told as their difference",
      table: "study,nA,meanA,sdA,nB,meanB,sdB\n1,134,5.96,4.24,113,4.72,4.72\n"
        + "2,175,4.74,4.64,151,5.07,5.38\n3,137,2.04,2.59,140,2.51,3.22\n",
      first: "errorbar: Mean A less mean B by study"),
    Row(
      what: "deaths of a population are a rate",
      table: table("age,deaths,population", 12) {
        "\($0 * 5 + 20),\($0 * $0 + 3),\(90_000 + $0 * 311)"
      }, first: "point: Deaths per 10,000 of population by age", never: ["Deaths by age"]),
    Row(
      what: "those who agree and disagree are a share",
      table: table("grade,sex,agree,disagree", 20) {
        "\($0 / 2),\($0 % 2 == 0 ? "f" : "m"),\(20 - $0 / 2),\($0 / 2 * 3 + 1)"
      }, first: "point: Share who agree by grade and sex"),
    Row(
      what: "times that may not have ended are lives",
      table: table("trt,time,status", 60) {
        "\($0 % 2 + 1),\(noise($0) + 3 + $0 % 2 * 60),\($0 % 5 == 0 ? 0 : 1)"
      }, first: "-: Event-free share by treatment",
      never: ["Time by trt", "Distribution of time"]),
    Row(
      what: "ends around an estimate are its interval",
      table: "party,share,lower,upper\nA,30,27,33\nB,25,22,28\nC,12,10,14\n",
      first: "-: Share by party"),
    Row(
      what: "an error belongs to what stands before it",
      table: "site,mean,se\nA,30.5,1.5\nB,25.25,2\nC,12,.75\n", first: "errorbar: Mean by site"),
    // Tables of two ways.
    Row(
      what: "rows and columns that are named by numbers",
      table: "\"\",\"1.5\",\"2.5\",\"3.5\",\"4.5\"\n"
        + "9.4,0,1,0,7\n9.5,2,3,0,6\n9.6,1,5,0,5\n9.7,2,2,1,1\n", first: "rect: Data"),
    Row(
      what: "few answers of few rows that nothing names",
      table: table(",J11,J12,J21,J22,J31,J32", 12) { row in
        "\(row + 1)," + (0..<6).map { "\((row * 7 + $0 * 5) % 3)" }.joined(separator: ",")
      }, first: "rect: Data"),
    Row(
      what: "more columns than a picture has room for are told together",
      table: table("id," + (0..<40).map { "gene_\($0)" }.joined(separator: ","), 20) { row in
        "s\(row)," + (0..<40).map { "\(noise(row * 40 + $0)).5" }.joined(separator: ",")
      }, first: "bar: Data: distribution of gene"),
    Row(
      what: "distances of things that name rows and columns",
      table: ",Oslo,Rome,Bern\nOslo,0,20,13\nRome,20,0,7\nBern,13,7,0\n",
      first: "rect: Data: distances"),
    Row(
      what: "correlations whose rows have other names",
      table: ",a,b,c\nA1,1,.5,-.2\nB1,.5,1,.1\nC1,-.2,.1,1\n", first: "rect: Data: correlations"),
    Row(
      what: "numbered columns of one size are one quantity",
      table: table("ds12,ds13,ds14,ds15", 20) { row in
        (0..<4).map { "\(700 + noise(row * 4 + $0) * 3)" }.joined(separator: ",")
      }, first: "boxplot: Data"),
    // Time.
    Row(
      what: "rows of a year are counted only where they are events",
      table: table("year,foo", 60) { "\(1990 + $0 * $0 % 17 % 9),\(noise($0)).5" },
      first: "line: Median foo by year", never: ["Number of rows by year"]),
    Row(
      what: "two columns that run alike are one line",
      table: table("date,spot,forward", 54) {
        "2024-0\($0 / 18 + 1)-\($0 % 18 + 10),\(900 + $0 * 3),\(901 + $0 * 3)"
      }, first: "line: Spot by date", never: ["Forward by date"]),
    Row(
      what: "a column that leaves its years unnamed is told by year",
      table: table("time,lake", 30) { "\(1900 + $0),\(noise($0)).5" },
      first: "line: Lake by year"),
    Row(
      what: "months of a year in two columns are told by month",
      table: table("Year,Month,visitors", 30) {
        "\(2019 + $0 / 12),\($0 % 12 + 1),\(noise($0) + 900)"
      },
      first: "line: Visitors by month"),
    Row(
      what: "three quantities that share no unit have a panel each",
      table: table("year,GDP,births,tides", 30) {
        "\(1980 + $0),\(noise($0) + 500),\(noise($0 * 2) * 900 + 7),\(noise($0 * 3)).25"
      }, first: "line: Data by year", never: ["GDP by year", "Births by year"]),
    Row(
      what: "two quantities that share no unit have a chart each",
      table: table("year,GDP,births", 30) {
        "\(1980 + $0),\(noise($0) + 500),\(noise($0 * 2) * 900 + 7)"
      }, first: "line: GDP by year"),
    Row(
      what: "the last price of a day lies in the span of the day",
      table: table("Date,Open,High,Low,Close,Adj Close", 80) {
        let price = 100 + noise($0) % 9
        return "2024-0\($0 / 18 + 1)-\($0 % 18 + 10),\(price),\(price + 3),\(price - 2),"
          + "\(price + 1),\(price - 40)"
      }, first: "-: Close by date", never: ["Adj Close by date", "High by date"]),
    Row(
      what: "firms that come and go are no sum",
      table: table("firm,year,sales", 400) { "\($0 % 40 + 100),\(2000 + $0 / 40),\(noise($0))" }
        + (0..<20).map { "\($0 + 300),2005,\(noise($0))\n" }.joined(),
      first: "line: Median sales by year", never: ["Total sales by year"]),
    Row(
      what: "firms that are all there each year have a sum",
      table: table("firm,year,sales", 400) { "\($0 % 40 + 100),\(2000 + $0 / 40),\(noise($0))" },
      first: "line: Total sales by year"),
    Row(
      what: "rows without a name for what they are have no \"by\"",
      table: ",1990,2000,2010\n"
        + kinds.map { "\($0),\($0.count * 7),\($0.utf8.first ?? 0),12\n" }.joined(),
      first: "line: Data by year", never: ["Data by column 1, 2010"]),
    Row(
      what: "names that are numbered have a course, whatever their column is called",
      table: table("item,steps", 40) { "day \($0),\(1900 + 3 * $0)" }, first: "line: Steps by day"),
    Row(
      what: "names with numbers in no order are names",
      table: table("item,steps", 20) { "day \($0 * 7 % 20),\(10 + 3 * $0)" },
      first: "bar: Steps by item"),
    Row(
      what: "middles of many are told of the first measure alone",
      table: table("firm,year,emp,wage", 400) {
        "\($0 % 40 + 100),\(2000 + $0 / 40),\(noise($0)).5,\(noise($0 * 3)).25"
      }, first: "line: Median wage by year", never: ["Median employment by year"]),
    Row(
      what: "a size that hardly changes comes after what changes",
      table: table("state,year,population,rate", 24) {
        "\(["CA", "TX", "VT"][$0 % 3]),\(2015 + $0 / 3),"
          + "\([39_000, 29_000, 620][$0 % 3] + $0 / 3),\(noise($0) % 9 + 1).5"
      }, first: "line: Rate by year and state"),
    // Two factors.
    Row(
      what: "two factors of an experiment are told together",
      table: table("supp,dose,length", 60) {
        "\($0 % 2 == 0 ? "OJ" : "VC"),\([0.5, 1, 2][$0 / 2 % 3]),\($0 / 2 % 3 * 9 + noise($0) % 13).5"
      }, first: "boxplot: Length by dose and supp"),
    Row(
      what: "factors that were not tried with each other are told alone",
      table: table("supp,dose,length", 60) {
        "\($0 < 20 ? "OJ" : "VC"),\([0.5, 1, 2][$0 / 20]),\($0 / 20 * 9 + noise($0) % 13).5"
      }, first: "boxplot: Length by supp", never: ["Length by dose and supp"]),
    Row(
      what: "two factors and what came of it are shares in panels",
      table: "admit,gender,dept,Freq\n"
        + (0..<12).map {
          "\($0 % 2 == 0 ? "yes" : "no"),\($0 / 2 % 2 == 0 ? "Male" : "Female"),"
            + "\(["A", "B", "C"][$0 / 4]),"
            + "\(20 + ($0 % 2 == $0 / 2 % 2 ? 40 : 0) + $0 / 4 * ($0 % 2) * 25)\n"
        }.joined(), first: "bar: Share of admit by gender and department"),
    // Columns that were made of others.
    Row(
      what: "a rate and what it was made of explain nothing",
      table: table("catch,hours,density", 40) {
        let (fish, hours) = (noise($0) + 9, noise($0 * 3) % 31 + 5)
        return "\(fish),\(hours),\(Double(fish) / Double(hours))"
      }, first: "bar: Distribution of density", never: ["Density by catch", "Density by hours"]),
    Row(
      what: "a sum and one of its parts explain nothing",
      table: table("brood1,brood2,brood3,total", 40) {
        let broods = [noise($0), noise($0 * 2) / 3, noise($0 * 5) / 7]
        return "\(broods[0]),\(broods[1]),\(broods[2]),\(broods.reduce(0, +))"
      }, first: "point: Brood1 and brood2", never: ["Total by brood1"]),
    Row(
      what: "what explains is told of no groups",
      table: table("rooms,floors,price", 90) {
        "\($0 % 4 + 2),\([1, 1, 1, 1, 1, 2, 2, 3, 4][$0 % 9]),\(noise($0) * 900 + 50000)"
      }, first: "boxplot: Price by floors", never: ["Rooms by floors"]),
    Row(
      what: "places are north of each other",
      table: table("lat,long", 40) { "\(40 + noise($0) % 9).\(noise($0)),\(noise($0 * 3)).25" },
      first: "point: Data: positions"),
    // Nothing that names could tell.
    Row(
      what: "alleles are kinds",
      table: table("y,s1.a1,s1.a2,s2.a1,s2.a2,s3.a1,s3.a2", 40) { row in
        "\(row % 2)," + (0..<6).map { "\((row * 7 + $0 * 3) % 9)" }.joined(separator: ",")
      }, first: nil),
    Row(
      what: "0 and 1 alone name nothing to count",
      table: table("flag", 30) { "\($0 % 3 == 0 ? 1 : 0)" }, first: nil),
  ]

  @Test("the first chart is the analyst's", arguments: rows)
  func first(_ row: Row) throws {
    let found = try suggestions(row.table)
    let digest = found.map { suggestion in
      let mark = suggestion.spec["mark"]?.string ?? suggestion.spec["mark"]?["type"]?.string ?? "-"
      return "\(mark): \(suggestion.title)"
    }
    #expect(digest.first == row.first)
    #expect(found.map(\.title).filter(row.never.contains) == [])
  }

  // The product limit in plain Python: for each time s *= 1 - d / n, with n of the rows still there and d ends.
  @Test("what a form needs beside its mark is in its spec")
  func details() throws {
    let first: (String) throws -> JSONNode = { text in
      try #require(try suggestions(text).first?.spec)
    }
    // A strip marks medians, and its axis leaves out a zero that is far away.
    let strip = try first(
      Self.table("kind,growth", 18) { "\(Self.kinds[$0 % 3]),\(40 + Self.noise($0) % 60).5" })
    #expect(strip["usermeta"]?["descant"]?["medians"]?.boolean == true)
    #expect(strip["encoding"]?["y"]?["scale"]?["zero"]?.boolean == false)
    let scale: (String, String) throws -> String? = { channel, text in
      try first(text)["encoding"]?[channel]?["scale"]?["type"]?.string
    }
    // Boxes of magnitudes have an axis of magnitudes; so has a cloud of which one value lies far out.
    for (reach, type) in [(40, "log"), (2, nil)] as [(Int, String?)] {
      #expect(
        try scale(
          "y",
          Self.table("treatment,stay", 60) {
            "\($0 % 2 == 0 ? "new" : "old"),\($0 % 9 == 0 ? 10 * reach : 1 + Self.noise($0) % 50).5"
          }) == type, "\(reach)")
    }
    for (most, type) in [(150, "log"), (60, nil)] as [(Int, String?)] {
      #expect(
        try scale(
          "y",
          Self.table("width,yield", 24) {
            "\(10 + $0).5,\($0 == 23 ? most : 4 + $0 + Self.noise($0) % 9)"
          }) == type, "\(most)")
    }
    // Bins of few whole numbers have an axis of numbers, not a place for each.
    let bins = try first("weight\n" + (0..<16).map { "\(60 + $0 * 7 % 25)\n" }.joined())
    #expect(bins["encoding"]?["x"]?["bin"] != nil && bins["encoding"]?["x"]?["scale"] == nil)
    // Colours of a table of two ways part magnitudes where none is zero.
    for (least, type) in [(3, "log"), (0, nil)] as [(Int, String?)] {
      #expect(
        try scale(
          "color",
          ",robbery,assault,burglary\nrobbery,9000,20,30\nassault,25,\(least),40\nburglary,17,60,90\n"
        ) == type, "\(least)")
    }
    // Panels of unlike sizes share an axis of magnitudes, on which they can be compared.
    let firms = try first(
      Self.table("firm,year,spent", 120) {
        "\("ABCDEFGH".map(String.init)[$0 % 8]),\(2001 + $0 / 8),"
          + "\([900, 300, 100, 80, 70, 60, 50, 20][$0 % 8] * (10 + $0 / 8)).5"
      })
    #expect(firms["encoding"]?["y"]?["scale"]?["type"]?.string == "log")
    #expect(firms["resolve"] == nil)
    // A few amounts are seen by how long they are; rates are not.
    for (name, zero) in [("sales", nil), ("rate", false)] as [(String, Bool?)] {
      let short = try first("month,\(name)\n2024-01,5\n2024-02,7\n2024-03,4\n2024-04,6\n")
      #expect(short["encoding"]?["y"]?["scale"]?["zero"]?.boolean == zero, "\(name)")
    }
    // Names lie in the order of the numbers that another column has for them.
    let spelled = try first(
      Self.table("outcome,cause,noutcome", 90) {
        let code = ($0 % 3 + Self.noise($0) % 3) % 4
        return "\(code + 1),\(Self.kinds[$0 % 3]),\(["won", "drawn", "lost", "void"][code])"
      })
    #expect(
      spelled["encoding"]?["color"]?["scale"]?["domain"]?.elements?.compactMap(\.string)
        == ["won", "drawn", "lost", "void"])
    // What is to be explained is told by one measure of two.
    let told = try suggestions(
      Self.table("foo,bar,baz,yield", 60) {
        "\(Self.noise($0)).25,\(Self.noise($0 * 5 + 1)).5,\(Self.noise($0 * 11 + 4)).5,"
          + "\(Self.noise($0) * 3 + Self.noise($0 * 5 + 1) * 3).75"
      }
    ).map(\.title)
    #expect(told == ["Yield and foo"] || told == ["Yield and bar"], "\(told)")
    // Three rates of the same cases are told together, the smallest too.
    let rates = try first(
      Self.table("date,disease rate,other rate", 24) {
        "20\(10 + $0)-01-01,\(200 + Self.noise($0) * 4),\($0 == 9 ? 90 : 9 + $0 % 5)"
      })
    #expect(rates["transform"]?.elements?.first?["fold"]?.elements?.count == 2)
    // Answers of agreement have a middle; those of "never" to "always" have none; without the middle there is none.
    let answers: ([String]) throws -> JSONNode? = { scale in
      let count = scale.count
      return try first(
        Self.table("id,trust,like", 60) {
          "\($0 + 900),\(scale[$0 * 7 % count]),\(scale[Self.noise($0) % count])"
        })["usermeta"]?["descant"]?["diverging"]
    }
    let agreement = try answers(Self.agreement)
    #expect(agreement?["low"]?.number == 2 && agreement?["neutral"]?.number == 1)
    let even = try answers(Self.agreement.filter { $0 != "Neutral" })
    #expect(even?["low"]?.number == 2 && even?["neutral"]?.number == 0)
    #expect(try answers(["Never", "Rarely", "Sometimes", "Often", "Always"]) == nil)
    // Places have equal steps along and up: a degree of longitude at 60° is half as long.
    let places = try first(
      Self.table("longitude,latitude,name", 40) {
        "\(20 + Double($0 % 8) / 10),\(59.8 + Double($0 / 8) / 10),P\($0)"
      })
    #expect(places["usermeta"]?["descant"]?["square"]?.boolean == true)
    let ends: (String) -> Double = { name in
      let numbers = (places["encoding"]?[name]?["scale"]?["domain"]?.elements ?? []).compactMap(
        \.number)
      return (numbers.last ?? 0) - (numbers.first ?? 0)
    }
    #expect(abs(ends("x") - 2 * ends("y")) < 0.01, "\(ends("x")), \(ends("y"))")
    // Brackets of several widths are as high as cases are in so much of them; the last ends nowhere.
    let brackets = try first(
      Self.table("value,count,mean", 8) {
        let start = [0, 10, 20, 30, 40, 60, 100, 200][$0]
        return "\(start),\(50 - 4 * $0),\(start + 4)"
      })
    #expect(brackets["encoding"]?["x"]?["bin"]?.string == "binned")
    #expect(brackets["encoding"]?["x2"]?["field"]?.string == "end")
    #expect(brackets["encoding"]?["y"]?["title"]?.string == "Number of cases in each 10")
    #expect(brackets["title"]?["subtitle"]?.string == "Without \"200+\"")
    let steps = brackets["transform"]?.elements ?? []
    #expect(
      steps.last?["calculate"]?.string == "10 * datum['count'] / (datum.end - datum['value'])")
    #expect(steps.contains { $0["filter"]?.string == "isValid(datum.end)" })
    // What there is at each place is its size, where the most is several times the least.
    for (most, isSized) in [(40, true), (3, false)] {
      let sized = try first(
        Self.table("longitude,latitude,people", 40) {
          "\(20 + Double($0 % 8) / 10),\(59.8 + Double($0 / 8) / 10),\(10 + $0 * most / 4)"
        })
      #expect((sized["encoding"]?["size"]?["field"]?.string == "people") == isSized, "\(most)")
    }
    // Kinds among each other have a plot each, kinds apart share one.
    for (isApart, facets) in [(false, true), (true, false)] {
      let plane = try first(
        Self.table("x,y,age", 300) {
          let shift = isApart ? $0 % 3 * 100 : 0
          return "\(Self.noise($0) + shift).5,\(Self.noise($0 * 7 + 3)).5,\($0 % 3)"
        })
      #expect((plane["encoding"]?["facet"] != nil) == facets, "\(plane.text())")
    }
    // Numbered answers have an order, lettered ones have none.
    for (sign, type) in [("C", "ordinal"), ("", "nominal")] {
      let shares = try first(
        Self.table("treatment,outcome", 80) {
          let place = ($0 + ($0 % 2) * ($0 / 3 % 2)) % 3
          return
            "\($0 % 2 == 0 ? "new" : "old"),\(sign.isEmpty ? ["p", "q", "r"][place] : "\(sign)\(place)")"
        })
      #expect(shares["encoding"]?["color"]?["type"]?.string == type, "\(shares.text())")
    }
    // Ten panels stand in rows of four, and series of sizes twenty times apart have a scale each.
    for (factor, isOwn) in [(1, false), (8, true)] {
      let panels = try first(
        Self.table("firm,year,wage", 200) {
          let firm = $0 % 10
          return
            "F\(firm),\(1990 + $0 / 10),\((10 + Self.noise($0) % 9) * (1 + firm * (factor - 1)))"
        })
      #expect(panels["encoding"]?["facet"]?["columns"]?.number == 3)
      #expect((panels["resolve"] != nil) == isOwn, "\(panels.text())")
    }
    // Beside the prices of days volume is noise; medians far from zero leave it out, where they change by more than
    // rows of a year differ.
    let days = try suggestions(
      Self.table("date,open,high,low,close,volume", 60) {
        let (month, day, open) = ($0 / 28 + 1, $0 % 28 + 1, 50 + Self.noise($0) % 9)
        return "2024-0\(month)-\(day < 10 ? "0" : "")\(day),\(open),\(open + 3),\(open - 3),"
          + "\(open + 1),\(9000 + Self.noise($0) * 70)"
      })
    #expect(!days.isEmpty && !days.contains { $0.title.contains("olume") })
    let middles = try first(
      Self.table("firm,year,wage", 400) {
        "\($0 % 40 + 100),\(2000 + $0 / 40),\(Self.noise($0) + $0 / 40 * 5).5"
      })
    #expect(middles["encoding"]?["y"]?["scale"]?["zero"]?.boolean == false)
    // Bins of several steps begin at round numbers.
    let grid = try first(
      Self.table("finger,height", 2400) {
        "\(Double(94 + Self.noise($0) % 42) / 10),\($0 % 97 + Self.noise($0)).5"
      })
    let bin = ["x", "y"].compactMap { grid["encoding"]?[$0] }.first {
      $0["field"]?.string == "finger"
    }?["bin"]
    let (anchor, step) = (bin?["anchor"]?.number ?? -1, bin?["step"]?.number ?? 1)
    #expect(abs((anchor / step).rounded() * step - anchor) < 1e-9 && step > 0.1, "\(grid.text())")
  }

  @Test("groups that are signs stand in their order, whatever their size")
  func signs() throws {
    let text = Self.table("spray,bugs", 60) {
      "\(["C", "A", "B"][$0 % 3]),\($0 % 3 * 20 + Self.noise($0) % 31).5"
    }
    let spec = try #require(suggestions(text).first?.spec)
    let channels = ["x", "y"].compactMap { spec["encoding"]?[$0] }
    let names = channels.first { $0["field"]?.string == "spray" }
    #expect(names?["sort"]?.elements?.compactMap(\.string) == ["A", "B", "C"])
  }

  @Test("panels, names and colours are found where they are looked for")
  func places() throws {
    func encoding(_ text: String) throws -> JSONNode? {
      try suggestions(text).first?.spec["encoding"]
    }
    // Panels in the order of their numbers, whichever comes first or holds more.
    let factors = try encoding(
      Self.table("supp,dose,length", 90) {
        let dose = [3, 1, 2][$0 / 2 % 3]
        return "\($0 % 2 == 0 ? "OJ" : "VC"),\(dose),\($0 % 2 * 40 + dose + Self.noise($0) % 13).5"
      })
    #expect(factors?["facet"]?["sort"]?.elements?.compactMap(\.number) == [1, 2, 3])
    // Numbered names by their values: nobody looks for the 17th.
    let names = try encoding(
      Self.table("county,income", 30) { "County \($0 + 1001),\(Self.noise($0) + 400)" })
    #expect(names?["y"]?["sort"]?.string == "-x")
    // Two curves of one shape, whose axes alone tell little of them.
    let curves = try encoding(
      Self.table("conc,kind,speed", 40) {
        let dose = Double($0 / 2)
        return "\(dose + 1.5),\(["new", "old"][$0 % 2]),\(dose * 10 + Double($0 % 2) * 25 + 0.5)"
      })
    #expect(curves?["color"]?["field"]?.string == "kind")
    // What never comes leaves its place empty, so that steps are as wide as they are.
    let counts = try encoding(
      Self.table("wins", 60) {
        "\([0, 1, 1, 2, 2, 2, 3, 5, 9, 1, 0, 2, 4, 6, 7, 8, 10, 11, 14][$0 % 19])"
      })
    let all = (0...14).map { Double($0) }
    #expect(counts?["x"]?["scale"]?["domain"]?.elements?.compactMap(\.number) == all)
    // No visit lies between the second and the third.
    let visits = try encoding(
      Self.table("subject,visit,sex,score", 80) {
        "\($0 / 4 + 1),\($0 % 4 + 1),\($0 / 4 % 2 == 0 ? "f" : "m"),\(Self.noise($0)).5"
      })
    #expect(visits?["x"]?["axis"]?["tickMinStep"]?.number == 1)
  }

  // Plain Python: d ± 1.96 * math.hypot(sa / na**.5, sb / nb**.5).
  @Test("the difference of two arms has the interval of both")
  func difference() throws {
    let text =
      "study,nA,meanA,sdA,nB,meanB,sdB\n1,134,5.96,4.24,113,4.72,4.72\n"
      + "2,175,4.74,4.64,151,5.07,5.38\n3,137,2.04,2.59,140,2.51,3.22\n"
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let spec = try #require(suggestions(text).first?.spec)
    let (chart, findings) = SpecCompiler { _ in dataset }.chart(from: spec, id: "a")
    #expect(findings == [])
    let points = chart?.allSeries.first?.points ?? []
    let ends = points.flatMap { point -> [Double] in
      point.interval.map { [$0.low, $0.high] } ?? []
    }
    let rounded = ends.map { ($0 * 10_000).rounded() / 10_000 }
    #expect(rounded == [0.1118, 2.3682, -1.4295, 0.7695, -1.1575, 0.2175])
  }

  @Test("who gave no answer is no part of the answers")
  func answered() throws {
    let text = Self.table("treatment,improved", 60) {
      "\($0 % 2 == 0 ? "new" : "old"),\($0 % 7 == 0 ? "" : ($0 % 2 + $0 / 9) % 3 == 0 ? "none" : "some")"
    }
    let spec = try #require(suggestions(text).first?.spec)
    #expect(spec["encoding"]?["color"]?["field"]?.string == "improved")
    let filters = spec["transform"]?.elements?.compactMap { $0["filter"]?.string }
    #expect(filters == ["isValid(datum['improved'])"])
  }

  // Only where a name tells of death has anybody survived.
  @Test(
    "the share without an end is Kaplan and Meier's",
    arguments: [
      (false, "status", "Event-free share (%)"), (true, "death", "Surviving (%)"),
    ])
  func survival(isEarly: Bool, event: String, title: String) throws {
    let rows =
      (isEarly ? [(0, 1)] : []) + [
        (2, 1), (3, 1), (3, 1), (5, 1), (6, 1), (7, 0), (8, 1), (8, 0), (9, 1), (10, 0), (11, 1),
        (12, 0),
      ]
    let text = Self.table("time,\(event)", rows.count) { "\(rows[$0].0),\(rows[$0].1)" }
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let spec = try #require(suggestions(text).first?.spec)
    let layers = try #require(spec["layer"]?.elements)
    #expect(layers.map { $0["mark"]?["type"]?.string } == ["errorband", "line"])
    #expect(layers.last?["encoding"]?["y"]?["title"]?.string == title)
    let (chart, findings) = SpecCompiler { _ in dataset }.chart(from: spec, id: "a")
    #expect(findings == [])
    // Greenwood's interval, after R's survival with conf.type "log-log"; all is known of the start.
    let ends = (chart?.allSeries.first?.points ?? []).compactMap(\.interval)
    #expect(ends.count == chart?.allSeries.first?.points.count)
    if !isEarly {
      let third = ends[2]
      #expect((third.low * 10).rounded() / 10 == 40.8 && (third.high * 10).rounded() / 10 == 91.2)
      #expect(ends[0].low == 100 && ends[0].high == 100)
    }
    let shares = (chart?.allSeries.first?.points ?? []).map { point -> Double in
      if case .number(let value) = point.y { return (value * 10).rounded() / 10 }
      return .nan
    }
    // An end at the very start leaves no time at which all were there.
    let early = [92.3, 84.6, 69.2, 61.5, 53.8, 53.8, 44.9, 33.7, 33.7, 16.8, 16.8]
    let late = [100, 91.7, 75, 66.7, 58.3, 58.3, 48.6, 36.5, 36.5, 18.2, 18.2]
    #expect(shares == (isEarly ? early : late))
  }

  @Test("a thing beside itself is left out of a table of pairs")
  func diagonal() throws {
    let text = ",Oslo,Rome,Bern\nOslo,0,20,13\nRome,20,0,7\nBern,13,7,0\n"
    let dataset = try #require(read(text, file: "data.csv").dataset)
    let spec = try #require(suggestions(text).first?.spec)
    let (chart, _) = SpecCompiler { _ in dataset }.chart(from: spec, id: "a")
    #expect(chart?.allSeries.reduce(0) { $0 + $1.points.count } == 6)
  }

  @Test("the parts of answers lie in the order of their scale, and bins hold whole steps of values")
  func ordered() throws {
    let answers = Self.table("id,trust,like", 60) {
      "\($0 + 900),\(Self.agreement[$0 * 7 % 5]),\(Self.agreement[Self.noise($0) % 5])"
    }
    let domain = try #require(suggestions(answers).first?.spec)["encoding"]?["color"]?["scale"]
    #expect(domain?["domain"]?.elements?.compactMap(\.string) == Self.agreement)
    // Heights to the inch in feet, 30 of them: bins of two inches, each around its own.
    let heights = Self.table("height,finger", 2400) {
      let place = ($0 * 7 + Self.noise($0)) % 30
      let height = (Double(55 + place) / 12 * 10_000).rounded() / 10_000
      return "\(height),\(place * 3 + Self.noise($0 * 3) % 19).5"
    }
    let grid = try #require(suggestions(heights).first?.spec)
    let bin = try #require(grid["encoding"]?["x"]?["bin"])
    let (anchor, step) = (bin["anchor"]?.number ?? 0, bin["step"]?.number ?? 0)
    #expect(abs(step - 2.0 / 12) < 0.0001 && abs(anchor - 54.5 / 12) < 0.0001)
    #expect(grid["encoding"]?["x"]?["axis"]?["format"]?.string == ",.2f")
  }

  @Test("ties between columns of numbers are told on the axes that they have")
  func skewed() throws {
    // Over four magnitudes on both axes, a straight line of logarithms.
    let text = Self.table("mass,speed", 40) {
      "\(powers[$0 % 5] * Double($0 + 3)),\(powers[$0 % 5] * Double($0 + 5) / 7)"
    }
    let spec = try #require(suggestions(text).first?.spec)
    #expect(spec["encoding"]?["x"]?["scale"]?["type"]?.string == "log")
    #expect(spec["encoding"]?["y"]?["scale"]?["type"]?.string == "log")
    // From 0.93 to 1,138 lie three magnitudes, from 0.1 to 10,000 five; from 1 to 10,000 four.
    for (least, factor, isNice) in [(0.93, 1.2, false), (1.0, 1.266_384_8, true)] {
      let wide = Self.table("mass,price", 40) { row in
        let mass = (0..<row).reduce(least) { product, _ in product * factor }
        return "\(mass),\(mass * Double(5 + row % 3))"
      }
      let scale = try #require(suggestions(wide).first?.spec)["encoding"]?["x"]?["scale"]
      #expect(scale?["type"]?.string == "log")
      #expect((scale?["nice"] == nil) == isNice, "\(least)")
    }
    // Over even steps magnitudes would bend a line.
    let even = Self.table("age,price", 40) { "\(100 + $0 * 5),\($0 * $0 * $0 * 3 + 7)" }
    let bent = try #require(suggestions(even).first?.spec)
    #expect(bent["encoding"]?["y"]?["field"]?.string == "price")
    #expect(bent["encoding"]?["y"]?["scale"]?["type"]?.string == nil)
  }
  private let powers = [1.0, 10, 100, 1000, 10_000]

  @Test(
    "whole numbers have a bar each where rows are many, else bins",
    arguments: [(30, "quantitative"), (41, "quantitative"), (42, "ordinal"), (90, "ordinal")])
  func bars(rows: Int, type: String) throws {
    let text = Self.table("income", rows) { "\(76 + ($0 == 0 ? 20 : $0 * 8 % 21))" }
    let spec = try #require(suggestions(text).first { $0.title.hasPrefix("Distribution") }?.spec)
    #expect(spec["encoding"]?["x"]?["type"]?.string == type)
  }
}
