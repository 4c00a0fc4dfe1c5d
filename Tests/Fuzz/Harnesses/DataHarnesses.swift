@testable import Descant

extension Harness {
  /// The first byte chooses the file's ending.
  static let data = Harness(name: "data", longest: 4096) { input in
    guard let first = input.first else { return }
    let ending = DatasetReader.endings[Int(first) % DatasetReader.endings.count]
    read("data." + ending, Array(input.dropFirst()), nil)
  }

  /// A descriptor, and the files that it describes.
  static let package = Harness(name: "package", longest: 4096) { input in
    let parcel = Parcel(input)
    guard let bytes = parcel["datapackage.json"] else { return }
    let (package, findings) = DataPackage.read(Source(file: "datapackage.json", bytes: bytes))
    tell(findings)
    for file in parcel.files where file.path != "datapackage.json" {
      read(file.path, file.bytes, package?.resource(forFile: file.path))
    }
  }

  static let json = Harness(name: "json", longest: 4096) { input in
    let (node, findings) = JSONReader.read(Source(file: "a.json", bytes: input))
    tell(findings)
    guard let node else { return }
    let text = node.text(indent: 2)
    let again = JSONReader.read(Source(file: "a.json", text: text)).node
    precondition(again?.text(indent: 2) == text, "JSON reads what it writes")
  }

  /// Rows behind the first line, which is the expression.
  static let expression = Harness(name: "expression", longest: 1024) { input in
    let text = String(decoding: input, as: UTF8.self)
    guard let expression = try? Expression(text) else { return }
    _ = expression.fields
    for number in [0.0, -1.5, 1e300, .leastNonzeroMagnitude] {
      _ = expression.value { $0 == "text" ? .text("1999-12-31 ä") : .number(number) }
    }
    _ = expression.value { _ in nil }
  }

  private static func read(_ file: String, _ bytes: [UInt8], _ resource: DataPackage.Resource?) {
    let (dataset, findings) = DatasetReader.read(file: file, bytes: bytes, resource: resource)
    tell(findings)
    guard let dataset else { return }
    let (suggestions, notes) = ChartInference.answer(for: dataset, url: file, words: .english)
    tell(notes)
    let compiler = SpecCompiler(titles: Language.english.titles) { _ in dataset }
    for suggestion in suggestions.prefix(2) {
      let (chart, findings) = compiler.chart(from: suggestion.spec, id: "a")
      // What we suggest, we can draw.
      precondition(
        chart != nil || findings.contains { $0.severity == .error },
        "a suggestion gives a chart or says why not")
    }
  }
}
