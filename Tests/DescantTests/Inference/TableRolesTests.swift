import Testing

@testable import Descant

@Suite("Roles of columns")
struct TableRolesTests {
  private func roles(_ text: String) throws -> [String] {
    let dataset = try #require(read(text).dataset)
    return TableRoles(dataset).columns.map { "\($0.role)" }
  }

  /// `count` rows below a header; `{i}` in a cell is the row's number from 0, `{i%3}` and `{i/4}` too.
  private func table(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
  }

  @Test("what is no quantity: row numbers, keys, codes, coordinates, constants")
  func names() throws {
    let rows: [(header: String, count: Int, row: (Int) -> String, roles: [String])] = [
      // As R and pandas write row names.
      (",reading", 8, { "\($0 + 1),\($0 * 7 % 11).5" }, ["rowNumber", "measure"]),
      (",reading", 8, { "\($0),\($0 * 7 % 11).5" }, ["rowNumber", "measure"]),
      (",reading", 8, { "\($0 * 3 + 1),\($0 * 7 % 11).5" }, ["rowNumber", "measure"]),
      (
        ",reading", 4, { "\(["Oslo", "Rome", "Bern", "Bonn"][$0]),\($0 * 7 % 11).5" },
        ["label", "measure"]
      ),
      // Keys, once and again and again.
      ("id,depth", 9, { "\($0 * 37 % 1000 + 100),\($0).5" }, ["identifier", "extent"]),
      ("patient,dose", 12, { "\($0 / 3 + 40),\($0 % 5).5" }, ["identifier", "extent"]),
      ("firm,wage", 90, { "\($0 / 3 + 1),\($0 % 7 * 31 + 5)" }, ["identifier", "price"]),
      ("tree,girth", 60, { "\($0 / 4 + 1),\($0 % 13).25" }, ["identifier", "extent"]),
      // Codes.
      ("gender,income", 40, { "\($0 % 2 + 1),\($0 * 91 % 977)" }, ["code", "extent"]),
      ("cluster,income", 40, { "\($0 % 5),\($0 * 91 % 977)" }, ["code", "extent"]),
      ("married,income", 40, { "\($0 % 2),\($0 * 91 % 977)" }, ["twoValued", "extent"]),
      ("cyl,income", 40, { "\([4, 6, 8][$0 % 3]),\($0 * 91 % 977)" }, ["count", "extent"]),
      ("gear,income", 40, { "\([3, 4, 9][$0 % 3]),\($0 * 91 % 977)" }, ["code", "extent"]),
      ("satisfaction,income", 40, { "\($0 % 5 + 1),\($0 * 91 % 977)" }, ["rating", "extent"]),
      // Of stations, not of halves of a year; quarters are known by their name, or by all four.
      ("station,depth", 8, { "S\($0 % 2 + 1),\($0).5" }, ["twoValued", "extent"]),
      ("quarter,depth", 8, { "Q\($0 % 2 + 1),\($0).5" }, ["periodPart", "extent"]),
      ("part,depth", 8, { "Q\($0 % 4 + 1),\($0).5" }, ["periodPart", "extent"]),
      ("cost,income", 40, { "\($0 % 4 + 1),\($0 * 91 % 977)" }, ["rating", "extent"]),
      ("cost,income", 24, { "\($0 % 4 + 1),\($0 * 91 % 977)" }, ["flow", "extent"]),
      // Few whole numbers with gaps, or each as often as the others, are codes.
      ("foo,income", 40, { "\([2, 4, 8][$0 % 3]),\($0 * 91 % 977)" }, ["code", "extent"]),
      ("foo,income", 40, { "\([2, 4, 6, 8][$0 % 4]),\($0 * 91 % 977)" }, ["code", "extent"]),
      // A battery by names that are numbered: its columns are ratings.
      (
        "DT1,DT2,DT3", 40, { "\($0 % 4),\($0 / 2 % 4),\($0 / 3 % 4)" },
        ["rating", "rating", "rating"]
      ),
      // Errors of others, by the word and with the name of what they belong to.
      ("meanA,sdA", 9, { "\($0 * 7 % 11).5,\($0 % 4).25" }, ["extent", "uncertainty"]),
      ("mean,se", 9, { "\($0 * 7 % 11).5,\($0 % 4).25" }, ["extent", "uncertainty"]),
      // Lives and their ends; visits that come again alike are no lives.
      (
        "time,status,arm", 40, { "\($0 * 61 % 97 + 1),\($0 % 3 == 0 ? 0 : 1),\($0 % 2 + 1)" },
        ["lifetime", "event", "code"]
      ),
      (
        "Zeit,Status", 40, { "\($0 * 61 % 97 + 1),\($0 % 3 == 0 ? 0 : 1)" }, ["lifetime", "event"]
      ),
      ("time,status", 40, { "\($0 % 10 + 1),\($0 % 3 == 0 ? 0 : 1)" }, ["step", "twoValued"]),
      // What nothing names ends a life where it is alone, or where the table begins with that life.
      (
        "wage,tenure,lawyer", 40, { "\($0 * 7 % 11).5,\($0 * 61 % 97 + 1),\($0 % 3 == 0 ? 0 : 1)" },
        ["price", "lifetime", "event"]
      ),
      (
        "wage,educ,tenure,lawyer,urban", 40,
        { "\($0 * 7 % 11).5,\($0 % 7).5,\($0 * 61 % 97 + 1),\($0 % 3 / 2),\($0 % 4 / 2)" },
        ["price", "measure", "measure", "twoValued", "twoValued"]
      ),
      (
        "tenure,lawyer,urban", 40, { "\($0 * 61 % 97 + 1),\($0 % 3 / 2),\($0 % 4 / 2)" },
        ["lifetime", "event", "twoValued"]
      ),
      // Who was asked again each year, whatever the column is called; nineteen may be measured.
      (
        "nr,year,hours", 60, { "\(900 + $0 / 3 * 7),\(1980 + $0 % 3),\($0 * 61 % 97 + 1).5" },
        ["identifier", "period", "measure"]
      ),
      (
        "fcode,year,hours", 57, { "\(900 + $0 / 3 * 7),\(1980 + $0 % 3),\($0 * 61 % 97 + 1).5" },
        ["measure", "period", "measure"]
      ),
      // How often they came, and how many of them did; sizes of places in two years are no visits.
      (
        "frequency,recency,weights", 22, { "\($0 % 7),\($0 / 7),\($0 * 61 % 97 + 40)" },
        ["measure", "rating", "weight"]
      ),
      // What they were taken from weighs nothing.
      (
        "sex,answer,freq,n", 20,
        { "\($0 % 2 == 0 ? "m" : "f"),a\($0 / 2),\($0 * 61 % 97),\($0 * 61 % 97 + 40)" },
        ["twoValued", "category", "weight", "count"]
      ),
      (
        "pop,area,d87", 40, { "\($0 * 61 % 97 + 1),\($0 / 2).5,\($0 % 2)" },
        ["stock", "stock", "twoValued"]
      ),
      // A curve along what rises by uneven steps; what jumps is none.
      (
        "wave,power", 30, { "\(280 + $0 + $0 / 9),\(40 + $0 * (29 - $0)).5" }, ["step", "extent"]
      ),
      (
        "wave,power", 30, { "\(280 + $0 + $0 / 9),\(40 + $0 * 61 % 97).5" }, ["measure", "extent"]
      ),
      // So many of so many, and the others of them.
      (
        "dose,r,n", 9, { "\($0).5,\($0 * 3),\(40 + $0 * $0 % 5)" },
        ["extent", "successes", "trials"]
      ),
      (
        "dose,r,n", 9, { "\($0).5,\($0 * 30),\(40 + $0 * $0 % 5)" },
        ["extent", "measure", "measure"]
      ),
      (
        "age,cases,non.cases", 9, { "\($0 + 20).5,\($0 * 3),\(40 + $0)" },
        ["extent", "successes", "failures"]
      ),
      (
        "alter,erfolge,misserfolge", 9, { "\($0 + 20).5,\($0 * 3),\(40 + $0)" },
        ["measure", "successes", "failures"]
      ),
      // Pairs of columns that name two of a kind.
      (
        "l1.a1,l1.a2,l2.a1,l2.a2,l3.a1,l3.a2", 40,
        { row in (0..<6).map { "\((row * 7 + $0) % 9)" }.joined(separator: ",") },
        Array(repeating: "identifier", count: 6)
      ),
      // Places on the earth; "long" alone is a length.
      (
        "lat,long,depth", 9, { "\($0 + 40).25,\($0 + 5).75,\($0 * 5)" },
        ["latitude", "longitude", "extent"]
      ),
      ("long,wide", 9, { "\($0 + 5).75,\($0 * $0).25" }, ["measure", "measure"]),
      (
        "city,zone", 6, { "\(["Oslo", "Rome", "Bern", "Bonn", "Kiel", "Graz"][$0]),EU" },
        ["label", "constant"]
      ),
      // Steps without a calendar, and parts of one.
      ("time,size", 9, { "\($0 + 1),\($0 * 7 % 11).5" }, ["step", "extent"]),
      (
        "tree,time,girth", 80, { "\($0 / 5 + 1),\([10, 20, 35, 50, 70][$0 % 5]),\($0 * 7 % 11).5" },
        ["identifier", "step", "extent"]
      ),
      ("month,rain", 24, { "\($0 % 12 + 1),\($0 * 7 % 11)" }, ["periodPart", "flow"]),
      (
        "weekday,trips", 14,
        { "\(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][$0 % 7]),\($0 * 7 % 11)" },
        ["periodPart", "flow"]
      ),
    ]
    for row in rows {
      #expect(try roles(table(row.header, row.count, row.row)) == row.roles, "\(row.header)")
    }
  }

  @Test("a frequency is a weight, by its name and by the table around it")
  func weights() throws {
    let kinds = ["a", "b", "c"]
    let rows: [(header: String, count: Int, row: (Int) -> String, role: String)] = [
      ("class,sex,Freq", 6, { "\(kinds[$0 / 2]),\(["m", "f"][$0 % 2]),\($0 * 7)" }, "weight"),
      (
        "Klasse,Geschlecht,Häufigkeit", 6, { "\(kinds[$0 / 2]),\(["m", "w"][$0 % 2]),\($0 * 7)" },
        "weight"
      ),
      ("classe,sexe,effectif", 6, { "\(kinds[$0 / 2]),\(["h", "f"][$0 % 2]),\($0 * 7)" }, "weight"),
      (
        "clase,sexo,frecuencia", 6, { "\(kinds[$0 / 2]),\(["h", "m"][$0 % 2]),\($0 * 7)" }, "weight"
      ),
      ("等级,性别,频数", 6, { "\(kinds[$0 / 2]),\(["男", "女"][$0 % 2]),\($0 * 7)" }, "weight"),
      ("等級,性別,度数", 6, { "\(kinds[$0 / 2]),\(["男", "女"][$0 % 2]),\($0 * 7)" }, "weight"),
      ("등급,성별,빈도", 6, { "\(kinds[$0 / 2]),\(["남", "여"][$0 % 2]),\($0 * 7)" }, "weight"),
      ("dice,Freq", 9, { "\($0 + 2),\($0 * 7 % 5)" }, "weight"),
      ("class,sex,count", 6, { "\(kinds[$0 / 2]),\(["m", "f"][$0 % 2]),\($0 * 7)" }, "weight"),
      // The same names twice: a count of something in each row.
      ("class,sex,count", 24, { "\(kinds[$0 / 8]),\(["m", "f"][$0 % 2]),\($0 * 7 % 23)" }, "count"),
      // A mass is no weight of a row.
      ("kind,weight", 9, { "\(kinds[$0 % 3]),\($0 * 7 % 5).25" }, "extent"),
    ]
    for row in rows {
      #expect(try roles(table(row.header, row.count, row.row)).last == row.role, "\(row.header)")
    }
  }

  @Test(
    "names say what numbers mean, in every language",
    arguments: [
      ("region,deaths", "flow"), ("Region,Todesfälle", "flow"), ("région,décès", "flow"),
      ("región,muertes", "flow"), ("地区,死亡", "flow"), ("地域,死亡数", "flow"), ("지역,사망", "flow"),
      ("country,population", "stock"), ("Land,Einwohner", "stock"), ("pays,habitants", "stock"),
      ("país,población", "stock"), ("国家,人口", "stock"), ("国,人口", "stock"), ("국가,인구", "stock"),
      ("country,death rate", "rate"), ("Land,Geburtenrate", "rate"),
      ("pays,taux de mortalité", "rate"),
      ("país,tasa de paro", "rate"), ("国家,死亡率", "rate"), ("国,失業率", "rate"), ("국가,실업률", "rate"),
      ("city,price", "price"), ("Stadt,Mietpreis", "price"), ("ville,prix moyen", "price"),
      ("ciudad,precio", "price"), ("城市,单价", "price"), ("都市,家賃", "price"), ("도시,임대료", "price"),
      ("região,óbitos", "flow"), ("regione,decessi", "flow"), ("país,população", "stock"),
      ("paese,popolazione", "stock"), ("país,taxa de desemprego", "rate"),
      ("paese,tasso di disoccupazione", "rate"), ("cidade,preço médio", "price"),
      ("città,prezzo medio", "price"), ("cidade,idade média", "extent"),
      ("città,età media", "extent"),
      ("city,cost_per_kg", "rate"), ("city,temperature", "extent"), ("Stadt,Temperatur", "extent"),
      ("city,cumulative cases", "cumulative"), ("Stadt,Fälle kumuliert", "cumulative"),
      // "part" is French for a share; one word is no French table.
      ("city,part", "measure"),
    ])
  func languages(header: String, role: String) throws {
    let places = ["Oslo", "Rome", "Bern", "Bonn", "Kiel", "Graz", "Linz", "Wien", "Genf"]
    let text = table(header, 9) { "\(places[$0]),\($0 * 13 % 17 * 3 + 2)" }
    #expect(try roles(text).last == role)
  }

  @Test(
    "short forms that end like words of English are not of another language",
    arguments: [
      ("favscr,fregion,uregion,favwin", "en"), ("univ,stotal,subtotal,nc", "en"),
      ("Umsatzregion,Warengruppe,Mietpreis", "de"), ("jahr,region", "de"),
    ])
  func languageOfNames(header: String, language: String) throws {
    let cells = header.split(separator: ",").indices.map { "\($0 * 7 % 11)" }
    let dataset = try #require(
      read(table(header, 9) { "\($0 * 13 % 17)," + cells.dropFirst().joined(separator: ",") })
        .dataset)
    #expect(TableRoles(dataset).language == language)
  }

  @Test("one quantity spread over columns, and the column that sums them up")
  func families() throws {
    let rows: [(header: String, row: (Int) -> String, family: [String])] = [
      (
        // Years are made rows before.
        "country,1990,2000,2010", { "\(["A", "B", "C"][$0]),\($0 + 3),\($0 * 2 + 1),\(9 - $0)" }, []
      ),
      (
        "age,Rural Male,Rural Female,Urban Male,Urban Female",
        { "\($0 * 10)-\($0 * 10 + 9),1.\($0),2.\($0),3.\($0),4.\($0)" },
        ["Rural Male", "Rural Female", "Urban Male", "Urban Female"]
      ),
      (
        "year,males,females,total", { "\(1990 + $0),\($0 * 3 + 5),\($0 + 6),\($0 * 4 + 11)" },
        ["males", "females"]
      ),
      (
        "place,visit1,visit2,visit3", { "\(["A", "B", "C"][$0]),\($0).5,\($0 * 2).5,\(9 - $0).5" },
        ["visit1", "visit2", "visit3"]
      ),
      // Like numbers alone are no family.
      ("name,height,width,depth", { "\(["A", "B", "C"][$0]),\($0).5,\($0 * 2).5,\(9 - $0).5" }, []),
    ]
    for row in rows {
      let dataset = try #require(read(table(row.header, 3, row.row)).dataset)
      let roles = TableRoles(dataset)
      #expect(roles.family == row.family, "\(row.header)")
      #expect(roles.columns.contains(where: \.isTotal) == row.header.hasSuffix("total"))
    }
  }

  @Test("a declared role is not argued with")
  func declared() throws {
    var dataset = try #require(read("code,value\n1,5\n2,7\n3,9\n").dataset)
    dataset.columns[1].role = "rate"
    let reading = TableRoles(dataset).columns[1]
    #expect(reading.role == .rate)
    #expect(reading.certainty == .certain)
  }

  @Test(
    "words in their order, whatever their order in the file",
    arguments: [
      (
        ["agree", "strongly disagree", "neutral", "strongly agree", "disagree"],
        ["strongly disagree", "disagree", "neutral", "agree", "strongly agree"]
      ),
      (["High", "Low", "Medium"], ["Low", "Medium", "High"]),
      (["oft", "nie", "manchmal"], ["nie", "manchmal", "oft"]),
      (["souvent", "jamais", "parfois"], ["jamais", "parfois", "souvent"]),
      (["siempre", "nunca", "a veces"], ["nunca", "a veces", "siempre"]),
      (["同意", "不同意", "非常同意"], ["不同意", "同意", "非常同意"]),
      (["満足", "不満", "普通"], ["不満", "普通", "満足"]), (["높음", "낮음"], ["낮음", "높음"]),
      (["65+", "18-34", "35-64", "<18"], ["<18", "18-34", "35-64", "65+"]),
      (["65 und älter", "18 bis 64", "unter 18"], ["unter 18", "18 bis 64", "65 und älter"]),
      (["L", "S", "XL", "M"], ["S", "M", "L", "XL"]), (["10", "9", "2"], ["2", "9", "10"]),
      (["good", "don't know", "bad"], ["bad", "good", "don't know"]),
      (["0.4cwt", "0.0cwt", "0.2cwt"], ["0.0cwt", "0.2cwt", "0.4cwt"]),
      (["StronglyAgree", "Disagree", "Agree"], ["Disagree", "Agree", "StronglyAgree"]),
      (["2.5", "10", "0.5"], ["0.5", "2.5", "10"]),
    ])
  func ordered(names: [String], order: [String]) {
    #expect(OrderedWords.order(of: names) == order)
  }

  @Test(
    "names without an order have none",
    arguments: [["red", "green"], ["Oslo", "Rome"], ["low", "red"], ["agree"]])
  func unordered(names: [String]) { #expect(OrderedWords.order(of: names) == nil) }
}
