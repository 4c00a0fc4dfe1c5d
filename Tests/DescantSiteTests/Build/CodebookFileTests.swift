import Testing

@testable import Descant
@testable import DescantSite

@Suite("Texts beside data files")
struct CodebookFileTests {
  private static let cars =
    "hp,dz\n" + (1...20).map { "\($0 * 7 % 23),\($0 * 7 % 23 * 3 + $0 % 4)\n" }.joined()

  @Test(
    "columns are called what a text of the same folder says, that of the file's own name first",
    arguments: [
      ([("README.md", "hp: Gross horsepower\ndz: Dose")], "Dose and gross horsepower"),
      (
        [("README.md", "hp: Power\ndz: Treatment"), ("data/cars.txt", "hp: Strength\ndz: Dose")],
        "Dose and strength"
      ),
      (
        [("data/codebook.md", "hp: Power\ndz: Dose"), ("data/cars.md", "hp: Strength")],
        "Dose and strength"
      ),
      ([("data/trains.md", "hp: Power\ndz: Dose")], "dz and hp"),
      ([("other/README.md", "hp: Power\ndz: Dose")], "dz and hp"),
    ])
  func named(texts: [(String, String)], title: String) async {
    let isTop = texts.allSatisfy { !$0.0.contains("/") }
    let path = isTop ? "cars.csv" : "data/cars.csv"
    let source = SiteSource(
      files: ([(path, Self.cars)] + texts).map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) })
    let (specs, _) = await SingleChart.suggestions(
      for: path, in: source, settings: SiteSettings())
    #expect(specs.first?.title.hasSuffix(title) == true, "\(specs.first?.title ?? "-")")
  }

  @Test("what a text says anew is read anew, though the data stay as they are")
  func remembered() async {
    var digests: Set<Digest> = []
    for text in [
      "hp: Power\ndz: Dose", "hp: Strength\ndz: Dose", "hp: Strength\ndz: Dose\n\nMore.",
    ] {
      let source = SiteSource(files: [
        SourceFile(path: "cars.csv", bytes: Array(Self.cars.utf8)),
        SourceFile(path: "README.md", bytes: Array(text.utf8)),
      ])
      let library = await Library(source, onDone: nil)
      digests.formUnion(library.datasets.map(\.digest))
    }
    #expect(digests.count == 2)
  }
}
