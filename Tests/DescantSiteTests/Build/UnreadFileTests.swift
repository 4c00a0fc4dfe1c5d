import Descant
import Testing

@testable import DescantSite

@Suite("Files of kinds that aren't read")
struct UnreadFileTests {
  private static func told(_ files: KeyValuePairs<String, String>) -> [Finding] {
    UnreadFile.findings(of: files.map { file in UnreadFile(file.key) { Array(file.value.utf8) } })
  }

  @Test(
    "each kind is named, with what would make it readable",
    arguments: [
      ("a/Budget 2024.XLSX", "", "warning", "it is a spreadsheet", "CSV UTF-8"),
      ("b.ods", "", "warning", "it is a spreadsheet", "CSV UTF-8"),
      ("b.parquet", "PAR1", "warning", "it is a columnar file", "read_parquet"),
      ("b.feather", "", "warning", "it is an Arrow file", "read_feather"),
      ("b.sqlite", "", "warning", "it is a database", "each table"),
      ("b.sav", "", "warning", "it is a file of a statistics program", "labels"),
      ("b.RData", "", "warning", "it is a file of R's", "write.csv"),
      ("b.gpx", "", "warning", "it is a map", "attributes as CSV"),
      ("b.shp", "", "warning", "it is a map", "attributes as CSV"),
      ("b.csv.gz", "", "warning", "it is an archive", "unpack"),
      ("b.xml", "<a/>", "warning", "it is an XML file", "CSV or JSON"),
      ("b.pdf", "%PDF", "note", "it is a PDF file", "CSV"),
      ("b.html", "", "note", "it is a page of HTML", "Markdown"),
      ("b.docx", "", "note", "it is a document", "Markdown"),
      ("b.txt", "a;b\n1;2\n3;4\n", "warning", "a table by its looks", "rename it to .csv"),
      ("b.dat", "a\tb\r\n1\t2\r\n3\t4", "warning", "a table by its looks", "rename it to .csv"),
      ("results", "\u{FEFF}a,b\n1,2\n3,4\n", "warning", "a table by its looks", "rename it"),
      ("b.txt", "Dear all,\nwe counted.\nRegards, us\n", "note", "neither data nor a page", ".csv"),
      ("b.txt", "a;b\n1;2\n", "note", "neither data nor a page", ".csv"),
      ("b.dat", "a,b\n1,2\n3,\0\n", "note", "neither data nor a page", ".csv"),
      ("b.xyz", "", "note", "neither data nor a page", ".csv"),
    ])
  func kinds(path: String, text: String, severity: String, words: String, help: String) throws {
    let found = Self.told([path: text])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.location?.file == path)
    #expect(finding.severity.name == severity)
    #expect(
      finding.message.hasPrefix("\"\(path)\" was not read: ") && finding.message.contains(words))
    #expect(finding.help?.contains(help) == true)
  }

  @Test(
    "what a folder of data may hold: data and pages are read, what is no data is passed over",
    arguments: [
      ("a.csv", "read"), ("x/a.TSV", "read"), ("a.vl.json", "read"), ("a.md", "read"),
      ("map.geojson", "read"), ("map.png", "read"), ("Site/styles/own.css", "read"),
      ("Templates/page.mustache", "read"),
      ("map.tiff", "ignored"), ("README", "read"), ("data/codebook.txt", "read"),
      ("LICENSE.txt", "ignored"),
      ("x/clean.R", "ignored"), ("plot.ipynb", "ignored"), ("Thumbs.db", "ignored"),
      ("x/desktop.ini", "ignored"), ("~$Budget.xlsx", "ignored"), ("a.csv~", "ignored"),
      ("roads.shx", "ignored"), ("roads.shp", "unread"), ("a.xlsx", "unread"), ("a", "unread"),
      ("requirements.xlsx", "unread"), ("thumbs.zip", "unread"), ("a.txt", "unread"),
      ("Content.csv", "read"),
    ])
  func choices(path: String, answer: String) {
    #expect("\(SourceChoice(isProject: false).answer(for: path))" == answer)
  }

  @Test(
    "beside the three folders of a project, nothing counts",
    arguments: [
      ("Content/a.xlsx", "read"), ("Content/deep/a.csv", "read"), ("Site/site.json", "read"),
      ("a.csv", "ignored"), ("node_modules/a.json", "ignored"), ("Content.csv", "ignored"),
    ])
  func projects(path: String, answer: String) {
    let choice = SourceChoice(isProject: true)
    #expect("\(choice.answer(for: path))" == answer)
    #expect(choice.enters(path) == (answer == "read"))
  }

  @Test("three of a kind are told one by one, more in one line, kinds for themselves")
  func grouping() {
    let three = Self.told(["c.xlsx": "", "a.ods": "", "b.xls": "", "a.parquet": ""])
    #expect(three.map { $0.location?.file } == ["a.ods", "a.parquet", "b.xls", "c.xlsx"])
    let four = Self.told(["c.xlsx": "", "a.ods": "", "b.xls": "", "d.xlsx": "", "a.parquet": ""])
    #expect(
      four.map(\.message) == [
        "4 files such as \"a.ods\" were not read: each is a spreadsheet",
        "\"a.parquet\" was not read: it is a columnar file",
      ])
  }

  @Test("a build tells of them, but for a PDF that a page links to; a reason may take that away")
  func building() async {
    let files = [
      SourceFile(path: "a.csv", bytes: Array("k,v\na,1\nb,2\nc,3\n".utf8)),
      SourceFile(path: "index.md", bytes: Array("# A\n\n[The report](one.pdf)\n".utf8)),
      SourceFile(path: "one.pdf", bytes: Array("%PDF".utf8)),
      SourceFile(path: "two.pdf", bytes: Array("%PDF".utf8)),
    ]
    let unread = [UnreadFile("b.xlsx") { [] }]
    let suppress = SourceFile(
      path: "Site/site.json",
      bytes: Array("{\"suppress\": {\"file-not-read\": \"kept beside\"}}".utf8))
    for (extra, told) in [([], ["b.xlsx", "two.pdf"]), ([suppress], [])] {
      let source = SiteSource(files: files + extra, unread: unread)
      let settings = SiteSettings.read(from: source).settings
      let output = await SiteBuilder.build(source, settings: settings)
      let found = output.findings.filter { $0.code.id == "file-not-read" }
      #expect(found.compactMap { $0.location?.file } == told)
    }
  }

  @Test(
    "a folder shows something if it holds a page, a chart, data, or a file to copy",
    arguments: [
      (["a.csv"], true), (["a.vl.json"], true), (["a.md"], true), (["Content/static/a.html"], true),
      (["README.md"], true), (["datapackage.json"], false), (["map.png", "one.pdf"], false),
      (["Site/site.json", "Templates/page.mustache", "Site/a.csv"], false), ([], false),
    ] as [([String], Bool)])
  func nothing(paths: [String], shows: Bool) {
    let source = SiteSource(files: paths.map { SourceFile(path: $0, bytes: []) })
    #expect(source.showsNothing == !shows)
  }
}
