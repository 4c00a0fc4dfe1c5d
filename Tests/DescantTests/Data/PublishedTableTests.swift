import Testing

@testable import Descant

extension Dataset {
  /// "rowsAbove(2) title(…)": what was done, as Swift prints it.
  var steps: [String] { reading.map { "\($0)" } }
}

@Suite("Tables as offices publish them")
struct PublishedTableTests {
  private static let ids = (1...6).map { "r\($0)" }.joined(separator: ",")
  private static let numbers = (1...6).map { "r\($0),\($0),\($0 + 1),\($0 + 2)\n" }.joined()

  @Test(
    "a tidy file is read as it is: nothing was done",
    arguments: [
      "a,b\n1,2\n3,4\n", "a;b\n1;2\n3;4\n", "a\tb\nx\t2\ny\t4\n", "name,v\nBob,x\nAnn,y\n",
      "k,a,b\nx,1,\ny,,\nz,3,4\n", "day,rain\n2024-01-01,1.5\n2024-01-02,\n",
      "k,v\n\"x, y\",1\n\"z\",2\n",
      "city,2019,2020\nA,5,6\nB,7,8\n", "id,x,y\n1,2,3\n2,,\n3,4,5\n4,,\n", "k,u\na,NA\nEU,AS\n",
    ])
  func tidy(_ text: String) throws {
    let (dataset, findings) = read(text)
    #expect(try #require(dataset).reading.isEmpty)
    #expect(findings.isEmpty)
  }

  @Test(
    "what stands above, below and between the rows of a table is no row",
    arguments: [
      (
        "Births by region,,\n,,\nRegion,2020 n,2021 n\nA,1,2\nB,3,4\n,,\nSource: Office,,\n",
        "Region=A,B 2020 n=1,3 2021 n=2,4",
        ["rowsAbove(1)", "title(\"Births by region\")", "rowsBelow(1)", "source(\"Office\")"]
      ),
      (
        "Tabelle 5.2a: Geburten,,\n,,\nLand,2020 n,2021 n\nA,1,2\nB,3,4\n",
        "Land=A,B 2020 n=1,3 2021 n=2,4", ["rowsAbove(1)", "title(\"Geburten\")"]
      ),
      (
        "表5出生,,\n,,\nLand,2020 n,2021 n\nA,1,2\nB,3,4\n",
        "Land=A,B 2020 n=1,3 2021 n=2,4", ["rowsAbove(1)", "title(\"出生\")"]
      ),
      (
        "表５　千葉の出生,,\n,,\nLand,2020 n,2021 n\nA,1,2\nB,3,4\n",
        "Land=A,B 2020 n=1,3 2021 n=2,4", ["rowsAbove(1)", "title(\"千葉の出生\")"]
      ),
      // A word that begins like one of a table, and a table without a name.
      (
        "Tabular births 5,,\n,,\nLand,2020 n,2021 n\nA,1,2\nB,3,4\n",
        "Land=A,B 2020 n=1,3 2021 n=2,4", ["rowsAbove(1)", "title(\"Tabular births 5\")"]
      ),
      (
        "Table 5,,\n,,\nLand,2020 n,2021 n\nA,1,2\nB,3,4\n",
        "Land=A,B 2020 n=1,3 2021 n=2,4", ["rowsAbove(1)", "title(\"Table 5\")"]
      ),
      (
        "Geburten nach Land\nQuelle: Amt\n\nLand;Zahl;Quote\nA;1;2,5\nB;3;4,5\n\nHinweis: gerundet\n",
        "Land=A,B Zahl=1,3 Quote=2.5,4.5",
        [
          "rowsAbove(2)", "title(\"Geburten nach Land\")", "source(\"Amt\")", "rowsBelow(1)",
          "note(\"Hinweis: gerundet\")", "decimalCommas([\"Quote\"])",
        ]
      ),
      (
        "k,a,b\nx,1,2\n,,\nk,a,b\ny,3,4\n", "k=x,y a=1,3 b=2,4",
        ["emptyRows(1)", "repeatedHeaders(1)"]
      ),
      // Neither the delimiter nor a title comes from comments; what they say is kept.
      (
        "# one; two; three\n#Source: Office\n#\na,b\n1,2\n3,4\n", "a=1,3 b=2,4",
        ["rowsAbove(3)", "source(\"Office\")", "note(\"one; two; three\")"]
      ),
      // Keys and their values are no title, but for the title's own.
      (
        "Series Id:   LNS14\nSeries title:   Jobless\nType:   Percent\n\n"
          + "k,a,b\nx,1,2\ny,3,4\n",
        "k=x,y a=1,3 b=2,4",
        [
          "rowsAbove(3)", "title(\"Jobless\")", "note(\"Series Id:   LNS14\")",
          "note(\"Type:   Percent\")",
        ]
      ),
      (
        "k,a,b\nx,1,2\ny,3,4\n====\nFootnotes\n1 - The number of children to a woman in her life\n",
        "k=x,y a=1,3 b=2,4",
        ["rowsBelow(1)", "note(\"1 - The number of children to a woman in her life\")"]
      ),
      // A word in place of the last number, beside the sums of those above.
      (
        "m,a,b\n1,2,3\n2,4,5\n3,6,7\n4,8,9\n5,10,12\nTotals,30,36\n",
        "m=1,2,3,4,5 a=2,4,6,8,10 b=3,5,7,9,12", ["rowsBelow(1)", "note(\"Totals · 30 · 36\")"]
      ),
      (
        "m,a,b\n1,2,3\n2,4,5\n3,6,7\n4,8,9\n5,10,12\nTotals,30,36\n,,\nSource: Office,,\n",
        "m=1,2,3,4,5 a=2,4,6,8,10 b=3,5,7,9,12",
        ["rowsBelow(2)", "source(\"Office\")", "note(\"Totals · 30 · 36\")"]
      ),
      // A mark before the names is no comment.
      ("#a,b\n1,2\n3,4\n", "#a=1,3 b=2,4", []),
      ("k,a,\nx,1,\ny,2,\n", "k=x,y a=1,2", ["emptyColumns(1)"]),
      (
        "k,a,b\nMen,,\nx,1,2\ny,3,4\nWomen,,\nx,5,6\ny,7,8\n",
        "Section=Men,Men,Women,Women k=x,y,x,y a=1,3,5,7 b=2,4,6,8",
        ["sections(column: \"Section\", rows: 2)"]
      ),
      ("k,a,b\nx,1,2\ny,,\nz,3,4\n", "k=x,y,z a=1,-,3 b=2,-,4", []),
      (
        "k,sex,n\nA,m,1\n,f,2\nB,m,3\n,f,4\n", "k=A,A,B,B sex=m,f,m,f n=1,2,3,4",
        ["filledDown(column: \"k\", cells: 2)"]
      ),
      ("note,k,n\nnew,A,1\n,B,2\n,C,3\n,D,4\n", "note=new,-,-,- k=A,B,C,D n=1,2,3,4", []),
      (
        "sep=;\na;b\n1;2\n", "a=1 b=2", ["separatorLine"]
      ),
      (
        "a\tb\nr1\t1\t2\nr2\t3\t4\n", "Column 1=r1,r2 a=1,3 b=2,4", ["rowNames"]
      ),
      // A row of words below the names says what they stand for; one of signs is for programs.
      (
        "id,q1,q2,q3\nNo.,How old?,How tall?,How far (km)?\n[0],i_a,i_b,i_c\n" + numbers,
        "id=\(ids) q1=1,2,3,4,5,6 q2=2,3,4,5,6,7 q3=3,4,5,6,7,8", ["describingRows(2)"]
      ),
      (
        "id,a,b,c\nunits,V,W,1/W\n" + numbers,
        "id=\(ids) a (V)=1,2,3,4,5,6 b (W)=2,3,4,5,6,7 c=3,4,5,6,7,8", ["unitRow"]
      ),
      // A blank line between them is no row.
      (
        "id,q1,q2,q3\n\nNo.,How old?,How tall?,How far (km)?\n" + numbers,
        "id=\(ids) q1=1,2,3,4,5,6 q2=2,3,4,5,6,7 q3=3,4,5,6,7,8", ["describingRows(1)"]
      ),
      // What comes below a source is no row, nor is a remark that is shorter than another.
      (
        "k,a,b\nx,1,2\ny,3,4\nz,5,6\nSource: Office\nOct 2009\nOffice,see page\n",
        "k=x,y,z a=1,3,5 b=2,4,6",
        ["rowsBelow(3)", "source(\"Office\")", "note(\"Oct 2009\")", "note(\"Office see page\")"]
      ),
      (
        "k,a,b\nx,1,2\ny,3,4\nz,5,6\nNames are those of the year in which it was founded\nNew councils of Scotland are in\n",
        "k=x,y,z a=1,3,5 b=2,4,6",
        [
          "rowsBelow(2)", "note(\"Names are those of the year in which it was founded\")",
          "note(\"New councils of Scotland are in\")",
        ]
      ),
      (
        "mean,n\nMay,29.84,32\nJune,3.5,66\n", "Column 1=May,June mean=29.84,3.5 n=32,66",
        ["rowNames"]
      ),
    ])
  func rows(_ text: String, digest: String, steps: [String]) throws {
    let (dataset, findings) = read(text)
    #expect(try #require(dataset).digest == digest)
    #expect(try #require(dataset).steps == steps)
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test(
    "names may stand in several rows, or in none",
    arguments: [
      (
        ",Men,,Women,\nAge,In,Out,In,Out\nyoung,1,2,3,4\nold,5,6,7,8\n",
        "Age=young,old Men – In=1,5 Men – Out=2,6 Women – In=3,7 Women – Out=4,8", "headerRows(2)"
      ),
      (
        "Age,Men,Men,Women\n,In,Out,In\nyoung,1,2,3\nold,5,6,7\n",
        "Age=young,old Men – In=1,5 Men – Out=2,6 Women – In=3,7", "headerRows(2)"
      ),
      ("k,v,w\n,kg,(%)\nx,1,2\ny,3,4\n", "k=x,y v (kg)=1,3 w (%)=2,4", "unitRow"),
      (
        "Berlin,3.7,5\nRom,2.8,6\nBonn,1.5,7\n",
        "Column 1=Berlin,Rom,Bonn Column 2=3.7,2.8,1.5 Column 3=5,6,7", "noHeader"
      ),
      ("k,5,10,20\na,0.1,0.2,0.3\nb,0.4,0.5,0.6\n", "k=a,b 5=0.1,0.4 10=0.2,0.5 20=0.3,0.6", ""),
      (
        "k,2019,2020,2020 b\na,0.1,0.2,0.3\nb,0.4,0.5,0.6\n",
        "k=a,b 2019=0.1,0.4 2020=0.2,0.5 2020 b=0.3,0.6", ""
      ),
    ])
  func headers(_ text: String, digest: String, step: String) throws {
    let dataset = try #require(read(text).dataset)
    #expect(dataset.digest == digest)
    #expect(dataset.steps.joined(separator: " ") == step)
  }

  @Test(
    "columns of periods are rows",
    arguments: [
      (
        "k,2010,2011,2012\nA,1,2,3\nB,4,,6\n",
        "k=A,A,A,B,B,B Year=2010,2011,2012,2010,2011,2012 Value=1,2,3,4,-,6"
      ),
      ("k,X2010,X2011,X2012\nA,1,2,3\n", "k=A,A,A Year=2010,2011,2012 Value=1,2,3"),
      (
        "k,2010 [YR2010],2011 [YR2011],2012 [YR2012]\nA,1,..,3\n",
        "k=A,A,A Year=2010,2011,2012 Value=1,-,3"
      ),
      ("k,pop_2010,pop_2011,pop_2012\nA,1,2,3\n", "k=A,A,A Year=2010,2011,2012 pop=1,2,3"),
      (
        "k,a_2010,a_2011,a_2012,b_2010,b_2011,b_2012\nA,1,2,3,4,5,6\n",
        "k=A,A,A Year=2010,2011,2012 a=1,2,3 b=4,5,6"
      ),
      (
        "k,2010/11,2011/12,2012/13\nA,1,2,3\n",
        "k=A,A,A Year=2010-01-01,2011-01-01,2012-01-01 Value=1,2,3"
      ),
      (
        "k,2011/11,2011/12,2012/01\nA,1,2,3\n",
        "k=A,A,A Month=2011-11-01,2011-12-01,2012-01-01 Value=1,2,3"
      ),
      (
        "Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec\n2020,1,2,3,4,5,6,7,8,9,10,11,12\n",
        "Month=\((1...12).map { $0 < 10 ? "2020-0\($0)-01" : "2020-\($0)-01" }.joined(separator: ","))"
          + " Value=1,2,3,4,5,6,7,8,9,10,11,12"
      ),
      (
        "unit,geo\\time\t2010\t2011\t2012\nPC,AT\t1 p\t: \t3\n",
        "unit=PC,PC,PC geo=AT,AT,AT Year=2010,2011,2012 Value=1,-,3"
      ),
      // Ones that say which of the columns a row is of are no values.
      (
        "k,2010,2011,2012\nA,1,0,0\nB,0,1,0\nC,0,0,1\n",
        "k=A,B,C 2010=1,0,0 2011=0,1,0 2012=0,0,1"
      ),
      // Two are no family; words are no values; another list of months is one of names.
      ("k,2010,2011\nA,1,2\n", "k=A 2010=1 2011=2"),
      ("k,2010,2011,2012\nA,x,y,z\nB,u,v,w\n", "k=A,B 2010=x,u 2011=y,v 2012=z,w"),
      ("k,Jan,Feb,Mar\nA,1,2,3\n", "k=A Jan=1 Feb=2 Mar=3"),
    ])
  func periods(_ text: String, digest: String) throws {
    #expect(
      try #require(read(text, file: "a.\(text.contains("\t") ? "tsv" : "csv")").dataset).digest
        == digest)
  }

  @Test("JSON-stat and the features of a map are tables")
  func cubes() throws {
    let cube = """
      {"version": "2.0", "class": "dataset", "label": "T", "id": ["m", "geo", "year"], "size": [1, 2, 2],
       "role": {"time": ["year"], "metric": ["m"]}, "dimension": {
       "m": {"category": {"label": {"R": "rate"}, "unit": {"R": {"symbol": "%"}}}},
       "geo": {"label": "Land", "category": {"index": ["a", "b"], "label": {"a": "A", "b": "B"}}},
       "year": {"label": "2003-2004", "category": {"index": {"2004": 1, "2003": 0}}}},
       "value": {"0": 1.5, "3": 4}}
      """
    let dataset = try #require(read(cube, file: "a.json").dataset)
    #expect(dataset.digest == "Land=A,A,B,B year=2003,2004,2003,2004 rate (%)=1.5,-,-,4")
    #expect(dataset.title == "T")
    let map = """
      {"type": "FeatureCollection", "features": [
       {"type": "Feature", "properties": {"n": 1}, "geometry": {"type": "Point", "coordinates": [9.5, 52]}},
       {"type": "Feature", "properties": {"n": 2}, "geometry": {"type": "Polygon", "coordinates": []}}]}
      """
    let points = try #require(read(map, file: "a.geojson").dataset)
    #expect(points.digest == "n=1,2 longitude=9.5,- latitude=52,-")
    #expect(points.steps == ["coordinates(rows: 1)", "shapes(kind: \"Polygon\", rows: 1)"])
  }

  @Test(
    "what a descriptor says wins, and what it forbids is not done",
    arguments: [
      (
        "k,2010,2011,2012\nA,1,2,3\n", #""descant:forbid": ["periods"]"#, "k=A 2010=1 2011=2 2012=3"
      ),
      ("n\n1\n2\n3\n4\n-999\n-999\n", #""descant:forbid": ["sentinels"]"#, "n=1,2,3,4,-999,-999"),
      ("n\n1\n2\n3\n4\n-999\n-999\n", #""missingValues": [""]"#, "n=1,2,3,4,-999,-999"),
      ("x,y,z\na,b,c\n1,2,3\n", #""dialect": {"headerRows": [1, 2]}"#, "x – a=1 y – b=2 z – c=3"),
      (
        "x,y,z\na,b,c\n1,2,3\n", #""dialect": {"headerRows": [1, 2], "headerJoin": "/"}"#,
        "x/a=1 y/b=2 z/c=3"
      ),
      ("T,,\nx,y,z\n1,2,3\n", #""descant:skipRows": 1"#, "x=1 y=2 z=3"),
      ("k,v\nA,\\N\nB,2\n", #""dialect": {"nullSequence": "\\N"}"#, "k=A,B v=-,2"),
    ])
  func declared(_ text: String, resource: String, digest: String) throws {
    let package = #"{"resources": [{"name": "a", "path": "a.csv", \#(resource)}]}"#
    let (read, mistakes) = DataPackage.read(Source(file: "datapackage.json", text: package))
    #expect(mistakes.isEmpty, "\(mistakes)")
    let dataset = DatasetReader.read(
      file: "a.csv", bytes: Array(text.utf8), resource: read?.resource(forFile: "a.csv")
    ).dataset
    #expect(try #require(dataset).digest == digest)
  }

  @Test("a descriptor's words that nobody knows are told with the one that was meant")
  func misspelt() {
    let text =
      #"{"resources": [{"path": "a.csv", "encoding": "utf-9", "descant:forbid": ["sentinel"]}]}"#
    let findings = DataPackage.read(Source(file: "datapackage.json", text: text)).findings
    #expect(findings.map(\.code) == [.packageEncoding, .packageForbid])
    #expect(findings.last?.help?.contains("sentinels") == true)
  }
}
