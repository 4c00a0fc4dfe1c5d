import Testing

@testable import Descant

/// What READMEs, codebooks and pages of R say of columns.
@Suite("Codebooks beside data")
struct CodebookTests {
  private static let table = "id,hp,rx\na,1,2\nb,3,4\n"

  struct Row: Sendable, CustomTestStringConvertible {
    var what: String
    var text: String
    /// The labels of the columns "hp" and "rx".
    var labels: [String]
    var testDescription: String { what }
  }

  static let rows = [
    Row(
      what: "a line each, after a colon", text: "hp: gross horsepower\nrx: dose of the drug\n",
      labels: ["Gross horsepower", "Dose of the drug"]),
    Row(
      what: "a list whose names are set off",
      text: "# Cars\n\nSome words: of no column.\n\n- **hp**: Gross horsepower\n- `rx` – dose\n",
      labels: ["Gross horsepower", "Dose"]),
    Row(
      what: "what is set off with its colon", text: "* **hp:** Gross horsepower\n* **rx:** Dose\n",
      labels: ["Gross horsepower", "Dose"]),
    Row(
      what: "a table, of which the longest cell describes",
      text:
        "| Name | Type | Meaning |\n|---|---|---|\n| hp | number | Gross horsepower |\n| rx | number | Dose of the drug |\n",
      labels: ["Gross horsepower", "Dose of the drug"]),
    Row(
      what: "R's way, with numbers and equals signs",
      text: "[, 2] hp = Gross horsepower\n[, 3] rx = Dose\n", labels: ["Gross horsepower", "Dose"]),
    Row(
      what: "a page of R's documentation",
      text:
        #"\format{A frame. \describe{\item{\code{hp}}{Gross horsepower, as \emph{measured}.}\item{rx}{Dose}}}"#,
      labels: ["Gross horsepower", "Dose"]),
    Row(
      what: "the name ends where its remarks begin",
      text: "hp: Gross horsepower (SAE); of 1974\nrx: Treatment, in two arms\n",
      labels: ["Gross horsepower", "Treatment"]),
    Row(
      what: "a unit is no part of the name", text: "hp: Weight of the car in kg\nrx: Dose (mg)\n",
      labels: ["Weight of the car", "Dose"]),
    Row(
      what: "a sentence names nothing",
      text: "hp: this is how strong the engine of each car was found to be\nrx: dose\n",
      labels: ["hp", "Dose"]),
    Row(
      what: "what a column is stored as says nothing", text: "hp: numeric\nrx: Dose\n",
      labels: ["hp", "Dose"]),
    Row(
      what: "one line of a longer text may be chance", text: "rx: Dose\nand much more\n",
      labels: ["hp", "rx"]),
    Row(
      what: "capitals matter", text: "HP: Gross horsepower\nRX: Dose\n", labels: ["hp", "rx"]),
    Row(
      what: "front matter is for programs",
      text: "---\nhp: Gross horsepower\nrx: Dose\n---\nText\n",
      labels: ["hp", "rx"]),
  ]

  @Test("columns are called what a text beside them says", arguments: rows)
  func labels(_ row: Row) throws {
    let dataset = try #require(
      DatasetReader.read(
        file: "cars.csv", bytes: Array(Self.table.utf8), codebook: Codebook(row.text)
      ).dataset)
    #expect(dataset.columns.dropFirst().map(\.label) == row.labels)
  }

  @Test("a package says more than a text")
  func declared() throws {
    let package = DataPackage.read(
      Source(
        file: "datapackage.json",
        text:
          #"{"resources":[{"path":"cars.csv","schema":{"fields":[{"name":"hp","title":"Power"}]}}]}"#
      )
    ).package
    let (dataset, findings) = DatasetReader.read(
      file: "cars.csv", bytes: Array(Self.table.utf8),
      resource: package?.resource(forFile: "cars.csv"),
      codebook: Codebook("hp: Gross horsepower\nrx: Dose\n"))
    #expect(dataset?.columns.map(\.label) == ["ID", "Power", "Dose"])
    #expect(findings == [])
  }

  @Test(
    "files that say what columns are, by their names",
    arguments: [
      ("README.md", true), ("data/readme.txt", true), ("CODEBOOK", true), ("cars.md", true),
      ("cars.Rd", true), ("trains.md", false), ("cars.csv", false), ("README.csv", false),
    ])
  func named(file: String, isCodebook: Bool) {
    #expect(Codebook.describes(file, of: "cars.csv") == isCodebook)
  }
}
