import Testing

@testable import Descant

@Suite("Charts inferred from data")
struct ChartInferenceTests {
  /// "line x=year y=rain(mean) color=place": mark and channels of each suggestion.
  private func digest(_ text: String, file: String = "rain.csv") -> [String] {
    guard let dataset = read(text, file: file).dataset else { return [] }
    return ChartInference.suggestions(for: dataset, url: file, words: .english).map { suggestion in
      let mark = suggestion.spec["mark"]?.string ?? suggestion.spec["mark"]?["type"]?.string ?? "-"
      let channels = suggestion.spec["encoding"]?.members.map { member -> String in
        let field = member.value["field"]?.string ?? ""
        let operation = member.value["aggregate"]?.string ?? member.value["timeUnit"]?.string
        let bin = member.value["bin"]?.boolean == true ? "bin" : nil
        return member.name + "=" + field + (operation ?? bin).map { "(\($0))" }.orEmpty
      }
      return ([mark] + (channels ?? [])).joined(separator: " ")
    }
  }

  func rows(_ header: String, _ count: Int, _ row: (Int) -> String) -> String {
    header + "\n" + (0..<count).map { row($0) + "\n" }.joined()
  }

  @Test("names whose values are all missing keep their place in their own order")
  func emptyNames() throws {
    let dataset = try #require(read("Month,Lent\nJan,512\nFeb,\nMar,331\n").dataset)
    let spec = try #require(
      ChartInference.suggestions(for: dataset, url: "a.csv", words: .english).first?.spec)
    #expect(spec["encoding"]?["x"]?["sort"]?.text(indent: 0) == #"["Jan", "Feb", "Mar"]"#)
    let (chart, findings) = SpecCompiler { _ in dataset }.chart(from: spec, id: "a")
    #expect(findings == [])
    #expect(chart?.xAxis.categorical?.order == ["Jan", "Feb", "Mar"])
  }

  @Test("a step that is there twice, as when clocks are set back, leaves a course of time")
  func twice() {
    // Of 80 rows three stand on another's step; of 40 that is more than a twentieth: cases.
    let charts = [80, 40].map { count in
      digest(rows("year,depth", count) { "\(1900 + ($0 < 3 ? $0 : $0 - 3)),\($0 * $0 % 97).5" })
    }
    #expect(charts.map { $0.first?.prefix(4) } == ["line", "bar "])
  }

  private static let seven = "ABCDEFG".enumerated().map { place, name in
    "\(name),\(place + 1),\(place * 2 + 3),\(place + 5)\n"
  }.joined()

  @Test(
    "a table's one measure that is called a value has the title that its publisher gave it",
    arguments: [
      (
        "Table 5: Births by region,,,\n,,,\nRegion,2019/20,2020/21,2021/22\n" + Self.seven,
        ["Births by region, 2021/22"]
      ),
      (
        "Region,Q1 2020,Q2 2020,Q3 2020\n" + Self.seven,
        ["Rain by region, Q3 2020"]
      ),
      // Two measures are told apart by their own names.
      (
        "Births by region,,\n,,\nyear,value,rate\n2001,5,1.5\n2002,6,3.5\n2003,9,1.25\n",
        ["Births by region: rate by year"]
      ),
    ])
  func titled(text: String, titles: [String]) throws {
    let dataset = try #require(read(text, file: "rain.csv").dataset)
    let suggested = ChartInference.suggestions(for: dataset, url: "rain.csv", words: .english)
    #expect(suggested.map(\.title) == titles)
  }

  @Test(
    "a title says the table where a column's name is no word, cleaned of what names files",
    arguments: [
      ("MASS__StrikeDur.csv", "lstat", "medv", "Strike duration: medv and lstat"),
      ("10-gilgais.csv", "c00", "e00", "Gilgais: e00 and c00"),
      ("mpg.csv", "lstat", "medv", "Mpg: medv and lstat"),
      ("24-hours.csv", "lstat", "medv", "medv and lstat"),
      ("gilgais.csv", "height", "weight", "Weight and height"),
    ])
  func opaque(file: String, x: String, y: String, title: String) throws {
    let text = rows("\(x),\(y)", 40) { "\($0 * 7 % 40 + 3).5,\($0 * 14 % 80 + $0 % 3).25" }
    let dataset = try #require(read(text, file: file).dataset)
    let suggested = ChartInference.suggestions(for: dataset, url: file, words: .english)
    #expect(suggested.first?.title == title)
  }

  @Test("along time")
  func time() {
    #expect(digest(rows("year,rain", 9) { "\(1990 + $0),\($0 * 3)" }) == ["line x=year y=rain"])
    #expect(
      digest(rows("year,rain (mm),sun (h)", 9) { "\(1990 + $0),\($0 * 3),\($0)" })
        == ["line x=year y=rain (mm)", "line x=year y=sun (h)"])
    #expect(
      digest(rows("year,high (°C),low (°C)", 9) { "\(1990 + $0),\($0 + 9),\($0 + 1)" })
        == ["line x=year y=value color=series"])
    #expect(
      digest(rows("year,place,rain", 18) { "\(1990 + $0 / 2),\($0 % 2 == 0 ? "A" : "B"),\($0)" })
        == [
          "line x=year y=rain color=place"
        ])
    #expect(
      digest(
        rows("date,rain", 1200) {
          "\(2000 + $0 / 360)-\(two($0 / 30 % 12 + 1))-\(two($0 % 30 % 28 + 1)),\($0)"
        }
      ).first
        == "line x=date(yearmonth) y=rain(sum)")
    #expect(
      digest(rows("month,change", 24) { "\(2000 + $0 / 12)-\(two($0 % 12 + 1)),\($0 % 3 - 1)" })
        == ["bar x=month(yearmonth) y=change"])
  }

  @Test(
    "titles are in the site's language, names of files in plain letters",
    arguments: [
      (
        "en",
        ["Total rain by month", "Median depth by place", "Median of 20 values in each group"]
      ),
      (
        "de",
        ["Rain (Summe) nach Monat", "Depth (Median) nach Place", "Median aus je 20 Werten"]
      ),
      (
        "fr",
        [
          "Rain (total) selon mois", "Depth (médiane) selon place",
          "Médiane de 20 valeurs dans chaque groupe",
        ]
      ),
      (
        "es",
        [
          "Rain (total) por mes", "Depth (mediana) por place",
          "Mediana de 20 valores en cada grupo",
        ]
      ),
      ("ja", ["月別のRainの合計", "place別のDepthの中央値", "各グループ20個の値の中央値"]),
      ("ko", ["월별 Rain 합계", "place별 Depth 중앙값", "그룹마다 값 20개의 중앙값"]),
      ("zh-Hans", ["按月划分的Rain的总和", "按place划分的Depth的中位数", "每组20个值的中位数"]),
    ])
  func languages(tag: String, titles: [String]) throws {
    let words = Language(tag: tag).suggestions
    let days = rows("date,rain", 1200) {
      "\(2000 + $0 / 360)-\(two($0 / 30 % 12 + 1))-\(two($0 % 30 % 28 + 1)),\($0)"
    }
    let places = rows("place,depth", 400) {
      "P\($0 % 20),\(Double($0 % 20 * 100 + $0 / 20) + 0.5)"
    }
    let along = try #require(read(days).dataset)
    let across = try #require(read(places).dataset)
    let first = try #require(
      ChartInference.suggestions(for: along, url: "rain.csv", words: words).first)
    let bars = try #require(
      ChartInference.suggestions(for: across, url: "rain.csv", words: words).first {
        $0.spec["encoding"]?.members.contains { $0.value["aggregate"]?.string == "median" } == true
      })
    let subtitle = bars.spec["title"]?["subtitle"]?.string
    #expect([first.title, bars.title, subtitle ?? "-"] == titles)
    #expect(first.name.hasSuffix("rain-by-month"))
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  @Test("more series than can be told apart: small panels while they compare, largest first")
  func panels() throws {
    let text = rows("year,place,level", 60) {
      "\(1990 + $0 / 12),P\($0 % 12),\($0 % 12 * 5 + 9 + $0 / 12 * 3)"
    }
    let dataset = try #require(read(text).dataset)
    let first = try #require(
      ChartInference.suggestions(for: dataset, url: "rain.csv", words: .english).first)
    let facet = try #require(first.spec["encoding"]?["facet"])
    #expect(facet["sort"]?.elements?.compactMap(\.string).prefix(2) == ["P11", "P10"])
    #expect(first.spec["encoding"]?["color"] == nil)
    let subtitle = first.spec["title"]?["subtitle"]?.string
    #expect(subtitle == "A panel for each place, from the highest median down")
  }

  @Test(
    "names in capitals are printed as names where a spec can hold all of them",
    arguments: [(2, true), (20, false)])
  func printedNames(words: Int, isPrinted: Bool) throws {
    let first = ["NORTH", "SOUTH", "EAST", "WEST"]
    let names = (0..<words * 4).map {
      "\(first[$0 % 4]) HILL \(String("ABCDEFGHIJKLMNOPQRST".prefix($0 / 4 + 1)))"
    }
    let table =
      "PLACE,YEAR,HEIGHT\n"
      + names.flatMap { name in
        (0..<9).map { "\(name),\(1990 + $0),\(name.count * 7 + $0 * $0 % 5)\n" }
      }.joined()
    let specs = ChartInference.suggestions(
      for: try #require(read(table).dataset), url: "a.csv", words: .english)
    let made = specs.contains { spec in
      spec.spec["transform"]?.elements?.contains { $0["calculate"] != nil } ?? false
    }
    #expect(made == isPrinted)
  }

  @Test(
    "names of a table in capitals are words, but for signs and acronyms",
    arguments: [
      ("ID,RACE,TIME,BMI,NDT", ["ID", "Race", "Time", "BMI", "NDT"]),
      ("AGE,SITE_CODE,N1", ["Age", "Site code", "N1"]),
      ("RACE,TIME,beck", ["RACE", "TIME", "beck"]), ("RACE,TIME", ["RACE", "TIME"]),
      (",RACE,TIME,HEALTH CARE", ["Column 1", "Race", "Time", "Health care"]),
    ])
  func shouted(_ header: String, labels: [String]) throws {
    let cells = header.split(separator: ",", omittingEmptySubsequences: false).indices.map {
      "\($0)"
    }
    let row = cells.joined(separator: ",")
    let dataset = try #require(read("\(header)\n\(row)\n\(row)1\n").dataset)
    #expect(dataset.columns.map(\.label) == labels)
  }

  @Test("panels of numbers say what they number, and stand in its order")
  func numberedPanels() throws {
    let text = rows("year,district,level", 60) {
      "\(1990 + $0 / 12),\(($0 * 5) % 12 + 1),\(($0 * 5) % 12 * 5 + 9 + $0 / 12 * 3)"
    }
    let dataset = try #require(read(text).dataset)
    let first = try #require(
      ChartInference.suggestions(for: dataset, url: "rain.csv", words: .english).first)
    let facet = try #require(first.spec["encoding"]?["facet"])
    #expect(facet["sort"]?.elements?.compactMap(\.number).prefix(4) == [1, 2, 3, 4])
    #expect(!facet.members.contains { $0.name == "title" })
    let (chart, _) = SpecCompiler { _ in dataset }.chart(from: first.spec, id: "a")
    #expect(chart?.panels.first?.title == "District 1")
  }

  @Test(
    "more series than can be told apart: their sum or middle, then the highest of the last year")
  func manySeries() throws {
    for (name, aggregate) in [("rain", "sum"), ("price", "median")] {
      let text = rows("year,place,\(name)", 250) {
        "\(1990 + $0 / 50),P\($0 % 50),\($0 % 50 * ($0 % 50) * ($0 % 50) + $0 / 50 * 100)"
      }
      let dataset = try #require(read(text).dataset)
      let found = ChartInference.suggestions(for: dataset, url: "rain.csv", words: .english)
      #expect(found.first?.spec["encoding"]?["y"]?["aggregate"]?.string == aggregate)
      #expect(
        found.first?.spec["title"]?["subtitle"]?.string?.contains("50 series (place)") == true)
      let last = try #require(found.dropFirst().first)
      #expect(last.title.hasSuffix("by place, 1994: the 10 highest of 50"), "\(last.title)")
      let filter = try #require(last.spec["transform"]?.elements?.last?["filter"])
      #expect(filter["oneOf"]?.elements?.compactMap(\.string).prefix(2) == ["P49", "P48"])
      let note = last.spec["usermeta"]?["descant"]?["notes"]?.elements?.first?["topGroups"]
      #expect(note?["of"]?.number == 50)
      #expect(note?["median"]?.number != nil)
    }
  }

  @Test("sums don't stand beside their parts")
  func totals() throws {
    let names = (0..<9).map { "part_\($0)" }
    let text = rows("year," + names.joined(separator: ",") + ",whole", 8) { row in
      let parts = names.indices.map { ($0 + 2) * 10 + row * ($0 + 1) }
      return "\(1990 + row)," + parts.map(String.init).joined(separator: ",")
        + ",\(parts.reduce(0, +))"
    }
    let dataset = try #require(read(text).dataset)
    let suggestions = ChartInference.suggestions(for: dataset, url: "rain.csv", words: .english)
    #expect(suggestions.first?.spec["encoding"]?["y"]?["field"]?.string == "whole")
    let fold = suggestions.last?.spec["transform"]?.elements?.first?["fold"]?.elements
    #expect(fold?.compactMap(\.string) == names.reversed())
  }

  @Test("many rows to a moment: cases first, then their means along time")
  func sample() {
    let text = rows("year,weight,power,kind", 60) {
      "\(1990 + $0 / 12),\($0 * 7 % 31),\($0 * 7 % 31 * 2 + $0 % 5),\(["x", "y", "y"][$0 % 3])"
    }
    #expect(
      digest(text).prefix(1) == [
        "point x=power y=weight color=kind shape=kind"
      ])
  }

  @Test("two years are compared, not joined by a line")
  func pair() {
    let text = rows("year,site,yield", 24) { "\(1931 + $0 % 2),S\($0 / 4),\($0 * $0 % 23)" }
    #expect(digest(text).first == "point y=site x=yield(median) color=year shape=year")
  }

  @Test(
    "opening and closing prices share an axis, and without lowest and highest ones volume is told")
  func coinciding() {
    let text = rows("date,open,close,volume", 40) {
      "2024-\(two($0 / 28 + 1))-\(two($0 % 28 + 1)),\($0 % 9 + 50),\($0 % 8 + 50),\($0 * 7)"
    }
    #expect(
      digest(text) == ["line x=date y=value color=series", "line x=date y=volume"])
  }

  @Test("a suggestion's name is the address of its chart, whatever file it is saved to")
  func named() throws {
    let dataset = try #require(read("name,age\nAl,3\nBo,4\nCy,5").dataset)
    let first = try #require(
      ChartInference.suggestions(for: dataset, url: "rain.csv", words: .english).first)
    #expect(first.spec["name"]?.string == first.name)
    #expect(first.name == "age-by-name")
  }

  @Test("by name")
  func names() {
    #expect(digest("name,age\nAl,3\nBo,4\nCy,5") == ["bar y=name x=age"])
    #expect(
      digest("city,age\nRio de Janeiro,3\nOslo,4\nRome,5") == ["bar y=city x=age"])
    #expect(
      digest("kind,share\na,20\nb,30\nc,50\n".replacing("share", with: "share (%)"))
        == ["arc theta=share (%) color=kind"])
    #expect(
      digest(rows("kind,size", 30) { "\(["a", "b"][$0 % 2]),\($0 * $0 % 17 + $0 % 2 * 20)" })
        == ["boxplot x=kind y=size"])
    #expect(digest("kind\na\nb\na\nc") == ["bar y=kind x=(count)"])
    // Two values are no distribution.
    #expect(digest("a\n1\n2\n") == [])
    // Groups of one size are how the table was made: nothing to draw.
    #expect(digest("kind\na\nb\na\nb") == [])
    #expect(digest("month\nFeb\nJan\nJan\nMar").first == "bar x=month y=(count)")
  }

  @Test("measures against each other")
  func measures() {
    #expect(
      digest(
        rows("a,b,kind", 30) {
          "\($0 * 7 % 31),\($0 * 7 % 31 * 2 + $0 % 2 * 40),\(["x", "y"][$0 % 2])"
        }
      ) == ["point x=a y=b color=kind shape=kind"])
    #expect(digest(rows("a", 30) { "\($0 * 7 % 31).5" }) == ["bar x=a(bin) y=(count)"])
    #expect(
      digest(rows("id,lat,lon", 30) { "\($0),\($0).5,\($0 * 2).5" }) == ["point x=lon y=lat"])
  }

  @Test("ranges")
  func ranges() {
    #expect(
      digest("king,start,end\nA,1565,1603\nB,1603,1625\nC,1625,1649").first
        == "bar y=king x=start x2=end")
  }

  @Test(
    "a table without a chart gets a reason",
    arguments: [
      ("a,b\n", "it has no rows"), ("", "the file is empty"),
      ("a,b\nx,1\n", "one row leaves nothing to compare"),
      ("a\n5\n5\n5", "\"a\": all cells hold the same"),
      ("id\n1\n2\n3", "\"id\": its cells are addresses or codes, each there once"),
      ("a,b\n,\n,\n", "\"a\": no cell has a value, \"b\": no cell has a value"),
    ])
  func nothing(_ text: String, reason: String) throws {
    let dataset = try #require(read(text).dataset)
    let (suggestions, findings) = ChartInference.answer(
      for: dataset, url: "rain.csv", words: .english)
    #expect(suggestions.isEmpty)
    #expect(findings.map(\.code) == [.inferenceNothing])
    #expect(findings.first?.message.hasSuffix(reason) == true, "\(findings.first?.message ?? "")")
  }

  @Test("names with marks of their own stay names")
  func escapes() throws {
    let text = rows("year,no. [x]", 5) { "\(1990 + $0),\($0)" }
    let dataset = try #require(read(text).dataset)
    let spec = try #require(
      ChartInference.suggestions(for: dataset, url: "a b.csv", words: .english).first?.spec)
    #expect(spec["encoding"]?["y"]?["field"]?.string == #"no\. \[x\]"#)
    #expect(spec["data"]?["url"]?.string == "a b.csv")
    let again = JSONReader.read(Source(file: "a", text: spec.text(indent: 2)))
    #expect(again.node?.text() == spec.text())
  }

  @Test("the same table gives the same specs, however large")
  func large() {
    let text = rows("id,value,kind", 20_000) {
      "\($0),\($0 * $0 * 7919 % 1013),\(["x", "y"][$0 % 2])"
    }
    let first = digest(text)
    #expect(!first.isEmpty)
    #expect(digest(text) == first)
  }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
