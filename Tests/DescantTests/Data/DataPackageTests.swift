import Testing

@testable import Descant

@Suite("Data packages")
struct DataPackageTests {
  @Test(
    "a declared type is held to",
    arguments: [
      ("a", #"{"name":"a","type":"string"}"#, "1,2", "a=1,2", ""),
      ("a", #"{"name":"a","type":"number"}"#, "1,n/a", "a=1,-", "data-not-a-number 3:1"),
      ("a", #"{"name":"a","type":"number","missingValues":["n/a"]}"#, "1,n/a", "a=1,-", ""),
      (
        "a", #"{"name":"a","type":"number","missingValues":[{"value":"-9","label":"none"}]}"#,
        "1,-9", "a=1,-", ""
      ),
      ("a", #"{"name":"a","type":"number","bareNumber":false}"#, "5 %,6 %", "a=5,6", ""),
      ("a", #"{"name":"a","type":"number","groupChar":"'"}"#, "1'000,2", "a=1000,2", ""),
      (
        "a", #"{"name":"a","type":"date","format":"%d/%m/%Y"}"#, "01/02/2020,02/03/2020",
        "a=2020-02-01,2020-03-02", ""
      ),
      (
        "a", #"{"name":"a","type":"date","format":"fmt:%d.%m.%y"}"#, "01.02.20,x", "a=2020-02-01,-",
        "data-not-a-date 3:1"
      ),
      (
        "a", #"{"name":"a","type":"date","format":"any"}"#, "31.12.2020,1.1.2021",
        "a=2020-12-31,2021-01-01", ""
      ),
      ("a", #"{"name":"a","type":"boolean"}"#, "1,0", "a=true,false", ""),
      (
        "a", #"{"name":"a","type":"boolean","trueValues":["ja"],"falseValues":["nein"]}"#,
        "ja,nein", "a=true,false", ""
      ),
      (
        "a",
        #"{"name":"a","type":"integer","categories":[{"value":0,"label":"no"},{"value":1,"label":"yes"}]}"#,
        "0,1", "a=no,yes", ""
      ),
      ("a", #"{"name":"a","type":"year"}"#, "1917,1918", "a=1917,1918", ""),
      ("a", #"{"name":"b","type":"year"}"#, "1917,1918", "a=1917,1918", "package-field 1:77"),
    ])
  func types(_ name: String, field: String, cells: String, digest: String, findings: String) throws
  {
    let text = "\(name)\n" + cells.split(separator: ",").joined(separator: "\n")
    let result = read(text, described: field)
    #expect(try #require(result.dataset).digest == digest)
    #expect(result.findings.digest.joined(separator: " ") == findings)
  }

  @Test(
    "a descriptor's mistakes are told where they stand",
    arguments: [
      (#"[]"#, "package-shape 1:1"), (#"{"resources": 3}"#, "package-shape 1:15"),
      (#"{"resources": [3]}"#, "package-shape 1:16"), (#"{"title": 3}"#, "package-shape 1:11"),
      (#"{"resources":[{"path":"../x.csv"}]}"#, "package-path 1:23"),
      (#"{"resources":[{"path":"/etc/passwd"}]}"#, "package-path 1:23"),
      (#"{"resources":[{"path":"https://x.org/a.csv"}]}"#, "package-path 1:23"),
      (
        #"{"resources":[{"schema":{"fields":[{"name":"a","type":"nummer"}]}}]}"#,
        "package-unknown-type 1:55"
      ),
      (#"{"resources":[{"schema":{"fields":[{"type":"number"}]}}]}"#, "package-shape 1:36"),
      (
        #"{"resources":[{"schema":{"fields":[{"name":"a","type":"date","format":"%Q"}]}}]}"#,
        "package-format 1:71"
      ),
      (
        #"{"resources":[{"schema":{"fields":[{"name":"a","decimals":-1}]}}]}"#, "package-shape 1:59"
      ),
      (#"{"resources":[{"dialect":{"delimiter":"::"}}]}"#, "package-shape 1:39"),
      ("{", "json-syntax 1:2"),
    ])
  func mistakes(_ text: String, digest: String) {
    let findings = DataPackage.read(Source(file: "datapackage.json", text: text)).findings
    #expect(findings.digest.joined(separator: " ") == digest)
  }

  @Test("titles, units, licences and sources reach the dataset")
  func metadata() throws {
    let text = """
      {"licenses": [{"name": "CC0-1.0"}], "resources": [{"name": "r", "path": "rain.csv",
       "title": "Rain", "description": "By month", "sources": [{"title": "Us"}],
       "dialect": {"delimiter": ";"}, "schema": {"missingValues": ["", "x"], "fields": [
        {"name": "mm", "type": "number", "title": "Rainfall", "unit": "millimeter", "symbol": "mm", "decimals": 1},
        {"name": "n", "type": "number", "unit": "cup", "unitPlural": "cups"}]}}]}
      """
    let (package, findings) = DataPackage.read(Source(file: "data/datapackage.json", text: text))
    #expect(findings.isEmpty)
    let resource = try #require(package?.resource(forFile: "data/rain.csv"))
    #expect(package?.resource(forFile: "rain.csv") == nil)
    let result = DatasetReader.read(
      file: "data/rain.csv", bytes: Array("mm;n\n1.25;x\n".utf8), resource: resource)
    #expect(result.findings.isEmpty)
    let dataset = try #require(result.dataset)
    #expect(dataset.title == "Rain")
    #expect(dataset.licences == [Licence(name: "CC0-1.0")])
    #expect(dataset.sources == [DataSource(title: "Us")])
    #expect(dataset.digest == "mm=1.25 n=-")
    #expect(dataset.columns.map(\.label) == ["Rainfall", "n"])
    #expect(dataset.columns.first?.decimals == 1)
    #expect(dataset.columns.map { $0.unit?.plural } == ["millimeters", "cups"])
  }
}
