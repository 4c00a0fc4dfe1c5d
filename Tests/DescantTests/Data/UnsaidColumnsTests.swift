import Testing

@testable import Descant

@Suite("What files leave unsaid of their columns")
struct UnsaidColumnsTests {
  private func dataset(_ text: String) throws -> Dataset {
    let read = DatasetReader.read(file: "a.csv", bytes: Array(text.utf8))
    return try #require(read.0)
  }

  private let table = "group,g2,c80,height (cm)\na,x,1.5,170\nb,y,2.5,180\na,z,3,175\n"

  @Test("numbers without description and unit, codes without description, and no source")
  func columns() throws {
    var data = try dataset(table)
    let unsaid = data.unsaid()
    #expect(unsaid.numbers == ["c80"])
    #expect(unsaid.names == ["g2"])
    #expect(unsaid.isSourceless)
    #expect(data.unsaid { $0.name == "group" }.numbers.isEmpty)
    data.sources = [DataSource(title: "Office", path: nil)]
    for index in data.columns.indices { data.columns[index].description = "What it is." }
    #expect(data.unsaid().isEmpty)
    #expect(Language.english.text(of: data.unsaid()) == nil)
  }

  @Test(
    "it is one line, with where to say it, in every language",
    arguments: [
      (
        Language.english,
        "The file does not say what c80 is, nor its unit. The file does not say what g2 stands for. The file names no source. Its author can say this in datapackage.json."
      ),
      (
        .german,
        "Die Datei sagt nicht, was c80 ist und in welcher Einheit. Die Datei sagt nicht, wofür g2 steht. Die Datei nennt keine Quelle. Wer sie herausgibt, kann das in datapackage.json sagen."
      ),
    ])
  func line(language: Language, expected: String) throws {
    let unsaid = try dataset(table).unsaid()
    let text = try #require(language.text(of: unsaid))
    let plain = String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isBidiControl }))
    #expect(plain == expected)
    for language in Language.all {
      let text = try #require(language.text(of: unsaid))
      #expect(text.contains("c80") && text.contains("g2") && text.contains("datapackage.json"))
    }
  }

  @Test("a chart tells of the columns that it shows")
  func chart() throws {
    let data = try dataset(table)
    let spec = """
      {"title":"A","data":{"url":"a.csv"},"mark":"bar","encoding":{\
      "y":{"field":"group","type":"nominal"},"x":{"field":"c80","aggregate":"mean"}}}
      """
    let (node, _) = JSONReader.read(Source(file: "chart.vl.json", text: spec))
    let compiler = SpecCompiler(
      locale: Language.english.locale, titles: Language.english.titles
    ) { _ in data }
    let read = try #require(node)
    let chart = try #require(compiler.chart(from: read, id: "a").chart)
    #expect(chart.provenance.unsaid.numbers == ["c80"])
    #expect(chart.provenance.unsaid.names.isEmpty)
  }
}
